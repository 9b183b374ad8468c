### L’analyse d’une partie : ce que chaque décision a coûté, et la part de la chance.

review-title = Analyse
review-round = Manche { $number }
review-winner = { $name } remporte la manche.
review-nobody = Personne n’a remporté la manche.
review-account = { $name } : chance { $luck }, ses décisions { $own }, celles des autres { $others } (± { $error })
review-sum = En points sur 100. Avec la part équitable de { $fair }, leur somme donne le résultat : 100 pour la victoire, 0 pour les autres.
review-second-look = À revoir de plus près
review-all-fine = Aucun coup n’a coûté grand-chose.
review-move = Coup { $number }, { $name } : { $move }. { $verdict ->
    [slip] Une imprécision
    [mistake] Une erreur
   *[blunder] Une grosse erreur
} : ce coup gagne { $chance } fois sur 100. Mieux : { $best }, qui gagne { $better } fois.
review-working = Analyse du coup { $done } sur { $total }…
review-ask = Analyser cette partie
review-graph = Les chances de chacun de remporter la manche, de la donne à la fin
review-thinking = Le coach regarde la partie…
review-failed = Le coach ne peut pas regarder cette partie maintenant. Réessaie plus tard.
