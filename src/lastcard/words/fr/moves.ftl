### Les coups, comme sur un bouton ou dans une liste.

move-card = Jouer { $card }
move-with = { $move } : { $choices }
move-draw = Piocher
move-pass = Passer
move-keep = La garder
move-accept = { $count ->
    [0] Accepter
   *[other] Piocher { $count }
}
move-challenge = Contester
move-flip = Retourner une carte
move-uno = Annoncer UNO
move-catch = Contre-UNO !
move-wait = Attendre
move-give = Offrir les cartes rouges
move-choose = Choisir

ask-seat = Qui ?
ask-power = Quel pouvoir ?
ask-color = Quelle couleur ?
