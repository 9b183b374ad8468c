### Die Analyse eines Spiels: was jede Entscheidung gekostet hat, und wie viel Glück war.

review-title = Analyse
review-hands = Handkarten
review-round = Runde { $number }
review-winner = { $actor ->
    [you] Du gewinnst die Runde.
   *[other] { $name } gewinnt die Runde.
}
review-nobody = Niemand hat die Runde gewonnen.
review-account = { $name }: Glück { $luck }, eigene Entscheidungen { $own }, Entscheidungen der anderen { $others } (± { $error })
review-sum = Punkte von 100. Mit dem fairen Anteil von { $fair } ergeben sie das Ergebnis: 100 für den Sieg, 0 für die anderen.
review-told = { $name } hatte { $luck ->
    [lucky] Glück
    [unlucky] Pech
   *[even] weder Glück noch Pech
} und hat { $own ->
    [much] viel
    [some] ein bisschen was
   *[none] kaum etwas
} verschenkt.
review-luck = Glück
review-own = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-bars = Alle beginnen mit der gleichen Gewinnchance: { $fair } von 100. Balken nach rechts haben sie erhöht, Balken nach links gesenkt; am Ende stehen 100 für den Sieg und 0 für die anderen. ± sagt, wie ungenau Glück und eigene Entscheidungen geschätzt sind.
review-second-look = Einen zweiten Blick wert
review-all-fine = Kein Zug hat viel verschenkt.
review-move = Zug { $number }, { $name }: { $move }. { $verdict ->
    [slip] Eine Ungenauigkeit
    [mistake] Ein Fehler
   *[blunder] Ein grober Fehler
}: gewinnt { $chance } von 100 Mal. Besser: { $best }, gewinnt { $better } Mal.
review-same-card = dieselbe Karte, aber { $changes }
review-same-choose = { $choices } wählen
review-same-call = UNO rufen
review-same-no-call = UNO nicht rufen
review-fine = Zug { $number }, { $name }: { $move }. Gewinnt { $chance } von 100 Mal, und nichts war deutlich besser.
review-working = Zug { $done } von { $total } wird angesehen…
review-ask = Dieses Spiel analysieren
review-graph = Alle Gewinnchancen in der Runde, vom Geben bis zum Ende
review-thinking = Der Coach sieht sich das Spiel an…
review-failed = Der Coach kann sich dieses Spiel gerade nicht ansehen. Versuch es später noch einmal.

## Warum ein Zug gut ist.

