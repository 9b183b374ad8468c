"""Measure how long games of the printed editions are, and write src/lastcard/table/lengths.json."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from lastcard.compiled.layout import Record
from lastcard.editions import PRINTED, Edition
from lastcard.lab.simulation import simulate
from lastcard.rules.state import MAX_PLAYERS
from lastcard.table.lengths import FILE, TARGETS

FOLDER = Path(__file__).resolve().parent.parent / "src" / "lastcard" / "table"
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


def main() -> None:
    found = {
        edition: {
            players: {
                target: [round(number, 1) for number in length]
                for target, length in measure_lengths(edition, players, TARGETS).items()
            }
            for players in range(2, MAX_PLAYERS + 1)
        }
        for edition in PRINTED
    }
    lines = [f'"{edition}": {json.dumps(lengths)}' for edition, lengths in found.items()]
    (FOLDER / FILE).write_text("{" + ",\n".join(lines) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
