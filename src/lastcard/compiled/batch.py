"""Playing rounds in bulk with uniformly random moves, in compiled code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .loader import compile_entry, compile_into_caller
from .rows import after_move, before_move, begin, end
from .rules.driver import next_to_decide, random_move
from .rules.play import apply
from .rules.state import ROUND_OVER

if TYPE_CHECKING:
    from ..rules.state import Ints, State
    from .layout import Record


@compile_entry
def play_random_rounds(
    games: Record, lucks: Record, rows: Record, key: Ints, first: int, rotations: int, limit: int
) -> None:
    """Play a round for each row, number `first` and on, each from its own random streams."""
    for i in range(len(rows)):
        begin(games[0], lucks, rows[i], key, first + i, rotations)
        play_randomly(games[0], lucks, rows[i], limit)
        end(games[0], rows[i])


@compile_into_caller
def play_randomly(game: State, lucks: Record, row: Any, limit: int) -> None:
    while game.phase < ROUND_OVER and row.decisions < limit:
        seat = next_to_decide(game)
        move = random_move(game, seat, lucks[seat])
        before_move(game, row, move)
        apply(game, seat, move)
        after_move(game, row, seat)
