"""The lobby of a table on a server, on the screen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import pytest
from click.testing import CliRunner
from textual.pilot import Pilot
from textual.widgets import Static

from lastcard.cli import main
from lastcard.tui.app import TerminalApp
from lastcard.tui.lobby_screen import LobbyScreen
from lastcard.tui.remote import RemoteTable
from lastcard.tui.table_screen import TableScreen
from tests.support.servers import Client, Server, sqlite_in
from tests.support.terminals import CTRL_C, Terminal
from tests.tui.test_joining import come

PATIENCE = 30.0
Scene = Callable[["Screen"], Awaitable[None]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(sqlite_in(tmp_path_factory.mktemp("server")), quick=True) as running:
        yield running


class Screen:
    """An app with a lobby, and somebody at its keyboard."""

    def __init__(self, remote: RemoteTable, pilot: Pilot[None]) -> None:
        self.remote = remote
        self.pilot = pilot

    @property
    def app(self) -> TerminalApp:
        app = self.pilot.app
        assert isinstance(app, TerminalApp)
        return app

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def until(self, wanted: Callable[[], object]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not wanted():
                await self.pilot.pause(0.01)

    def prompt(self) -> str:
        return str(self.app.screen.query_one("#prompt", Static).content)

    def seats(self) -> list[str]:
        seats = self.remote.table.seats if self.remote.table else []
        return [(one.person and "person") or one.bot or "free" for one in seats]


def on_screen(remote: RemoteTable, scene: Scene) -> None:
    async def run() -> None:
        app = TerminalApp(LobbyScreen(remote))
        async with app.run_test(size=(100, 30)) as pilot:
            screen = Screen(remote, pilot)
            await screen.until(lambda: remote.table is not None)
            await scene(screen)

    asyncio.run(run())


def test_the_host_seats_bots_and_starts(server: Server) -> None:
    async def scene(screen: Screen) -> None:
        assert screen.prompt() == "Enter to start the game. A number takes that seat."
        await screen.press("b", "b")
        await screen.until(lambda: screen.seats() == ["person", "sharp", "sharp"])
        await screen.press("x")
        await screen.until(lambda: screen.seats() == ["person", "sharp", "free"])
        await screen.press("enter")
        await screen.until(lambda: isinstance(screen.app.screen, TableScreen))
        assert screen.remote.view is not None

    on_screen(come(server, server.new_table(seats=3)), scene)


def test_what_the_table_refuses_is_said(server: Server) -> None:
    async def scene(screen: Screen) -> None:
        await screen.press("enter")
        await screen.until(lambda: screen.prompt() == "A game needs two players at least.")

    on_screen(come(server, server.new_table(seats=3)), scene)


def test_a_number_takes_a_seat_and_w_gets_up(server: Server) -> None:
    async def scene(screen: Screen) -> None:
        await screen.press("3")
        await screen.until(lambda: screen.seats() == ["free", "free", "person"])
        await screen.press("w")
        await screen.until(lambda: screen.seats() == ["free", "free", "free"])

    on_screen(come(server, server.new_table(seats=3)), scene)


def test_the_table_goes_back_to_the_lobby_with_the_host(server: Server) -> None:
    code = server.new_table(seats=2)
    host = Client(server, code, "Host")

    async def scene(screen: Screen) -> None:
        assert screen.prompt().startswith("Waiting for the host to start the game.")
        await asyncio.to_thread(host.ask, "start")
        await screen.until(lambda: isinstance(screen.app.screen, TableScreen))
        await asyncio.to_thread(host.ask, "to_lobby")
        await screen.until(lambda: isinstance(screen.app.screen, LobbyScreen))
        await asyncio.to_thread(host.ask, "start")
        await screen.until(lambda: isinstance(screen.app.screen, TableScreen))

    on_screen(come(server, code), scene)
    host.close()


def test_a_proposal_is_agreed_to_by_a_key(server: Server) -> None:
    code = server.new_table(edition="super-hero-girls", seats=2)
    host = Client(server, code, "Host")

    async def scene(screen: Screen) -> None:
        fields = {"card": "WA", "words": "Sing", "effects": "next draw 2"}
        await asyncio.to_thread(host.ask, "propose", **fields)
        await screen.until(lambda: "y or n" in screen.prompt())
        await screen.press("y")
        await screen.until(lambda: screen.remote.table and screen.remote.table.rules)

    on_screen(come(server, code), scene)
    host.close()


def test_leaving_the_table_leaves_the_program(server: Server) -> None:
    async def scene(screen: Screen) -> None:
        await screen.press("b")
        await screen.until(lambda: screen.seats().count("sharp") == 1)
        await screen.press("enter")
        await screen.until(lambda: isinstance(screen.app.screen, TableScreen))
        await screen.press("q")
        await screen.until(lambda: not screen.app.is_running)

    on_screen(come(server, server.new_table(seats=2)), scene)


# The command.


def test_joining_in_a_terminal_and_coming_back(server: Server) -> None:
    address = f"127.0.0.1:{server.port}/{server.new_table(seats=3)}"
    first = Terminal("join", address)
    first.wait_for("What are you called: ")
    first.type("Ann\n")
    first.wait_for("Enter to start the game")
    assert first.leave_by("q") == 0
    assert f"Your seat is kept. Come back with: lastcard join {address}" in first.shown
    again = Terminal("join", address)
    assert "What are you called" not in again.wait_for("Enter to start the game")
    assert again.leave_by(CTRL_C) == 130


def test_joining_needs_a_terminal_and_a_table() -> None:
    runner = CliRunner()
    for arguments, complaint in (
        (["join", "http://uno.example/"], "is no address of a table; it looks like http://HOST"),
        (["join", "ABCD2345"], "a table needs a terminal; a browser opens the link as well"),
    ):
        result = runner.invoke(main, arguments)
        assert result.exit_code == 2
        assert complaint in result.stderr
