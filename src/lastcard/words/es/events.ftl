### Lo que pasa en la partida y en la mesa.
### Decidido: anfitrión/a, expulsar, atrapar, intercambiar, ir de farol, adelantarse.

event-drew_for_deal = { $actor ->
    [you] Sacas { $cards } para ver quién reparte.
   *[other] { $name } saca { $cards } para ver quién reparte.
}
event-deals = { $actor ->
    [you] Repartes.
   *[other] { $name } reparte.
}
event-turned_up = Se descubre { $cards }.
event-put_back = Vuelve al mazo { $cards }.
event-played = { $actor ->
    [you] Juegas { $cards }.
   *[other] { $name } juega { $cards }.
}
event-flipped = { $actor ->
    [you] Descubres { $cards }.
   *[other] { $name } descubre { $cards }.
}
event-chose_color = { $actor ->
    [you] Eliges { color }.
   *[other] { $name } elige { color }.
}
event-drew = { $actor ->
    [you] Robas { $shown ->
        [no] { count-cards }
       *[yes] { $cards }
    }.
   *[other] { $name } roba { $shown ->
        [no] { count-cards }
       *[yes] { $cards }
    }.
}
event-passed = { $actor ->
    [you] Pasas.
   *[other] { $name } pasa.
}
event-missed = { $actor ->
    [you] Pierdes un turno.
   *[other] { $name } pierde un turno.
}
event-reversed = Cambia el sentido.
event-reshuffled = Se barajan los descartes para formar un nuevo mazo.
event-owes = { $actor ->
    [you] Tienes que robar { count-cards }.
   *[other] { $name } tiene que robar { count-cards }.
}
event-accepted = { $actor ->
    [you] Aceptas.
   *[other] { $name } acepta.
}
event-challenged = { $actor ->
    [you] Desafías a { $other }.
   *[other] { $target ->
        [you] { $name } te desafía.
       *[other] { $name } desafía a { $other }.
    }
}
event-guilty = { $actor ->
    [you] Ibas de farol.
   *[other] { $name } iba de farol.
}
event-innocent = { $actor ->
    [you] No ibas de farol.
   *[other] { $name } no iba de farol.
}
event-showed = { $actor ->
    [you] { $target ->
        [all] Muestras tu mano a todos.
       *[other] Muestras tu mano a { $other }.
    }
   *[other] { $target ->
        [all] { $name } muestra su mano a todos: { $labels }.
        [you] { $name } te muestra su mano: { $labels }.
       *[other] { $name } muestra su mano a { $other }.
    }
}
event-gave = { $actor ->
    [you] Das { count-cards } a { $other }.
   *[other] { $target ->
        [you] { $name } te da { $cards }.
       *[other] { $name } da { count-cards } a { $other }.
    }
}
event-uno = { $actor ->
    [you] ¡Cantas UNO!
   *[other] ¡{ $name } canta UNO!
}
event-caught = { $actor ->
    [you] { $other } te atrapa: no cantaste UNO.
   *[other] { $target ->
        [you] Atrapas a { $name }, que no cantó UNO.
       *[other] { $other } atrapa a { $name }, que no cantó UNO.
    }
}
event-took_power = { $actor ->
    [you] Consigues { $power }.
   *[other] { $name } consigue { $power }.
}
event-shielded = { $actor ->
    [you] Recibes un escudo de { $other }.
   *[other] { $target ->
        [you] { $name } recibe tu escudo.
       *[other] { $name } recibe un escudo de { $other }.
    }
}
event-shield_ended = { $actor ->
    [you] Pierdes el escudo.
   *[other] { $name } pierde el escudo.
}
event-warded_off = { $actor ->
    [you] A ti no te afecta.
   *[other] A { $name } no le afecta.
}
event-hands_left = Todos pasan su mano a la izquierda.
event-hands_right = Todos pasan su mano a la derecha.
event-swapped = { $actor ->
    [you] Intercambias la mano con { $other }.
   *[other] { $target ->
        [you] { $name } intercambia la mano contigo.
       *[other] { $name } intercambia la mano con { $other }.
    }
}
event-redealt = Se barajan todas las manos y se reparten de nuevo.
event-plays_again = { $actor ->
    [you] Tienes otro turno.
   *[other] { $name } tiene otro turno.
}
event-went_out = { $actor ->
    [you] ¡Te quedas sin cartas!
   *[other] ¡{ $name } se queda sin cartas!
}
event-jumped_in = { $actor ->
    [you] Te adelantas.
   *[other] { $name } se adelanta.
}
event-fills_up = { $actor ->
    [you] Tienes la mano más grande, { count-cards }: todos roban hasta igualarla.
   *[other] { $name } tiene la mano más grande, { count-cards }: todos roban hasta igualarla.
}
event-discarded = { $actor ->
    [you] Descartas { $cards }.
   *[other] { $name } descarta { $cards }.
}
event-lost_power = { $actor ->
    [you] Pierdes { $power }.
   *[other] { $name } pierde { $power }.
}

