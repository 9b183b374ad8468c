"""Legal moves, numbered: how many a seat has, and which is the n-th.

The cards come first, each in all its variants (the colours, seats and powers that may be named
with it, UNO called or not); then the moves that name nothing; then the choices for a wild that
lies open; then the ways to give red cards away.
"""

from .actions import (
    ACCEPT,
    CALL_UNO,
    CATCH,
    CHALLENGE,
    CHOOSE,
    DRAW,
    FLIP,
    GIVE,
    PASS,
    action,
)
from .bits import count_bits, lowest_bit, nth_bit
from .cards import COLORS, WILD_DRAW_FOUR, is_wild
from .matching import playable
from .penalties import may_challenge
from .piles import can_draw, top_card
from .powers import may_flip, may_give, may_receive
from .state import DRAWN, FLIPPED, NOBODY, OPENING, RESPOND, SECOND, TURN, State


def count_moves(game: State, seat: int) -> int:
    cards = playable(game, seat)
    return count_choices(game, seat, cards, other_moves(game, seat, cards))


def nth_move(game: State, seat: int, n: int) -> int:
    cards = playable(game, seat)
    return nth_choice(game, seat, cards, other_moves(game, seat, cards), n)


def count_choices(game: State, seat: int, cards: int, others: int) -> int:
    """How many moves there are, given the playable cards and the set of other moves."""
    return count_plays(game, seat, cards) + count_others(game, seat, others)


def nth_choice(game: State, seat: int, cards: int, others: int, n: int) -> int:
    count = count_plays(game, seat, cards)
    if n < count:
        return nth_play(game, seat, cards, n)
    return nth_other(game, seat, others, n - count)


# Moves without a card.


def count_others(game: State, seat: int, others: int) -> int:
    return count_bits(others) + count_namings(game, seat) + count_gifts(game, seat)


def nth_other(game: State, seat: int, others: int, n: int) -> int:
    count = count_bits(others)
    if n < count:
        return DRAW + nth_bit(others, n)
    n -= count
    count = count_namings(game, seat)
    return nth_naming(game, seat, n) if n < count else nth_gift(game, seat, n - count)


def other_moves(game: State, seat: int, cards: int) -> int:
    """The moves that name nothing, as a set counted from DRAW, given the playable cards."""
    moves = 0
    if game.uno_owed != NOBODY:
        moves = 1 << (CALL_UNO - DRAW if game.uno_owed == seat else CATCH - DRAW)
    if seat == game.to_act:
        moves |= _moves_in_turn(game, seat, cards)
    return moves


def _moves_in_turn(game: State, seat: int, cards: int) -> int:
    if game.phase == TURN:
        return _instead_of_playing(game, seat, cards)
    if game.phase == DRAWN:
        return 0 if game.force_play and cards else 1 << (PASS - DRAW)
    if game.phase == SECOND:
        return 1 << (PASS - DRAW)
    if game.phase == RESPOND:
        accept = 1 << (ACCEPT - DRAW)
        return accept | 1 << (CHALLENGE - DRAW) if may_challenge(game) else accept
    return 0


def _instead_of_playing(game: State, seat: int, cards: int) -> int:
    """A card may be drawn even if one could be played, unless the table forces players to."""
    if cards and (game.force_play or not can_draw(game)):
        return 0
    if not can_draw(game):
        return 1 << (PASS - DRAW)
    return 1 | 1 << (FLIP - DRAW) if may_flip(game, seat, cards) else 1


# Cards, with what has to be named.


def count_plays(game: State, seat: int, cards: int) -> int:
    simple = cards & ~(game.asks_color | game.asks_more)
    count = count_bits(simple) + game.colors * count_bits(cards & game.asks_color)
    asking = cards & game.asks_more
    while asking:
        count += count_variants(game, lowest_bit(asking))
        asking &= asking - 1
    return 2 * count if game.sizes[seat] == 2 else count


def nth_play(game: State, seat: int, cards: int, n: int) -> int:
    uno = 0
    if game.sizes[seat] == 2:  # after this card one is left, so UNO may be called with it
        uno = n & 1
        n >>= 1
    simple = cards & ~(game.asks_color | game.asks_more)
    count = count_bits(simple)
    if n < count:
        return action(nth_bit(simple, n), -1, -1, -1, uno)
    n -= count
    wilds = cards & game.asks_color
    count = game.colors * count_bits(wilds)
    if n < count:
        wild, color = _with_color(game, n)
        return action(nth_bit(wilds, wild), color, -1, -1, uno)
    return _nth_asking(game, seat, cards & game.asks_more, n - count, uno)


def _with_color(game: State, n: int) -> tuple[int, int]:
    """Which wild and which colour; by four colours, the usual number, a processor divides fast."""
    if game.colors == COLORS:
        return n // COLORS, n % COLORS
    return n // game.colors, n % game.colors


def _nth_asking(game: State, seat: int, asking: int, n: int, uno: int) -> int:
    kind = lowest_bit(asking)
    while n >= count_variants(game, kind):
        n -= count_variants(game, kind)
        asking &= asking - 1
        kind = lowest_bit(asking)
    return nth_variant(game, seat, kind, kind, n, uno)


def count_variants(game: State, kind: int) -> int:
    count = game.colors if is_wild(kind) else 1
    if game.asks_seat >> kind & 1:
        count *= game.players - 1
    if game.asks_power >> kind & 1:
        count *= COLORS
    return count


def nth_variant(game: State, seat: int, what: int, kind: int, n: int, uno: int) -> int:
    color, named, power = -1, -1, -1
    if is_wild(kind):
        n, color = _with_color(game, n)
    if game.asks_seat >> kind & 1:
        named = n % (game.players - 1)
        n //= game.players - 1
        if named >= seat:  # anybody but oneself
            named += 1
    if game.asks_power >> kind & 1:
        power = n
    return action(what, color, named, power, uno)


# Choices for a wild that lies on the discard pile.


def count_namings(game: State, seat: int) -> int:
    if seat != game.to_act or (game.phase != OPENING and game.phase != FLIPPED):
        return 0
    return count_variants(game, _open_wild(game))


def nth_naming(game: State, seat: int, n: int) -> int:
    return nth_variant(game, seat, CHOOSE, _open_wild(game), n, 0)


def _open_wild(game: State) -> int:
    """The wild to choose for. Turned up at the start, each asks for its colour only."""
    return WILD_DRAW_FOUR if game.phase == OPENING else top_card(game)


# Red cards given away.


def count_gifts(game: State, seat: int) -> int:
    count = 0
    if may_give(game, seat):
        for receiver in range(game.players):
            if may_receive(game, seat, receiver):
                count += 1
    return count


def nth_gift(game: State, seat: int, n: int) -> int:
    for receiver in range(game.players):
        if may_receive(game, seat, receiver):
            if n == 0:
                return action(GIVE, -1, receiver)
            n -= 1
    return -1
