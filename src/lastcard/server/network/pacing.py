"""Taking turns: whoever asks faster than others could bear waits, and nobody else does."""

from __future__ import annotations

import asyncio

from starlette.types import ASGIApp, Receive, Scope, Send

from ...table.refusal import require
from .limits import Buckets

LONGEST_WAIT = 5.0  # seconds


class InTurn:
    """Lets requests wait: a refusal would cost the server as much as an answer."""

    def __init__(self, app: ASGIApp, *paces: Buckets) -> None:
        """A request waits for all of them, each of which says how fast a home is answered."""
        self._app = app
        self._paces = paces

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope.get("client"):
            left = max(pace.wait(scope["client"][0], LONGEST_WAIT) for pace in self._paces)
            if left > 0:
                await asyncio.sleep(min(left, LONGEST_WAIT))
            require(left <= LONGEST_WAIT, "too_fast")
        await self._app(scope, receive, send)
