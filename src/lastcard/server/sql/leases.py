"""Which process writes which table: of all that share a database, one at a time.

A process is alive as long as it renews its own line in the database, one statement for all its
tables. A table names its owner and counts its claims: whoever writes has to know the number of
the last one (the epoch), so that an owner of before can write nothing, whatever it believes.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Collection
from dataclasses import dataclass
from functools import partial

import sqlalchemy as sa

from .database import Database, processes, tables

LASTS = 3.0  # seconds after the last renewal; then the tables of a process are anybody's
FORGOTTEN_AFTER = 3600.0  # seconds
CLAIMED_AT_ONCE = 500  # tables


@dataclass(frozen=True)
class Claim:
    """Who writes a table, by which claim."""

    code: str
    owner: str
    epoch: int


class Leases:
    """Those of this process, and a look at those of others."""

    def __init__(self, database: Database, lasts: float | None = None) -> None:
        self.process = secrets.token_hex(8)
        self.lasts = LASTS if lasts is None else lasts
        self._database = database
        self._renewed = time.monotonic()
        self._wanted: set[str] = set()  # to be claimed next
        self._claiming: asyncio.Task[dict[str, Claim]] | None = None

    async def renew(self) -> None:
        await self._database.write(partial(_renew, self.process, self.lasts))
        self._renewed = time.monotonic()

    @property
    def are_late(self) -> bool:
        """It could not be written for a while that this process is alive: nothing else can be."""
        return time.monotonic() > self._renewed + 2 * self.lasts

    async def end(self) -> None:
        """What this process still owns is anybody's."""
        own = sa.delete(processes).where(processes.c.id == self.process)
        await self._database.write(lambda link: link.execute(own))

    async def claim(self, code: str) -> Claim | None:
        """Own a table, unless another process does: then that one's claim. None: there is none.

        A claim of our own is made anew, so that nothing comes through that an older one began.
        All claims of a moment are made together: after a restart, everybody comes at once.
        """
        self._wanted.add(code)
        if self._claiming is None:
            self._claiming = asyncio.create_task(self._claim_wanted())
        return (await asyncio.shield(self._claiming)).get(code)

    async def _claim_wanted(self) -> dict[str, Claim]:
        await asyncio.sleep(0)
        wanted, self._wanted, self._claiming = list(self._wanted), set(), None
        found: dict[str, Claim] = {}
        for start in range(0, len(wanted), CLAIMED_AT_ONCE):
            codes = wanted[start : start + CLAIMED_AT_ONCE]
            found |= await self._database.write(partial(_claim, codes, self.process))
        return found

    async def look_up(self, codes: Collection[str]) -> dict[str, Claim]:
        """Who owns these tables, of those that somebody does."""
        return await self._database.read(partial(_look_up, codes))

    async def find_alive(self, names: Collection[str]) -> set[str]:
        """Those of these processes that are alive."""
        return await self._database.read(partial(_find_alive, names))

    async def release(self, claims: Collection[Claim]) -> None:
        await self._database.write(partial(_release, claims))


def is_owned(link: sa.Connection) -> sa.ColumnElement[bool]:
    """Of a table: its owner is alive."""
    alive = (processes.c.id == tables.c.owner) & (processes.c.until > _now(link))
    return sa.exists().where(alive)


def forget_processes(link: sa.Connection) -> None:
    """Whoever has the database alone need not wait until those before are taken for dead."""
    link.execute(sa.delete(processes))


# By the clock of the database, which all processes share.
_CLOCKS: dict[str, sa.ColumnElement[float]] = {
    "postgresql": sa.literal_column("extract(epoch from clock_timestamp())", sa.Float),
    "sqlite": sa.literal_column("((julianday('now') - 2440587.5) * 86400.0)", sa.Float),
}


def _now(link: sa.Connection) -> sa.ColumnElement[float]:
    return _CLOCKS[link.dialect.name]


def _renew(process: str, lasts: float, link: sa.Connection) -> None:
    until = {"until": _now(link) + lasts}
    known = link.execute(sa.update(processes).where(processes.c.id == process).values(until))
    if not known.rowcount:
        link.execute(sa.insert(processes).values(id=process, **until))
        link.execute(sa.delete(processes).where(processes.c.until < _now(link) - FORGOTTEN_AFTER))


def _claim(codes: Collection[str], process: str, link: sa.Connection) -> dict[str, Claim]:
    free = (tables.c.owner == process) | ~is_owned(link)
    claimed = {"owner": process, "epoch": tables.c.epoch + 1}
    update = sa.update(tables).where(tables.c.code.in_(codes) & free).values(claimed)
    ours = link.execute(update.returning(tables.c.code, tables.c.epoch))
    found = {row.code: Claim(row.code, process, row.epoch) for row in ours}
    query = sa.select(tables.c.code, tables.c.owner, tables.c.epoch)
    others = link.execute(query.where(tables.c.code.in_(set(codes) - found.keys())))
    return found | {row.code: Claim(row.code, row.owner or "", row.epoch) for row in others}


def _release(claims: Collection[Claim], link: sa.Connection) -> None:
    for claim in claims:
        given = (tables.c.code == claim.code) & (tables.c.epoch == claim.epoch)
        link.execute(sa.update(tables).where(given).values(owner=None))


def _look_up(codes: Collection[str], link: sa.Connection) -> dict[str, Claim]:
    query = sa.select(tables.c.code, tables.c.owner, tables.c.epoch)
    query = query.where(tables.c.code.in_(codes) & is_owned(link))
    return {row.code: Claim(row.code, row.owner, row.epoch) for row in link.execute(query)}


def _find_alive(names: Collection[str], link: sa.Connection) -> set[str]:
    alive = processes.c.id.in_(names) & (processes.c.until > _now(link))
    return set(link.scalars(sa.select(processes.c.id).where(alive)))
