"""A session is the same at a table in this process and at one on a server."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from lastcard import EDITIONS
from lastcard.client import NotDone, Session, TableClient, in_process
from lastcard.client.address import Address
from lastcard.client.handshake import find_identity
from lastcard.client.in_process import ViewerLink
from lastcard.client.link import LinkLost
from lastcard.client.over_websocket import over_websocket
from lastcard.editions import find_edition
from lastcard.editions.edition_files import read_edition
from lastcard.table import messages as msg
from lastcard.table.live import LiveTable
from lastcard.table.schedule import Tempo
from lastcard.table.table import Table
from tests.support.memory_storage import MemoryStorage
from tests.support.patience import PATIENCE
from tests.support.servers import Server
from tests.support.sqlite_files import ready_in
from tests.test_carried_editions import HEAVY_STORM, STORM

AT_ONCE = Tempo(think=(0.0, 0.0), react=(0.0, 0.0))
SETTINGS = msg.Settings(seats=3, window=0)
Scene = Callable[[Session], Awaitable[None]]


def in_this_process(scene: Scene, request: pytest.FixtureRequest) -> None:
    """Play a scene with somebody who comes to a table here."""
    live = LiveTable(Table("TABLE234", SETTINGS), MemoryStorage(), AT_ONCE)

    async def run_table() -> None:
        await live.run()

    asyncio.run(_play(TableClient(in_process(live), name="Ann"), scene, run_table))


def over_the_network(scene: Scene, request: pytest.FixtureRequest) -> None:
    """Play the same scene at a table on a server."""
    server = request.getfixturevalue("quick_server")
    code = server.new_table(seats=SETTINGS.seats, window=SETTINGS.window)
    address = Address("http", f"127.0.0.1:{server.port}", code)
    token = find_identity(address, "Ann", lambda: "", print).token
    asyncio.run(_play(TableClient(over_websocket(address), token), scene, asyncio.Event().wait))


async def _play(client: TableClient, scene: Scene, beside: Callable[[], Awaitable[object]]) -> None:
    async def run() -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(client.run())
            group.create_task(_wait(beside()))

    session = Session(client, run)
    async with asyncio.timeout(PATIENCE):
        await session.start()
        await scene(session)
        await session.close()


async def _wait(beside: Awaitable[object]) -> None:
    await beside


@pytest.fixture(params=[in_this_process, over_the_network])
def play(request: pytest.FixtureRequest) -> Callable[[Scene], None]:
    return lambda scene: request.param(scene, request)


async def start_against_bots(session: Session) -> None:
    for seat in (1, 2):
        await session.client.ask(msg.SeatBot(seat=seat, bot="casual"))
    await session.go_on()


async def play_round(session: Session) -> None:
    """Play whatever is first among the legal moves."""

    def is_my_turn() -> bool:
        return session.view is not None and session.view.to_act in (0, None)

    while session.table.phase == "playing":
        await session.until(is_my_turn)
        view = session.view
        if view is not None and view.legal:
            try:
                await session.play(view.legal[0])
            except NotDone:  # a bot may have caught somebody in the meantime
                await asyncio.sleep(0.05)  # who insists at once is cut off


def test_a_table_is_set_up_and_a_round_played(play: Callable[[Scene], None]) -> None:
    async def scene(session: Session) -> None:
        await start_against_bots(session)
        await play_round(session)
        assert session.hands is not None
        assert session.next_step == "next_round"
        await session.go_on()
        assert session.view is not None
        assert session.view.round_number == 2

    play(scene)


def test_whatever_is_refused_says_why(play: Callable[[Scene], None]) -> None:
    async def scene(session: Session) -> None:
        with pytest.raises(NotDone, match="too_few_players"):
            await session.go_on()
        with pytest.raises(NotDone, match="not_playing"):
            await session.play("draw")
        await start_against_bots(session)
        await session.until(lambda: session.view is not None and session.view.to_act == 0)
        with pytest.raises(NotDone) as refusal:
            await session.play("flip")
        assert refusal.value.why is not None
        assert refusal.value.why.code == "no_flip"
        with pytest.raises(NotDone, match="in practice only"):
            await session.undo()

    play(scene)


def test_whoever_leaves_is_answered_and_gone_for_good(play: Callable[[Scene], None]) -> None:
    async def scene(session: Session) -> None:
        await session.client.ask(msg.Leave())
        await session.until(lambda: session.client.end is not None)
        assert session.trouble == "left"

    play(scene)


@pytest.mark.parametrize("noticed", ["after", "before"])
def test_what_cannot_be_sent_is_said_once(noticed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether the client learns first that its connection is lost, or that nothing was sent."""
    live = LiveTable(Table("TABLE234", SETTINGS), MemoryStorage(), AT_ONCE)
    complaints: list[object] = []

    async def scene(session: Session) -> None:
        async def lose(link: ViewerLink, message: msg.ClientMessage) -> None:
            if noticed == "before":
                live.audience.send_away_all()
                await session.until(lambda: session.trouble == "away")
            raise LinkLost

        monkeypatch.setattr(ViewerLink, "send", lose)
        with pytest.raises(NotDone, match="broken_off"):
            await session.client.ask(msg.Chat(text="Anybody?"))
        live.audience.send_away_all()
        await session.until(lambda: session.trouble == "away")
        gc.collect()  # an error that nobody has looked at complains when it goes

    async def run() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, complaint: complaints.append(complaint))
        await _play(TableClient(in_process(live), name="Ann"), scene, live.run)

    asyncio.run(run())
    assert complaints == []


@pytest.fixture
def server_with_hail(tmp_path: Path) -> Iterator[Server]:
    """A server with an edition of its own, and here is another one of that name."""
    file = tmp_path / "hail.toml"
    file.write_text(STORM)
    offered = ["--edition", "classic", "--edition", str(file)]
    with Server(ready_in(tmp_path), more=offered) as server:
        find_edition(read_edition(HEAVY_STORM, "hail"))
        yield server


def test_whoever_comes_learns_an_edition_that_only_the_server_has(server_with_hail: Server) -> None:
    EDITIONS.pop("hail")
    code = server_with_hail.new_table(edition="hail")
    address = Address("http", f"127.0.0.1:{server_with_hail.port}", code)
    find_identity(address, "Ann", lambda: "", print)
    assert find_edition("hail").text == STORM


def test_the_tables_edition_is_played_and_not_another_of_its_name(server_with_hail: Server) -> None:
    async def scene(session: Session) -> None:
        change = msg.SettingsChange(edition="hail", options={})
        await session.client.ask(msg.Change(settings=change))
        await start_against_bots(session)
        assert session.edition.text == STORM
        assert session.table.edition_text == STORM

    code = server_with_hail.new_table(seats=3)
    address = Address("http", f"127.0.0.1:{server_with_hail.port}", code)
    token = find_identity(address, "Ann", lambda: "", print).token
    assert find_edition("hail").text == HEAVY_STORM
    client = TableClient(over_websocket(address), token)
    asyncio.run(_play(client, scene, asyncio.Event().wait))
