### Les règles, par leurs identifiants. Les décisions commencent par R-.

section-deck = Les cartes
section-setup = Mise en place
section-turn = Ton tour
section-actions = Cartes action
section-uno = UNO
section-scoring = Fin de manche et décompte
section-special = Cartes spéciales
section-house = Règles maison

rules-ruling = Décision
rules-about-rulings =
    Une décision est la nôtre : elle tranche ce que les règles imprimées laissent ouvert.

# What a deck of somebody’s own holds. $cards: as 2 × 7, 1 × Skip.
rules-each-color = De chaque couleur ({ $colors }) : { $cards }.
rules-wilds = Jokers : { $cards }.
rules-points = Ces cartes ne valent pas les points habituels : { $cards }.
rules-defaults = Cette édition se joue ainsi : { $options }.

rule-DECK-1 =
    On joue avec 108 cartes en rouge, jaune, vert et bleu. Chaque couleur a un 0, deux cartes de
    chaque nombre de 1 à 9, deux +2, deux Inversions et deux Passe ton tour. Quatre Jokers et
    quatre Jokers +4 complètent le jeu.
rule-DECK-2 =
    On joue avec 108 cartes, comme dans le jeu classique, mais les couleurs sont le rouge, le
    bleu, le doré et le gris. Les quatre cartes Artiste Extra à deux faces sont là pour être
    admirées : retire-les avant de jouer.
rule-DECK-3 =
    On joue avec 112 cartes : les 108 classiques en rouge, jaune, vert et bleu, deux Jokers
    personnalisables et deux Jokers Sauveur.
rule-DECK-4 =
    On joue avec 112 cartes : les 108 classiques et quatre Jokers Ensemble (notre décision : les
    règles imprimées ne donnent que le total, et c’est ainsi que nous le complétons).
rule-DECK-5 =
    On joue avec 112 cartes : les 108 classiques en rouge, jaune, vert et bleu, et quatre Jokers
    Magiques.
rule-DECK-6 =
    On joue avec 108 cartes. Une couleur compte 17 cartes chiffrées (de 1 à 9, sans 0), deux +2,
    une Inversion et un Passe ton tour. Les jokers sont quatre Jokers +4, 16 Personnages et quatre
    Choix du pouvoir ; il n’y a pas de joker simple ici. La boîte contient 112 cartes à cause des
    quatre cartes Pouvoir, qui restent hors du jeu et montrent à qui appartient chaque pouvoir.
rule-R-DECK-17 =
    Les 17 cartes chiffrées d’une couleur sont un seul 1 et deux cartes de chaque nombre de 2 à 9,
    comme d’autres jeux ont un seul 0.
rule-R-DECK-16 =
    Les 16 Personnages sont quatre rouges, quatre bleus, quatre verts et quatre jaunes.
rule-SETUP-PLAYERS =
    On joue de deux à dix (notre décision : aussi là où les règles imprimées ne donnent pas de
    nombre).
rule-SETUP-DEALER =
    Pour savoir qui distribue en premier, chacun tire une carte et le plus grand nombre distribue.
    Une carte avec un symbole au lieu d’un nombre vaut zéro.
rule-R-SETUP-TIE =
    Si plusieurs personnes ont alors la plus grande carte, elles tirent encore. Toutes les cartes
    tirées pour cela reviennent avant le mélange. Là où n’importe qui peut distribuer, le hasard
    désigne la première personne.
rule-SETUP-DEAL =
    Les cartes sont mélangées et chacun en reçoit sept, ou autant que le dit `hand_size`. Le reste,
    face cachée, forme la pioche, et sa première carte est retournée à côté pour commencer la
    défausse.
rule-SETUP-POWERS =
    Les quatre cartes Pouvoir attendent sur leur support à côté de la table : personne n’a encore
    de pouvoir.
rule-OPEN-NUMBER =
    Si un nombre est retourné, la personne à gauche de celle qui distribue commence, et on joue
    vers la gauche.
