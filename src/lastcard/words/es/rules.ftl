### Las reglas, por sus identificadores. Las decisiones empiezan por R-.

section-deck = Las cartas
section-setup = Preparación
section-turn = Tu turno
section-actions = Cartas de acción
section-uno = UNO
section-scoring = Final de ronda y puntuación
section-special = Cartas especiales
section-house = Reglas de la casa

rules-ruling = Decisión
rules-about-rulings = Una decisión es nuestra: aclara lo que las reglas impresas dejan abierto.

# What a deck of somebody’s own holds. $cards: as 2 × 7, 1 × Skip.
rules-each-color = De cada color ({ $colors }): { $cards }.
rules-wilds = Comodines: { $cards }.
rules-points = Estas cartas no valen los puntos habituales: { $cards }.
rules-defaults = Así se juega esta edición: { $options }.

rule-DECK-1 =
    Se juega con 108 cartas en rojo, amarillo, verde y azul. Cada color tiene un 0, dos cartas de
    cada número del 1 al 9, dos Roba dos, dos Cambios de sentido y dos Saltos. Cuatro Comodines y
    cuatro Comodines Roba cuatro completan la baraja.
rule-DECK-2 =
    Se juega con 108 cartas, como en la baraja clásica, pero los colores son rojo, azul, dorado y
    gris. Las cuatro cartas Artiste Extra de doble cara son para mirarlas: sácalas antes de jugar.
rule-DECK-3 =
    Se juega con 112 cartas: las 108 clásicas en rojo, amarillo, verde y azul, dos Comodines
    personalizables y dos Comodines Salvadores.
rule-DECK-4 =
    Se juega con 112 cartas: las 108 clásicas y cuatro Comodines de la Unión (decisión nuestra:
    las reglas impresas solo dan el total, y así lo completamos).
rule-DECK-5 =
    Se juega con 112 cartas: las 108 clásicas en rojo, amarillo, verde y azul, y cuatro Comodines
    Mágicos.
rule-DECK-6 =
    Se juega con 108 cartas. Un color tiene 17 cartas numéricas (del 1 al 9, sin 0), dos Roba dos,
    un Cambio de sentido y un Salto. Los comodines son cuatro Comodines Roba cuatro, 16 Personajes
    y cuatro Elecciones de poder; aquí no hay comodín simple. La caja trae 112 cartas por las
    cuatro cartas de Poder, que quedan fuera de la baraja y muestran de quién es cada poder.
rule-R-DECK-17 =
    Las 17 cartas numéricas de un color son un solo 1 y dos cartas de cada número del 2 al 9,
    igual que otras barajas tienen un solo 0.
rule-R-DECK-16 =
    Los 16 Personajes son cuatro rojos, cuatro azules, cuatro verdes y cuatro amarillos.
rule-SETUP-PLAYERS =
    Pueden jugar de dos a diez personas (decisión nuestra: también donde las reglas impresas no
    dan un número).
rule-SETUP-DEALER =
    Para saber quién reparte primero, todos sacan una carta y reparte el número más alto. Una
    carta con un símbolo en lugar de un número vale cero.
rule-R-SETUP-TIE =
    Si varias personas tienen entonces la carta más alta, sacan otra vez. Todas las cartas sacadas
    para esto vuelven antes de barajar. Donde puede repartir cualquiera, decide el azar.
rule-SETUP-DEAL =
    Se baraja y cada persona recibe siete cartas, o las que diga `hand_size`. El resto queda boca
    abajo como mazo, y su primera carta se descubre al lado para empezar los descartes.
rule-SETUP-POWERS =
    Las cuatro cartas de Poder esperan en sus soportes junto a la mesa: nadie tiene un poder
    todavía.
rule-OPEN-NUMBER =
    Si se descubre un número, empieza la persona a la izquierda de quien reparte, y se juega hacia
    la izquierda.
rule-OPEN-DRAW2 =
    Si se descubre un Roba dos, le toca a la persona a la izquierda de quien reparte: roba dos
    cartas y pierde su primer turno.
rule-OPEN-REVERSE =
    Si se descubre un Cambio de sentido, empieza quien reparte y se juega hacia la derecha.
rule-OPEN-SKIP =
    Si se descubre un Salto, se salta a la persona a la izquierda de quien reparte y empieza la
    siguiente.
rule-OPEN-WILD =
    Si se descubre un comodín, salvo un Comodín Roba cuatro, la persona a la izquierda de quien
    reparte elige el color y empieza.
