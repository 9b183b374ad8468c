### Was im Spiel und am Tisch geschieht, in Sätzen.
### Entschieden: dazwischenwerfen (nicht einspringen), Host, Lobby, Handkarten, anzweifeln.

event-drew_for_deal = { $actor ->
    [you] Du ziehst { $cards } fürs Geben.
   *[other] { $name } zieht { $cards } fürs Geben.
}
event-deals = { $actor ->
    [you] Du gibst.
   *[other] { $name } gibt.
}
event-turned_up = Aufgedeckt: { $cards }.
event-put_back = Zurück in den Stapel: { $cards }.
event-played = { $actor ->
    [you] Du spielst { $cards }.
   *[other] { $name } spielt { $cards }.
}
event-flipped = { $actor ->
    [you] Du deckst { $cards } auf.
   *[other] { $name } deckt { $cards } auf.
}
event-chose_color = { $actor ->
    [you] Du wählst { color }.
   *[other] { $name } wählt { color }.
}
event-drew = { $actor ->
    [you] Du ziehst { $shown ->
        [no] { count-cards }
       *[yes] { $cards }
    }.
   *[other] { $name } zieht { $shown ->
        [no] { count-cards }
       *[yes] { $cards }
    }.
}
event-passed = { $actor ->
    [you] Du passt.
   *[other] { $name } passt.
}
event-missed = { $actor ->
    [you] Du setzt aus.
   *[other] { $name } setzt aus.
}
event-reversed = Die Richtung ändert sich.
event-reshuffled = Der Ablagestapel wird zum neuen Nachziehstapel gemischt.
event-owes = { $actor ->
    [you] Du musst { count-cards } ziehen.
   *[other] { $name } muss { count-cards } ziehen.
}
event-accepted = { $actor ->
    [you] Du nimmst an.
   *[other] { $name } nimmt an.
}
event-challenged = { $actor ->
    [you] Du zweifelst die Karte von { $other } an.
   *[other] { $target ->
        [you] { $name } zweifelt deine Karte an.
       *[other] { $name } zweifelt die Karte von { $other } an.
    }
}
event-guilty = { $actor ->
    [you] Du hast geblufft.
   *[other] { $name } hat geblufft.
}
event-innocent = { $actor ->
    [you] Du hast nicht geblufft.
   *[other] { $name } hat nicht geblufft.
}
event-showed = { $actor ->
    [you] { $target ->
        [all] Du zeigst allen deine Handkarten.
       *[other] Du zeigst { $other } deine Handkarten.
    }
   *[other] { $target ->
        [all] { $name } zeigt allen die eigenen Handkarten: { $labels }.
        [you] { $name } zeigt dir die eigenen Handkarten: { $labels }.
       *[other] { $name } zeigt { $other } die eigenen Handkarten.
    }
}
event-gave = { $actor ->
    [you] Du gibst { $other } { count-cards }.
   *[other] { $target ->
        [you] { $name } gibt dir { $cards }.
       *[other] { $name } gibt { $other } { count-cards }.
    }
}
event-uno = { $actor ->
    [you] Du rufst UNO!
   *[other] { $name } ruft UNO!
}
event-caught = { $actor ->
    [you] { $other } erwischt dich: Du hast nicht UNO gerufen.
   *[other] { $target ->
        [you] Du erwischst { $name } ohne UNO.
       *[other] { $other } erwischt { $name } ohne UNO.
    }
}
event-took_power = { $actor ->
    [you] Du bekommst { $power }.
   *[other] { $name } bekommt { $power }.
}
event-shielded = { $actor ->
    [you] Du bekommst von { $other } einen Schutzschild.
   *[other] { $target ->
        [you] { $name } bekommt deinen Schutzschild.
       *[other] { $name } bekommt von { $other } einen Schutzschild.
    }
}
event-shield_ended = { $actor ->
    [you] Du verlierst den Schutzschild.
   *[other] { $name } verliert den Schutzschild.
}
event-warded_off = { $actor ->
    [you] Du bist geschützt.
   *[other] { $name } ist geschützt.
}
event-hands_left = Alle geben ihre Handkarten nach links.
event-hands_right = Alle geben ihre Handkarten nach rechts.
event-swapped = { $actor ->
    [you] Du tauschst die Handkarten mit { $other }.
   *[other] { $target ->
        [you] { $name } tauscht die Handkarten mit dir.
       *[other] { $name } tauscht die Handkarten mit { $other }.
    }
}
event-redealt = Alle Handkarten werden zusammen gemischt und neu verteilt.
event-plays_again = { $actor ->
    [you] Du bist noch einmal dran.
   *[other] { $name } ist noch einmal dran.
}
event-went_out = { $actor ->
    [you] Du hast keine Karten mehr!
   *[other] { $name } hat keine Karten mehr!
}
event-jumped_in = { $actor ->
    [you] Du wirfst dazwischen.
   *[other] { $name } wirft dazwischen.
}
event-fills_up = { $actor ->
    [you] Du hast die größte Hand, { count-cards }: Alle ziehen, bis sie gleich viele haben.
   *[other] { $name } hat die größte Hand, { count-cards }: Alle ziehen, bis sie gleich viele haben.
}
event-discarded = { $actor ->
    [you] Du legst { $cards } ab.
   *[other] { $name } legt { $cards } ab.
}
event-lost_power = { $actor ->
    [you] Du verlierst { $power }.
   *[other] { $name } verliert { $power }.
}

