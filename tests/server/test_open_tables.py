"""The tables of a server: loaded side by side, and each with its own troubles."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from lastcard import RULES_VERSION
from lastcard.record import read_headers
from lastcard.rules import deal
from lastcard.rules.state import State
from lastcard.server.cluster.open_tables import IDLE_IN_MEMORY, JUST_FOUND, Registry, open_registry
from lastcard.server.config import ServerSettings
from lastcard.server.sql import keeping
from lastcard.server.sql.database import entries, tables
from lastcard.server.sql.sql_storage import open_storage
from lastcard.table import messages as msg
from lastcard.table.audience import Viewer
from lastcard.table.live import LiveTable
from lastcard.table.log import entries as log
from lastcard.table.log.kept import restore_table
from lastcard.table.log.storage import StoredTable
from lastcard.table.proof import write_proven_record
from lastcard.table.refusal import Refusal
from lastcard.table.schedule import Tempo
from tests.support.patience import PATIENCE
from tests.support.sqlite_files import ready_in


def with_registry(
    folder: Path,
    scene: Callable[[Registry], Awaitable[None]],
    settings: ServerSettings | None = None,
) -> None:
    async def run() -> None:
        async with (
            open_storage(ready_in(folder)) as storage,
            open_registry(storage, Tempo(), settings) as registry,
        ):
            await scene(registry)

    asyncio.run(run())


def test_two_who_look_for_a_table_at_once_find_the_same(tmp_path: Path) -> None:
    async def scene(registry: Registry) -> None:
        code = await registry.create(msg.Settings())
        one, other = await asyncio.gather(registry.find(code), registry.find(code.lower()))
        assert one is other

    with_registry(tmp_path, scene)


def test_a_table_that_takes_long_to_load_keeps_nobody_else_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(registry: Registry) -> None:
        slow, quick = await registry.create(msg.Settings()), await registry.create(msg.Settings())
        load, may_go_on = registry.storage.load_table, asyncio.Event()

        async def load_table(code: str) -> StoredTable | None:
            if code == slow:
                await may_go_on.wait()
            return await load(code)

        monkeypatch.setattr(registry.storage, "load_table", load_table)
        waiting = asyncio.create_task(registry.find(slow))
        found = await asyncio.wait_for(registry.find(quick), PATIENCE)
        assert found.table.code == quick
        assert not waiting.done()
        may_go_on.set()
        assert (await waiting).table.code == slow

    with_registry(tmp_path, scene)


def test_who_stops_waiting_for_a_table_does_not_stop_others(tmp_path: Path) -> None:
    async def scene(registry: Registry) -> None:
        code = await registry.create(msg.Settings())
        impatient, patient = (asyncio.create_task(registry.find(code)) for _ in range(2))
        await asyncio.sleep(0)
        impatient.cancel()
        assert (await patient).table.code == code

    with_registry(tmp_path, scene)


@pytest.mark.parametrize("damage", ["an entry is lost", "an entry is no JSON", "nobody joined"])
def test_a_damaged_table_is_refused_and_others_are_not(damage: str, tmp_path: Path) -> None:
    async def scene(registry: Registry) -> None:
        code, fine = await registry.create(msg.Settings()), await registry.create(msg.Settings())
        for one in (code, fine):
            await registry.storage.append(one, 1, [log.Joined("p", "Ann", "x"), log.Sat("p", 0)])
        first = (entries.c.code == code) & (entries.c.version == 1)
        statement: sa.Delete | sa.Update = sa.delete(entries).where(first)
        if damage == "an entry is no JSON":
            statement = sa.update(entries).where(first).values(entry="{")
        elif damage == "nobody joined":
            statement = sa.update(entries).where(first).values(entry='{"type": "lobby"}')
        await registry.storage.database.write(lambda link: link.execute(statement))
        with pytest.raises(Refusal, match="table_damaged"):
            await registry.find(code)
        assert (await registry.find(fine)).table.version == 2

    with_registry(tmp_path, scene)


async def put_away(registry: Registry, code: str) -> None:
    (await registry.find(code)).touched -= IDLE_IN_MEMORY + 1
    await registry.sweep()
    await asyncio.gather(*registry._releasing)


def test_a_table_that_was_put_away_comes_back_without_its_old_entries(tmp_path: Path) -> None:
    async def scene(registry: Registry) -> None:
        code = await registry.create(msg.Settings(seats=2))
        ann, ben = (Viewer(lambda message: None, lambda: None) for _ in range(2))
        table = await registry.find(code)
        for viewer, name in ((ann, "Ann"), (ben, "Ben")):
            await table.hello(viewer, msg.Hello(name=name))
        await table.receive(ann, msg.Start())
        await table.receive(ben, msg.Chat(0, "Hello!"))
        before = table.table.current.game.position()
        for viewer in (ann, ben):
            await table.goodbye(viewer)
        await put_away(registry, code)
        drop = sa.delete(entries).where(entries.c.code == code)
        await registry.storage.database.write(lambda link: link.execute(drop))
        again = await registry.find(code)
        assert again is not table
        assert again.table.current.game.position() == before
        assert again.table.version == table.table.version

    with_registry(tmp_path, scene)


def test_now_and_then_a_table_is_written_down_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lastcard.server.cluster.open_tables.KEPT_EVERY", 5)

    async def scene(registry: Registry) -> None:
        code = await registry.create(msg.Settings(seats=2))
        table, ann = await registry.find(code), Viewer(lambda message: None, lambda: None)
        await table.hello(ann, msg.Hello(name="Ann"))
        for name in ("A", "B", "C", "D"):
            await table.receive(ann, msg.Rename(0, name))
        stored = await registry.storage.load_table(code)
        assert stored is not None
        assert stored.snapshot is not None
        assert [version for version, _ in stored.entries] == [6, 7]
        restored, _ = restore_table(code, stored)
        assert [person.name for person in restored.people.values()] == ["D"]

    with_registry(tmp_path, scene)


def deal_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on other rules apply."""
    start_game = deal.start_game

    def start_with_other_cards(state: State) -> None:
        state.dice[0] ^= 1
        start_game(state)

    monkeypatch.setattr(deal, "start_game", start_with_other_cards)
    for module in ("table.log.kept", "table.commands.beginning", "table.played_game", "record"):
        monkeypatch.setattr(f"lastcard.{module}.RULES_VERSION", RULES_VERSION + 1)


