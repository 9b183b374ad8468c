### Moves, as on a button or in a list.
### Decided here: draw, keep it (a card just drawn), pass, draw N (for accept), challenge,
### turn up a card (for flip), give red cards, catch.
### Questions come in this order: whom, which power, which colour.

# $card: a card in a sentence.
move-card = Play { $card }
# $choices: what is named with it, in the order of the questions.
move-with = { $move }: { $choices }
move-draw = Draw
move-pass = Pass
move-keep = Keep it
# $count: how many cards have piled up; 0 where that is not known.
move-accept = { $count ->
    [0] Draw them
   *[other] Draw { $count }
}
move-challenge = Challenge
move-flip = Turn up a card
move-uno = Call UNO
move-catch = Catch!
move-wait = Wait
move-give = Give red cards
move-choose = Choose

ask-seat = Which player?
ask-power = Which power?
ask-color = Which colour?
