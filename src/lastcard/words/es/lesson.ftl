### Lo que dice la lección.

learn-title = Aprender a jugar
learn-next = Continuar
learn-watch = { $actor ->
    [you] Mira lo que pasa ahora.
   *[other] Mira cómo juega { $name }.
}
learn-done = Ahora, una partida de verdad
learn-again = Otra vez desde el principio
learn-two-instead = Tu 8 verde también se puede jugar, pero prueba esta vez el Roba dos.
learn-wild-instead = Se podría, pero aquí elige verde: tienes una carta verde.
learn-uno-instead = No tan rápido: primero pulsa UNO y luego juega tu 5 azul.
learn-four-instead = Puedes hacerlo, pero esta vez desafía: Milo sí tenía una carta verde.
learn-goal =
    Tienes cinco cartas, y Milo y Zoe tienen las suyas. Quien se quede antes sin cartas gana la
    ronda.
learn-match =
    En los descartes hay un 7 rojo. Juega una carta del mismo color o con el mismo número: tu 2
    rojo se puede jugar.
learn-number =
    Zoe ha jugado un 6 rojo. Ya no tienes rojas, pero también se puede jugar cualquier 6: juega
    tu 6 amarillo.
learn-draw = Ahora hay un 1 amarillo y nada de tu mano se puede jugar. Roba una carta del mazo.
learn-reverse =
    ¡Qué suerte, un Cambio de sentido amarillo! Si la carta que robas se puede jugar, puedes jugarla
    enseguida. Esta cambia el sentido del juego: después de ti le toca a Zoe, no a Milo.
learn-two = Un 4 verde. Juega tu Roba dos verde: Zoe roba dos cartas y pierde un turno.
learn-more =
    El Salto de Milo te ha hecho perder un turno. Ahora hay un 7 rojo y nada se puede jugar:
    roba una carta.
learn-wild =
    Un comodín siempre se puede jugar, y tú eliges el color. Juégalo y elige verde: tienes una
    carta verde.
learn-uno = Estás a punto de quedarte con una carta. Primero pulsa UNO y luego juega tu 5 azul.
learn-catch = A Zoe le queda una carta y ha olvidado cantar UNO. ¡Atrápala y robará dos cartas!
learn-four =
    Un Comodín Roba cuatro solo se permite sin cartas del color actual, que era el verde. Milo
    parece culpable: ¡desafía!
learn-bluff =
    ¡Era un farol! Milo tenía una carta verde y roba cuatro, y te toca a ti. Si no, habrías
    robado seis.
learn-out = Tu última carta se puede jugar. ¡Juégala!
learn-won =
    Has ganado la ronda. Lo que les queda a los demás cuenta para ti: los números, su valor;
    Salto, Cambio de sentido y Roba dos, 20; los comodines, 50. Quien llegue antes a 500 puntos
    gana la partida.
