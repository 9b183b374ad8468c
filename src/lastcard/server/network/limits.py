"""How much one connection and one address may do."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from abc import abstractmethod
from collections.abc import Callable
from itertools import islice
from typing import Any, Generic, TypeVar

from starlette.types import ASGIApp, Receive, Scope, Send

from ...table.rates import Bucket, Rate
from ...table.refusal import Refusal, require
from ..config import ServerSettings
from .proxies import read_ip

MOST_ADDRESSES = 10_000
FORGET_EVERY = 60.0  # seconds
LONGEST_WAIT = 5.0  # seconds, of a request
Kept = TypeVar("Kept")
FIRST_PAUSE, LONGEST_PAUSE = 5.0, 600.0  # seconds for those who were sent away for a flood


def home_of(address: str) -> str:
    """Whose address it is: with IPv6 one home has as many as it likes, all of one network."""
    found = read_ip(address)
    if found is None:
        return address
    return str(found if found.version == 4 else ipaddress.ip_network((found, 64), strict=False))


class ByHome(Generic[Kept]):
    """What each home has done, for as long as that matters."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._known: dict[str, Kept] = {}

    @abstractmethod
    def _matters(self, kept: Kept) -> bool: ...

    def forget(self) -> None:
        """Forget all for whom nothing has to be counted any more."""
        self._known = {home: one for home, one in self._known.items() if self._matters(one)}

    def _make_room(self) -> None:
        """Where there are too many keep the newest, so few that they are not soon too many again.

        Somebody with very many addresses gains nothing by that; otherwise each of their requests
        would have all of them looked through.
        """
        if len(self._known) >= MOST_ADDRESSES:
            self.forget()
            first = max(0, len(self._known) - 3 * MOST_ADDRESSES // 4)
            self._known = dict(islice(self._known.items(), first, None))


class Buckets(ByHome[Bucket]):
    """A bucket for each home; those that are full again are forgotten.

    `tell` is called with the home whenever something has been done from there, for others who
    count it as well.
    """

    tell: Callable[[str], None] | None = None

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(clock)
        self._rate = rate

    def take(self, address: str) -> bool:
        """May one more be done from there now?"""
        home = home_of(address)
        may = self.count(home)
        if may and self.tell is not None:
            self.tell(home)
        return may

    def count(self, home: str) -> bool:
        """The same, without a word to others."""
        return self._bucket_of(home).take()

    def wait(self, address: str, longest: float) -> float:
        """The seconds until one more may be done from there; beyond the longest it never may."""
        return self._bucket_of(home_of(address)).wait(longest)

    def _bucket_of(self, home: str) -> Bucket:
        self._make_room()
        return self._known.setdefault(home, Bucket(self._rate, self._clock))

    def is_empty(self, address: str) -> bool:
        """Has as much been done from there as may be?"""
        bucket = self._known.get(home_of(address))
        return bucket is not None and bucket.is_empty()

    def _matters(self, kept: Bucket) -> bool:
        return not kept.is_full()


class Guesses(Buckets):
    """Codes and tokens that do not exist: whoever has tried too many has to wait.

    Only what turned out to be wrong counts, so that it is no matter how many come at once.
    """

    def check(self, address: str) -> None:
        """Raise Refusal if too many from there were wrong."""
        require(not self.is_empty(address), "too_fast", "too many that do not exist")

    def was_wrong(self, address: str) -> None:
        """Count one; raises Refusal if there were too many before, so that it tells nothing."""
        require(self.take(address), "too_fast", "too many that do not exist")


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


class Pauses(ByHome[tuple[float, float]]):
    """Who was sent away for a flood has to stay away, longer each time: until when, how long."""

    def check(self, who: str) -> None:
        """Raise Refusal if it is too early."""
        until, _ = self._known.get(who, (0.0, 0.0))
        if (left := until - self._clock()) > 0:
            raise Refusal("too_fast", f"come again in {left:.0f} seconds")

    def _matters(self, kept: tuple[float, float]) -> bool:
        return kept[0] > self._clock() - LONGEST_PAUSE

    def send_away(self, who: str) -> None:
        now = self._clock()
        self._make_room()
        until, length = self._known.get(who, (0.0, 0.0))
        forgiven = not length or now > until + LONGEST_PAUSE
        length = FIRST_PAUSE if forgiven else min(2 * length, LONGEST_PAUSE)
        self._known[who] = (now + length, length)


class Limits:
    """All that is counted of homes at a server."""

    def __init__(self, settings: ServerSettings) -> None:
        rate = settings.requests
        self.requests = Buckets(rate)
        # How fast all is answered that somebody asks for, also the many small files of the page:
        # a whole class may come at once, but is not answered in a single moment.
        self.pace = Buckets(Rate(2 * rate.burst, 3 * rate.per_second))
        self.pace_at_once = Buckets(Rate(rate.burst / 5, 13 * rate.per_second))
        self.replays = Buckets(settings.replays)
        self.new_tables = Buckets(settings.new_tables)
        self.kept_games = Buckets(settings.kept_games)
        self.new_sockets = Buckets(settings.new_sockets)
        self.wrong_guesses = Guesses(settings.wrong_guesses)
        self.pauses = Pauses()

    async def forget_forever(self) -> None:
        """Nobody's address is kept for longer than it is needed, also where nobody else comes."""
        all_of: list[ByHome[Any]] = [*vars(self).values()]
        while True:
            await asyncio.sleep(FORGET_EVERY)
            for one in all_of:
                one.forget()
