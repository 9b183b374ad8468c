"""Tables in the middle of a game, put into the database as the server would have written them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import msgspec

from lastcard import Game
from lastcard.server.running import check_database
from lastcard.server.sql.sql_storage import open_storage
from lastcard.table.codes import new_code, spell_code
from lastcard.table.log import entries as log
from lastcard.table.messages import Settings
from lastcard.table.shuffles import SHUFFLING
from lastcard.table.table import Table, hash_token

Wanted = Callable[[Game], bool]
Script = Callable[[Game], str | None]  # the next move of whoever is to act; None: that is enough
DEALS = 1000  # to look through


@dataclass(frozen=True)
class Prepared:
    """A table, and the links by which its people come back to their seats."""

    code: str
    names: tuple[str, ...]
    tokens: tuple[str, ...]
    rest: tuple[tuple[int, str], ...] = ()  # moves that are still to be made: seat and move

    @property
    def path(self) -> str:
        return f"/t/{spell_code(self.code)}"

    def link(self, person: int) -> str:
        return f"{self.path}#{self.tokens[person]}"


def is_anns_turn(game: Game) -> bool:
    return game.to_act == 0 and game.phase == "turn"


def prepare_table(
    database: str,
    names: Sequence[str] = ("Ann", "Ben"),
    *,
    bots: Sequence[str] = (),
    rule: tuple[str, str] | None = None,
    wanted: Wanted | None = None,
    script: Script | None = None,
    live: int = 0,
    rounds: int = 1,
    **settings: Any,
) -> Prepared:
    """Lay out a table at which people and bots sit, in this order.

    They have agreed on `rule`, words and effects, for the first Customizable card.

    With `wanted` or `script`, a game is going on: the first of a fixed row of deals in which, after
    the moves of the script, what is wanted is so. The last `live` of these moves are left to make.
    With more `rounds`, the script plays each of them out.
    """
    seats = max(2, len(names) + len(bots))
    chosen = Settings(**{"seats": seats, "window": 0, **settings})
    code = new_code()
    tokens = tuple(secrets.token_urlsafe(24) for _ in names)
    entries = _sit_down(names, tokens, bots)
    entries += _agree(rule, len(names)) if rule else []
    if wanted or script:
        entries += _begin(chosen, entries, wanted, script, rounds)
    kept, rest = entries[: len(entries) - live], entries[len(entries) - live :]
    with ThreadPoolExecutor(1) as apart:  # in a browser test, a loop runs in this thread already
        apart.submit(asyncio.run, _write(database, code, chosen, kept)).result()
    moves = tuple((one.seat, one.move) for one in rest if isinstance(one, log.Moved))
    return Prepared(code, tuple(names), tokens, moves)


def _sit_down(
    names: Sequence[str], tokens: Sequence[str], bots: Sequence[str]
) -> list[log.AnyEntry]:
    found: list[log.AnyEntry] = []
    for seat, (name, token) in enumerate(zip(names, tokens, strict=True)):
        found.append(log.Joined(f"person{seat}", name, hash_token(token)))
        found += [log.HostIs(f"person{seat}")] if seat == 0 else []
        found.append(log.Sat(f"person{seat}", seat))
    found += [log.BotSat(seat, bot) for seat, bot in enumerate(bots, len(names))]
    return found


def _agree(rule: tuple[str, str], people: int) -> list[log.AnyEntry]:
    others = [log.Answered(1, f"person{seat}", True) for seat in range(1, people)]
    return [log.Proposed(1, "WA", *rule, "person0"), *others]


def _begin(
    settings: Settings,
    before: list[log.AnyEntry],
    wanted: Wanted | None,
    script: Script | None,
    rounds: int,
) -> list[log.AnyEntry]:
    """A deal and moves that lead to what is wanted."""
    for number in range(DEALS):
        table = Table("", settings)
        for entry in before:
            table.apply(entry)
        found = _play(table, log.Started(f"deal {number}", shuffling=SHUFFLING), script)
        for more in range(1, rounds):
            found += _play(table, log.Dealt(f"deal {number}, round {more}"), script)
        if wanted is None or wanted(table.current.game):
            return found
    raise AssertionError(f"what is wanted is in none of {DEALS} deals")


def _play(table: Table, deal: log.AnyEntry, script: Script | None) -> list[log.AnyEntry]:
    table.apply(deal)
    found = [deal]
    game = table.current.game
    while script and game.to_act is not None and (move := script(game)) is not None:
        entry = log.Moved(game.to_act, move, "person")
        table.apply(entry)
        found.append(entry)
    return found


async def _write(database: str, code: str, settings: Settings, entries: list[log.AnyEntry]) -> None:
    async with open_storage(check_database(database)) as storage:
        await storage.add_table(code, msgspec.json.encode(settings))
        await storage.append(code, 1, entries)
