"""Connections before they are anybody's: how many a home may have, and for how long in silence.

Once they are WebSockets, they count as such and no longer here.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .answers import NotAnswered
from .limits import home_of

if sys.platform != "win32":
    import resource

ASK_WITHIN = 10.0  # seconds, for a whole question
ANSWER_WITHIN = 60.0  # seconds, for the answer to be sent and taken
MOST_OF_HOME = 100
AT_ONCE = 100  # connections that are taken in before any of them is looked at
MORE_FILES = 2_000  # to be open at a time, beside those of the WebSockets
SPARE = 4 * AT_ONCE + 100  # of these: for connections on their way in or out, and for the database

Ends = tuple[Any, Any]  # of a connection: the addresses of who came and of where they came to


def allow_many_files(most_sockets: int) -> None:
    """Ask the system for as many open files as a full server needs."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = most_sockets + MORE_FILES
        wanted = most if hard == resource.RLIM_INFINITY else min(most, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with suppress(OSError, ValueError):  # then it has to do with fewer
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def is_last_file(number: int) -> bool:
    """Files get the lowest number that is free: is this so high that soon there are none?"""
    if sys.platform == "win32":
        return False
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return soft != resource.RLIM_INFINITY and number >= max(soft - SPARE, soft // 2)


class Connections:
    """All that are open and no WebSockets (yet)."""

    def __init__(self, is_proxy: Callable[[str], bool] = lambda address: False) -> None:
        """`is_proxy` knows addresses from which as many may come as like to."""
        self._is_proxy = is_proxy
        self._by_ends: dict[Ends, Watched] = {}
        self._homes: dict[str, dict[Watched, None]] = {}  # the oldest first

    def __len__(self) -> int:
        return len(self._by_ends)

    def add(self, one: Watched) -> None:
        """One more has come; where there are too many, the oldest silent one makes room."""
        self._by_ends[one.ends] = one
        neighbours = self._homes.setdefault(one.home, {})
        neighbours[one] = None
        if is_last_file(one.file):
            neighbours = max(self._homes.values(), key=len)
        elif len(neighbours) <= MOST_OF_HOME or self._is_proxy(one.address):
            return
        next((other for other in neighbours if other.is_waited_for), one).go_away()

    def remove(self, one: Watched) -> None:
        if self._by_ends.get(one.ends) is one:
            del self._by_ends[one.ends]
        neighbours = self._homes.get(one.home, {})
        neighbours.pop(one, None)
        if not neighbours:
            self._homes.pop(one.home, None)

    def close_silent(self) -> None:
        """Nobody waits any longer for questions that have not come, or only half of them."""
        for one in list(self._by_ends.values()):
            if one.is_waited_for:
                one.close()

    def let_go(self, transport: asyncio.BaseTransport) -> None:
        """A connection that is a WebSocket now, or has ended as it was about to be one."""
        if (one := self._by_ends.get(ends_of(transport))) is not None:
            one.forget()

    def find(self, scope: Scope) -> Watched | None:
        """The connection through which a request came."""
        ends = (scope.get("client"), scope.get("server"))
        return self._by_ends.get(tuple(end and tuple(end) for end in ends))  # type: ignore[arg-type]


def ends_of(transport: asyncio.BaseTransport) -> Ends:
    names = (transport.get_extra_info(name) for name in ("peername", "sockname"))
    peer, own = (tuple(name[:2]) if isinstance(name, tuple) else None for name in names)
    return peer, own


class Watched(asyncio.Protocol):
    """A connection that has to ask for something soon, and to make room for its neighbours.

    It comes before the class of the protocol that serves it.
    """

    def __init__(self, watching: Connections, **given: Any) -> None:
        super().__init__(**given)
        self._watching = watching
        self._timer: asyncio.TimerHandle | None = None
        self._is_forgotten = False
        self.is_waited_for = True  # there is no question, or only half of one

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is none by type
        self.ends = ends_of(transport)
        self.address = str(self.ends[0][0]) if self.ends[0] else ""
        self.home = home_of(self.address)
        self.file = transport.get_extra_info("socket").fileno()
        self._wait(ASK_WITHIN)
        super().connection_made(transport)
        self._watching.add(self)

    def has_asked(self) -> None:
        self.is_waited_for = False
        self._wait(ANSWER_WITHIN)

    def has_been_answered(self) -> None:
        self.is_waited_for = True
        self._wait(ASK_WITHIN)

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        if not self._is_forgotten:
            self._timer = asyncio.get_running_loop().call_later(seconds, self.go_away)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def go_away(self) -> None:
        self.forget()
        self._transport.abort()

    def close(self) -> None:
        """Once all has been sent."""
        self._transport.close()

    def forget(self) -> None:
        self._is_forgotten = True
        self._stop_waiting()
        self._watching.remove(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.forget()
        super().connection_lost(exc)


class NoteQuestions:
    """Tells connections when all of a question has come through them, and when it is answered."""

    def __init__(self, app: ASGIApp, connections: Connections) -> None:
        self._app = app
        self._connections = connections

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        one = self._connections.find(scope) if scope["type"] == "http" else None
        if scope["type"] == "http" and len(_lengths_of(scope)) > 1:
            # A proxy may have taken what follows for the next question, of somebody else.
            refusal = NotAnswered(400, "bad_request", "its length is given in two ways").response()
            refusal.headers["Connection"] = "close"
            await refusal(scope, receive, send)
            return
        if one is None:
            await self._app(scope, receive, send)
            return

        async def receive_and_note() -> Message:
            message = await receive()
            if message["type"] == "http.request" and not message.get("more_body"):
                one.has_asked()
            return message

        try:
            if _lengths_of(scope) in ([], [b"0"]):
                one.has_asked()
            await self._app(scope, receive_and_note, send)
        finally:
            one.has_been_answered()


def _lengths_of(scope: Scope) -> list[bytes]:
    """How a request says how long it is; nothing if it has no body."""
    ways = (b"transfer-encoding", b"content-length")
    return [value for name, value in scope["headers"] if name in ways]
