### Las mesas en el navegador: volver, seguir juntos, llegar tarde, puntos, aplicación.

join-shut = Solo ve esta mesa quien se ha unido.
back-title = Tus mesas
back-alone = Ahora no hay nadie
back-here = En la mesa ahora: { $names }
back-with = Con { $names }
back-lobby = La partida aún no ha empezado
back-yours = ¡Te toca!
back-turn = Le toca a { $name }
back-over = La partida ha terminado
back-between = La ronda ha terminado
back-go = Volver a la mesa
back-forget = Olvidar esta mesa

score-target = { $scoring ->
    [tally] Con { count-points } gana el total más bajo
   *[winner] Se juega hasta { count-points }
}
score-latest = Esta ronda
score-ready = quiere seguir
score-rounds = Todas las rondas
score-counts = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
score-now = Empezar ya
score-you-ready = Listo por tu parte
score-waiting = Esperando a { $names }
score-begins = Empieza en
late-title = ¿Jugar en lugar de un bot?
late-later = ¿Jugar desde la próxima ronda?
late-take = Jugar por { $name }
late-ask = Quiero jugar también
late-asked = Jugarás desde la próxima ronda
late-start = Empiezas sin puntos.
late-low = Aquí gana quien tiene menos puntos, así que empiezas con tantos como quien más tiene: { $points } de momento.
late-full = Todos los sitios están ocupados. Podrás jugar en cuanto alguien se vaya.
late-began = { $count } al empezar
late-names = A partir de la próxima ronda: { $names }
late-allow = Quien llega tarde puede unirse a la partida
watch-allow = Otros pueden mirar
watching-more = { $count ->
    [one] 1 persona mira
   *[other] { $count } personas miran
}

app-offline = Estás sin conexión. La página vuelve por sí sola; la lección funciona sin red.

shuffle-by = Barajado junto con { $names }
shuffle-without = Sin la parte de { $names }
shuffle-left_out = Tu parte del barajado llegó tarde y no contó.
shuffle-broken = Cuidado: este barajado no es el que se prometió antes de repartir.
