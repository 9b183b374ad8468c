### What only the page in the browser says.
### Decided here: Join the table, Game log, Chat, Remove (a person), Current colour, Cancel,
### The start page.

start-pick = Choose an edition
start-your-name = Your name
start-name-hint = What should the others call you?
start-play = Play
start-players = Players
start-bots = Bots
start-table = { $count } players, bots: { $bot }
start-editions = Which one is yours?
start-editions-words = You needn’t own any of them. All go by the printed rules.
start-choose = Choose this one
start-join = Join a table
start-go = Join
start-learn = Never played? Learn it in two minutes
start-no-table = There’s no table with that code.
start-no-server = The server can’t be reached. Please try again.
start-not-affiliated = UNO is a trademark of Mattel; lastcard has nothing to do with the company.
start-guest = Guest
invite = Invite friends
house-rules = House rules
special-cards = Special cards
close = Close
cancel = Cancel
chat = Chat
edition = Edition

## The lobby.

lobby-free = Free seat
lobby-sit = Sit here
lobby-add-seat = One more seat
lobby-no-seat = All seats are taken. Ask { $name } for one more.
lobby-watch = Just watch
lobby-watching = Watching
lobby-host = host
lobby-me = you
lobby-away = away
lobby-remove = Remove
lobby-hand-over = Make host
lobby-put-bot = Put a bot here
lobby-no-bot = Nobody
lobby-start = Start the game
lobby-fill = Fill with bots: { $bot }
lobby-wait-host = Waiting for { $name } to start
lobby-seats = Seats
lobby-clock = Time for a turn
lobby-no-clock = No limit
lobby-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
lobby-rules = Rules of this table
lobby-changed = Chosen for this table:
lobby-printed = Played by the book, without house rules.
lobby-history = Games of this table
lobby-watch-again = Watch again
board-title = Leaderboard of this table
board-won = Won

link-copy = Copy the link
link-copied = Copied
link-share = Share
link-code = Code
link-qr = QR code with the link to this table
link-only-here = This link works on this computer only.
link-serve = For phones in the house, start the server with
link-or = or

stat-games = Games
stat-games_won = Games won
stat-rounds = Rounds
stat-rounds_won = Rounds won
stat-points = Points
stat-uno_missed = UNO forgotten
stat-challenges_won = Challenges won
stat-challenges_lost = Challenges lost

## Rules that a table writes on its Customizable cards.

custom-title = Your own rules
custom-intro = What do the two Customizable cards say? Propose it; it counts when everyone agrees.
custom-none = Nothing yet: a plain wild.
custom-words = Words on the card
custom-words-hint = For example: everyone swaps seats!
custom-effects = What the game does by itself
custom-add = Add an effect
custom-propose = Propose
custom-agree = Agree
custom-decline = Decline
custom-by = Proposed by { $name }
custom-waiting = Waiting for { $names }
custom-cards = Cards
custom-asked = A rule is waiting for your answer
custom-open = A proposed rule isn’t agreed on yet
custom-dropped = When the game starts, open proposals are dropped, and the cards say what was agreed on before.
custom-without = Start without it

## The table.

table-draw-pile = { $count ->
    [one] Draw pile, 1 left
   *[other] Draw pile, { $count } left
}
table-discard = On the discard pile: { $card }
table-color = Current colour
table-uno = UNO
table-uno-armed = UNO with your next card
table-uno-now = Call UNO now
table-catch-who = { $name } hasn’t called UNO
table-challenge-title = Did { $name } hold a { color } card?
# $color: the colour that a challenge is about; $count: the cards to draw; $more: what a wrong
# challenge costs.
table-challenge-words = If so, the Wild Draw Four was a bluff.
table-challenge-yes = If so, { $name } draws { $count } and you play on.
table-challenge-no = If not, you draw { $more } and miss your turn.
table-accept-words = You miss your turn.
table-wilds-match = Other wilds count as cards of the colour too.
table-four = { $bluff ->
    [color] You hold a { color } card, so this is a bluff: if challenged, you draw the four yourself.
    [wild] You hold another wild, so this is a bluff: if challenged, you draw the four yourself.
   *[no] You hold no { color } card, so it’s allowed: the next player draws four and misses a turn.
}
table-debt-title = { $count ->
    [one] 1 card is coming your way
   *[other] { $count } cards are coming your way
}
table-debt-words = Pass them on with a card that fits, or draw them and miss your turn.
table-sort = Sort by number
table-hand = Your cards
table-playable = playable
table-shield = Shielded by Save The Day
table-missing = { $count ->
    [one] 1 turn to miss
   *[other] { $count } turns to miss
}
table-offline = not connected
table-shown = { $name }’s hand
table-shown-judged = Judged as it was when the Wild Draw Four was played.
table-known = Seen in { $name }’s hand
table-others = The others at the table
table-jump-in = You may jump in
table-watching = You’re watching.
table-take-back = A bot is playing for you. Take over again
table-seconds-left = { $count } s
table-refused = That didn’t work:

