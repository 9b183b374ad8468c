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
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import get_args

import sqlalchemy as sa

from ...table.log.entries import AnyEntry, By, Moved, Talk, write_entry
from ...table.log.storage import FinishedGame, NotOurs
from ..metrics import Metrics
from .database import Database, Step, Unreachable, entries, games, results, tables

BETWEEN_WRITINGS = 0.025  # seconds, so that many tables share a transaction
MANY, LATELY = 8, 0.2  # tables that have written in so many seconds; fewer need not wait
TRIED_FOR = 5.0  # seconds, while the database does not answer
TRIED_EVERY = 0.2
_logger = logging.getLogger(__name__)


@dataclass
class Writing(Step):
    """Something to be written, and who waits for it."""

    game: FinishedGame | None
    key: str | None  # of the game
    done: asyncio.Future[None]
    tried: bool = False  # and perhaps written, although nobody said so

    @property
    def is_plain(self) -> bool:
        return self.game is None and not self.tried

    def succeed(self) -> None:
        if not self.done.done():
            self.done.set_result(None)

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Writer:
    """Takes what is to be written, from all tables of a process."""

    def __init__(self, database: Database, metrics: Metrics) -> None:
        self._database = database
        self._metrics = metrics
        self._moves = {by: metrics.moves.labels(by) for by in get_args(By)}
        self._waiting: deque[Writing] = deque()
        self._before: list[Callable[[], None]] = []
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
        given: Sequence[AnyEntry],
        game: FinishedGame | None,
    ) -> str | None:
        """When this returns, they are in the database; raises NotOurs."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        last, rows = first + len(given) - 1, _keep(first, given)
        key = secrets.token_urlsafe(12) if game else None
        self._waiting.append(Writing(code, epoch, first, last, rows, game, key, done))
        self._arrived.set()
        began = time.perf_counter()
        try:
            await done
        finally:
            self._metrics.writing.observe(time.perf_counter() - began)
        for entry in given:
            if isinstance(entry, Moved):
                self._moves[entry.by].inc()
        return key

    def before_next(self, begin: Callable[[], None]) -> None:
        """Begin something that is to be written: at once, or with all others that have to wait.

        What many tables do in a row costs each of them less.
        """
        if not self._is_busy:
            begin()
            return
        self._before.append(begin)
        self._arrived.set()

    async def write_forever(self) -> None:
        started = 0.0
        while True:
            await self._arrived.wait()
            if self._is_busy:
                await asyncio.sleep(max(0.0, started + BETWEEN_WRITINGS - time.monotonic()))
            if self._before:
                await self._begin()
            started = time.monotonic()
            batch = self._next_batch()
            self._note(started, batch)
            for plain in (True, False):
                if part := [one for one in batch if one.is_plain is plain]:
                    await self._write(part)
            if not self._waiting and not self._before:
                self._arrived.clear()

    async def _begin(self) -> None:
        before, self._before = self._before, []
        for begin in before:
            begin()
        await asyncio.sleep(0)  # so far that it is known what they write

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
            written = await self._append(batch)
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

    async def _append(self, batch: list[Writing]) -> set[str]:
        if all(one.is_plain for one in batch) and await self._database.append(batch):
            return {one.code for one in batch}
        return await self._database.write(partial(write_batch, batch))

    async def _give_up(self, batch: list[Writing], error: Exception) -> None:
        if len(batch) == 1 or isinstance(error, Unreachable):
            for one in batch:
                one.fail(error)
            return
        for one in batch:  # one table's trouble is not the others'
            await self._write([one])


def _keep(first: int, given: Sequence[AnyEntry]) -> list[tuple[int, str]]:
    kept = ((v, one) for v, one in enumerate(given, first) if not isinstance(one, Talk))
    return [(version, write_entry(entry).decode()) for version, entry in kept]


# What is done in a transaction, where there is more to be done than to append.


def write_batch(batch: list[Writing], link: sa.Connection) -> set[str]:
    """The tables of which all is written now; of all others nothing is."""
    ours = {one.code for one in batch if _move_on(one, link)}
    return ours | _written_before([one for one in batch if one.code not in ours], link)


def _move_on(one: Writing, link: sa.Connection) -> bool:
    """Let a table be as far as it is to be, if it is ours and as far as thought."""
    known = (tables.c.epoch == one.epoch) & (tables.c.version == one.first - 1)
    update = sa.update(tables).where((tables.c.code == one.code) & known)
    further = {"version": one.last, "said": tables.c.said + one.said, "touched": time.time()}
    if not link.execute(update.values(further)).rowcount:
        return False
    for version, text in one.rows:
        link.execute(sa.insert(entries).values(code=one.code, version=version, entry=text))
    if one.game is not None:
        _write_game(one, one.game, link)
    return True


def _written_before(batch: list[Writing], link: sa.Connection) -> set[str]:
    """Those that were tried before, and written: the answer was lost."""
    tried = {one.code: (one.epoch, one.last) for one in batch if one.tried}
    if not tried:
        return set()
    query = sa.select(tables.c.code, tables.c.epoch, tables.c.version)
    found = link.execute(query.where(tables.c.code.in_(tried)))
    return {row.code for row in found if tried[row.code] == (row.epoch, row.version)}


def _write_game(one: Writing, game: FinishedGame, link: sa.Connection) -> None:
    written = link.execute(
        sa.insert(games).values(
            key=one.key,
            code=one.code,
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
        link.execute(sa.insert(results), [{"game": number, **result} for result in game.results])
