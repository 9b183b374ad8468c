### What cards, colours and powers are called, in every client.
### Decided here: a card has the name of the printed rules, "Wild" included ("Wild Magic"); the
### colour goes first ("red 7"). Color Powers and Customizable are names and keep their spelling.
### Ids that begin with "part-" are pieces for this language alone; programs never ask for them.

## $color is a colour’s id, such as "red": editions say which four they have.

color = { $color ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
    [gold] gold
    [gray] grey
   *[other] { $color }
}

## Cards: the name on a label, .one in a sentence, .does what it does.
## $number is what is printed on a number card. A 7 and a 0 do something where the house rule says so.

card-number = { color } { $number }
    .one = a { color } { $number }
    .does = Fits on the same colour or the same number.
card-seven = You swap hands with a player you choose.
card-zero = Every hand is passed on in the direction of play.
card-S = { color } Skip
    .one = a { color } Skip
    .does = The next player misses a turn.
card-R = { color } Reverse
    .one = a { color } Reverse
    .does = The direction of play is reversed.
card-D = { color } Draw Two
    .one = a { color } Draw Two
    .does = The next player draws two cards and misses a turn.
card-W = Wild
    .one = a Wild
    .does = Choose the colour. A wild always fits.
card-W4 = Wild Draw Four
    .one = a Wild Draw Four
    .does =
        Choose the colour. The next player draws four and misses a turn, or may challenge: it’s
        allowed only without a card of the current colour in hand.
card-wild = Choose the colour too.
card-WA = Wild Customizable (first)
    .one = the first Wild Customizable
    .does = Does what your table has written on it.
card-WB = Wild Customizable (second)
    .one = the second Wild Customizable
    .does = Does what your table has written on it.
card-WS = Save The Day
    .one = a Save The Day
    .does = Shields another player from penalties until the next wild is played.
card-WM = Wild Magic
    .one = a Wild Magic
    .does = Everyone passes their whole hand to the left.
card-WT = Wild Power of Togetherness
    .one = a Wild Power of Togetherness
    .does = Everyone draws until all hands are as large as the largest.
card-Wr = Wild Red Character
    .one = a Wild Red Character
    .does = Take the red power: give your red cards away, at any time.
card-Wy = Wild Yellow Character
    .one = a Wild Yellow Character
    .does =
        Take the yellow power: Skip, Reverse, draw cards and gifts of red
        cards don’t affect you.
card-Wg = Wild Green Character
    .one = a Wild Green Character
    .does =
        Take the green power: when nothing fits, turn up the next card of
        the pile.
card-Wb = Wild Blue Character
    .one = a Wild Blue Character
    .does = Take the blue power: play two cards in one turn.
card-WP = Wild Color Choice
    .one = a Wild Color Choice
    .does = Take any one of the four powers.

## The powers of Color Powers: the name, and .does with what it is good for.

power-r = the red power
    .does = Red power: give your red cards away
power-y = the yellow power
    .does = Yellow power: protected from penalties
power-g = the green power
    .does = Green power: turn up a card
power-b = the blue power
    .does = Blue power: two cards in a turn

## Numbers of things.

count-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
count-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
seat = Seat { $number }

# A label and what belongs to it.
labelled = { $label }: { $value }
