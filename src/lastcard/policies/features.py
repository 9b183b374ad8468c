"""What the net is told of a move: small whole numbers about the seat, and about the move.

Nothing depends on which colour or which edition it is: colours are told by what is known of them,
and special cards by what they are worth to whoever plays them.
"""

from ..rules.actions import ACCEPT, CHALLENGE, DRAW, FLIP, PASS, action, named_color, what_of
from ..rules.bits import count_bits, lowest_bit
from ..rules.cards import (
    COLORED_KINDS,
    COLORS,
    DRAWS_TWO,
    KINDS,
    NO_SYMBOL,
    NOTHING,
    REVERSES,
    SKIPS,
    WILD_DRAW_FOUR,
    WILDS,
    cards_of_color,
    cards_of_symbol,
    color_of,
    is_wild,
    symbol_of,
)
from ..rules.matching import bars_draw_four
from ..rules.moves import other_moves
from ..rules.state import DRAWN, RESPOND, SECOND, Ints, State
from ..rules.turn import next_in_line, seat_after
from .questions import (
    best_color_of,
    count_cards,
    count_colors,
    count_seen,
    of_color,
    smallest_other,
)
from .sharp import worth_of
from .worth import best_power, best_target, worth_of_effect

ABOUT_SEAT = 24
ABOUT_MOVE = 30
INPUTS = ABOUT_SEAT + ABOUT_MOVE
# Behind what is said of the seat, for the moves' sake: unseen cards by colour, wilds, and all.
UNSEEN, UNSEEN_WILDS, ALL_UNSEEN = ABOUT_SEAT, ABOUT_SEAT + COLORS, ABOUT_SEAT + COLORS + 1
# Where it is marked what a move is: a card by what it does, or one of `_OTHERS`.
_NUMBER, _PLAIN_WILD, _DRAW_FOUR, _SPECIAL, _NO_CARD = 0, 4, 5, 6, 7
_LEFT_IN_COLOR = 19
_MANY_CARDS = 15
_OTHERS = (DRAW, PASS, ACCEPT, CHALLENGE, FLIP)


def list_options(game: State, seat: int, cards: int, options: Ints) -> int:
    """The moves among which a seat to act has to choose; whom and which power is not in doubt."""
    count, uno = 0, 1 if game.sizes[seat] == 2 else 0
    while cards:
        kind = lowest_bit(cards)
        cards &= cards - 1
        named = best_target(game, seat, kind) if game.asks_seat >> kind & 1 else -1
        power = best_power(game, seat) if game.asks_power >> kind & 1 else -1
        first = 0 if is_wild(kind) else -1
        for color in range(first, game.colors if is_wild(kind) else 0):
            options[count] = action(kind, color, named, power, uno)
            count += 1
    return count


def add_others(game: State, seat: int, cards: int, options: Ints, count: int) -> int:
    """Add what may be done without a card."""
    others = other_moves(game, seat, cards)
    for what in _OTHERS:
        if others >> (what - DRAW) & 1:
            options[count] = what
            count += 1
    return count


def describe_seat(game: State, seat: int, row: Ints) -> None:
    """Write what all the moves of a decision have in common."""
    watched = _watched(game, seat)
    smallest = game.sizes[smallest_other(game, seat)]
    before = (seat - game.direction) % game.players
    row[0] = min(game.sizes[seat], _MANY_CARDS)
    row[1] = min(game.sizes[watched], _MANY_CARDS)
    row[2] = min(smallest, _MANY_CARDS)
    row[3] = min(game.sizes[before], _MANY_CARDS)
    row[4] = game.players - 2
    row[5] = 1 if game.phase == DRAWN else 0
    row[6] = 1 if game.phase == SECOND else 0
    row[7] = 1 if game.phase == RESPOND else 0
    row[8] = min(game.debt, _MANY_CARDS)
    row[9] = count_cards(game, seat, WILDS & ~(1 << WILD_DRAW_FOUR))
    row[10] = game.hands[seat, WILD_DRAW_FOUR]
    row[11] = 1 if game.symbol == NO_SYMBOL else 0
    row[12] = count_bits(game.drew_on[watched])
    row[13] = count_bits(game.drew_on[seat])
    row[14] = 1 if game.sizes[watched] == 1 else 0
    row[15] = 1 if game.sizes[watched] == 2 else 0
    row[16] = 1 if smallest == 1 else 0
    row[17] = 1 if game.sizes[seat] == 2 else 0
    row[18] = 1 if game.sizes[seat] == 3 else 0
    row[19] = 1 if game.sizes[before] <= 2 else 0
    row[20], row[21] = _hand_shape(game, seat)
    row[22] = min(game.sizes[seat_after(game, watched)], _MANY_CARDS)
    row[23] = _count_small(game, seat)
    _count_unseen(game, seat, row)


def _count_small(game: State, seat: int) -> int:
    """How many others are about to go out."""
    count = 0
    for other in range(game.players):
        if other != seat and game.sizes[other] <= 2:
            count += 1
    return count


def _watched(game: State, seat: int) -> int:
    """The player whom the decision is about most: the next one, or who is accused of bluffing."""
    return game.turn if game.phase == RESPOND and game.turn != seat else seat_after(game, seat)


