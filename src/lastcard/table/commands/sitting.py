"""Who is at the table, who sits where, and what they say to each other."""

from __future__ import annotations

import secrets

from ...bots import check_bot
from ...editions.written_rules import on_one_line
from ...errors import LastcardError
from .. import messages as msg
from ..log import entries as log
from ..people import Person
from ..plain_names import looks_of
from ..refusal import Refusal, require
from ..table import Table, hash_token
from .dispatch import Entries, answer

MOST_PEOPLE = 30


def join(table: Table, name: str) -> tuple[str, Entries]:
    """Somebody new: the secret token, and the entries. The first to come is host."""
    require(len(table.people) < MOST_PEOPLE, "table_full")
    token = secrets.token_urlsafe(24)
    person = secrets.token_hex(4)
    entries: Entries = [log.Joined(person, _check_name(table, name), hash_token(token))]
    if table.host is None:
        entries.append(log.HostIs(person))
    free = [number for number, seat in enumerate(table.seats) if seat.is_free]
    if free and table.phase == "lobby" and table.sealed is None:
        entries.append(log.Sat(person, free[0]))
    return token, entries


def find_person(table: Table, token: str) -> Person:
    """Whose token this is; every comparison takes the same time. Raises Refusal if nobody's."""
    digest = hash_token(token)
    found = None
    for person in table.people.values():
        if secrets.compare_digest(person.token_hash, digest):
            found = person
    if found is None:
        raise Refusal("no_credentials")
    return found


def _check_name(table: Table, name: str, but: str | None = None) -> str:
    clean = on_one_line(name)
    looks = looks_of(clean)
    fits = all(looks) and len(clean) <= msg.MAX_NAME
    require(fits, "bad_name", f"1 to {msg.MAX_NAME} characters")
    others = (looks_of(one.name) for one in table.people.values() if one.id != but)
    require(looks.isdisjoint(set().union(*others)), "name_taken")
    require(looks.isdisjoint(table.removed), "banned")
    return clean


@answer.register
def _(message: msg.Rename, table: Table, person: Person) -> Entries:
    return [log.Renamed(person.id, _check_name(table, message.name, person.id))]


@answer.register
def _(message: msg.Sit, table: Table, person: Person) -> Entries:
    is_late = table.phase != "lobby"
    if is_late:
        require(person.seat is None and message.seat is not None, "not_in_lobby")
        require(table.settings.late, "not_in_lobby", "nobody takes a bot's seat here")
    if message.seat is not None:
        require(0 <= message.seat < len(table.seats), "no_such_seat")
        seat = table.seats[message.seat]
        require(seat.bot if is_late else seat.is_free, "seat_taken")
    return [log.Sat(person.id, message.seat)]


@answer.register
def _(message: msg.Leave, table: Table, person: Person) -> Entries:
    return go(table, person, "left")


def go(table: Table, person: Person, why: str) -> Entries:
    """Somebody goes for good; if it was the host, the next player is, or else who watches."""
    entries: Entries = [log.Went(person.id, "removed" if why == "removed" else "left")]
    if table.host == person.id:
        others = [other for other in table.people.values() if other.id != person.id]
        others.sort(key=lambda other: other.seat is None)
        entries.append(log.HostIs(others[0].id if others else None))
    return entries


# The host.


@answer.register
def _(message: msg.Remove, table: Table, person: Person) -> Entries:
    require(message.person in table.people, "no_such_person")
    return go(table, table.people[message.person], "removed")


@answer.register
def _(message: msg.HandOver, table: Table, person: Person) -> Entries:
    require(message.person in table.people, "no_such_person")
    return [log.HostIs(message.person)]


@answer.register
def _(message: msg.SeatBot, table: Table, person: Person) -> Entries:
    require(table.phase == "lobby", "not_in_lobby")
    require(0 <= message.seat < len(table.seats), "no_such_seat")
    require(table.seats[message.seat].person is None, "seat_taken")
    try:
        if message.bot is not None:
            check_bot(message.bot)
    except LastcardError as error:
        raise Refusal("no_such_bot", str(error)) from error
    return [log.BotSat(message.seat, message.bot)]


# Talk.


@answer.register
def _(message: msg.Chat, table: Table, person: Person) -> Entries:
    require(table.settings.chat, "chat_off")
    text = on_one_line(message.text)
    require(text, "bad_message", "there is nothing to read in it")
    require(len(text) <= msg.MAX_TEXT, "too_long", f"1 to {msg.MAX_TEXT} characters")
    return [log.Said(person.id, text)]


@answer.register
def _(message: msg.React, table: Table, person: Person) -> Entries:
    return [log.Reacted(person.id, message.reaction)]
