### Ce qui se passe dans la partie et à la table.
### Décidé : intercepter, l’hôte, exclure, Contre-UNO. Pas de « de » devant un nom, à cause de
### l’élision (« d’Otto ») : on tourne la phrase autrement.

event-drew_for_deal = { $actor ->
    [you] Tu tires { $cards } pour la donne.
   *[other] { $name } tire { $cards } pour la donne.
}
event-deals = { $actor ->
    [you] Tu distribues.
   *[other] { $name } distribue.
}
event-turned_up = Carte retournée : { $cards }.
event-put_back = Retour dans la pioche : { $cards }.
event-played = { $actor ->
    [you] Tu joues { $cards }.
   *[other] { $name } joue { $cards }.
}
event-flipped = { $actor ->
    [you] Tu retournes { $cards }.
   *[other] { $name } retourne { $cards }.
}
event-chose_color = { $actor ->
    [you] Tu choisis le { color }.
   *[other] { $name } choisit le { color }.
}
event-drew = { $actor ->
    [you] Tu pioches { $shown ->
        [no] { count-cards }
       *[yes] { $cards }
    }.
   *[other] { $name } pioche { $shown ->
        [no] { count-cards }
       *[yes] { $cards }
    }.
}
event-passed = { $actor ->
    [you] Tu passes.
   *[other] { $name } passe.
}
event-missed = { $actor ->
    [you] Tu passes ton tour.
   *[other] { $name } passe son tour.
}
event-reversed = Le sens du jeu change.
event-reshuffled = La défausse est mélangée pour former une nouvelle pioche.
event-owes = { $actor ->
    [you] Tu dois piocher { count-cards }.
   *[other] { $name } doit piocher { count-cards }.
}
event-accepted = { $actor ->
    [you] Tu acceptes.
   *[other] { $name } accepte.
}
event-challenged = { $actor ->
    [you] Tu contestes la carte jouée par { $other }.
   *[other] { $target ->
        [you] { $name } conteste ta carte.
       *[other] { $name } conteste la carte jouée par { $other }.
    }
}
event-guilty = { $actor ->
    [you] Tu bluffais.
   *[other] { $name } bluffait.
}
event-innocent = { $actor ->
    [you] Tu ne bluffais pas.
   *[other] { $name } ne bluffait pas.
}
event-showed = { $actor ->
    [you] { $target ->
        [all] Tu montres ta main à tout le monde.
       *[other] Tu montres ta main à { $other }.
    }
   *[other] { $target ->
        [all] { $name } montre sa main à tout le monde : { $labels }.
        [you] { $name } te montre sa main : { $labels }.
       *[other] { $name } montre sa main à { $other }.
    }
}
event-gave = { $actor ->
    [you] Tu donnes { count-cards } à { $other }.
   *[other] { $target ->
        [you] { $name } te donne { $cards }.
       *[other] { $name } donne { count-cards } à { $other }.
    }
}
event-uno = { $actor ->
    [you] Tu annonces UNO !
   *[other] { $name } annonce UNO !
}
event-caught = { $actor ->
    [you] Contre-UNO : { $other } t’attrape, tu n’as pas annoncé UNO.
   *[other] { $target ->
        [you] Contre-UNO : tu attrapes { $name }, qui n’a pas annoncé UNO.
       *[other] Contre-UNO : { $other } attrape { $name }, qui n’a pas annoncé UNO.
    }
}
event-took_power = { $actor ->
    [you] Tu prends { $power }.
   *[other] { $name } prend { $power }.
}
event-shielded = { $actor ->
    [you] Tu reçois un bouclier offert par { $other }.
   *[other] { $target ->
        [you] { $name } reçoit ton bouclier.
       *[other] { $name } reçoit un bouclier offert par { $other }.
    }
}
event-shield_ended = { $actor ->
    [you] Tu perds ton bouclier.
   *[other] { $name } perd son bouclier.
}
event-warded_off = { $actor ->
    [you] Sans effet sur toi.
   *[other] Sans effet sur { $name }.
}
event-hands_left = Chacun passe toute sa main à gauche.
event-hands_right = Chacun passe toute sa main à droite.
event-swapped = { $actor ->
    [you] Tu échanges ta main avec { $other }.
   *[other] { $target ->
        [you] { $name } échange sa main avec toi.
       *[other] { $name } échange sa main avec { $other }.
    }
}
event-redealt = Toutes les mains sont mélangées et redistribuées.
event-plays_again = { $actor ->
    [you] Tu rejoues.
   *[other] { $name } rejoue.
}
event-went_out = { $actor ->
    [you] Tu n’as plus de cartes !
   *[other] { $name } n’a plus de cartes !
}
event-jumped_in = { $actor ->
    [you] Tu interceptes.
   *[other] { $name } intercepte.
}
event-fills_up = { $actor ->
    [you] Tu as la plus grande main, { count-cards } : chacun pioche pour l’égaler.
   *[other] { $name } a la plus grande main, { count-cards } : chacun pioche pour l’égaler.
}
event-discarded = { $actor ->
    [you] Tu mets { $cards } à la défausse.
   *[other] { $name } met { $cards } à la défausse.
}
event-lost_power = { $actor ->
    [you] Tu perds { $power }.
   *[other] { $name } perd { $power }.
}

