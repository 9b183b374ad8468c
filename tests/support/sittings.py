"""Somebody at a table on a server, through the session that the screen drives."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from lastcard.terminal.address import Address, read_address
from lastcard.terminal.greeting import find_identity
from lastcard.terminal.joining import RemoteSession
from lastcard.terminal.remote import RemoteTable
from lastcard.terminal.session import Change
from tests.support.servers import Server

PATIENCE = 30.0


def never_ask() -> str:
    raise AssertionError("nobody should be asked for a name")


def address_of(server: Server, code: str) -> Address:
    return read_address(f"127.0.0.1:{server.port}/{code}")


def come(server: Server, code: str, name: str | None = "Ann") -> RemoteTable:
    """Somebody new at a table, or (None) somebody who watches."""
    address = address_of(server, code)
    token = find_identity(address, name, never_ask, print) if name else None
    return RemoteTable(address, token)


class Sitting:
    """A session with its connection, and what it has told."""

    def __init__(self, remote: RemoteTable) -> None:
        self.remote = remote
        self.session = RemoteSession(remote)
        self.told: list[str] = []
        self.session.listen(self._take)

    def _take(self, change: Change) -> None:
        self.told.append(change.words)

    async def until(self, wanted: Callable[[], object]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not wanted():
                await asyncio.sleep(0.005)


@asynccontextmanager
async def sitting(remote: RemoteTable) -> AsyncIterator[Sitting]:
    """Connected for as long as the block lasts."""
    running = asyncio.create_task(remote.run())
    one = Sitting(remote)
    try:
        await one.until(lambda: remote.table is not None or remote.end)
        await one.session.start()
        yield one
    finally:
        await one.session.close()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


def at(remote: RemoteTable, scene: Callable[[Sitting], Awaitable[None]]) -> Sitting:
    """Play a scene at a table."""

    async def run() -> Sitting:
        async with sitting(remote) as one:
            await scene(one)
            return one

    return asyncio.run(run())
