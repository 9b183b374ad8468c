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

_NAMES = {
    raw.DREW_FOR_DEAL: "drew_for_deal",
    raw.DEALS: "deals",
    raw.TURNED_UP: "turned_up",
    raw.PUT_BACK: "put_back",
    raw.PLAYED: "played",
    raw.FLIPPED_UP: "flipped",
    raw.CHOSE_COLOR: "chose_color",
    raw.DREW: "drew",
    raw.PASSED: "passed",
    raw.MISSED: "missed",
    raw.REVERSED: "reversed",
    raw.RESHUFFLED: "reshuffled",
    raw.OWES: "owes",
    raw.ACCEPTED: "accepted",
    raw.CHALLENGED: "challenged",
    raw.GUILTY: "guilty",
    raw.INNOCENT: "innocent",
    raw.SHOWED: "showed",
    raw.GAVE: "gave",
    raw.UNO_CALLED: "uno",
    raw.CAUGHT: "caught",
    raw.TOOK_POWER: "took_power",
    raw.SHIELDED: "shielded",
    raw.SHIELD_ENDED: "shield_ended",
    raw.WARDED_OFF: "warded_off",
    raw.HANDS_WENT_LEFT: "hands_left",
    raw.HANDS_WENT_RIGHT: "hands_right",
    raw.SWAPPED: "swapped",
    raw.REDEALT: "redealt",
    raw.PLAYS_AGAIN: "plays_again",
    raw.WENT_OUT: "went_out",
    raw.JUMPED_IN: "jumped_in",
    raw.FILLS_UP: "fills_up",
}
EVENT_NAMES = tuple(_NAMES.values())
_WITH_CARD = (raw.DREW_FOR_DEAL, raw.PLAYED, raw.FLIPPED_UP, raw.DREW)
_CARD_ALONE = (raw.TURNED_UP, raw.PUT_BACK)
_WITH_COLOR = (raw.CHOSE_COLOR, raw.TOOK_POWER)
_WITH_OTHER = (raw.CHALLENGED, raw.SHOWED, raw.GAVE, raw.CAUGHT, raw.SHIELDED, raw.SWAPPED)
_OF_TABLE = (raw.REVERSED, raw.HANDS_WENT_LEFT, raw.HANDS_WENT_RIGHT, raw.REDEALT)


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

    def seen_by(self, seat: int | None) -> Event:
        """The event as one seat sees it (None: somebody who only watches)."""
        public = self.name not in ("drew", "showed", "gave")
        shown_to_all = self.name == "showed" and self.other is None
        concerned = seat is not None and seat in (self.seat, self.other)
        return self if public or shown_to_all or concerned else replace(self, cards=())

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
        if event.name == "drew" and found and _continues(found[-1], event):
            event = _with_card(found.pop(), event.cards[0])
        found.append(event)
    return found


def _continues(last: Event, event: Event) -> bool:
    return last.name == event.name and last.seat == event.seat


def _with_card(event: Event, card: str) -> Event:
    return replace(event, cards=(*event.cards, card), count=event.count + 1)


def _read_event(edition: Edition, what: int, first: int, second: int) -> Event:
    name = _NAMES[what]
    if what in _CARD_ALONE:
        return Event(name, cards=(edition.codes[first],), count=1)
    if what in _WITH_CARD:
        return Event(name, first, cards=(edition.codes[second],), count=1)
    if what in _WITH_COLOR:
        return Event(name, first, color=COLOR_LETTERS[second])
    if what in _WITH_OTHER:
        return Event(name, first, None if second == raw.EVERYONE else second)
    if what == raw.RESHUFFLED:
        return Event(name, count=first)
    if what in (raw.OWES, raw.FILLS_UP):
        return Event(name, first, count=second)
    return Event(name) if what in _OF_TABLE else Event(name, first)
