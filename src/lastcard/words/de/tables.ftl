### Tische im Browser: der Weg zurück, gemeinsam weiter, späte Plätze, Punkte, die App.

join-shut = Diesen Tisch sieht nur, wer beigetreten ist.
back-title = Deine Tische
back-alone = Gerade ist niemand da
back-here = Gerade da: { $names }
back-with = Mit { $names }
back-lobby = Das Spiel hat noch nicht begonnen
back-yours = Du bist dran!
back-turn = { $name } ist dran
back-over = Das Spiel ist zu Ende
back-between = Die Runde ist zu Ende
back-go = Zurück an den Tisch
back-forget = Diesen Tisch vergessen

score-target = { $scoring ->
    [tally] Bei { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkten
    } gewinnt die kleinste Summe
   *[winner] Gespielt wird bis { count-points }
}
score-latest = Diese Runde
score-ready = bereit
score-rounds = Alle Runden
score-counts = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
score-now = Jetzt starten
score-you-ready = Du bist bereit
score-waiting = Warten auf { $names }
score-begins = Es geht los in
late-title = Für einen Bot einspringen?
late-later = Ab der nächsten Runde mitspielen?
late-take = Für { $name } spielen
late-ask = Ich will mitspielen
late-asked = Du spielst ab der nächsten Runde mit
late-start = Du fängst ohne Punkte an.
late-low = Hier gewinnt die niedrigste Punktzahl. Du fängst darum mit der bisher höchsten an: { $points }.
late-full = Alle Plätze sind besetzt. Du kannst mitspielen, sobald jemand geht.
late-began = { $count } zu Beginn
late-names = Ab der nächsten Runde dabei: { $names }
late-allow = Wer später kommt, darf mitspielen
watch-allow = Andere dürfen zuschauen
watching-more = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Leute schauen zu
}

app-offline = Du bist offline. Die Seite meldet sich von selbst zurück; die Einführung geht auch ohne Netz.

shuffle-by = Mitgemischt: { $names }
shuffle-without = Beim Mischen ausgelassen: { $names }
shuffle-left_out = Dein Anteil am Mischen kam zu spät und blieb außen vor.
shuffle-broken = Vorsicht: So, wie gemischt wurde, war es vor dem Geben nicht versprochen.
