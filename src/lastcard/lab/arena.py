"""Tournaments: bots against each other on duplicate deals.

Every deal is played once for each way of rotating the bots through the seats, so that good cards
and good seats come to everybody alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from ..editions import Edition
from ..errors import InvalidOption
from .matches import TRIES, Played, lay_table
from .workers import Progress, hire_workers, play_all


@dataclass
class Result:
    """What became of one bot."""

    name: str
    rounds: int = 0
    wins: int = 0
    points: int = 0
    decisions: int = 0
    seconds: float = 0.0
    failures: list[str] = field(default_factory=list)  # illegal moves and crashes


@dataclass
class Tournament:
    """The results of a tournament; `winners` says for each round which bot won, or -1."""

    edition: str
    players: int
    seed: str
    results: list[Result]
    winners: list[int] = field(default_factory=list)
    interrupted: bool = False

    def add(self, played: Played) -> None:
        """Count some more rounds."""
        rows = played.rows
        winners = np.where(rows["winner"] < 0, -1, (rows["winner"] + rows["rotation"]))
        winners[winners >= 0] %= self.players
        self.winners += winners.tolist()
        for player, result in enumerate(self.results):
            won = winners == player
            result.rounds += len(rows)
            result.wins += int(won.sum())
            result.points += int(rows["points"][won].sum())
            result.decisions += int(played.decisions[player])
            result.seconds += float(played.seconds[player])
            if player in played.failures:
                result.failures.append(played.failures[player])


def hold_tournament(
    bots: Sequence[str],
    edition: str | Edition = "classic",
    players: int | None = None,
    games: int = 1_000,
    seed: object = 0,
    think: float | None = None,
    tries: int = TRIES,
    progress: Progress | None = None,
    threads: int = 1,
    cluster: str | None = None,
    **options: object,
) -> Tournament:
    """Play at least so many rounds between bots, the last one named filling up the table.

    `think` gives `master` so many seconds for a decision; without it, `tries` playouts make the
    tournament reproducible. Ctrl-C ends it early with what was played so far.
    """
    if games < 1:
        raise InvalidOption(f"games is a number from 1 on, not {games}")
    table = lay_table(edition, bots, players, seed, options, rotate=True, tries=tries, think=think)
    table = replace(table, timed=True)
    results = [Result(name) for name in table.bots]
    report = Tournament(table.edition, table.players, table.seed, results)
    with hire_workers(threads, cluster) as workers:
        rounds = -(-games // table.players) * table.players
        whole = play_all(workers, table, rounds, report.add, progress or (lambda _: None))
    report.interrupted = not whole
    return report
