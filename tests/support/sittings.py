"""Somebody at a table on a server, through the session that the screen drives."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from lastcard.client.address import Address, read_address
from lastcard.client.handshake import find_identity
from lastcard.client.over_websocket import over_websocket
from lastcard.client.session import Session
from lastcard.client.table_client import TableClient
from lastcard.table.messages import Update
from lastcard.terminal.narration import describe
from lastcard.words import words_in
from tests.support.patience import PATIENCE
from tests.support.servers import Server


def never_ask() -> str:
    raise AssertionError("nobody should be asked for a name")


def address_of(server: Server, code: str) -> Address:
    return read_address(f"127.0.0.1:{server.port}/{code}")


def come(server: Server, code: str, name: str | None = "Ann") -> TableClient:
    """Somebody new at a table, or (None) somebody who watches."""
    address = address_of(server, code)
    token = find_identity(address, name, never_ask, print).token if name else None
    return TableClient(over_websocket(address), token)


class Sitting:
    """A session with its connection, and what it has told."""

    def __init__(self, client: TableClient) -> None:
        self.client = client
        self.session = Session(client)
        self.told: list[str] = []
        self.session.listen(self._take)

    def _take(self, update: Update | None) -> None:
        self.told.append(describe(update, self.session, words_in("en")) if update else "")

    async def until(self, wanted: Callable[[], object]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not wanted():
                await asyncio.sleep(0.005)


@asynccontextmanager
async def sitting(client: TableClient) -> AsyncIterator[Sitting]:
    """Connected for as long as the block lasts."""
    running = asyncio.create_task(client.run())
    one = Sitting(client)
    try:
        await one.until(lambda: client.table is not None or client.end)
        await one.session.start()
        yield one
    finally:
        await one.session.close()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


def at(client: TableClient, scene: Callable[[Sitting], Awaitable[None]]) -> Sitting:
    """Play a scene at a table."""

    async def run() -> Sitting:
        async with sitting(client) as one:
            await scene(one)
            return one

    return asyncio.run(run())
