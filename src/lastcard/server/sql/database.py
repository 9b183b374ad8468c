"""The database itself: its tables, and how work gets there without holding up anybody.

Work is a function of a connection, run in a transaction of its own. SQLite's is done in threads,
one of which does all the writing; PostgreSQL's on the event loop, by a driver that can wait.

What tables write with every move goes a shorter way, past SQLAlchemy: that would take longer over
it than the database.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ...table.tallies import TALLIED

ANSWER_WITHIN = 4.0  # seconds for a transaction
READY_WITHIN = 60.0  # seconds for bringing an older database up to date
# A process that is stopped in the middle of a transaction must not keep others from its tables.
LET_GO_AFTER = 2.0  # seconds
LOCKED_FOR = 3000  # milliseconds at most, by another program
CONNECTIONS = 5  # to PostgreSQL, of one process
# What is wrong with the work itself, and would be again.
_WRONG = (sa.exc.IntegrityError, sa.exc.DataError, sa.exc.ProgrammingError)

Result = TypeVar("Result")
Work = Callable[[sa.Connection], Result]


class Unreachable(OSError):
    """The database does not answer now, but may do so in a moment."""


schema = sa.MetaData()
tables = sa.Table(
    "tables",
    schema,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("touched", sa.Float, nullable=False),
    sa.Column("settings", sa.Text, nullable=False),
    sa.Column("owner", sa.String(32)),  # the process that may write it, while that is alive
    sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),  # how often it was claimed
    sa.Column("version", sa.Integer, nullable=False, server_default="0"),  # of the last entry
    sa.Column("said", sa.Integer, nullable=False, server_default="0"),  # entries that are not kept
)
processes = sa.Table(
    "processes",
    schema,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("until", sa.Float, nullable=False),  # it is taken for alive, by the database's clock
)
entries = sa.Table(
    "entries",
    schema,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("entry", sa.Text, nullable=False),
)
# A table as it was at some version, so that what came before need not be read again.
snapshots = sa.Table(
    "snapshots",
    schema,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("said", sa.Integer, nullable=False),  # of the entries up to there
    sa.Column("rules", sa.Integer, nullable=False),  # the version of the rules that made it
    sa.Column("state", sa.Text, nullable=False),
)
bans = sa.Table(
    "bans",
    schema,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("until", sa.Float, nullable=False),
)
# One line: when any server last looked at the clock.
sweeps = sa.Table(
    "sweeps",
    schema,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)
games = sa.Table(
    "games",
    schema,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("key", sa.String(32), unique=True),  # by which people find it: not to be guessed
    sa.Column("code", sa.String(16), index=True, nullable=False),
    sa.Column("finished", sa.Float, nullable=False),
    sa.Column("edition", sa.String(40), nullable=False),
    sa.Column("names", sa.JSON, nullable=False),
    sa.Column("scores", sa.JSON, nullable=False),
    sa.Column("winners", sa.JSON, nullable=False),
    sa.Column("record", sa.Text, nullable=False),
)
results = sa.Table(
    "results",
    schema,
    sa.Column("game", sa.Integer, sa.ForeignKey("games.number"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(40)),  # at the table; None where that was not written down
    sa.Column("name", sa.String(40), index=True, nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("points", sa.Integer, nullable=False),
    *(sa.Column(what, sa.Integer, nullable=False) for what in TALLIED),
)
# What the coach says of a game, and what that comes to for each seat.
reviews = sa.Table(
    "reviews",
    schema,
    sa.Column("game", sa.Integer, sa.ForeignKey("games.number"), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),  # of what is kept
    sa.Column("rounds", sa.Text, nullable=False),
)
JUDGED = ("rounds", "moves", "slips", "mistakes", "blunders")
ADDED = ("luck", "decisions")
standings = sa.Table(
    "standings",
    schema,
    sa.Column("game", sa.Integer, sa.ForeignKey("games.number"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    *(sa.Column(what, sa.Integer, nullable=False) for what in JUDGED),
    *(sa.Column(what, sa.Float, nullable=False) for what in ADDED),
)
mistakes = sa.Table(
    "mistakes",
    schema,
    sa.Column("game", sa.Integer, sa.ForeignKey("games.number"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(20), primary_key=True),  # the message `mistake-<kind>` says it
    sa.Column("count", sa.Integer, nullable=False),
)


@dataclass
class Step:
    """What a table is to have next."""

    code: str
    epoch: int  # of the claim by which it is written
    first: int  # version
    last: int
    rows: list[tuple[int, str]]  # the entries that are kept, with their versions

    @property
    def said(self) -> int:
        """Of what people say only the number of versions is kept."""
        return self.last + 1 - self.first - len(self.rows)


class Database(Protocol):
    """Where work is done, each piece in a transaction of its own."""

    is_own: bool  # one process has it alone

    async def read(self, work: Work[Result]) -> Result:
        """All that the work reads is as it was at one moment, whatever is written meanwhile."""

    async def write(self, work: Work[Result], within: float | None = None) -> Result:
        """Within so many seconds, or as many as any work has."""

    async def append(self, steps: Sequence[Step]) -> bool:
        """Write each table's step, if all are as far as thought and still ours; otherwise none."""

    async def remove(self, work: Work[Result]) -> Result:
        """Write, after which nothing that was removed stands in a log beside the data.

        If somebody is reading just then, it does so after the next time.
        """

    async def close(self) -> None: ...