note-joined = { $actor ->
    [you] Tu as rejoint la table.
   *[other] { $name } a rejoint la table.
}
note-renamed = { $actor ->
    [you] Tu t’appelles maintenant { $text }.
   *[other] { $name } s’appelle maintenant { $text }.
}
note-went = { $text ->
    [removed] { $actor ->
        [you] Tu ne fais plus partie de la table : l’hôte en a décidé ainsi.
       *[other] { $name } ne fait plus partie de la table : l’hôte en a décidé ainsi.
    }
   *[left] { $actor ->
        [you] Tu as quitté la table.
       *[other] { $name } a quitté la table.
    }
}
note-host = { $actor ->
    [you] C’est toi l’hôte maintenant.
   *[other] { $name } est maintenant l’hôte de la table.
}
note-sat = { $seated ->
    [yes] { $actor ->
        [you] Tu t’assieds.
       *[other] { $name } s’assied.
    }
   *[no] { $actor ->
        [you] Maintenant, tu regardes.
       *[other] { $name } regarde maintenant.
    }
}
note-bot_sat = { $text ->
    [none] { $name }, un bot, se lève.
   *[other] { $name }, un bot, s’assied.
}
note-changed = Les règles de la table ont changé.
note-proposed = { $actor ->
    [you] Tu proposes une règle.
   *[other] { $name } propose une règle.
}
note-answered = { $text ->
    [yes] { $actor ->
        [you] Tu es d’accord.
       *[other] { $name } est d’accord.
    }
   *[no] { $actor ->
        [you] Tu refuses.
       *[other] { $name } refuse.
    }
}
note-started = Une partie commence.
note-asked = { $actor ->
    [you] Tu veux continuer.
   *[other] { $name } veut continuer.
}
note-dealt = La manche suivante est distribuée.
note-began = La partie continue.
note-taken_back = { $actor ->
    [you] Tu reprends ton dernier coup.
   *[other] { $name } reprend son dernier coup.
}
note-covered = { $text ->
    [clock] { $actor ->
        [you] Ton temps est écoulé : un bot joue pour toi.
       *[other] { $name } a pris trop de temps : un bot continue.
    }
   *[gone] { $actor ->
        [you] Tu n’étais pas là : un bot joue pour toi.
       *[other] { $name } n’est pas là : un bot continue.
    }
}
note-uncovered = { $actor ->
    [you] Te revoilà.
   *[other] { $name } est de retour.
}
note-lobby = Retour au salon.
note-given_up = Cette partie n’en finissait pas : retour au salon.
note-said = { $name } : { $text }
note-reacted = { $name } : { $text }

somebody = Quelqu’un
you = Toi

reaction-laugh = Rire
reaction-wow = Étonnement
reaction-cry = Larmes
reaction-angry = Colère
reaction-clap = Applaudissements
reaction-heart = Cœur
reaction-hurry = Dépêche-toi
reaction-thanks = Merci

phase-turn = { $actor ->
    [you] À toi de jouer
   *[other] C’est à { $name }
}
phase-drawn = { $actor ->
    [you] Joue la carte piochée ou garde-la
   *[other] C’est à { $name }
}
phase-respond = { $actor ->
    [you] À toi de répondre
   *[other] { $name } doit répondre
}
phase-second = { $actor ->
    [you] Tu peux jouer une deuxième carte
   *[other] { $name } peut jouer une deuxième carte
}
phase-opening = { $actor ->
    [you] Choisis la couleur pour le joker de départ
   *[other] { $name } choisit la couleur
}
phase-flipped = { $actor ->
    [you] Choisis pour le joker retourné
   *[other] { $name } choisit
}
phase-round_over = La manche est finie
phase-game_over = La partie est finie

stage-lobby = Avant la partie

direction-left = On joue dans le sens des aiguilles d’une montre
direction-right = On joue dans le sens inverse des aiguilles d’une montre
