"""What players have seen of each other's hands, and what is hidden from each of them.

`known[viewer, holder, kind]` counts the cards that one player knows to lie in another's hand. It
follows from the events of a move alone, so it is kept beside the state and only by those who
want it.
"""

from .bits import clear, clear_all
from .cards import KINDS, NO_CARD
from .events import (
    DEALS,
    DISCARDED,
    EVERYONE,
    GAVE,
    HANDS_WENT_LEFT,
    HANDS_WENT_RIGHT,
    PLAYED,
    REDEALT,
    SEEN,
    SHOWED,
    SWAPPED,
)
from .play import continue_move, make_move
from .state import DRAWN, LEFT, MAX_PLAYERS, RIGHT, Ints, State


def nothing_known() -> Ints:
    """What is known before anybody has seen a card of anybody else's."""
    return _by_viewer(bytearray(MAX_PLAYERS * MAX_PLAYERS * KINDS))


def copy_all_known(known: Ints) -> Ints:
    return _by_viewer(bytearray(known))


def _by_viewer(counts: bytearray) -> Ints:
    return memoryview(counts).cast("B", (MAX_PLAYERS, MAX_PLAYERS, KINDS))


def hands_known_to(known: Ints, viewer: int) -> Ints:
    """One viewer's part, hand after hand."""
    row = MAX_PLAYERS * KINDS
    return known.cast("B")[viewer * row : (viewer + 1) * row]


def apply_and_learn(known: Ints, game: State, seat: int, move: int) -> None:
    """Carry out a legal move to its end, and keep `known` up to date after each step of it."""
    make_move(game, seat, move)
    learn(known, game)
    while game.clause >= 0:
        continue_move(game)
        learn(known, game)


def learn(known: Ints, game: State) -> None:
    """Bring `known` up to date with the events of the last step of a move."""
    for i in range(game.event_count):
        event, seat, other = game.events[i, 0], game.events[i, 1], game.events[i, 2]
        if event == PLAYED:
            _forget_one(known, game, seat, other)
        elif event == DISCARDED:
            _forget_cards(known, game, seat, i + 1)
        elif event == SHOWED:
            _see_hand(known, game, seat, other, i + 1)
        elif event == GAVE:
            _follow_gift(known, game, seat, other, i + 1)
        elif event == SWAPPED:
            _follow_swap(known, game, seat, other)
        elif event == HANDS_WENT_LEFT:
            _follow_passing(known, game, LEFT)
        elif event == HANDS_WENT_RIGHT:
            _follow_passing(known, game, RIGHT)
        elif event == REDEALT or event == DEALS:
            _forget_all(known, game)


def _forget_one(known: Ints, game: State, holder: int, kind: int) -> None:
    """The card played may be the one that was known, even if there were two."""
    for viewer in range(game.players):
        if known[viewer, holder, kind]:
            known[viewer, holder, kind] -= 1


def _forget_cards(known: Ints, game: State, holder: int, first: int) -> None:
    """Cards that everybody saw leave a hand, named from one event on."""
    i = first
    while i < game.event_count and game.events[i, 0] == SEEN:
        _forget_one(known, game, holder, game.events[i, 1])
        i += 1


def _forget_all(known: Ints, game: State) -> None:
    for viewer in range(game.players):
        for holder in range(game.players):
            _forget_hand(known, viewer, holder)


def _forget_hand(known: Ints, viewer: int, holder: int) -> None:
    for kind in range(KINDS):
        known[viewer, holder, kind] = 0


def _see_hand(known: Ints, game: State, holder: int, shown_to: int, first: int) -> None:
    for viewer in range(game.players):
        if viewer != holder and (shown_to == EVERYONE or shown_to == viewer):
            _forget_hand(known, viewer, holder)
            _see_cards(known, game, viewer, holder, first)


def _see_cards(known: Ints, game: State, viewer: int, holder: int, first: int) -> None:
    """Take note of the cards named from one event on."""
    i = first
    while i < game.event_count and game.events[i, 0] == SEEN:
        known[viewer, holder, game.events[i, 1]] += 1
        i += 1


def _follow_gift(known: Ints, game: State, giver: int, receiver: int, first: int) -> None:
    """All of a colour went: what others knew of it moves along; the giver knows it all."""
    for viewer in range(game.players):
        i = first
        while i < game.event_count and game.events[i, 0] == SEEN:
            kind = game.events[i, 1]
            if viewer != receiver:
                known[viewer, receiver, kind] += known[viewer, giver, kind]
            known[viewer, giver, kind] = 0
            i += 1
    _see_cards(known, game, giver, receiver, first)


def _follow_swap(known: Ints, game: State, one: int, other: int) -> None:
    for viewer in range(game.players):
        _swap_known(known, viewer, one, other)
    _see_own_former_hand(known, game, one, other)
    _see_own_former_hand(known, game, other, one)


def _follow_passing(known: Ints, game: State, direction: int) -> None:
    last = game.players - 1
    for viewer in range(game.players):
        if direction == LEFT:
            for holder in range(last):
                _swap_known(known, viewer, holder, last)
        else:
            for holder in range(last, 0, -1):
                _swap_known(known, viewer, holder, 0)
    for seat in range(game.players):
        _see_own_former_hand(known, game, seat, (seat + direction) % game.players)


def _swap_known(known: Ints, viewer: int, one: int, other: int) -> None:
    for kind in range(KINDS):
        count = known[viewer, one, kind]
        known[viewer, one, kind] = known[viewer, other, kind]
        known[viewer, other, kind] = count


def _see_own_former_hand(known: Ints, game: State, viewer: int, holder: int) -> None:
    """A hand passed on is known to the one who held it, card by card."""
    for kind in range(KINDS):
        known[viewer, holder, kind] = game.hands[holder, kind]
        known[viewer, viewer, kind] = 0


# What one seat may see of a game: a copy of the state with everything else taken out.


def hide_from(game: State, known: Ints, seat: int) -> None:
    """Take out of a copy of the state whatever a seat has not seen.

    Of the others' hands the cards stay that `known` says it has been shown; sizes are public.
    """
    for other in range(game.players):
        if other != seat:
            _hide_hand(game, known, seat, other)
    clear_all(game.draw_pile)
    clear(game.discard_pile, game.discard_count)  # beyond its end lie cards that have left it
    for i in range(4):
        game.dice[i] = 0
    clear_all(game.events)
    game.event_count = 0
    game.bluff = 0
    if game.to_act != seat or game.phase != DRAWN:
        game.drawn = NO_CARD


def _hide_hand(game: State, known: Ints, viewer: int, holder: int) -> None:
    holds = 0
    for kind in range(KINDS):
        game.hands[holder, kind] = known[viewer, holder, kind]
        if known[viewer, holder, kind]:
            holds |= 1 << kind
    game.holds[holder] = holds
