### Line by line, as a screen reader says it: whole sentences, one thing after the other.
### Decided here: what can be typed stands in quotes; a card is typed as it is called.

## What is typed: the first word is the one that is offered, the others do the same.

typed-draw = draw, d
typed-pass = pass, p, keep, keep it
typed-accept = accept, a
typed-challenge = challenge, c
typed-flip = turn up, flip, f
typed-uno = uno, u
typed-catch = catch, caught
typed-give = give, g
typed-later = later
typed-help = help, ?
typed-hand = hand, h
typed-table = table, t
typed-scores = scores, s
typed-lately = again, l
typed-rules = rules
typed-hint = hint
typed-undo = undo, z
typed-quit = quit, q, exit
typed-start = start
typed-bot = bot, add bot
typed-drop = remove, drop
typed-set = set, settings
typed-agree = agree, yes
typed-decline = decline, no
typed-sit = sit
typed-watch = watch
typed-say = say
typed-next = next, n
typed-back = back, b
typed-figures = zero, one, two, three, four, five, six, seven, eight, nine

quoted = “{ $text }”

## The beginning.

plain-welcome = { $edition }. You play against { $names }.
plain-how = Type a card’s name, or “draw”. “help” says what else there is.
plain-practice = Practice: “undo” takes a move back.
plain-written = On { $card } is written: { $text }

## The table.

plain-round = Round { $number }.
plain-hand = { $count ->
    [0] You have no cards.
    [one] You have one card: { $cards }.
   *[other] You have { $count } cards: { $cards }.
}
plain-top = Top card: { $card }.
plain-top-color = Top card: { $card }. Colour: { color }.
plain-top-open = Top card: { $card }. Its colour isn’t chosen yet.
plain-can = You can play: { $cards }.
plain-fits-none = None of your cards fits: draw.
plain-or = You can type: { $words }.
plain-agree = Do you agree? { $card } says: { $rule }
plain-few = { $name } has { count-cards } left.
plain-order = Turn order: { $names }.
plain-pile = Draw pile: { count-cards }.
plain-player = { $name }: { $facts }.
plain-holds = holds { $cards }

## Questions.

plain-your-move = Your move:
plain-pass-by = Type { $words }, or Enter to let it pass:
plain-choices = { $question } { $choices }:
plain-next-round = Enter for the next round:

## The end of a round.

plain-kept = { $name } still had { $cards }: { count-points }.
plain-kept-you = You still had { $cards }: { count-points }.
plain-gained = { $name } gets { count-points }.
plain-gained-you = You get { count-points }.
plain-points = Points: { $scores }.
plain-score = { $name } { $count }

## What was not understood.

plain-unknown = { $meant ->
    [none] “{ $typed }”? “help” says what can be typed.
   *[other] “{ $typed }”? Perhaps “{ $meant }”.
}
plain-which = Which one? { $cards }.
plain-nothing = That can’t be done now.
plain-pick = “{ $typed }”? Type one of these, or Enter to go back.
plain-no-hint = There are no hints at a shared table.
plain-not-yet = Not before the game.

## Help.

plain-help-cards = Type a card’s name, such as “{ $card }”; the first letters of its words are enough.
plain-help-wild = With a wild, you’re asked for its colour, or you say it at once: “{ $card }”.
plain-help-uno = “{ $card }” calls UNO with your last card but one; “{ $uno }” calls it afterwards.
plain-help-moves = Other moves: { $words }.
plain-help-commands = To hear more: { $words }.
plain-wilds = Wilds
plain-section = { $number }: { $section }, { $count ->
    [one] 1 rule.
   *[other] { $count } rules.
}
plain-help-rules = Type “{ $section }” for a section, or “{ $word }” for the rules that contain that word.
plain-help-codes = The short codes of the notation work as well: r7, W4=b.

## At a table with others.

plain-lobby = Table { $code }: { $edition }.
plain-lobby-host = Type “start” when everyone is here; “bot” adds a bot.
plain-help-table = At this table: { $words }.
plain-set-how = To change a setting, type “set”, its name and the value: “set seats 4”. “bot” and a kind adds such a bot, “remove” takes one away.
plain-seat = Seat { $number }: { $name }
plain-seat-you = Seat { $number }: you
plain-seat-free = Seat { $number }: free
plain-values = { $label } can be: { $values }.
plain-range = { $least } to { $most }
plain-say-what = What do you want to say? Type it after “say”.
plain-connected = Connected again.
plain-covered = Enter takes over again.
plain-seconds = You have { $count ->
    [one] 1 second
   *[other] { $count } seconds
}.

## Replays.

plain-replay = Enter for the next move:
plain-replay-how = Enter tells the next move, “back” the one before, and a number leads to that move. “table” tells all hands, “quit” leaves.
plain-replay-range = The moves go from 0 to { $most }.
plain-holding = { $name }: { $cards }.
plain-no-cards = no cards
plain-of = { $part } of { $whole }
plain-streak = Games won in a row: { $now } now, { $most } at most.
