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
option-force_play = Celui qui peut jouer doit jouer
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
   *[me] La personne qui la joue
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

who-next = la personne suivante
who-chosen = une personne au choix
who-others = chacun des autres
who-all = chacun
who-me = la personne qui la joue

deed-draw = pioche des cartes
deed-miss = passe son tour
deed-show = montre sa main
deed-swap = échange sa main
deed-pass_left = mains à gauche
deed-pass_right = mains à droite
deed-redeal = tout redistribuer
deed-reverse = sens inversé
deed-again = rejouer

effects-none = Les joueurs s’en chargent eux-mêmes.
