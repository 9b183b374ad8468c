"""Tables and finished games in a database: SQLite by default, PostgreSQL by its address.

What a table accepts is written before anybody sees it. Everything that arrives while one
transaction is being written goes into the next, so that many tables share the cost.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .entries import AnyEntry, read_entry, write_entry

# What is kept of a tally.
TALLIED = ("rounds", "rounds_won", "uno_missed", "challenges_won", "challenges_lost")

_schema = sa.MetaData()
_tables = sa.Table(
    "tables",
    _schema,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("touched", sa.Float, nullable=False),
    sa.Column("settings", sa.Text, nullable=False),
)
_entries = sa.Table(
    "entries",
    _schema,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("entry", sa.Text, nullable=False),
)
_games = sa.Table(
    "games",
    _schema,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("code", sa.String(16), index=True, nullable=False),
    sa.Column("finished", sa.Float, nullable=False),
    sa.Column("edition", sa.String(40), nullable=False),
    sa.Column("names", sa.JSON, nullable=False),
    sa.Column("scores", sa.JSON, nullable=False),
    sa.Column("winners", sa.JSON, nullable=False),
    sa.Column("record", sa.Text, nullable=False),
)
_results = sa.Table(
    "results",
    _schema,
    sa.Column("game", sa.Integer, sa.ForeignKey("games.number"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(40), index=True, nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("points", sa.Integer, nullable=False),
    *(sa.Column(what, sa.Integer, nullable=False) for what in TALLIED),
)


@dataclass(frozen=True)
class FinishedGame:
    """A game that is over, as it goes into the history."""

    edition: str
    names: list[str]
    scores: list[int]
    winners: list[int]
    record: str
    results: list[dict[str, object]]  # of the seats that people sat in


@dataclass
class _Writing:
    """Something to be written, and who waits for it."""

    code: str
    first: int
    entries: Sequence[AnyEntry]
    game: FinishedGame | None
    done: asyncio.Future[int | None]


class Storage:
    """A database of tables. Make one with `open_storage`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[_Writing] = asyncio.Queue()

    # Tables.

    async def add_table(self, code: str, settings: bytes) -> None:
        now = time.time()
        async with self._engine.begin() as link:
            values = {"code": code, "created": now, "touched": now, "settings": settings.decode()}
            await link.execute(sa.insert(_tables).values(values))

    async def append(
        self, code: str, first: int, entries: Sequence[AnyEntry], game: FinishedGame | None = None
    ) -> int | None:
        """Write entries, from version `first` on; returns the number of the game, if one is over.

        When this returns, they are in the database.
        """
        done: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Writing(code, first, entries, game, done))
        return await done

    async def load_table(self, code: str) -> tuple[bytes, list[AnyEntry]] | None:
        """A table's settings at first and its entries, or None."""
        async with self._engine.connect() as link:
            found = await link.execute(sa.select(_tables.c.settings).where(_tables.c.code == code))
            settings = found.scalar_one_or_none()
            if settings is None:
                return None
            rows = await link.execute(
                sa.select(_entries.c.entry)
                .where(_entries.c.code == code)
                .order_by(_entries.c.version)
            )
            return settings.encode(), [read_entry(row.entry) for row in rows]

    async def count_tables(self) -> int:
        async with self._engine.connect() as link:
            count = await link.scalar(sa.select(sa.func.count()).select_from(_tables))
            return int(count or 0)

    async def remove_idle_tables(self, before: float) -> list[str]:
        """Forget tables at which nothing has happened since then; finished games stay."""
        async with self._engine.begin() as link:
            found = await link.execute(sa.select(_tables.c.code).where(_tables.c.touched < before))
            codes = [row.code for row in found]
            for table in (_entries, _tables):
                await link.execute(sa.delete(table).where(table.c.code.in_(codes)))
            return codes

    # Finished games.

    async def load_game(self, number: int) -> dict[str, Any] | None:
        async with self._engine.connect() as link:
            found = await link.execute(sa.select(_games).where(_games.c.number == number))
            row = found.mappings().one_or_none()
            return dict(row) if row else None

    async def list_games(self, code: str) -> list[dict[str, Any]]:
        """A table's games, the newest first."""
        columns = [column for column in _games.c if column.name != "record"]
        async with self._engine.connect() as link:
            found = await link.execute(
                sa.select(*columns).where(_games.c.code == code).order_by(_games.c.number.desc())
            )
            return [dict(row) for row in found.mappings()]

    async def statistics(self, name: str) -> dict[str, int]:
        """What somebody of that name has done in all finished games."""
        sums = [sa.func.coalesce(sa.func.sum(_results.c[what]), 0).label(what) for what in _SUMMED]
        won = sa.func.coalesce(sa.func.sum(sa.cast(_results.c.won, sa.Integer)), 0)
        query = sa.select(sa.func.count().label("games"), won.label("games_won"), *sums)
        async with self._engine.connect() as link:
            found = await link.execute(query.where(_results.c.name == name))
            return {key: int(value) for key, value in found.mappings().one().items()}

    # Writing.

    async def write_forever(self) -> None:
        """Write what has been appended, all that waits in one transaction."""
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get_nowait())
            await self._write_batch(batch)

    async def _write_batch(self, batch: list[_Writing]) -> None:
        try:
            numbers = await self._write(batch)
        except Exception as error:
            if len(batch) > 1:  # one table's trouble is not the others'
                for one in batch:
                    await self._write_batch([one])
            elif not batch[0].done.cancelled():
                batch[0].done.set_exception(error)
            return
        for one, number in zip(batch, numbers, strict=True):
            if not one.done.cancelled():
                one.done.set_result(number)

    async def _write(self, batch: list[_Writing]) -> list[int | None]:
        async with self._engine.begin() as link:
            await link.execute(sa.insert(_entries), [row for one in batch for row in _rows(one)])
            touched = sa.update(_tables).where(_tables.c.code.in_({one.code for one in batch}))
            await link.execute(touched.values(touched=time.time()))
            return [await _write_game(link, one) for one in batch]


_SUMMED = ("points", *TALLIED)


def _rows(writing: _Writing) -> list[dict[str, object]]:
    return [
        {"code": writing.code, "version": version, "entry": write_entry(entry).decode()}
        for version, entry in enumerate(writing.entries, writing.first)
    ]


async def _write_game(link: Any, writing: _Writing) -> int | None:
    game = writing.game
    if game is None:
        return None
    written = await link.execute(
        sa.insert(_games).values(
            code=writing.code,
            finished=time.time(),
            edition=game.edition,
            names=game.names,
            scores=game.scores,
            winners=game.winners,
            record=game.record,
        )
    )
    number = int(written.inserted_primary_key[0])
    if game.results:
        await link.execute(sa.insert(_results), [{"game": number, **one} for one in game.results])
    return number


@asynccontextmanager
async def open_storage(url: str) -> AsyncIterator[Storage]:
    """Connect, make what is missing, and write for as long as the block lasts."""
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine.sync_engine, "connect", _tune_sqlite)
    storage = Storage(engine)
    async with engine.begin() as link:
        await link.run_sync(_schema.create_all)
    writer = asyncio.create_task(storage.write_forever())
    try:
        yield storage
    finally:
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
        await engine.dispose()


def _tune_sqlite(link: Any, _: object) -> None:
    """A log beside the file, so that readers and the writer do not wait for each other."""
    cursor = link.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
