"""How much one connection and one address may do."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ..table.commands import Refusal, require
from ..table.rates import Bucket, Rate

MESSAGES = Rate(30, 8)  # of a connection
CONNECTIONS = Rate(40, 2)  # of an address
NEW_TABLES = Rate(30, 0.1)  # of an address
GUESSES = Rate(20, 0.2)  # of an address: codes and tokens that do not exist
REPLAYS = Rate(30, 0.5)  # of an address: finished games

MOST_ADDRESSES = 10_000
MOST_SOCKETS = 10_000  # altogether
MOST_SOCKETS_OF_TABLE = 100
MOST_SOCKETS_OF_HOME = 100


def home_of(address: str) -> str:
    """Whose address it is: with IPv6 one home has as many as it likes, all of one network."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


class Buckets:
    """A bucket for each home; those that are full again are forgotten."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """May one more be done from there now?"""
        if len(self._buckets) >= MOST_ADDRESSES:
            self._forget_full()
        bucket = self._buckets.setdefault(home_of(address), Bucket(self._rate, self._clock))
        return bucket.take()

    def give_back(self, address: str) -> None:
        """One that was taken from there does not count after all."""
        if bucket := self._buckets.get(home_of(address)):
            bucket.give_back()

    def _forget_full(self) -> None:
        self._buckets = {a: bucket for a, bucket in self._buckets.items() if not bucket.is_full()}


class Guesses:
    """Codes and tokens that do not exist: whoever has tried too many has to wait."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._buckets = Buckets(GUESSES, clock)

    def guess(self, address: str) -> None:
        """Somebody names one; raises Refusal if too many were wrong.

        It counts at once, so that nobody guesses a lot at the same time.
        """
        require(self._buckets.take(address), "too_fast", "too many that do not exist")

    def was_right(self, address: str) -> None:
        self._buckets.give_back(address)


class OpenSockets:
    """How many connections there are: altogether, to each table, from each home."""

    def __init__(
        self,
        most: int = MOST_SOCKETS,
        most_of_table: int = MOST_SOCKETS_OF_TABLE,
        most_of_home: int = MOST_SOCKETS_OF_HOME,
    ) -> None:
        self._most = most
        self._most_of_table = most_of_table
        self._most_of_home = most_of_home
        self._by_table: Counter[str] = Counter()
        self._by_home: Counter[str] = Counter()

    @contextmanager
    def one_more(self, code: str, address: str) -> Iterator[None]:
        """A connection, for as long as it is open; raises Refusal if there are too many."""
        code, home = code.upper(), home_of(address)
        require(self._by_home.total() < self._most, "server_full", f"{self._most} connections")
        require(self._by_table[code] < self._most_of_table, "table_full", "too many connections")
        if self._by_home[home] >= self._most_of_home:
            raise Refusal("too_many", f"{self._most_of_home} connections from one address")
        self._count(code, home, 1)
        try:
            yield
        finally:
            self._count(code, home, -1)

    def _count(self, code: str, home: str, change: int) -> None:
        for counts, key in ((self._by_table, code), (self._by_home, home)):
            counts[key] += change
            if not counts[key]:
                del counts[key]
