"""Hands: cards that come, go, and change owners."""

from .bits import lowest_bit
from .cards import KINDS
from .events import GAVE, HANDS_WENT_LEFT, HANDS_WENT_RIGHT, SEEN, SHOWED, SWAPPED, note
from .state import LEFT, NOBODY, State


def add_card(game: State, seat: int, kind: int) -> None:
    """Put a card into a hand. Whoever gets a card no longer holds just one, so owes no UNO."""
    game.hands[seat, kind] += 1
    game.sizes[seat] += 1
    game.holds[seat] |= 1 << kind
    if game.uno_owed == seat:
        game.uno_owed = NOBODY


def remove_card(game: State, seat: int, kind: int) -> None:
    left = game.hands[seat, kind] - 1
    game.hands[seat, kind] = left
    game.sizes[seat] -= 1
    game.holds[seat] &= ~((left == 0) << kind)  # quicker than to ask, of what nobody can guess


def show_hand(game: State, seat: int, viewer: int) -> None:
    """Show a hand to one player, or to EVERYONE."""
    note(game, SHOWED, seat, viewer)
    if game.notes_events:
        note_cards(game, seat, game.holds[seat])


def note_cards(game: State, seat: int, kinds: int) -> None:
    """Name all cards of some kinds in a hand."""
    while kinds:
        kind = lowest_bit(kinds)
        kinds &= kinds - 1
        for _ in range(game.hands[seat, kind]):
            note(game, SEEN, kind)


def give_cards(game: State, giver: int, receiver: int, kinds: int) -> None:
    """Hand all cards of some kinds over to another player."""
    note(game, GAVE, giver, receiver)
    given = game.holds[giver] & kinds
    if game.notes_events:
        note_cards(game, giver, given)
    while given:
        kind = lowest_bit(given)
        given &= given - 1
        while game.hands[giver, kind]:
            remove_card(game, giver, kind)
            add_card(game, receiver, kind)


def swap_hands(game: State, one: int, other: int) -> None:
    note(game, SWAPPED, one, other)
    _exchange(game, one, other)


def _exchange(game: State, one: int, other: int) -> None:
    for kind in range(KINDS):
        count = game.hands[one, kind]
        game.hands[one, kind] = game.hands[other, kind]
        game.hands[other, kind] = count
    game.drew_on[one] = game.drew_on[other] = 0
    size, holds = game.sizes[one], game.holds[one]
    game.sizes[one], game.holds[one] = game.sizes[other], game.holds[other]
    game.sizes[other], game.holds[other] = size, holds


def pass_hands(game: State, direction: int) -> None:
    """Everybody passes the whole hand to the neighbour on one side, all at once."""
    note(game, HANDS_WENT_LEFT if direction == LEFT else HANDS_WENT_RIGHT)
    last = game.players - 1
    if direction == LEFT:  # the last seat's hand comes to seat 0, pushing the others on
        for seat in range(last):
            _exchange(game, seat, last)
    else:
        for seat in range(last, 0, -1):
            _exchange(game, seat, 0)
