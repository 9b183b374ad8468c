### Les tables dans le navigateur : revenir, continuer ensemble, arriver tard, points, appli.

join-shut = Il faut rejoindre cette table pour la voir.
back-title = Tes tables
back-alone = Personne n’est là en ce moment
back-here = Sur place : { $names }
back-with = Avec { $names }
back-lobby = La partie n’a pas encore commencé
back-yours = C’est à toi !
back-turn = C’est à { $name } de jouer
back-over = La partie est finie
back-between = La manche est finie
back-go = Revenir à la table
back-forget = Oublier cette table

score-target = { $scoring ->
    [tally] À { count-points }, le plus petit total gagne
   *[winner] Partie en { count-points }
}
score-latest = Cette manche
score-ready = continue
score-rounds = Toutes les manches
score-counts = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
score-now = Commencer maintenant
score-you-ready = C’est noté
score-waiting = On attend { $names }
score-begins = Ça commence dans
late-title = Remplacer un bot ?
late-later = Jouer à partir de la prochaine manche ?
late-take = Jouer pour { $name }
late-ask = Je veux jouer aussi
late-asked = Tu joueras à partir de la prochaine manche
late-start = Tu commences sans points.
late-low = Ici, c’est le plus petit total qui gagne : tu commences avec le plus grand, { $points } pour l’instant.
late-full = Toutes les places sont prises. Tu pourras jouer dès que quelqu’un partira.
late-began = { $count } au départ
late-names = À partir de la prochaine manche : { $names }
late-allow = Les retardataires peuvent se joindre à la partie
watch-allow = D’autres peuvent regarder
watching-more = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}

app-offline = Tu es hors ligne. La page revient d’elle-même ; la leçon fonctionne sans réseau.

shuffle-by = Mélange fait avec { $names }
shuffle-without = Sans la part de { $names }
shuffle-left_out = Ta part du mélange est arrivée trop tard et n’a pas compté.
shuffle-broken = Attention : ce mélange n’est pas celui qui était promis avant la donne.