rule-OPEN-SPECIAL = Un comodín especial descubierto al empezar solo trae el color elegido.
rule-OPEN-WILD4 =
    Un Comodín Roba cuatro nunca empieza los descartes: devuélvelo y descubre otra carta (decisión
    nuestra: antes se vuelve a barajar el mazo).
rule-OPEN-TG =
    Solo un número puede empezar: mientras salga una carta de acción, no cuenta y se descubre la
    siguiente encima (decisión nuestra: aquí cualquier comodín es una carta de acción). Si el mazo
    se acaba antes, la última carta descubierta se queda y no hace nada; si es un comodín, la
    primera persona elige el color (decisión nuestra: las reglas impresas no llegan tan lejos).
rule-R-NEXT-DEAL =
    Después de cada ronda reparte quien está un sitio más a la izquierda. Todas las cartas vuelven
    para el nuevo reparto.
rule-R-NEXT-TABLE =
    También las cartas que hay delante de los jugadores vuelven para el nuevo reparto, y lo que
    daban se acaba.
rule-DIR-LEFT =
    Se juega hacia la izquierda, en el sentido del reloj, hasta que algo cambie el sentido.
rule-TURN-MATCH =
    En tu turno puedes jugar una carta que coincida con la de arriba en el color, el número o el
    símbolo, o un comodín. Ejemplo: sobre un 7 rojo puedes jugar cualquier carta roja, cualquier 7
    o un comodín.
rule-TURN-SYMBOL =
    Los símbolos coinciden entre colores: cada uno va sobre el mismo símbolo de cualquier color,
    como un número sobre el mismo número.
rule-TURN-COLOR =
    Con un comodín arriba solo cuenta el color elegido: no hay número ni símbolo que seguir.
rule-TURN-WILD =
    Puedes jugar un comodín aunque tengas otra carta que se pueda jugar; solo el Comodín Roba
    cuatro tiene su propia condición.
rule-TURN-DRAW = Si nada de tu mano se puede jugar, robas una carta.
rule-TURN-DRAWN =
    Si la carta que acabas de robar se puede jugar, puedes jugarla enseguida. Si no, tu turno
    termina.
rule-TURN-DECLINE =
    Nada te obliga a jugar una carta que se puede jugar. Si te la quedas, robas una carta, y solo
    esa carta nueva se puede jugar ya en este turno.
rule-PILE-RESHUFFLE = Cuando se acaba el mazo, se barajan los descartes para formar uno nuevo.
rule-R-PILE-TOP =
    Al barajar los descartes, la carta de arriba se queda en la mesa. Si tienes que robar más
    cartas de las que hay entre los dos montones, tomas todas las que hay. Si no hay nada que
    robar, tienes que jugar si puedes y pasar si no, así que la partida nunca se atasca.
rule-ACT-DRAW2 = Roba dos: el siguiente roba dos cartas y pierde un turno.
rule-ACT-REVERSE =
    Cambio de sentido: cambia el sentido del juego. Si iba a la izquierda, ahora va a la derecha,
    y al revés.
rule-R-REVERSE-2P =
    Entre dos, un Cambio de sentido vale como un Salto: tienes otro turno y el sentido no cambia.
    La opción `two_player_reverse` elige entre `skip` (como se ha dicho, lo normal) y `plain`
    (solo cambia el sentido).
rule-ACT-SKIP = Salto: el siguiente pierde un turno.
rule-ACT-WILD = Comodín: eliges el color con el que se sigue. Puede ser el mismo de antes.
rule-ACT-WILD4 =
    Comodín Roba cuatro: eliges el color, y el siguiente roba cuatro cartas y pierde un turno.
rule-WILD4-LEGAL =
    Solo deberías jugar un Comodín Roba cuatro si no tienes ninguna carta del color actual; una
    carta con el número o el símbolo adecuado en otro color no cuenta en tu contra. Nadie te
    impide jugarlo de todos modos: es un farol, y pueden descubrirlo.
rule-WILD4-LEGAL-TG =
    En esta edición los demás comodines de tu mano también cuentan como cartas del color: si te
    queda alguno, tu Comodín Roba cuatro es un farol.
rule-WILD4-CHALLENGE =
    Si te toca un Comodín Roba cuatro y sospechas un farol, puedes desafiarlo antes de robar;
    nadie más puede. La persona acusada te muestra entonces su mano solo a ti.