def open_database(address: str) -> Database:
    """By an address as SQLAlchemy takes it."""
    if sa.make_url(address).get_backend_name() == "sqlite":
        return _ThreadedDatabase(address)
    return _WaitingDatabase(address)


class _ThreadedDatabase:
    """SQLite: as many readers as there are threads, and one writer."""

    is_own = True

    def __init__(self, address: str) -> None:
        self._engine = sa.create_engine(address, hide_parameters=True)
        self._writer = ThreadPoolExecutor(1, "database")
        self._line: sa.PoolProxiedConnection | None = None  # for what is appended, kept open
        sa.event.listen(self._engine, "connect", _tune_sqlite)

    async def read(self, work: Work[Result]) -> Result:
        def at_one_moment(link: sa.Connection) -> Result:
            link.exec_driver_sql("BEGIN")  # the driver itself begins only when something is written
            return work(link)

        return await self._in_time(asyncio.to_thread(self._do, at_one_moment))

    async def write(self, work: Work[Result], within: float | None = None) -> Result:
        return await self._in_writer(partial(self._do, work), within)

    async def append(self, steps: Sequence[Step]) -> bool:
        return await self._in_writer(partial(self._append, steps))

    async def remove(self, work: Work[Result]) -> Result:
        done = await self.write(work)
        await self._in_writer(self._wipe)
        return done

    async def _in_writer(self, work: Callable[[], Result], within: float | None = None) -> Result:
        loop = asyncio.get_running_loop()
        return await self._in_time(loop.run_in_executor(self._writer, work), within)

    async def _in_time(self, work: Awaitable[Result], within: float | None = None) -> Result:
        try:
            async with asyncio.timeout(within or ANSWER_WITHIN):
                return await work
        except (TimeoutError, sa.exc.OperationalError, sqlite3.OperationalError) as error:
            raise Unreachable(_describe(error)) from error

    def _do(self, work: Work[Result]) -> Result:
        with self._engine.begin() as link:
            return work(link)

    def _append(self, steps: Sequence[Step]) -> bool:
        self._line = self._line or self._engine.raw_connection()
        file: Any = self._line.driver_connection
        now = time.time()
        moved = [(s.last, s.said, now, s.code, s.epoch, s.first - 1) for s in steps]
        with file:  # a transaction
            if file.executemany(_MOVE_ON, moved).rowcount != len(steps):
                file.rollback()
                return False
            file.executemany(_INSERT, [(s.code, *row) for s in steps for row in s.rows])
        return True

    def _wipe(self) -> None:
        with self._engine.connect() as link:
            link.exec_driver_sql(_WAIT.format(100))  # meanwhile nothing is written
            link.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
            link.exec_driver_sql(_WAIT.format(LOCKED_FOR))

    async def close(self) -> None:
        self._writer.shutdown()
        if self._line is not None:
            self._line.close()
        self._engine.dispose()


def _describe(error: Exception) -> str:
    """In the words of the database, if it had any."""
    why = error.orig if isinstance(error, sa.exc.DBAPIError) else error
    return str(why) or type(why).__name__


def _tune_sqlite(link: Any, _: object) -> None:
    """A log beside the file, so that readers and the writer do not wait for each other."""
    cursor = link.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(_WAIT.format(LOCKED_FOR))
    cursor.execute("PRAGMA secure_delete=ON")  # what is forgotten stands nowhere in the file
    cursor.close()


