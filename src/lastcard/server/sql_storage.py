"""Tables and finished games in a database: SQLite by default, PostgreSQL by its address.

What a table accepts is written before anybody sees it. Everything that arrives while one
transaction is being written goes into the next, so that many tables share the cost.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa

from ..errors import InvalidRecord
from ..table.entries import AnyEntry, Joined, Moved, Reacted, Renamed, Said, read_entry, write_entry
from ..table.storage import FinishedGame, StoredTable
from ..table.table import hash_token
from ..table.tallies import TALLIED
from .database import (
    Database,
    entries,
    games,
    open_database,
    results,
    tables,
    talk,
)
from .metrics import Metrics
from .migrations import bring_up_to_date

BETWEEN_WRITINGS = 0.008  # seconds, so that many tables share a transaction
LISTED = 100  # of a table's games, in its history
TOUCHED_EVERY = 60.0  # seconds: how exactly it is known when a table was last used


@dataclass
class _Writing:
    """Something to be written, and who waits for it."""

    code: str
    first: int
    entries: Sequence[AnyEntry]
    game: FinishedGame | None
    done: asyncio.Future[str | None]


class SqlStorage:
    """A database of tables. Make one with `open_storage`."""

    def __init__(self, database: Database, metrics: Metrics | None = None) -> None:
        self._database = database
        self._metrics = metrics or Metrics()
        self._queue: asyncio.Queue[_Writing] = asyncio.Queue()
        self._touched: set[str] = set()  # the tables of which it has just been noted
        self._touched_since = time.time()

    # Tables.

    async def add_table(self, code: str, settings: bytes) -> None:
        now = time.time()
        values = {"code": code, "created": now, "touched": now, "settings": settings.decode()}
        await self._database.write(lambda link: link.execute(sa.insert(tables).values(values)))

    async def append(
        self, code: str, first: int, entries: Sequence[AnyEntry], game: FinishedGame | None = None
    ) -> str | None:
        """Write entries, from version `first` on; returns the key of the game, if one is over.

        When this returns, they are in the database.
        """
        done: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Writing(code, first, entries, game, done))
        with self._metrics.writing.time():
            key = await done
        for entry in entries:
            if isinstance(entry, Moved):
                self._metrics.moves.labels(entry.by).inc()
        return key

    def count_waiting(self) -> int:
        return self._queue.qsize()

    async def ping(self) -> None:
        """Raises what the database raises if it does not answer."""
        await self._list(sa.select(sa.literal(1).label("one")))

    async def load_table(self, code: str) -> StoredTable | None:
        """A table, or None; raises InvalidRecord if something of it has been lost."""
        return await self._database.read(partial(_load_table, code))

    async def has_table(self, code: str) -> bool:
        return bool(await self._list(sa.select(tables.c.code).where(tables.c.code == code)))

    async def remove_idle_tables(
        self, before: float, unused_before: float, spared: Collection[str] = ()
    ) -> list[str]:
        """Forget tables at which nothing has happened since then; finished games stay.

        Those at which no game was ever started go sooner; those that are spared stay.
        """
        work = partial(_remove_idle_tables, before, unused_before, spared)
        return await self._database.write(work)

    # Finished games.

    async def load_game(self, key: str) -> dict[str, Any] | None:
        found = await self._list_games(sa.select(games).where(games.c.key == key))
        return found[0] if found else None

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

    async def knows(self, code: str, token: str) -> bool:
        """Has somebody joined the table with this token? It is not loaded for that."""
        return bool(await self.names_of(code, hash_token(token)))

    async def names_of(self, code: str, token_hash: str) -> set[str]:
        """The names that somebody has had at a table; none if nobody has this token."""
        found = await self._list(
            sa.select(entries.c.entry)
            .where(entries.c.code == code, sa.or_(*map(entries.c.entry.like, _NAMING)))
            .order_by(entries.c.version)
        )
        known = [read_entry(row["entry"]) for row in found]
        named = [entry for entry in known if isinstance(entry, Joined | Renamed)]
        own = {
            entry.person
            for entry in named
            if isinstance(entry, Joined) and secrets.compare_digest(entry.token_hash, token_hash)
        }
        return {entry.name for entry in named if entry.person in own}

    async def statistics(self, names: Mapping[str, Collection[str]]) -> dict[str, int]:
        """What somebody has done in finished games, who had these names at these tables."""
        who = [(games.c.code == code) & results.c.name.in_(names[code]) for code in names]
        sums = [sa.func.coalesce(sa.func.sum(results.c[what]), 0).label(what) for what in _SUMMED]
        won = sa.func.coalesce(sa.func.sum(sa.cast(results.c.won, sa.Integer)), 0)
        query = sa.select(sa.func.count().label("games"), won.label("games_won"), *sums)
        query = query.select_from(results.join(games, results.c.game == games.c.number))
        (row,) = await self._list(query.where(sa.or_(sa.false(), *who)))
        return {key: int(value) for key, value in row.items()}

    async def _list(self, query: sa.Select[Any]) -> list[dict[str, Any]]:
        def work(link: sa.Connection) -> list[dict[str, Any]]:
            return [dict(row) for row in link.execute(query).mappings()]

        return await self._database.read(work)

    # Writing.

    async def prepare(self) -> None:
        """Make what is missing; raises InvalidOption if a newer lastcard has made more."""
        await self._database.write(bring_up_to_date)

    async def write_forever(self) -> None:
        """Write what has been appended, all that waits in one transaction."""
        started = 0.0
        while True:
            batch = [await self._queue.get()]
            await asyncio.sleep(max(0.0, started + BETWEEN_WRITINGS - time.monotonic()))
            started = time.monotonic()
            while not self._queue.empty():
                batch.append(self._queue.get_nowait())
            await self._write_batch(batch)

    async def _write_batch(self, batch: list[_Writing]) -> None:
        try:
            numbers = await self._database.write(partial(_write, batch, self._newly_touched(batch)))
        except Exception as error:
            self._metrics.storage_failures.inc()
            if len(batch) > 1:  # one table's trouble is not the others'
                for one in batch:
                    await self._write_batch([one])
            elif not batch[0].done.cancelled():
                batch[0].done.set_exception(error)
            return
        for one, number in zip(batch, numbers, strict=True):
            if not one.done.cancelled():
                one.done.set_result(number)

    def _newly_touched(self, batch: list[_Writing]) -> set[str]:
        """The tables of which it has not been noted lately that they are in use."""
        now = time.time()
        if now > self._touched_since + TOUCHED_EVERY:
            self._touched, self._touched_since = set(), now
        new = {one.code for one in batch} - self._touched
        self._touched |= new
        return new


_NAMING = ('{"type":"joined"%', '{"type":"renamed"%')  # how entries begin that name people
_STARTED = '{"type":"started"%'  # how the entry of a game's start begins
_SUMMED = ("points", *TALLIED)


# What is done in a transaction.


def _load_table(code: str, link: sa.Connection) -> StoredTable | None:
    settings = link.scalar(sa.select(tables.c.settings).where(tables.c.code == code))
    if settings is None:
        return None
    query = sa.select(entries.c.version, entries.c.entry).where(entries.c.code == code)
    rows = link.execute(query.order_by(entries.c.version)).all()
    said = link.execute(sa.select(talk.c.version, talk.c.count).where(talk.c.code == code)).first()
    last_said, talked = tuple(said) if said else (0, 0)
    version = max(rows[-1].version if rows else 0, last_said)
    if len(rows) + talked != version:
        raise InvalidRecord(f"table {code}: of {version} entries {len(rows) + talked} are there")
    newest = sa.select(games.c.key).where(games.c.code == code).order_by(games.c.number.desc())
    last_game = link.scalar(newest.limit(1))
    read = [(row.version, read_entry(row.entry)) for row in rows]
    return StoredTable(settings.encode(), read, version, last_game)


def _remove_idle_tables(
    before: float, unused_before: float, spared: Collection[str], link: sa.Connection
) -> list[str]:
    was_played_at = sa.exists().where(
        entries.c.code == tables.c.code, entries.c.entry.like(_STARTED)
    )
    unused = (tables.c.touched < unused_before) & ~was_played_at
    query = sa.select(tables.c.code).where((tables.c.touched < before) | unused)
    codes = [code for code in link.scalars(query) if code not in spared]
    for table in (entries, talk, tables):
        link.execute(sa.delete(table).where(table.c.code.in_(codes)))
    return codes


def _write(batch: list[_Writing], touched: set[str], link: sa.Connection) -> list[str | None]:
    rows = [row for one in batch for row in _rows(one)]
    if rows:
        _insert_entries(link, rows)
    for one in batch:
        _count_talk(link, one)
    if touched:
        update = sa.update(tables).where(tables.c.code.in_(touched))
        link.execute(update.values(touched=time.time()))
    return [_write_game(link, one) for one in batch]


def _rows(writing: _Writing) -> list[dict[str, object]]:
    return [
        {"code": writing.code, "version": version, "entry": write_entry(entry).decode()}
        for version, entry in enumerate(writing.entries, writing.first)
        if not isinstance(entry, Said | Reacted)
    ]


# Row by row, SQLite would let go of the interpreter for each and wait for it again.
_INSERT_AT_ONCE = sa.text(
    "INSERT INTO entries (code, version, entry) SELECT json_extract(value, '$.code'), "
    "json_extract(value, '$.version'), json_extract(value, '$.entry') FROM json_each(:rows)"
)


def _insert_entries(link: sa.Connection, rows: list[dict[str, object]]) -> None:
    if link.dialect.name == "sqlite":
        link.execute(_INSERT_AT_ONCE, {"rows": msgspec.json.encode(rows).decode()})
    else:
        link.execute(sa.insert(entries), rows)


def _count_talk(link: sa.Connection, writing: _Writing) -> None:
    numbered = enumerate(writing.entries, writing.first)
    said = [version for version, entry in numbered if isinstance(entry, Said | Reacted)]
    if not said:
        return
    new = {"version": said[-1], "count": talk.c.count + len(said)}
    known = link.execute(sa.update(talk).where(talk.c.code == writing.code).values(new))
    if not known.rowcount:
        first = {"code": writing.code, "version": said[-1], "count": len(said)}
        link.execute(sa.insert(talk).values(first))


def _write_game(link: sa.Connection, writing: _Writing) -> str | None:
    game = writing.game
    if game is None:
        return None
    key = secrets.token_urlsafe(12)
    written = link.execute(
        sa.insert(games).values(
            key=key,
            code=writing.code,
            finished=time.time(),
            edition=game.edition,
            names=game.names,
            scores=game.scores,
            winners=game.winners,
            record=game.record,
        )
    )
    (number,) = written.inserted_primary_key or (0,)
    if game.results:
        link.execute(sa.insert(results), [{"game": number, **one} for one in game.results])
    return key


@asynccontextmanager
async def open_storage(address: str, metrics: Metrics | None = None) -> AsyncIterator[SqlStorage]:
    """Connect, make what is missing, and write for as long as the block lasts."""
    database = open_database(address)
    storage = SqlStorage(database, metrics)
    try:
        await storage.prepare()
        async with _writing(storage):
            yield storage
    finally:
        await database.close()


@asynccontextmanager
async def _writing(storage: SqlStorage) -> AsyncIterator[None]:
    writer = asyncio.create_task(storage.write_forever())
    try:
        yield
    finally:
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
