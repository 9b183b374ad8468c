"""How much may be done at one table: whatever is set up is kept for as long as the table is."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass

from .audience import Audience
from .commands.dispatch import Entries
from .log import entries as log
from .log.kept import finished_game
from .log.storage import FinishedGame
from .rates import Bucket, Rate
from .refusal import require
from .table import Table

SETTING_UP = Rate(100, 1)  # of one person at a table
TALKING = Rate(30, 2)  # of one person: everybody at the table is told
JOINING = Rate(60, 0.1)  # people at a table: who joins and who goes stays in its log


@dataclass
class TableLimits:
    """Of one table in use. What is too much raises Refusal."""

    clock: Callable[[], float] = time.monotonic
    replaying: Rate | None = None  # moves that are played again for those who take moves back
    most_moves: float = math.inf  # then a game is given up: players need never end it
    most_watchers: float = math.inf
    keeping: Callable[[str], bool] = lambda home: True  # may one more game of that home be kept?

    def __post_init__(self) -> None:
        self._people: dict[tuple[str, Rate], Bucket] = {}  # how much each of them has done
        self._joins = Bucket(JOINING, self.clock)
        self._replays = Bucket(self.replaying, self.clock) if self.replaying else None

    def check_watching(self, table: Table, watching: int) -> None:
        """May one more watch?"""
        require(table.settings.watch, "no_credentials", "nobody may watch here")
        require(watching < self.most_watchers, "table_full", "too many who watch")

    def check_joining(self) -> None:
        require(self._joins.take(), "too_fast", "too many come and go")

    def check_entries(self, table: Table, person: str | None, entries: Entries) -> None:
        """May somebody do this?"""
        if isinstance(entries[0], log.TakenBack) and self._replays:
            moves = table.current.count_moves()
            require(self._replays.take(moves), "too_fast", "the whole game is played again")
        if isinstance(entries[0], log.SetsUp):
            self._check_rate(person or "", SETTING_UP, "one such change a second")
        if isinstance(entries[0], log.Talk):
            self._check_rate(person or "", TALKING, "others want to have a say, too")

    def _check_rate(self, person: str, rate: Rate, why: str) -> None:
        bucket = self._people.setdefault((person, rate), Bucket(rate, self.clock))
        require(bucket.take(), "too_fast", why)

    def finished_game(self, table: Table, audience: Audience) -> FinishedGame | None:
        """What goes into the history, unless all who played have filled it enough for now."""
        game, homes = finished_game(table), audience.homes()
        return game if game and (not homes or any(map(self.keeping, homes))) else None

    def forget(self, person: str) -> None:
        """Somebody has left for good."""
        for rate in (SETTING_UP, TALKING):
            self._people.pop((person, rate), None)

    def is_endless(self, table: Table) -> bool:
        """Has the game gone on for too long?"""
        return table.phase == "playing" and table.current.count_moves() >= self.most_moves
