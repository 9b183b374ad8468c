"""Connections of this process to tables, whichever process owns those.

A visit outlives the owner of its table: when that is gone, hands the table over or cannot write it,
the visit looks for the next one, and the person who sits at the connection is shown what
they have missed. Meanwhile what they send waits a little; then they are told.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from random import uniform
from typing import Any

import msgspec

from ...table import messages as msg
from ...table.refusal import Refusal
from ..metrics import Metrics
from ..sql.database import Unreachable
from .bus import Bus
from .letters import (
    AskPlace,
    Astray,
    Dismissed,
    Enter,
    Knock,
    Known,
    Left,
    Place,
    Sent,
    Shown,
    ToOwner,
    ToVisitor,
    TurnedAway,
)
from .open_tables import Registry

ANSWER_WITHIN = 3.0  # seconds for the owner of a table to say something
DONE_WITHIN = 12.0  # seconds for what somebody has sent to be accepted or refused
TRIES = 4  # to find the owner of a table for somebody new
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0  # seconds between two tries
MOST_HELD = 30  # messages of a visit that is looking for its table

_logger = logging.getLogger(__name__)


@dataclass
class Visits:
    """All of this process."""

    registry: Registry
    bus: Bus
    metrics: Metrics
    _visits: dict[str, Visit] = field(default_factory=dict)
    _asked: dict[str, asyncio.Future[ToVisitor]] = field(default_factory=dict)
    _numbers: Iterator[int] = field(default_factory=lambda: count(1))

    def away(self) -> list[Visit]:
        """Those whose table another process owns."""
        return [visit for visit in self._visits.values() if visit.owner != self.bus.name]

    def new_name(self) -> str:
        return f"{self.bus.name}.{next(self._numbers)}"

    def rename(self, visit: Visit, name: str | None) -> None:
        """Nothing that is meant for the old name counts any more."""
        self._visits.pop(visit.name, None)
        if name is not None:
            visit.name = name
            self._visits[name] = visit

    def take(self, letter: ToVisitor) -> None:
        if (visit := self._visits.get(letter.visit)) is not None:
            visit.take(letter)
        elif (asked := self._asked.pop(letter.visit, None)) is not None and not asked.done():
            asked.set_result(letter)

    # Asking.

    async def ask(self, code: str, question: Callable[[str], ToOwner]) -> ToVisitor:
        """The answer of whoever owns a table; raises Refusal."""
        pause = FIRST_PAUSE
        for _ in range(TRIES):
            with suppress(Unreachable):
                owner = await self.registry.find_owner(code)
                if answer := await self._ask_once(owner, question(self.new_name())):
                    return answer
            await asyncio.sleep(uniform(0.5, 1.0) * pause)
            pause = min(4 * pause, LONGEST_PAUSE)
        raise Refusal("unavailable", "nobody answers for this table just now")

    async def _ask_once(self, owner: str, question: ToOwner) -> ToVisitor | None:
        """None: nobody answers just now, or another process has the table."""
        answer: asyncio.Future[ToVisitor] = asyncio.get_running_loop().create_future()
        self._asked[question.visit] = answer
        try:
            self.bus.send(owner, question)
            found = await asyncio.wait_for(answer, ANSWER_WITHIN)
        except TimeoutError:
            return None
        finally:
            self._asked.pop(question.visit, None)
        if isinstance(found, TurnedAway):
            raise Refusal(found.reason, found.detail)
        return None if isinstance(found, Astray) else found

    async def identify(self, code: str, token: str | None) -> str | None:
        """Who has a token at a table; raises Refusal if nobody has, or there is no table."""
        answer = await self.ask(code, lambda name: Knock(name, self.bus.name, code, token))
        return answer.person if isinstance(answer, Known) else None

    async def describe_place(self, code: str, token: str) -> dict[str, Any]:
        """What is to be said of a table to somebody with a place there; raises Refusal."""
        answer = await self.ask(code, lambda name: AskPlace(name, self.bus.name, code, token))
        data = answer.data if isinstance(answer, Place) else b"{}"
        return msgspec.json.decode(data, type=dict[str, Any])

    # Looking after them.

    async def watch_forever(self) -> None:
        """Find out whose owners are gone, and who waits in vain."""
        while True:
            await asyncio.sleep(self.registry.leases.lasts / 3)
            try:
                await self._look_for_owners()
            except Unreachable as error:
                _logger.warning("owners cannot be looked up: %s", error)
            for visit in list(self._visits.values()):
                visit.look_at_the_time()

    async def _look_for_owners(self) -> None:
        if not (away := self.away()):
            return
        owners = await self.registry.leases.look_up({visit.code for visit in away})
        for visit in away:
            claim = owners.get(visit.code)
            if claim is None or claim.owner != visit.owner:
                visit.look_for_table()

    def letters_were_lost(self) -> None:
        for visit in self.away():
            visit.look_for_table()


@dataclass(eq=False)
class Visit:
    """One connection's, to one table."""

    visits: Visits
    code: str
    show: Callable[[bytes], None]
    close: Callable[[], None]
    home: str = ""
    name: str = ""
    owner: str = ""
    person: str | None = None
    _seen: int = 0  # the last version that was shown
    _unanswered: dict[int, float] = field(default_factory=dict)  # on their way, and since when
    _held: list[msg.ClientMessage] = field(default_factory=list)
    _is_there: bool = False  # the owner has said welcome
    _answer: asyncio.Future[bool] | None = None  # will it?
    _searching: asyncio.Task[None] | None = None
    _is_over: bool = False

    async def begin(self, hello: msg.Hello, person: str | None) -> None:
        """Come to the table, as somebody who is known there, with a name, or to watch."""
        self.person = person
        self._searching = asyncio.create_task(self._search(hello))
        await self._searching

    def send(self, message: msg.ClientMessage) -> None:
        bus = self.visits.bus
        if isinstance(message, msg.Ping):
            self.show(msg.write_message(msg.Pong(message.id)))
        elif not self._is_there and len(self._held) < MOST_HELD:
            self._held.append(message)
        elif self._is_there and (bus.is_there or self.owner == bus.name):
            self._unanswered[message.id] = time.monotonic()
            bus.send(self.owner, Sent(self.name, message))
        else:
            self._refuse(message.id)

    def end(self) -> None:
        """The connection has ended."""
        self._is_over = True
        if self._searching is not None:
            self._searching.cancel()
        self.visits.rename(self, None)
        self._leave()

    # What comes.

    def take(self, letter: ToVisitor) -> None:
        match letter:
            case Shown():
                self._take_message(letter)
            case Dismissed():
                self._is_over = True
                self.close()
                self._has_answered(True)
            case TurnedAway(reason=reason, detail=detail):
                self._turn_away(Refusal(reason, detail))
                self._has_answered(True)
            case Astray():
                self._has_answered(False)
                self.look_for_table()

    def _has_answered(self, is_settled: bool) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(is_settled)

    def _take_message(self, letter: Shown) -> None:
        if letter.is_welcome:
            self.person = letter.person
            self._seen = letter.version
            self._settle()
        elif letter.version:
            if letter.version != self._seen + 1:
                self.look_for_table()  # something was lost on the way
                return
            self._seen = letter.version
        self._unanswered.pop(letter.answers, None)
        self.show(letter.data)

    def _settle(self) -> None:
        self._is_there = True
        self._has_answered(True)
        held, self._held = self._held, []
        for message in held:
            self.send(message)

    def _turn_away(self, refusal: Refusal) -> None:
        self._is_over = True
        self.show(msg.write_message(refusal.answer(0)))
        self.close()

    def _refuse(self, number: int) -> None:
        self.visits.metrics.refusals.labels("unavailable").inc()
        answer = msg.Refused(number, "unavailable", "the table does not answer just now")
        self.show(msg.write_message(answer))

    # Finding the table.

    def look_for_table(self) -> None:
        """The owner does not have it any more; a new one has to be found."""
        if self._is_over or (self._searching is not None and not self._searching.done()):
            return
        self._is_there = False
        hello = msg.Hello(seen=self._seen)
        self._searching = asyncio.create_task(self._search(hello))

    async def _search(self, hello: msg.Hello) -> None:
        """Until it is found; what was sent to the old owner may have been done, or not."""
        for number in self._unanswered:
            self._refuse(number)
        self._unanswered.clear()
        pause = FIRST_PAUSE
        while not self._is_over and not await self._try(hello):
            for message in self._held:
                self._refuse(message.id)
            self._held.clear()
            await asyncio.sleep(uniform(0.5, 1.0) * pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _try(self, hello: msg.Hello) -> bool:
        """Find the owner and come in there; says whether there is nothing more to be tried."""
        bus = self.visits.bus
        try:
            owner = await self.visits.registry.find_owner(self.code)
            self._leave()
            self.visits.rename(self, self.visits.new_name())
            self.owner = owner
            self._answer = asyncio.get_running_loop().create_future()
            letter = Enter(self.name, bus.name, self.code, self.person, hello, self.home)
            bus.send(owner, letter)
            return await asyncio.wait_for(self._answer, ANSWER_WITHIN)
        except (Unreachable, TimeoutError):
            return False
        except Refusal as refusal:
            if refusal.reason == "unavailable":
                return False
            self._turn_away(refusal)
            return True

    def _leave(self) -> None:
        if self.owner:
            self.visits.bus.send(self.owner, Left(self.name))

    def look_at_the_time(self) -> None:
        """Whoever has waited for too long is told, and the table asked for anew."""
        since = min(self._unanswered.values(), default=None)
        if since is not None and time.monotonic() > since + DONE_WITHIN:
            self.look_for_table()
