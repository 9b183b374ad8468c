"""How much one connection and one address may do."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Protocol, TypeVar

from ...table.rates import Bucket, Rate
from ...table.refusal import Refusal, require

MOST_ADDRESSES = 10_000
FORGET_EVERY = 60.0  # seconds
Kept = TypeVar("Kept")
FIRST_PAUSE, LONGEST_PAUSE = 5.0, 600.0  # seconds for those who were sent away for a flood


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


def newest_of(kept: dict[str, Kept]) -> dict[str, Kept]:
    """So many that it takes a while until there are too many again.

    Somebody with very many addresses gains nothing by that; otherwise each of their requests
    would have all of them looked through.
    """
    return dict(islice(kept.items(), max(0, len(kept) - 3 * MOST_ADDRESSES // 4), None))


class Forgets(Protocol):
    """Counts what each home does."""

    def forget(self) -> None:
        """Forget all for whom nothing has to be counted any more."""


async def forget_forever(all_of: Sequence[Forgets]) -> None:
    """Nobody's address is kept for longer than it is needed, also where nobody else comes."""
    while True:
        await asyncio.sleep(FORGET_EVERY)
        for one in all_of:
            one.forget()


class Buckets:
    """A bucket for each home; those that are full again are forgotten.

    `tell` is called with the home whenever something has been done from there, for others who
    count it as well.
    """

    tell: Callable[[str], None] | None = None

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """May one more be done from there now?"""
        home = home_of(address)
        may = self.count(home)
        if may and self.tell is not None:
            self.tell(home)
        return may

    def count(self, home: str) -> bool:
        """The same, without a word to others."""
        if len(self._buckets) >= MOST_ADDRESSES:
            self.forget()
            self._buckets = newest_of(self._buckets)
        return self._buckets.setdefault(home, Bucket(self._rate, self._clock)).take()

    def is_empty(self, address: str) -> bool:
        """Has as much been done from there as may be?"""
        bucket = self._buckets.get(home_of(address))
        return bucket is not None and bucket.is_empty()

    def forget(self) -> None:
        kept = self._buckets.items()
        self._buckets = {home: bucket for home, bucket in kept if not bucket.is_full()}


class Guesses:
    """Codes and tokens that do not exist: whoever has tried too many has to wait.

    Only what turned out to be wrong counts, so that it is no matter how many come at once.
    """

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.wrong = Buckets(rate, clock)

    def check(self, address: str) -> None:
        """Raise Refusal if too many from there were wrong."""
        if self.wrong.is_empty(address):
            raise Refusal("too_fast", "too many that do not exist")

    def was_wrong(self, address: str) -> None:
        """Count one; raises Refusal if there were too many before, so that it tells nothing."""
        require(self.wrong.take(address), "too_fast", "too many that do not exist")


class Pauses:
    """Who was sent away for a flood has to stay away, longer each time."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._pauses: dict[str, tuple[float, float]] = {}  # until when, and how long

    def check(self, who: str) -> None:
        """Raise Refusal if it is too early."""
        until, _ = self._pauses.get(who, (0.0, 0.0))
        if (left := until - self._clock()) > 0:
            raise Refusal("too_fast", f"come again in {left:.0f} seconds")

    def forget(self) -> None:
        kept, since = self._pauses.items(), self._clock() - LONGEST_PAUSE
        self._pauses = {who: pause for who, pause in kept if pause[0] > since}

    def send_away(self, who: str) -> None:
        now = self._clock()
        if len(self._pauses) >= MOST_ADDRESSES:
            self.forget()
            self._pauses = newest_of(self._pauses)
        until, length = self._pauses.get(who, (0.0, 0.0))
        forgiven = not length or now > until + LONGEST_PAUSE
        length = FIRST_PAUSE if forgiven else min(2 * length, LONGEST_PAUSE)
        self._pauses[who] = (now + length, length)
