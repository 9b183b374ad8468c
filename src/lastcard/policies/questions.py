"""Small questions that all policies ask."""

from ..rules.actions import DRAW, FLIP, GIVE, PASS, action
from ..rules.bits import lowest_bit
from ..rules.cards import WILDS, cards_of_color, color_of
from ..rules.moves import other_moves
from ..rules.powers import may_receive
from ..rules.state import NOBODY, State
from ..rules.turn import seat_after


def instead_of_a_card(game: State, seat: int, cards: int) -> int:
    """What to do without playing: flip if that is allowed, else draw, else pass."""
    others = other_moves(game, seat, cards)
    if others >> (FLIP - DRAW) & 1:
        return FLIP
    return DRAW if others & 1 else PASS


def count_cards(game: State, seat: int, kinds: int) -> int:
    """How many cards of some kinds a seat is known to hold."""
    count = 0
    kinds &= game.holds[seat]
    while kinds:
        count += game.hands[seat, lowest_bit(kinds)]
        kinds &= kinds - 1
    return count


def count_colors(game: State, seat: int) -> int:
    """A hand's cards of every colour in one number, a byte for each; `of_color` reads it."""
    counts = 0
    kinds = game.holds[seat] & ~WILDS
    while kinds:
        kind = lowest_bit(kinds)
        counts += int(game.hands[seat, kind]) << 8 * color_of(kind)
        kinds &= kinds - 1
    return counts


def of_color(counts: int, color: int) -> int:
    return counts >> 8 * color & 0xFF


def count_color(game: State, seat: int, color: int) -> int:
    return count_cards(game, seat, cards_of_color(color))


def count_seen(game: State, seat: int, color: int) -> int:
    """How many cards of a colour another player is known to hold; guesses do not count."""
    return 0 if game.imagined else count_color(game, seat, color)


def smallest_other(game: State, seat: int) -> int:
    """The other player with the fewest cards."""
    best = NOBODY
    for other in range(game.players):
        if other != seat and (best == NOBODY or game.sizes[other] < game.sizes[best]):
            best = other
    return best


def gift_to_smallest(game: State, giver: int) -> int:
    """Give red cards to the one with the fewest, of those who can be given any."""
    best = NOBODY
    for other in range(game.players):
        if may_receive(game, giver, other) and (
            best == NOBODY or game.sizes[other] < game.sizes[best]
        ):
            best = other
    return action(GIVE, -1, best)


def best_color(game: State, seat: int) -> int:
    """The colour of which most cards are in hand, and which the next player seems to lack."""
    return best_color_of(game, seat, count_colors(game, seat))


def best_color_of(game: State, seat: int, colors: int) -> int:
    best, best_worth = 0, -1000
    following = seat_after(game, seat)
    for color in range(game.colors):
        worth = 5 * of_color(colors, color)
        if game.drew_on[following] >> color & 1:
            worth += 4
        worth -= 2 * count_seen(game, following, color)
        if worth > best_worth:
            best, best_worth = color, worth
    return best