rule-OPEN-DRAW2 =
    Si un +2 est retourné, il touche la personne à gauche de celle qui distribue : elle pioche
    deux cartes et passe son premier tour.
rule-OPEN-REVERSE =
    Si une Inversion est retournée, la personne qui distribue commence, et on joue vers la droite.
rule-OPEN-SKIP =
    Si un Passe ton tour est retourné, la personne à gauche de celle qui distribue est sautée, et
    la suivante commence.
rule-OPEN-WILD =
    Si un joker est retourné, sauf un Joker +4, la personne à gauche de celle qui distribue nomme
    la couleur et commence.
rule-OPEN-SPECIAL = Un joker spécial retourné au début n’apporte que la couleur nommée.
rule-OPEN-WILD4 =
    Un Joker +4 ne commence jamais la défausse : remets-le et retourne une autre carte (notre
    décision : la pioche est d’abord mélangée de nouveau).
rule-OPEN-TG =
    Seul un nombre peut commencer la partie : tant qu’une carte action apparaît, elle est ignorée
    et la carte suivante est retournée par-dessus (notre décision : tout joker compte ici comme
    une carte action). Si la pioche s’épuise avant, la dernière carte retournée reste et n’a pas
    d’effet ; si c’est un joker, la première personne nomme la couleur (notre décision : les
    règles imprimées ne vont pas si loin).
rule-R-NEXT-DEAL =
    Après chaque manche, on distribue une place plus à gauche. Toutes les cartes reviennent pour
    la nouvelle donne.
rule-R-NEXT-TABLE =
    Les cartes posées devant les joueurs reviennent aussi pour la nouvelle donne, et ce qu’elles
    donnaient est fini.
rule-DIR-LEFT =
    On joue vers la gauche, dans le sens des aiguilles d’une montre, jusqu’à ce que quelque chose
    change le sens.
rule-TURN-MATCH =
    À ton tour, tu peux jouer une carte de la même couleur, du même nombre ou du même symbole que
    la carte du dessus, ou un joker. Exemple : sur un 7 rouge, tu peux jouer n’importe quelle
    carte rouge, n’importe quel 7 ou un joker.
rule-TURN-SYMBOL =
    Les symboles vont ensemble d’une couleur à l’autre : chacun se pose sur le même symbole de
    n’importe quelle couleur, comme un nombre sur le même nombre.
rule-TURN-COLOR =
    Quand un joker est sur le dessus, seule compte la couleur nommée : il n’y a ni nombre ni
    symbole à suivre.
rule-TURN-WILD =
    Tu peux jouer un joker même si tu as une autre carte qui convient ; seul le Joker +4 a une
    condition à lui.
rule-TURN-DRAW = Si rien ne convient dans ta main, tu pioches une carte.
rule-TURN-DRAWN =
    Si la carte que tu viens de piocher convient, tu peux la jouer aussitôt. Sinon, ton tour est
    fini.
rule-TURN-DECLINE =
    Rien ne t’oblige à jouer une carte qui convient. Si tu la gardes, tu pioches une carte, et seule
    cette nouvelle carte peut encore être jouée à ce tour.
rule-PILE-RESHUFFLE =
    Quand la pioche est épuisée, la défausse est mélangée pour en former une nouvelle.
rule-R-PILE-TOP =
    Quand la défausse est mélangée, sa première carte reste sur la table. Si tu dois piocher plus
    de cartes que les deux tas n’en ont, tu prends toutes celles qu’il y a. S’il n’y a rien à
    piocher, tu dois jouer si tu peux et passer sinon, et la partie n’est donc jamais bloquée.
rule-ACT-DRAW2 = +2 : la personne suivante pioche deux cartes et passe son tour.
rule-ACT-REVERSE =
    Inversion : le sens du jeu change. S’il allait à gauche, il va maintenant à droite, et
    inversement.