_WAIT = "PRAGMA busy_timeout={}"
_MOVE_ON = """
UPDATE tables SET version = ?, said = said + ?, touched = ?
WHERE code = ? AND epoch = ? AND version = ?"""
_INSERT = "INSERT INTO entries (code, version, entry) VALUES (?, ?, ?)"


# One statement, and so one way to the server and back, and nothing that has to be prepared: what it
# is about is in it, in hexadecimal digits, among which nothing can be hidden. If not all tables can
# be moved on it divides by zero, so that none is.
_APPEND = """
WITH given AS (
    SELECT * FROM jsonb_to_recordset(convert_from(decode('{steps}', 'hex'), 'UTF8')::jsonb)
        AS given(code text, epoch int, before int, last int, said int, rows jsonb)
), moved AS (
    UPDATE tables SET version = given.last, said = tables.said + given.said, touched = {now}
    FROM given
    WHERE tables.code = given.code AND tables.epoch = given.epoch
        AND tables.version = given.before
    RETURNING tables.code, given.rows
), written AS (
    INSERT INTO entries (code, version, entry)
    SELECT code, (line ->> 0)::int, line ->> 1 FROM moved, jsonb_array_elements(rows) AS line
)
SELECT 1 / (count(*) = {count})::int FROM moved"""


class _WaitingDatabase:
    """PostgreSQL, also behind PgBouncer: no statement outlives its transaction."""

    is_own = False

    def __init__(self, address: str) -> None:
        import asyncpg

        # Not all errors of the driver come as SQLAlchemy's.
        self._wrong = (*_WRONG, asyncpg.IntegrityConstraintViolationError, asyncpg.DataError)
        self._not_all = asyncpg.DivisionByZeroError
        own = (asyncpg.InterfaceError, asyncpg.PostgresError)
        self._troubles = (OSError, sa.exc.DBAPIError, sa.exc.TimeoutError, *own)
        self._line: AsyncConnection | None = None  # for what is appended, kept open
        self._engine = create_async_engine(
            address,
            hide_parameters=True,
            pool_size=CONNECTIONS,
            pool_timeout=ANSWER_WITHIN,
            connect_args={
                "timeout": ANSWER_WITHIN,
                "command_timeout": ANSWER_WITHIN,
                "statement_cache_size": 0,
                "prepared_statement_cache_size": 0,
                "prepared_statement_name_func": lambda: "",
            },
        )
        self._at_one_moment = self._engine.execution_options(isolation_level="REPEATABLE READ")

    async def read(self, work: Work[Result]) -> Result:
        return await self._do(self._at_one_moment, work)

    async def write(self, work: Work[Result], within: float | None = None) -> Result:
        def limited(link: sa.Connection) -> Result:
            after = f"{1000 * (within or LET_GO_AFTER):.0f}"
            link.exec_driver_sql(f"SET LOCAL idle_in_transaction_session_timeout = {after}")
            return work(link)

        return await self._do(self._engine, limited, within)

    async def _do(
        self, engine: AsyncEngine, work: Work[Result], within: float | None = None
    ) -> Result:
        with self._explaining():
            async with asyncio.timeout(within or ANSWER_WITHIN), engine.begin() as link:
                return await link.run_sync(work)

    async def append(self, steps: Sequence[Step]) -> bool:
        with self._explaining():
            line, self._line = self._line, None
            async with asyncio.timeout(ANSWER_WITHIN):
                line = line or await self._engine.connect()
                try:
                    written = await self._append(line, steps)
                except BaseException:
                    await line.invalidate()
                    raise
            self._line = line
        return written

    async def remove(self, work: Work[Result]) -> Result:
        return await self.write(work)  # PostgreSQL looks after its log by itself

    async def _append(self, line: AsyncConnection, steps: Sequence[Step]) -> bool:
        driver: Any = (await line.get_raw_connection()).driver_connection
        names = ("code", "epoch", "before", "last", "said", "rows")
        lines = ((s.code, s.epoch, s.first - 1, s.last, s.said, s.rows) for s in steps)
        given = [dict(zip(names, values, strict=True)) for values in lines]
        text = msgspec.json.encode(given).hex()
        try:
            await driver.execute(_APPEND.format(steps=text, count=len(steps), now=time.time()))
        except self._not_all:
            return False
        return True

    @contextmanager
    def _explaining(self) -> Iterator[None]:
        try:
            yield
        except self._wrong:
            raise
        except self._troubles as error:
            raise Unreachable(_describe(error)) from error

    async def close(self) -> None:
        if self._line is not None:
            await self._line.close()
        await self._engine.dispose()
