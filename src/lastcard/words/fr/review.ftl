### L’analyse d’une partie : ce que chaque décision a coûté, et la part de la chance.

review-title = Analyse
review-hands = Mains
review-round = Manche { $number }
review-winner = { $actor ->
    [you] Tu gagnes la manche.
   *[other] { $name } gagne la manche.
}
review-nobody = Personne n’a remporté la manche.
review-account = { $name } : chance { $luck }, décisions personnelles { $own }, celles des autres { $others } (± { $error })
review-sum = En points sur 100. Avec la part équitable de { $fair }, leur somme donne le résultat : 100 pour la victoire, 0 pour les autres.
review-told = { $name } { $luck ->
    [lucky] a eu de la chance
    [unlucky] a manqué de chance
   *[even] n’a eu ni chance ni malchance
} et { $own ->
    [much] a gâché beaucoup d’occasions.
    [some] a gâché un peu.
   *[none] n’a presque rien gâché.
}
review-luck = Chance
review-own = Ses décisions
review-others = Décisions des autres
review-bars = Au départ, tout le monde a les mêmes chances de gagner : { $fair } sur 100. Une barre vers la droite les a augmentées, une barre vers la gauche les a diminuées, jusqu’à 100 pour la victoire et 0 pour les autres. ± indique la marge d’erreur de la chance et des décisions personnelles.
review-second-look = À revoir de plus près
review-all-fine = Aucun coup n’a coûté grand-chose.
review-move = Coup { $number }, { $name } : { $move }. { $verdict ->
    [slip] Une imprécision
    [mistake] Une erreur
   *[blunder] Une grosse erreur
} : ce coup gagne { $chance } fois sur 100. Mieux : { $best }, qui gagne { $better } fois.
review-same-card = la même carte, mais { $changes }
review-same-choose = en choisissant { $choices }
review-same-call = en annonçant UNO
review-same-no-call = sans annoncer UNO
review-fine = Coup { $number }, { $name } : { $move }. Gagne { $chance } fois sur 100, et rien n’était nettement meilleur.
review-working = Analyse du coup { $done } sur { $total }…
review-ask = Analyser cette partie
review-graph = Les chances de chacun de remporter la manche, de la donne à la fin
review-thinking = Le coach regarde la partie…
review-failed = Le coach ne peut pas regarder cette partie maintenant. Réessaie plus tard.

## Pourquoi un coup est bon.

