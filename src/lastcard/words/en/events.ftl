### What happens in a game and at a table, in sentences.
### Decided here: "Direction reversed", "has another turn" (an extra turn; "is back" is for
### people), "joined", "removed", "protected". Everyone, not everybody.

## What happened in the game.
## $actor: "you" if the reader does it, else "other"; $name: who does it.
## $target: "you" if it is done to the reader, "all" if to everyone, else "other"; $other: to whom.
## $cards: the cards in a sentence ("a red 7 and a Wild"); $labels: as a list ("red 7, Wild").
## $shown: "yes" if the reader may see the cards, else "no"; $count: how many there are.
## $color: a colour’s id. $power: a power by its name.

event-drew_for_deal = { $actor ->
    [you] You draw { $cards } for the deal.
   *[other] { $name } draws { $cards } for the deal.
}
event-deals = { $actor ->
    [you] You deal.
   *[other] { $name } deals.
}
event-turned_up = Turned up: { $cards }.
event-put_back = Back into the deck: { $cards }.
event-played = { $actor ->
    [you] You play { $cards }.
   *[other] { $name } plays { $cards }.
}
event-flipped = { $actor ->
    [you] You turn up { $cards }.
   *[other] { $name } turns up { $cards }.
}
event-chose_color = { $actor ->
    [you] You choose { color }.
   *[other] { $name } chooses { color }.
}
event-drew = { $actor ->
    [you] You draw { $shown ->
        [no] { count-cards }
       *[yes] { $cards }
    }.
   *[other] { $name } draws { $shown ->
        [no] { count-cards }
       *[yes] { $cards }
    }.
}
event-passed = { $actor ->
    [you] You pass.
   *[other] { $name } passes.
}
event-missed = { $actor ->
    [you] You miss a turn.
   *[other] { $name } misses a turn.
}
event-reversed = Direction reversed.
event-reshuffled = The discard pile is shuffled into a new draw pile.
event-owes = { $actor ->
    [you] You have to draw { count-cards }.
   *[other] { $name } has to draw { count-cards }.
}
event-accepted = { $actor ->
    [you] You accept.
   *[other] { $name } accepts.
}
event-challenged = { $actor ->
    [you] You challenge { $other }.
   *[other] { $target ->
        [you] { $name } challenges you.
       *[other] { $name } challenges { $other }.
    }
}
event-guilty = { $actor ->
    [you] You were bluffing.
   *[other] { $name } was bluffing.
}
event-innocent = { $actor ->
    [you] You weren’t bluffing.
   *[other] { $name } wasn’t bluffing.
}
event-showed = { $actor ->
    [you] { $target ->
        [all] You show everyone your hand.
       *[other] You show { $other } your hand.
    }
   *[other] { $target ->
        [all] { $name } shows everyone their hand: { $labels }.
        [you] { $name } shows you their hand: { $labels }.
       *[other] { $name } shows { $other } their hand.
    }
}
event-gave = { $actor ->
    [you] You give { $other } { count-cards }.
   *[other] { $target ->
        [you] { $name } gives you { $cards }.
       *[other] { $name } gives { $other } { count-cards }.
    }
}
event-uno = { $actor ->
    [you] You call UNO!
   *[other] { $name } calls UNO!
}
event-caught = { $actor ->
    [you] { $other } catches you: you didn’t call UNO.
   *[other] { $target ->
        [you] You catch { $name }, who didn’t call UNO.
       *[other] { $other } catches { $name }, who didn’t call UNO.
    }
}
event-took_power = { $actor ->
    [you] You take { $power }.
   *[other] { $name } takes { $power }.
}
event-shielded = { $actor ->
    [you] You get a Save The Day shield from { $other }.
   *[other] { $target ->
        [you] { $name } gets your Save The Day shield.
       *[other] { $name } gets a Save The Day shield from { $other }.
    }
}
event-shield_ended = { $actor ->
    [you] You lose the shield.
   *[other] { $name } loses the shield.
}
event-warded_off = { $actor ->
    [you] You are protected.
   *[other] { $name } is protected.
}
event-hands_left = Everyone passes their hand to the left.
event-hands_right = Everyone passes their hand to the right.
event-swapped = { $actor ->
    [you] You swap hands with { $other }.
   *[other] { $target ->
        [you] { $name } swaps hands with you.
       *[other] { $name } swaps hands with { $other }.
    }
}
event-redealt = All hands are shuffled together and redealt.
event-plays_again = { $actor ->
    [you] You have another turn.
   *[other] { $name } has another turn.
}
event-went_out = { $actor ->
    [you] You go out!
   *[other] { $name } goes out!
}
event-jumped_in = { $actor ->
    [you] You jump in.
   *[other] { $name } jumps in.
}
event-fills_up = { $actor ->
    [you] You have the largest hand, { count-cards }: everyone draws up to it.
   *[other] { $name } has the largest hand, { count-cards }: everyone draws up to it.
}
event-discarded = { $actor ->
    [you] You discard { $cards }.
   *[other] { $name } discards { $cards }.
}
event-lost_power = { $actor ->
    [you] You lose { $power }.
   *[other] { $name } loses { $power }.
}

