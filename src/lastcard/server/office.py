"""What whoever runs a server does beside it, in the same database."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

from ..table.commands.sitting import go
from ..table.log.kept import restore_table
from ..table.plain_names import looks_of
from .sql import keeping
from .sql.keeping import TableLine
from .sql.sql_storage import SqlStorage, open_storage


class Office:
    """Looks after all tables. Make one with `open_office`."""

    def __init__(self, storage: SqlStorage) -> None:
        self._storage = storage
        self._database = storage.database

    async def list_tables(self) -> list[TableLine]:
        return await self._database.read(keeping.list_tables)

    async def remove(self, code: str, name: str | None = None) -> bool:
        """Remove a table, or somebody from it; says whether there was one."""
        if name is None:
            return await self._database.remove(partial(keeping.remove_table, code))
        return await self._remove_person(code, name)

    async def ban(self, name: str, until: float) -> int:
        """Let nobody have a name for a while, or one that looks like it.

        Returns at how many tables somebody had it.
        """
        await self._database.write(partial(keeping.ban, name, until))
        if until <= time.time():
            return 0
        lines = await self.list_tables()
        there = [one.code for one in lines if any(map(_like(name), one.people.values()))]
        return sum([await self._remove_person(code, name) for code in there])

    async def forget(self, name: str) -> int:
        return await self._database.remove(partial(keeping.forget, [name]))

    async def _remove_person(self, code: str, name: str) -> bool:
        """Write what a host's `remove` comes to, by a claim of our own.

        Whoever looks the same goes as well: an operator cannot see whom of them they mean.
        """
        epoch = await self._database.write(partial(keeping.take_over, code))
        stored = await self._storage.load_table(code)
        if epoch is None or stored is None:
            return False
        table, _ = restore_table(code, stored)
        is_meant = _like(name)
        found = [one for one in table.people.values() if is_meant(one.name)]
        for person in found:
            first, entries = table.version + 1, go(table, person, "removed")
            for entry in entries:
                table.apply(entry)
            await self._storage.append(code, first, entries, None, epoch)
        return bool(found)


def _like(name: str) -> Callable[[str], bool]:
    """Can another name be taken for this one?"""
    looks = looks_of(name)
    return lambda other: not looks.isdisjoint(looks_of(other))


@asynccontextmanager
async def open_office(address: str) -> AsyncIterator[Office]:
    """At the database of a server, which may be running."""
    async with open_storage(address, is_guest=True) as storage:
        yield Office(storage)
