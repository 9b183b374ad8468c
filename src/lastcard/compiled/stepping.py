"""The compiled rules one decision at a time, on an array that holds one game's record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .loader import compile_entry
from .rules import deal, driver, knowledge

if TYPE_CHECKING:
    from ..rules.state import Ints
    from .layout import Record

# Numba resolves functions by global names.
_start_next_round = deal.start_next_round
_next_to_decide = driver.next_to_decide
_learn = knowledge.learn
_apply_and_learn = knowledge.apply_and_learn


@compile_entry
def start_next_round(games: Record) -> None:
    _start_next_round(games[0])


@compile_entry
def next_to_decide(games: Record) -> int:
    seat: int = _next_to_decide(games[0])
    return seat


@compile_entry
def apply_and_learn(known: Ints, games: Record, seat: int, move: int) -> None:
    _apply_and_learn(known, games[0], seat, move)


@compile_entry
def learn(known: Ints, games: Record) -> None:
    _learn(known, games[0])
