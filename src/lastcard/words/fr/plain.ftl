### Ligne par ligne, comme le dit un lecteur d’écran : des phrases entières, l’une après l’autre.
### Décidé ici : ce qui se tape est entre guillemets ; une carte se tape comme elle s’appelle.

## Ce qui se tape : le premier mot est celui qui est proposé, les autres font la même chose.

typed-draw = piocher, p, d
typed-pass = passer, garder
typed-accept = accepter, a
typed-challenge = contester, c
typed-flip = retourner, f
typed-uno = uno, u
typed-catch = contre-uno
typed-give = offrir, donner, g
typed-later = plus tard
typed-help = aide, ?
typed-hand = main, h, m
typed-table = table, t
typed-scores = points, s
typed-lately = encore, l
typed-rules = règles
typed-hint = conseil
typed-undo = reprendre, annuler, z
typed-quit = quitter, q
typed-start = commencer
typed-bot = bot, robot
typed-drop = retirer, enlever
typed-set = régler, réglages
typed-agree = oui, d’accord
typed-decline = non, refuser
typed-sit = place
typed-watch = regarder
typed-say = dire
typed-next = suivant, n
typed-back = avant, b
typed-figures = zéro, un, deux, trois, quatre, cinq, six, sept, huit, neuf
quoted = « { $text } »

## Le début.

plain-welcome = { $edition }. Tu joues contre { $names }.
plain-how = Tape le nom d’une carte, ou « piocher ». « aide » dit ce qu’il y a d’autre.
plain-practice = Entraînement : « reprendre » annule ton dernier coup.
plain-written = Sur { $card } est écrit : { $text }

## La table.

plain-round = Manche { $number }.
plain-hand = { $count ->
    [0] Tu n’as pas de cartes.
    [one] Tu as une carte : { $cards }.
   *[other] Tu as { $count } cartes : { $cards }.
}
plain-top = Carte du dessus : { $card }.
plain-top-color = Carte du dessus : { $card }. Couleur : { color }.
plain-top-open = Carte du dessus : { $card }. La couleur n’est pas encore choisie.
plain-can = Tu peux jouer : { $cards }.
plain-fits-none = Aucune de tes cartes ne convient : il faut piocher.
plain-or = Tu peux taper : { $words }.
plain-agree = Es-tu d’accord ? { $card } dit : { $rule }
plain-few = { $name } n’a plus { part-only }.
plain-order = Ordre de jeu : { $names }.
plain-pile = Pioche : { count-cards }.
plain-player = { $name } : { $facts }.
plain-holds = tient { $cards }

## Les questions.

plain-your-move = À toi :
plain-pass-by = Tape { $words }, ou Entrée pour laisser passer :
plain-choices = { $question } { $choices } :
plain-next-round = Entrée pour la manche suivante :

## La fin d’une manche.

plain-kept = { $name } avait encore { $cards } : { count-points }.
plain-kept-you = Tu avais encore { $cards } : { count-points }.
plain-gained = { $name } reçoit { count-points }.
plain-gained-you = Tu reçois { count-points }.
plain-points = Points : { $scores }.
plain-score = { $name } { $count }

## Ce qui n’a pas été compris.

plain-unknown = { $meant ->
    [none] « { $typed } » ? « aide » dit ce qui se tape.
   *[other] « { $typed } » ? Peut-être « { $meant } ».
}
plain-which = Laquelle ? { $cards }.
plain-nothing = Ce n’est pas possible pour l’instant.
plain-pick = « { $typed } » ? Tape l’un de ces choix, ou Entrée pour revenir.
plain-no-hint = À une table avec d’autres, il n’y a pas de conseils.
plain-not-yet = Pas avant la partie.

## L’aide.

plain-help-cards = Tape le nom d’une carte, par exemple « { $card } » ; les premières lettres de ses mots suffisent.
plain-help-wild = Pour un joker, on te demande la couleur, ou tu la dis tout de suite : « { $card } ».
plain-help-uno = « { $card } » annonce UNO avec ton avant-dernière carte ; « { $uno } » l’annonce après coup.
plain-help-moves = Autres coups : { $words }.
plain-help-commands = Pour en entendre plus : { $words }.
plain-wilds = Jokers
plain-section = { $number } : { $section }, { $count ->
    [one] { $count } règle.
   *[other] { $count } règles.
}
plain-help-rules = Tape « { $section } » pour un chapitre, ou « { $word } » pour les règles où se trouve ce mot.
plain-help-codes = Les codes courts de la notation marchent aussi : r7, W4=b.

## À une table avec d’autres.

plain-lobby = Table { $code } : { $edition }.
plain-lobby-host = Tape « commencer » quand tout le monde est là ; « bot » ajoute un bot.
plain-help-table = À cette table : { $words }.
plain-set-how = Pour changer un réglage, tape « régler », le nom et la valeur : « régler places 4 ». « bot » et un genre en ajoute un, « retirer » en enlève un.
plain-seat = Place { $number } : { $name }
plain-seat-you = Place { $number } : toi
plain-seat-free = Place { $number } : libre
plain-values = { $label }, au choix : { $values }.
plain-range = de { $least } à { $most }
plain-say-what = Que veux-tu dire ? Tape-le après « dire ».
plain-connected = La connexion est rétablie.
plain-covered = Entrée te rend la main.
plain-seconds = Tu as { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}.

## Les parties revues.

plain-replay = Entrée pour le coup suivant :
plain-replay-how = Entrée dit le coup suivant, « avant » le précédent, et un numéro mène à ce coup. « table » dit toutes les mains, « quitter » termine.
plain-replay-range = Les coups vont de 0 à { $most }.
plain-holding = { $name } : { $cards }.
plain-no-cards = aucune carte
plain-of = { $part } sur { $whole }
plain-streak = Parties gagnées de suite : { $now } maintenant, { $most } au plus.
