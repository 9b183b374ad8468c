"""A table carries its edition: through restarts, to other processes, and to whoever comes."""

from __future__ import annotations

import asyncio
import gc
import random
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from lastcard import EDITIONS, Game
from lastcard.client.in_process import in_process
from lastcard.client.session import Session
from lastcard.client.table_client import TableClient
from lastcard.editions import carry_edition
from lastcard.editions.registry import offer_editions
from lastcard.server.cluster import open_tables
from lastcard.server.cluster.open_tables import Registry, open_registry
from lastcard.server.replays import write_replay
from lastcard.server.sql.database import entries
from lastcard.server.sql.sql_storage import open_storage
from lastcard.table import audience
from lastcard.table import messages as msg
from lastcard.table.audience import Viewer
from lastcard.table.commands import decide
from lastcard.table.commands.agreeing import read_own_edition
from lastcard.table.commands.beginning import begin_next
from lastcard.table.commands.sitting import join
from lastcard.table.live import LiveTable
from lastcard.table.log.entries import Asked, Changed, Moved
from lastcard.table.messages.about_editions import carried
from lastcard.table.refusal import Refusal
from lastcard.table.schedule import Tempo
from lastcard.table.table import Table
from lastcard.terminal.plain.saying import say_hand
from lastcard.words import words_in
from tests.support.sqlite_files import ready_in
from tests.test_carried_editions import HEAVY_STORM, STORM

Scene = Callable[[Registry], Awaitable[None]]
QUICK = Tempo(think=(0.0, 0.0), react=(0.0, 0.0))
FEW_CARDS = """
title = "Few Cards"
colors = ["gold", "gray"]
cards = { 1=1, 2=1, 3=1, 4=1, 5=1, 6=1, 7=1, 8=1, 9=1, S=0, R=0, D=0 }
wilds = { W = 2 }
"""
SHORT = msg.Settings(seats=2, options={"target": 1})


def on_servers(folder: Path, *scenes: Scene) -> None:
    """Each scene on a server of its own, one after the other, with the same database."""

    async def run(scene: Scene) -> None:
        gc.collect()  # so that nothing is known from the server before
        async with (
            open_storage(ready_in(folder)) as storage,
            open_registry(storage, QUICK) as registry,
        ):
            await scene(registry)

    for scene in scenes:
        asyncio.run(asyncio.wait_for(run(scene), 60))


async def hello(live: LiveTable, name: str | None = None) -> list[msg.ServerMessage]:
    received: list[msg.ServerMessage] = []
    await live.hello(Viewer(received.append, lambda: None), msg.Hello(name=name))
    return received


def welcome_of(received: list[msg.ServerMessage]) -> msg.Welcome:
    return next(one for one in received if isinstance(one, msg.Welcome))


def test_everybody_who_comes_is_told_what_the_table_carries(tmp_path: Path) -> None:
    async def scene(registry: Registry) -> None:
        live = await registry.find(await registry.create(SHORT, STORM))
        for name in ("Ann", None):
            welcome = welcome_of(await hello(live, name))
            assert welcome.edition is not None
            assert welcome.table.settings.edition == welcome.edition.about.name
            assert welcome.edition.text == STORM
            assert welcome.edition.about.colors == ["gold", "gray"]
            storm = next(one for one in welcome.edition.about.cards if one.code == "WX")
            assert (storm.name, storm.copies, storm.picture) == ("Wild Storm", 12, "bolt")
            assert storm.words["de"] == "Alle anderen ziehen 3 Karten."
        assert list(EDITIONS)[-1] == "disney-parks"

    on_servers(tmp_path, scene)


def test_who_asks_for_a_seat_for_which_the_deck_is_too_small_keeps_nobody_from_playing() -> None:
    table = Table("TABLE234", own=carry_edition(FEW_CARDS))
    assert table.own is not None
    table.apply(Changed(msgspec.structs.replace(SHORT, edition=table.own.name)))
    people = [table.people[join_as(table, name)] for name in ("Ann", "Ben", "Cleo", "Dora")]
    for entry in decide(table, people[0], msg.Start()):
        table.apply(entry)
    for entry in decide(table, people[2], msg.NextRound()):
        table.apply(entry)
    with pytest.raises(Refusal, match="table_full"):
        decide(table, people[3], msg.NextRound())
    table.apply(Asked(people[3].id))  # older servers let her
    luck = random.Random(1)
    while table.phase == "playing":
        seat = table.current.game.to_act or 0
        table.apply(Moved(seat, luck.choice(table.current.game.legal(seat)), "person"))
    assert table.phase == "game_over"
    for entry in begin_next(table):
        table.apply(entry)
    assert (table.phase, table.current.names) == ("playing", ["Ann", "Ben", "Cleo"])


def join_as(table: Table, name: str) -> str:
    for entry in join(table, name)[1]:
        table.apply(entry)
    return list(table.people)[-1]


def test_a_table_with_a_printed_edition_carries_none(tmp_path: Path) -> None:
    async def scene(registry: Registry) -> None:
        live = await registry.find(await registry.create(SHORT))
        assert welcome_of(await hello(live)).edition is None

    on_servers(tmp_path, scene)