rule-WILD4-GUILTY =
    Si era un farol, la persona acusada roba las cuatro cartas y tú ninguna (decisión nuestra:
    después tienes tu turno normal).
rule-WILD4-INNOCENT = Si no lo era, robas seis cartas en lugar de cuatro y pierdes tu turno.
rule-WILD4-COLOR =
    El color elegido se mantiene, diga lo que diga el desafío (decisión nuestra para todas las
    ediciones: solo una de las reglas impresas lo dice).
rule-R-WILD4-HAND =
    Cuentan el resto de la mano y el color actual en el momento en que se jugó el Comodín Roba
    cuatro.
rule-UNO-CALL =
    Canta UNO al jugar tu penúltima carta, para que todos sepan que te queda una sola.
rule-UNO-CATCH =
    Si se te olvida y alguien te atrapa antes de que empiece el siguiente, robas dos cartas. La
    opción `uno_penalty` cambia el número.
rule-R-UNO-WINDOW =
    Puedes cantar con la carta o después, hasta que alguien te atrape o el siguiente empiece:
    jugando, robando, aceptando un castigo o desafiando. Cuenta quien llega primero. Si no hay que
    cantar UNO, no se puede cantar ni atrapar a nadie.
rule-R-UNO-GROWN =
    Ya no tienes que cantar en cuanto robas o recibes cartas, porque ya tienes más de una. Que las
    manos cambien de sitio no lo evita: quien se quedó con una carta al jugar todavía tiene que
    cantar.
rule-OUT-END =
    La ronda termina, y la ganas, cuando no te quedan cartas (decisión nuestra: si tu última carta
    pide un color o una persona, lo eliges igualmente).
rule-OUT-DRAW =
    Si terminas con un Roba dos o un Comodín Roba cuatro, el siguiente tiene que robar igualmente,
    y esas cartas cuentan en la puntuación (decisión nuestra: también donde las reglas impresas no
    dicen nada).
rule-R-OUT-SPECIAL =
    Terminar va primero: si tu última carta es especial, la ronda ya ha terminado y la carta no
    hace nada.
rule-SCORE-CARDS =
    Una carta numérica vale su número; un Roba dos, un Cambio de sentido o un Salto, 20 puntos;
    cualquier comodín, también los especiales, 50 puntos.
rule-SCORE-WINNER =
    Quien gana la ronda suma los puntos de todas las cartas que quedan en las manos de los demás.
rule-SCORE-500 =
    Los puntos se suman de ronda en ronda, y quien llega primero a 500 gana la partida. Es la
    opción `scoring` en `winner`, lo normal aquí; `target` cambia los 500, y con `hand` decide una
    sola ronda.
rule-SCORE-TALLY =
    Otra forma de puntuar, `scoring` en `tally`: después de cada ronda todos anotan los puntos que
    les quedan en la mano. Cuando alguien llega a 500, gana el total más bajo (decisión nuestra:
    con el mismo total más bajo, la victoria se comparte).
rule-SCORE-TG =
    Una sola ronda decide la partida: gana quien se queda sin cartas. Es la opción `scoring` en
    `hand`, lo normal aquí; `winner` sigue hasta 500 puntos, y también existe `tally` (decisión
    nuestra: con `hand` se anotan los puntos igualmente, pero la partida ha terminado).
rule-CUSTOM-WILD =
    El Comodín personalizable es un comodín: puedes jugarlo en cualquier turno y eliges el color.
rule-CUSTOM-RULE =
    Cada uno de los dos Comodines personalizables lleva una regla de la casa que inventa la propia
    mesa. Puede ser cualquier cosa, siempre que todos estén de acuerdo, y se puede escribir una
    nueva para cada partida.
rule-R-CUSTOM =
    La opción `custom_rules` da a cada carta su texto, para que todos lo lean, y los efectos que
    el juego hace solo: robar un número de cartas, o hasta que salga un color, o hasta la mano más
    grande; perder un turno; mostrar la mano a todos; descartar cartas al azar o todo un color;
    darte todo un color o recibir el tuyo; intercambiar la mano contigo; pasar todas las manos a la
    izquierda, a la derecha o en el sentido del juego; barajar y repartir de nuevo todas las manos;
    cambiar el sentido o darte otro turno enseguida. Un efecto es para ti, para el siguiente (siempre
    quien está al lado en el sentido del juego), para alguien que eliges, para los demás, para todos
    o para quien tiene menos o más cartas; puede valer solo con o sin un color, o perdonar a quien
    muestra o descarta uno. Pero la mano se intercambia con alguien que eliges, y no puedes perder
    tu propio turno. Un texto sin efecto está bien, la mesa lo hace por su cuenta, y una carta sin
    regla es un simple comodín.
