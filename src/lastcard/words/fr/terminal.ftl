### Ce que dit seulement le terminal.
### Décidé : les touches s’appellent comme elles sont marquées.

color-stem = { $color ->
    [red] rouge
    [yellow] jaune
    [green] vert
    [blue] bleu
    [gold] doré
    [gray] gris
   *[other] { $color }
}
bot-with-id = { $name } ({ $id })
round = Manche { $number }
no-color = pas encore de couleur

do-play = Jouer
do-keys = Touches
do-hint = Conseil
do-undo = Reprendre
do-scores = Points
do-leave = Quitter
do-back = Retour
do-choose = Choisir
do-change = Changer
do-theme = Sombre ou clair
do-start = Commencer
do-go-on = Continuer
do-add-bot = Ajouter un bot
do-drop-bot = Retirer un bot
do-people = Personnes
do-card = Carte
do-settings = Réglages
do-next = Suivant
do-view = Quelle vue
do-run = Lire ou arrêter

keys-arrows = Montrer une carte ou un coup ; Tab va au prochain qui est possible
keys-enter = Jouer ce qui est montré, comme un clic ; ce qu’il faut choisir est demandé
keys-numbers = Jouer la carte ou le coup qui porte ce numéro
keys-typing = Taper un coup : une carte, =g une couleur, *y un pouvoir, ! UNO ; / commence tout coup
keys-uno = Annoncer UNO : avec la prochaine carte, ou juste après
keys-moves = Piocher ; passer ou garder ; accepter ; retourner une carte
keys-hint = Un conseil (contre les bots)
keys-undo = Reprendre ton dernier coup (à l’entraînement)
keys-talk = Dire quelque chose, ou réagir (à une table avec d’autres)
keys-speed = La vitesse des bots : lente, normale, rapide, immédiate
keys-pages = Les points, les règles, cette liste
keys-leave = Quitter ; la partie est gardée
keys-line = À une autre ligne
keys-value = Taper un nombre là où il y en a un
keys-scroll = Défiler
keys-ends = Au début, à la fin
keys-jump = Au coup de ce numéro

foot-back = Échap : retour
foot-rules = / cherche · ↑ ↓ défiler · Échap : retour
foot-choose = Entrée : choisir · Échap : retour
foot-write = Entrée : écrire · Échap : retour
foot-talk = Entrée : envoyer · ↓ réactions · Échap : annuler
foot-table = Échap montre la table

enter-start = Entrée lance la partie.
enter-next_round = Entrée distribue la manche suivante.
enter-start_again = Entrée lance une autre partie.
ask-next_round = Entrée demande la manche suivante.
ask-start_again = Entrée demande une autre partie.
enter-another = La partie est finie. Entrée en lance une autre, q quitte la table.
enter-leave = La partie est finie. Entrée quitte la table.
wait-start = En attente : l’hôte doit lancer la partie.
wait-next = En attente de la manche suivante.
wait-others = C’est noté. En attente des autres.

now-thinking = { $name } réfléchit.
now-challenge = Un Joker +4 : pioche, ou conteste-le comme un bluff.
now-drawn = Tu as pioché { $card }.
now-unfit = La carte piochée ne convient pas : garde-la.
now-debt = { $count ->
    [one] { $count } carte à piocher.
   *[other] { $count } cartes à piocher.
}
now-no-uno = Tu n’as pas annoncé UNO.
now-forgot = { $name } n’a pas annoncé UNO.
now-jump = Tu peux intercepter avec { $card }.
now-gift = Tu peux offrir tes cartes rouges.
now-calls-uno = UNO sera annoncé avec ta prochaine carte.
table-covered = Un bot joue pour toi : joue un coup pour reprendre la main.
typing = Ton coup : { $typed }   Entrée le joue, Échap annule
typing-rules = Règles : Entrée les ouvre. Ou une carte rouge : { $typed }
speed-now = Vitesse : { $speed }

nothing-uno = UNO s’annonce avec l’avant-dernière carte.
nothing-hint = Il n’y a rien à conseiller maintenant.
nothing-undo = On ne reprend un coup qu’à l’entraînement, après en avoir joué un.
nothing-undo-shared = À une table partagée, un coup joué est joué.
nothing-talk = Il n’y a personne à qui parler ici.
nothing-speed = À une table partagée, chacun joue à sa vitesse.

typed-number = Il n’y a pas de coup { $typed } : ils vont de 1 à { $most }.
typed-unknown = « { $typed } » n’est pas un coup. ? montre comment les taper.