rule-R-REVERSE-2P =
    À deux, une Inversion vaut un Passe ton tour : tu rejoues, et le sens reste le même. L’option
    `two_player_reverse` choisit entre `skip` (comme décrit, par défaut) et `plain` (elle change
    seulement le sens).
rule-ACT-SKIP = Passe ton tour : la personne suivante passe son tour.
rule-ACT-WILD = Joker : tu nommes la couleur à suivre. Elle peut rester la même.
rule-ACT-WILD4 =
    Joker +4 : tu nommes la couleur, et la personne suivante pioche quatre cartes et passe son
    tour.
rule-WILD4-LEGAL =
    Tu ne devrais jouer un Joker +4 que si tu n’as aucune carte de la couleur actuelle ; une carte
    du bon nombre ou du bon symbole dans une autre couleur ne compte pas contre toi. Personne ne
    t’empêche de le jouer quand même : c’est un bluff, et il peut être découvert.
rule-WILD4-LEGAL-TG =
    Dans cette édition, les autres jokers de ta main comptent aussi comme des cartes de la
    couleur : s’il t’en reste un, ton Joker +4 est un bluff.
rule-WILD4-CHALLENGE =
    Si un Joker +4 te touche et que tu soupçonnes un bluff, tu peux le contester avant de piocher ;
    personne d’autre ne le peut. La personne accusée ne montre alors sa main qu’à toi.
rule-WILD4-GUILTY =
    Si c’était un bluff, la personne accusée pioche les quatre cartes et toi aucune (notre
    décision : c’est ensuite ton tour normal).
rule-WILD4-INNOCENT =
    Si ce n’en était pas un, tu pioches six cartes au lieu de quatre et tu passes ton tour.
rule-WILD4-COLOR =
    La couleur nommée reste, quoi que révèle la contestation (notre décision pour toutes les
    éditions : une seule des règles imprimées le dit).
rule-R-WILD4-HAND =
    Ce qui compte, c’est le reste de la main et la couleur actuelle au moment où le Joker +4 a été
    joué.
rule-UNO-CALL =
    Annonce UNO quand tu joues ton avant-dernière carte, pour que chacun sache qu’il ne t’en reste
    qu’une.
rule-UNO-CATCH =
    Si tu l’oublies et que quelqu’un t’attrape avant que la personne suivante commence, tu pioches
    deux cartes. L’option `uno_penalty` change ce nombre.
rule-R-UNO-WINDOW =
    Tu peux annoncer UNO avec ta carte ou après, jusqu’à ce que quelqu’un t’attrape ou que la
    personne suivante commence : en jouant, en piochant, en acceptant une pénalité ou en contestant.
    Le plus rapide l’emporte. Quand aucun UNO n’est dû, on ne peut ni l’annoncer ni attraper
    quelqu’un.
rule-R-UNO-GROWN =
    Tu n’as plus à annoncer UNO dès que tu pioches ou reçois des cartes, puisque tu en as alors plus
    d’une. Les mains qui passent n’y changent rien : la personne qui n’avait plus qu’une carte après
    avoir joué doit encore l’annoncer.
rule-OUT-END =
    La manche est finie, et tu l’as gagnée, quand tu n’as plus de cartes (notre décision : si ta
    dernière carte demande une couleur ou une personne, tu la nommes quand même).
rule-OUT-DRAW =
    Si tu finis avec un +2 ou un Joker +4, la personne suivante doit quand même piocher, et ces
    cartes comptent dans le décompte (notre décision : même là où les règles imprimées n’en disent
    rien).
rule-R-OUT-SPECIAL =
    La fin passe avant tout : si ta dernière carte est une carte spéciale, la manche est déjà
    finie et la carte n’a pas d’effet.
rule-SCORE-CARDS =
    Une carte chiffrée vaut son nombre ; un +2, une Inversion ou un Passe ton tour, 20 points ; tout
    joker, spécial ou non, 50 points.
rule-SCORE-WINNER =
    La personne qui gagne la manche marque les points de toutes les cartes restées dans les mains
    des autres.
