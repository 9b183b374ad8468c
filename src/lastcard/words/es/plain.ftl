### Línea por línea, como lo dice un lector de pantalla: frases enteras, una tras otra.
### Decidido aquí: lo que se escribe va entre comillas; una carta se escribe como se llama.

## Lo que se escribe: la primera palabra es la que se ofrece, las demás hacen lo mismo.

typed-draw = robar, d
typed-pass = pasar, p, quedarme
typed-accept = aceptar, a
typed-challenge = desafiar, c
typed-flip = descubrir, destapar, f
typed-uno = uno, u
typed-catch = atrapar
typed-give = regalar, dar, g
typed-later = luego
typed-help = ayuda, ?
typed-hand = mano, h, m
typed-table = mesa, t
typed-scores = puntos, s
typed-lately = otra vez, l
typed-rules = reglas
typed-hint = consejo, pista
typed-undo = deshacer, z
typed-quit = salir, q
typed-start = empezar
typed-bot = bot, añadir bot
typed-drop = quitar
typed-set = ajustar, ajustes
typed-agree = sí, de acuerdo, acuerdo
typed-decline = no, rechazar
typed-sit = sitio
typed-watch = mirar
typed-say = decir
typed-next = siguiente, n
typed-back = atrás, b
typed-figures = cero, un, dos, tres, cuatro, cinco, seis, siete, ocho, nueve
quoted = «{ $text }»

## El comienzo.

plain-welcome = { $edition }. Juegas contra { $names }.
plain-how = Escribe el nombre de una carta, o «robar». «ayuda» dice qué más hay.
plain-practice = Práctica: «deshacer» retira una jugada.
plain-written = En { $card } pone: { $text }

## La mesa.

plain-round = Ronda { $number }.
plain-hand = { $count ->
    [0] No tienes cartas.
    [one] Tienes una carta: { $cards }.
   *[other] Tienes { $count } cartas: { $cards }.
}
plain-top = Carta de arriba: { $card }.
plain-top-color = Carta de arriba: { $card }. Color: { color }.
plain-top-open = Carta de arriba: { $card }. Su color no está elegido todavía.
plain-can = Puedes jugar: { $cards }.
plain-fits-none = Ninguna de tus cartas se puede jugar: toca robar.
plain-or = Puedes escribir: { $words }.
plain-agree = ¿Estás de acuerdo? { $card } dice: { $rule }
plain-few = A { $name } le { part-left }.
plain-order = Orden de turno: { $names }.
plain-pile = Mazo: { count-cards }.
plain-player = { $name }: { $facts }.
plain-holds = tiene { $cards }

## Preguntas.

plain-your-move = Tu jugada:
plain-pass-by = Escribe { $words }, o Intro para dejarlo pasar:
plain-choices = { $question } { $choices }:
plain-next-round = Intro para la siguiente ronda:

## El final de una ronda.

plain-kept = { $name } aún tenía { $cards }: { count-points }.
plain-kept-you = Aún tenías { $cards }: { count-points }.
plain-gained = { $name } recibe { count-points }.
plain-gained-you = Recibes { count-points }.
plain-points = Puntos: { $scores }.
plain-score = { $name } { $count }

## Lo que no se ha entendido.

plain-unknown = { $meant ->
    [none] ¿«{ $typed }»? «ayuda» dice qué se puede escribir.
   *[other] ¿«{ $typed }»? Quizá «{ $meant }».
}
plain-which = ¿Cuál? { $cards }.
plain-nothing = Ahora no se puede.
plain-pick = ¿«{ $typed }»? Escribe una de estas opciones, o Intro para volver.
plain-no-hint = En una mesa con otros no hay pistas.
plain-not-yet = Antes de la partida no se puede.

## Ayuda.

plain-help-cards = Escribe el nombre de una carta, por ejemplo «{ $card }»; bastan las primeras letras de sus palabras.
plain-help-wild = Con un comodín se te pregunta el color, o lo dices enseguida: «{ $card }».
plain-help-uno = «{ $card }» canta UNO con tu penúltima carta; «{ $uno }» lo canta después.
plain-help-moves = Otras jugadas: { $words }.
plain-help-commands = Para oír más: { $words }.
plain-wilds = Comodines
plain-section = { $number }: { $section }, { $count ->
    [one] 1 regla.
   *[other] { $count } reglas.
}
plain-help-rules = Escribe «{ $section }» para una sección, o «{ $word }» para las reglas en las que está esa palabra.
plain-help-codes = También valen los códigos cortos de la notación: r7, W4=b.

## En una mesa con otros.

plain-lobby = Mesa { $code }: { $edition }.
plain-lobby-host = Escribe «empezar» cuando estén todos; «bot» añade un bot.
plain-help-table = En esta mesa: { $words }.
plain-set-how = Para cambiar algo, escribe «ajustar», su nombre y el valor: «ajustar sitios 4». «bot» y un tipo añade uno así, «quitar» retira uno.
plain-seat = Sitio { $number }: { $name }
plain-seat-you = Sitio { $number }: tú
plain-seat-free = Sitio { $number }: libre
plain-values = { $label }, a elegir: { $values }.
plain-range = de { $least } a { $most }
plain-say-what = ¿Qué quieres decir? Escríbelo después de «decir».
plain-connected = La conexión ha vuelto.
plain-covered = Con Intro vuelves a jugar tú.
plain-seconds = Tienes { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
}.

## Partidas vistas de nuevo.

plain-replay = Intro para la jugada siguiente:
plain-replay-how = Intro dice la jugada siguiente, «atrás» la anterior, y un número lleva a esa jugada. «mesa» dice todas las manos, «salir» termina.
plain-replay-range = Las jugadas van de 0 a { $most }.
plain-holding = { $name }: { $cards }.
plain-no-cards = ninguna carta
plain-of = { $part } de { $whole }
plain-streak = Partidas ganadas seguidas: ahora { $now }, como máximo { $most }.