note-joined = { $actor ->
    [you] Te has unido a la mesa.
   *[other] { $name } se ha unido a la mesa.
}
note-renamed = { $actor ->
    [you] Ahora te llamas { $text }.
   *[other] { $name } ahora se llama { $text }.
}
note-went = { $text ->
    [removed] { $actor ->
        [you] Te han expulsado de la mesa.
       *[other] { $name } ya no está: expulsión de la mesa.
    }
   *[left] { $actor ->
        [you] Te has ido.
       *[other] { $name } se ha ido.
    }
}
note-host = { $actor ->
    [you] Ahora eres anfitrión/a.
   *[other] { $name } es ahora anfitrión/a.
}
note-sat = { $seated ->
    [yes] { $actor ->
        [you] Te sientas.
       *[other] { $name } se sienta.
    }
   *[no] { $actor ->
        [you] Te quedas de espectador/a.
       *[other] { $name } se queda de espectador/a.
    }
}
note-bot_sat = { $text ->
    [none] { $name }, un bot, se levanta.
   *[other] { $name }, un bot, se sienta.
}
note-changed = Han cambiado las reglas de la mesa.
note-proposed = { $actor ->
    [you] Propones una regla.
   *[other] { $name } propone una regla.
}
note-answered = { $text ->
    [yes] { $actor ->
        [you] Estás de acuerdo.
       *[other] { $name } está de acuerdo.
    }
   *[no] { $actor ->
        [you] Rechazas la propuesta.
       *[other] { $name } rechaza la propuesta.
    }
}
note-started = Empieza una partida.
note-asked = { $actor ->
    [you] Quieres seguir.
   *[other] { $name } quiere seguir.
}
note-dealt = Se reparte la siguiente ronda.
note-began = La partida continúa.
note-taken_back = { $actor ->
    [you] Deshaces tu última jugada.
   *[other] { $name } deshace su última jugada.
}
note-covered = { $text ->
    [clock] { $actor ->
        [you] Se te acabó el tiempo: un bot juega por ti.
       *[other] { $name } tardó demasiado: sigue un bot.
    }
   *[gone] { $actor ->
        [you] No estabas: un bot juega por ti.
       *[other] { $name } no está: sigue un bot.
    }
}
note-uncovered = { $actor ->
    [you] Has vuelto.
   *[other] { $name } ha vuelto.
}
note-lobby = De vuelta en la sala.
note-given_up = Esta partida no terminaba nunca: de vuelta en la sala.
note-said = { $name }: { $text }
note-reacted = { $name }: { $text }

somebody = Alguien
you = Tú

reaction-laugh = Risa
reaction-wow = Asombro
reaction-cry = Llanto
reaction-angry = Enojo
reaction-clap = Aplauso
reaction-heart = Corazón
reaction-hurry = Date prisa
reaction-thanks = Gracias

phase-turn = { $actor ->
    [you] Te toca
   *[other] Le toca a { $name }
}
phase-drawn = { $actor ->
    [you] Juega la carta robada o quédatela
   *[other] Le toca a { $name }
}
phase-respond = { $actor ->
    [you] Te toca responder
   *[other] { $name } tiene que responder
}
phase-second = { $actor ->
    [you] Puedes jugar una segunda carta
   *[other] { $name } puede jugar una segunda carta
}
phase-opening = { $actor ->
    [you] Elige el color para el comodín inicial
   *[other] { $name } elige el color
}
phase-flipped = { $actor ->
    [you] Elige para el comodín descubierto
   *[other] { $name } elige
}
phase-round_over = La ronda ha terminado
phase-game_over = La partida ha terminado

stage-lobby = Antes de la partida

direction-left = Se juega en el sentido del reloj
direction-right = Se juega en sentido contrario al reloj
