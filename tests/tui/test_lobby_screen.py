"""The lobby of a table on a server, on the screen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import pytest
from click.testing import CliRunner
from textual.pilot import Pilot
from textual.widgets import Input, Static

from lastcard.cli import main
from lastcard.table.messages import MAX_TEXT
from lastcard.tui.app import TerminalApp
from lastcard.tui.lobby_screen import LobbyScreen
from lastcard.tui.prompt_line import SHORT, Countdown
from lastcard.tui.remote import RemoteTable
from lastcard.tui.table_screen import TableScreen
from lastcard.tui.talk_window import TalkWindow
from tests.support.screens import shown
from tests.support.servers import Client, Data, Server, sqlite_in
from tests.support.sittings import come
from tests.support.terminals import CTRL_C, Terminal

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

    def shown(self) -> str:
        return shown(self.pilot)

    async def start(self) -> None:
        """Have the game begin, as its host."""
        await self.press("enter")
        await self.until(lambda: isinstance(self.app.screen, TableScreen))

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


def test_whoever_comes_back_is_told_all_that_happened_meanwhile(server: Server) -> None:
    code = server.new_table(seats=2)
    ben = Client(server, code, "Ben")
    remote = come(server, code)
    ben.ask("start")
    for text in ("one", "two", "three"):
        ben.ask("chat", text=text)

    async def scene(screen: Screen) -> None:
        await screen.until(lambda: isinstance(screen.app.screen, TableScreen))
        await screen.until(lambda: "Ben: three" in screen.shown())
        for words in ("You have come to the table.", "Ben: one", "Ben: two"):
            assert words in screen.shown()

    on_screen(remote, scene)
    ben.close()


# What is played.


def test_the_host_chooses_what_the_table_plays(server: Server) -> None:
    async def scene(screen: Screen) -> None:
        await screen.press("e", "right", "down", "right", "down", "right")
        await screen.press("down", "right", "down", "right", "down", "right", "enter")
        await screen.until(lambda: "Super Hero Girls" in screen.shown())
        assert screen.remote.table is not None
        settings = screen.remote.table.settings
        assert (settings.edition, settings.seats) == ("super-hero-girls", 4)
        assert (settings.clock, settings.chat) == (15, False)
        assert settings.options == {"scoring": "tally"}
        for words in ("Time for a turn: 15 seconds", "Scoring: tally", "Nobody may write here"):
            assert words in screen.shown()
        await screen.press("b")
        await screen.until(lambda: screen.seats() == ["person", "master", "free", "free"])

    on_screen(come(server, server.new_table(seats=3)), scene)


def test_escape_leaves_what_is_played_as_it_was(server: Server) -> None:
    async def scene(screen: Screen) -> None:
        before = screen.remote.version
        await screen.press("e", "right")
        await screen.until(lambda: "Super Hero Girls" in screen.shown())
        await screen.press("escape")
        await screen.until(lambda: isinstance(screen.app.screen, LobbyScreen))
        assert "Classic" in screen.shown()
        assert screen.remote.version == before

    on_screen(come(server, server.new_table(seats=3)), scene)


def test_whoever_is_not_host_sees_what_is_played_and_cannot_change_it(server: Server) -> None:
    code = server.new_table(seats=3, clock=30, options={"stacking": "any"})
    host = Client(server, code, "Host")

    async def scene(screen: Screen) -> None:
        await screen.until(lambda: "Stacking: any" in screen.shown())
        assert "Time for a turn: 30 seconds" in screen.shown()
        await screen.press("e")
        assert isinstance(screen.app.screen, LobbyScreen)

    on_screen(come(server, code), scene)
    host.close()


# Talking.


@pytest.mark.parametrize("at_the_table", [False, True])
def test_m_says_something_to_the_others(at_the_table: bool, server: Server) -> None:
    code = server.new_table(seats=2)

    async def scene(screen: Screen) -> None:
        ben = await asyncio.to_thread(Client, server, code, "Ben")
        await screen.until(lambda: screen.seats() == ["person", "person"])
        if at_the_table:
            await screen.start()
        await screen.press("m", *"quick draw", "enter")
        await screen.until(lambda: "You: quick draw" in screen.shown())
        await asyncio.to_thread(ben.wait_for, said("quick draw"))
        await asyncio.to_thread(ben.ask, "chat", text="no hurry")
        await screen.until(lambda: "Ben: no hurry" in screen.shown())
        ben.close()

    on_screen(come(server, code), scene)


def said(text: str) -> Callable[[Data], bool]:
    return lambda one: one["type"] == "update" and one["note"].get("text") == text


def test_a_reaction_is_chosen_below_the_line_by_number_or_pointer(server: Server) -> None:
    async def scene(screen: Screen) -> None:
        await screen.press("m", "down", "5")
        await screen.until(lambda: "You clap." in screen.shown())
        await screen.press("m", "down", "right", "enter")
        await screen.until(lambda: "You are amazed." in screen.shown())
        await screen.press("m", "down", "up", *"5 left", "enter")
        await screen.until(lambda: "You: 5 left" in screen.shown())

    on_screen(come(server, server.new_table(seats=2)), scene)


def test_nothing_is_said_after_escape_or_without_words(server: Server) -> None:
    async def scene(screen: Screen) -> None:
        before = screen.remote.version
        await screen.press("m", *"never mind", "escape")
        await screen.press("m", "space", "enter")
        await screen.until(lambda: isinstance(screen.app.screen, LobbyScreen))
        await screen.press("w")
        await screen.until(lambda: screen.remote.version > before)
        assert screen.remote.version == before + 1

    on_screen(come(server, server.new_table(seats=2)), scene)


def test_a_line_is_no_longer_than_the_table_takes(server: Server) -> None:
    async def scene(screen: Screen) -> None:
        await screen.press("m")
        line = screen.app.screen.query_one(Input)
        line.insert_text_at_cursor("x" * (MAX_TEXT + 5))
        assert line.value in ("", "x" * MAX_TEXT)

    on_screen(come(server, server.new_table(seats=2)), scene)


def test_where_nobody_may_write_reactions_are_left(server: Server) -> None:
    async def scene(screen: Screen) -> None:
        await screen.press("m")
        assert isinstance(screen.app.screen, TalkWindow)
        assert "The host lets nobody write at this table." in screen.shown()
        await screen.press("8")
        await screen.until(lambda: "You say thank you." in screen.shown())

    on_screen(come(server, server.new_table(seats=2, chat=False)), scene)


def test_somebody_who_only_watches_is_not_offered_to_talk(server: Server) -> None:
    async def scene(screen: Screen) -> None:
        await screen.press("m")
        assert isinstance(screen.app.screen, LobbyScreen)

    on_screen(come(server, server.new_table(seats=2), None), scene)


# The clock.


def test_the_time_left_for_a_turn_counts_down_and_gets_urgent(server: Server) -> None:
    code = server.new_table(seats=2, clock=SHORT + 2)

    async def scene(screen: Screen) -> None:
        ben = await asyncio.to_thread(Client, server, code, "Ben")
        await screen.until(lambda: screen.seats() == ["person", "person"])
        await screen.start()
        await screen.until(lambda: f"{SHORT + 1} s left" in screen.shown())
        clock = screen.app.screen.query_one(Countdown)
        assert not clock.has_class("-short")
        await screen.until(lambda: f"{SHORT} s left" in screen.shown())
        assert clock.has_class("-short")
        ben.close()

    on_screen(come(server, code), scene)


def test_a_table_without_a_clock_shows_none(server: Server) -> None:
    async def scene(screen: Screen) -> None:
        await screen.press("b")
        await screen.until(lambda: screen.seats() == ["person", "sharp"])
        await screen.start()
        await screen.pilot.pause(0.5)
        assert "s left" not in screen.shown()
        assert not screen.app.screen.query_one(Countdown).display

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
