### What the terminal says besides what all clients do.
### Decided here: keys are called as they are written on them; contractions as on the page.

# What all forms of a colour’s word begin with, to ink it wherever it stands.
color-stem = { $color ->
    [gray] grey
   *[other] { $color }
}
# A bot’s kind and what one types for it.
bot-with-id = { $name } ({ $id })
round = Round { $number }
no-color = no colour yet

## What the keys do, in a word or two: the line at the bottom.

do-play = Play
do-keys = Keys
do-hint = Hint
do-undo = Undo
do-scores = Scores
do-leave = Leave
do-back = Back
do-choose = Choose
do-change = Change
do-theme = Dark or light
do-start = Start
do-go-on = Continue
do-add-bot = Add bot
do-drop-bot = Drop bot
do-people = People
do-card = Card
do-settings = Set up
do-next = Next
do-view = Whose view
do-run = Play or stop

## The same at length: the page of keys.

keys-arrows = Point at a card or a move; Tab goes to the next one that can be played
keys-enter = Play what is pointed at, as a click does; you’re asked for what has to be named
keys-numbers = Play the card or the move with that number
keys-typing = Type a move: a card, =g a colour, *y a power, ! UNO; / begins any move
keys-uno = Call UNO: with the card you play next, or right after it
keys-moves = Draw; pass or keep; accept; turn up a card
keys-hint = A hint (against bots)
keys-undo = Take your last move back (in practice)
keys-talk = Say something, or react (at a table with others)
keys-speed = How fast the bots play: slow, normal, fast, instant
keys-pages = The score sheet, the rules, this list
keys-leave = Leave; the game is kept
keys-line = To another line
keys-value = Type a number where there is one
keys-scroll = Scroll
keys-ends = To the beginning, to the end
keys-jump = To the move with that number

## At the foot of a window.

foot-back = Esc goes back
foot-rules = / searches · ↑ ↓ scroll · Esc goes back
foot-choose = Enter chooses · Esc goes back
foot-write = Enter writes it · Esc goes back
foot-talk = Enter sends · ↓ reactions · Esc cancels
foot-table = Esc shows the table

## What Enter does between games, and whom everybody waits for.

enter-start = Enter starts the game.
enter-next_round = Enter deals the next round.
enter-start_again = Enter starts another game.
ask-next_round = Enter: ready for the next round.
ask-start_again = Enter: ready for another game.
enter-another = The game is over. Enter plays another one, q leaves.
enter-leave = The game is over. Enter leaves the table.
wait-start = Waiting for the host to start.
wait-next = Waiting for the next round.
wait-others = You’re ready. Waiting for the others.

## What makes a moment special.

now-thinking = { $name } is thinking.
now-challenge = A Wild Draw Four: draw, or challenge it as a bluff.
now-drawn = You drew { $card }.
now-unfit = The card you drew doesn’t fit: keep it.
now-debt = { $count ->
    [one] 1 card to draw.
   *[other] { $count } cards to draw.
}
now-no-uno = You haven’t called UNO.
now-forgot = { $name } hasn’t called UNO.
now-jump = You may jump in with { $card }.
now-gift = You may give your red cards away.
now-calls-uno = UNO will be called with your next card.
table-covered = A bot is playing for you: make a move to take over.
typing = Your move: { $typed }   Enter plays it, Esc cancels
typing-rules = Rules: Enter opens them. Or a red card: { $typed }
speed-now = Speed: { $speed }

## Keys that have nothing to do.

nothing-uno = UNO goes with your last card but one.
nothing-hint = There’s nothing to advise now.
nothing-undo = Moves can be taken back in practice only, once you have made one.
nothing-undo-shared = There’s no undo at a shared table.
nothing-talk = There’s nobody here to talk to.
nothing-speed = At a shared table everyone plays at their own speed.

## What was typed and is no move.

typed-number = There’s no move { $typed }: they go from 1 to { $most }.
typed-unknown = “{ $typed }” isn’t a move. ? shows how moves are typed.

## Beside a player.

