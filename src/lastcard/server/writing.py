"""Writing down what tables accept: all that waits in one transaction, and every table only by
its owner.

A table's line says how far it is and by which claim it is owned. What is to be written next has
to fit both, in the same transaction, or it is not written. An answer of the database that was lost
is asked for again: if the table is as far as it should be by then, by our claim, it was we.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

import msgspec
import sqlalchemy as sa

from ..table.entries import AnyEntry, Moved, Reacted, Said, write_entry
from ..table.storage import FinishedGame, NotOurs
from .database import Database, Unreachable, games, results, tables
from .metrics import Metrics

BETWEEN_WRITINGS = 0.025  # seconds, so that many tables share a transaction
MANY, LATELY = 8, 0.2  # tables that have written in so many seconds; fewer need not wait
TRIED_FOR = 5.0  # seconds, while the database does not answer
TRIED_EVERY = 0.2
_logger = logging.getLogger(__name__)


@dataclass
class Writing:
    """Something to be written, and who waits for it."""

    code: str
    epoch: int
    first: int
    entries: Sequence[AnyEntry]
    game: FinishedGame | None
    done: asyncio.Future[str | None]
    key: str = field(default_factory=lambda: secrets.token_urlsafe(12))  # of the game
    tried: bool = False  # and perhaps written, although nobody said so

    @property
    def last(self) -> int:
        return self.first + len(self.entries) - 1

    @property
    def kept(self) -> list[tuple[int, AnyEntry]]:
        """Of what people say only the number of versions is kept."""
        numbered = enumerate(self.entries, self.first)
        return [(v, entry) for v, entry in numbered if not isinstance(entry, Said | Reacted)]

    def succeed(self) -> None:
        if not self.done.done():
            self.done.set_result(self.key if self.game else None)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Writer:
    """Takes what is to be written, from all tables of a process."""

    def __init__(self, database: Database, metrics: Metrics) -> None:
        self._database = database
        self._metrics = metrics
        self._waiting: deque[Writing] = deque()
        self._arrived = asyncio.Event()
        self._lately: set[str] = set()  # the tables that have written
        self._noted = 0.0  # since when
        self._is_busy = False

    def count_waiting(self) -> int:
        return len(self._waiting)

    async def append(
        self,
        code: str,
        epoch: int,
        first: int,
        entries: Sequence[AnyEntry],
        game: FinishedGame | None,
    ) -> str | None:
        """When this returns, they are in the database; raises NotOurs."""
        done: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Writing(code, epoch, first, entries, game, done))
        self._arrived.set()
        with self._metrics.writing.time():
            key = await done
        for entry in entries:
            if isinstance(entry, Moved):
                self._metrics.moves.labels(entry.by).inc()
        return key

    async def write_forever(self) -> None:
        started = 0.0
        while True:
            await self._arrived.wait()
            if self._is_busy:
                await asyncio.sleep(max(0.0, started + BETWEEN_WRITINGS - time.monotonic()))
            started = time.monotonic()
            batch = self._next_batch()
            self._note(started, batch)
            await self._write(batch)
            if not self._waiting:
                self._arrived.clear()

    def _note(self, now: float, batch: list[Writing]) -> None:
        """Where many tables write, they wait for each other; elsewhere nobody waits."""
        self._lately.update(one.code for one in batch)
        if now > self._noted + LATELY:
            self._is_busy = len(self._lately) >= MANY
            self._lately.clear()
            self._noted = now

    def _next_batch(self) -> list[Writing]:
        """All that waits, but of each table only the first."""
        batch: dict[str, Writing] = {}
        later: deque[Writing] = deque()
        for one in self._waiting:
            if batch.setdefault(one.code, one) is not one:
                later.append(one)
        self._waiting = later
        return list(batch.values())

    async def _write(self, batch: list[Writing]) -> None:
        until = time.monotonic() + TRIED_FOR
        while not await self._try(batch, time.monotonic() > until):
            await asyncio.sleep(TRIED_EVERY)

    async def _try(self, batch: list[Writing], is_last: bool) -> bool:
        """Write a batch; says whether there is nothing more to be done about it."""
        try:
            written = await self._database.write(partial(write_batch, batch))
        except Exception as error:
            self._metrics.storage_failures.inc()
            if isinstance(error, Unreachable) and not is_last:
                _logger.warning("the database does not answer: %s", error)
                for one in batch:
                    one.tried = True
                return False
            await self._give_up(batch, error)
            return True
        for one in batch:
            if one.code in written:
                one.succeed()
            else:
                one.fail(NotOurs(one.code))
        return True

    async def _give_up(self, batch: list[Writing], error: Exception) -> None:
        if len(batch) == 1 or isinstance(error, Unreachable):
            for one in batch:
                one.fail(error)
            return
        for one in batch:  # one table's trouble is not the others'
            await self._write([one])


# What is done in a transaction.


def _read_json(rows: str, *names: str) -> str:
    columns = ", ".join(f"json_extract(value, '$.{name}') AS {name}" for name in names)
    return f"(SELECT {columns} FROM json_each({rows})) AS given"


# One statement for all tables: row by row, most of the time would go into the way there and back.
_GIVEN = {
    "postgresql": "json_to_recordset(CAST(:batch AS json)) AS given(code text, epoch int, first "
    "int, last int, said int)",
    "sqlite": _read_json(":batch", "code", "epoch", "first", "last", "said"),
}
_ROWS = {
    "postgresql": "json_to_recordset(CAST(:rows AS json)) AS given(code text, version int, entry "
    "text)",
    "sqlite": _read_json(":rows", "code", "version", "entry"),
}
_MOVE_ON = {
    dialect: sa.text(
        "UPDATE tables SET version = given.last, said = tables.said + given.said, touched = :now "
        f"FROM {given} WHERE tables.code = given.code AND tables.epoch = given.epoch AND "
        "tables.version = given.first - 1 RETURNING tables.code"
    )
    for dialect, given in _GIVEN.items()
}
_INSERT = {
    dialect: sa.text(
        "INSERT INTO entries (code, version, entry) SELECT given.code, given.version, given.entry "
        f"FROM {rows}"
    )
    for dialect, rows in _ROWS.items()
}


def write_batch(batch: list[Writing], link: sa.Connection) -> set[str]:
    """The tables of which all is written now; of all others nothing is."""
    ours = _move_on(batch, link)
    new = [one for one in batch if one.code in ours]
    rows = [
        {"code": one.code, "version": version, "entry": write_entry(entry).decode()}
        for one in new
        for version, entry in one.kept
    ]
    if rows:
        link.execute(_INSERT[link.dialect.name], {"rows": _write_json(rows)})
    for one in new:
        if one.game is not None:
            _write_game(one.code, one.key, one.game, link)
    return ours | _written_before([one for one in batch if one.code not in ours], link)


def _move_on(batch: list[Writing], link: sa.Connection) -> set[str]:
    """Let tables be as far as they are to be; says which are, being ours and as far as thought."""
    given = [
        {
            "code": one.code,
            "epoch": one.epoch,
            "first": one.first,
            "last": one.last,
            "said": len(one.entries) - len(one.kept),
        }
        for one in batch
    ]
    values = {"batch": _write_json(given), "now": time.time()}
    return set(link.scalars(_MOVE_ON[link.dialect.name], values))


def _written_before(batch: list[Writing], link: sa.Connection) -> set[str]:
    """Those that were tried before, and written: the answer was lost."""
    tried = {one.code: (one.epoch, one.last) for one in batch if one.tried}
    if not tried:
        return set()
    query = sa.select(tables.c.code, tables.c.epoch, tables.c.version)
    found = link.execute(query.where(tables.c.code.in_(tried)))
    return {row.code for row in found if tried[row.code] == (row.epoch, row.version)}


def _write_json(rows: list[dict[str, object]]) -> str:
    return msgspec.json.encode(rows).decode()


def _write_game(code: str, key: str, game: FinishedGame, link: sa.Connection) -> None:
    written = link.execute(
        sa.insert(games).values(
            key=key,
            code=code,
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
