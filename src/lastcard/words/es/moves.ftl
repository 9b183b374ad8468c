### Las jugadas, como en un botón o en una lista.

move-card = Jugar { $card }
move-with = { $move }: { $choices }
move-draw = Robar
move-pass = Pasar
move-keep = Quedármela
move-accept = { $count ->
    [0] Aceptar
   *[other] Robar { $count }
}
move-challenge = Desafiar
move-flip = Descubrir una carta
move-uno = Cantar UNO
move-catch = ¡Te atrapé!
move-wait = Esperar
move-give = Regalar cartas rojas
move-choose = Elegir

ask-seat = ¿Quién?
ask-power = ¿Qué poder?
ask-color = ¿Qué color?
