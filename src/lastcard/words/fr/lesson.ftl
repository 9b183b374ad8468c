### Ce que dit la leçon.

learn-title = Apprendre à jouer
learn-next = Continuer
learn-watch = { $actor ->
    [you] Regarde ce qui se passe.
   *[other] Regarde { $name } jouer.
}
learn-done = Maintenant, une vraie partie
learn-again = Encore une fois depuis le début
learn-two-instead = Ton 8 vert convient aussi, mais essaie cette fois le +2.
learn-wild-instead = Ce serait permis, mais choisis ici le vert : tu as une carte verte.
learn-uno-instead = Pas si vite : appuie d’abord sur UNO, puis joue ton 5 bleu.
learn-four-instead = Tu pourrais, mais conteste cette fois : Milo avait une carte verte.
learn-goal =
    Tu as cinq cartes, et Milo et Zoe ont les leurs. La personne qui se débarrasse la première
    de toutes ses cartes gagne la manche.
learn-match =
    Un 7 rouge est sur la défausse. Joue une carte de la même couleur ou du même nombre : ton 2
    rouge convient.
learn-number =
    Zoe a joué un 6 rouge. Tu n’as plus de rouge, mais n’importe quel 6 convient aussi : joue
    ton 6 jaune.
learn-draw = Maintenant, c’est un 1 jaune, et rien ne convient dans ta main. Pioche une carte.
learn-reverse =
    Quelle chance, une Inversion jaune ! Une carte piochée qui convient peut être jouée tout de
    suite. Celle-ci change le sens du jeu : après toi, c’est à Zoe, pas à Milo.
learn-two = Un 4 vert. Joue ton +2 vert : Zoe pioche deux cartes et passe son tour.
learn-more =
    Le Passe ton tour de Milo t’a coûté un tour. C’est maintenant un 7 rouge, et rien ne
    convient : pioche une carte.
learn-wild =
    Un joker peut toujours être joué, et tu choisis la couleur. Joue-le et choisis le vert : tu
    as une carte verte.
learn-uno = Il ne te restera bientôt qu’une carte. Appuie d’abord sur UNO, puis joue ton 5 bleu.
learn-catch =
    Il ne reste qu’une carte à Zoe, qui a oublié d’annoncer UNO. Fais un Contre-UNO, et elle
    pioche deux cartes !
learn-four =
    Un Joker +4 n’est permis que sans carte de la couleur actuelle, et c’était le vert. Milo a
    l’air coupable : conteste !
learn-bluff =
    C’était un bluff ! Milo avait une carte verte et pioche quatre cartes, et c’est à toi.
    Sinon, tu en aurais pioché six.
learn-out = Ta dernière carte convient. Joue-la !
learn-won =
    Tu as gagné la manche. Ce que les autres ont encore en main compte pour toi : les nombres, leur
    valeur ; Passe ton tour, Inversion et +2, 20 points ; les jokers, 50. La première personne à 500
    points gagne la partie.
