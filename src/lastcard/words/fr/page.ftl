### Ce que seule la page dans le navigateur dit.
### Décidé : rejoindre la table, historique, exclure, hôte, annuler, couleur actuelle.

start-pick = Choisis une édition
start-your-name = Ton nom
start-name-hint = Comment t’appelles-tu ?
start-play = Jouer
start-players = Joueurs
start-bots = Bots
start-table = { $count } joueurs, bots : { $bot }
start-editions = Laquelle te plaît ?
start-editions-words = Pas besoin d’en posséder une. Toutes suivent les règles imprimées.
start-choose = Choisir celle-ci
start-join = Rejoindre une table
start-go = Rejoindre
start-learn = Jamais joué ? Apprends à jouer en deux minutes
start-no-table = Il n’y a pas de table avec ce code.
start-no-server = Le serveur ne répond pas. Réessaie, s’il te plaît.
start-not-affiliated = UNO est une marque de Mattel ; lastcard n’a rien à voir avec cette société.
start-guest = Invité
invite = Inviter des amis
house-rules = Règles maison
special-cards = Cartes spéciales
close = Fermer
cancel = Annuler
chat = Discussion
edition = Édition

lobby-free = Place libre
lobby-sit = S’asseoir ici
lobby-add-seat = Une place de plus
lobby-no-seat = Toutes les places sont prises. Demande à { $name } d’en ajouter une.
lobby-watch = Regarder seulement
lobby-watching = Spectateurs
lobby-host = hôte
lobby-me = toi
lobby-away = pas là
lobby-remove = Exclure
lobby-hand-over = Désigner comme hôte
lobby-put-bot = Mettre un bot
lobby-no-bot = Personne
lobby-start = Lancer la partie
lobby-fill = Compléter avec des bots : { $bot }
lobby-wait-host = En attente : { $name } doit lancer la partie
lobby-seats = Places
lobby-clock = Temps par tour
lobby-no-clock = Sans limite
lobby-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
lobby-rules = Règles de cette table
lobby-changed = Choisi pour cette table :
lobby-printed = On joue selon la règle du jeu, sans règles maison.
lobby-history = Parties de cette table
lobby-watch-again = Revoir
board-title = Classement de cette table
board-won = Victoires

link-copy = Copier le lien
link-copied = Copié
link-share = Partager
link-code = Code
link-qr = Code QR avec le lien vers cette table
link-only-here = Ce lien ne fonctionne que sur cet ordinateur.
link-serve = Pour les téléphones de la maison, démarre le serveur avec
link-or = ou

stat-games = Parties
stat-games_won = Parties gagnées
stat-rounds = Manches
stat-rounds_won = Manches gagnées
stat-points = Points
stat-uno_missed = UNO oubliés
stat-challenges_won = Contestations gagnées
stat-challenges_lost = Contestations perdues

custom-title = Règles personnelles
custom-intro =
    Que disent les deux jokers personnalisables ? Propose une règle ; elle vaut quand tout le monde
    est d’accord.
custom-none = Rien encore : un simple joker.
custom-words = Texte de la carte
custom-words-hint = Par exemple : tout le monde change de place !
custom-effects = Ce que le jeu fait tout seul
custom-add = Ajouter un effet
custom-propose = Proposer
custom-agree = D’accord
custom-decline = Refuser
custom-by = Proposé par { $name }
custom-waiting = Réponse attendue : { $names }
custom-cards = Cartes
custom-asked = Une règle attend ta réponse
custom-open = Une règle proposée n’est pas encore acceptée
custom-dropped = Au début de la partie, les propositions en attente sont abandonnées et les cartes gardent ce qui était convenu.
custom-without = Commencer sans elle

table-draw-pile = { $count ->
    [one] Pioche, encore { $count } carte
   *[other] Pioche, encore { $count } cartes
}
table-discard = Sur la défausse : { $card }
table-color = Couleur actuelle
table-uno = UNO
table-uno-armed = UNO avec la prochaine carte
table-uno-now = Annoncer UNO maintenant
table-catch-who = { $name } n’a pas annoncé UNO
table-challenge-title = Est-ce que { $name } avait une carte { part-feminine } ?
table-challenge-words = Dans ce cas, le Joker +4 était un bluff.
table-challenge-yes = Si oui, { $name } pioche { $count } cartes et c’est à toi de jouer.
table-challenge-no = Sinon, tu en pioches { $more } et passes ton tour.
table-accept-words = Tu passes ton tour.
table-wilds-match = Les autres jokers comptent aussi comme des cartes de la couleur.
table-four = { $bluff ->
    [color] Tu as une carte { part-feminine }, c’est donc un bluff : si on le conteste, c’est toi qui pioches quatre cartes.
    [wild] Tu as un autre joker, c’est donc un bluff : si on le conteste, c’est toi qui pioches quatre cartes.
   *[no] Tu n’as pas de carte { part-feminine }, c’est donc permis : la personne suivante pioche quatre cartes et passe son tour.
}
table-debt-title = { $count ->
    [one] { $count } carte arrive vers toi
   *[other] { $count } cartes arrivent vers toi
}
table-debt-words = Fais-les suivre avec une carte qui convient, ou pioche-les et passe ton tour.
table-sort = Trier par numéro
table-hand = Tes cartes
table-playable = jouable
table-shield = Sous la protection du Joker Sauveur
table-missing = { $count ->
    [one] { $count } tour à passer
   *[other] { $count } tours à passer
}
table-offline = hors ligne
table-shown = Main : { $name }
table-shown-judged = On juge la main telle qu’elle était quand le Joker +4 a été joué.
table-known = Cartes vues chez { $name }
table-others = Les autres à la table
table-jump-in = Tu peux intercepter
table-watching = Tu regardes.
table-take-back = Un bot joue pour toi. Reprendre la main
table-seconds-left = { $count } s
table-refused = Ce n’était pas possible :

