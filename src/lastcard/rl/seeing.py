"""What an environment would show of a view: so that what was trained there can play anywhere."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import numpy.typing as npt

from ..editions import find_edition
from ..rules.knowledge import nothing_known
from ..rules.observation import PLAYED_CELLS, count_played, mark_moves
from ..rules.observation import observe as write_row
from ..rules.state import Ints, State
from ..view import View
from .spaces import Layout, actions_of

_layout_of = lru_cache(Layout.of)


def observe(view: View) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.int8]]:
    """What a seat sees and may do, as the environments show it to the seat that is asked.

    >>> from lastcard import Game
    >>> observation, mask = observe(Game.new("classic", players=4, seed=1).view(0))
    >>> observation.shape, mask.shape
    ((440,), (212,))
    """
    edition = find_edition(view.edition)
    layout, actions = _layout_of(edition, view.players), actions_of(edition)
    state, seat = view.state, view.own_seat
    row, mask = np.zeros(layout.size, np.uint8), np.zeros(len(actions.texts), np.int8)
    played = np.zeros(PLAYED_CELLS, np.uint8).data
    count_played(state, played)
    known, places = _known_to(state, seat), layout.places()
    write_row(state, known, played, seat, row.data, places.data, layout.kinds)
    if not view.round_over:
        mark_moves(state, seat, mask.data, actions.none_listed().data, actions.ids.data)
    return row, mask


def _known_to(state: State, seat: int) -> Ints:
    """In the record of a view others hold what the seat has been shown of their hands."""
    known = nothing_known()
    np.asarray(known)[seat] = state.hands
    return known
