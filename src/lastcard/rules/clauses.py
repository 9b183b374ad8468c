"""What special cards do, clause by clause: whom, what, how many, on what condition.

A card's rule is a row of clauses, carried out one after the other as steps of one move. They come
from the edition, from a house rule, or from what the players have written on a Customizable card.
A clause that concerns several players starts with the one who played the card and goes round in
the direction of play.
"""

from .bits import count_bits, nth_bit
from .cards import NO_CARD, cards_of_color, color_of, is_wild
from .chance import below
from .events import DISCARDED, EVERYONE, FILLS_UP, SEEN, WARDED_OFF, note
from .hands import give_cards, pass_hands, remove_card, show_hand, swap_hands
from .penalties import reverse
from .piles import draw_card, draw_cards, redeal_hands, slip_under_top
from .powers import is_shielded, lose_powers
from .state import LEFT, NOBODY, RIGHT, State
from .turn import miss_turn, seat_after

# Whom a clause concerns. Of those with the fewest or the most cards, all who tie.
ME, NEXT, CHOSEN, OTHERS, ALL, FEWEST, MOST = 0, 1, 2, 3, 4, 5, 6

# What it does to each of them: first what a shield keeps away, ...
DRAW, MISS, DRAW_UNTIL, TAKE_COLOR = 0, 1, 2, 3
# ... then what it does not, ...
SHOW, DISCARD, DISCARD_COLOR, GIVE_COLOR, LOSE_POWERS = 4, 5, 6, 7, 8
# ... and what is done to the table.
SWAP, PASS_LEFT, PASS_RIGHT, PASS_ON, REDEAL = 9, 10, 11, 12, 13
TURN_ROUND, PLAY_AGAIN, FILL_UP = 14, 15, 16

# Instead of how many cards, a clause may say which colour: one by its number, or the one to follow.
THE_COLOR = 4
# On what condition somebody is concerned: holding a colour or not, counted from these. Whoever
# holds it may also be spared for showing the hand, or for discarding one card of it.
ALWAYS, WITH, WITHOUT, UNLESS_SHOW, UNLESS_DISCARD = 0, 1, 6, 11, 16


def begin_rule(game: State, rule: int, chosen: int) -> None:
    """Get ready to carry out the clauses of a rule, if it has any."""
    if game.rule_starts[rule] < game.rule_starts[rule + 1]:
        game.clause = game.rule_starts[rule]
        game.last_clause = game.rule_starts[rule + 1] - 1
        game.chosen = chosen


def carry_out_clause(game: State) -> None:
    """Do the next clause of the rule under way."""
    what = game.clauses[game.clause, 1]
    if what < SWAP:
        _do_to_each(game, _concerned(game), what)
    else:
        _do_to_table(game, what)
    if game.clause == game.last_clause:
        end_rule(game)
    else:
        game.clause += 1


def end_rule(game: State) -> None:
    game.clause = -1
    game.last_clause = 0
    game.chosen = NOBODY


def without_cards(game: State) -> int:
    """Who has discarded or given away the last card: the first from whoever played."""
    seat = game.turn
    for _ in range(game.players):
        if game.sizes[seat] == 0:
            return seat
        seat = seat_after(game, seat)
    return NOBODY


# Whom it concerns.


def _concerned(game: State) -> int:
    """The set of seats, settled before anything is done to any of them."""
    who, condition = game.clauses[game.clause, 0], game.clauses[game.clause, 3]
    seats = 0
    for seat in range(game.players):
        if _is_meant(game, who, seat) and _meets(game, condition, seat):
            seats |= 1 << seat
    return seats


def _is_meant(game: State, who: int, seat: int) -> bool:
    if who == ME:
        return seat == game.turn
    if who == NEXT:
        return seat == seat_after(game, game.turn)
    if who == CHOSEN:
        return seat == game.chosen
    if who >= FEWEST:
        return _is_furthest(game, who, seat)
    return who == ALL or seat != game.turn


def _is_furthest(game: State, who: int, seat: int) -> bool:
    """Does nobody hold fewer cards, or more?"""
    for other in range(game.players):
        fewer, more = (other, seat) if who == FEWEST else (seat, other)
        if game.sizes[fewer] < game.sizes[more]:
            return False
    return True


def _meets(game: State, condition: int, seat: int) -> bool:
    if condition == ALWAYS or condition >= UNLESS_SHOW:
        return True
    color = condition - WITH if condition < WITHOUT else condition - WITHOUT
    holds = game.holds[seat] & cards_of_color(color_meant(game, color)) != 0
    return holds == (condition < WITHOUT)


def color_meant(game: State, color: int) -> int:
    """A colour by its number, or the one to follow: a wild's is the colour chosen with it."""
    return game.color if color == THE_COLOR else color


# What is done.


