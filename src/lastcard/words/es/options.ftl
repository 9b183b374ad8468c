### Las reglas que una mesa puede elegir.
### Decidido: Límite de puntos (al llegar a él también se puede perder); acumular; adelantarse.

option-scoring = Puntuación
    .winner = Quien gana suma lo que tienen los demás, hasta llegar al límite
    .tally = Cada uno cuenta su mano; gana el total más bajo
    .hand = Decide una sola ronda
option-target = Límite de puntos
option-hand_size = Cartas que recibe cada uno
option-uno_penalty = Cartas por olvidar UNO
option-two_player_reverse = Cambio de sentido entre dos
    .skip = Vale como Salto
    .plain = Solo cambia el sentido
option-stacking = Acumular cartas de robar
    .off = No: se roba enseguida
    .same = Sí, sobre el mismo tipo de carta
    .any = Sí, y el Comodín Roba cuatro va también sobre el Roba dos
option-jump_in = Adelantarse fuera de turno con una carta idéntica
option-seven_zero = Un 7 intercambia manos, un 0 pasa todas las manos
option-draw_until_playable = Robar hasta poder jugar
option-force_play = Quien puede jugar, tiene que jugar
option-no_bluff = Sin faroles con el Comodín Roba cuatro
option-say_pass = Pasar después de robar: nadie sabe si la carta se puede jugar
option-custom_rules = Reglas propias

option-on = sí
option-off = no

part-who = { $who ->
    [next] El siguiente
    [chosen] Alguien a tu elección
    [others] Cada uno de los demás
    [all] Cada uno
    [fewest] Quien tiene menos cartas
    [most] Quien tiene más cartas
   *[me] Quien la juega
}
part-card = { $color ->
    [color] carta del color actual
   *[other] carta { part-feminine }
}
part-cards = { $color ->
    [color] cartas del color actual
   *[other] cartas de color { color }
}
effect-draw = { part-who } roba { count-cards }.
effect-miss = { part-who } pierde un turno.
effect-show = { part-who } muestra su mano.
effect-swap = Quien la juega intercambia la mano con alguien a su elección.
effect-pass_left = Todos pasan su mano a la izquierda.
effect-pass_right = Todos pasan su mano a la derecha.
effect-redeal = Se barajan todas las manos y se reparten de nuevo.
effect-reverse = Cambia el sentido.
effect-again = Quien la juega tiene otro turno.
effect-draw_until = { part-who } roba hasta que salga una { part-card }.
effect-draw_up = Todos roban hasta igualar la mano más grande.
effect-discard = { part-who } descarta { count-cards } al azar.
effect-discard_all = { part-who } descarta todas sus { part-cards }.
effect-give = { part-who } da todas sus { part-cards } a quien la juega.
effect-take = { part-who } recibe todas las { part-cards } de quien la juega.
effect-lose_powers = { part-who } pierde todos sus poderes.
effect-pass_on = Todos pasan su mano en el sentido del juego.
effect-take_power = Quien la juega toma el poder { color }.
effect-take_any_power = Quien la juega toma uno de los poderes.
effect-shield = Protege a otra persona de los castigos hasta que se juegue otro comodín.
effect-written = Hace lo que la mesa ha escrito en ella.
effect-with = { $text } Solo afecta a quienes tienen una { part-card } en la mano.
effect-without = { $text } Solo afecta a quienes no tienen ninguna { part-card } en la mano.
effect-unless_show = { $text } Quien tiene una { part-card } muestra la mano en su lugar.
effect-unless_discard = { $text } Quien tiene una { part-card } descarta una en su lugar, elegida al azar.
effect-color = el color actual

who-next = el siguiente
who-chosen = alguien a tu elección
who-others = cada uno de los demás
who-all = cada uno
who-me = quien la juega
who-fewest = quien tiene menos cartas
who-most = quien tiene más cartas

deed-draw = roba cartas
deed-miss = pierde un turno
deed-show = muestra su mano
deed-swap = intercambia la mano
deed-pass_left = manos a la izquierda
deed-pass_right = manos a la derecha
deed-redeal = repartir de nuevo
deed-reverse = cambio de sentido
deed-again = otro turno
deed-pass_on = manos al siguiente
deed-draw_until = roba hasta un color
deed-draw_up = roba hasta el máximo
deed-discard = descarta al azar
deed-discard_all = descarta todo un color
deed-give = da todo un color
deed-take = recibe todo un color
deed-lose_powers = pierde todos sus poderes
deed-shield = escudo para otra persona
deed-take_power = poder de un color

when-always = siempre
when-with = solo con:
when-without = solo sin:
when-unless_show = salvo si muestra:
when-unless_discard = salvo si descarta:

effects-none = Lo hacen los propios jugadores.
