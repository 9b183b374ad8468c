"""Standing in line: all that is done at a table is done one after the other."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

Posted = TypeVar("Posted")


class Line(Generic[Posted]):
    """A lock with a letter box: what is posted is done first by whoever comes next.

    So it can wait for a while until it is worth coming, and nothing overtakes it.
    """

    def __init__(self, do: Callable[[Posted], Awaitable[None]]) -> None:
        self._do = do
        self._lock = asyncio.Lock()
        self._box: deque[Posted] = deque()

    def post(self, one: Posted) -> None:
        self._box.append(one)

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        try:
            while self._box:
                await self._do(self._box.popleft())
        except BaseException:
            self._lock.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()