rule-SCORE-500 =
    Les points s’additionnent de manche en manche, et la première personne à 500 gagne la partie.
    C’est l’option `scoring` à `winner`, le choix par défaut ici ; `target` change les 500, et avec
    `hand` une seule manche décide.
rule-SCORE-TALLY =
    Une autre façon de compter, `scoring` à `tally` : après chaque manche, chacun note les points
    restés dans sa propre main. Quand quelqu’un atteint 500, le plus petit total gagne (notre
    décision : à égalité du plus petit total, la victoire est partagée).
rule-SCORE-TG =
    Une seule manche décide de la partie : on la gagne en n’ayant plus de cartes. C’est l’option
    `scoring` à `hand`, le choix par défaut ici ; `winner` continue jusqu’à 500 points, et `tally`
    existe aussi (notre décision : avec `hand`, les points sont notés quand même, mais la partie est
    finie).
rule-CUSTOM-WILD =
    Le Joker personnalisable est un joker : tu peux le jouer à chaque tour et tu nommes la
    couleur.
rule-CUSTOM-RULE =
    Chacun des deux Jokers personnalisables porte une règle maison que la table invente elle-même.
    Elle peut être n’importe quoi, pourvu que tout le monde soit d’accord, et on peut en écrire
    une nouvelle à chaque partie.
rule-R-CUSTOM =
    L’option `custom_rules` donne à chaque carte son texte, que tout le monde peut lire, et les
    effets que le jeu exécute lui-même : piocher un nombre de cartes, ou jusqu’à une couleur, ou
    jusqu’à la plus grande main ; passer un tour ; montrer sa main à tout le monde ; se défausser de
    cartes au hasard ou de toute une couleur ; te donner toute une couleur ou recevoir la tienne ;
    échanger sa main avec toi ; passer toutes les mains à gauche, à droite ou dans le sens du jeu ;
    mélanger et redistribuer toutes les mains ; changer le sens, ou te faire rejouer aussitôt. Un
    effet vaut pour toi, pour la personne suivante (toujours la voisine dans le sens du jeu), pour
    une personne de ton choix, pour tous les autres, pour tout le monde, ou pour la personne qui a
    le moins ou le plus de cartes ; il peut ne valoir qu’avec ou sans une couleur, ou épargner la
    personne qui en montre une ou s’en défausse. Mais on n’échange sa main qu’avec une personne de
    ton choix, et tu ne peux pas passer ton propre tour. Un texte sans effet est permis, la table
    s’en charge elle-même, et une carte sans règle est un simple joker.
rule-R-EFFECTS =
    Ce qu’une carte spéciale fait à plusieurs personnes commence par celle qui l’a jouée et
    continue dans le sens du jeu ; qui est concerné est fixé avant. Le tour à passer est le
    prochain qui viendrait : un Passe ton tour ou un +2 touche alors la personne qui suit celle
    qui le passe déjà. Les cartes qu’elle fait piocher se piochent tout de suite : on ne peut ni y
    répondre ni les passer à quelqu’un d’autre, même avec `stacking`.
rule-SAVE-PLACE =
    Le Joker Sauveur est un joker pour quelqu’un d’autre : tu le poses devant n’importe qui sauf
    toi, et tu nommes la couleur (notre décision : comme il n’est pas sur la défausse, la carte
    suivante doit être de cette couleur ou un joker).
rule-SAVE-SHIELD =
    Tant que la carte est là, les cartes de pénalité ne peuvent rien contre cette personne. Le
    prochain joker, de qui que ce soit, y met fin et envoie la carte à la défausse (notre
    décision : un second Joker Sauveur compte comme tel, et l’ancienne carte va sous la première
    de la défausse).
rule-R-SAVE =
    Une carte de pénalité est un +2, un Passe ton tour, un Joker +4, ou une Inversion qui vaut un
    Passe ton tour à deux ; d’un Joker personnalisable, le bouclier arrête chaque partie qui te
    fait piocher ou passer ton tour, et rien d’autre. Derrière un bouclier, tu ne pioches pas et
    ne passes pas ton tour, il n’y a donc rien à contester non plus. Si la carte de pénalité est
    elle-même un joker et met fin au bouclier, celui-ci l’arrête encore.