def test_nobody_else_waits_while_an_edition_is_read_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    readers: list[bool] = []

    def note(work: Callable[..., object]) -> Callable[..., object]:
        def noted(given: object) -> object:
            readers.append(threading.current_thread() is threading.main_thread())
            return work(given)

        return noted

    monkeypatch.setattr(open_tables, "read_own_edition", note(read_own_edition))
    monkeypatch.setattr(audience, "carried", note(carried))

    async def scene(registry: Registry) -> None:
        live = await registry.find(await registry.create(SHORT, STORM))
        for _ in range(3):
            assert welcome_of(await hello(live)).edition is not None

    on_servers(tmp_path, scene)
    assert readers == [False, False]


def test_two_tables_with_editions_of_one_title_play_each_their_own(tmp_path: Path) -> None:
    async def scene(registry: Registry) -> None:
        one = await registry.find(await registry.create(SHORT, STORM))
        other = await registry.find(await registry.create(SHORT, HEAVY_STORM))
        assert one.table.edition.rules["WX"][0].cards == 3
        assert other.table.edition.rules["WX"][0].cards == 4

    on_servers(tmp_path, scene)


def test_another_server_goes_on_with_the_game_and_its_record_is_whole(tmp_path: Path) -> None:
    known: dict[str, str] = {}

    async def begin(registry: Registry) -> None:
        code = known["code"] = await registry.create(SHORT, STORM)
        client = TableClient(in_process(await registry.find(code)), name="Ann")
        running = asyncio.create_task(client.run())
        session = Session(client)
        await session.until(lambda: client.table is not None)
        await client.ask(msg.SeatBot(seat=1, bot="sharp"))
        await client.ask(msg.Change(settings=msg.SettingsChange(practice=False)))
        await client.ask(msg.Start())
        await session.until(lambda: client.view is not None)
        assert session.edition.title == "Storm"
        assert client.view is not None
        known["view"] = client.view.edition
        known["token"] = client.token or ""
        assert say_hand(client.view, words_in("en"))
        running.cancel()

    async def go_on(registry: Registry) -> None:
        live = await registry.find(known["code"])
        assert live.table.edition.name == known["view"]
        client = TableClient(in_process(live), known["token"])
        running = asyncio.create_task(client.run())
        session = Session(client)
        await session.until(lambda: client.table is not None)
        await play_to_the_end(session)
        running.cancel()
        key = live.audience.last_game
        found = await registry.storage.load_game(key or "")
        assert found is not None
        assert found["edition"] == "Storm"
        known["record"] = found["record"]
        replayed = msgspec.json.decode(write_replay(found))
        assert replayed["about"]["title"] == "Storm"
        assert replayed["edition"] == replayed["about"]["name"] == known["view"]

    on_servers(tmp_path, begin, go_on)
    gc.collect()
    game = Game.from_record(known["record"])
    assert game.game_over
    assert game.edition.text == STORM


async def play_to_the_end(session: Session) -> None:
    client = session.client
    while session.table.phase != "game_over":
        if session.table.phase == "round_over":
            await session.go_on()
            continue
        assert session.view is not None
        moves = [move for move in session.view.legal if move != "uno"]
        if session.view.to_act == client.seat and moves:
            await session.play(moves[0])
        else:
            seen = client.version
            await session.until(lambda seen=seen: client.version > seen)  # type: ignore[misc]


def test_the_text_is_kept_once_however_often_the_host_changes_his_mind(tmp_path: Path) -> None:
    async def scene(registry: Registry) -> None:
        code = await registry.create(SHORT, STORM)
        live = await registry.find(code)
        own = live.table.settings.edition
        client = TableClient(in_process(live), name="Ann")
        running = asyncio.create_task(client.run())
        await Session(client).until(lambda: client.table is not None)
        for name in ("classic", own, "togetherness", own):
            await client.ask(msg.Change(settings=msg.SettingsChange(edition=name)))
            assert live.table.edition.name == name
        with pytest.raises(Exception, match="no edition"):
            await client.ask(msg.Change(settings=msg.SettingsChange(edition="own-1234")))
        running.cancel()
        rows = await registry.storage.database.read(
            lambda link: link.execute(sa.select(entries.c.entry)).scalars().all()
        )
        assert len(rows) > 4
        assert not any("Wild Storm" in row for row in rows)

    on_servers(tmp_path, scene)


@pytest.mark.parametrize(
    ("text", "detail"),
    [
        ('title = "Storm"\n[wilds]\nWX = 3', "line 3: WX is a table"),
        ('title = "Storm"\nx = ', "line 2"),
        ('title = "Classic"', "title of its own"),
        ("#" * 20_000, "16384 bytes"),
    ],
)
def test_what_is_wrong_is_refused_with_its_line(tmp_path: Path, text: str, detail: str) -> None:
    async def scene(registry: Registry) -> None:
        with pytest.raises(Refusal) as refused:
            await registry.create(SHORT, text)
        assert refused.value.reason == "bad_edition"
        assert detail in refused.value.detail

    on_servers(tmp_path, scene)


def test_whoever_chooses_the_editions_of_a_server_chooses_them_all(tmp_path: Path) -> None:
    async def scene(registry: Registry) -> None:
        offer_editions(["classic"])
        with pytest.raises(Refusal, match="bad_edition"):
            await registry.create(SHORT, STORM)

    on_servers(tmp_path, scene)
