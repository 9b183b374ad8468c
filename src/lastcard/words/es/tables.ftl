### Las mesas en el navegador: volver, seguir juntos, llegar tarde, puntos, aplicación.

join-shut = Solo ve esta mesa quien se ha unido.
back-title = Tus mesas
back-alone = Ahora no hay nadie
back-here = Ahora están: { $names }
back-with = Con { $names }
back-lobby = La partida aún no ha empezado
back-yours = ¡Te toca!
back-turn = Le toca a { $name }
back-over = La partida ha terminado
back-between = La ronda ha terminado
back-go = Volver a la mesa
back-forget = Olvidar esta mesa
