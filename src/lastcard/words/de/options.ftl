### Die Regeln, die ein Tisch wählen kann.
### Entschieden: Punkteziel; Ziehkarten stapeln; dazwischenwerfen.

option-scoring = Wertung
    .winner = Wer gewinnt, bekommt die Punkte der anderen, bis zum Punkteziel
    .tally = Alle zählen die eigene Hand; am Ende gewinnt, wer am wenigsten hat
    .hand = Eine einzige Runde entscheidet
option-target = Punkteziel
option-hand_size = Karten für jeden am Anfang
option-uno_penalty = Karten für ein vergessenes UNO
option-two_player_reverse = Richtungswechsel zu zweit
    .skip = Zählt als Aussetzen
    .plain = Ändert nur die Richtung
option-stacking = Ziehkarten stapeln
    .off = Nein: sofort ziehen
    .same = Ja, auf dieselbe Art Karte
    .any = Ja, und die Zieh-vier-Wahlkarte geht auch auf Zieh zwei
option-jump_in = Mit genau der gleichen Karte dazwischenwerfen, auch wenn man nicht dran ist
option-seven_zero = Eine 7 tauscht Handkarten, bei einer 0 geben alle ihre weiter
option-draw_until_playable = Ziehen, bis eine Karte passt
option-force_play = Wer spielen kann, muss spielen
option-no_bluff = Kein Bluffen mit der Zieh-vier-Wahlkarte
option-say_pass = Nach dem Ziehen passen: Niemand erfährt, ob die Karte passt
option-custom_rules = Eigene Regeln

option-on = an
option-off = aus

effect-draw = { part-who } { part-draw } { count-cards }.
effect-miss = { part-who } { part-sit } aus.
effect-show = { part-who } { part-show } Handkarten.
effect-swap = Wer sie spielt, tauscht die Handkarten mit einer Person eigener Wahl.
effect-pass_left = Alle geben ihre Handkarten nach links.
effect-pass_right = Alle geben ihre Handkarten nach rechts.
effect-redeal = Alle Handkarten werden zusammen gemischt und neu verteilt.
effect-reverse = Die Richtung ändert sich.
effect-again = Wer sie spielt, ist noch einmal dran.
part-who = { $who ->
    [next] Wer als Nächstes dran ist,
    [chosen] Eine Person deiner Wahl
    [others] Alle anderen
    [all] Alle
    [fewest] Wer am wenigsten Karten hat,
    [most] Wer am meisten Karten hat,
   *[me] Wer sie spielt,
}
part-draw = { $who ->
    [others] ziehen
    [all] ziehen
   *[one] zieht
}
part-sit = { $who ->
    [others] setzen
    [all] setzen
   *[one] setzt
}
part-show = { $who ->
    [others] zeigen ihre
    [all] zeigen ihre
   *[one] zeigt die eigenen
}
part-lay = { $who ->
    [others] legen
    [all] legen
   *[one] legt
}
part-give = { $who ->
    [others] geben
    [all] geben
   *[one] gibt
}
part-get = { $who ->
    [others] bekommen
    [all] bekommen
   *[one] bekommt
}
part-lose = { $who ->
    [others] verlieren
    [all] verlieren
   *[one] verliert
}
part-card = { $color ->
    [color] Karte der aktuellen Farbe
   *[other] { part-colored } Karte
}
part-cards = { $color ->
    [color] Karten der aktuellen Farbe
   *[other] { part-colored }n Karten
}
effect-draw_until = { part-who } { part-draw }, bis eine { part-card } kommt.
effect-draw_up = Alle ziehen, bis alle so viele Karten haben wie die größte Hand.
effect-discard = { part-who } { part-lay } { count-cards } ab, die der Zufall bestimmt.
effect-discard_all = { part-who } { part-lay } alle { part-cards } ab.
effect-give = { part-who } { part-give } alle { part-cards } an die Person, die diese Karte spielt.
effect-take = { part-who } { part-get } alle { part-cards } von der Person, die diese Karte spielt.
effect-lose_powers = { part-who } { part-lose } alle Kräfte.
effect-pass_on = Alle geben ihre Handkarten in Spielrichtung weiter.
effect-take_power = Wer sie spielt, nimmt sich die { part-colored } Kraft.
effect-take_any_power = Wer sie spielt, nimmt sich eine der Kräfte.
effect-shield = Sie schützt jemand anderen vor Strafen, bis die nächste Wahlkarte gespielt wird.
effect-written = Sie tut, was der Tisch darauf geschrieben hat.
effect-with = { $text } Das gilt nur für die, die eine { part-card } auf der Hand haben.
effect-without = { $text } Das gilt nur für die, die keine { part-card } auf der Hand haben.
effect-unless_show = { $text } Wer eine { part-card } hat, zeigt stattdessen die Handkarten.
effect-unless_discard = { $text } Wer eine { part-card } hat, legt stattdessen eine davon ab, die der Zufall bestimmt.
effect-color = die aktuelle Farbe

who-next = wer als Nächstes dran ist
who-chosen = eine Person deiner Wahl
who-others = alle anderen
who-all = alle
who-me = wer sie spielt
who-fewest = wer am wenigsten hat
who-most = wer am meisten hat

deed-draw = Karten ziehen
deed-miss = aussetzen
deed-show = Handkarten zeigen
deed-swap = Handkarten tauschen
deed-pass_left = Hände nach links
deed-pass_right = Hände nach rechts
deed-redeal = alles neu verteilen
deed-reverse = Richtung ändern
deed-again = noch einmal dran
deed-pass_on = Hände in Spielrichtung
deed-draw_until = ziehen bis zu einer Farbe
deed-draw_up = alle Hände auffüllen
deed-discard = zufällig ablegen
deed-discard_all = ganze Farbe ablegen
deed-give = ganze Farbe abgeben
deed-take = ganze Farbe bekommen
deed-lose_powers = alle Kräfte verlieren
deed-shield = Schild für jemand anderen
deed-take_power = Kraft einer Farbe

when-always = immer
when-with = nur mit:
when-without = nur ohne:
when-unless_show = außer wer zeigt:
when-unless_discard = außer wer ablegt:

effects-none = Die Spieler führen es selbst aus.
