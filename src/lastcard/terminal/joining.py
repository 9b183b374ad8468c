"""A game at a table on a server, lived from one seat there, or watched."""

from __future__ import annotations

from collections.abc import Sequence

from ..editions import Edition, Options, find_edition
from ..editions.options import check_options
from ..errors import IllegalMove, InvalidOption
from ..event import Event
from ..table import messages as msg
from ..table.table import CUSTOM_CARDS
from ..words import BOT_NAMES
from .remote import NotDone, RemoteTable
from .sentences import Names, tell
from .session import Change, Hint, Listener, Talk
from .table_words import REASONS, tell_note

# Why a move is refused that was allowed when it was chosen: somebody else has moved since.
OVERTAKEN = ("not_your_move", "illegal", "game_over")
COVERED = "A bot plays for you: make a move to take over."


class RemoteSession:
    """What the screen of the table needs, from a table that somebody else keeps connected."""

    def __init__(self, remote: RemoteTable) -> None:
        self.remote = remote
        self._untold: list[msg.Update | None] = []  # what came before the start
        self._started = False
        self._listeners: list[Listener] = []

    def follow(self, opening: msg.Update | None) -> None:
        """From this update on, everything is to be told, also what comes before the start."""
        self._untold.append(opening)
        self.remote.listen(self._heard)

    # What there is to see.

    @property
    def table(self) -> msg.TableInfo:
        if self.remote.table is None:
            raise NotDone("the table has not answered yet")
        return self.remote.table

    @property
    def edition(self) -> Edition:
        return find_edition(self.view.edition if self.view else self.table.settings.edition)

    @property
    def options(self) -> Options:
        options: dict[str, object] = dict(self.table.settings.options)
        rules = {rule.card: (rule.words, rule.effects) for rule in self.table.rules}
        if rules:
            options["custom_rules"] = [rules.get(card) for card in CUSTOM_CARDS]
        return check_options(self.edition, options)

    @property
    def kind(self) -> str:
        return ""

    @property
    def names(self) -> Names:
        return Names(seat_names(self.table), you=self.remote.seat)

    @property
    def view(self) -> msg.GameView | None:
        return self.remote.view

    @property
    def hands(self) -> list[list[str]] | None:
        return self.view.hands if self.view else None

    @property
    def points(self) -> list[list[int]]:
        return self.table.points

    @property
    def status(self) -> str:
        return self.remote.status or (COVERED if self.remote.is_covered else "")

    @property
    def next_step(self) -> str:
        phase = self.table.phase
        if phase == "round_over":
            return "" if self.remote.seat is None else "deal the next round"
        if phase == "playing" or not self.remote.is_host:
            return ""
        return "start the game" if phase == "lobby" else "start another game"

    @property
    def can_undo(self) -> bool:
        return False

    @property
    def can_hint(self) -> bool:
        return False

    @property
    def seconds_left(self) -> float | None:
        return self.remote.seconds_left

    @property
    def talk(self) -> Talk | None:
        if self.remote.table is None or self.remote.person is None:
            return None
        return Talk(self.table.settings.chat, self.remote.ask)

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    # What can be done.

    async def start(self) -> None:
        if not self._untold:
            self.follow(None)
        self._started = True
        for update in self._untold:
            self._heard(update)

    async def play(self, code: str) -> None:
        seen = self.view
        if seen is None:
            raise IllegalMove("no game is being played")
        try:
            await self.remote.ask(msg.Play(move=code, version=seen.version))
        except NotDone as refusal:
            if refusal.reason in OVERTAKEN and code in seen.legal:
                raise NotDone(REASONS["stale"], "stale") from refusal
            raise

    async def go_on(self) -> None:
        if self.table.phase == "round_over":
            await self.remote.ask(msg.NextRound())
        else:
            await self.remote.ask(msg.Start())

    async def undo(self) -> None:
        raise IllegalMove("at a table with others, what is played is played")

    async def hint(self) -> Hint:
        raise InvalidOption("at a table with others nobody whispers")

    async def close(self) -> None:
        self._listeners.clear()
        self.remote.ignore(self._heard)

    # What has happened.

    def _heard(self, update: msg.Update | None) -> None:
        if not self._started:
            self._untold.append(update)
            return
        if self.remote.table is None:
            return
        events = read_events(update) if update else []
        words = describe(update, self.remote) if update else ""
        for listener in list(self._listeners):
            listener(Change(words, events))


def describe(update: msg.Update, remote: RemoteTable) -> str:
    """What an update tells, in words: what happened in the game, or else at the table."""
    table = remote.table
    if table is None:
        return ""
    names = Names(seat_names(table), you=remote.seat)
    edition = find_edition(table.settings.edition)
    own = update.note.person is not None and update.note.person == remote.person
    person = "You" if own else remote.called.get(update.note.person or "", "Somebody")
    at_game = update.note.seat is not None and update.note.seat < len(table.seats)
    seat = names.first(update.note.seat or 0) if at_game else ""
    return tell(read_events(update), edition, names) or tell_note(update.note, person, seat)


def read_events(update: msg.Update) -> list[Event]:
    return [
        Event(one.name, one.seat, one.other, one.cards, one.count, one.color)
        for one in update.events
    ]


def seat_names(table: msg.TableInfo) -> tuple[str, ...]:
    """What the seats are called; a free one has no name."""
    people = {one.id: one.name for one in table.people}
    return tuple(_seat_name(seat, info, people) for seat, info in enumerate(table.seats))


def _seat_name(seat: int, info: msg.SeatInfo, people: dict[str, str]) -> str:
    if info.person is not None:
        return people.get(info.person, "Somebody")
    return BOT_NAMES[seat] if info.bot else ""


def free_seats(table: msg.TableInfo) -> Sequence[int]:
    """The seats that nobody has."""
    return [
        seat for seat, info in enumerate(table.seats) if info.person is None and info.bot is None
    ]