async def play_moves(table: LiveTable, players: list[Viewer], moves: int) -> None:
    for number in range(moves):
        game, version = table.table.current.game, table.table.current.version
        mover = next(one for one in players if table.audience.seat_of(one) == game.to_act)
        await table.receive(mover, msg.Play(number, game.legal()[-1], version))


@pytest.mark.parametrize("is_killed", [True, False], ids=["after a kill", "after a stop"])
def test_other_rules_leave_a_game_in_progress_as_it_is_and_it_goes_on(
    is_killed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lastcard.server.cluster.open_tables.KEPT_EVERY", 8)

    async def scene(registry: Registry) -> None:
        code = await registry.create(msg.Settings(seats=2, window=0, options={"say_pass": True}))
        players = [Viewer(lambda message: None, lambda: None) for _ in range(2)]
        table = await registry.find(code)
        for viewer, name in zip(players, ("Ann", "Ben"), strict=True):
            await table.hello(viewer, msg.Hello(name=name))
        await table.receive(players[0], msg.Start())
        await play_moves(table, players, 12)
        before = table.table.current.game.position()
        if is_killed:
            table.break_off()
        else:
            for viewer in players:
                await table.goodbye(viewer)
            await put_away(registry, code)
        stored = await registry.storage.load_table(code)
        assert stored is not None
        assert stored.snapshot is not None
        assert bool(stored.entries) == is_killed  # the last moves are played again
        deal_otherwise(monkeypatch)
        again = await registry.find(code)
        assert again is not table
        assert again.table.current.game.position() == before
        for viewer in players:
            await again.hello(viewer, msg.Hello())
        version = again.table.version
        await play_moves(again, players, 3)
        assert again.table.version == version + 3
        record = write_proven_record(again.table.current)
        assert read_headers(record)["Rules"] == str(RULES_VERSION)  # by which it was begun

    with_registry(tmp_path, scene)


# How many there may be.


def test_tables_that_nobody_uses_take_up_no_room(tmp_path: Path) -> None:
    async def scene(registry: Registry) -> None:
        codes = [await registry.create(msg.Settings()) for _ in range(5)]
        for code in codes:
            (await registry.find(code)).touched -= JUST_FOUND + 1
        assert registry.count == 2
        await registry.create(msg.Settings())

    with_registry(tmp_path, scene, ServerSettings(most_tables=2))


def test_a_table_that_was_put_away_does_not_wait_for_the_garbage_collector(tmp_path: Path) -> None:
    """Which comes rarely: whoever makes tables and leaves them would fill the memory."""

    async def scene(registry: Registry) -> None:
        table = await registry.find(await registry.create(msg.Settings()))
        viewer = Viewer(lambda message: None, lambda: None)
        await table.hello(viewer, msg.Hello(name="Ann"))
        await table.goodbye(viewer)
        gone = weakref.ref(table)
        table.touched -= IDLE_IN_MEMORY + 1
        del table
        await registry.sweep()
        async with asyncio.timeout(PATIENCE):
            while gone() is not None:
                await asyncio.sleep(0)

    gc.disable()
    try:
        with_registry(tmp_path, scene)
    finally:
        gc.enable()


def test_with_somebody_at_every_table_there_is_no_room_for_another(tmp_path: Path) -> None:
    async def scene(registry: Registry) -> None:
        one, other = [await registry.create(msg.Settings()) for _ in range(2)]
        table, viewer = await registry.find(one), Viewer(lambda message: None, lambda: None)
        await table.hello(viewer, msg.Hello(name="Ann"))
        with pytest.raises(Refusal, match="server_full"):
            await registry.create(msg.Settings())
        with pytest.raises(Refusal, match="server_full"):
            await registry.find(other)
        assert await registry.find(one) is table
        await table.goodbye(viewer)
        table.touched -= JUST_FOUND + 1
        await registry.find(other)

    with_registry(tmp_path, scene, ServerSettings(most_tables=1))


# Tidying up.


async def make_old(registry: Registry) -> str:
    """A table that nobody has used for a year in which a server ran."""
    await registry.storage.database.write(partial(keeping.note_time, time.time()))
    code = await registry.create(msg.Settings())
    update = sa.update(tables).where(tables.c.code == code)
    long_ago = update.values(touched=time.time() - 365 * 24 * 3600)
    await registry.storage.database.write(lambda link: link.execute(long_ago))
    return code


def test_an_old_table_is_removed_unless_somebody_has_opened_it(tmp_path: Path) -> None:
    async def scene(registry: Registry) -> None:
        used, unused = await make_old(registry), await make_old(registry)
        await registry.find(used)
        await registry.sweep()
        assert await registry.storage.has_table(used)
        with pytest.raises(Refusal, match="no_table"):
            await registry.find(unused)

    with_registry(tmp_path, scene)


def test_an_old_table_that_is_being_opened_is_not_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(registry: Registry) -> None:
        code = await make_old(registry)
        load, may_go_on = registry.storage.load_table, asyncio.Event()

        async def load_table(code: str) -> StoredTable | None:
            found = await load(code)
            await may_go_on.wait()
            return found

        monkeypatch.setattr(registry.storage, "load_table", load_table)
        opening = asyncio.create_task(registry.find(code))
        await asyncio.sleep(0.1)
        await registry.sweep()
        may_go_on.set()
        assert (await opening).table.code == code
        assert await registry.storage.has_table(code)

    with_registry(tmp_path, scene)


def test_an_old_table_that_somebody_opens_while_others_are_removed_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(registry: Registry) -> None:
        code = await make_old(registry)
        write, removing, may_go_on = registry.storage.database.write, *events()

        async def remove_late(work: Any, within: float | None = None) -> Any:
            if getattr(work, "func", None) is keeping.remove_idle_tables:
                removing.set()
                await may_go_on.wait()
            return await write(work, within)

        monkeypatch.setattr(registry.storage.database, "write", remove_late)
        sweeping = asyncio.create_task(registry.sweep())
        await removing.wait()
        opening = asyncio.create_task(registry.find(code))
        await asyncio.sleep(0.1)
        may_go_on.set()
        await sweeping
        assert (await opening).table.code == code
        assert await registry.storage.has_table(code)

    with_registry(tmp_path, scene)


def events() -> tuple[asyncio.Event, asyncio.Event]:
    return asyncio.Event(), asyncio.Event()


def test_who_says_hello_to_a_table_that_was_just_put_away_has_to_come_again(
    tmp_path: Path,
) -> None:
    async def scene(registry: Registry) -> None:
        table, closed = await registry.find(await registry.create(msg.Settings())), list[bool]()
        table.touched -= IDLE_IN_MEMORY + 1
        await registry.sweep()
        viewer = Viewer(lambda message: None, lambda: closed.append(True))
        await table.hello(viewer, msg.Hello(name="Ann"))
        assert closed == [True]
        assert table.table.people == {}

    with_registry(tmp_path, scene)


def test_a_table_that_is_lost_while_others_are_handed_over_keeps_none_of_them_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(registry: Registry) -> None:
        first, lost, last = [
            await registry.find(await registry.create(msg.Settings())) for _ in range(3)
        ]
        retire = first.retire

        async def retire_while_one_is_lost() -> None:
            lost.break_off()
            await registry.sweep()
            await retire()

        monkeypatch.setattr(first, "retire", retire_while_one_is_lost)
        await registry.hand_over()
        assert (registry.count, registry.count_owned()) == (0, 0)
        assert await registry.leases.look_up([first.table.code, last.table.code]) == {}

    with_registry(tmp_path, scene)


def test_a_table_that_is_busy_keeps_no_other_from_being_handed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(registry: Registry) -> None:
        busy, other = [await registry.find(await registry.create(msg.Settings())) for _ in "12"]
        retire, retired = other.retire, asyncio.Event()

        async def retire_and_tell() -> None:
            await retire()
            retired.set()

        monkeypatch.setattr(busy, "retire", retired.wait)
        monkeypatch.setattr(other, "retire", retire_and_tell)
        await asyncio.wait_for(registry.hand_over(), PATIENCE)
        assert registry.count == 0

    with_registry(tmp_path, scene)
