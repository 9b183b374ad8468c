"""What a table needs to be kept: somewhere to write what it accepts, before anybody sees it.

A server has a database behind this, the terminal a file for each game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from .entries import AnyEntry


@dataclass(frozen=True)
class FinishedGame:
    """A game that is over, as it goes into the history."""

    edition: str
    names: list[str]
    scores: list[int]
    winners: list[int]
    record: str
    results: list[dict[str, object]]  # of the seats that people sat in


@dataclass(frozen=True)
class StoredTable:
    """What makes a table: its settings at first, and its entries with their versions.

    With a snapshot, these are the entries since.
    """

    settings: bytes
    entries: list[tuple[int, AnyEntry]]
    version: int  # the last one, what was said included
    last_game: str | None  # the key of the last one that was finished
    snapshot: bytes | None = None  # the table as it was before these entries


class NotOurs(Exception):
    """Somebody else writes this table now: nothing of what was to be written is."""


class Storage(Protocol):
    """Where a table's log goes."""

    async def append(
        self, code: str, first: int, entries: Sequence[AnyEntry], game: FinishedGame | None = None
    ) -> str | None:
        """Write entries, from version `first` on; returns the key of the game, if one is over.

        When this returns, they are kept. What it raises ends the use of the table as it is.
        """

    async def is_banned(self, name: str) -> bool:
        """May nobody have this name for now?"""
