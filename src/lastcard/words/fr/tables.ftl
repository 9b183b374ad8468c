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
