"""Tables and finished games in a database: SQLite by default, PostgreSQL by its address."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any

import sqlalchemy as sa

from ...errors import InvalidRecord
from ...rules.version import RULES_VERSION
from ...table.log.entries import AnyEntry, Joined, read_entry
from ...table.log.storage import FinishedGame, StoredTable
from ...table.tallies import TALLIED
from ..beside import beside
from ..metrics import Metrics
from . import keeping, kept_reviews
from .database import (
    READY_WITHIN,
    Database,
    entries,
    games,
    open_database,
    results,
    snapshots,
    tables,
)
from .leases import forget_processes
from .migrations import bring_up_to_date
from .writing import Writer

LISTED = 100  # of a table's games, in its history


@dataclass(frozen=True)
class SnapshotRow:
    """A table as its owner has it at a version."""

    code: str
    epoch: int
    version: int
    state: bytes


class SqlStorage:
    """A database of tables. Make one with `open_storage`."""

    def __init__(self, database: Database, metrics: Metrics | None = None) -> None:
        self.database = database
        self.writer = Writer(database, metrics or Metrics())

    # Tables.

    async def add_table(self, code: str, settings: bytes) -> None:
        now = time.time()
        values = {"code": code, "created": now, "touched": now, "settings": settings.decode()}
        await self.database.write(lambda link: link.execute(sa.insert(tables).values(values)))

    async def append(
        self,
        code: str,
        first: int,
        entries: Sequence[AnyEntry],
        game: FinishedGame | None = None,
        epoch: int = 0,
    ) -> str | None:
        """Write entries, from version `first` on; returns the key of the game, if one is over.

        When this returns, they are in the database. Raises NotOurs if there are others, or the
        table has been claimed since that epoch.
        """
        return await self.writer.append(code, epoch, first, entries, game)

    async def ping(self) -> None:
        """Raises what the database raises if it does not answer."""
        await self._list(sa.select(sa.literal(1).label("one")))

    async def load_table(self, code: str) -> StoredTable | None:
        """A table, or None; raises InvalidRecord if something of it has been lost."""
        return await self.database.read(partial(_load_table, code))

    async def save_snapshots(self, given: Sequence[SnapshotRow]) -> None:
        """So that these tables need not be made from their whole logs; the next load is quicker."""
        await self.database.write(partial(_save_snapshots, given))

    async def has_table(self, code: str) -> bool:
        return bool(await self._list(sa.select(tables.c.code).where(tables.c.code == code)))

    async def is_banned(self, name: str) -> bool:
        """May nobody have this name for now?"""
        return await self.database.read(partial(keeping.is_banned, name, time.time()))

    # Finished games.

    async def load_game(self, key: str) -> dict[str, Any] | None:
        found = await self._list_games(sa.select(games).where(games.c.key == key))
        return found[0] if found else None

    async def names_of(self, key: str) -> list[str] | None:
        """Whom a game names, or None if there is no such game any more."""
        found = await self._list(sa.select(games.c.names).where(games.c.key == key))
        return found[0]["names"] if found else None

    async def list_games(self, code: str) -> list[dict[str, Any]]:
        """A table's latest games, the newest first."""
        columns = [column for column in games.c if column.name != "record"]
        query = sa.select(*columns).where(games.c.code == code)
        return await self._list_games(query.order_by(games.c.number.desc()).limit(LISTED))

    async def _list_games(self, query: sa.Select[Any]) -> list[dict[str, Any]]:
        """Games with the `people` among their seats, which are those that have results."""
        found = await self._list(query)
        numbers = [game["number"] for game in found]
        seats = sa.select(results.c.game, results.c.seat).where(results.c.game.in_(numbers))
        people = {(row["game"], row["seat"]) for row in await self._list(seats)}
        for game in found:
            seats_of_game = range(len(game["names"]))
            number = game.pop("number")  # which would tell how many there are
            game["people"] = [(number, seat) in people for seat in seats_of_game]
        return found

    async def people_of(self, code: str, token_hash: str) -> set[str]:
        """Whoever has this token at a table, which is not loaded: one person, or nobody."""
        here = (entries.c.code == code) & keeping.HAS_JOINED
        theirs = entries.c.entry.contains(token_hash)  # of thousands who have come and gone
        found = await self._list(sa.select(entries.c.entry).where(here & theirs))
        joined = [read_entry(row["entry"]) for row in found]
        return {
            entry.person
            for entry in joined
            if isinstance(entry, Joined) and secrets.compare_digest(entry.token_hash, token_hash)
        }

    async def statistics(self, people: Mapping[str, Collection[str]]) -> dict[str, Any]:
        """What these people have done in finished games, by table, taken together."""
        theirs = [(games.c.code == code) & results.c.person.in_(people[code]) for code in people]
        who = sa.or_(sa.false(), *theirs)
        query = sa.select(*_SUMS).select_from(_RESULTS_OF_GAMES)
        (row,) = await self._list(query.where(who))
        judged = await self.database.read(partial(kept_reviews.sum_standings, who))
        return {**{key: int(value) for key, value in row.items()}, "judged": judged}

    async def standings(self, code: str) -> list[dict[str, Any]]:
        """What each person has done in a table's games, whoever has won most games first."""
        last = sa.func.max(results.c.game).label("last")
        query = sa.select(*[results.c.person, *_SUMS, last]).select_from(_RESULTS_OF_GAMES)
        here = (games.c.code == code) & results.c.person.is_not(None)
        found = await self._list(query.where(here).group_by(results.c.person))
        lasts = {one["last"] for one in found}
        names = await self._list(sa.select(results).where(results.c.game.in_(lasts)))
        called = {(row["game"], row["person"]): row["name"] for row in names}
        for one in found:
            one["name"] = called[one.pop("last"), one["person"]]
        return sorted(found, key=lambda one: (-one["games_won"], -one["points"], one["name"]))

    async def _list(self, query: sa.Select[Any]) -> list[dict[str, Any]]:
        def work(link: sa.Connection) -> list[dict[str, Any]]:
            return [dict(row) for row in link.execute(query).mappings()]

        return await self.database.read(work)


