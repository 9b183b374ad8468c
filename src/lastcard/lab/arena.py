"""Tournaments: bots against each other on duplicate deals.

Every deal is played once for each way of rotating the bots through the seats, so that good cards
and good seats come to everybody alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

import numpy as np

from ..editions import Edition, find_edition
from ..whole_numbers import check_whole
from .matches import TRIES, Played, lay_table, reasons_by_player
from .workers import Progress, hire_workers, play_all


@dataclass
class Result:
    """What became of one bot. A round in which it failed is lost to it, and not to the others."""

    name: str
    rounds: int = 0  # or games, where those are played to the end
    wins: int = 0
    points: int = 0
    decisions: int = 0
    seconds: float = 0.0
    failures: list[str] = field(default_factory=list)  # illegal moves and crashes


@dataclass
class Tournament:
    """The results of a tournament.

    `winners` says for each round, or each game played to the end, which bot won, or -1.
    """

    edition: str
    players: int
    seed: str
    results: list[Result]
    winners: list[int] = field(default_factory=list)
    interrupted: bool = False
    whole_games: bool = False
    options: dict[str, object] = field(default_factory=dict)
    tries: int = TRIES
    think: float | None = None

    @property
    def unit(self) -> str:
        """What is won."""
        return "games" if self.whole_games else "rounds"

    def add(self, played: Played) -> None:
        rows = played.sound
        moved_on = (rows["winner"] + rows["rotation"]) % self.players
        winners = np.where(rows["winner"] < 0, -1, moved_on)
        failures = reasons_by_player(played.failures)
        for player, result in enumerate(self.results):
            result.failures += failures.get(player, [])
            result.rounds += len(rows) + len(failures.get(player, []))
            result.wins += int((winners == player).sum())
            result.points += int(played.points[player])
            result.decisions += int(played.decisions[player])
            result.seconds += float(played.seconds[player])
        self.winners += winners.tolist()


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
    whole_games: bool = False,
    **options: object,
) -> Tournament:
    """Play at least so many rounds between bots, the last one named filling up the table.

    A round decides by itself, and the bots know that; `whole_games` are played to the end instead.
    `think` gives `master` so many seconds of processor time for a decision; without it, `tries`
    playouts make the tournament reproducible. Ctrl-C ends it early with what was played so far.
    """
    games = check_whole("games", games, 1)
    rules = options if whole_games else {"scoring": "hand", **options}
    table = lay_table(edition, bots, players, seed, rules, rotate=True, tries=tries, think=think)
    table = replace(table, timed=True, whole_games=whole_games)
    report = Tournament(
        edition=table.edition,
        players=table.players,
        seed=table.seed,
        results=[Result(name) for name in table.bots],
        whole_games=whole_games,
        options=table.options.changes(find_edition(table.edition)),
        tries=tries,
        think=think,
    )
    with hire_workers(threads, cluster) as workers:
        table.get_ready()
        rounds = -(-games // table.players) * table.players
        whole = play_all(workers, table, rounds, report.add, progress)
    report.interrupted = not whole
    return report
