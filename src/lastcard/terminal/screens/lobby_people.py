"""What the host can do with the others at a table: make somebody host, or send them away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...table import messages as msg
from ..widgets.choosers import Choice

DEEDS: Mapping[str, type[msg.HandOver] | type[msg.Remove]] = {
    "make host in your place": msg.HandOver,
    "send away": msg.Remove,
}


def others(table: msg.TableInfo, own: str | None) -> Sequence[msg.PersonInfo]:
    """Everybody at the table but whoever asks: those who play first, as they sit."""
    found = [one for one in table.people if one.id != own]
    return sorted(found, key=lambda one: len(table.seats) if one.seat is None else one.seat)


def people_choices(people: Sequence[msg.PersonInfo]) -> list[Choice]:
    return [Choice(one.id, f"{one.name}, {_whereabouts(one)}") for one in people]


def _whereabouts(person: msg.PersonInfo) -> str:
    where = "watching" if person.seat is None else f"seat {person.seat + 1}"
    return where if person.here else f"{where}, away"


def deed_choices() -> list[Choice]:
    return [Choice(words, words) for words in DEEDS]
