"""A table in use: what people send, what bots decide and what time brings, one after the other.

Whatever is accepted is written down first and then shown to everybody, each their own view.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence

from ..bots import WAIT
from ..view import View
from . import messages as msg
from .alarm import Alarm
from .audience import Audience, Happening, Viewer
from .commands import decide
from .commands.beginning import begin_next, go_on, players_there, seal
from .commands.dispatch import Entries
from .commands.sitting import find_person, join
from .line import WaitingLine
from .log import entries as log
from .log.storage import NotOurs, Storage
from .refusal import Refusal, require
from .schedule import NEVER, Schedule, Tempo
from .table import Table
from .table_limits import TableLimits
from .thinking import QUICK, Thinker

Posted = tuple[Viewer, msg.ClientMessage, float, Callable[[], None]]  # and when it was
_logger = logging.getLogger(__name__)


class LiveTable:
    """A table with the people who are connected to it."""

    def __init__(
        self,
        table: Table,
        storage: Storage,
        tempo: Tempo | None = None,
        clock: Callable[[], float] = time.monotonic,
        audience: Audience | None = None,
        thinker: Thinker | None = None,
        limits: TableLimits | None = None,
    ) -> None:
        self.table = table
        self.audience = audience or Audience(table)
        self.schedule = Schedule(table, tempo or Tempo())
        self.thinker = thinker or Thinker()
        self.thinking: dict[int, asyncio.Task[None]] = {}  # bots that take their time, by seat
        self.touched = clock()
        self.broken = False  # no longer what the database says
        self._storage = storage
        self._clock = clock
        self._line = WaitingLine(self._take)
        self._alarm = Alarm()
        self._held: list[tuple[Viewer, msg.Play]] = []
        self._limits = limits or TableLimits(clock)

    @property
    def here(self) -> set[str]:
        return self.audience.here

    # Coming and going.

    def everybody_is_away(self) -> None:
        """The table has just been loaded: whoever does not come back is taken for gone."""
        for person in self.table.people:
            self.schedule.person_went(person, self._clock())

    async def hello(self, viewer: Viewer, message: msg.Hello) -> None:
        """Somebody connects: with a token, with a name, or just to watch."""
        async with self._line:
            if self.broken:
                viewer.be_lost()
                return
            try:
                token = await self._identify(viewer, message)
            except Refusal as refusal:
                viewer.send(refusal.answer(message.id))
                return
            was_empty = not self.here
            self.audience.welcome(viewer, message, token)
            self._come(viewer, was_empty and viewer.person is not None)
            await self._give_seat_back(viewer)

    async def _identify(self, viewer: Viewer, message: msg.Hello) -> str | None:
        """Find out who it is, unless that is known; returns the token of somebody new."""
        if viewer.person is not None:
            require(viewer.person in self.table.people, "no_credentials")
            return None
        if message.token is not None:
            viewer.person = find_person(self.table, message.token).id
            return None
        if message.name is None:
            self._limits.check_watching(self.table, self.audience.count_watching())
            return None
        require(not await self._storage.is_banned(message.name), "banned")
        self._limits.check_joining()
        token, entries = join(self.table, message.name)
        await self._accept(entries)
        viewer.person = find_person(self.table, token).id
        return token

    def _come(self, viewer: Viewer, was_empty: bool) -> None:
        if viewer.person is not None:
            self.schedule.person_came(viewer.person)
        self.audience.show_presence()
        if was_empty:  # while nobody was here, time stood still
            self.schedule.game_changed(self._clock())
            self._show_clock()
        viewer.send(self.schedule.read_clock(self._clock()))
        self._look_ahead()

    async def _give_seat_back(self, viewer: Viewer) -> None:
        """Somebody is there again: the bot that played in the meantime steps aside."""
        seat = self.audience.seat_of(viewer)
        if seat is not None and self.table.seats[seat].covered:
            await self._accept([log.Uncovered(seat)])

    async def goodbye(self, viewer: Viewer) -> None:
        """A connection has ended."""
        async with self._line:
            if viewer not in self.audience.viewers:
                return
            self.audience.leave(viewer)
            self._held = [(who, what) for who, what in self._held if who is not viewer]
            if viewer.person in self.table.people and viewer.person not in self.here:
                self.schedule.person_went(viewer.person, self._clock())
            self.audience.show_presence()
            self._wait_for_players()

    # Messages.

    async def receive(self, viewer: Viewer, message: msg.ClientMessage) -> None:
        """Take a message from somebody who has said hello."""
        if isinstance(message, msg.Ping):
            viewer.send(msg.Pong(message.id))
            return
        self.post(viewer, message)
        await self.do_posted()

    def post(
        self, viewer: Viewer, message: msg.ClientMessage, done: Callable[[], None] = lambda: None
    ) -> None:
        """Take a message that may wait a little: nothing else is done at the table before it."""
        posted = (viewer, message, self._clock(), done)
        if not self._line.post(posted, viewer.person or viewer):
            viewer.send(msg.Refused(message.id, "too_fast", "wait for the answers so far"))
            done()

    @property
    def has_posted(self) -> bool:
        return self._line.has_posted

    async def do_posted(self) -> None:
        async with self._line:
            pass

    async def _take(self, posted: Posted) -> None:
        viewer, message, came, done = posted
        if self.broken:
            viewer.be_lost()
        elif isinstance(message, msg.Play) and self._must_wait(viewer, message, came):
            self._held.append((viewer, message))
        else:
            await self._handle(viewer, message)
        done()

    def _let_pass(self, seat: int) -> None:
        """A chance out of turn is not taken."""
        self.schedule.let_pass(seat, self._clock())
        self._show_clock()
        self._look_ahead()

    def _must_wait(self, viewer: Viewer, message: msg.Play, came: float) -> bool:
        """A catch in the first moments after a play waits for a call; others wait for the catch."""
        if message.move == "uno" or not self.schedule.window_ends:
            return False
        is_open = came < self.schedule.window_ends
        return bool(self._held) or (is_open and self._may_catch(viewer, message))

    def _may_catch(self, viewer: Viewer, message: msg.Play) -> bool:
        seat, play = self.audience.seat_of(viewer), self.table.play
        if message.move != "catch" or seat is None or play is None:
            return False
        return "catch" in play.game.legal(seat)

    async def _handle(self, viewer: Viewer, message: msg.ClientMessage) -> None:
        try:
            wanted = decide(self.table, self.audience.person_of(viewer), message)
            entries = go_on(self.table, self.here, wanted)
            if entries:
                self._limits.check_entries(self.table, viewer.person, entries)
                if isinstance(message, msg.Rename):  # the database is asked last
                    require(not await self._storage.is_banned(message.name), "banned")
                await self._accept(entries)
            seat = self.audience.seat_of(viewer)
            if isinstance(message, msg.LetPass) and seat is not None:
                self._let_pass(seat)
        except Refusal as refusal:
            viewer.send(refusal.answer(message.id))
        else:
            viewer.send(msg.Accepted(message.id, self.table.version))
        self.audience.part()

    def _wait_for_players(self) -> None:
        """Plan when the next round begins, by who is there and has asked for it."""
        between = self.table.phase in ("round_over", "game_over")
        over = between and self.table.sealed is None
        there = players_there(self.table, self.here) if over else []
        ready = sum(one.id in self.table.ready for one in there)
        before = self.schedule.begins
        self.schedule.people_wait(ready, len(there) - ready, self._clock())
        if self.schedule.begins != before:
            self._show_clock()
        self._look_ahead()

    # Accepting.

    async def _accept(self, entries: Entries) -> None:
        """Write entries down, then show everybody what has happened."""
        first = self.table.version + 1
        over_before = self.table.phase == "game_over"
        try:
            happenings = [self._apply(entry) for entry in entries]
            if self._limits.is_endless(self.table):
                happenings.append(self._apply(log.GivenUp(self.table.open_secret)))
            is_over = self.table.phase == "game_over" and not over_before
            game = self._limits.finished_game(self.table, self.audience) if is_over else None
            accepted = [one.entry for one in happenings]
            key = await self._storage.append(self.table.code, first, accepted, game)
        except Exception:
            self.break_off()
            raise
        if is_over:
            self.audience.last_game = key
        self.touched = self._clock()
        self._plan(happenings)
        self.audience.show(happenings)
        self._wait_for_players()
        if any(isinstance(one.entry, log.ChangesTime) for one in happenings):
            self._show_clock()
        if any(isinstance(one.entry, log.ChangesGame) for one in happenings):
            await self._settle_held()

    def _apply(self, entry: log.AnyEntry) -> Happening:
        return self.audience.note(entry, self.table.apply(entry))

    async def retire(self) -> None:
        """Finish what has been begun, and accept nothing more."""
        async with self._line:
            self.broken = True

    def break_off(self) -> None:
        """What could not be written has not happened: everybody has to come again."""
        self.broken = True
        for task in self.thinking.values():
            task.cancel()
        self.audience.send_away_all()

    def _plan(self, happenings: Sequence[Happening]) -> None:
        now = self._clock()
        for one in happenings:
            self.schedule.plan(one.entry, self.here, now)
            if isinstance(one.entry, log.Went):
                self._limits.forget(one.entry.person)

    async def _settle_held(self) -> None:
        """What was held back is decided when the game has changed or the window has ended."""
        held, self._held = self._held, []
        for viewer, message in held:
            await self._handle(viewer, message)

    def _show_clock(self) -> None:
        self.audience.show_clock(self.schedule.read_clock(self._clock()))

    # Time.

    async def run(self) -> None:
        """Do what is due, for as long as the table is in use."""
        while True:
            if await self._alarm.sleep(self._next_due(), self._clock()):
                await self.wake()

    def _next_due(self) -> float:
        return self.schedule.next_due() if self.here else NEVER

    def _look_ahead(self) -> None:
        self._alarm.look(self._next_due())

    async def wake(self) -> None:
        now = self._clock()
        async with self._line:
            if self.broken:
                return
            if self.schedule.close_window(now):
                await self._settle_held()
            keeper = self.schedule.pass_due(now)
            if keeper is not None:
                await self._accept([log.Moved(keeper, "pass", "person")])
            await self._cover_late(now)
            for person in self.schedule.gone_people(now):
                await self._cover_gone(person)
            if self.schedule.begins <= now:
                await self._accept(seal(self.table, self.here, begin_next(self.table)))
            if self.schedule.shares_due <= now:
                await self._accept(begin_next(self.table))
            if self.schedule.host_gone <= now:
                await self._replace_host()
            bot = self.schedule.bot_due(now)
            if bot is not None:
                await self._ask_bot(bot)

    async def _cover_late(self, now: float) -> None:
        """A bot plays for somebody who is too slow; it moves at once if that happens again.

        Otherwise somebody who is back again and again could keep everybody waiting.
        """
        seat = self.schedule.late_seat(now)
        if seat is None or not self._plays_personally(seat):
            return
        again = self.schedule.overtime == seat
        self.schedule.overtime = seat
        await self._accept([log.Covered(seat, "clock")])
        if again:
            await self._ask_bot(seat)

    async def _cover_gone(self, person: str) -> None:
        """A bot plays for somebody who is not connected."""
        found = self.table.people.get(person)
        if found is not None and found.seat is not None and self._plays_personally(found.seat):
            await self._accept([log.Covered(found.seat, "gone")])

    def _plays_personally(self, seat: int) -> bool:
        return self.table.phase == "playing" and self.table.seats[seat].player is None

    async def _replace_host(self) -> None:
        """The next player who is there is host.

        Whoever only watches is asked if nobody plays: otherwise a player may come back, and is
        waited for.
        """
        people = list(self.table.people.values())
        players = [one for one in people if one.seat is not None]
        present = [one for one in players or people if one.id in self.here]
        if present:
            await self._accept([log.HostIs(present[0].id)])
        else:
            self.schedule.watch_host(self.here, self._clock())

    # Bots.

    async def _ask_bot(self, seat: int) -> None:
        """Let a bot decide: quick ones at once, others while everything goes on."""
        play, name = self.table.play, self.table.seats[seat].player
        if play is None or name is None or play.game.round_over:
            return
        view = play.game.view(seat)
        if name in QUICK:
            await self._move(seat, self.thinker.choose_at_once(seat, name, view))
            return
        if task := self.thinking.get(seat):
            task.cancel()
        self.thinking[seat] = asyncio.create_task(self._think(seat, name, view, play.version))

    async def _think(self, seat: int, name: str, view: View, version: int) -> None:
        """Wait for what a bot decides; it counts if the game has not moved on."""
        try:
            code = await self.thinker.choose(seat, name, view)
            async with self._line:
                if self._still_plays(seat, name, version):
                    await self._move(seat, code)
        except NotOurs:
            self.break_off()
        except Exception:
            _logger.exception("table %s failed", self.table.code)
            self.break_off()

    def _still_plays(self, seat: int, name: str, version: int) -> bool:
        play = self.table.play
        if self.broken or play is None or play.version != version:
            return False
        return self.table.seats[seat].player == name

    async def _move(self, seat: int, code: str) -> None:
        if code == WAIT:
            self._let_pass(seat)
        else:
            await self._accept([log.Moved(seat, code, "bot")])
