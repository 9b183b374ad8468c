"""What happened in a move, as people's programs see it, and who may see which part."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING

from .editions import Edition, find_edition
from .editions.edition import COLOR_LETTERS
from .errors import InvalidRecord
from .json_text import read_fields, read_object, write_json
from .rules import events as raw
from .rules.state import State

if TYPE_CHECKING:
    from .words import Names

# What each event carries: its name, and then the fields that its values fill in. `cards` that come
# third follow one by one.
_KINDS: dict[int, tuple[str, ...]] = {
    raw.DREW_FOR_DEAL: ("drew_for_deal", "seat", "cards"),
    raw.DEALS: ("deals", "seat"),
    raw.TURNED_UP: ("turned_up", "cards"),
    raw.PUT_BACK: ("put_back", "cards"),
    raw.PLAYED: ("played", "seat", "cards"),
    raw.FLIPPED_UP: ("flipped", "seat", "cards"),
    raw.CHOSE_COLOR: ("chose_color", "seat", "color"),
    raw.DREW: ("drew", "seat", "cards"),
    raw.PASSED: ("passed", "seat"),
    raw.MISSED: ("missed", "seat"),
    raw.REVERSED: ("reversed",),
    raw.RESHUFFLED: ("reshuffled", "count"),
    raw.OWES: ("owes", "seat", "count"),
    raw.ACCEPTED: ("accepted", "seat"),
    raw.CHALLENGED: ("challenged", "seat", "other"),
    raw.GUILTY: ("guilty", "seat"),
    raw.INNOCENT: ("innocent", "seat"),
    raw.SHOWED: ("showed", "seat", "other", "cards"),
    raw.GAVE: ("gave", "seat", "other", "cards"),
    raw.UNO_CALLED: ("uno", "seat"),
    raw.CAUGHT: ("caught", "seat", "other"),
    raw.TOOK_POWER: ("took_power", "seat", "color"),
    raw.SHIELDED: ("shielded", "seat", "other"),
    raw.SHIELD_ENDED: ("shield_ended", "seat"),
    raw.WARDED_OFF: ("warded_off", "seat"),
    raw.HANDS_WENT_LEFT: ("hands_left",),
    raw.HANDS_WENT_RIGHT: ("hands_right",),
    raw.SWAPPED: ("swapped", "seat", "other"),
    raw.REDEALT: ("redealt",),
    raw.PLAYS_AGAIN: ("plays_again", "seat"),
    raw.WENT_OUT: ("went_out", "seat"),
    raw.JUMPED_IN: ("jumped_in", "seat"),
    raw.FILLS_UP: ("fills_up", "seat", "count"),
    raw.DISCARDED: ("discarded", "seat", "count", "cards"),
    raw.LOST_POWER: ("lost_power", "seat", "color"),
}
EVENT_FIELDS = {name: fields for name, *fields in _KINDS.values()}
EVENT_NAMES = tuple(EVENT_FIELDS)


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: its name, who did it, and to whom, with which cards.

    `other` is the second player concerned (None: everyone, for a hand that is shown). `cards` is
    empty where the reader may not see them; `count` says how many there were all the same.
    """

    name: str
    seat: int | None = None
    other: int | None = None
    cards: tuple[str, ...] = ()
    count: int = 0
    color: str | None = None

    @property
    def is_hidden(self) -> bool:
        """Are its cards for those only whom it concerns?"""
        shown_to_all = self.name == "showed" and self.other is None
        return self.name in ("drew", "showed", "gave") and not shown_to_all

    def seen_by(self, seat: int | None) -> Event:
        """The event as one seat sees it (None: somebody who only watches)."""
        concerned = seat is not None and seat in (self.seat, self.other)
        return replace(self, cards=()) if self.is_hidden and not concerned else self

    def to_json(self) -> str:
        """The event as JSON; fields that say nothing are left out.

        >>> Event("played", 1, cards=("r7",), count=1).to_json()
        '{"name":"played","seat":1,"cards":["r7"],"count":1}'
        """
        shown = {one.name: getattr(self, one.name) for one in fields(self)}
        return write_json({name: value for name, value in shown.items() if value != _BARE[name]})

    @classmethod
    def from_json(cls, text: str | bytes) -> Event:
        """The event that `to_json` wrote; raises InvalidRecord."""
        event = cls(**read_fields(cls, read_object(text, "an event"), "an event"))
        if event.name not in EVENT_NAMES:
            raise InvalidRecord(f"there is no event {event.name[:40]!r}")
        return event

    def words(
        self,
        language: str = "en",
        names: Names | Sequence[str] | None = None,
        edition: Edition | str = "classic",
    ) -> str:
        """The event in a sentence; needs the extra `play`.

        >>> Event("played", 1, cards=("r7",), count=1).words(names=["Ada", "Ben"])
        'Ben plays a red 7.'
        >>> Event("played", 1, cards=("r7",), count=1).words("de", names=["Ada", "Ben"])
        'Ben spielt eine rote 7.'
        """
        from .words import words_in

        return words_in(language).event(self, find_edition(edition), names)


_BARE = {one.name: one.default for one in fields(Event)}


def read_events(state: State, edition: Edition) -> list[Event]:
    """The events noted in the record by the last step of a move."""
    found: list[Event] = []
    for i in range(state.event_count):
        what, first, second = (state.events[i, j] for j in range(3))
        if what == raw.SEEN:
            found[-1] = _with_card(found[-1], edition.codes[first])
            continue
        event = _read_event(edition, what, first, second)
        goes_on = found and (found[-1].name, found[-1].seat) == ("drew", event.seat)
        if event.name == "drew" and goes_on:
            event = _with_card(found.pop(), event.cards[0])
        found.append(event)
    return found


def _with_card(event: Event, card: str) -> Event:
    return replace(event, cards=(*event.cards, card), count=event.count + 1)


def _read_event(edition: Edition, what: int, first: int, second: int) -> Event:
    name, *fields = _KINDS[what]
    values = dict(zip(fields, (first, second), strict=False))
    other, card, color = values.get("other"), values.get("cards"), values.get("color")
    return Event(
        name,
        values.get("seat"),
        None if other == raw.EVERYONE else other,
        () if card is None else (edition.codes[card],),
        values.get("count", 0 if card is None else 1),
        None if color is None else COLOR_LETTERS[color],
    )