rule-R-EFFECTS =
    Lo que una carta especial hace a varias personas empieza por quien la jugó y sigue en el sentido
    del juego; a quién le toca se decide antes. El turno que se pierde es el próximo que vendría: un
    Salto o un Roba dos afecta entonces a la persona que viene después de quien ya lo pierde. Las
    cartas que hace robar se roban enseguida: nadie puede responder a ellas ni pasarlas, tampoco con
    `stacking`.
rule-SAVE-PLACE =
    El Comodín Salvador es un comodín para otra persona: lo pones delante de cualquiera menos de
    ti y eliges el color (decisión nuestra: como no está en los descartes, la carta siguiente
    tiene que ser de ese color o un comodín).
rule-SAVE-SHIELD =
    Mientras la carta esté ahí, las cartas de castigo no afectan a esa persona. El siguiente
    comodín de cualquiera lo termina y manda la carta a los descartes (decisión nuestra: un
    segundo Comodín Salvador también cuenta, y la carta vieja va debajo de la primera de los
    descartes).
rule-R-SAVE =
    Una carta de castigo es un Roba dos, un Salto, un Comodín Roba cuatro o un Cambio de sentido
    que entre dos vale como Salto; de un Comodín personalizable, el escudo detiene cada parte que
    te hace robar o perder un turno, y nada más. Detrás de un escudo no robas ni pierdes el turno,
    así que tampoco hay nada que desafiar. Si la carta de castigo es ella misma un comodín y
    termina el escudo, este todavía la detiene.
rule-TOGETHER-DRAW =
    Comodín de la Unión: di cuántas cartas tiene la mano más grande. Los demás, por orden, roban
    hasta tener otras tantas. También eliges el color.
rule-R-TOGETHER =
    Se cuentan las manos después de que el Comodín de la Unión haya salido de la tuya. El
    siguiente roba primero y tú al final: también robas, salvo que ninguna mano sea mayor que la
    tuya.
rule-MAGIC-PASS =
    Comodín Mágico: todas las manos avanzan. Das tu mano entera a la izquierda, como todos, y
    eliges el color (decisión nuestra: la izquierda es el sentido del reloj, sea cual sea el
    sentido del juego).
rule-POWER-TAKE =
    Personaje: ganas el poder del color de la carta, aunque ya lo tenga alguien, y su carta de Poder
    pasa a tu sitio. Es un comodín, así que también eliges el color con el que se sigue.
rule-POWER-CHOICE =
    Elección de poder: ganas el poder que quieras, aunque ya lo tenga alguien, y eliges el color.
rule-POWER-KEEP = Un poder es tuyo hasta que otra persona lo toma. Puedes tener varios a la vez.
rule-POWER-RED =
    Poder rojo: en cualquier momento puedes dar tus cartas rojas a otra persona (decisión nuestra:
    un comodín no tiene color propio, así que un Personaje rojo no es una carta roja).
rule-R-POWER-RED =
    Un regalo son siempre todas tus cartas rojas y va a una sola persona, que no puede tener el
    poder amarillo; puedes hacerlo fuera de tu turno. Si eran tus últimas cartas, has ganado la
    ronda; un Roba dos o un Comodín Roba cuatro que aún espera respuesta o color se roba entonces
    y cuenta, salvo que te tocara robarlo a ti. Si el regalo te deja con una carta, no tienes que
    cantar UNO. Si regalas la carta que acabas de robar, pasas.
rule-POWER-BLUE =
    Poder azul: puedes jugar dos cartas en un turno (decisión nuestra: la segunda es voluntaria,
    va justo después de la primera y tiene que poder jugarse sobre ella; la carta que te da el
    poder ya es una primera carta, pero después de robar no hay segunda).
rule-R-POWER-BLUE =
    Los castigos se roban enseguida, y un Comodín Roba cuatro se resuelve, desafío incluido, antes
    de que sigas. Cada Salto, Roba dos y Comodín Roba cuatro le cuesta un turno a una persona: el
    segundo le toca a quien entonces sería el siguiente, y entre dos tu rival simplemente pierde
    dos turnos. Con `stacking` no hay segunda carta para ti cuando respondes a un castigo, ni
    cuando el siguiente responde al tuyo.
