"""A link to a table on a server, over a WebSocket."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ..table import messages as msg
from .address import Address
from .link import Connect, Link, LinkLost

HANG_UP = 1.0  # seconds for the server to say goodbye
LOST = (OSError, TimeoutError, WebSocketException, msgspec.DecodeError)


class WebSocketLink:
    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    async def send(self, message: msg.ClientMessage) -> None:
        try:
            await self._socket.send(msg.write_message(message).decode())
        except LOST as error:
            raise LinkLost from error

    async def receive(self) -> msg.ServerMessage:
        try:
            return msg.read_server_message(await self._socket.recv())
        except LOST as error:
            raise LinkLost from error


def over_websocket(address: Address) -> Connect:
    """How to come to the table at an address."""

    @asynccontextmanager
    async def connect_to_server() -> AsyncIterator[Link]:
        try:
            socket = await connect(address.socket, close_timeout=HANG_UP)
        except LOST as error:
            raise LinkLost from error
        async with socket:
            yield WebSocketLink(socket)

    return connect_to_server