def _do_to_each(game: State, seats: int, what: int) -> None:
    amount, condition = game.clauses[game.clause, 2], game.clauses[game.clause, 3]
    seat = game.turn
    for _ in range(game.players):
        if seats >> seat & 1:
            if what <= TAKE_COLOR and is_shielded(game, seat):
                note(game, WARDED_OFF, seat)
            elif condition < UNLESS_SHOW or not _buys_off(game, seat, condition):
                _do_to(game, seat, what, amount)
        seat = seat_after(game, seat)


def _buys_off(game: State, seat: int, condition: int) -> bool:
    """Whoever holds the colour shows the hand, or discards one card of it, and is spared."""
    shows = condition < UNLESS_DISCARD
    color = color_meant(game, condition - UNLESS_SHOW if shows else condition - UNLESS_DISCARD)
    if game.holds[seat] & cards_of_color(color) == 0:
        return False
    if shows:
        show_hand(game, seat, EVERYONE)
    else:
        _discard_one_of(game, seat, game.holds[seat] & cards_of_color(color))
    return True


def _do_to(game: State, seat: int, what: int, amount: int) -> None:
    if what == DRAW:
        draw_cards(game, seat, amount)
    elif what == MISS:
        miss_turn(game, seat)
    elif what == SHOW:
        show_hand(game, seat, EVERYONE)
    elif what == DISCARD:
        _discard_any(game, seat, amount)
    elif what == LOSE_POWERS:
        lose_powers(game, seat)
    else:
        _do_with_color(game, seat, what, color_meant(game, amount))


def _do_with_color(game: State, seat: int, what: int, color: int) -> None:
    if what == DRAW_UNTIL:
        _draw_until(game, seat, color)
    elif what == DISCARD_COLOR:
        _discard_color(game, seat, cards_of_color(color))
    elif what == GIVE_COLOR:
        _hand_over(game, seat, game.turn, cards_of_color(color))
    else:
        _hand_over(game, game.turn, seat, cards_of_color(color))


def _draw_until(game: State, seat: int, color: int) -> None:
    """Draw until a card of the colour comes, or none is left. A wild is of no colour."""
    game.drew_on[seat] = 0
    kind = draw_card(game, seat)
    while kind != NO_CARD and (is_wild(kind) or color_of(kind) != color):
        kind = draw_card(game, seat)


def _discard_any(game: State, seat: int, count: int) -> None:
    """Cards that chance picks go under the top discard."""
    note(game, DISCARDED, seat)
    for _ in range(min(count, game.sizes[seat])):
        _discard_one(game, seat, _nth_card(game, seat, below(game, game.sizes[seat])))


def _nth_card(game: State, seat: int, n: int) -> int:
    """The kind of the n-th card of a hand that has so many."""
    place = 0
    kind = nth_bit(game.holds[seat], place)
    while n >= game.hands[seat, kind]:
        n -= game.hands[seat, kind]
        place += 1
        kind = nth_bit(game.holds[seat], place)
    return kind


def _discard_one_of(game: State, seat: int, kinds: int) -> None:
    """Of the kinds that the seat holds chance picks one."""
    note(game, DISCARDED, seat)
    _discard_one(game, seat, nth_bit(kinds, below(game, count_bits(kinds))))


def _discard_color(game: State, seat: int, kinds: int) -> None:
    """All cards of a colour go under the top discard; without any, nothing happens."""
    if game.holds[seat] & kinds:
        note(game, DISCARDED, seat)
    while game.holds[seat] & kinds:
        _discard_one(game, seat, nth_bit(game.holds[seat] & kinds, 0))


def _discard_one(game: State, seat: int, kind: int) -> None:
    remove_card(game, seat, kind)
    slip_under_top(game, kind)
    note(game, SEEN, kind)


def _hand_over(game: State, giver: int, receiver: int, kinds: int) -> None:
    """All cards of a colour change hands; without any, nothing happens."""
    if giver != receiver and game.holds[giver] & kinds:
        give_cards(game, giver, receiver, kinds)


def _do_to_table(game: State, what: int) -> None:
    if what == SWAP:
        swap_hands(game, game.turn, game.chosen)
    elif what == PASS_LEFT:
        pass_hands(game, LEFT)
    elif what == PASS_RIGHT:
        pass_hands(game, RIGHT)
    elif what == PASS_ON:
        pass_hands(game, game.direction)
    elif what == REDEAL:
        redeal_hands(game, seat_after(game, game.turn))
    elif what == TURN_ROUND:
        reverse(game)
    elif what == PLAY_AGAIN:
        game.again = 1
    elif what == FILL_UP:
        fill_up_hands(game)


def fill_up_hands(game: State) -> None:
    """The largest hand is the measure. The others draw in turn order, starting with the next."""
    leader = game.turn
    for seat in range(game.players):
        if game.sizes[seat] > game.sizes[leader]:
            leader = seat
    largest = game.sizes[leader]
    note(game, FILLS_UP, leader, largest)
    seat = game.turn
    for _ in range(game.players):
        seat = seat_after(game, seat)
        while game.sizes[seat] < largest:
            if draw_card(game, seat) == NO_CARD:
                return
