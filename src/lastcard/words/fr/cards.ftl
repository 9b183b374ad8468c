### Comment s’appellent les cartes, les couleurs et les pouvoirs, partout.
### Décidé : +2, Joker +4, Inversion, Joker personnalisable ; doré, pas or.

color = { $color ->
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
    [gold] doré
    [gray] gris
   *[other] { $color }
}
part-feminine = { $color ->
    [red] rouge
    [yellow] jaune
    [green] verte
    [blue] bleue
    [gold] dorée
    [gray] grise
   *[other] { $color }
}

card-number = { $number } { color }
    .one = un { $number } { color }
    .does = Se pose sur la même couleur ou le même nombre.
card-seven = Tu échanges ta main avec une personne de ton choix.
card-zero = Toutes les mains passent dans le sens du jeu.
card-S = Passe ton tour { color }
    .one = un Passe ton tour { color }
    .does = La personne suivante passe son tour.
card-R = Inversion { part-feminine }
    .one = une Inversion { part-feminine }
    .does = Le sens du jeu change.
card-D = +2 { color }
    .one = un +2 { color }
    .does = La personne suivante pioche deux cartes et passe son tour.
card-W = Joker
    .one = un Joker
    .does = Choisis la couleur. Un joker peut toujours être joué.
card-W4 = Joker +4
    .one = un Joker +4
    .does =
        Choisis la couleur. La personne suivante pioche quatre cartes et passe son tour, ou peut
        contester : il n’est permis que sans carte de la couleur actuelle en main.
card-wild = On choisit aussi la couleur.
card-WA = Joker personnalisable (premier)
    .one = le premier Joker personnalisable
    .does = Fait ce que votre table y a écrit.
card-WB = Joker personnalisable (second)
    .one = le second Joker personnalisable
    .does = Fait ce que votre table y a écrit.
card-WS = Joker Sauveur
    .one = un Joker Sauveur
    .does = Protège quelqu’un d’autre des pénalités jusqu’au prochain joker.
card-WM = Joker Magique
    .one = un Joker Magique
    .does = Chacun passe toute sa main à gauche.
card-WT = Joker Ensemble
    .one = un Joker Ensemble
    .does = Chacun pioche jusqu’à ce que toutes les mains égalent la plus grande.
card-Wr = Personnage rouge
    .one = un Personnage rouge
    .does = Prends le pouvoir rouge : offre tes cartes rouges quand tu veux.
card-Wy = Personnage jaune
    .one = un Personnage jaune
    .does =
        Prends le pouvoir jaune : Passe ton tour, Inversion, cartes à piocher
        et cadeaux rouges sont sans effet sur toi.
card-Wg = Personnage vert
    .one = un Personnage vert
    .does =
        Prends le pouvoir vert : si rien ne convient, retourne la prochaine
        carte de la pioche.
card-Wb = Personnage bleu
    .one = un Personnage bleu
    .does = Prends le pouvoir bleu : joue deux cartes en un tour.
card-WP = Choix du pouvoir
    .one = un Choix du pouvoir
    .does = Prends un des quatre pouvoirs.

power-r = le pouvoir rouge
    .does = Pouvoir rouge : offrir ses cartes rouges
power-y = le pouvoir jaune
    .does = Pouvoir jaune : à l’abri des pénalités
power-g = le pouvoir vert
    .does = Pouvoir vert : retourner une carte
power-b = le pouvoir bleu
    .does = Pouvoir bleu : deux cartes par tour

count-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
part-of-cards = { $count ->
    [one] d’une carte
   *[other] de { $count } cartes
}
part-only = { $count ->
    [one] qu’une carte
   *[other] que { $count } cartes
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
seat = Place { $number }
labelled = { $label } : { $value }