## The score.

score-round = { $name } wins the round
score-round-you = You win the round!
score-game = Game won by { $names }
score-game-you = You win the game!
score-game-shared = You win the game, together with { $names }!
score-name = Name
score-round-number = Round
score-total = Total
score-next = Next round
score-again = Play again
score-lobby = Back to the lobby
score-replay = Watch the game again
score-left = Cards left
score-proof = Proof of the shuffle
score-proof-words = This was fixed before the first card. Its secret shows that nobody changed it.
score-fair = Fair shuffle
score-commitment = Fixed before
score-secret = Secret

## Talk.

talk-log = Game log
talk-say = Say something
talk-send = Send
talk-reactions = Reactions
talk-only = Chat only

## The menu.

menu-help = Help
menu-open = Menu
menu-sound = Sound
menu-language = Language
menu-home = Start page
menu-leave = Leave the table for good
menu-to-lobby = End the game: back to the lobby
menu-personal = Continue on another device
menu-personal-words = This link is yours alone. Open it on your other device and don’t pass it on.
menu-rename = Change your name
menu-save = Save
menu-people = People at the table
menu-sure = Are you sure?
menu-rules = Rules
book-search = Search the rules
book-found = { $count ->
    [0] No rule says that. Try another word.
    [one] 1 rule
   *[other] { $count } rules
}

## The keys. The letters are the same in all languages.

key-title = Keyboard
key-arrows = Go through your cards, or through choices
key-enter = Play the card, confirm the choice
key-d = Draw a card
key-p = Keep the card you drew, or pass
key-u = UNO
key-c = Catch
key-a = Accept the cards
key-x = Challenge
key-f = Turn up a card (green power)
key-g = Give red cards (red power)
key-h = Go to your hand
key-l = Game log
key-escape = Close, or cancel
key-help = This list

## Joining, and the connection.

join-title = Join the table
join-sit = Sit down
join-playing = { $how ->
    [bot] A game is being played: you can take over from a bot at once.
    [late] A game is being played: you can join in from the next round on.
   *[watch] A game is being played: you can watch, and play the next one.
}
join-no-table = There’s no table with the code { $code }.
join-forgotten = The table doesn’t know you any more. Please join again.
join-home = To the start page
connection-first = Connecting…
connection-lost = Connection lost. Reconnecting…

## A game once more, and statistics.

replay-title = A game, move by move
replay-step = Move { $number } of { $all }
replay-first = To the beginning
replay-back = One move back
replay-forward = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-download = Download the record
replay-missing = There’s no such game.
statistics-title = Statistics
statistics-none = You haven’t finished a game here yet.
statistics-won = { $percent }% of games won
statistics-judged = { $rounds ->
    [one] In 1 round that the coach has looked at
   *[other] In { $rounds } rounds that the coach has looked at
}
statistics-games = Games of your tables
statistics-forget = Delete my name and games
statistics-forget-words = Your name disappears from all finished games at your tables, and your results with it. This can’t be undone.

## The lesson.

## The line over the whole width, and why a card cannot be played. $color is a colour’s id.

part-sign = { $sign ->
    [S] a Skip
    [R] a Reverse
    [D] a Draw Two
    [8] an 8
   *[other] a { $sign }
}
turn-fits = Your turn: play { color } or { part-sign }, or draw
turn-color = Your turn: play { color }, or draw
turn-wild = Your turn: play a wild, or draw
turn-nothing = Nothing fits: draw a card
turn-debt = { $answer ->
    [pass] You must draw { $count }, or pass it on
    [challenge] Draw { $count }, or challenge
    [both] Draw { $count }, pass it on, or challenge
   *[neither] You must draw { $count }
}
needs-fits = Needs { color } or { part-sign }
needs-color = Needs { color }

## Great moments, large at the seat.

shout-uno = UNO!
shout-caught = Caught!
shout-missed = Skipped
shout-reversed = Reverse
shout-challenged = Challenge!
shout-guilty = Bluff!
shout-innocent = No bluff
shout-jumped_in = Jump in!

menu-vibration = Vibration
lobby-remove-sure = Remove { $name }?

## What the workshop has in common with the lobby and the start page; the rest is in workshop.ftl.

make-title = Make an edition
make-remove = Remove { $name }
make-more = More: { $name }
make-less = Fewer: { $name }
make-who = Who
make-what = What
make-when = When
custom-color = Colour

## How long a game may be.

length-title = Length of the game
length-round = One round
length-points = { $count } points
length-about = about { $count } min

## An address that leads nowhere.

nowhere-title = There is no such page
nowhere-words = Perhaps the link has lost a letter on its way.
