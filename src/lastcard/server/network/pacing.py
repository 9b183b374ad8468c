"""Taking turns: whoever asks faster than others could bear waits, and nobody else does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from starlette.types import ASGIApp, Receive, Scope, Send

from ...table.rates import Rate
from ...table.refusal import require
from .limits import MOST_ADDRESSES, home_of, newest_of

LONGEST_WAIT = 5.0  # seconds


class Pace:
    """When each home may be answered next, for all that it asks for over HTTP."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._done: dict[str, float] = {}  # when all is answered, one after the other at that rate

    def forget(self) -> None:
        kept, now = self._done.items(), self._clock()
        self._done = {home: done for home, done in kept if done > now}

    def take(self, address: str) -> float:
        """The seconds until it is the turn of one more; beyond the longest wait it never is."""
        now, home = self._clock(), home_of(address)
        if len(self._done) >= MOST_ADDRESSES:
            self.forget()
            self._done = newest_of(self._done)
        done = max(now, self._done.get(home, now)) + 1 / self._rate.per_second
        left = done - now - self._rate.burst / self._rate.per_second
        if left <= LONGEST_WAIT:
            self._done[home] = done
        return left


class InTurn:
    """Lets requests wait: a refusal would cost the server as much as an answer."""

    def __init__(self, app: ASGIApp, *paces: Pace) -> None:
        """A request waits for all of them."""
        self._app = app
        self._paces = paces

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope.get("client"):
            left = max(pace.take(scope["client"][0]) for pace in self._paces)
            if left > 0:
                await asyncio.sleep(min(left, LONGEST_WAIT))
            require(left <= LONGEST_WAIT, "too_fast")
        await self._app(scope, receive, send)
