### El análisis de una partida: lo que costó cada decisión y cuánto fue suerte.

review-title = Análisis
review-hands = Manos
review-round = Ronda { $number }
review-winner = { $actor ->
    [you] Ganas la ronda.
   *[other] { $name } gana la ronda.
}
review-nobody = Nadie ha ganado la ronda.
review-account = { $name }: suerte { $luck }, decisiones propias { $own }, decisiones de los demás { $others } (± { $error })
review-sum = En puntos sobre 100. Con la parte justa de { $fair } suman el resultado: 100 para quien gana, 0 para los demás.
review-told = { $name } { $luck ->
    [lucky] tuvo suerte
    [unlucky] tuvo mala suerte
   *[even] no tuvo ni buena ni mala suerte
} y { $own ->
    [much] desperdició mucho.
    [some] desperdició un poco.
   *[none] apenas desperdició nada.
}
review-luck = Suerte
review-own = Sus decisiones
review-others = Decisiones de los demás
review-bars = Todos empiezan con la misma probabilidad de ganar: { $fair } de cada 100. Las barras hacia la derecha la subieron y las barras hacia la izquierda la bajaron, hasta 100 para quien gana y 0 para los demás. ± es el margen de error de la suerte y de las decisiones propias.
review-second-look = Para mirar otra vez
review-all-fine = Ninguna jugada costó mucho.
review-move = Jugada { $number }, { $name }: { $move }. { $verdict ->
    [slip] Una imprecisión
    [mistake] Un error
   *[blunder] Un error grave
}: gana { $chance ->
    [one] 1 vez
   *[other] { $chance } veces
} de cada 100. Mejor: { $best }, que gana { $better ->
    [one] 1 vez
   *[other] { $better } veces
}.
review-same-card = la misma carta, pero { $changes }
review-same-choose = eligiendo { $choices }
review-same-call = cantando UNO
review-same-no-call = sin cantar UNO
review-fine = Jugada { $number }, { $name }: { $move }. Gana { $chance } de cada 100 veces, y nada era mucho mejor.
review-working = Mirando la jugada { $done } de { $total }…
review-ask = Analizar esta partida
review-graph = Las probabilidades de cada quien de ganar la ronda, del reparto al final
review-thinking = El entrenador está mirando la partida…
review-failed = El entrenador no puede mirar esta partida ahora. Inténtalo más tarde.

## Por qué una jugada es buena.