def _hand_shape(game: State, seat: int) -> tuple[int, int]:
    """How many colours are in hand, and how many cards that do something."""
    colors, actions = 0, 0
    kinds = game.holds[seat] & ~WILDS
    while kinds:
        kind = lowest_bit(kinds)
        kinds &= kinds - 1
        colors |= 1 << color_of(kind)
        if game.effects[kind] != NOTHING:
            actions += game.hands[seat, kind]
    return count_bits(colors), actions


def _count_unseen(game: State, seat: int, row: Ints) -> None:
    """Cards neither in the own hand nor on the discard pile: by colour, wilds, and all."""
    for place in range(UNSEEN, ALL_UNSEEN + 1):
        row[place] = 0
    for kind in range(KINDS):
        _add_unseen(row, kind, game.deck[kind] - game.hands[seat, kind])
    for i in range(game.discard_count):
        _add_unseen(row, game.discard_pile[i], -1)


def _add_unseen(row: Ints, kind: int, count: int) -> None:
    row[UNSEEN_WILDS if is_wild(kind) else UNSEEN + color_of(kind)] += count
    row[ALL_UNSEEN] += count


def describe_move(game: State, seat: int, move: int, about: Ints, row: Ints, at: int) -> None:
    """Write what is said of one move; `about` comes from `describe_seat`."""
    what, colors = what_of(move), count_colors(game, seat)
    for i in range(at, at + ABOUT_MOVE):
        row[i] = 0
    color, symbol = game.color, game.symbol
    if what < DRAW:
        color = named_color(move) if is_wild(what) else color_of(what)
        symbol = NO_SYMBOL if is_wild(what) else symbol_of(what)
        _describe_card(game, seat, what, color, colors, row, at)
    else:
        row[at + _NO_CARD + (what - DRAW)] = 1
        if what == ACCEPT or what == CHALLENGE:
            color, symbol = game.color_before, NO_SYMBOL
    if color >= 0:
        _describe_color(game, seat, what, color, colors, about, row, at)
    if symbol != NO_SYMBOL:
        left = 1 if what < DRAW else 0
        row[at + 22] = count_cards(game, seat, cards_of_symbol(symbol)) - left


def _describe_card(
    game: State, seat: int, kind: int, color: int, colors: int, row: Ints, at: int
) -> None:
    effect = game.effects[kind]
    place = _SPECIAL
    if effect == NOTHING:
        place = _PLAIN_WILD if is_wild(kind) else _NUMBER
    elif effect == SKIPS or effect == REVERSES or effect == DRAWS_TWO:
        place = _NUMBER + effect
    elif kind == WILD_DRAW_FOUR:
        place = _DRAW_FOUR
    row[at + place] = 1
    threat = game.sizes[smallest_other(game, seat)]
    target = next_in_line(game) if seat == game.turn else seat_after(game, seat)
    row[at + 12] = game.points[kind] // 4
    row[at + 13] = 1 if color != game.color else 0
    row[at + 14] = 1 if kind == WILD_DRAW_FOUR and bars_draw_four(game, seat) else 0
    row[at + 15] = _small(worth_of_effect(game, seat, kind, game.sizes[seat] - 1))
    row[at + 16] = _small(worth_of(game, seat, kind, colors, threat))
    row[at + 17] = 1 if is_wild(kind) and color == best_color_of(game, seat, colors) else 0
    row[at + 18] = 1 if game.sizes[target] <= 2 else 0


def _small(worth: int) -> int:
    return max(-30, min(30, worth // 32))


def _describe_color(
    game: State, seat: int, what: int, color: int, colors: int, about: Ints, row: Ints, at: int
) -> None:
    """What can follow in a colour: from the own hand, and from others'."""
    watched = _watched(game, seat)
    left = 1 if what < COLORED_KINDS and color_of(what) == color else 0
    row[at + _LEFT_IN_COLOR] = of_color(colors, color) - left
    row[at + 20] = 64 * about[UNSEEN + color] // max(about[ALL_UNSEEN], 1)
    row[at + 21] = 1 if game.drew_on[watched] >> color & 1 else 0
    row[at + 23] = _largest_other(game, color, colors)
    row[at + 24] = min(count_seen(game, watched, color), 3)
    row[at + 25] = 1 if color == game.color and game.symbol == NO_SYMBOL else 0
    row[at + 26] = _count_drew_on(game, seat, color)
    row[at + 27] = _count_actions(game, seat, color)
    row[at + 28] = 1 if row[at + _LEFT_IN_COLOR] == 0 else 0
    row[at + 29] = 1 if game.drew_on[seat] >> color & 1 else 0


def _largest_other(game: State, color: int, colors: int) -> int:
    largest = 0
    for other in range(game.colors):
        if other != color:
            largest = max(largest, of_color(colors, other))
    return largest


def _count_drew_on(game: State, seat: int, color: int) -> int:
    count = 0
    for other in range(game.players):
        if other != seat and game.drew_on[other] >> color & 1:
            count += 1
    return count


def _count_actions(game: State, seat: int, color: int) -> int:
    """Cards of a colour in hand that do something."""
    count = 0
    kinds = game.holds[seat] & cards_of_color(color)
    while kinds:
        kind = lowest_bit(kinds)
        kinds &= kinds - 1
        if game.effects[kind] != NOTHING:
            count += game.hands[seat, kind]
    return count
