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
games-another = Intro para otra partida, r para verla de nuevo, w para el análisis, q para salir:
games-record = La partida está guardada en { $path }. Para verla: { $command }

## An edition that is checked.

check-ends = { $given ->
    [0] { $rounds ->
        [one] La única ronda al azar ha terminado.
       *[other] Las { $rounds } rondas al azar han terminado todas.
    }
    [one] 1 de { $rounds } rondas al azar duró tanto que se abandonó.
   *[other] { $given } de { $rounds } rondas al azar duraron tanto que se abandonaron.
}
check-turns = Una ronda dura { $turns } turnos de media, y nueve de cada diez duran de { $low } a { $high }.
check-decides = { $card } es la última carta del { $share } % de las rondas.
