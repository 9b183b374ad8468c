### Die Analyse einer Partie: was jede Entscheidung gekostet hat, und wie viel Glück war.

review-title = Analyse
review-round = Runde { $number }
review-winner = { $name } gewinnt die Runde.
review-nobody = Niemand hat die Runde gewonnen.
review-account = { $name }: Glück { $luck }, eigene Entscheidungen { $own }, Entscheidungen der anderen { $others } (± { $error })
review-sum = Punkte von 100. Mit dem fairen Anteil von { $fair } ergeben sie das Ergebnis: 100 für den Sieg, 0 für die anderen.
review-second-look = Einen zweiten Blick wert
review-all-fine = Kein Zug hat viel verschenkt.
review-move = Zug { $number }, { $name }: { $move }. { $verdict ->
    [slip] Eine Ungenauigkeit
    [mistake] Ein Fehler
   *[blunder] Ein grober Fehler
}: gewinnt { $chance } von 100 Mal. Besser: { $best }, gewinnt { $better } Mal.
review-working = Zug { $done } von { $total } wird angesehen…
review-ask = Diese Partie analysieren
review-graph = Alle Gewinnchancen in der Runde, vom Geben bis zum Ende
review-thinking = Der Coach sieht sich die Partie an…
review-failed = Der Coach kann sich diese Partie gerade nicht ansehen. Versuch es später noch einmal.