rule-TOGETHER-DRAW =
    Joker Ensemble : dis combien de cartes a la plus grande main. Tous les autres, dans l’ordre,
    piochent jusqu’à en avoir autant. Tu nommes aussi la couleur.
rule-R-TOGETHER =
    On compte les mains après que le Joker Ensemble a quitté la tienne. La personne suivante
    pioche d’abord, et toi en dernier : tu pioches aussi, sauf si aucune main n’est plus grande
    que la tienne.
rule-MAGIC-PASS =
    Joker Magique : toutes les mains avancent. Tu donnes toute ta main à ta gauche, comme tout le
    monde, et tu nommes la couleur (notre décision : la gauche est le sens des aiguilles d’une
    montre, quel que soit le sens du jeu).
rule-POWER-TAKE =
    Personnage : tu gagnes le pouvoir de la couleur de la carte, même si quelqu’un l’a déjà, et sa
    carte Pouvoir vient devant toi. C’est un joker : tu nommes donc aussi la couleur à suivre.
rule-POWER-CHOICE =
    Choix du pouvoir : tu gagnes le pouvoir que tu veux, même si quelqu’un l’a déjà, et tu nommes
    la couleur.
rule-POWER-KEEP =
    Un pouvoir reste à toi jusqu’à ce que quelqu’un d’autre le prenne. Tu peux en avoir plusieurs
    à la fois.
rule-POWER-RED =
    Pouvoir rouge : à tout moment, tu peux donner tes cartes rouges à une autre personne (notre
    décision : un joker n’a pas de couleur à lui, un Personnage rouge n’est donc pas une carte
    rouge).
rule-R-POWER-RED =
    Un cadeau est toujours la totalité de tes cartes rouges et va à une seule personne, qui ne
    doit pas avoir le pouvoir jaune ; tu peux le faire hors de ton tour. Si c’étaient tes
    dernières cartes, tu as gagné la manche ; un +2 ou un Joker +4 qui attend encore sa réponse ou
    sa couleur est alors pioché et compte, sauf si c’était à toi de piocher. Si le cadeau te
    laisse une seule carte, tu n’as pas à annoncer UNO. Si tu donnes la carte que tu viens de
    piocher, tu passes.
rule-POWER-BLUE =
    Pouvoir bleu : tu peux jouer deux cartes en un tour (notre décision : la seconde est
    facultative, vient juste après la première et doit y convenir ; la carte qui t’apporte le
    pouvoir est déjà une première carte, mais après avoir pioché il n’y en a pas de seconde).
rule-R-POWER-BLUE =
    Les pénalités sont piochées aussitôt, et un Joker +4 est réglé, contestation comprise, avant
    que tu continues. Chaque Passe ton tour, +2 et Joker +4 coûte un tour à une personne : le
    second touche celle qui serait alors la suivante, et à deux, l’autre passe simplement deux
    tours. Avec `stacking`, il n’y a pas de seconde carte pour toi quand tu réponds à une
    pénalité, ni quand la personne suivante répond à la tienne.
rule-POWER-GREEN =
    Pouvoir vert : si rien ne convient dans ta main, tu peux retourner la prochaine carte de la
    pioche sur la défausse, même si elle n’y convient pas. Cela termine ton tour.
rule-R-POWER-GREEN =
    La carte retournée compte comme jouée par toi : elle fait ce qu’elle fait toujours, et c’est
    toi qui choisis pour elle. Ce peut même être un Joker +4 ; la personne suivante peut le
    contester, mais ce n’est jamais un bluff.
rule-POWER-YELLOW =
    Pouvoir jaune : Passe ton tour, Inversion, +2, Joker +4 et le pouvoir rouge sont sans effet
    sur toi (notre décision : les règles imprimées nomment le Personnage rouge, et nous comprenons
    par là les cadeaux de cartes rouges).