rule-POWER-GREEN =
    Poder verde: si nada de tu mano se puede jugar, puedes descubrir la siguiente carta del mazo
    sobre los descartes, aunque allí no se pueda jugar. Con eso termina tu turno.
rule-R-POWER-GREEN =
    La carta descubierta cuenta como jugada por ti: hace lo de siempre, y tú eliges por ella.
    Puede ser incluso un Comodín Roba cuatro; el siguiente puede desafiarlo, pero nunca es un
    farol.
rule-POWER-YELLOW =
    Poder amarillo: Salto, Cambio de sentido, Roba dos, Comodín Roba cuatro y el poder rojo no te
    afectan (decisión nuestra: las reglas impresas nombran el Personaje rojo, y entendemos por
    ello los regalos de cartas rojas).
rule-R-POWER-YELLOW =
    Una carta jugada contra ti va a los descartes pero no te hace nada: no robas ni pierdes un
    turno. Si te iba a tocar a ti cuando se jugó un Cambio de sentido, el sentido no cambia.
rule-H-STACK =
    Acumular, opción `stacking`, lo normal es `off`: con `same` puedes responder a un Roba dos con
    otro y a un Comodín Roba cuatro con otro; con `any` también puedes poner un Comodín Roba
    cuatro sobre un Roba dos. Las cartas por robar se suman y pasan al siguiente hasta que alguien
    las roba todas; si alguien termina mientras se acumula, el siguiente lo roba todo. Se desafía
    el último Comodín Roba cuatro: si era un farol, quien lo jugó lo roba todo, y si no, lo robas
    tú todo y dos cartas más.
rule-H-STACK-OPEN = Con `stacking` también se puede responder a un Roba dos descubierto al empezar.
rule-H-STACK-SAFE =
    Con `stacking`, si los castigos no pueden dañarte, haces desaparecer lo acumulado y juegas un
    turno normal.
rule-H-JUMP =
    Adelantarse, opción `jump_in`, no o sí: si tienes exactamente la carta de arriba, mismo color
    y mismo número o símbolo, y no un comodín, puedes jugarla fuera de turno, y se sigue después
    de ti. Puedes hacerlo mientras la persona a la que le toca no haya empezado, incluso sobre
    Roba dos que se acumulan. Cuenta como empezar el turno siguiente, así que entonces es tarde
    para cantar o atrapar por la carta anterior.
rule-H-JUMP-BLUE = Una carta jugada con `jump_in` no te da una segunda por el poder azul.
rule-H-SEVEN =
    Sietes y ceros, opción `seven_zero`, no o sí: con un 7 intercambias la mano con alguien que
    eliges, y un 0 pasa todas las manos en el sentido del juego. Como última carta, un 7 o un 0
    solo termina la ronda, y descubierto al empezar no hace nada.
rule-H-DRAWON =
    Seguir robando, opción `draw_until_playable`, no o sí: si nada de tu mano se puede jugar, robas
    hasta que una carta se pueda jugar. Si puedes jugar y no quieres, robas solo una. Si se acaban
    los montones, tu turno termina.
rule-H-FORCE =
    Sin guardar cartas, opción `force_play`, no o sí: si puedes jugar una carta, tienes que
    hacerlo, también una que acabas de robar. Responder a las cartas por robar sigue siendo
    voluntario cuando se acumulan.
rule-H-FORCE-BLUE = Con `force_play` la segunda carta del poder azul sigue siendo voluntaria.
rule-H-NOBLUFF =
    Sin faroles, opción `no_bluff`, no o sí: solo puedes jugar un Comodín Roba cuatro cuando está
    permitido. No hay nada que desafiar, así que las cuatro cartas se roban enseguida, o se pasan
    si se acumula.
rule-H-SAYPASS =
    Decir «paso», opción `say_pass`, no o sí: si te quedas con una carta que acabas de robar, lo
    dices, se pudiera jugar o no. Así nadie más lo sabe. Cuando en una mesa juegan dos o más
    personas, vale siempre que la mesa no decida otra cosa.
rule-H-HAND =
    Números que se pueden cambiar: `hand_size`, las cartas que recibe cada uno (de 1 a 10, lo normal
    es 7); `target`, el límite de puntos (de 1 a 10000, lo normal es 500); `uno_penalty`, las cartas
    que robas si te atrapan sin cantar UNO (de 0 a 10, lo normal es 2).