# $actor: "you" if the reader deals, else "other".
seat-deals = { $actor ->
    [you] you deal
   *[other] deals
}
seat-shield = shield
seat-no-uno = no UNO!
seat-last = last card
seat-holds = holds { $cards }

## Scores.

goal = { $scoring ->
    [hand] One round decides the game.
    [tally] Everyone scores their own hand; at { $count } the lowest total wins.
   *[winner] The first to reach { count-points } wins.
}
# $won: who has won, as on the page.
result = { $won } ({ count-points })
sheet-left = Cards left
sheet-count = Count
sheet-gained = Scored
sheet-shuffle = Fair shuffle: { $commitment }

## The forms.

form-start = UNO, exact to the printed rulebooks
form-table = what this table plays
form-rule = propose a rule for a card
form-bots = All bots
form-mixed = different ones
form-practice = Practice
form-speed = Speed
form-added = Bots you add
form-card = Card
form-words = Words
form-effect = Effect { $number }
form-who = Who
form-use = Use these rules
form-new-game = Start a new game
form-resume = Continue: { $edition }, round { $number }
form-arrows = ← and → change it.
form-enter-resume = Enter continues the game where you left it.
form-enter-write = Enter writes on the card.
form-enter-deal = Enter deals. ↑ and ↓ go to the choices.
form-enter-words = Enter writes the words.
form-enter-use = Enter uses these rules, Esc leaves them as they were.
form-enter-propose = Enter proposes it, Esc goes back.
form-example = Everyone else draws one => others draw 1
form-rule-empty = Give it words, effects, or both.
form-rule-counts = It counts when everyone else has agreed.

speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-instant = instant

## Options where there is little room.

short-scoring = Scoring
short-target = Target score
short-hand_size = Cards dealt
short-uno_penalty = UNO forgotten
short-two_player_reverse = Reverse for two
short-stacking = Stacking
short-jump_in = Jump in
short-seven_zero = Sevens and zeros
short-draw_until_playable = Keep drawing
short-force_play = Must play
short-no_bluff = No bluffing
short-say_pass = Say pass

## About the other choices.

about-players = You and the bots: two to ten at the table.
about-seats = Two to ten. Seats that are still free when the game starts are left out.
about-clock = How long a turn may take. A bot plays on for anyone who takes longer.
about-chat = May people write to each other? Quick reactions are always there.
about-practice = In practice you can take your moves back, with z. Such games don’t count in the statistics.
about-speed = How fast the bots play. During the game v changes it.
about-written = What you agree on for this card: words for yourselves and, after an arrow, what the game does. Enter writes it.

## The lobby.

lobby-table = table { $code }
lobby-numbers = A number takes that seat.
lobby-agree = Do you agree, y or n? { $card } says: { $rule }
talk-to-all = To everyone at the table

## Replays, rules and statistics.

replay-open = All hands are open.
replay-seen = As seen by: { $name }
replay-jump = To move { $typed }   Enter goes there, Esc cancels
rules-of = Rules: { $edition }
rules-codes = Cards, and what to type for them
stats-best = Best round
stats-caught = Others caught
stats-streak = In a row, now/most
stats-none = You haven’t finished a game yet. Start one with: { $command }

## What is amiss.

trouble-not_kept = The game couldn’t be saved: { $detail }
trouble-broken_off = The connection broke; check whether it went through.

## Hints: the move, as on a button, and what speaks for it.

hint = Hint: { $words }
hint-thinking = Thinking…
hint-first = Getting ready to think, which takes up to a minute the first time…
# $own, $rival: rounds won in 100; $other: the next best move, as on a button.
odds = It wins about { $own } of 100 rounds from here; the next best, “{ $other }”, { $rival }.
odds-close = It’s close: about { $own } of 100 rounds won, with “{ $other }” { $rival }.

## Line by line.

top-card = Top card
ask-edition = Which edition? Enter for { $usual }, q to leave:
ask-edition-again = Type a number from 1 to { $most }, or the name of an edition.
new-table = The others come with this link: { $link }
new-table-enter = Enter goes to the table.
goodbye = Goodbye.
goodbye-saved = The game is saved. Continue with: { $command }
goodbye-seat = Your seat is kept. Come back with: { $command }
