"""What the host can do with the others at a table: make somebody host, or send them away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...table import messages as msg
from ...words import Words
from ..widgets.choosers import Choice

DEEDS: Mapping[str, type[msg.HandOver] | type[msg.Remove]] = {
    "lobby-hand-over": msg.HandOver,
    "lobby-remove": msg.Remove,
}


def others(table: msg.TableInfo, own: str | None) -> Sequence[msg.PersonInfo]:
    """Everybody at the table but whoever asks: those who play first, as they sit."""
    found = [one for one in table.people if one.id != own]
    return sorted(found, key=lambda one: len(table.seats) if one.seat is None else one.seat)


def people_choices(people: Sequence[msg.PersonInfo], words: Words) -> list[Choice]:
    return [Choice(one.id, f"{one.name}, {_whereabouts(one, words)}") for one in people]


def _whereabouts(person: msg.PersonInfo, words: Words) -> str:
    where = words.say("lobby-watching") if person.seat is None else words.seat(person.seat)
    return where if person.here else f"{where}, {words.say('lobby-away')}"


def deed_choices(words: Words) -> list[Choice]:
    return [Choice(message, words.say(message)) for message in DEEDS]
