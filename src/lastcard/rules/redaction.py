"""What one seat may see of a game: a copy of the state with everything else taken out."""

from .cards import KINDS, NO_CARD
from .state import DRAWN, MAX_CARDS, MAX_EVENTS, Ints, State


def hide_from(game: State, known: Ints, seat: int) -> None:
    """Take out of a copy of the state whatever a seat has not seen.

    Of the others' hands the cards stay that `known` says it has been shown; sizes are public.
    """
    for other in range(game.players):
        if other != seat:
            _hide_hand(game, known, seat, other)
    for i in range(MAX_CARDS):  # beyond the end of a pile lie cards that have left it
        game.draw_pile[i] = 0
        if i >= game.discard_count:
            game.discard_pile[i] = 0
    for i in range(4):
        game.dice[i] = 0
    _hide_events(game)
    game.bluff = 0
    if game.to_act != seat or game.phase != DRAWN:
        game.drawn = NO_CARD


def _hide_events(game: State) -> None:
    for i in range(MAX_EVENTS):
        for j in range(3):
            game.events[i, j] = 0
    game.event_count = 0


def _hide_hand(game: State, known: Ints, viewer: int, holder: int) -> None:
    holds = 0
    for kind in range(KINDS):
        game.hands[holder, kind] = known[viewer, holder, kind]
        if known[viewer, holder, kind]:
            holds |= 1 << kind
    game.holds[holder] = holds
