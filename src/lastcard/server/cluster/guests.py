"""Visitors of the tables that this process owns, wherever their connections are."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import get_args

import msgspec

from ...table import messages as msg
from ...table.audience import Viewer
from ...table.commands.sitting import find_person
from ...table.live import LiveTable
from ...table.log.storage import NotOurs
from ...table.refusal import Refusal
from ..beside import beside
from ..held_places import describe_place
from ..metrics import Metrics
from ..network.answers import explain
from ..network.limits import Buckets
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
    Letter,
    Place,
    Question,
    Sent,
    Shown,
    Spent,
    ToOwner,
    ToVisitor,
    TurnedAway,
)
from .open_tables import Elsewhere, Registry
from .visits import Visits

SHARED = ("wrong_guesses", "new_tables", "kept_games")  # limits of all processes together
_logger = logging.getLogger(__name__)


@dataclass(eq=False)
class Guest:
    """A visitor at a table, and the process to which all goes that they see."""

    table: LiveTable
    viewer: Viewer
    back: str


class Guests:
    """All of them, by the names of their visits."""

    def __init__(self, registry: Registry, bus: Bus, metrics: Metrics) -> None:
        self._registry = registry
        self._bus = bus
        self._metrics = metrics
        self._guests: dict[str, Guest] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._waiting: set[LiveTable] = set()  # of which something has been posted
        self._written: tuple[msg.ServerMessage | None, bytes] = None, b""  # the last message
        kinds: tuple[type, ...] = get_args(msg.ClientMessage)
        self._seconds = {kind: metrics.messages.labels(kind.__name__.lower()) for kind in kinds}

    def take(self, letter: ToOwner) -> None:
        match letter:
            case Sent(visit=visit, message=message):
                if guest := self._guests.get(visit):
                    self._receive(guest, message)
            case Enter():
                self._do(self._answer(letter, self._enter(letter)))
            case Knock():
                self._do(self._answer(letter, self._knock(letter)))
            case AskPlace():
                self._do(self._answer(letter, self._describe(letter)))
            case Left(visit=visit):
                if guest := self._guests.pop(visit, None):
                    self._do(guest.table.goodbye(guest.viewer))

    def _do(self, work: Awaitable[None]) -> None:
        """Whoever comes first is served first: tables have a queue."""
        task = asyncio.create_task(self._guard(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guard(self, work: Awaitable[None]) -> None:
        try:
            await work
        except NotOurs:
            pass  # the table has let go of everybody
        except Exception as error:
            explain(error)  # in the log; the table has let go of everybody

    # Coming.

    async def _answer(self, letter: Question, work: Awaitable[Letter | None]) -> None:
        try:
            answer = await work
        except Elsewhere:
            answer = Astray(letter.visit)
        except Refusal as refusal:
            answer = TurnedAway(letter.visit, refusal.reason, refusal.detail)
        if answer is not None:
            self._bus.send(letter.back, answer)

    async def _knock(self, letter: Knock) -> Letter:
        table = await self._registry.find(letter.code)
        if letter.token is None:
            return Known(letter.visit, None)
        return Known(letter.visit, find_person(table.table, letter.token).id)

    async def _describe(self, letter: AskPlace) -> Letter:
        live = await self._registry.find(letter.code)
        place = describe_place(live, find_person(live.table, letter.token))
        return Place(letter.visit, msgspec.json.encode(place))

    async def _enter(self, letter: Enter) -> None:
        table = await self._registry.find(letter.code)
        viewer = self._make_viewer(letter)
        self._guests[letter.visit] = Guest(table, viewer, letter.back)
        await table.hello(viewer, letter.hello)
        if viewer not in table.audience.viewers and letter.visit in self._guests:
            viewer.close()  # it has been told why

    def _make_viewer(self, letter: Enter) -> Viewer:
        visit, back = letter.visit, letter.back

        def send(message: msg.ServerMessage) -> None:
            self._bus.send(back, self._write(visit, message))

        def end(last: Letter) -> None:
            self._guests.pop(visit, None)
            self._bus.send(back, last)

        return Viewer(
            send,
            lambda: end(Dismissed(visit)),
            letter.person,
            lambda: end(Astray(visit)),
            far=True,
            home=letter.home,
        )

    def _write(self, visit: str, message: msg.ServerMessage) -> Shown:
        if message is not self._written[0]:  # what several see is written once
            self._written = message, msg.write_message(message)
        data = self._written[1]
        match message:
            case msg.Update(version=version):
                return Shown(visit, data, version)
            case msg.Welcome(version=version, person=person):
                return Shown(visit, data, version, -1, person, True)
            case msg.Refused(id=number, reason=reason):
                self._metrics.refusals.labels(reason).inc()
                return Shown(visit, data, answers=number)
            case msg.Accepted(id=number):
                return Shown(visit, data, answers=number)
        return Shown(visit, data)

    # Being there.

    def _receive(self, guest: Guest, message: msg.ClientMessage) -> None:
        """Where many tables write, they begin together, just before it is written what they do."""
        table, note = guest.table, partial(self._note, type(message), time.perf_counter())
        table.post(guest.viewer, message, note)
        if table not in self._waiting:
            self._wait(table)

    def _wait(self, table: LiveTable) -> None:
        """One task at a time does what is posted at a table, however much that is."""
        self._waiting.add(table)
        work = partial(self._work_off, table)
        self._registry.storage.writer.before_next(lambda: self._do(work()))

    async def _work_off(self, table: LiveTable) -> None:
        try:
            await table.do_posted()
        finally:
            self._waiting.discard(table)
            if table.has_posted:
                self._wait(table)

    def _note(self, kind: type, began: float) -> None:
        self._seconds[kind].observe(time.perf_counter() - began)

    # Being lost.

    def letters_were_lost(self) -> None:
        """Whoever is at another process has perhaps missed something, and comes again."""
        self._let_go(self._others())

    async def watch_forever(self) -> None:
        """Whoever was at a process that has ended without a word is not here any more."""
        while True:
            await asyncio.sleep(self._registry.leases.lasts)
            try:
                if others := self._others():
                    self._let_go(others - await self._registry.leases.find_alive(others))
            except Unreachable as error:
                _logger.warning("other processes cannot be looked up: %s", error)

    def _others(self) -> set[str]:
        return {guest.back for guest in self._guests.values()} - {self._bus.name}

    def _let_go(self, processes: set[str]) -> None:
        for guest in list(self._guests.values()):
            if guest.back in processes:
                guest.viewer.be_lost()
                self._do(guest.table.goodbye(guest.viewer))


def _tell_others(bus: Bus, limit: str, home: str) -> None:
    bus.send_to_others(Spent(limit, home))


@asynccontextmanager
async def open_visits(registry: Registry, bus: Bus, metrics: Metrics) -> AsyncIterator[Visits]:
    """Visits to tables here and elsewhere, and visitors from here and elsewhere.

    What is done against some limits counts at all processes, each by its name.
    """
    limits: dict[str, Buckets] = {name: getattr(registry.limits, name) for name in SHARED}
    visits, guests = Visits(registry, bus, metrics), Guests(registry, bus, metrics)
    for limit, buckets in limits.items():
        buckets.tell = partial(_tell_others, bus, limit)

    def take(letter: Letter) -> None:
        if isinstance(letter, ToOwner):
            guests.take(letter)
        elif isinstance(letter, ToVisitor):
            visits.take(letter)
        elif isinstance(letter, Spent) and letter.limit in limits:
            limits[letter.limit].count(letter.home)

    def letters_were_lost() -> None:
        visits.letters_were_lost()
        guests.letters_were_lost()

    bus.take, bus.returned = take, letters_were_lost
    async with beside(visits.watch_forever(), guests.watch_forever()):
        yield visits
