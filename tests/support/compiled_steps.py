"""Steps of the compiled rules that only tests take one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastcard.compiled.loader import compile_entry
from lastcard.compiled.rules import deal, moves, play

if TYPE_CHECKING:
    from lastcard.compiled.layout import Record
    from lastcard.rules.state import Ints

# Numba resolves functions by global names.
_start_game = deal.start_game
_count_moves = moves.count_moves
_nth_move = moves.nth_move
_apply = play.apply


@compile_entry
def start_game(games: Record) -> None:
    _start_game(games[0])


@compile_entry
def list_moves(games: Record, seat: int, into: Ints) -> int:
    """Write a seat's legal moves into an array, and return how many there are."""
    count: int = _count_moves(games[0], seat)
    for n in range(count):
        into[n] = _nth_move(games[0], seat, n)
    return count


@compile_entry
def apply(games: Record, seat: int, move: int) -> None:
    _apply(games[0], seat, move)
