"""A link to a table in this process, on the same event loop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ..table import messages as msg
from ..table.audience import Viewer
from ..table.live import LiveTable
from .link import Connect, Link, LinkLost


class ViewerLink:
    """One of the table's viewers."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._messages: asyncio.Queue[msg.ServerMessage | None] = asyncio.Queue()
        self.viewer = Viewer(self._messages.put_nowait, lambda: self._messages.put_nowait(None))

    async def send(self, message: msg.ClientMessage) -> None:
        if isinstance(message, msg.Hello):
            await self._table.hello(self.viewer, message)
        else:
            await self._table.receive(self.viewer, message)

    async def receive(self) -> msg.ServerMessage:
        message = await self._messages.get()
        if message is None:
            raise LinkLost
        return message


def in_process(table: LiveTable) -> Connect:
    """How to come to a table that somebody runs here."""

    @asynccontextmanager
    async def connect() -> AsyncIterator[Link]:
        link = ViewerLink(table)
        try:
            yield link
        finally:
            await table.goodbye(link.viewer)

    return connect
