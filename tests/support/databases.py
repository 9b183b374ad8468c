"""A database of each kind, for the tests of what is kept there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from lastcard.server.running import check_database
from lastcard.server.sql.sql_storage import SqlStorage, open_storage
from lastcard.table.log import entries as log
from lastcard.table.log.storage import FinishedGame
from tests.support.sqlite_files import ready_in

CODE = "TABLE234"
SEATED: list[log.AnyEntry] = [
    log.Joined("a", "Ann", "hash of a"),
    log.HostIs("a"),
    log.Sat("a", 0),
    log.Joined("b", "Ben", "hash of b"),
    log.Sat("b", 1),
    log.Started("ab" * 32),
]
RESULT: dict[str, object] = {
    "seat": 0,
    "person": "a",
    "name": "Ann",
    "won": True,
    "points": 120,
    "rounds": 3,
    "rounds_won": 2,
    "uno_missed": 1,
    "challenges_won": 4,
    "challenges_lost": 5,
}
COUNTS = dict.fromkeys(
    ("rounds", "rounds_won", "uno_missed", "challenges_won", "challenges_lost"), 1
)
GAME = FinishedGame("classic", ["Ann", "sharp"], [120, 30], [0], "a record", [RESULT])


def finished(*names: str) -> FinishedGame:
    """A game that people of these names have played."""
    results: list[dict[str, object]] = [
        {
            "seat": seat,
            "person": name[0].lower(),
            "name": name,
            "won": seat == 0,
            "points": 10,
            **COUNTS,
        }
        for seat, name in enumerate(names)
    ]
    record = f'[Edition "classic"]\n[Names "{", ".join(names)}"]\n'
    return FinishedGame("classic", list(names), [10, 0], [0], record, results)


def with_storage(
    address: str, scene: Callable[[SqlStorage], Awaitable[None]], is_guest: bool = False
) -> None:
    async def run() -> None:
        async with open_storage(check_database(address), is_guest=is_guest) as storage:
            await scene(storage)

    asyncio.run(run())


def new_code() -> str:
    """A table of its own for each test: PostgreSQL keeps those of the others."""
    return f"T{time.monotonic_ns() % 10**9}"


def with_table(folder: Path, scene: Callable[[SqlStorage], Awaitable[None]]) -> None:
    """A table at which Ann and Ben have begun to play."""

    async def run() -> None:
        async with open_storage(ready_in(folder)) as storage:
            await storage.add_table(CODE, b'{"seats": 2}')
            await storage.append(CODE, 1, SEATED)
            await scene(storage)

    asyncio.run(run())
