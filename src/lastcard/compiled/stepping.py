"""The compiled rules one decision at a time, on an array that holds one game's record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .loader import compile_entry
from .rules import deal, driver, knowledge, moves, play

if TYPE_CHECKING:
    from ..rules.state import Ints
    from .layout import Record

# Numba resolves functions by global names.
_start_game = deal.start_game
_start_next_round = deal.start_next_round
_next_to_decide = driver.next_to_decide
_count_moves = moves.count_moves
_nth_move = moves.nth_move
_apply = play.apply
_learn = knowledge.learn
_apply_and_learn = knowledge.apply_and_learn


@compile_entry
def start_game(games: Record) -> None:
    _start_game(games[0])


@compile_entry
def start_next_round(games: Record) -> None:
    _start_next_round(games[0])


@compile_entry
def next_to_decide(games: Record) -> int:
    seat: int = _next_to_decide(games[0])
    return seat


@compile_entry
def list_moves(games: Record, seat: int, into: Ints) -> int:
    """Write a seat's legal moves into an array, and return how many there are."""
    count: int = _count_moves(games[0], seat)
    for n in range(count):
        into[n] = _nth_move(games[0], seat, n)
    return count


@compile_entry
def apply_and_learn(known: Ints, games: Record, seat: int, move: int) -> None:
    _apply_and_learn(known, games[0], seat, move)


@compile_entry
def apply(games: Record, seat: int, move: int) -> None:
    _apply(games[0], seat, move)


@compile_entry
def learn(known: Ints, games: Record) -> None:
    _learn(known, games[0])
