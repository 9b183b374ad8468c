"""WebSockets to tables: messages in, messages out, and nothing that one of them could break."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from urllib.parse import unquote

from ..table import messages as msg
from ..table.audience import Viewer
from ..table.commands import Refusal
from ..table.live import LiveTable
from ..table.rates import Bucket, Rate
from .answers import NotAnswered
from .connections import Connections
from .hosts import Hosts, is_same_origin
from .limits import CONNECTIONS, MESSAGES, Buckets, Guesses, OpenSockets
from .proxies import Proxies
from .registry import Registry
from .websocket import Closed, WebSocket

PATH = "/ws/"
HELLO_WITHIN = 10.0  # seconds
CLOSED_BY_US = 4000
MANY_TOO_FAST = 100  # messages beyond those allowed; then the connection ends


class Sockets:
    """All of a server's: it lets them in, and serves them until they go."""

    frames = Rate(MESSAGES.burst + MANY_TOO_FAST, MESSAGES.per_second)

    def __init__(
        self, hosts: Hosts, proxies: Proxies, connections: Connections, guesses: Guesses
    ) -> None:
        self.registry: Registry | None = None  # once there is one
        self._hosts = hosts
        self._proxies = proxies
        self._connections = connections
        self._guesses = guesses
        self._newcomers = Buckets(CONNECTIONS)
        self._open = OpenSockets()
        self._tasks: dict[asyncio.Task[None], WebSocket] = {}

    def admit(self, socket: WebSocket) -> None:
        if not socket.path.startswith(PATH) or self.registry is None:
            raise NotAnswered(404, "no_table", "WebSockets are at /ws/CODE")
        self._hosts.check(socket.headers)
        if not is_same_origin(socket.headers):
            raise NotAnswered(403, "no_credentials", "only from the page itself")
        if not self._newcomers.take(self._address_of(socket)):
            raise NotAnswered(429, "too_fast", "too many connections from one address")

    def _address_of(self, socket: WebSocket) -> str:
        return self._proxies.client_of(socket.peer, socket.headers)

    def take_in(self, socket: WebSocket) -> None:
        self._connections.let_go(socket.transport)
        assert self.registry is not None
        address = self._address_of(socket)
        connection = Connection(socket, address, self.registry, self._guesses, self._open)
        code = unquote(socket.path.removeprefix(PATH).partition("?")[0])
        task = asyncio.create_task(connection.serve(code))
        self._tasks[task] = socket
        task.add_done_callback(self._tasks.pop)

    def has_gone(self, socket: WebSocket) -> None:
        self._connections.let_go(socket.transport)

    async def close(self) -> None:
        """Send everybody away, and wait until they have gone."""
        for socket in self._tasks.values():
            socket.close(CLOSED_BY_US)
        if self._tasks:
            await asyncio.wait(self._tasks)


class Connection:
    """One WebSocket to one table."""

    def __init__(
        self,
        socket: WebSocket,
        address: str,
        registry: Registry,
        guesses: Guesses,
        sockets: OpenSockets,
    ) -> None:
        self._socket = socket
        self._registry = registry
        self._guesses = guesses
        self._sockets = sockets
        self._address = address
        self._bucket = Bucket(MESSAGES)
        self._viewer = Viewer(self._send, self._close)

    async def serve(self, code: str) -> None:
        """Serve the connection until it ends."""
        try:
            with self._sockets.one_more(code, self._address):
                await self._talk(code)
        except Refusal as refusal:
            self._send(refusal.answer(0))
        except Closed:
            pass
        finally:
            self._close()

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
        data = await self._socket.receive()
        if not self._bucket.take():
            return msg.Refused(msg.read_id(data), "too_fast")
        return msg.read_message(data)

    def _send(self, message: msg.ServerMessage) -> None:
        self._socket.send(msg.write_message(message))

    def _close(self) -> None:
        self._socket.close(CLOSED_BY_US)
