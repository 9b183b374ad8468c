"""Going on together: what begins because everybody who is there has asked for it."""

from __future__ import annotations

from .commands import Entries, begin_next
from .log import entries as log
from .people import Person
from .table import Table


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
