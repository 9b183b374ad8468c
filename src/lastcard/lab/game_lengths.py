"""How long games are: rounds and turns, from rounds that bots have played."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..compiled.layout import Record
from ..editions import Edition
from .simulation import simulate

BOTS = ("casual", "sharp")  # a table of people is somewhere between them


def measure_lengths(
    edition: str | Edition,
    players: int,
    targets: Sequence[int],
    rounds: int = 20_000,
    seed: object = "lengths",
) -> dict[int, tuple[float, float]]:
    """For each target, how many rounds and turns a game takes on average.

    A target of 0 is a single round. Rounds are dealt independently of each other, so that any row
    of them makes games: whoever wins a round gets the points, until the target is reached.
    """
    rows: list[Record] = []
    bots = [BOTS[seat % len(BOTS)] for seat in range(players)]
    simulate(edition, players, rounds, seed, bots, keep=lambda some: rows.append(some.copy()))
    played = np.concatenate(rows)
    return {target: _mean_length(played, players, target) for target in targets}


def _mean_length(played: Record, players: int, target: int) -> tuple[float, float]:
    games, rounds, turns = 0, 0, 0
    scores, since = [0] * players, (0, 0)
    for number, row in enumerate(played[["winner", "points", "turns"]].tolist(), 1):
        winner, points, taken = row
        since = (since[0] + 1, since[1] + taken)
        scores[winner] += points if winner >= 0 else 0
        if scores[winner] >= target:
            games, rounds, turns = games + 1, number, turns + since[1]
            scores, since = [0] * players, (0, 0)
    return rounds / games, turns / games
