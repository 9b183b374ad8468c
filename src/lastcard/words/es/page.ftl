### Lo que solo dice la página en el navegador.
### Decidido: unirse a una mesa, historial, expulsar, anfitrión/a, cancelar, color actual.

start-pick = Elige una edición
start-your-name = Tu nombre
start-name-hint = ¿Cómo te llamas?
start-play = Jugar
start-players = Jugadores
start-bots = Bots
start-table = { $count } jugadores, bots: { $bot }
start-editions = ¿Cuál te gusta?
start-editions-words = No hace falta tener ninguna. Todas siguen las reglas impresas.
start-choose = Elegir esta
start-join = Unirse a una mesa
start-go = Unirse
start-learn = ¿Nunca has jugado? Aprende en dos minutos
start-no-table = No hay ninguna mesa con ese código.
start-no-server = No se puede conectar con el servidor. Inténtalo otra vez.
start-not-affiliated = UNO es una marca de Mattel; lastcard no tiene nada que ver con la empresa.
start-guest = Invitado
invite = Invitar a amigos
house-rules = Reglas de la casa
special-cards = Cartas especiales
close = Cerrar
cancel = Cancelar
chat = Chat
edition = Edición

lobby-free = Sitio libre
lobby-sit = Sentarse aquí
lobby-add-seat = Un sitio más
lobby-no-seat = Todos los sitios están ocupados. Pídele a { $name } uno más.
lobby-watch = Solo mirar
lobby-watching = Mirando
lobby-host = anfitrión/a
lobby-me = tú
lobby-away = ausente
lobby-remove = Expulsar
lobby-hand-over = Ceder el puesto de anfitrión/a
lobby-put-bot = Poner bot
lobby-no-bot = Nadie
lobby-start = Empezar la partida
lobby-fill = Completar con bots: { $bot }
lobby-wait-host = Esperando a que { $name } empiece
lobby-seats = Sitios
lobby-clock = Tiempo por turno
lobby-no-clock = Sin límite
lobby-seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
}
lobby-rules = Reglas de esta mesa
lobby-changed = Elegido para esta mesa:
lobby-printed = Se juega según el reglamento, sin reglas de la casa.
lobby-history = Partidas de esta mesa
lobby-watch-again = Ver otra vez
board-title = Clasificación de esta mesa
board-won = Ganadas

link-copy = Copiar el enlace
link-copied = Copiado
link-share = Compartir
link-code = Código
link-qr = Código QR con el enlace a esta mesa
link-only-here = Este enlace solo funciona en este equipo.
link-serve = Para los teléfonos de la casa, inicia el servidor con
link-or = o

stat-games = Partidas
stat-games_won = Partidas ganadas
stat-rounds = Rondas
stat-rounds_won = Rondas ganadas
stat-points = Puntos
stat-uno_missed = UNO olvidados
stat-challenges_won = Desafíos ganados
stat-challenges_lost = Desafíos perdidos

custom-title = Reglas propias
custom-intro =
    ¿Qué dicen los dos comodines personalizables? Propón algo; vale cuando todos están de acuerdo.
custom-none = Todavía nada: un simple comodín.
custom-words = Texto de la carta
custom-words-hint = Por ejemplo: ¡todos cambian de sitio!
custom-effects = Lo que el juego hace solo
custom-add = Añadir un efecto
custom-propose = Proponer
custom-agree = De acuerdo
custom-decline = Rechazar
custom-by = Propuesta de { $name }
custom-waiting = Falta la respuesta de { $names }
custom-cards = Cartas
custom-asked = Una regla espera tu respuesta
custom-open = Una regla propuesta aún no está acordada
custom-dropped = Al empezar la partida, las propuestas pendientes se descartan y las cartas dicen lo acordado antes.
custom-without = Empezar sin ella

table-draw-pile = { $count ->
    [one] Mazo, queda 1
   *[other] Mazo, quedan { $count }
}
table-discard = En los descartes: { $card }
table-color = Color actual
table-uno = UNO
table-uno-armed = UNO con la siguiente carta
table-uno-now = Cantar UNO ahora
table-catch-who = { $name } no ha cantado UNO
table-challenge-title = ¿Tenía { $name } una carta { part-feminine }?
table-challenge-words = Si es así, el Comodín Roba cuatro era un farol.
table-challenge-yes = Si la tenía, { $name } roba { $count } y te toca jugar.
table-challenge-no = Si no, tú robas { $more } y pierdes el turno.
table-accept-words = Pierdes el turno.
table-wilds-match = Los demás comodines también cuentan como cartas del color.
table-four = { $bluff ->
    [color] Tienes una carta { part-feminine }, así que es un farol: si te desafían, las cuatro las robas tú.
    [wild] Tienes otro comodín, así que es un farol: si te desafían, las cuatro las robas tú.
   *[no] No tienes ninguna carta { part-feminine }, así que se puede: el siguiente roba cuatro y pierde el turno.
}
table-debt-title = { $count ->
    [one] Te llega 1 carta
   *[other] Te llegan { $count } cartas
}
table-debt-words = Pásalas con una carta que se pueda jugar, o róbalas y pierde el turno.
table-sort = Ordenar por número
table-hand = Tus cartas
table-playable = se puede jugar
table-shield = Con el escudo del Comodín Salvador
table-missing = { $count ->
    [one] 1 turno sin jugar
   *[other] { $count } turnos sin jugar
}
table-offline = sin conexión
table-shown = La mano de { $name }
table-shown-judged = Se juzga la mano tal como estaba al jugar el Comodín Roba cuatro.
table-known = Cartas vistas de { $name }
table-others = Los demás en la mesa
table-jump-in = Puedes adelantarte
table-watching = Estás mirando.
table-take-back = Un bot juega por ti. Retomar el control
table-seconds-left = { $count } s
table-refused = No se ha podido:

score-round = { $name } gana la ronda
score-round-you = ¡Ganas la ronda!
score-game = Partida ganada por { $names }
score-game-you = ¡Ganas la partida!
score-game-shared = ¡Ganas la partida, junto con { $names }!
score-name = Nombre
score-round-number = Ronda
score-total = Total
score-next = Siguiente ronda
score-again = Otra partida
score-lobby = Volver a la sala
score-replay = Ver otra vez la partida
score-left = Cartas que quedaban
score-proof = Prueba del barajado
score-proof-words =
    Esto estaba fijado antes de la primera carta. Su secreto muestra que nadie lo cambió.
score-fair = Barajado comprobable
score-commitment = Fijado antes
score-secret = Secreto

talk-log = Historial
talk-say = Di algo
talk-send = Enviar
talk-reactions = Reacciones
talk-only = Solo el chat

menu-help = Ayuda
menu-open = Menú
menu-sound = Sonido
menu-language = Idioma
menu-home = Inicio
menu-leave = Dejar la mesa para siempre
menu-to-lobby = Acabar la partida: volver a la sala
menu-personal = Seguir en otro dispositivo
menu-personal-words =
    Este enlace es solo tuyo. Ábrelo en tu otro dispositivo y no se lo des a nadie.
menu-rename = Cambiar el nombre
menu-save = Guardar
menu-people = Personas en la mesa
menu-sure = ¿Seguro?
menu-rules = Reglas
book-search = Buscar en las reglas
book-found = { $count ->
    [0] Ninguna regla habla de eso. Prueba con otra palabra.
    [one] 1 regla
   *[other] { $count } reglas
}

key-title = Teclado
key-arrows = Recorrer tus cartas o las opciones
key-enter = Jugar la carta, confirmar la opción
key-d = Robar una carta
key-p = Quedarse la carta robada, o pasar
key-u = UNO
key-c = Atrapar
key-a = Aceptar las cartas
key-x = Desafiar
key-f = Descubrir una carta (poder verde)
key-g = Regalar cartas rojas (poder rojo)
key-h = Ir a tu mano
key-l = Historial
key-escape = Cerrar, o cancelar
key-help = Esta lista

join-title = Unirse a la mesa
join-sit = Sentarse
join-playing = { $how ->
    [bot] Hay una partida en marcha: puedes jugar ya mismo en lugar de un bot.
    [late] Hay una partida en marcha: puedes jugar desde la próxima ronda.
   *[watch] Hay una partida en marcha: puedes mirar y jugar la siguiente.
}
join-no-table = No hay ninguna mesa con el código { $code }.
join-forgotten = La mesa ya no te conoce. Únete otra vez, por favor.
join-home = Al inicio
connection-first = Conectando…
connection-lost = Conexión perdida. Reconectando…

replay-title = Una partida, jugada a jugada
replay-step = Jugada { $number } de { $all }
replay-first = Al principio
replay-back = Una jugada atrás
replay-forward = Una jugada adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-download = Descargar el registro
replay-missing = No existe esa partida.
statistics-title = Estadísticas
statistics-none = Aún no has terminado ninguna partida aquí.
statistics-won = { $percent } % de partidas ganadas
statistics-judged = { $rounds ->
    [one] En 1 ronda que ha visto el entrenador
   *[other] En { $rounds } rondas que ha visto el entrenador
}
statistics-games = Partidas de tus mesas
statistics-forget = Borrar mi nombre y mis partidas
statistics-forget-words = Tu nombre desaparece de todas las partidas terminadas en tus mesas, y con él tus resultados. No se puede deshacer.

## La línea de todo el ancho, y por qué una carta no sirve. $color identifica un color.

part-sign = { $sign ->
    [S] un Salto
    [R] un Cambio de sentido
    [D] un Roba dos
   *[other] un { $sign }
}
turn-fits = Tu turno: juega { color } o { part-sign }, o roba
turn-color = Tu turno: juega { color }, o roba
turn-wild = Tu turno: juega un comodín, o roba
turn-nothing = Ninguna carta sirve: roba una
turn-debt = { $answer ->
    [pass] { $count ->
        [one] Tienes que robar 1 o pasarla
       *[other] Tienes que robar { $count } o pasarlas
    }
    [challenge] Roba { $count } o desafía
    [both] Roba { $count }, pásalas o desafía
   *[neither] Tienes que robar { $count }
}
needs-fits = Hace falta { color } o { part-sign }
needs-color = Hace falta { color }

## Los grandes momentos, en grande.

shout-uno = ¡UNO!
shout-caught = ¡Sin UNO!
shout-missed = Pierde el turno
shout-reversed = Cambio de sentido
shout-challenged = ¡Desafío!
shout-guilty = ¡Farol!
shout-innocent = No era farol
shout-jumped_in = ¡Al vuelo!

menu-vibration = Vibración
lobby-remove-sure = ¿Expulsar a { $name }?

## Lo que el taller comparte con la sala y la página de inicio; el resto está en workshop.ftl.

make-title = Crear una edición
make-remove = Quitar { $name }
make-more = Más: { $name }
make-less = Menos: { $name }
make-who = Quién
make-what = Qué
make-when = Cuándo
custom-color = Color

## Lo que puede durar una partida.

length-title = Duración de la partida
length-round = Una ronda
length-points = { $count } puntos
length-about = unos { $count } min

## Una dirección que no lleva a ninguna parte.

nowhere-title = Esta página no existe
nowhere-words = Quizá el enlace ha perdido una letra por el camino.