note-joined = { $actor ->
    [you] Du bist dabei.
   *[other] { $name } ist dabei.
}
note-renamed = { $actor ->
    [you] Du heißt jetzt { $text }.
   *[other] { $name } heißt jetzt { $text }.
}
note-went = { $text ->
    [removed] { $actor ->
        [you] Du wurdest vom Tisch entfernt.
       *[other] { $name } wurde vom Tisch entfernt.
    }
   *[left] { $actor ->
        [you] Du bist gegangen.
       *[other] { $name } ist gegangen.
    }
}
note-host = { $actor ->
    [you] Du bist jetzt Host.
   *[other] { $name } ist jetzt Host.
}
note-sat = { $seated ->
    [yes] { $actor ->
        [you] Du setzt dich.
       *[other] { $name } setzt sich.
    }
   *[no] { $actor ->
        [you] Du schaust jetzt zu.
       *[other] { $name } schaut jetzt zu.
    }
}
note-bot_sat = { $text ->
    [none] { $name }, ein Bot, steht auf.
   *[other] { $name }, ein Bot, setzt sich.
}
note-changed = Die Regeln des Tisches wurden geändert.
note-proposed = { $actor ->
    [you] Du schlägst eine Regel vor.
   *[other] { $name } schlägt eine Regel vor.
}
note-answered = { $text ->
    [yes] { $actor ->
        [you] Du stimmst zu.
       *[other] { $name } stimmt zu.
    }
   *[no] { $actor ->
        [you] Du lehnst ab.
       *[other] { $name } lehnt ab.
    }
}
note-started = Ein Spiel beginnt.
note-asked = { $actor ->
    [you] Du bist bereit.
   *[other] { $name } ist bereit.
}
note-dealt = Die nächste Runde wird gegeben.
note-began = Das Spiel geht weiter.
note-taken_back = { $actor ->
    [you] Du nimmst deinen letzten Zug zurück.
   *[other] { $name } nimmt den letzten Zug zurück.
}
note-covered = { $text ->
    [clock] { $actor ->
        [you] Deine Zeit war um: Ein Bot spielt für dich.
       *[other] Die Zeit von { $name } ist um: Ein Bot spielt weiter.
    }
   *[gone] { $actor ->
        [you] Du warst nicht da: Ein Bot spielt für dich.
       *[other] { $name } ist nicht da: Ein Bot spielt weiter.
    }
}
note-uncovered = { $actor ->
    [you] Du bist wieder da.
   *[other] { $name } ist wieder da.
}
note-lobby = Zurück in der Lobby.
note-given_up = Dieses Spiel nahm kein Ende: zurück in der Lobby.
note-said = { $name }: { $text }
note-reacted = { $name }: { $text }

somebody = Jemand
you = Du

reaction-laugh = Lachen
reaction-wow = Staunen
reaction-cry = Weinen
reaction-angry = Ärger
reaction-clap = Applaus
reaction-heart = Herz
reaction-hurry = Beeil dich
reaction-thanks = Danke

phase-turn = { $actor ->
    [you] Du bist dran
   *[other] { $name } ist dran
}
phase-drawn = { $actor ->
    [you] Spiel die gezogene Karte oder behalte sie
   *[other] { $name } ist dran
}
phase-respond = { $actor ->
    [you] Du musst antworten
   *[other] { $name } muss antworten
}
phase-second = { $actor ->
    [you] Du darfst eine zweite Karte spielen
   *[other] { $name } darf eine zweite Karte spielen
}
phase-opening = { $actor ->
    [you] Wähle die Farbe für die aufgedeckte Wahlkarte
   *[other] { $name } wählt die Farbe
}
phase-flipped = { $actor ->
    [you] Wähle für die aufgedeckte Wahlkarte
   *[other] { $name } wählt
}
phase-round_over = Die Runde ist vorbei
phase-game_over = Das Spiel ist vorbei

stage-lobby = Vor dem Spiel

direction-left = Gespielt wird im Uhrzeigersinn
direction-right = Gespielt wird gegen den Uhrzeigersinn
