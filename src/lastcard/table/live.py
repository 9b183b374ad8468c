"""A table in use: what people send, what bots decide and what time brings, one after the other.

Whatever is accepted is written down first and then shown to everybody, each their own view.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..bots import WAIT, Bot, make_bot
from ..event import Event
from ..view import View
from . import entries as log
from . import messages as msg
from .deciding import Entries, Refusal, decide, find_person, join
from .pace import Pace, Tempo
from .records import finished_game
from .showing import GameShower, changes_game, changes_table, show_entry, show_events, show_table
from .storage import Storage
from .table import Person, Table

KEPT = 200  # updates for those who come back
QUICK = ("random", "casual", "sharp")  # others think apart, so as not to keep everybody waiting
_logger = logging.getLogger(__name__)


@dataclass(eq=False)
class Viewer:
    """A connection: how to send to it, and whose it is (None: somebody who only watches)."""

    send: Callable[[msg.ServerMessage], None]
    close: Callable[[], None]
    person: str | None = None


@dataclass(frozen=True)
class Happening:
    """An accepted entry and what it brought about in the game."""

    version: int
    entry: log.AnyEntry
    events: Sequence[Event]


class LiveTable:
    """A table with the people who are connected to it."""

    def __init__(
        self,
        table: Table,
        storage: Storage,
        tempo: Tempo | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.table = table
        self.viewers: set[Viewer] = set()
        self.pace = Pace(table, tempo or Tempo())
        self.touched = clock()
        self.broken = False  # no longer what the database says
        self._storage = storage
        self._clock = clock
        self._lock = asyncio.Lock()
        self._woken = asyncio.Event()
        self._held: list[tuple[Viewer, msg.Play]] = []
        self._bots: dict[tuple[int, str], Bot] = {}
        self._last: deque[Happening] = deque(maxlen=KEPT)
        self.last_game: int | None = None  # its number in the history
        self._shown_clock = msg.Clock(None, None, 0)

    @property
    def here(self) -> set[str]:
        """The people who are connected."""
        return {viewer.person for viewer in self.viewers if viewer.person is not None}

    # Coming and going.

    def everybody_is_away(self) -> None:
        """The table has just been loaded: whoever does not come back is taken for gone."""
        for person in self.table.playing_people:
            self.pace.person_went(person.seat or 0, self._clock())

    async def hello(self, viewer: Viewer, message: msg.Hello) -> None:
        """Somebody connects: with a token, with a name, or just to watch."""
        async with self._lock:
            if self.broken:
                viewer.close()
                return
            try:
                token = await self._identify(viewer, message)
            except Refusal as refusal:
                viewer.send(msg.Refused(message.id, refusal.reason, refusal.detail))
                return
            was_empty = not self.here
            self.viewers.add(viewer)
            viewer.send(self._welcome(viewer, message.seen, token))
            self._come(viewer, was_empty and viewer.person is not None)

    async def _identify(self, viewer: Viewer, message: msg.Hello) -> str | None:
        """Find out who it is; returns the token of somebody new."""
        if message.token is not None:
            person = find_person(self.table, message.token)
            if person is None:
                raise Refusal("no_credentials")
            viewer.person = person.id
            return None
        if message.name is None:
            return None
        token, entries = join(self.table, message.name)
        await self._accept(entries)
        joined = find_person(self.table, token)
        viewer.person = joined.id if joined else None
        return token

    def _welcome(self, viewer: Viewer, seen: int, token: str | None) -> msg.Welcome:
        missed = [one for one in self._last if one.version > seen] if seen else []
        seat = self._seat_of(viewer)
        return msg.Welcome(
            version=self.table.version,
            person=viewer.person,
            token=token,
            table=self._show_table(),
            view=GameShower(self.table.play).show(seat) if self.table.play else None,
            missed=[self._update(one, seat, None, None) for one in missed],
        )

    def _come(self, viewer: Viewer, was_empty: bool) -> None:
        seat = self._seat_of(viewer)
        if seat is not None:
            self.pace.person_came(seat)
        self._show_presence()
        if was_empty:  # while nobody was here, time stood still
            self.pace.game_changed(self._clock())
            self._show_clock()
        viewer.send(self._read_clock())
        self._woken.set()

    async def goodbye(self, viewer: Viewer) -> None:
        """A connection has ended."""
        async with self._lock:
            if viewer not in self.viewers:
                return
            self.viewers.discard(viewer)
            self._held = [(who, what) for who, what in self._held if who is not viewer]
            seat = self._seat_of(viewer)
            if seat is not None and viewer.person not in self.here:
                self.pace.person_went(seat, self._clock())
            self._show_presence()
            self._woken.set()

    # Messages.

    async def receive(self, viewer: Viewer, message: msg.ClientMessage) -> None:
        """Take a message from somebody who has said hello."""
        if isinstance(message, msg.Ping):
            viewer.send(msg.Pong(message.id))
            return
        async with self._lock:
            if self.broken:
                viewer.close()
            elif isinstance(message, msg.Play) and self._must_wait(viewer, message):
                self._held.append((viewer, message))
            else:
                await self._handle(viewer, message)

    def _must_wait(self, viewer: Viewer, message: msg.Play) -> bool:
        """A catch in the first moments after a play waits for a call; others wait for the catch."""
        if message.move == "uno" or not self.pace.window_ends:
            return False
        is_open = self.pace.window_is_open(self._clock())
        return bool(self._held) or (is_open and self._may_catch(viewer, message))

    def _may_catch(self, viewer: Viewer, message: msg.Play) -> bool:
        seat, play = self._seat_of(viewer), self.table.play
        if message.move != "catch" or seat is None or play is None:
            return False
        return "catch" in play.game.legal(seat)

    async def _handle(self, viewer: Viewer, message: msg.ClientMessage) -> None:
        try:
            entries = decide(self.table, self._person_of(viewer), message)
            if entries:
                await self._accept(entries)
        except Refusal as refusal:
            viewer.send(msg.Refused(message.id, refusal.reason, refusal.detail))
        else:
            viewer.send(msg.Accepted(message.id, self.table.version))

    def _person_of(self, viewer: Viewer) -> Person | None:
        return self.table.people.get(viewer.person or "")

    def _seat_of(self, viewer: Viewer) -> int | None:
        person = self._person_of(viewer)
        return person.seat if person else None

    # Accepting.

    async def _accept(self, entries: Entries) -> None:
        """Write entries down, then show everybody what has happened."""
        first = self.table.version + 1
        over_before = self.table.phase == "game_over"
        try:
            happenings = [
                Happening(first + i, entry, self.table.apply(entry))
                for i, entry in enumerate(entries)
            ]
            game = None if over_before else finished_game(self.table)
            number = await self._storage.append(self.table.code, first, entries, game)
        except Exception:
            self.break_off()
            raise
        self.last_game = number if game else self.last_game
        self.touched = self._clock()
        self._plan(happenings)
        self._show(happenings)
        if any(changes_game(one.entry) for one in happenings):
            await self._settle_held()

    def break_off(self) -> None:
        """What could not be written has not happened: everybody has to come again."""
        self.broken = True
        for viewer in self.viewers:
            viewer.close()
        self.viewers.clear()

    def _plan(self, happenings: Sequence[Happening]) -> None:
        now = self._clock()
        for one in happenings:
            if changes_game(one.entry):
                self.pace.game_changed(now)
            if isinstance(one.entry, log.Started | log.Dealt):
                self._watch_for_absent()
            elif isinstance(one.entry, log.Covered | log.Uncovered):
                self.pace.seat_changed(one.entry.seat, now)
            elif isinstance(one.entry, log.Went):
                self.pace.plan_missing(now)
        self._woken.set()

    def _watch_for_absent(self) -> None:
        """Whoever is not connected when a round begins is taken for gone after a while."""
        self.pace.gone.clear()
        for person in self.table.playing_people:
            if person.id not in self.here:
                self.pace.person_went(person.seat or 0, self._clock())

    async def _settle_held(self) -> None:
        """What was held back is decided when the game has changed or the window has ended."""
        held, self._held = self._held, []
        for viewer, message in held:
            await self._handle(viewer, message)

    # Showing.

    def _show(self, happenings: Sequence[Happening]) -> None:
        self._last.extend(happenings)
        game_changed = any(changes_game(one.entry) for one in happenings)
        for one in happenings:
            table = self._show_table() if changes_table(one.entry, self.table.phase) else None
            is_last = one is happenings[-1] or not game_changed
            self._show_one(one, table, self._game_shower(one) if is_last else None)
            self._send_away(one.entry)
        if game_changed:
            self._show_clock()

    def _show_one(
        self, one: Happening, table: msg.TableInfo | None, game: GameShower | None
    ) -> None:
        shown: dict[int | None, msg.Update] = {}
        for viewer in list(self.viewers):
            seat = self._seat_of(viewer)
            if seat not in shown:
                shown[seat] = self._update(one, seat, table, game.show(seat) if game else None)
            viewer.send(shown[seat])

    def _game_shower(self, one: Happening) -> GameShower | None:
        changed = changes_game(one.entry) or isinstance(one.entry, log.Sat | log.Went)
        return GameShower(self.table.play) if self.table.play and changed else None

    def _update(
        self,
        one: Happening,
        seat: int | None,
        table: msg.TableInfo | None,
        view: msg.GameView | None,
    ) -> msg.Update:
        events = show_events(one.events, seat)
        return msg.Update(one.version, show_entry(one.entry), events, table, view)

    def _show_table(self) -> msg.TableInfo:
        info = show_table(self.table, self.here)
        info.game = self.last_game if self.table.phase == "game_over" else None
        return info

    def _show_presence(self) -> None:
        present = msg.Present(sorted(self.here))
        for viewer in self.viewers:
            viewer.send(present)

    def _show_clock(self) -> None:
        """Show how much time is left; nothing new is no news."""
        clock = self._read_clock()
        if clock != self._shown_clock:
            self._shown_clock = clock
            for viewer in self.viewers:
                viewer.send(clock)

    def _read_clock(self) -> msg.Clock:
        now, play = self._clock(), self.table.play
        ends, window = self.pace.turn_ends, self.pace.window_ends
        return msg.Clock(
            seat=play.game.to_act if play and ends is not None else None,
            left=None if ends is None else max(0, round(1000 * (ends - now))),
            window=max(0, round(1000 * (window - now))),
        )

    def _send_away(self, entry: log.AnyEntry) -> None:
        if isinstance(entry, log.Went):
            for viewer in [one for one in self.viewers if one.person == entry.person]:
                viewer.send(msg.Gone(entry.why))
                viewer.close()
                self.viewers.discard(viewer)

    # Time.

    async def run(self) -> None:
        """Do what is due, for as long as the table is in use."""
        while True:
            due = self.pace.next_due() if self.here else None
            self._woken.clear()
            try:
                delay = None if due is None else max(0.0, due - self._clock())
                await asyncio.wait_for(self._woken.wait(), delay)
            except TimeoutError:
                await self.wake()

    async def wake(self) -> None:
        """Do what is due now."""
        now = self._clock()
        async with self._lock:
            if self.broken:
                return
            if self.pace.close_window(now):
                await self._settle_held()
            late = [(seat, "clock") for seat in self.pace.late_seats(now)]
            gone = [(seat, "gone") for seat in self.pace.gone_seats(now)]
            for seat, why in [*late, *gone]:
                await self._cover(seat, why)
        due = self.pace.bot_due(now)
        if due is not None:
            await self._ask_bot(due)

    async def _cover(self, seat: int, why: str) -> None:
        """A bot plays for somebody who is too slow or gone."""
        playing = self.table.phase == "playing" and seat < len(self.table.seats)
        if playing and self.table.seats[seat].player is None:
            await self._accept([log.Covered(seat, "clock" if why == "clock" else "gone")])

    async def _ask_bot(self, seat: int) -> None:
        """Let a bot decide, unless the game goes on while it thinks."""
        play, name = self.table.play, self.table.seats[seat].player
        if play is None or name is None or play.game.round_over:
            return
        version = play.version
        code = await self._choose(seat, name, play.game.view(seat))
        async with self._lock:
            still = self.table.seats[seat].player == name and not self.broken
            if code != WAIT and still and self.table.play is play and play.version == version:
                await self._accept([log.Moved(seat, code, "bot")])

    async def _choose(self, seat: int, name: str, view: View) -> str:
        """A legal move, or to wait; where a bot fails, `casual` decides."""
        if (seat, name) not in self._bots:
            self._bots[seat, name] = make_bot(name, secrets.token_hex(8))
        bot = self._bots[seat, name]
        try:
            quick = name in QUICK
            code = bot.choose(view) if quick else await asyncio.to_thread(bot.choose, view)
        except Exception:
            _logger.exception("the bot %s failed", name)
            code = ""
        may_wait = code == WAIT and seat != view.to_act
        return code if may_wait or code in view.legal else make_bot("casual").choose(view)
