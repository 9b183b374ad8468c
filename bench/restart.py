"""How soon a server has all its tables back after a restart, when everybody comes at once.

    python -m bench.restart --tables 2500 --entries 500

The tables are in the middle of games. After a stop each has been written down as it is; after a
kill what was played since it last was, up to 200 entries, is played again. What is measured is
the processor's time from opening the database until every table is in memory, and the time by the
clock beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from functools import partial
from random import Random

import msgspec
import sqlalchemy as sa

from lastcard import RULES_VERSION
from lastcard.server.cluster.open_tables import KEPT_EVERY, open_registry
from lastcard.server.config import ServerSettings
from lastcard.server.sql.database import entries, snapshots, tables
from lastcard.server.sql.sql_storage import open_storage
from lastcard.table.audience import Audience
from lastcard.table.codes import new_code
from lastcard.table.log import entries as log
from lastcard.table.log.snapshots import write_snapshot
from lastcard.table.messages import Settings
from lastcard.table.schedule import Tempo
from lastcard.table.table import Table

SETTINGS = Settings(seats=4, options={"target": 5000})


class Log:
    """A table's, and the table as it was at some of its versions."""

    def __init__(self, length: int) -> None:
        self.entries: list[str] = []
        self.states: dict[int, str] = {}
        self._table = Table("TABLE234", SETTINGS)
        self._audience = Audience(self._table)
        for seat in range(SETTINGS.seats):
            self._add(log.Joined(f"p{seat}", f"player {seat}", "hash"))
            self._add(log.Sat(f"p{seat}", seat))
        luck = Random(1)
        self._add(log.Started("ab" * 32))
        while len(self.entries) < length:
            game = self._table.current.game
            if game.to_act is None:
                self._add(log.Dealt("cd" * 32))
            else:
                self._add(log.Moved(game.to_act, luck.choice(game.legal()), "person"))

    def _add(self, entry: log.AnyEntry) -> None:
        self._audience.recall(entry, self._table.apply(entry))
        self.entries.append(log.write_entry(entry).decode())
        self.states[len(self.entries)] = write_snapshot(self._table, self._audience).decode()


AT_ONCE = 10  # tables in a transaction


async def fill(address: str, codes: list[str], one: Log, kept: int) -> None:
    """So many tables, each with this log, last written down at some version."""
    async with open_storage(address) as storage:
        for start in range(0, len(codes), AT_ONCE):
            part = codes[start : start + AT_ONCE]
            await storage.database.write(partial(write_tables, part, one, kept))


def write_tables(codes: list[str], one: Log, kept: int, link: sa.Connection) -> None:
    now, settings = time.time(), msgspec.json.encode(SETTINGS).decode()
    table = {"created": now, "touched": now, "settings": settings, "version": len(one.entries)}
    snapshot = {"version": kept, "said": 0, "rules": RULES_VERSION, "state": one.states[kept]}
    numbered = list(enumerate(one.entries, 1))
    link.execute(sa.insert(tables), [{"code": code, **table} for code in codes])
    link.execute(sa.insert(snapshots), [{"code": code, **snapshot} for code in codes])
    rows = [{"code": code, "version": v, "entry": text} for code in codes for v, text in numbered]
    link.execute(sa.insert(entries), rows)


async def come_back(address: str, codes: list[str]) -> dict[str, float]:
    began, spent = time.perf_counter(), time.process_time()
    settings = ServerSettings(most_tables=len(codes) + 1)
    async with open_storage(address) as storage, open_registry(storage, Tempo(), settings) as found:
        await asyncio.gather(*map(found.find, codes))
        return {
            "processor_seconds": time.process_time() - spent,
            "seconds": time.perf_counter() - began,
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=2500)
    parser.add_argument("--entries", type=int, default=500)
    arguments = parser.parse_args()
    one = Log(arguments.entries)
    ends = {"stopped": arguments.entries, "killed": arguments.entries // KEPT_EVERY * KEPT_EVERY}
    for how, kept in ends.items():
        codes = [new_code() for _ in range(arguments.tables)]
        with tempfile.TemporaryDirectory() as folder:
            address = f"sqlite:///{folder}/tables.db"
            asyncio.run(fill(address, codes, one, kept))
            print(json.dumps({"after": how, **asyncio.run(come_back(address, codes))}))


if __name__ == "__main__":
    main()
