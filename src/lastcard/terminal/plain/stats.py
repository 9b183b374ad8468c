"""What somebody has done in all games played to their end in the terminal."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field

from rich import box
from rich.table import Table

from ...editions import EDITIONS
from ...errors import InvalidRecord
from ...words import Words
from ..plan import PRACTICE
from ..results import Result, read_result
from ..saving import FINISHED, TALLY
from ..store import finished_games

TOTAL = "All"


@dataclass
class Statistics:
    """The sum of many games, in the order in which they were finished."""

    sum: Result = field(default_factory=Result)
    streak: int = 0  # games won one after the other, up to the last one
    longest_streak: int = 0

    def add(self, result: Result) -> None:
        self.sum.add(result)
        self.streak = self.streak + 1 if result.games_won else 0
        self.longest_streak = max(self.longest_streak, self.streak)

    def numbers(self) -> dict[str, int]:
        streaks = {"streak": self.streak, "longest_streak": self.longest_streak}
        return {**asdict(self.sum), **streaks}


def collect() -> dict[str, Statistics]:
    """The statistics by edition, and of all of them last; empty if no game counts."""
    found: dict[str, Statistics] = {}
    total = Statistics()
    for edition, result in _results():
        found.setdefault(edition, Statistics()).add(result)
        total.add(result)
    in_order = {name: found[name] for name in EDITIONS if name in found}
    return {**in_order, TOTAL: total} if found else {}


def _results() -> list[tuple[str, Result]]:
    """Each finished game, by the time of its end; games in practice do not count."""
    results = []
    for headers in finished_games():
        result = _read(headers.get(TALLY, ""))
        if result is not None and PRACTICE not in headers:
            results.append((headers.get(FINISHED, ""), headers["Edition"], result))
    return [(edition, result) for _, edition, result in sorted(results, key=lambda one: one[0])]


def _read(text: str) -> Result | None:
    """What a game counts for; None if somebody else has written the file."""
    try:
        return read_result(text) if text else None
    except InvalidRecord:
        return None


# Showing.

_HEADINGS = (
    "stat-games_won",
    "stat-rounds_won",
    "stat-points",
    "stats-best",
    "stat-uno_missed",
    "stats-caught",
    "stat-challenges_won",
    "stats-streak",
)


def statistics_table(statistics: dict[str, Statistics], words: Words) -> Table:
    """One line for each edition; the sum of all where there are several."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("", no_wrap=True)
    for heading in _HEADINGS:
        table.add_column(words.say(heading), justify="right")
    for name, one in statistics.items():
        if name in EDITIONS:
            table.add_row(words.edition(EDITIONS[name]), *_cells(one))
    if len(statistics) > 2:
        table.add_section()
        table.add_row(words.say("score-total"), *_cells(statistics[TOTAL]), style="bold")
    return table


def _cells(statistics: Statistics) -> list[str]:
    counts = statistics.sum
    challenges = counts.challenges_won + counts.challenges_lost
    return [
        _of(counts.games_won, counts.games),
        _of(counts.rounds_won, counts.rounds),
        f"{counts.points:,}",
        str(counts.best_round),
        str(counts.uno_missed),
        str(counts.catches),
        _of(counts.challenges_won, challenges),
        _of(statistics.streak, statistics.longest_streak),
    ]


def _of(part: int, whole: int) -> str:
    return f"{part}/{whole}"
