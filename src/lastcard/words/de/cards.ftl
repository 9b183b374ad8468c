### Wie Karten, Farben und Kräfte heißen, in jedem Programm.
### Entschieden: Wahlkarte für jede Karte, mit der man die Farbe wählt (nicht Farbenwahl);
### Retterkarte, Zauberkarte, Miteinander-Karte, Kräftewahl. Alle Karten sind weiblich.

color = { $color ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [gold] Gold
    [gray] Grau
   *[other] { $color }
}
part-colored = { $color ->
    [red] rote
    [yellow] gelbe
    [green] grüne
    [blue] blaue
    [gold] goldene
    [gray] graue
   *[other] { $color }
}

card-number = { color } { $number }
    .one = eine { part-colored } { $number }
    .does = Passt auf dieselbe Farbe oder dieselbe Zahl.
card-seven = Du tauschst die Handkarten mit einer Person deiner Wahl.
card-zero = Alle geben ihre Handkarten in Spielrichtung weiter.
card-S = { color } Aussetzen
    .one = eine { part-colored } Aussetzen-Karte
    .does = Wer als Nächstes dran wäre, setzt aus.
card-R = { color } Richtungswechsel
    .one = eine { part-colored } Richtungswechsel-Karte
    .does = Die Spielrichtung ändert sich.
card-D = { color } Zieh zwei
    .one = eine { part-colored } Zieh-zwei-Karte
    .does = Wer als Nächstes dran wäre, zieht zwei Karten und setzt aus.
card-W = Wahlkarte
    .one = eine Wahlkarte
    .does = Wähle die Farbe. Eine Wahlkarte passt immer.
card-W4 = Zieh-vier-Wahlkarte
    .one = eine Zieh-vier-Wahlkarte
    .does =
        Wähle die Farbe. Wer als Nächstes dran wäre, zieht vier und setzt aus oder zweifelt sie
        an: Erlaubt ist sie nur ohne eine Karte der aktuellen Farbe auf der Hand.
card-wild = Auch die Farbe wird gewählt.
card-WA = Eigene Regel (erste)
    .one = die erste Eigene-Regel-Karte
    .does = Tut, was euer Tisch darauf geschrieben hat.
card-WB = Eigene Regel (zweite)
    .one = die zweite Eigene-Regel-Karte
    .does = Tut, was euer Tisch darauf geschrieben hat.
card-WS = Retterkarte
    .one = eine Retterkarte
    .does = Schützt jemand anderen vor Strafen, bis die nächste Wahlkarte gespielt wird.
card-WM = Zauberkarte
    .one = eine Zauberkarte
    .does = Alle geben ihre Handkarten nach links.
card-WT = Miteinander-Karte
    .one = eine Miteinander-Karte
    .does = Alle ziehen, bis jede Hand so groß ist wie die größte.
card-Wr = Rote Figur
    .one = eine rote Figur
    .does = Nimm die rote Kraft: Verschenke jederzeit deine roten Karten.
card-Wy = Gelbe Figur
    .one = eine gelbe Figur
    .does =
        Nimm die gelbe Kraft: Aussetzen, Richtungswechsel, Ziehkarten und rote
        Geschenke treffen dich nicht.
card-Wg = Grüne Figur
    .one = eine grüne Figur
    .does =
        Nimm die grüne Kraft: Passt nichts, deck die nächste Karte des Stapels
        auf.
card-Wb = Blaue Figur
    .one = eine blaue Figur
    .does = Nimm die blaue Kraft: Spiel zwei Karten in einem Zug.
card-WP = Kräftewahl
    .one = eine Kräftewahl
    .does = Nimm dir eine der vier Kräfte.

power-r = die rote Kraft
    .does = Rote Kraft: rote Karten verschenken
power-y = die gelbe Kraft
    .does = Gelbe Kraft: vor Strafen geschützt
power-g = die grüne Kraft
    .does = Grüne Kraft: eine Karte aufdecken
power-b = die blaue Kraft
    .does = Blaue Kraft: zwei Karten im Zug

count-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
count-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
seat = Platz { $number }
labelled = { $label }: { $value }
