"""Wild Power of Togetherness: everybody draws up to the largest hand."""

from .cards import NO_CARD
from .events import FILLS_UP, note
from .piles import draw_card
from .state import State
from .turn import seat_after


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
