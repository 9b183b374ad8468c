### Was die Einführung sagt.

learn-title = Spielen lernen
learn-next = Weiter
learn-watch = { $actor ->
    [you] Sieh, was jetzt passiert.
   *[other] Sieh { $name } zu.
}
learn-done = Jetzt richtig spielen
learn-again = Noch einmal von vorn
learn-two-instead = Deine grüne 8 passt auch, aber probier diesmal die Zieh-zwei-Karte.
learn-wild-instead = Das wäre erlaubt, aber nimm hier Grün: Du hast eine grüne Karte.
learn-uno-instead = Nicht so schnell: Drück erst UNO, dann spiel deine blaue 5.
learn-four-instead = Das darfst du, aber zweifle sie diesmal an: Milo hatte eine grüne Karte.
learn-goal =
    Du hast fünf Karten, und Milo und Zoe haben ihre. Wer zuerst alle los ist, gewinnt die
    Runde.
learn-match =
    Auf dem Stapel liegt eine rote 7. Spiel eine Karte mit derselben Farbe oder derselben Zahl:
    Deine rote 2 passt.
learn-number =
    Zoe hat eine rote 6 gespielt. Rot hast du nicht mehr, aber jede 6 passt auch: Spiel deine
    gelbe 6.
learn-draw = Jetzt liegt da eine gelbe 1, und bei dir passt nichts. Zieh eine Karte vom Stapel.
learn-reverse =
    Glück gehabt, ein gelber Richtungswechsel! Was du ziehst, darfst du gleich spielen, wenn es
    passt. Er dreht die Richtung um: Nach dir kommt Zoe, nicht Milo.
learn-two = Eine grüne 4. Spiel deine grüne Zieh-zwei-Karte: Zoe zieht zwei Karten und setzt aus.
learn-more =
    Wegen Milos Aussetzen-Karte warst du nicht dran. Jetzt liegt da eine rote 7, und nichts
    passt: Zieh eine Karte.
learn-wild =
    Eine Wahlkarte passt immer, und du bestimmst die Farbe. Spiel sie und wähle Grün: Du hast
    eine grüne Karte.
learn-uno = Gleich hast du nur noch eine Karte. Drück zuerst UNO, dann spiel deine blaue 5.
learn-catch =
    Zoe hat nur noch eine Karte und hat vergessen, UNO zu rufen. Erwisch sie, dann zieht sie
    zwei Karten!
learn-four =
    Eine Zieh-vier-Wahlkarte ist nur ohne eine Karte der aktuellen Farbe erlaubt, und das war
    Grün. Milo sieht verdächtig aus: Zweifle sie an!
learn-bluff =
    Ein Bluff! Milo hatte eine grüne Karte und zieht vier, und du bist dran. Sonst hättest du
    sechs gezogen.
learn-out = Deine letzte Karte passt. Spiel sie!
learn-won =
    Du hast die Runde gewonnen. Was die anderen noch haben, zählt für dich: Zahlen ihren Wert,
    Aussetzen, Richtungswechsel und Zieh zwei je 20, Wahlkarten je 50. Wer zuerst 500 Punkte
    hat, gewinnt das Spiel.
