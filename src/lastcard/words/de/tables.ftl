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
