### Cómo se llaman las cartas, los colores y los poderes, en todas partes.
### Decidido: español neutro; Comodín personalizable; dorado.

color = { $color ->
    [red] rojo
    [yellow] amarillo
    [green] verde
    [blue] azul
    [gold] dorado
    [gray] gris
   *[other] { $color }
}
part-feminine = { $color ->
    [red] roja
    [yellow] amarilla
    [green] verde
    [blue] azul
    [gold] dorada
    [gray] gris
   *[other] { $color }
}

card-number = { $number } { color }
    .one = un { $number } { color }
    .does = Va sobre el mismo color o el mismo número.
card-seven = Intercambias la mano con alguien que eliges.
card-zero = Todas las manos pasan en el sentido del juego.
card-S = Salto { color }
    .one = un Salto { color }
    .does = El siguiente pierde un turno.
card-R = Cambio de sentido { color }
    .one = un Cambio de sentido { color }
    .does = Cambia el sentido del juego.
card-D = Roba dos { color }
    .one = un Roba dos { color }
    .does = El siguiente roba dos cartas y pierde un turno.
card-W = Comodín
    .one = un Comodín
    .does = Elige el color. Un comodín siempre se puede jugar.
card-W4 = Comodín Roba cuatro
    .one = un Comodín Roba cuatro
    .does =
        Elige el color. El siguiente roba cuatro y pierde un turno, o puede desafiar: solo se
        permite sin cartas del color actual en la mano.
card-wild = También se elige el color.
card-WA = Comodín personalizable (primero)
    .one = el primer Comodín personalizable
    .does = Hace lo que la mesa ha escrito en él.
card-WB = Comodín personalizable (segundo)
    .one = el segundo Comodín personalizable
    .does = Hace lo que la mesa ha escrito en él.
card-WS = Comodín Salvador
    .one = un Comodín Salvador
    .does = Protege a otra persona de los castigos hasta el siguiente comodín.
card-WM = Comodín Mágico
    .one = un Comodín Mágico
    .does = Todos pasan su mano entera a la izquierda.
card-WT = Comodín de la Unión
    .one = un Comodín de la Unión
    .does = Todos roban hasta que cada mano es como la más grande.
card-Wr = Personaje rojo
    .one = un Personaje rojo
    .does = Toma el poder rojo: regala tus cartas rojas cuando quieras.
card-Wy = Personaje amarillo
    .one = un Personaje amarillo
    .does =
        Toma el poder amarillo: Salto, Cambio de sentido, cartas de robar y
        regalos rojos no te afectan.
card-Wg = Personaje verde
    .one = un Personaje verde
    .does =
        Toma el poder verde: si nada se puede jugar, descubre la siguiente carta
        del mazo.
card-Wb = Personaje azul
    .one = un Personaje azul
    .does = Toma el poder azul: juega dos cartas en un turno.
card-WP = Elección de poder
    .one = una Elección de poder
    .does = Toma uno de los cuatro poderes.

power-r = el poder rojo
    .does = Poder rojo: regalar cartas rojas
power-y = el poder amarillo
    .does = Poder amarillo: a salvo de castigos
power-g = el poder verde
    .does = Poder verde: descubrir una carta
power-b = el poder azul
    .does = Poder azul: dos cartas por turno

count-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
part-left = { $count ->
    [one] queda 1 carta
   *[other] quedan { $count } cartas
}
count-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
seat = Sitio { $number }
labelled = { $label }: { $value }