reason-last = { $actor ->
    [you] Es tu última carta y gana la ronda.
   *[other] Es la última carta y gana la ronda.
}
reason-misses = { $target ->
    [you] Te { part-left } y pierdes un turno.
   *[other] A { $name } le { part-left } y pierde un turno.
}
reason-owes = { $target ->
    [you] Te { part-left } y te tocan { $drawn } más.
   *[other] A { $name } le { part-left } y le tocan { $drawn } más.
}
reason-draws = { $target ->
    [you] Te { part-left }, robas { $drawn } y pierdes un turno.
   *[other] A { $name } le { part-left }, roba { $drawn } y pierde un turno.
}
reason-only = { $actor ->
    [you] Ninguna otra carta tuya se puede jugar.
   *[other] Ninguna otra carta se puede jugar.
}
reason-better-hand = { $actor ->
    [you] { $name } tiene { count-cards }, que recibes por tus { $own }.
   *[other] { $target ->
        [you] Tienes { count-cards }, que { $player } recibe a cambio de { $own }.
       *[other] { $name } tiene { count-cards }, que { $player } recibe a cambio de { $own }.
    }
}
reason-largest = { $actor ->
    [you] Nadie tiene más cartas que tú, y quien tenga menos debe robar.
   *[other] Nadie tiene más cartas que { $player }, y quien tenga menos debe robar.
}
reason-power = { $actor ->
    [you] Te da { $power }.
   *[other] { $player } consigue { $power }.
}
reason-color = { $actor ->
    [you] { $count ->
        [one] Te queda 1 carta de color { color }.
       *[other] Te quedan { $count } cartas de color { color }.
    }
   *[other] { $count ->
        [one] A { $player } le queda 1 carta de color { color }.
       *[other] A { $player } le quedan { $count } cartas de color { color }.
    }
}
reason-drew = { $target ->
    [you] Hace poco no pudiste jugar { color }.
   *[other] Hace poco { $name } no pudo jugar { color }.
}
reason-points = { $actor ->
    [you] Contaría { count-points } en tu contra.
   *[other] Contaría { count-points } en contra de { $player }.
}
reason-keep = { $actor ->
    [you] Esto puede esperar: { $cards }.
   *[other] { $player } puede guardar esto para más tarde: { $cards }.
}
reason-bluff = Es un farol y se puede desafiar.
reason-catch = { $target ->
    [you] No has cantado UNO y robas { count-cards }.
   *[other] { $name } no ha cantado UNO y roba { count-cards }.
}
reason-call = { $actor ->
    [you] Quien te atrape antes de que lo cantes te hace robar { count-cards }.
   *[other] Quien atrape a { $player } antes de que lo cante le hace robar { count-cards }.
}
reason-none-fits = { $actor ->
    [you] Ninguna carta tuya se puede jugar.
   *[other] Ninguna carta se puede jugar.
}
reason-flip = { $actor ->
    [you] Ninguna carta tuya se puede jugar, y la que descubras se juega al instante.
   *[other] Ninguna carta se puede jugar, y la que se descubra se juega al instante.
}
reason-give-out = { $actor ->
    [you] Son tus últimas cartas: regalarlas gana la ronda.
   *[other] Son las últimas cartas: regalarlas gana la ronda.
}
reason-give = { $actor ->
    [you] Te libras de { count-cards } de una vez.
   *[other] { $player } se libra de { count-cards } de una vez.
}
reason-seen = { $actor ->
    [you] Has visto que { $name } tenía una carta de color { color }: es un farol.
   *[other] { $target ->
        [you] { $player } ha visto que tenías una carta de color { color }: es un farol.
       *[other] { $player } ha visto que { $name } tenía una carta de color { color }: es un farol.
    }
}
reason-many = { $target ->
    [you] Tienes { count-cards }: seguramente una es de color { color }.
   *[other] { $name } tiene { count-cards }: seguramente una es de color { color }.
}
reason-cannot-answer = { $actor ->
    [you] No tienes carta con que pasarlas.
   *[other] { $player } no tiene carta con que pasarlas.
}
reason-wrong-challenge = { $actor ->
    [you] Desafiar sin razón te cuesta { count-cards }.
   *[other] Desafiar sin razón cuesta { count-cards }.
}
reason-only-move = No hay otra jugada.

## Muchas partidas: la suerte, el nivel y los errores más frecuentes.

standing-rounds = { $rounds ->
    [one] 1 ronda analizada
   *[other] { $rounds } rondas analizadas
}, { $won ->
    [0] ninguna ganada
    [one] 1 ganada
   *[other] { $won } ganadas
}.
standing-sums = Por ronda, suerte { $luck } y decisiones propias { $own } puntos de 100.
standing-verdicts = { $moves ->
    [one] 1 decisión
   *[other] { $moves } decisiones
}: imprecisiones { $slips }, errores { $mistakes }, errores graves { $blunders }.
standing-often = Lo que más a menudo salió mal:
standing-kind = { $what } ({ $count }×)
standing-none = Todavía no hay ninguna partida terminada que analizar. Juega una con: { $command }
standing-game = Partida { $number } de { $all }
mistake-uno = no se cantó UNO
mistake-color = otro color era mejor
mistake-target = era mejor elegir a otra persona u otro poder
mistake-trusted = aceptar cuando desafiar era mejor
mistake-doubted = desafiar cuando aceptar era mejor
mistake-early = un comodín jugado demasiado pronto
mistake-late = un comodín guardado demasiado tiempo
mistake-card = otra carta era mejor
mistake-held = robar o pasar en vez de jugar
mistake-spent = jugar cuando robar o pasar era mejor
mistake-other = otra cosa era mejor