rule-R-POWER-YELLOW =
    Une carte jouée contre toi va sur la défausse mais ne te fait rien : tu ne pioches pas et ne
    passes pas ton tour. Si c’était à toi de jouer ensuite quand une Inversion est jouée, le sens ne
    change pas.
rule-H-STACK =
    Cumul, option `stacking`, `off` par défaut : avec `same`, tu peux répondre à un +2 par un autre
    +2 et à un Joker +4 par un autre ; avec `any`, tu peux aussi poser un Joker +4 sur un +2. Les
    cartes à piocher s’additionnent et passent au suivant jusqu’à ce que quelqu’un les prenne
    toutes ; si quelqu’un finit pendant le cumul, la personne suivante pioche tout. On conteste le
    dernier Joker +4 : si c’était un bluff, la personne qui l’a joué pioche tout, et sinon tu
    pioches tout et deux cartes de plus.
rule-H-STACK-OPEN = Avec `stacking`, on peut aussi répondre à un +2 retourné au début.
rule-H-STACK-SAFE =
    Avec `stacking`, si les pénalités ne peuvent pas te toucher, tu fais disparaître le cumul et
    joues un tour normal.
rule-H-JUMP =
    Interception, option `jump_in`, non ou oui : si tu as exactement la carte du dessus, même
    couleur et même nombre ou symbole, et pas un joker, tu peux la jouer hors de ton tour, et le
    jeu continue après toi. Tu peux le faire tant que la personne dont c’est le tour n’a pas
    commencé, même sur des +2 qui se cumulent. Cela compte comme le début du tour suivant : il est
    alors trop tard pour annoncer UNO ou attraper quelqu’un pour la carte d’avant.
rule-H-JUMP-BLUE = Une carte jouée par `jump_in` ne donne pas de seconde carte par le pouvoir bleu.
rule-H-SEVEN =
    Sept et zéro, option `seven_zero`, non ou oui : avec un 7, tu échanges ta main avec une
    personne de ton choix, et un 0 fait passer toutes les mains dans le sens du jeu. Comme
    dernière carte, un 7 ou un 0 termine simplement la manche, et retourné au début il n’a pas
    d’effet.
rule-H-DRAWON =
    Piocher encore, option `draw_until_playable`, non ou oui : si rien ne convient dans ta main, tu
    pioches jusqu’à ce qu’une carte convienne. Si tu peux jouer mais ne le veux pas, tu n’en pioches
    qu’une. Si les tas s’épuisent, ton tour est fini.
rule-H-FORCE =
    Obligation de jouer, option `force_play`, non ou oui : si tu peux jouer une carte, tu le dois,
    même une carte que tu viens de piocher. La réponse aux cartes à piocher reste facultative
    quand on cumule.
rule-H-FORCE-BLUE = Avec `force_play`, la seconde carte du pouvoir bleu reste facultative.
rule-H-NOBLUFF =
    Pas de bluff, option `no_bluff`, non ou oui : tu ne peux jouer un Joker +4 que quand il est
    permis. Il n’y a rien à contester : les quatre cartes sont piochées aussitôt, ou passées au
    suivant quand on cumule.
rule-H-SAYPASS =
    Dire « je passe », option `say_pass`, non ou oui : si tu gardes une carte que tu viens de
    piocher, tu le dis, qu’elle ait été jouable ou non. Ainsi personne d’autre ne le sait. Quand
    deux personnes ou plus jouent à une table, c’est la règle, sauf si la table en décide autrement.
rule-H-HAND =
    Nombres à changer : `hand_size`, les cartes distribuées à chacun (de 1 à 10, 7 par défaut) ;
    `target`, les points à atteindre (de 1 à 10000, 500 par défaut) ; `uno_penalty`, les cartes que
    tu pioches si on t’attrape sans UNO (de 0 à 10, 2 par défaut).
