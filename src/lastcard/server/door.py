"""Connections before they are anybody's: how many a home may have, and for how long in silence.

Once they are WebSockets, they count as such and no longer here.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, ClassVar

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from .limits import MOST_SOCKETS, home_of
from .sockets import HELLO_WITHIN

if TYPE_CHECKING:
    import h11

if sys.platform != "win32":
    import resource

MOST_OF_HOME = 100
AT_ONCE = 100  # connections that are taken in before any of them is looked at
FILES = MOST_SOCKETS + 2_000  # to be open at a time, if the system lets us
SPARE = 4 * AT_ONCE + 100  # of these: for connections on their way in or out, and for the database


def allow_many_files() -> None:
    """Ask the system for as many open files as a full server needs."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with suppress(OSError, ValueError):  # then it has to do with fewer
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def is_last_file(number: int) -> bool:
    """Files get the lowest number that is free: is this so high that soon there are none?"""
    if sys.platform == "win32":
        return False
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return soft != resource.RLIM_INFINITY and number >= max(soft - SPARE, soft // 2)


class Door(H11Protocol):
    """A connection that has to ask for something soon, and to make room for its neighbours."""

    homes: ClassVar[dict[str, dict[Door, None]]] = {}  # the oldest first
    _home: str | None = None
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._home = home_of(self.client[0] if self.client else "")
        neighbours = self.homes.setdefault(self._home, {})
        neighbours[self] = None
        self._look_again_later()
        if is_last_file(transport.get_extra_info("socket").fileno()):
            self._go_away()
        elif len(neighbours) > MOST_OF_HOME:
            next(one for one in neighbours if one.is_waited_for)._go_away()

    @property
    def is_waited_for(self) -> bool:
        """Is there no request that could be answered, or only half of one?"""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete or cycle.more_body

    def _look_again_later(self) -> None:
        self._timer = self.loop.call_later(HELLO_WITHIN, self._look, self.cycle)

    def _look(self, before: RequestResponseCycle | None) -> None:
        if self.cycle is before and self.is_waited_for:
            self._go_away()
        else:
            self._look_again_later()

    def _go_away(self) -> None:
        self._forget()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._forget()
        super().handle_websocket_upgrade(event)

    def _forget(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        neighbours = self.homes.get(self._home or "", {})
        neighbours.pop(self, None)
        if not neighbours:
            self.homes.pop(self._home or "", None)
