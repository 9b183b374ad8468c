"""What people at a table are shown: everything about the table, and of the game their own view."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, cast

import msgspec

from ..event import Event
from ..rules.scoring import hand_points
from ..view import Views
from . import messages as msg
from .log import entries as log
from .played_game import PlayedGame
from .table import Table


def show_table(table: Table, here: Collection[str]) -> msg.TableInfo:
    """All but the cards; `here` are the people who are connected."""
    return msg.TableInfo(
        code=table.code,
        phase=table.phase,
        host=table.host,
        settings=table.settings,
        people=[
            msg.PersonInfo(person.id, person.name, person.seat, person.id in here)
            for person in table.people.values()
        ],
        seats=[msg.SeatInfo(seat.person, seat.bot, seat.covered) for seat in table.seats],
        rules=[msg.RuleInfo(card, *rule) for card, rule in table.rules.items()],
        proposals=[
            msg.ProposalInfo(one.number, one.card, one.words, one.effects, one.by, one.waiting)
            for one in table.proposals
        ],
        points=list(table.play.points) if table.play else [],
        ready=list(table.ready),
        shuffle=_show_shuffle(table),
        edition_text="" if table.edition.carried_as else table.edition.text,
    )


def _show_shuffle(table: Table) -> msg.ShuffleInfo | None:
    """Who has a share in the round's shuffles, or in the next; nobody's is shown before all are."""
    dealt = table.play.rounds[-1] if table.play and table.play.rounds else None
    shuffle, is_open = table.sealed or dealt, table.sealed is not None
    if shuffle is None or not shuffle.parts:
        return None
    parts = [
        msg.PartInfo(part.person, part.promise, None if is_open else part.share)
        for part in shuffle.parts
    ]
    return msg.ShuffleInfo(shuffle.commitment, parts, is_open)


class GameShower:
    """Shows the game as it now is to one seat after the other; what everybody sees is read once."""

    def __init__(self, play: PlayedGame) -> None:
        game, over = play.game, play.game.round_over
        seats = range(game.players)
        shuffle = play.rounds[-1] if play.rounds else None
        self._play = play
        self._views = Views(game)
        self._of_table: dict[str, Any] = {
            "version": play.version,
            "commitment": shuffle.commitment if shuffle else None,
            "secret": shuffle.secret if shuffle and over else None,
            "hands": [game.hand(seat) for seat in seats] if over else None,
            "counts": [int(hand_points(game.state, seat)) for seat in seats] if over else None,
        }
        self._written = b""  # what everybody sees, as JSON

    def show(self, seat: int | None, far: bool = False) -> msg.GameView:
        """The game as one seat sees it, or (None) who only watches; for those far away as JSON."""
        if far:
            return cast("msg.GameView", self.write(seat))
        view = msg.GameView(**self._views.public, **self._of_table, **self._own(seat))
        view.deeds = self._play.game.deeds  # for hints where the table is in the same process
        return view

    def write(self, seat: int | None) -> msgspec.Raw:
        """The same as JSON; what everybody sees is written once, and comes first."""
        if not self._written:
            self._written = _encode({**self._views.public, **self._of_table})
        return msgspec.Raw(b"%b,%b" % (self._written[:-1], _encode(self._own(seat))[1:]))

    def _own(self, seat: int | None) -> dict[str, Any]:
        may = seat is not None and self._play.may_take_back(seat)
        return {**self._views.own(seat), "may_take_back": may}


_encode = msgspec.json.Encoder().encode


class EventsShower:
    """Shows what happened, without the cards that a seat may not see.

    Most seats see the same: those that no hidden card concerns, and those who only watch.
    """

    def __init__(self, events: Sequence[Event]) -> None:
        self._events = events
        hidden = (event for event in events if event.is_hidden)
        self._concerned = {seat for event in hidden for seat in (event.seat, event.other)}
        self._shown: dict[int | None, list[msg.EventInfo]] = {}

    def show(self, seat: int | None) -> list[msg.EventInfo]:
        who = seat if seat in self._concerned else None
        if who not in self._shown:
            self._shown[who] = [show_event(event.seen_by(who)) for event in self._events]
        return self._shown[who]


def show_event(event: Event) -> msg.EventInfo:
    """An event as it is: with all its cards, unless they have been taken out."""
    return msg.EventInfo(event.name, event.seat, event.other, event.cards, event.count, event.color)


# Which field of an entry is the text of its note.
NOTE_TEXTS = {
    "joined": "name",
    "renamed": "name",
    "went": "why",
    "bot_sat": "bot",
    "answered": "agree",
    "moved": "by",
    "covered": "why",
    "said": "text",
    "reacted": "reaction",
    "lobby": "secret",
    "given_up": "secret",
}


def show_entry(entry: log.AnyEntry) -> msg.Note:
    """What happened at the table, without what stays on the server."""
    what = str(entry.__struct_config__.tag)
    text: Any = getattr(entry, NOTE_TEXTS.get(what, ""), None)
    return msg.Note(
        what,
        entry.by if isinstance(entry, log.Proposed) else getattr(entry, "person", None),
        getattr(entry, "seat", None),
        {True: "yes", False: "no"}.get(text, text),
    )


def changes_table(entry: log.AnyEntry, phase: msg.Phase) -> bool:
    """Does an entry, after which the table is in that phase, change what all are shown of it?"""
    if isinstance(entry, log.Moved):
        return phase != "playing"
    return not isinstance(entry, log.Talk | log.Shared)
