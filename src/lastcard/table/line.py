"""Standing in line: all that is done at a table is done one after the other."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar
from weakref import WeakMethod

Posted = TypeVar("Posted")
MOST_WAITING = 6  # of what one person has posted, from all of their connections


class WaitingLine(Generic[Posted]):
    """A lock with a letter box: what is posted is done first by whoever comes next.

    So it can wait for a while until it is worth coming, and nothing overtakes it. It does not
    hold the table whose line it is: that would stay in memory until garbage is looked for.
    """

    def __init__(self, do: Callable[[Posted], Awaitable[None]]) -> None:
        """`do` is a method of that table."""
        self._do = WeakMethod(do)
        self._lock = asyncio.Lock()
        self._box: deque[tuple[Hashable, Posted]] = deque()

    @property
    def has_posted(self) -> bool:
        return bool(self._box)

    def post(self, one: Posted, whose: Hashable) -> bool:
        """Says whether it is taken: of nobody's does so much wait that others wait for long."""
        may = sum(one_of == whose for one_of, _ in self._box) < MOST_WAITING
        if may:
            self._box.append((whose, one))
        return may

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        try:
            for _ in range(len(self._box)):  # what is posted meanwhile keeps nobody waiting
                if do := self._do():
                    await do(self._box.popleft()[1])
        except BaseException:
            self._lock.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()
