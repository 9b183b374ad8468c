### Lo que dice solo el terminal.
### Decidido: las teclas se llaman como están rotuladas.

color-stem = { $color ->
    [red] roj
    [yellow] amarill
    [green] verd
    [blue] azul
    [gold] dorad
    [gray] gris
   *[other] { $color }
}
bot-with-id = { $name } ({ $id })
round = Ronda { $number }
no-color = aún sin color

do-play = Jugar
do-keys = Teclas
do-hint = Consejo
do-undo = Deshacer
do-scores = Puntos
do-leave = Salir
do-back = Volver
do-choose = Elegir
do-change = Cambiar
do-theme = Oscuro o claro
do-start = Empezar
do-go-on = Continuar
do-add-bot = Añadir bot
do-drop-bot = Quitar bot
do-people = Personas
do-card = Carta
do-settings = Ajustes
do-next = Siguiente
do-view = Qué vista
do-run = Reproducir o parar

keys-arrows = Señalar una carta o una jugada; Tab va a la siguiente que se puede jugar
keys-enter = Jugar lo señalado, como un clic; se pregunta lo que haya que elegir
keys-numbers = Jugar la carta o la jugada con ese número
keys-typing = Escribir una jugada: una carta, =g un color, *y un poder, ! UNO; / empieza cualquier jugada
keys-uno = Cantar UNO: con la próxima carta, o justo después
keys-moves = Robar; pasar o quedársela; aceptar; descubrir una carta
keys-hint = Un consejo (contra bots)
keys-undo = Deshacer tu última jugada (en práctica)
keys-talk = Decir algo, o reaccionar (en una mesa con otros)
keys-speed = El ritmo de los bots: lento, normal, rápido, inmediato
keys-pages = Los puntos, las reglas, esta lista
keys-leave = Salir; la partida se guarda
keys-line = A otra línea
keys-value = Escribir un número donde lo haya
keys-scroll = Mover el texto
keys-ends = Al principio, al final
keys-jump = A la jugada con ese número

foot-back = Esc: volver
foot-rules = / busca · ↑ ↓ mover · Esc: volver
foot-choose = Intro: elegir · Esc: volver
foot-write = Intro: escribir · Esc: volver
foot-talk = Intro: enviar · ↓ reacciones · Esc: cancelar
foot-table = Esc muestra la mesa

enter-start = Intro empieza la partida.
enter-next_round = Intro reparte la siguiente ronda.
enter-start_again = Intro empieza otra partida.
ask-next_round = Intro pide la siguiente ronda.
ask-start_again = Intro pide otra partida.
enter-another = La partida ha terminado. Intro empieza otra, q deja la mesa.
enter-leave = La partida ha terminado. Intro deja la mesa.
wait-start = Esperando a que empiece la partida.
wait-next = Esperando la siguiente ronda.
wait-others = Anotado. Esperando a los demás.

now-thinking = { $name } está pensando.
now-challenge = Un Comodín Roba cuatro: roba, o desafíalo como farol.
now-drawn = Has robado { $card }.
now-unfit = La carta robada no se puede jugar: quédatela.
now-debt = { $count ->
    [one] 1 carta por robar.
   *[other] { $count } cartas por robar.
}
now-no-uno = No has cantado UNO.
now-forgot = { $name } no ha cantado UNO.
now-jump = Puedes adelantarte con { $card }.
now-gift = Puedes regalar tus cartas rojas.
now-calls-uno = Se cantará UNO con tu próxima carta.
table-covered = Un bot juega por ti: haz una jugada para retomar el control.
typing = Tu jugada: { $typed }   Intro la juega, Esc cancela
typing-rules = Reglas: Intro las abre. O una carta roja: { $typed }
speed-now = Ritmo: { $speed }

nothing-uno = UNO se canta con la penúltima carta.
nothing-hint = Ahora no hay nada que aconsejar.
nothing-undo = Solo se deshace en práctica, y cuando ya has jugado.
nothing-undo-shared = En una mesa compartida no se deshace nada.
nothing-talk = Aquí no hay nadie con quien hablar.
nothing-speed = En una mesa compartida cada cual juega a su ritmo.

typed-number = No hay jugada { $typed }: van de 1 a { $most }.
typed-unknown = «{ $typed }» no es una jugada. ? muestra cómo se escriben.

seat-deals = { $actor ->
    [you] repartes
   *[other] reparte
}
seat-shield = escudo
seat-no-uno = ¡sin UNO!
seat-last = última carta
seat-holds = tiene { $cards }

