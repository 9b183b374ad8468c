"""Whoever is connected to a table, and what each of them is shown."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from ..event import Event
from . import messages as msg
from .log import entries as log
from .messages.about_editions import carried
from .people import Person
from .table import Table
from .views import EventsShower, GameShower, changes_table, show_entry, show_table

KEPT = 100  # updates for those who come back


@dataclass(eq=False)
class Viewer:
    """A connection: how to send to it, and whose it is (None: somebody who only watches).

    `lose` is for those whom the table cannot serve any more, though another may: they need not
    go. Where there is no other, they are sent away. Whoever is `far` away is sent JSON, so that
    the views in what they get may be written already. Of their address only the `home` is known,
    and that nowhere else.
    """

    send: Callable[[msg.ServerMessage], None]
    close: Callable[[], None]
    person: str | None = None
    lose: Callable[[], None] | None = None
    far: bool = False
    home: str = ""

    def be_lost(self) -> None:
        (self.lose or self.close)()


@dataclass(frozen=True, slots=True)
class Happening:
    """An accepted entry, what it brought about in the game, and who sat where when it did.

    Somebody who comes back is shown what their seat saw then, whichever seat is theirs now.
    """

    version: int
    entry: log.AnyEntry
    events: Sequence[Event]
    seats: Mapping[str, int]


class Audience:
    """The viewers of a table."""

    def __init__(self, table: Table) -> None:
        self.viewers: set[Viewer] = set()
        self.here: set[str] = set()  # the people who are connected
        self.last_game: str | None = None  # by which it is found in the history
        self._table = table
        self._carried = carried(table.own)  # once for all, since it takes a while
        self.last: deque[Happening] = deque(maxlen=KEPT)
        self._seats: Mapping[str, int] = {}
        self._shown_clock = msg.Clock(None, None, 0)
        self._parting: list[tuple[Viewer, msg.Gone]] = []

    def leave(self, viewer: Viewer) -> None:
        """A connection is not one of this table's any more."""
        self.viewers.discard(viewer)
        self._note_who_is_here()

    def _note_who_is_here(self) -> None:
        """Every move asks for it several times, and it seldom changes."""
        self.here = {viewer.person for viewer in self.viewers if viewer.person is not None}

    def count_watching(self) -> int:
        """The connections of nobody who belongs to the table."""
        return sum(viewer.person is None for viewer in self.viewers)

    def homes(self) -> set[str]:
        """Where the people of the table are, as far as that is known."""
        return {one.home for one in self.viewers if one.person is not None} - {""}

    def person_of(self, viewer: Viewer) -> Person | None:
        return self._table.people.get(viewer.person or "")

    def seat_of(self, viewer: Viewer) -> int | None:
        person = self.person_of(viewer)
        return person.seat if person else None

    # What happens.

    def note(self, entry: log.AnyEntry, events: Sequence[Event]) -> Happening:
        """What has just been applied to the table."""
        seats = {p.id: p.seat for p in self._table.people.values() if p.seat is not None}
        if seats != self._seats:
            self._seats = seats  # one for all, as long as nobody moves
        return Happening(self._table.version, entry, events, self._seats)

    def recall(self, entry: log.AnyEntry, events: Sequence[Event]) -> None:
        """Something that happened before anybody was here."""
        self.last.append(self.note(entry, events))

    def show(self, happenings: Sequence[Happening]) -> None:
        """Show everybody what has happened; the game only as it is in the end."""
        self.last.extend(happenings)
        game_changed = any(isinstance(one.entry, log.ChangesGame) for one in happenings)
        for one in happenings:
            table = self._show_table() if changes_table(one.entry, self._table.phase) else None
            is_last = one is happenings[-1] or not game_changed
            self._show_one(one, table, self._game_shower(one) if is_last else None)
            self._send_away(one.entry)

    def _show_one(
        self, one: Happening, table: msg.TableInfo | None, game: GameShower | None
    ) -> None:
        alike: dict[tuple[int | None, bool], list[Viewer]] = {}
        for viewer in self.viewers:
            alike.setdefault((self.seat_of(viewer), viewer.far), []).append(viewer)
        note, events = show_entry(one.entry), EventsShower(one.events)  # the same for everybody
        for (seat, far), viewers in alike.items():
            view = game.show(seat, far) if game else None
            update = msg.Update(one.version, note, events.show(seat), table, view)
            for viewer in viewers:
                viewer.send(update)

    def _game_shower(self, one: Happening) -> GameShower | None:
        changed = isinstance(one.entry, log.ChangesGame | log.Sat | log.Went)
        return GameShower(self._table.play) if self._table.play and changed else None

    def _send_away(self, entry: log.AnyEntry) -> None:
        match entry:
            case log.Went(person=person, why=why):
                self._let_go(person, why)
            case log.Changed(settings=settings) if not settings.watch:
                self._let_go(None, "removed")
                self.show_presence()

    def _let_go(self, person: str | None, why: Literal["left", "removed"]) -> None:
        """Of a person, or of all who only watch."""
        for viewer in [one for one in self.viewers if one.person == person]:
            self._parting.append((viewer, msg.Gone(why)))
            self.leave(viewer)

    def part(self) -> None:
        """Close the connections of those who went, once what they asked for has been answered."""
        for viewer, gone in self._parting:
            viewer.send(gone)
            viewer.close()
        self._parting.clear()

    # What is there.

    def welcome(self, viewer: Viewer, hello: msg.Hello, token: str | None) -> None:
        """Let somebody in and show everything there is."""
        self.viewers.add(viewer)
        self._note_who_is_here()
        missed = [one for one in self.last if one.version > hello.seen] if hello.seen else []
        person, play = viewer.person, self._table.play
        viewer.send(
            msg.Welcome(
                id=hello.id,
                version=self._table.version,
                person=person,
                token=token,
                table=self._show_table(),
                view=GameShower(play).show(self.seat_of(viewer), viewer.far) if play else None,
                edition=self._carried,
                missed=[_recall(one, one.seats.get(person or "")) for one in missed],
            )
        )

    def _show_table(self) -> msg.TableInfo:
        info = show_table(self._table, self.here)
        info.game = self.last_game if self._table.phase == "game_over" else None
        return info

    def show_presence(self) -> None:
        present = msg.Present(sorted(self.here), self.count_watching())
        for viewer in self.viewers:
            viewer.send(present)

    def show_clock(self, clock: msg.Clock) -> None:
        """Show how much time is left; nothing new is no news."""
        if clock != self._shown_clock:
            self._shown_clock = clock
            for viewer in self.viewers:
                viewer.send(clock)

    def send_away_all(self) -> None:
        for viewer in list(self.viewers):
            viewer.be_lost()
        self.viewers.clear()
        self._note_who_is_here()


def _recall(one: Happening, seat: int | None) -> msg.Update:
    """Something that somebody has missed."""
    events = EventsShower(one.events).show(seat)
    return msg.Update(one.version, show_entry(one.entry), events, None, None)