reason-last = { $actor ->
    [you] Es ist deine letzte Karte und gewinnt die Runde.
   *[other] Es ist die letzte Karte und gewinnt die Runde.
}
reason-misses = { $target ->
    [you] Du hast nur noch { count-cards } und setzt aus.
   *[other] { $name } hat nur noch { count-cards } und setzt aus.
}
reason-owes = { $target ->
    [you] Du hast nur noch { count-cards } und bekommst { $drawn } dazu.
   *[other] { $name } hat nur noch { count-cards } und bekommt { $drawn } dazu.
}
reason-draws = { $target ->
    [you] Du hast nur noch { count-cards }, ziehst { $drawn } und setzt aus.
   *[other] { $name } hat nur noch { count-cards }, zieht { $drawn } und setzt aus.
}
reason-only = { $actor ->
    [you] Keine andere deiner Karten passt.
   *[other] Keine andere Karte passt.
}
reason-better-hand = { $actor ->
    [you] { $name } hat { count-cards }, und die bekommst du für deine { $own }.
   *[other] { $target ->
        [you] Du hast { count-cards }, und die bekommt { $player } im Tausch gegen { $own }.
       *[other] { $name } hat { count-cards }, und die bekommt { $player } im Tausch gegen { $own }.
    }
}
reason-largest = { $actor ->
    [you] Niemand hat mehr Karten als du, und alle mit weniger müssen ziehen.
   *[other] Niemand hat mehr Karten als { $player }, und alle mit weniger müssen ziehen.
}
reason-power = { $actor ->
    [you] Du bekommst { $power }.
   *[other] { $player } bekommt { $power }.
}
reason-color = { $actor ->
    [you] { $count ->
        [one] Du hast noch 1 { part-colored } Karte.
       *[other] Du hast noch { $count } { part-colored } Karten.
    }
   *[other] { $count ->
        [one] { $player } hat noch 1 { part-colored } Karte.
       *[other] { $player } hat noch { $count } { part-colored } Karten.
    }
}
reason-drew = { $target ->
    [you] Du konntest zuletzt { color } nicht spielen.
   *[other] { $name } konnte zuletzt { color } nicht spielen.
}
reason-points = { $actor ->
    [you] Sie würde { count-points } gegen dich zählen.
   *[other] Sie würde { count-points } gegen { $player } zählen.
}
reason-keep = { $actor ->
    [you] Das kannst du für später aufheben: { $cards }.
   *[other] Das kann { $player } für später aufheben: { $cards }.
}
reason-bluff = Es ist ein Bluff und kann angezweifelt werden.
reason-catch = { $target ->
    [you] Du hast nicht UNO gerufen und ziehst { count-cards }.
   *[other] { $name } hat nicht UNO gerufen und zieht { count-cards }.
}
reason-call = { $actor ->
    [you] Wer dich vor deinem Ruf erwischt, lässt dich { count-cards } ziehen.
   *[other] Wird { $player } vor dem Ruf erwischt, sind { count-cards } zu ziehen.
}
reason-none-fits = { $actor ->
    [you] Keine deiner Karten passt.
   *[other] Keine Karte passt.
}
reason-flip = { $actor ->
    [you] Keine deiner Karten passt, und die aufgedeckte wird gleich gespielt.
   *[other] Keine Karte passt, und die aufgedeckte wird gleich gespielt.
}
reason-give-out = { $actor ->
    [you] Es sind deine letzten Karten: Sie zu verschenken gewinnt die Runde.
   *[other] Es sind die letzten Karten: Sie zu verschenken gewinnt die Runde.
}
reason-give = { $actor ->
    [you] Du wirst auf einmal { count-cards } los.
   *[other] { $player } wird auf einmal { count-cards } los.
}
reason-seen = { $actor ->
    [you] Du hast bei { $name } eine { part-colored } Karte gesehen: Es ist ein Bluff.
   *[other] { $target ->
        [you] { $player } hat bei dir eine { part-colored } Karte gesehen: Es ist ein Bluff.
       *[other] { $player } hat bei { $name } eine { part-colored } Karte gesehen: Es ist ein Bluff.
    }
}
reason-many = { $target ->
    [you] Du hast { count-cards }, darunter wohl eine { part-colored }.
   *[other] { $name } hat { count-cards }, darunter wohl eine { part-colored }.
}
reason-cannot-answer = { $actor ->
    [you] Du hast keine Karte, um sie weiterzugeben.
   *[other] { $player } hat keine Karte, um sie weiterzugeben.
}
reason-wrong-challenge = { $actor ->
    [you] Falsch angezweifelt kostet dich { count-cards }.
   *[other] Falsch angezweifelt kostet { count-cards }.
}
reason-only-move = Es gibt keinen anderen Zug.

## Viele Spiele: wie viel Glück, wie gut, und welche Fehler am häufigsten.

standing-rounds = { $rounds ->
    [one] 1 Runde analysiert, { $won } gewonnen.
   *[other] { $rounds } Runden analysiert, { $won } gewonnen.
}
standing-sums = Je Runde Glück { $luck } und eigene Entscheidungen { $own } Punkte von 100.
standing-verdicts = { $moves ->
    [one] 1 Entscheidung
   *[other] { $moves } Entscheidungen
}: Ungenauigkeiten { $slips }, Fehler { $mistakes }, grobe Fehler { $blunders }.
standing-often = Was am häufigsten schiefging:
standing-kind = { $what } ({ $count }×)
standing-none = Es gibt noch kein beendetes Spiel zum Analysieren. So beginnt eines: { $command }
standing-game = Spiel { $number } von { $all }
mistake-uno = UNO nicht gerufen
mistake-color = eine andere Farbe war besser
mistake-target = eine andere Person oder Kraft zu wählen war besser
mistake-trusted = angenommen, wo Anzweifeln besser war
mistake-doubted = angezweifelt, wo Annehmen besser war
mistake-early = eine Wahlkarte zu früh gespielt
mistake-late = eine Wahlkarte zu lange behalten
mistake-card = eine andere Karte war besser
mistake-held = gezogen oder gepasst, statt zu spielen
mistake-spent = gespielt, wo Ziehen oder Passen besser war
mistake-other = etwas anderes war besser
