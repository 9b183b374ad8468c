### El análisis de una partida: lo que costó cada decisión y cuánto fue suerte.

review-title = Análisis
review-round = Ronda { $number }
review-winner = { $name } gana la ronda.
review-nobody = Nadie ha ganado la ronda.
review-account = { $name }: suerte { $luck }, decisiones propias { $own }, decisiones de los demás { $others } (± { $error })
review-sum = En puntos sobre 100. Con la parte justa de { $fair } suman el resultado: 100 para quien gana, 0 para los demás.
review-second-look = Para mirar otra vez
review-all-fine = Ninguna jugada costó mucho.
review-move = Jugada { $number }, { $name }: { $move }. { $verdict ->
    [slip] Una imprecisión
    [mistake] Un error
   *[blunder] Un error grave
}: gana { $chance } veces de cada 100. Mejor: { $best }, que gana { $better } veces.
review-working = Mirando la jugada { $done } de { $total }…
review-ask = Analizar esta partida
review-graph = Las probabilidades de cada quien de ganar la ronda, del reparto al final
review-thinking = El entrenador está mirando la partida…
review-failed = El entrenador no puede mirar esta partida ahora. Inténtalo más tarde.
