"""Standing in line: all that is done at a table is done one after the other."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar
from weakref import WeakMethod

Posted = TypeVar("Posted")


class WaitingLine(Generic[Posted]):
    """A lock with a letter box: what is posted is done first by whoever comes next.

    So it can wait for a while until it is worth coming, and nothing overtakes it. It does not
    hold the table whose line it is: that would stay in memory until garbage is looked for.
    """

    def __init__(self, do: Callable[[Posted], Awaitable[None]]) -> None:
        """`do` is a method of that table."""
        self._do = WeakMethod(do)
        self._lock = asyncio.Lock()
        self._box: deque[Posted] = deque()

    def post(self, one: Posted) -> None:
        self._box.append(one)

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        try:
            while self._box and (do := self._do()):
                await do(self._box.popleft())
        except BaseException:
            self._lock.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()