## What happened at the table besides the game.
## $actor, $name: who it is about, as above. $text: what goes with it: a name, or a code.
## $seated: "yes" or "no".

note-joined = { $actor ->
    [you] You joined.
   *[other] { $name } joined.
}
note-renamed = { $actor ->
    [you] You are called { $text } now.
   *[other] { $name } is called { $text } now.
}
note-went = { $text ->
    [removed] { $actor ->
        [you] You were removed.
       *[other] { $name } was removed.
    }
   *[left] { $actor ->
        [you] You left.
       *[other] { $name } left.
    }
}
note-host = { $actor ->
    [you] You are the host now.
   *[other] { $name } is the host now.
}
note-sat = { $seated ->
    [yes] { $actor ->
        [you] You take a seat.
       *[other] { $name } takes a seat.
    }
   *[no] { $actor ->
        [you] You are watching now.
       *[other] { $name } is watching now.
    }
}
note-bot_sat = { $text ->
    [none] { $name }, a bot, gets up.
   *[other] { $name }, a bot, takes a seat.
}
note-changed = The rules of the table have been changed.
note-proposed = { $actor ->
    [you] You propose a rule.
   *[other] { $name } proposes a rule.
}
note-answered = { $text ->
    [yes] { $actor ->
        [you] You agree.
       *[other] { $name } agrees.
    }
   *[no] { $actor ->
        [you] You decline.
       *[other] { $name } declines.
    }
}
note-started = A game begins.
note-asked = { $actor ->
    [you] You’re ready.
   *[other] { $name } is ready.
}
note-dealt = The next round is dealt.
note-began = The game goes on.
note-taken_back = { $actor ->
    [you] You take your last move back.
   *[other] { $name } takes their last move back.
}
note-covered = { $text ->
    [clock] { $actor ->
        [you] Your time was up: a bot plays for you.
       *[other] { $name } took too long: a bot plays on.
    }
   *[gone] { $actor ->
        [you] You were away: a bot plays for you.
       *[other] { $name } is away: a bot plays on.
    }
}
note-uncovered = { $actor ->
    [you] You are back.
   *[other] { $name } is back.
}
note-lobby = Back in the lobby.
note-given_up = This game would not end: back in the lobby.
note-said = { $name }: { $text }
note-reacted = { $name }: { $text }

somebody = Somebody
you = You

## Reactions.

reaction-laugh = Laughing
reaction-wow = Amazed
reaction-cry = Crying
reaction-angry = Angry
reaction-clap = Applause
reaction-heart = Heart
reaction-hurry = Hurry up
reaction-thanks = Thank you

## Where a game is, and whose move it is. $actor, $name: whom the game waits for.

phase-turn = { $actor ->
    [you] Your turn
   *[other] { $name }’s turn
}
phase-drawn = { $actor ->
    [you] Play the card you drew, or keep it
   *[other] { $name }’s turn
}
phase-respond = { $actor ->
    [you] Your answer, please
   *[other] { $name } has to answer
}
phase-second = { $actor ->
    [you] You may play a second card
   *[other] { $name } may play a second card
}
phase-opening = { $actor ->
    [you] Choose the colour for the opening wild
   *[other] { $name } chooses the colour
}
phase-flipped = { $actor ->
    [you] Choose for the wild that was turned up
   *[other] { $name } chooses
}
phase-round_over = The round is over
phase-game_over = The game is over

## Where a table is.

stage-lobby = Before the game

direction-left = Play goes clockwise
direction-right = Play goes anticlockwise