def _sum_of(what: str, column: sa.ColumnElement[Any]) -> sa.Label[int]:
    return sa.func.coalesce(sa.func.sum(column), 0).label(what)


_SUMS: list[sa.ColumnElement[Any]] = [
    sa.func.count().label("games"),
    _sum_of("games_won", sa.cast(results.c.won, sa.Integer)),
    *(_sum_of(what, results.c[what]) for what in ("points", *TALLIED)),
]
_RESULTS_OF_GAMES = results.join(games, results.c.game == games.c.number)


# What is done in a transaction.


def _load_table(code: str, link: sa.Connection) -> StoredTable | None:
    table = link.execute(sa.select(tables).where(tables.c.code == code)).first()
    if table is None:
        return None
    kept = link.execute(sa.select(snapshots).where(snapshots.c.code == code)).first()
    before, said = (kept.version, kept.said) if kept else (0, 0)
    since = (entries.c.code == code) & (entries.c.version > before)
    query = sa.select(entries.c.version, entries.c.entry).where(since)
    rows = link.execute(query.order_by(entries.c.version)).all()
    there = before + len(rows) + table.said - said
    if there != table.version:
        raise InvalidRecord(f"table {code}: of {table.version} entries {there} are there")
    newest = sa.select(games.c.key).where(games.c.code == code).order_by(games.c.number.desc())
    last_game = link.scalar(newest.limit(1))
    read = [(row.version, read_entry(row.entry)) for row in rows]
    snapshot = kept.state.encode() if kept else None
    return StoredTable(table.settings.encode(), read, table.version, last_game, snapshot)


def _save_snapshots(given: Sequence[SnapshotRow], link: sa.Connection) -> None:
    """Those of tables that are still as they were, and still ours."""
    for one in given:
        claimed = (tables.c.code == one.code) & (tables.c.epoch == one.epoch)
        query = sa.select(tables.c.said).where(claimed & (tables.c.version == one.version))
        said = link.scalar(query)
        if said is not None:
            kept = {"code": one.code, "version": one.version, "said": said}
            kept |= {"rules": RULES_VERSION, "state": one.state.decode()}
            link.execute(sa.delete(snapshots).where(snapshots.c.code == one.code))
            link.execute(sa.insert(snapshots).values(kept))
            keeping.shorten_log(one.code, one.version, link)


@asynccontextmanager
async def open_storage(
    address: str, metrics: Metrics | None = None, is_guest: bool = False
) -> AsyncIterator[SqlStorage]:
    """Connect, make what is missing, and write for as long as the block lasts.

    A guest is there beside servers, and leaves them their tables. Raises InvalidOption if a newer
    lastcard has made more than this one knows.
    """
    database = open_database(address)
    storage = SqlStorage(database, metrics)
    try:
        await database.write(bring_up_to_date, READY_WITHIN)
        if database.is_own and not is_guest:
            await database.write(forget_processes)
        async with beside(storage.writer.write_forever()):
            yield storage
    finally:
        await database.close()
