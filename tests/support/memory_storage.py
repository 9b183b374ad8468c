"""Somewhere for a table's log that is gone with the test."""

from __future__ import annotations

from collections.abc import Sequence

from lastcard.table.log.entries import AnyEntry
from lastcard.table.log.storage import FinishedGame


class MemoryStorage:
    """Keeps a table's log for as long as it is used."""

    def __init__(self) -> None:
        self.entries: list[AnyEntry] = []
        self.games: list[FinishedGame] = []

    async def append(
        self, code: str, first: int, entries: Sequence[AnyEntry], game: FinishedGame | None = None
    ) -> str | None:
        self.entries += entries
        if game is None:
            return None
        self.games.append(game)
        return str(len(self.games))

    async def is_banned(self, name: str) -> bool:
        return False
