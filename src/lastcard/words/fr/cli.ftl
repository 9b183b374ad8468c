### Ce que la ligne de commande dit aux gens qui jouent.

## Ses propres parties.

games-line = { $when } : { $edition } contre { $names }{ $practice ->
    [yes] , entraînement
   *[no] {""}
}. { $result }
games-open = Partie en cours, manche { $number }.
games-won = { $winner ->
    [you] Tu as gagné ({ count-points }).
    [shared] Victoire : toi et { $names } ({ count-points }).
    [one] { $names } a gagné ({ count-points }).
   *[several] { $names } ont gagné ({ count-points }).
}
games-none = Tu n’as encore joué aucune partie. Pour commencer : { $command }
games-which = Quelle partie ? Un numéro, ou Entrée pour la première :
games-which-again = Tape un numéro de 1 à { $most }.
games-another = Entrée pour une autre partie, r pour la revoir, w pour l’analyse, q pour quitter :
games-record = La partie est enregistrée dans { $path }. Pour la revoir : { $command }

## An edition that is checked.

check-ends = { $given ->
    [0] { $rounds ->
        [one] La seule manche au hasard est allée au bout.
       *[other] Les { $rounds } manches au hasard sont toutes allées au bout.
    }
    [one] { $given } manche au hasard sur { $rounds } a duré si longtemps qu’elle a été abandonnée.
   *[other] { $given } manches au hasard sur { $rounds } ont duré si longtemps qu’elles ont été abandonnées.
}
check-turns = Une manche dure { $turns } tours en moyenne, et neuf sur dix en durent { $low } à { $high }.
check-decides = { $card } est la dernière carte de { $share } % des manches.
