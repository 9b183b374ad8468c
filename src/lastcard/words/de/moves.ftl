### Spielzüge, wie auf einem Knopf oder in einer Liste.

move-card = { $card } spielen
move-with = { $move }: { $choices }
move-draw = Ziehen
move-pass = Passen
move-keep = Behalten
move-accept = { $count ->
    [0] Annehmen
   *[other] { $count } ziehen
}
move-challenge = Anzweifeln
move-flip = Karte aufdecken
move-uno = UNO rufen
move-catch = Erwischt!
move-wait = Warten
move-give = Rote Karten verschenken
move-choose = Wählen

ask-seat = Wer soll es sein?
ask-power = Welche Kraft?
ask-color = Welche Farbe?
