"""The places that somebody has at tables: found by their tokens, and what is told of each table."""

from __future__ import annotations

from typing import Any

from ..table.codes import is_code
from ..table.live import LiveTable
from ..table.people import Person
from ..table.refusal import Refusal
from ..table.table import Table, hash_token
from ..words import BOT_NAMES
from .cluster.visits import Visits

MOST_PLACES = 10  # in one question: each of these tables may have to be loaded


async def find_places(visits: Visits, tokens: dict[str, str]) -> dict[str, Any]:
    """By code, what is to be said of a table; where there is no such place, the refusal.

    Whether there is no such table or no such person is not told: nobody finds codes here.
    """
    return {code: await _find_place(visits, code, token) for code, token in tokens.items()}


async def _find_place(visits: Visits, code: str, token: str) -> dict[str, Any]:
    try:
        people_of = visits.registry.storage.people_of
        if not is_code(code) or not await people_of(code, hash_token(token)):
            raise Refusal("no_credentials")
        return await visits.describe_place(code, token)
    except Refusal as refusal:
        unknown = refusal.reason == "no_table"
        return {"refused": "no_credentials" if unknown else refusal.reason}


def describe_place(live: LiveTable, person: Person) -> dict[str, Any]:
    """What is played at a table, who else is there, and whose turn it is."""
    table = live.table
    others = [one for one in table.people.values() if one.id != person.id]
    to_act = table.play.game.to_act if table.play else None
    return {
        "edition": table.settings.edition,
        "title": table.edition.title,
        "phase": table.phase,
        "name": person.name,
        "others": [{"name": one.name, "here": one.id in live.here} for one in others],
        "turn": None if to_act is None else _called(table, to_act),
        "yours": to_act is not None and to_act == person.seat,
    }


def _called(table: Table, seat: int) -> str:
    person = table.seats[seat].person
    return table.people[person].name if person else BOT_NAMES[seat % len(BOT_NAMES)]
