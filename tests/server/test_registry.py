"""The tables of a server: loaded side by side, and each with its own troubles."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from lastcard.server.registry import Registry, open_registry
from lastcard.server.replays import KEPT, Replays
from lastcard.table import entries as log
from lastcard.table.database import entries
from lastcard.table.deciding import Refusal
from lastcard.table.messages import Settings
from lastcard.table.pace import Tempo
from lastcard.table.storage import FinishedGame, StoredTable, open_storage


def with_registry(folder: Path, scene: Callable[[Registry], Awaitable[None]]) -> None:
    async def run() -> None:
        async with (
            open_storage(f"sqlite:///{folder / 'tables.db'}") as storage,
            open_registry(storage, Tempo()) as registry,
        ):
            await scene(registry)

    asyncio.run(run())


def test_two_who_look_for_a_table_at_once_find_the_same(tmp_path: Path) -> None:
    async def scene(registry: Registry) -> None:
        code = await registry.create(Settings())
        one, other = await asyncio.gather(registry.find(code), registry.find(code.lower()))
        assert one is other

    with_registry(tmp_path, scene)


def test_a_table_that_takes_long_to_load_keeps_nobody_else_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(registry: Registry) -> None:
        slow, quick = await registry.create(Settings()), await registry.create(Settings())
        load, may_go_on = registry.storage.load_table, asyncio.Event()

        async def load_table(code: str) -> StoredTable | None:
            if code == slow:
                await may_go_on.wait()
            return await load(code)

        monkeypatch.setattr(registry.storage, "load_table", load_table)
        waiting = asyncio.create_task(registry.find(slow))
        found = await asyncio.wait_for(registry.find(quick), 10)
        assert found.table.code == quick
        assert not waiting.done()
        may_go_on.set()
        assert (await waiting).table.code == slow

    with_registry(tmp_path, scene)


def test_who_stops_waiting_for_a_table_does_not_stop_others(tmp_path: Path) -> None:
    async def scene(registry: Registry) -> None:
        code = await registry.create(Settings())
        impatient, patient = (asyncio.create_task(registry.find(code)) for _ in range(2))
        await asyncio.sleep(0)
        impatient.cancel()
        assert (await patient).table.code == code

    with_registry(tmp_path, scene)


@pytest.mark.parametrize("damage", ["an entry is lost", "an entry is no JSON", "nobody joined"])
def test_a_damaged_table_is_refused_and_others_are_not(damage: str, tmp_path: Path) -> None:
    async def scene(registry: Registry) -> None:
        code, fine = await registry.create(Settings()), await registry.create(Settings())
        for one in (code, fine):
            await registry.storage.append(one, 1, [log.Joined("p", "Ann", "x"), log.Sat("p", 0)])
        first = (entries.c.code == code) & (entries.c.version == 1)
        statement: sa.Delete | sa.Update = sa.delete(entries).where(first)
        if damage == "an entry is no JSON":
            statement = sa.update(entries).where(first).values(entry="{")
        elif damage == "nobody joined":
            statement = sa.update(entries).where(first).values(entry='{"type": "lobby"}')
        await registry.storage._database.write(lambda link: link.execute(statement))
        with pytest.raises(Refusal, match="table_damaged"):
            await registry.find(code)
        assert (await registry.find(fine)).table.version == 2

    with_registry(tmp_path, scene)


def test_a_game_is_replayed_once_and_then_kept_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(registry: Registry) -> None:
        storage, replayed = registry.storage, list[int]()

        def write_replay(found: dict[str, Any]) -> bytes:
            replayed.append(found["number"])
            return b"{}"

        monkeypatch.setattr("lastcard.server.replays.write_replay", write_replay)
        for version in range(1, KEPT + 2):
            game = FinishedGame("classic", ["Ann"], [0], [0], "a record", [])
            await storage.append("CODE", version, [log.BackInLobby()], game)
        replays = Replays(storage)
        assert await asyncio.gather(*(replays.find(1) for _ in range(5))) == [b"{}"] * 5
        assert replayed == [1]
        for number in range(1, KEPT + 2):
            await replays.find(number)
        assert await replays.find(1) == b"{}"
        assert replayed == [*range(1, KEPT + 2), 1]
        assert await replays.find(999) is None

    with_registry(tmp_path, scene)
