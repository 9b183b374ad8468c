"""What the end of a round is worth to a seat: its chance to win what is played for."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from .loader import compile_function
from .rules.scoring import is_winner
from .rules.state import GAME_OVER, SCORE_TALLY

if TYPE_CHECKING:
    from ..rules.state import State

WIN = 10_000  # what is played for, won for sure
_POINTS = 42.0  # that a player who has not gone out is left with, on average


@compile_function
def value_of_end(world: State, seat: int) -> int:
    """Of a finished round: the game if that decided it, else the chances that the scores leave."""
    if world.phase == GAME_OVER:
        return WIN if is_winner(world, seat) else 0
    return int(WIN * _chance_in_game(world, seat))


@compile_function
def _chance_in_game(world: State, seat: int) -> float:
    """Of winning the game with players who are equally strong.

    A lead counts by how it compares with what the rounds to come will spread the scores by. Held
    against thousands of games for 2 to 10 players and targets of 200 and 500, this foresees the
    winner as well as it can be done with the best spread for each case.
    """
    is_tally = world.scoring == SCORE_TALLY
    usual = _POINTS if is_tally else _POINTS * (world.players - 1)  # what a score grows by at once
    spread = math.sqrt(usual * (max(world.target - _highest(world), 0) + usual))
    if is_tally:
        spread = -spread  # the lowest score wins
    total = 0.0
    for other in range(world.players):
        total += math.exp((world.scores[other] - world.scores[seat]) / spread)
    return 1 / total


@compile_function
def _highest(world: State) -> int:
    highest = 0
    for seat in range(world.players):
        highest = max(highest, world.scores[seat])
    return highest
