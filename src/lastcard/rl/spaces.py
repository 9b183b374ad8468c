"""What all environments share: how observations are laid out, what one of a view is, and actions.

The ids of an edition's actions are the places of its moves in `notation.move_table`, whatever the
options and the number of players; "wait", to let a chance to act out of turn go by, is one.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

import numpy as np
import numpy.typing as npt

from ..editions import Edition, find_edition
from ..errors import InvalidMove, InvalidOption
from ..notation import move_table
from ..rules import observation
from ..rules.knowledge import nothing_known
from ..view import View

PACKED_ACTIONS = 1 << 18  # an action is a number below: see rules/actions.py


@dataclass(frozen=True)
class Layout:
    """Where the named parts of an observation lie, and the shape of each.

    >>> layout = Layout.of("classic", players=4)
    >>> layout.slices["hand"], layout.shapes["known"], layout.size
    (slice(0, 54, None), (3, 54), 440)
    """

    shapes: dict[str, tuple[int, ...]]
    slices: dict[str, slice]
    size: int
    kinds: int

    @classmethod
    def of(cls, edition: str | Edition, players: int) -> Layout:
        """The layout for a number of players."""
        found = find_edition(edition)
        kinds = len(found.codes)
        shapes = observation.part_shapes(kinds, players, found.has_powers, found.has_shields)
        slices, start = {}, 0
        for name, shape in shapes.items():
            slices[name] = slice(start, start + int(np.prod(shape)))
            start = slices[name].stop
        return cls(shapes, slices, start, kinds)

    def part(self, observations: npt.NDArray[np.uint8], name: str) -> npt.NDArray[np.uint8]:
        """One part of an observation, or of many, as a view of the same memory."""
        if name not in self.slices:
            raise InvalidOption(f"there is no part {name!r}; there are {', '.join(self.slices)}")
        part = observations[..., self.slices[name]]
        return part.reshape(*part.shape[:-1], *self.shapes[name])

    def places(self) -> npt.NDArray[np.int64]:
        """Where each of the parts begins, as the rules want it."""
        starts = {name: place.start for name, place in self.slices.items()}
        return np.array([starts.get(name, -1) for name in observation.PARTS], np.int64)


@dataclass(frozen=True)
class Actions:
    """The actions of an edition by id: as text, and as the rules' packed numbers."""

    texts: tuple[str, ...]
    moves: npt.NDArray[np.int64]
    ids: npt.NDArray[np.int16]

    def text(self, number: int) -> str:
        if not 0 <= number < len(self.texts):
            raise InvalidMove(f"there is no action {number}; ids go to {len(self.texts) - 1}")
        return self.texts[number]

    def none_listed(self) -> npt.NDArray[np.int16]:
        """Room for a list of ids, as `observation.mark_moves` writes it."""
        return np.zeros(1 + len(self.texts), np.int16)

    def legal_texts(self, mask: npt.NDArray[np.int8]) -> list[str]:
        return [self.texts[number] for number in np.flatnonzero(mask)]


@cache
def _actions(edition: Edition) -> Actions:
    table = move_table(edition).actions
    moves = np.array(list(table.values()), np.int64)
    ids = np.full(PACKED_ACTIONS, -1, np.int16)
    ids[moves] = np.arange(len(moves))
    return Actions(tuple(table), moves, ids)


def actions_of(edition: str | Edition) -> Actions:
    """All actions that an edition can ever have."""
    return _actions(find_edition(edition))


def action_text(edition: str | Edition, number: int) -> str:
    """The move that an action id stands for.

    >>> action_text("classic", 0), action_text("classic", action_id("classic", "W=b"))
    ('r0', 'W=b')
    """
    return actions_of(edition).text(number)


def action_id(edition: str | Edition, text: str) -> int:
    """The id of a move; raises InvalidMove."""
    found = find_edition(edition)
    return int(actions_of(found).ids[move_table(found).read(text)])


_layout_of = lru_cache(Layout.of)


def observe(view: View) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.int8]]:
    """What a seat sees and may do, as the environments show it to the seat that is asked.

    >>> from lastcard import Game
    >>> seen, mask = observe(Game.new("classic", players=4, seed=1).view(0))
    >>> seen.shape, mask.shape
    ((440,), (212,))
    """
    edition = find_edition(view.edition)
    layout, actions = _layout_of(edition, view.players), actions_of(edition)
    state, seat = view.state, view.own_seat
    row, mask = np.zeros(layout.size, np.uint8), np.zeros(len(actions.texts), np.int8)
    played = np.zeros(observation.PLAYED_CELLS, np.uint8).data
    observation.count_played(state, played)
    known, places = nothing_known(), layout.places()
    np.asarray(known)[seat] = state.hands  # others hold there what the seat has been shown of them
    observation.observe(state, known, played, seat, row.data, places.data, layout.kinds)
    if not view.round_over:
        observation.mark_moves(state, seat, mask.data, actions.none_listed().data, actions.ids.data)
    return row, mask