reason-last = { $actor ->
    [you] C’est ta dernière carte, et elle gagne la manche.
   *[other] C’est la dernière carte, et elle gagne la manche.
}
reason-misses = { $target ->
    [you] Tu n’as plus { part-only } et passes ton tour.
   *[other] { $name } n’a plus { part-only } et passe son tour.
}
reason-owes = { $target ->
    [you] Tu n’as plus { part-only } et dois en prendre { $drawn }.
   *[other] { $name } n’a plus { part-only } et doit en prendre { $drawn }.
}
reason-draws = { $target ->
    [you] Tu n’as plus { part-only }, en pioches { $drawn } et passes ton tour.
   *[other] { $name } n’a plus { part-only }, en pioche { $drawn } et passe son tour.
}
reason-only = { $actor ->
    [you] Aucune autre de tes cartes ne peut être jouée.
   *[other] Aucune autre carte ne peut être jouée.
}
reason-better-hand = { $actor ->
    [you] { $name } a { count-cards }, que tu reçois contre tes { $own }.
   *[other] { $target ->
        [you] Tu as { count-cards }, que { $player } reçoit contre { $own }.
       *[other] { $name } a { count-cards }, que { $player } reçoit contre { $own }.
    }
}
reason-largest = { $actor ->
    [you] Personne n’a plus de cartes que toi, et tous ceux qui en ont moins doivent piocher.
   *[other] Personne n’a plus de cartes que { $player }, et tous ceux qui en ont moins doivent piocher.
}
reason-power = { $actor ->
    [you] Cela te donne { $power }.
   *[other] { $player } obtient { $power }.
}
reason-color = { $actor ->
    [you] { $count ->
        [one] Il te reste { $count } carte { part-feminine }.
       *[other] Il te reste { $count } cartes { part-feminine }s.
    }
   *[other] { $count ->
        [one] { $player } a encore { $count } carte { part-feminine }.
       *[other] { $player } a encore { $count } cartes { part-feminine }s.
    }
}
reason-drew = { $target ->
    [you] Tu n’as pas pu jouer de { color } récemment.
   *[other] { $name } n’a pas pu jouer de { color } récemment.
}
reason-points = { $actor ->
    [you] Elle compterait { count-points } contre toi.
   *[other] Elle compterait { count-points } contre { $player }.
}
reason-keep = { $actor ->
    [you] Cela peut attendre : { $cards }.
   *[other] { $player } peut garder ceci pour plus tard : { $cards }.
}
reason-bluff = C’est un bluff, qui peut être contesté.
reason-catch = { $target ->
    [you] Tu n’as pas annoncé UNO et pioches { count-cards }.
   *[other] { $name } n’a pas annoncé UNO et pioche { count-cards }.
}
reason-call = { $actor ->
    [you] Quiconque te prend avant ton annonce te fait piocher { count-cards }.
   *[other] Quiconque prend { $player } avant l’annonce lui fait piocher { count-cards }.
}
reason-none-fits = { $actor ->
    [you] Aucune de tes cartes ne peut être jouée.
   *[other] Aucune carte ne peut être jouée.
}
reason-flip = { $actor ->
    [you] Aucune de tes cartes ne peut être jouée, et celle que tu retournes l’est aussitôt.
   *[other] Aucune carte ne peut être jouée, et celle qui est retournée l’est aussitôt.
}
reason-give-out = { $actor ->
    [you] Ce sont tes dernières cartes : les offrir gagne la manche.
   *[other] Ce sont les dernières cartes : les offrir gagne la manche.
}
reason-give = { $actor ->
    [you] Tu te débarrasses { part-of-cards } d’un coup.
   *[other] { $player } se débarrasse { part-of-cards } d’un coup.
}
reason-seen = { $actor ->
    [you] Tu as vu chez { $name } une carte { part-feminine } : c’est un bluff.
   *[other] { $target ->
        [you] { $player } a vu chez toi une carte { part-feminine } : c’est un bluff.
       *[other] { $player } a vu chez { $name } une carte { part-feminine } : c’est un bluff.
    }
}
reason-many = { $target ->
    [you] Tu as { count-cards }, dont sans doute une { part-feminine }.
   *[other] { $name } a { count-cards }, dont sans doute une { part-feminine }.
}
reason-cannot-answer = { $actor ->
    [you] Tu n’as pas de carte pour les faire suivre.
   *[other] { $player } n’a pas de carte pour les faire suivre.
}
reason-wrong-challenge = { $actor ->
    [you] Contester à tort te coûte { count-cards }.
   *[other] Contester à tort coûte { count-cards }.
}
reason-only-move = Il n’y a pas d’autre coup.

## Beaucoup de parties : la chance, le niveau et les erreurs les plus fréquentes.

standing-rounds = { $rounds ->
    [one] { $rounds } manche analysée
   *[other] { $rounds } manches analysées
}, { $won ->
    [0] aucune gagnée
    [one] { $won } gagnée
   *[other] { $won } gagnées
}.
standing-sums = Par manche, chance { $luck } et décisions personnelles { $own } points sur 100.
standing-verdicts = { $moves ->
    [one] { $moves } décision
   *[other] { $moves } décisions
} : imprécisions { $slips }, erreurs { $mistakes }, grosses erreurs { $blunders }.
standing-often = Ce qui a le plus souvent mal tourné :
standing-kind = { $what } ({ $count }×)
standing-none = Il n’y a pas encore de partie terminée à analyser. Joues-en une avec : { $command }
standing-game = Partie { $number } sur { $all }
mistake-uno = UNO n’a pas été annoncé
mistake-color = une autre couleur était meilleure
mistake-target = mieux valait choisir quelqu’un d’autre ou un autre pouvoir
mistake-trusted = accepter alors que contester était meilleur
mistake-doubted = contester alors qu’accepter était meilleur
mistake-early = un joker joué trop tôt
mistake-late = un joker gardé trop longtemps
mistake-card = une autre carte était meilleure
mistake-held = piocher ou passer au lieu de jouer
mistake-spent = jouer alors que piocher ou passer était meilleur
mistake-other = autre chose était meilleur
