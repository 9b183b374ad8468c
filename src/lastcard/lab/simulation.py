"""Playing rounds in bulk: the simulator."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Unpack

import numpy as np

from ..compiled.layout import Record
from ..compiled.rows import ROUND
from ..editions import Edition, find_edition
from ..editions.options import GivenOptions
from ..whole_numbers import check_whole
from .matches import (
    DECISION_LIMIT,
    BotTable,
    Failure,
    Numbers,
    Played,
    lay_table,
    reasons_by_player,
)
from .workers import Progress, hire_workers, play_all

__all__ = ["DECISION_LIMIT", "Simulation", "simulate"]


@dataclass(frozen=True)
class Simulation:
    """What came out of a simulation; lists are by seat."""

    edition: str
    players: int
    bots: list[str]
    seed: str
    options: dict[str, object]
    rounds: int
    decisions: int  # every choice that a seat made, out of turn too
    seconds: float  # play alone, without compilation
    wins: list[int]
    wins_by_distance: list[int]  # seats to the left of the dealer; 0 is the dealer
    deals: list[int]
    unfinished: int  # rounds given up after DECISION_LIMIT decisions
    turns: int
    cards_left: int
    points: int
    reshuffles: int
    challenges_won: int
    challenges_lost: int
    uno_caught: int
    failures: dict[int, list[str]] = field(default_factory=dict)  # by seat, of rounds left out
    interrupted: bool = False

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def as_dict(self) -> dict[str, object]:
        return {**asdict(self), "decisions_per_second": self.decisions_per_second}


def simulate(
    edition: str | Edition,
    players: int = 4,
    rounds: int = 10_000,
    seed: object = None,
    bots: str | Sequence[str] = "random",
    threads: int = 1,
    progress: Progress | None = None,
    cluster: str | None = None,
    keep: Callable[[Record], None] | None = None,
    **options: Unpack[GivenOptions],
) -> Simulation:
    """Play independent rounds, in compiled code where all bots allow it.

    `bots` are by seat, the last one filling up the table. The same seed gives the same result,
    whatever the number of threads, and on a cluster (`auto`, or the address of one that runs Ray).
    `progress` is called with the number of rounds done since the last call; `keep` with their rows,
    in order. Ctrl-C ends it early, with what was done so far.
    """
    rounds = check_whole("rounds", rounds, 1)
    seed = secrets.randbits(64) if seed is None else seed
    table = lay_table(edition, bots, players, seed, options)
    with hire_workers(threads, cluster) as workers:
        table.get_ready()
        sums = _Sums(table, keep or (lambda _: None))
        start = time.perf_counter()
        whole = play_all(workers, table, rounds, sums.add, progress)
        return sums.report(time.perf_counter() - start, not whole)


class _Sums:
    """Adds chunks up. Whole numbers only, so that the order of adding makes no difference."""

    def __init__(self, table: BotTable, keep: Callable[[Record], None]) -> None:
        self._table = table
        self._keep = keep
        self._sums = _sum_up(np.zeros(0, ROUND), table.players)
        self._failures: list[Failure] = []

    def add(self, played: Played) -> None:
        self._keep(played.sound)
        more = _sum_up(played.sound, self._table.players)
        self._failures += played.failures
        self._sums = {name: value + more[name] for name, value in self._sums.items()}

    def report(self, seconds: float, interrupted: bool) -> Simulation:
        table = self._table
        return Simulation(
            edition=table.edition,
            players=table.players,
            bots=list(table.bots),
            seed=table.seed,
            options=table.options.changes(find_edition(table.edition)),
            seconds=seconds,
            failures=reasons_by_player(self._failures),
            interrupted=interrupted,
            **{name: value.tolist() for name, value in self._sums.items()},
        )


def _sum_up(rows: Record, players: int) -> dict[str, Numbers]:
    """The sums of some rounds; what comes of the end of a round is of the finished ones."""
    finished = rows[rows["winner"] >= 0]
    winners, dealers = finished["winner"], finished["dealer"]
    sums = {
        "rounds": np.int64(len(rows)),
        "unfinished": np.int64(len(rows) - len(finished)),
        "wins": _count(winners, players),
        "wins_by_distance": _count((winners - dealers) % players, players),
        "deals": _count(dealers, players),
        "cards_left": finished["cards_left"].sum(dtype=np.int64),
    }
    for name in ("decisions", "turns", "challenges_won", "challenges_lost", "uno_caught"):
        sums[name] = rows[name].sum(dtype=np.int64)
    for name in ("points", "reshuffles"):
        sums[name] = finished[name].sum(dtype=np.int64)
    return sums


def _count(seats: Numbers, players: int) -> Numbers:
    return np.bincount(seats, minlength=players)
