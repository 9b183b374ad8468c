### Lo que la línea de comandos dice a quienes juegan.

## Las partidas propias.

games-line = { $when }: { $edition } contra { $names }{ $practice ->
    [yes] , práctica
   *[no] {""}
}. { $result }
games-open = Sin terminar, ronda { $number }.
games-won = { $winner ->
    [you] Has ganado ({ count-points }).
    [shared] Ganan: tú y { $names } ({ count-points }).
    [one] Ha ganado { $names } ({ count-points }).
   *[several] Han ganado { $names } ({ count-points }).
}
games-none = Todavía no has jugado ninguna partida. Empieza una con: { $command }
games-which = ¿Qué partida? Un número, o Intro para la primera:
games-which-again = Escribe un número del 1 al { $most }.
games-another = Intro para otra partida, r para verla de nuevo, q para salir:
games-record = La partida está guardada en { $path }. Para verla: { $command }