seat-deals = { $actor ->
    [you] tu distribues
   *[other] distribue
}
seat-shield = bouclier
seat-no-uno = pas d’UNO !
seat-last = dernière carte
seat-holds = a { $cards }

goal = { $scoring ->
    [hand] Une seule manche décide de la partie.
    [tally] Chacun compte sa main ; à { $count }, le plus petit total gagne.
   *[winner] La première personne à { count-points } gagne.
}
result = { $won } ({ count-points })
sheet-left = Cartes restantes
sheet-count = Valeur
sheet-gained = Gain
sheet-shuffle = Mélange vérifiable : { $commitment }

form-start = UNO, fidèle aux règles imprimées
form-table = ce que joue cette table
form-rule = proposer une règle pour une carte
form-bots = Tous les bots
form-mixed = différents
form-practice = Entraînement
form-speed = Vitesse
form-added = Bots à ajouter
form-card = Carte
form-words = Texte
form-effect = Effet { $number }
form-who = Qui
form-use = Jouer ainsi
form-new-game = Commencer une partie
form-resume = Continuer : { $edition }, manche { $number }
form-arrows = ← et → le changent.
form-enter-resume = Entrée reprend la partie là où tu l’as laissée.
form-enter-write = Entrée écrit sur la carte.
form-enter-deal = Entrée distribue. ↑ et ↓ vont aux choix.
form-enter-words = Entrée écrit le texte.
form-enter-use = Entrée joue ainsi, Échap laisse tout comme avant.
form-enter-propose = Entrée le propose, Échap revient.
form-example = Tous les autres en piochent une => others draw 1
form-rule-empty = Donne-lui un texte, des effets, ou les deux.
form-rule-counts = Elle vaut quand tous les autres sont d’accord.

speed-slow = lente
speed-normal = normale
speed-fast = rapide
speed-instant = immédiate

short-scoring = Décompte
short-target = Points à atteindre
short-hand_size = Cartes distribuées
short-uno_penalty = UNO oublié
short-two_player_reverse = Inversion à deux
short-stacking = Cumuler
short-jump_in = Intercepter
short-seven_zero = Sept et zéro
short-draw_until_playable = Piocher encore
short-force_play = Obligation de jouer
short-no_bluff = Pas de bluff
short-say_pass = Annoncer « passe »

about-players = Toi et les bots : de deux à dix à la table.
about-seats = De deux à dix. Les places encore libres au début ne comptent pas.
about-clock = Combien de temps un tour peut durer. Si quelqu’un tarde trop, un bot joue à sa place.
about-chat = Peut-on s’écrire ? Les réactions rapides sont toujours là.
about-practice = À l’entraînement, tu peux reprendre tes coups, avec z. Ces parties ne comptent pas dans les statistiques.
about-speed = La vitesse des bots. Pendant la partie, v la change.
about-written = Ce qui est convenu pour cette carte : un texte pour la table et, après une flèche, ce que fait le jeu. Entrée l’écrit.

lobby-table = table { $code }
lobby-numbers = Un chiffre prend cette place.
lobby-agree = Es-tu d’accord, y ou n ? { $card } dit : { $rule }
talk-to-all = À toute la table

replay-open = Toutes les mains sont visibles.
replay-seen = Vu par : { $name }
replay-jump = Au coup { $typed }   Entrée y va, Échap annule
rules-of = Règles : { $edition }
rules-codes = Les cartes, et ce qu’on tape pour elles
stats-best = Meilleure manche
stats-caught = Contre-UNO réussis
stats-streak = De suite, maintenant/au plus
stats-none = Tu n’as pas encore terminé de partie. Commence avec : { $command }

trouble-not_kept = La partie n’a pas pu être enregistrée : { $detail }
trouble-broken_off = La connexion s’est interrompue ; regarde si c’est fait.

hint = Conseil : { $words }
hint-thinking = Je réfléchis…
hint-first = Je me prépare ; la première fois, cela prend jusqu’à une minute…
odds = Cela gagne environ { $own } manches sur 100 ; le meilleur autre coup, « { $other } », { $rival }.
odds-close = C’est serré : environ { $own } manches gagnées sur 100, et { $rival } avec « { $other } ».

top-card = Carte du dessus
ask-edition = Quelle édition ? Entrée pour { $usual }, q pour quitter :
ask-edition-again = Tape un nombre de 1 à { $most }, ou le nom d’une édition.
new-table = Les autres viennent avec ce lien : { $link }
new-table-enter = Entrée va à la table.
goodbye = Au revoir.
goodbye-saved = La partie est enregistrée. Continue avec : { $command }
goodbye-seat = Ta place est gardée. Reviens avec : { $command }
