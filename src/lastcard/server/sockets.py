"""A WebSocket: messages in, messages out, and nothing that one of them could break."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..table import messages as msg
from ..table.audience import Viewer
from ..table.commands import Refusal
from ..table.live import LiveTable
from ..table.rates import Bucket
from .limits import MESSAGES, Guesses, OpenSockets
from .registry import Registry

WAITING = 300  # messages for somebody who does not read them; then the connection ends
HELLO_WITHIN = 10.0  # seconds
CLOSED_BY_US = 4000


class Connection:
    """One WebSocket to one table."""

    def __init__(
        self, socket: WebSocket, registry: Registry, guesses: Guesses, sockets: OpenSockets
    ) -> None:
        self._socket = socket
        self._registry = registry
        self._guesses = guesses
        self._sockets = sockets
        self._address = socket.client.host if socket.client else ""
        self._bucket = Bucket(MESSAGES)
        self._outgoing: asyncio.Queue[msg.ServerMessage | None] = asyncio.Queue(WAITING)
        self._viewer = Viewer(self._send, self._close)

    async def serve(self, code: str) -> None:
        """Serve the connection until it ends."""
        await self._socket.accept()
        sending = asyncio.create_task(self._send_all())
        try:
            with self._sockets.one_more(code, self._address):
                await self._talk(code)
        except Refusal as refusal:
            self._send(refusal.answer(0))
        except WebSocketDisconnect:
            pass
        finally:
            self._close()
            with suppress(asyncio.CancelledError):
                await sending

    async def _talk(self, code: str) -> None:
        self._guesses.guess(self._address)
        table = await self._registry.find(code)
        self._guesses.was_right(self._address)
        if not await self._greet(table):
            return
        try:
            while True:
                message = await self._read()
                if isinstance(message, msg.Refused):
                    self._send(message)
                else:
                    await table.receive(self._viewer, message)
        finally:
            await table.goodbye(self._viewer)

    async def _greet(self, table: LiveTable) -> bool:
        """The first message has to say who comes; False if it does not."""
        with suppress(TimeoutError):
            message = await asyncio.wait_for(self._read(), HELLO_WITHIN)
            if isinstance(message, msg.Hello):
                self._guesses.guess(self._address)
                await table.hello(self._viewer, message)
                is_in = self._viewer in table.audience.viewers
                if is_in or message.token is None:
                    self._guesses.was_right(self._address)
                return is_in
            refusal = message if isinstance(message, msg.Refused) else None
            self._send(refusal or msg.Refused(message.id, "no_credentials", "say hello first"))
        return False

    async def _read(self) -> msg.ClientMessage | msg.Refused:
        """The next message; of those that come too fast only the number is read."""
        received = await self._socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        data = received.get("text") or received.get("bytes") or b""
        if not self._bucket.take():
            return msg.Refused(msg.read_id(data), "too_fast")
        return msg.read_message(data)

    # Sending.

    def _send(self, message: msg.ServerMessage) -> None:
        if self._outgoing.full():
            self._close()  # whoever does not listen has to come again
        else:
            self._outgoing.put_nowait(message)

    def _close(self) -> None:
        """End the connection, after what is waiting has been sent."""
        while self._outgoing.full():
            self._outgoing.get_nowait()
        self._outgoing.put_nowait(None)

    async def _send_all(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (message := await self._outgoing.get()) is not None:
                await self._socket.send_text(msg.write_message(message).decode())
            if self._socket.application_state != WebSocketState.DISCONNECTED:
                await self._socket.close(CLOSED_BY_US)
