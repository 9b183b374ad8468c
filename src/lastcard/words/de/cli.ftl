### Was die Befehlszeile zu Leuten sagt, die spielen.

## Eigene Spiele.

games-line = { $when }: { $edition } gegen { $names }{ $practice ->
    [yes] , Übung
   *[no] {""}
}. { $result }
games-open = Noch nicht zu Ende, Runde { $number }.
games-won = { $winner ->
    [you] Du hast gewonnen ({ count-points }).
    [shared] Gewonnen: du und { $names } ({ count-points }).
    [one] { $names } hat gewonnen ({ count-points }).
   *[several] { $names } haben gewonnen ({ count-points }).
}
games-none = Du hast noch kein Spiel gespielt. So beginnt eines: { $command }
games-which = Welches Spiel? Eine Zahl, oder Enter für das erste:
games-which-again = Gib eine Zahl von 1 bis { $most } ein.
games-another = Enter für ein neues Spiel, r für die Wiederholung, w für die Analyse, q zum Beenden:
games-record = Die Aufzeichnung ist in { $path }. Ansehen mit: { $command }

## An edition that is checked.

check-ends = { $given ->
    [0] { $rounds ->
        [one] Die eine zufällige Runde ist zu Ende gegangen.
       *[other] Alle { $rounds } zufälligen Runden sind zu Ende gegangen.
    }
    [one] 1 von { $rounds } zufälligen Runden hat so lange gedauert, dass sie abgebrochen wurde.
   *[other] { $given } von { $rounds } zufälligen Runden haben so lange gedauert, dass sie abgebrochen wurden.
}
check-turns = Eine Runde dauert im Mittel { $turns } Züge, und neun von zehn dauern { $low } bis { $high }.
check-decides = { $card } ist in { $share } % der Runden die letzte Karte.
