"""WebSockets to tables: messages in, messages out, and nothing that one of them could break."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from urllib.parse import unquote

from ..table import messages as msg
from ..table.codes import read_code
from ..table.rates import Bucket, Rate
from ..table.refusal import Refusal, require
from .cluster.visits import Visit, Visits
from .config import ServerSettings, without_path
from .metrics import Metrics
from .network.answers import explain
from .network.connections import Connections
from .network.hosts import Hosts, is_same_origin
from .network.limits import Limits, home_of
from .network.places import Place, Places
from .network.proxies import Proxies
from .network.websocket import Closed, WebSocket

PATH = "/ws/"
HELLO_WITHIN = 10.0  # seconds
CLOSED_BY_US = 4000
CLOSE_CODES = {
    CLOSED_BY_US: "The server has ended it. If `gone` or `refused` came before, that says why; "
    "otherwise come again, after a moment that grows with each try.",
    1002: "What came was no WebSocket frame as the standard has it.",
    1007: "A reason for closing that is not UTF-8; a message that is not is refused.",
    1008: "Far too many frames: come again later.",
    1009: "A message that is far too long.",
}
CLOSED_AT_ONCE, CLOSED_EVERY = 100, 0.05  # connections and seconds, when the server stops
MANY_TOO_FAST = 100  # messages beyond those allowed; then the connection ends


class Sockets:
    """All of a server's: it lets them in, and serves them until they go."""

    def __init__(
        self,
        settings: ServerSettings,
        hosts: Hosts,
        proxies: Proxies,
        connections: Connections,
        limits: Limits,
        metrics: Metrics,
    ) -> None:
        self.metrics = metrics
        self.visits: Visits | None = None  # once there are tables
        self.limits = limits
        self.messages = settings.messages
        self.frames = Rate(self.messages.burst + MANY_TOO_FAST, self.messages.per_second)
        self.places = Places(settings.most_sockets, settings.most_sockets_of_address)
        self._path = settings.path
        self._hosts = hosts
        self._proxies = proxies
        self._connections = connections
        self._tasks: dict[asyncio.Task[None], WebSocket] = {}

    def admit(self, socket: WebSocket) -> None:
        is_there = self.visits is not None and self._own_path(socket).startswith(PATH)
        require(is_there, "no_table", "WebSockets are at /ws/CODE")
        self._hosts.check(socket.headers)
        require(is_same_origin(socket.headers), "no_credentials", "only from the page itself")
        may = self.limits.new_sockets.take(self._address_of(socket))
        require(may, "too_fast", "too many connections from one address")

    def _own_path(self, socket: WebSocket) -> str:
        return without_path(socket.path, self._path)

    def _address_of(self, socket: WebSocket) -> str:
        return self._proxies.client_of(socket.peer, socket.headers)

    def take_in(self, socket: WebSocket) -> None:
        self._connections.let_go(socket.transport)
        assert self.visits is not None
        connection = Connection(self, self.visits, socket, self._address_of(socket))
        asked = unquote(self._own_path(socket).removeprefix(PATH).partition("?")[0])
        code = read_code(asked) or asked
        task = asyncio.create_task(connection.serve(code))
        self._tasks[task] = socket
        task.add_done_callback(self._tasks.pop)

    def has_gone(self, socket: WebSocket) -> None:
        self._connections.let_go(socket.transport)

    async def close(self) -> None:
        """Send everybody away, not quite at once, and wait until they have gone."""
        for number, socket in enumerate(list(self._tasks.values()), 1):
            socket.close(CLOSED_BY_US)
            if number % CLOSED_AT_ONCE == 0:
                await asyncio.sleep(CLOSED_EVERY)
        if self._tasks:
            await asyncio.wait(self._tasks)


class Connection:
    """One WebSocket to one table."""

    def __init__(self, sockets: Sockets, visits: Visits, socket: WebSocket, address: str) -> None:
        self._sockets = sockets
        self._visits = visits
        self._socket = socket
        self._address = address
        # Who has to stay away after a flood: an address, a person, or both for somebody new.
        self._who = [home_of(address)]
        self._bucket = Bucket(sockets.messages)
        self._hello_id = 0  # of the hello, which a refusal names

    async def serve(self, code: str) -> None:
        place = None
        try:
            place = self._sockets.places.take(code, self._address, self._close)
            await self._talk(code, place)
        except Refusal as refusal:
            self._send(refusal.answer(self._hello_id))
        except Closed:
            if self._socket.flooded:
                for who in self._who:
                    self._sockets.limits.pauses.send_away(who)
        except Exception as error:
            explain(error)  # in the log; whoever it was comes again
        finally:
            if place is not None:
                self._sockets.places.leave(place)
            self._close()

    async def _talk(self, code: str, place: Place) -> None:
        hello = await self._read_hello()
        if hello is None:
            return
        self._hello_id = hello.id
        person = await self._identify(code, hello)
        self._find_room(code.upper(), person, hello, place)
        visit = Visit(self._visits, code, self._socket.send, self._close, place.home)
        try:
            await visit.begin(hello, person)
            if person is None and visit.person is not None:
                self._who.append(f"{visit.code} {visit.person}")
            await self._socket.listen(partial(self._pass_on, visit))
        finally:
            visit.end()

    def _pass_on(self, visit: Visit, data: bytes) -> None:
        message = self._read(data)
        if isinstance(message, msg.Refused):
            self._send(message)
        else:
            visit.send(message)

    async def _read_hello(self) -> msg.Hello | None:
        """The first message has to say who comes."""
        with suppress(TimeoutError):
            message = self._read(await asyncio.wait_for(self._socket.receive(), HELLO_WITHIN))
            if isinstance(message, msg.Hello):
                return message
            refusal = message if isinstance(message, msg.Refused) else None
            self._send(refusal or msg.Refused(message.id, "no_credentials", "say hello first"))
        return None

    async def _identify(self, code: str, hello: msg.Hello) -> str | None:
        """Who it is, if the code and the token are right; raises Refusal.

        Who has the right token gets in, whatever others do at the same address.
        """
        if hello.token is None:
            self._sockets.limits.pauses.check(home_of(self._address))
            self._sockets.limits.wrong_guesses.check(self._address)
        try:
            return await self._visits.identify(code, hello.token)
        except Refusal as refusal:
            if refusal.reason in ("no_table", "no_credentials"):
                self._sockets.limits.wrong_guesses.was_wrong(self._address)
            raise

    def _find_room(self, code: str, person: str | None, hello: msg.Hello, place: Place) -> None:
        """Raise Refusal where there is none; people of the table always find some."""
        if person is not None:
            self._who = [f"{code} {person}"]
            self._sockets.limits.pauses.check(self._who[0])
            self._sockets.places.come_back(place, person)
        else:
            self._sockets.places.enter(place, "watching" if hello.name is None else "person")

    def _read(self, data: bytes) -> msg.ClientMessage | msg.Refused:
        """A message; of those that come too fast only the number is read."""
        if not self._bucket.take():
            return msg.Refused(msg.read_id(data), "too_fast")
        return msg.read_message(data)

    def _send(self, message: msg.ServerMessage) -> None:
        if isinstance(message, msg.Refused):
            self._sockets.metrics.refusals.labels(message.reason).inc()
        self._socket.send(msg.write_message(message))

    def _close(self) -> None:
        self._socket.close(CLOSED_BY_US)
