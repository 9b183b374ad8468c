"""Games and rounds begin: who asks for it, who gets a seat, whose shares are in the shuffle."""

from __future__ import annotations

import re
from contextlib import suppress

import msgspec

from ...rules.state import MAX_PLAYERS
from ...rules.version import RULES_VERSION
from .. import messages as msg
from ..log import entries as log
from ..people import Person
from ..refusal import Refusal, require
from ..shuffles import SHUFFLING, new_secret, promise
from ..table import Table
from .agreeing import check_settings
from .dispatch import Entries, answer

DIGITS = re.compile("[0-9a-f]{64}")


@answer.register
def _(message: msg.Start, table: Table, person: Person) -> Entries:
    if table.sealed is not None:
        return []  # it has been asked for
    require(table.phase in ("lobby", "game_over"), "not_in_lobby")
    require(sum(not seat.is_free for seat in table.seats) >= 2, "too_few_players")
    return begin_next(table)


def begin_next(table: Table) -> Entries:
    """A game, the next round of one, or another game; whoever has asked for a seat gets one."""
    secret = table.sealed.secret if table.sealed else new_secret()
    late = _seat_late(table)
    seats = max([table.settings.seats, *(sat.seat + 1 for sat in late if sat.seat is not None)])
    check_settings(msgspec.structs.replace(table.settings, seats=seats), table.own)
    if table.phase == "round_over":
        return [*late, log.Dealt(secret if table.current.rounds else None)]
    could_tell = len(table.playing_people) + len(late) > 1  # somebody else than who plays
    edition = table.edition.id if table.edition.digest else ""
    started = log.Started(secret, RULES_VERSION, SHUFFLING, could_tell, edition)
    return [*late, started]


# What begins because everybody who is there has asked for it.


def players_there(table: Table, here: set[str]) -> list[Person]:
    """Those who have to ask for what comes next: bots and people who are away do not."""
    players = table.playing_people
    return [one for one in players if one.id in here and not table.seats[one.seat or 0].covered]


def go_on(table: Table, here: set[str], entries: Entries) -> Entries:
    """What somebody asks for begins at once if all others have asked before."""
    match entries:
        case [log.Asked(person=asking)] if table.phase != "playing":
            there = [one.id for one in players_there(table, here)]
            if asking in there and {*there} <= {asking, *table.ready}:
                entries = begin_next(table)
        case [log.Shared(person=last, share=str())]:
            if table.sealed and table.sealed.silent == {last}:
                return [*entries, *begin_next(table)]
    return seal(table, here, entries)


def seal(table: Table, here: set[str], entries: Entries) -> Entries:
    """Those who have promised a share of the shuffles are asked for it before the deal."""
    match entries:
        case [*_, log.Started(secret=str(secret)) | log.Dealt(secret=str(secret))]:
            people = [one for one in table.sharing if one in here]
            return [log.Sealed(secret, people)] if people else entries
    return entries


# Who gets a seat.


def _most_seats(table: Table) -> int:
    """For how many the deck is enough; what an edition of its own has may be a small one."""
    for seats in range(MAX_PLAYERS, len(table.seats), -1):
        with suppress(Refusal):
            check_settings(msgspec.structs.replace(table.settings, seats=seats), table.own)
            return seats
    return len(table.seats)


def _asked_late(table: Table) -> list[str]:
    """Those who have no seat and have asked for one, in this order."""
    return [one for one in table.ready if table.people[one].seat is None]


def _late_seats(table: Table) -> list[int]:
    """What they can have: the seats of bots first, and then new ones."""
    bots = [number for number, seat in enumerate(table.seats) if seat.bot]
    return [*bots, *range(len(table.seats), _most_seats(table))]


def _seat_late(table: Table) -> list[log.Sat]:
    asked = _asked_late(table)
    if table.play is None or not table.settings.late or not asked:
        return []
    pairs = zip(asked, _late_seats(table), strict=False)  # who came last may be left without
    return [log.Sat(one, seat) for one, seat in pairs]


def _require_late_seat(table: Table, person: Person) -> None:
    """Nobody is promised a seat that there is not."""
    require(table.settings.late, "not_in_lobby", "nobody gets a seat during a game here")
    before = [one for one in _asked_late(table) if one != person.id]
    free = _late_seats(table)
    require(len(free) > len(before), "table_full", f"no more than {_most_seats(table)} can play")


# Asking for it.


@answer.register
def _(message: msg.NextRound, table: Table, person: Person) -> Entries:
    if table.sealed is not None:
        return []  # it is about to begin
    require(table.play, "not_playing")
    between = table.phase in ("round_over", "game_over")
    if message.now:
        require(table.host == person.id, "not_host")
        require(between, "not_your_move")
        return begin_next(table)
    if person.seat is None:
        _require_late_seat(table, person)
    else:
        require(between, "not_your_move")
    return [] if person.id in table.ready else [log.Asked(person.id)]


@answer.register
def _(message: msg.Share, table: Table, person: Person) -> Entries:
    require(person.seat is not None, "not_playing")
    require(DIGITS.fullmatch(message.promise), "bad_message", "a promise has 64 digits")
    part = table.sealed.part_of(person.id) if table.sealed else None
    said = message.share if part is not None and part.share is None else None
    if part is not None and said is not None:
        kept = DIGITS.fullmatch(said) and promise(said) == part.promise
        require(kept, "bad_message", "this is not the share that was promised")
    if said is None and table.promises.get(person.id) == message.promise:
        return []
    return [log.Shared(person.id, message.promise, said)]


@answer.register
def _(message: msg.ToLobby, table: Table, person: Person) -> Entries:
    require(table.play, "not_playing")
    return [log.BackInLobby(table.open_secret)]
