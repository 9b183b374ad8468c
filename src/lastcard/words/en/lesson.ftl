### What the lesson says.

learn-title = Learn to play
learn-next = Continue
# While cards fly. $actor: "you" as long as the learner's own move is seen, else "other".
learn-watch = { $actor ->
    [you] Watch what happens now.
   *[other] Watch { $name }.
}
learn-done = Now play a real game
learn-again = Once more from the start
learn-two-instead = Your green 8 fits as well, but try the Draw Two this time.
learn-wild-instead = That would be allowed, but choose green here: you have a green card.
learn-uno-instead = Not so fast: press UNO first, then play your blue 5.
learn-four-instead = You may do that, but this time challenge: Milo did have a green card.
learn-goal =
    You hold five cards, and Milo and Zoe have theirs. Whoever gets rid of all their cards first
    wins the round.
learn-match =
    There’s a red 7 on the pile. Play a card of the same colour or with the same number: your
    red 2 fits.
learn-number =
    Zoe played a red 6. You have no red card left, but any 6 fits too: play your yellow 6.
learn-draw = Now it’s a yellow 1, and nothing in your hand fits. Draw a card from the pile.
learn-reverse =
    What luck, a yellow Reverse! What you draw may be played at once if it fits. It turns the
    direction round: after you it’s Zoe’s turn, not Milo’s.
learn-two = A green 4. Play your green Draw Two: Zoe draws two cards and misses a turn.
learn-more = Milo’s Skip made you miss a turn. Now it’s a red 7, and nothing fits: draw a card.
learn-wild =
    A Wild always fits, and you choose the colour. Play it and choose green: you have a green
    card.
learn-uno = You’re about to have one card left. Press UNO first, then play your blue 5.
learn-catch = Zoe has one card left and forgot to call UNO. Catch her, and she draws two cards!
learn-four =
    A Wild Draw Four is allowed only without a card of the current colour, which was green. Milo
    looks guilty: challenge!
learn-bluff =
    It was a bluff! Milo had a green card and draws four, and it’s your turn. Otherwise you
    would have drawn six.
learn-out = Your last card fits. Play it!
learn-won =
    You’ve won the round. What the others still hold counts for you: numbers their value, Skip,
    Reverse and Draw Two 20, wilds 50. Whoever reaches 500 points first wins the game.