score-round = { $name } gagne la manche
score-round-you = Tu gagnes la manche !
score-game = Partie gagnée par { $names }
score-game-you = Tu gagnes la partie !
score-game-shared = Tu gagnes la partie, avec { $names } !
score-name = Nom
score-round-number = Manche
score-total = Total
score-next = Manche suivante
score-again = Encore une partie
score-lobby = Retour au salon
score-replay = Revoir la partie
score-left = Ce qui restait en main
score-proof = Preuve du mélange
score-proof-words = C’était fixé avant la première carte. Le secret montre que personne n’y a touché.
score-fair = Mélange vérifiable
score-commitment = Fixé avant
score-secret = Secret

talk-log = Historique
talk-say = Dis quelque chose
talk-send = Envoyer
talk-reactions = Réactions
talk-only = Discussion seule

menu-help = Aide
menu-open = Menu
menu-sound = Son
menu-language = Langue
menu-home = Accueil
menu-leave = Quitter la table pour de bon
menu-to-lobby = Finir la partie : retour au salon
menu-personal = Continuer sur un autre appareil
menu-personal-words =
    Ce lien n’est qu’à toi. Ouvre-le sur ton autre appareil et ne le donne à personne.
menu-rename = Changer de nom
menu-save = Enregistrer
menu-people = Personnes à la table
menu-sure = Vraiment ?
menu-rules = Règles
book-search = Chercher dans les règles
book-found = { $count ->
    [0] Aucune règle n’en parle. Essaie un autre mot.
    [one] { $count } règle
   *[other] { $count } règles
}

key-title = Clavier
key-arrows = Parcourir tes cartes ou les choix
key-enter = Jouer la carte, valider le choix
key-d = Piocher une carte
key-p = Garder la carte piochée, ou passer
key-u = UNO
key-c = Contre-UNO
key-a = Accepter les cartes
key-x = Contester
key-f = Retourner une carte (pouvoir vert)
key-g = Offrir les cartes rouges (pouvoir rouge)
key-h = Aller à ta main
key-l = Historique
key-escape = Fermer, ou annuler
key-help = Cette liste

join-title = Rejoindre la table
join-sit = S’asseoir
join-playing = { $how ->
    [bot] Une partie est en cours : tu peux remplacer un bot tout de suite.
    [late] Une partie est en cours : tu peux jouer à partir de la prochaine manche.
   *[watch] Une partie est en cours : tu peux regarder, et jouer la suivante.
}
join-no-table = Il n’y a pas de table avec le code { $code }.
join-forgotten = La table ne te connaît plus. Rejoins-la de nouveau, s’il te plaît.
join-home = Vers l’accueil
connection-first = Connexion…
connection-lost = Connexion perdue. Nouvel essai…

replay-title = Une partie, coup par coup
replay-step = Coup { $number } sur { $all }
replay-first = Au début
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-download = Télécharger la partie
replay-missing = Cette partie n’existe pas.
statistics-title = Statistiques
statistics-none = Tu n’as pas encore terminé de partie ici.
statistics-won = { $percent } % des parties gagnées
statistics-judged = { $rounds ->
    [one] Dans { $rounds } manche regardée par le coach
   *[other] Dans { $rounds } manches regardées par le coach
}
statistics-games = Parties de tes tables
statistics-forget = Supprimer mon nom et mes parties
statistics-forget-words = Ton nom disparaît de toutes les parties terminées à tes tables, et tes résultats avec lui. C’est irréversible.

## La ligne sur toute la largeur, et pourquoi une carte ne convient pas. $color identifie une couleur.

part-sign = { $sign ->
    [S] un Passe ton tour
    [R] une Inversion
    [D] un +2
   *[other] un { $sign }
}
turn-fits = À toi : joue une carte { part-feminine } ou { part-sign }, ou pioche
turn-color = À toi : joue une carte { part-feminine }, ou pioche
turn-wild = À toi : joue un joker, ou pioche
turn-nothing = Rien ne convient : pioche une carte
turn-debt = { $answer ->
    [pass] { $count ->
        [one] Tu dois piocher { $count } carte ou la faire suivre
       *[other] Tu dois piocher { $count } cartes ou les faire suivre
    }
    [challenge] Pioche { count-cards } ou conteste
    [both] Pioche { count-cards }, fais-les suivre ou conteste
   *[neither] Tu dois piocher { count-cards }
}
needs-fits = Il faut une carte { part-feminine } ou { part-sign }
needs-color = Il faut une carte { part-feminine }

## Les grands moments, en grand.

shout-uno = UNO !
shout-caught = Contre-UNO !
shout-missed = Passe
shout-reversed = Inversion
shout-challenged = Contesté !
shout-guilty = Bluff !
shout-innocent = Pas de bluff
shout-jumped_in = Interception !

menu-vibration = Vibrations
lobby-remove-sure = Exclure { $name } ?

## Ce que l’atelier partage avec le salon et la page d’accueil ; le reste est dans workshop.ftl.

make-title = Créer une édition
make-remove = Retirer { $name }
make-more = Plus : { $name }
make-less = Moins : { $name }
make-who = Qui
make-what = Quoi
make-when = Quand
custom-color = Couleur

## La durée d’une partie.

length-title = Durée de la partie
length-round = Une manche
length-points = { $count } points
length-about = environ { $count } min

## Une adresse qui ne mène nulle part.

nowhere-title = Cette page n’existe pas
nowhere-words = Le lien a peut-être perdu une lettre en route.
