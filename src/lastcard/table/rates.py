"""How often something may be done: so many times at once, and so often after that."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


class Bucket:
    """Fills with time and is emptied by use."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._level = rate.burst
        self._filled = clock()

    def take(self, count: int = 1) -> bool:
        """May so many more be done now?"""
        if self.is_empty(count):
            return False
        self._level -= count
        return True

    def is_empty(self, count: int = 1) -> bool:
        """Would so many more be too many now?"""
        self._fill()
        return self._level < count

    def wait(self, longest: float) -> float:
        """The seconds until one more may be done; unless that is too long, it counts as done."""
        self._fill()
        left = (1 - self._level) / self._rate.per_second
        if left <= longest:
            self._level -= 1
        return left

    def is_full(self) -> bool:
        self._fill()
        return self._level >= self._rate.burst

    def _fill(self) -> None:
        now = self._clock()
        self._level = min(
            self._rate.burst, self._level + (now - self._filled) * self._rate.per_second
        )
        self._filled = now
