### Les règles qu’une table peut choisir.
### Décidé : Points à atteindre ; cumuler ; intercepter.

option-scoring = Décompte
    .winner = La personne qui gagne marque ce que les autres ont en main, jusqu’aux points à atteindre
    .tally = Chacun compte sa main ; le plus petit total gagne
    .hand = Une seule manche décide
option-target = Points à atteindre
option-hand_size = Cartes distribuées à chacun
option-uno_penalty = Cartes pour un UNO oublié
option-two_player_reverse = Inversion à deux
    .skip = Vaut un Passe ton tour
    .plain = Change seulement le sens
option-stacking = Cumuler les cartes à piocher
    .off = Non : on pioche aussitôt
    .same = Oui, sur le même genre de carte
    .any = Oui, et le Joker +4 va aussi sur le +2
option-jump_in = Intercepter hors de son tour avec une carte identique
option-seven_zero = Un 7 échange les mains, un 0 les fait tourner
option-draw_until_playable = Piocher jusqu’à pouvoir jouer
option-force_play = Obligation de jouer quand on le peut
option-no_bluff = Pas de bluff avec le Joker +4
option-say_pass = Passer après avoir pioché : personne ne sait si la carte convient
option-custom_rules = Règles personnelles

option-on = oui
option-off = non

part-who = { $who ->
    [next] La personne suivante
    [chosen] Une personne au choix
    [others] Chacun des autres
    [all] Chacun
    [fewest] La personne avec le moins de cartes
    [most] La personne avec le plus de cartes
   *[me] La personne qui la joue
}
part-card = { $color ->
    [color] carte de la couleur actuelle
   *[other] carte { part-feminine }
}
part-cards = { $color ->
    [color] cartes de la couleur actuelle
   *[other] cartes { part-feminine }s
}
effect-draw = { part-who } pioche { count-cards }.
effect-miss = { part-who } passe son tour.
effect-show = { part-who } montre sa main.
effect-swap = La personne qui la joue échange sa main avec une personne au choix.
effect-pass_left = Chacun passe toute sa main à gauche.
effect-pass_right = Chacun passe toute sa main à droite.
effect-redeal = Toutes les mains sont mélangées et redistribuées.
effect-reverse = Le sens du jeu change.
effect-again = La personne qui la joue rejoue.
effect-draw_until = { part-who } pioche jusqu’à tirer une { part-card }.
effect-draw_up = Chacun pioche jusqu’à égaler la plus grande main.
effect-discard = { part-who } se défausse { part-of-cards } au hasard.
effect-discard_all = { part-who } se défausse de toutes ses { part-cards }.
effect-give = { part-who } donne toutes ses { part-cards } à la personne qui la joue.
effect-take = { part-who } reçoit toutes les { part-cards } de la personne qui la joue.
effect-lose_powers = { part-who } perd tous ses pouvoirs.
effect-pass_on = Chacun passe toute sa main dans le sens du jeu.
effect-take_power = La personne qui la joue prend le pouvoir { color }.
effect-take_any_power = La personne qui la joue prend un des pouvoirs au choix.
effect-shield = Elle protège une autre personne des pénalités jusqu’au prochain joker joué.
effect-written = Elle fait ce que la table y a écrit.
effect-with = { $text } Cela ne concerne que les personnes qui ont une { part-card } en main.
effect-without = { $text } Cela ne concerne que les personnes qui n’ont aucune { part-card } en main.
effect-unless_show = { $text } La personne qui a une { part-card } montre plutôt sa main.
effect-unless_discard = { $text } La personne qui a une { part-card } se défausse plutôt d’une telle carte, tirée au hasard.
effect-color = la couleur actuelle

who-next = la personne suivante
who-chosen = une personne au choix
who-others = chacun des autres
who-all = chacun
who-me = la personne qui la joue
who-fewest = qui a le moins de cartes
who-most = qui a le plus de cartes

deed-draw = pioche des cartes
deed-miss = passe son tour
deed-show = montre sa main
deed-swap = échange sa main
deed-pass_left = mains à gauche
deed-pass_right = mains à droite
deed-redeal = tout redistribuer
deed-reverse = sens inversé
deed-again = rejouer
deed-pass_on = mains dans le sens du jeu
deed-draw_until = pioche jusqu’à une couleur
deed-draw_up = pioche jusqu’au maximum
deed-discard = se défausse au hasard
deed-discard_all = se défausse d’une couleur
deed-give = donne toute une couleur
deed-take = reçoit toute une couleur
deed-lose_powers = perd tous ses pouvoirs
deed-shield = bouclier pour quelqu’un d’autre
deed-take_power = pouvoir d’une couleur

when-always = toujours
when-with = seulement avec :
when-without = seulement sans :
when-unless_show = sauf en montrant :
when-unless_discard = sauf défausse de :

effects-none = Les joueurs s’en chargent eux-mêmes.