goal = { $scoring ->
    [hand] Una sola ronda decide la partida.
    [tally] Cada cual cuenta su mano; a los { $count } gana el total más bajo.
   *[winner] Gana quien llegue primero a { count-points }.
}
result = { $won } ({ count-points })
sheet-left = Cartas restantes
sheet-count = Valor
sheet-gained = Suma
sheet-shuffle = Barajado comprobable: { $commitment }

form-start = UNO, fiel a las reglas impresas
form-table = lo que juega esta mesa
form-rule = proponer una regla para una carta
form-bots = Todos los bots
form-mixed = distintos
form-practice = Práctica
form-speed = Ritmo
form-added = Bots que añades
form-card = Carta
form-words = Texto
form-effect = Efecto { $number }
form-who = Quién
form-use = Jugar así
form-new-game = Empezar una partida
form-resume = Continuar: { $edition }, ronda { $number }
form-arrows = ← y → lo cambian.
form-enter-resume = Intro continúa la partida donde la dejaste.
form-enter-write = Intro escribe en la carta.
form-enter-deal = Intro reparte. ↑ y ↓ van a las opciones.
form-enter-words = Intro escribe el texto.
form-enter-use = Intro juega así, Esc lo deja como estaba.
form-enter-propose = Intro la propone, Esc vuelve.
form-example = Todos los demás roban una => others draw 1
form-rule-empty = Dale un texto, efectos o ambas cosas.
form-rule-counts = Vale cuando todos los demás estén de acuerdo.

speed-slow = lento
speed-normal = normal
speed-fast = rápido
speed-instant = inmediato

short-scoring = Puntuación
short-target = Límite de puntos
short-hand_size = Cartas iniciales
short-uno_penalty = UNO olvidado
short-two_player_reverse = Sentido entre dos
short-stacking = Acumular
short-jump_in = Adelantarse
short-seven_zero = Sietes y ceros
short-draw_until_playable = Seguir robando
short-force_play = Hay que jugar
short-no_bluff = Sin faroles
short-say_pass = Decir paso

about-players = Tú y los bots: de dos a diez en la mesa.
about-seats = De dos a diez. Los sitios que sigan libres al empezar no cuentan.
about-clock = Cuánto puede durar un turno. Si alguien tarda más, un bot sigue jugando.
about-chat = ¿Se puede escribir a los demás? Las reacciones rápidas siempre están.
about-practice = En práctica puedes deshacer tus jugadas, con z. Esas partidas no cuentan en las estadísticas.
about-speed = El ritmo de los bots. Durante la partida lo cambia la v.
about-written = Lo acordado para esta carta: un texto para la mesa y, tras una flecha, lo que hace el juego. Intro lo escribe.

lobby-table = mesa { $code }
lobby-numbers = Un número toma ese sitio.
lobby-agree = ¿Estás de acuerdo, y o n? { $card } dice: { $rule }
talk-to-all = Para toda la mesa

replay-open = Todas las manos están a la vista.
replay-seen = Visto por: { $name }
replay-jump = A la jugada { $typed }   Intro va allí, Esc cancela
rules-of = Reglas: { $edition }
rules-codes = Las cartas y lo que se escribe para ellas
stats-best = Mejor ronda
stats-caught = Atrapados
stats-streak = Seguidas, ahora/máximo
stats-none = Aún no has terminado ninguna partida. Empieza una con: { $command }

trouble-not_kept = No se ha podido guardar la partida: { $detail }
trouble-broken_off = La conexión se cortó; mira si se hizo.

hint = Consejo: { $words }
hint-thinking = Pensando…
hint-first = Me preparo; la primera vez tarda hasta un minuto…
odds = Así se ganan unas { $own } de cada 100 rondas; con la siguiente mejor, «{ $other }», { $rival }.
odds-close = Está reñido: se ganan unas { $own } de cada 100 rondas, y { $rival } con «{ $other }».

top-card = Carta de arriba
ask-edition = ¿Qué edición? Intro para { $usual }, q para salir:
ask-edition-again = Escribe un número de 1 a { $most } o el nombre de una edición.
new-table = Los demás entran con este enlace: { $link }
new-table-enter = Intro va a la mesa.
goodbye = Hasta luego.
goodbye-saved = La partida está guardada. Continúa con: { $command }
goodbye-seat = Tu sitio queda guardado. Vuelve con: { $command }
