"""A table at which people play game after game: what is kept of it does not grow with them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from lastcard import Game
from lastcard.record import read_headers
from lastcard.server.cluster import open_tables
from lastcard.server.cluster.open_tables import Registry, open_registry
from lastcard.server.sql import keeping
from lastcard.server.sql.database import Unreachable, entries, snapshots
from lastcard.server.sql.sql_storage import SqlStorage, open_storage
from lastcard.table import messages as msg
from lastcard.table.audience import Viewer
from lastcard.table.live import LiveTable
from lastcard.table.proof import check_proof
from lastcard.table.schedule import Tempo
from lastcard.table.table import hash_token
from tests.support.sqlite_files import ready_in

KEPT_EVERY = 40
QUICK: dict[str, str | int | bool] = {"target": 10, "hand_size": 2}


class Guest:
    """Somebody at a table, with all versions that they have been shown."""

    def __init__(self) -> None:
        self.versions: list[int] = []
        self.token = ""
        self.viewer = Viewer(self._take, lambda: None)

    def _take(self, message: msg.ServerMessage) -> None:
        if isinstance(message, msg.Welcome):
            self.versions.append(message.version)
            self.token = message.token or self.token
        elif isinstance(message, msg.Update):
            self.versions.append(message.version)


def with_server(folder: Path, scene: Callable[[Registry], Awaitable[None]]) -> None:
    async def run() -> None:
        async with (
            open_storage(ready_in(folder)) as storage,
            open_registry(storage, Tempo()) as registry,
        ):
            await scene(registry)

    asyncio.run(run())


async def play_game(table: LiveTable, guests: list[Guest]) -> None:
    await table.receive(guests[0].viewer, msg.Start())
    while table.table.phase != "game_over":
        game, version = table.table.current.game, table.table.current.version
        if game.round_over:
            await table.receive(guests[0].viewer, msg.NextRound(now=True))
            continue
        mover = next(one for one in guests if table.audience.seat_of(one.viewer) == game.to_act)
        await table.receive(mover.viewer, msg.Play(0, game.legal()[0], version))


async def play_long(table: LiveTable, guests: list[Guest]) -> None:
    """Games enough for the table to be written down as it is, more than once."""
    until = table.table.version + 2 * KEPT_EVERY
    while table.table.version < until:
        await play_game(table, guests)


async def sit_down(registry: Registry) -> tuple[LiveTable, list[Guest]]:
    code = await registry.create(msg.Settings(seats=2, window=0, options=QUICK))
    table, guests = await registry.find(code), [Guest(), Guest()]
    for guest, name in zip(guests, ("Ann", "Ben"), strict=True):
        await table.hello(guest.viewer, msg.Hello(name=name))
    return table, guests


async def count_entries(storage: SqlStorage) -> int:
    count = sa.select(sa.func.count()).select_from(entries)
    return await storage.database.read(lambda link: int(link.scalar(count) or 0))


async def read_snapshots(storage: SqlStorage) -> str:
    return await storage.database.read(
        lambda link: " ".join(link.scalars(sa.select(snapshots.c.state)))
    )


@pytest.fixture(autouse=True)
def often_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lastcard.server.cluster.open_tables.KEPT_EVERY", KEPT_EVERY)


def test_the_log_of_many_games_stays_short_and_each_game_can_be_replayed(tmp_path: Path) -> None:
    found: dict[str, Any] = {}

    async def play(registry: Registry) -> None:
        table, guests = await sit_down(registry)
        await play_long(table, guests)
        await play_long(table, guests)
        assert await count_entries(registry.storage) < KEPT_EVERY + 10
        for guest in guests:
            first = guest.versions[0]
            assert guest.versions == list(range(first, first + len(guest.versions)))
        found.update(code=table.table.code, version=table.table.version, token=guests[0].token)
        table.break_off()  # as if it was killed: nothing more is written down

    async def play_on(registry: Registry) -> None:
        table = await registry.find(found["code"])
        assert table.table.version == found["version"]
        guest = Guest()
        await table.hello(guest.viewer, msg.Hello(token=found["token"]))
        await table.receive(guest.viewer, msg.Chat(0, "Still here"))
        assert guest.versions == [found["version"], found["version"] + 1]
        kept = await registry.storage.list_games(found["code"])
        assert len(kept) > 1
        for game in kept:
            record = (await registry.storage.load_game(game["key"]) or {})["record"]
            assert Game.from_record(record).scores == game["scores"]
            check_proof(record)
            assert read_headers(record)["People"] == "0 1"

    with_server(tmp_path, play)
    with_server(tmp_path, play_on)


def test_a_short_log_still_says_who_came_and_that_it_was_played_at(tmp_path: Path) -> None:
    async def scene(registry: Registry) -> None:
        table, guests = await sit_down(registry)
        code, storage = table.table.code, registry.storage
        await table.receive(guests[1].viewer, msg.Rename(0, "Benno"))
        await play_long(table, guests)
        for guest in guests:
            assert len(await storage.people_of(code, hash_token(guest.token))) == 1
            await table.goodbye(guest.viewer)
        (line,) = await storage.database.read(keeping.list_tables)
        assert sorted(line.people.values()) == ["Ann", "Benno"]
        await registry.hand_over()
        await registry.leases.end()
        assert (
            await storage.database.write(partial(keeping.remove_idle_tables, 0, line.touched + 10))
            == []
        )

    with_server(tmp_path, scene)


def test_a_forgotten_name_is_not_in_what_was_written_down_of_the_table(tmp_path: Path) -> None:
    async def scene(registry: Registry) -> None:
        table, guests = await sit_down(registry)
        code, storage = table.table.code, registry.storage
        await play_long(table, guests)
        people = await storage.people_of(code, hash_token(guests[0].token))
        assert '"Ann"' in await read_snapshots(storage)
        await storage.database.write(partial(keeping.forget_people, people, code))
        written = await read_snapshots(storage)
        assert '"Ann"' not in written
        assert '"Ben"' in written
        table.break_off()  # of which a server finds out with the next move
        again = await registry.find(code)
        assert sorted(one.name for one in again.table.people.values()) == ["?", "Ben"]
        assert again.table.current.names == ["?", "Ben"]

    with_server(tmp_path, scene)


def test_what_people_say_is_written_down_nowhere(tmp_path: Path) -> None:
    async def scene(registry: Registry) -> None:
        table, guests = await sit_down(registry)
        await play_long(table, guests)
        await table.receive(guests[0].viewer, msg.Chat(0, "between you and me"))
        await play_long(table, guests)
        await registry.hand_over()
        assert "last" in await read_snapshots(registry.storage)

    with_server(tmp_path, scene)
    files = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert b"between you and me" not in files


def test_the_name_of_somebody_who_was_removed_is_forgotten_too(tmp_path: Path) -> None:
    async def scene(registry: Registry) -> None:
        table, guests = await sit_down(registry)
        ben = guests[1].viewer.person or ""
        await table.receive(guests[0].viewer, msg.Remove(0, ben))
        await table.goodbye(guests[0].viewer)
        await registry.hand_over()
        assert '"ben"' in await read_snapshots(registry.storage)
        await registry.storage.database.write(partial(keeping.forget, ["Ben"]))
        assert '"ben"' not in (await read_snapshots(registry.storage)).lower()

    with_server(tmp_path, scene)


def test_while_the_database_does_not_answer_tidying_up_waits_and_says_so_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    seen = asyncio.Event()

    async def fail(self: Registry) -> None:
        if caplog.messages:
            seen.set()
        raise Unreachable("no answer")

    async def wait(registry: Registry) -> None:
        await seen.wait()

    monkeypatch.setattr(open_tables, "SWEEP", 0)
    monkeypatch.setattr(Registry, "sweep", fail)
    with_server(tmp_path, wait)
    assert set(caplog.messages) == {"tidying up has to wait: no answer"}
    assert not any(record.exc_info for record in caplog.records)
