### The options of a game: each with its title, its choices, and .note with more about it.
### Decided here: Target score (not "points that end the game" or "played up to"), Stacking,
### Keep drawing until you can play.

option-scoring = Scoring
    .winner = The winner scores what the others hold, up to the target
    .tally = Everyone scores their own hand; the lowest total wins
    .hand = A single round decides
option-target = Target score
option-hand_size = Cards dealt to each player
option-uno_penalty = Cards for forgetting UNO
option-two_player_reverse = Reverse between two players
    .skip = Counts as a Skip
    .plain = Only reverses the direction
option-stacking = Stacking
    .off = No: draw at once
    .same = Yes, on the same kind of card
    .any = Yes, and a Wild Draw Four goes on a Draw Two
option-jump_in = Jump in out of turn with exactly the same card
option-seven_zero = A 7 swaps hands, a 0 passes all hands on
option-draw_until_playable = Keep drawing until you can play
option-force_play = If you can play, you must
option-no_bluff = No bluffing with the Wild Draw Four
option-say_pass = Say pass after drawing, so that nobody can tell whether the card fits
option-custom_rules = Rules of your own

option-on = on
option-off = off

## What special cards do, by themselves or because players have written it on them.
## $who: "next", "chosen", "others", "all", "me", "fewest" or "most"; $count: cards to draw.
## $color: a colour’s id, or "color" for the current one; $text: what happens, in a sentence.

part-who = { $who ->
    [next] The next player
    [chosen] A player of your choice
    [others] Everyone else
    [all] Everyone
    [fewest] Whoever has the fewest cards
    [most] Whoever has the most cards
   *[me] Whoever plays it
}
part-card = { $color ->
    [color] card of the current colour
   *[other] { color } card
}
part-cards = { $color ->
    [color] cards of the current colour
   *[other] { color } cards
}
effect-draw = { part-who } draws { count-cards }.
effect-miss = { part-who } misses a turn.
effect-show = { part-who } shows their hand.
effect-swap = Whoever plays it swaps hands with a player of their choice.
effect-pass_left = Everyone passes their hand to the left.
effect-pass_right = Everyone passes their hand to the right.
effect-redeal = All hands are shuffled together and redealt.
effect-reverse = The direction is reversed.
effect-again = Whoever plays it has another turn.
effect-draw_until = { part-who } draws until a { part-card } comes up.
effect-draw_up = Everyone draws until all hands are as large as the largest.
effect-discard = { part-who } discards { count-cards }, picked at random.
effect-discard_all = { part-who } discards all { part-cards }.
effect-give = { part-who } gives all { part-cards } to whoever plays it.
effect-take = { part-who } gets all { part-cards } from whoever plays it.
effect-lose_powers = { part-who } loses all powers.
effect-pass_on = Everyone passes their hand on in the direction of play.
effect-take_power = Whoever plays it takes the { color } power.
effect-take_any_power = Whoever plays it takes any one of the powers.
effect-shield = It shields another player from penalties until the next wild is played.
effect-written = It does what the table has written on it.
effect-with = { $text } This concerns only those with a { part-card } in hand.
effect-without = { $text } This concerns only those without a { part-card } in hand.
effect-unless_show = { $text } Whoever has a { part-card } shows their hand instead.
effect-unless_discard = { $text } Whoever has a { part-card } discards one instead, picked at random.
effect-color = the current colour

## The same in pieces, to choose from.

who-next = the next player
who-chosen = a player of your choice
who-others = everyone else
who-all = everyone
who-me = whoever plays it
who-fewest = whoever has fewest cards
who-most = whoever has most cards

deed-draw = draws cards
deed-miss = misses a turn
deed-show = shows their hand
deed-swap = swaps hands
deed-pass_left = all hands to the left
deed-pass_right = all hands to the right
deed-redeal = all hands redealt
deed-reverse = direction reversed
deed-again = another turn
deed-pass_on = all hands onwards
deed-draw_until = draws until a colour
deed-draw_up = draws up to the largest
deed-discard = discards at random
deed-discard_all = discards a whole colour
deed-give = gives a whole colour
deed-take = gets a whole colour
deed-lose_powers = loses all powers
deed-shield = shield for another player
deed-take_power = power of a colour

when-always = always
when-with = only with:
when-without = only without:
when-unless_show = unless they show:
when-unless_discard = unless they discard:

effects-none = The players carry it out themselves.
