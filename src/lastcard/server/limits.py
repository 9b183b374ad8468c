"""How much one connection and one address may do."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


MESSAGES = Rate(30, 8)  # of a connection
CONNECTIONS = Rate(40, 2)  # of an address
NEW_TABLES = Rate(30, 0.1)  # of an address
GUESSES = Rate(20, 0.2)  # of an address: codes and tokens that do not exist

MOST_ADDRESSES = 10_000


class Bucket:
    """Fills with time and is emptied by use."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._level = rate.burst
        self._filled = clock()

    def take(self) -> bool:
        """May one more be done now?"""
        self._fill()
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def is_full(self) -> bool:
        self._fill()
        return self._level >= self._rate.burst

    def _fill(self) -> None:
        now = self._clock()
        self._level = min(
            self._rate.burst, self._level + (now - self._filled) * self._rate.per_second
        )
        self._filled = now


class Buckets:
    """A bucket for each address; those that are full again are forgotten."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if len(self._buckets) >= MOST_ADDRESSES:
            self._forget_full()
        bucket = self._buckets.setdefault(address, Bucket(self._rate, self._clock))
        return bucket.take()

    def _forget_full(self) -> None:
        self._buckets = {a: bucket for a, bucket in self._buckets.items() if not bucket.is_full()}
