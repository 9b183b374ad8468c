"""The lobby of a table on a server, on the screen."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable

import pytest
from click.testing import CliRunner
from textual.pilot import Pilot
from textual.screen import Screen as TextualScreen
from textual.widgets import Input

from lastcard.cli import main
from lastcard.cli.common import qr_text
from lastcard.table.codes import spell_code
from lastcard.table.messages import MAX_TEXT
from lastcard.terminal.screens.lobby_screen import LobbyScreen
from lastcard.terminal.screens.table_screen import TableScreen
from lastcard.terminal.widgets.prompt_line import SHORT, Countdown
from lastcard.terminal.widgets.talk_window import TalkWindow
from tests.support.lobbies import Screen, on_screen
from tests.support.screens import use
from tests.support.servers import Client, Data, Server
from tests.support.sittings import come
from tests.support.terminals import CTRL_C, Terminal


def test_the_host_seats_bots_and_starts(server: Server) -> None:
    async def scene(screen: Screen) -> None:
        assert screen.prompt() == "Enter starts the game. A number takes that seat."
        await screen.press("b", "b")
        await screen.until(lambda: screen.seats() == ["person", "sharp", "sharp"])
        await screen.press("x")
        await screen.until(lambda: screen.seats() == ["person", "sharp", "free"])
        await screen.press("enter")
        await screen.until(lambda: isinstance(screen.app.screen, TableScreen))
        assert screen.client.view is not None

    on_screen(come(server, server.new_table(seats=3)), scene)


def test_what_the_table_refuses_is_said(server: Server) -> None:
    async def scene(screen: Screen) -> None:
        await screen.press("enter")
        await screen.until(lambda: screen.prompt() == "At least two players are needed.")

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
        assert screen.prompt().startswith("Waiting for the host to start.")
        await asyncio.to_thread(host.ask, "start")
        await screen.until(lambda: isinstance(screen.app.screen, TableScreen))
        await asyncio.to_thread(host.ask, "to_lobby")
        await screen.until(lambda: isinstance(screen.app.screen, LobbyScreen))
        await asyncio.to_thread(host.ask, "start")
        await screen.until(lambda: isinstance(screen.app.screen, TableScreen))

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
    client = come(server, code)
    ben.ask("start")
    for text in ("one", "two", "three"):
        ben.ask("chat", text=text)

    async def scene(screen: Screen) -> None:
        await screen.until(lambda: isinstance(screen.app.screen, TableScreen))
        await screen.sees("You joined.", "Ben: one", "Ben: two", "Ben: three")

    on_screen(client, scene)
    ben.close()


def test_what_is_heard_while_the_screen_is_taken_down_does_no_harm(server: Server) -> None:
    code = server.new_table(seats=2)

    async def scene(screen: Screen) -> None:
        await screen.app.screen.query("*").remove()
        ben = await asyncio.to_thread(Client, server, code, "Ben")
        await screen.until(lambda: screen.seats() == ["person", "person"])
        ben.close()

    on_screen(come(server, code), scene)


# What is played.


def test_the_host_chooses_what_the_table_plays(server: Server) -> None:
    async def scene(screen: Screen) -> None:
        await screen.press("e", "right", "down", "right", "down", "right")
        await screen.press("down", "right", "down", "right", "down", "right", "enter")
        await screen.sees("Super Hero Girls")
        assert screen.client.table is not None
        settings = screen.client.table.settings
        assert (settings.edition, settings.seats) == ("super-hero-girls", 4)
        assert (settings.clock, settings.chat) == (15, False)
        assert settings.options == {"scoring": "tally"}
        await screen.sees("Time for a turn: 15 seconds", "Scoring: Everyone scores", "Chat is off.")
        await screen.press("b")
        await screen.until(lambda: screen.seats() == ["person", "learned", "free", "free"])

    on_screen(come(server, server.new_table(seats=3)), scene)


def test_escape_leaves_what_is_played_as_it_was(server: Server) -> None:
    async def scene(screen: Screen) -> None:
        before = screen.table.settings
        await screen.press("e", "right")
        await screen.sees("Super Hero Girls")
        await screen.press("escape")
        await screen.until(lambda: isinstance(screen.app.screen, LobbyScreen))
        await screen.sees("Classic")
        assert screen.table.settings == before

    on_screen(come(server, server.new_table(seats=3)), scene)


def test_whoever_is_not_host_sees_what_is_played_and_cannot_change_it(server: Server) -> None:
    code = server.new_table(seats=3, clock=30, options={"stacking": "any"})
    host = Client(server, code, "Host")

    async def scene(screen: Screen) -> None:
        await screen.sees("Stacking: Yes, and a Wild", "Time for a turn: 30 seconds")
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
        await screen.sees("Ann: quick draw")
        await asyncio.to_thread(ben.wait_for, said("quick draw"))
        await asyncio.to_thread(ben.ask, "chat", text="no hurry")
        await screen.sees("Ben: no hurry")
        ben.close()

    on_screen(come(server, code), scene)


def said(text: str) -> Callable[[Data], bool]:
    return lambda one: one["type"] == "update" and one["note"].get("text") == text


def test_a_reaction_is_chosen_below_the_line_by_number_or_pointer(server: Server) -> None:
    async def scene(screen: Screen) -> None:
        await screen.press("m", "down", "5")
        await screen.sees("Ann: Applause")
        await screen.press("m", "down", "right", "enter")
        await screen.sees("Ann: Amazed")
        await screen.press("m", "down", "up", *"5 left", "enter")
        await screen.sees("Ann: 5 left")

    on_screen(come(server, server.new_table(seats=2)), scene)


def test_nothing_is_said_after_escape_or_without_words(server: Server) -> None:
    async def scene(screen: Screen) -> None:
        heard: list[str] = []
        screen.client.listen(lambda update: heard.append(update.note.what if update else ""))
        await screen.press("m", *"never mind", "escape")
        await screen.press("m", "space", "enter")
        await screen.until(lambda: isinstance(screen.app.screen, LobbyScreen))
        await screen.press("w")
        await screen.until(lambda: "sat" in heard)
        assert "said" not in heard

    on_screen(come(server, server.new_table(seats=2)), scene)


def test_a_line_that_is_being_written_goes_along_to_the_table_and_back(server: Server) -> None:
    code = server.new_table(seats=2)
    host = Client(server, code, "Host")

    async def scene(screen: Screen) -> None:
        await screen.press("m", *"one")
        await asyncio.to_thread(host.ask, "start")
        await until_writing(screen, "one", TableScreen)
        await screen.press(*" two")
        await asyncio.to_thread(host.ask, "to_lobby")
        await until_writing(screen, "one two", LobbyScreen)
        await screen.press(*" three", "enter")
        await screen.sees("Ann: one two three")

    on_screen(come(server, code), scene)
    host.close()


async def until_writing(screen: Screen, text: str, over: type[object]) -> None:
    """Wait for the window with that text, over a screen of that kind."""

    def is_there() -> bool:
        *_, below, window = screen.app.screen_stack
        line = screen.app.focused
        ready = isinstance(below, over) and isinstance(window, TalkWindow) and window.is_current
        return ready and isinstance(line, Input) and line.value == text

    await screen.until(is_there)


def test_a_line_that_came_along_is_said_at_the_table(server: Server) -> None:
    code = server.new_table(seats=2)
    host = Client(server, code, "Host")

    async def scene(screen: Screen) -> None:
        await screen.press("m", *"good")
        await asyncio.to_thread(host.ask, "start")
        await until_writing(screen, "good", TableScreen)
        await screen.press(*" luck", "enter")
        await asyncio.to_thread(host.wait_for, said("good luck"))
        await screen.until(lambda: isinstance(screen.app.screen, TableScreen))
        await screen.sees("Ann: good luck")

    on_screen(come(server, code), scene)
    host.close()


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
        await screen.until_on_top(TalkWindow)
        await screen.sees("Chat is off.")
        await screen.press("8")
        await screen.sees("Ann: Thank you")

    on_screen(come(server, server.new_table(seats=2, chat=False)), scene)


def test_somebody_who_only_watches_is_not_offered_to_talk(server: Server) -> None:
    async def scene(screen: Screen) -> None:
        await screen.press("m")
        assert isinstance(screen.app.screen, LobbyScreen)

    on_screen(come(server, server.new_table(seats=2), None), scene)


# The clock.


def seconds_left(screen: Screen) -> int | None:
    found = re.search(r"\b(\d+)\ss\b", screen.shown())
    return int(found[1]) if found else None


def test_the_time_left_for_a_turn_is_shown_and_counts_down(server: Server) -> None:
    code = server.new_table(seats=2, clock=600)

    async def scene(screen: Screen) -> None:
        ben = await asyncio.to_thread(Client, server, code, "Ben")
        await screen.until(lambda: screen.seats() == ["person", "person"])
        await screen.start()
        await screen.until(lambda: seconds_left(screen) is not None)
        first = seconds_left(screen)
        await screen.until(lambda: seconds_left(screen) not in (None, first))
        ben.close()

    on_screen(come(server, code), scene)


def test_when_little_time_is_left_the_clock_looks_urgent() -> None:
    async def deed(pilot: Pilot[None]) -> None:
        times = iter([SHORT + 0.1, SHORT, 0.0, 99.0])
        clock = Countdown(lambda: next(times))
        for urgent in (False, True, True, False):
            clock.look()
            assert clock.has_class("-short") == urgent

    use(TextualScreen(), deed)


def test_a_table_without_a_clock_shows_none(server: Server) -> None:
    async def scene(screen: Screen) -> None:
        await screen.press("b")
        await screen.until(lambda: screen.seats() == ["person", "sharp"])
        await screen.start()
        await screen.pilot.pause(0.5)
        assert not re.search(r"\b\d+\ss\b", screen.shown())
        assert not screen.app.screen.query_one(Countdown).display

    on_screen(come(server, server.new_table(seats=2)), scene)


# The command.


def test_joining_in_a_terminal_and_coming_back(server: Server) -> None:
    code = server.new_table(seats=3)
    address = f"127.0.0.1:{server.port}/{code}"
    first = Terminal("join", address)
    first.wait_for("What should the others call you? ")
    first.type("Ann\n")
    first.wait_for("Enter starts the game")
    assert first.leave_by("q") == 0
    link = f"http://127.0.0.1:{server.port}/t/{spell_code(code)}"
    assert f"Come back with: lastcard join {link} --name Ann" in first.shown
    again = Terminal("join", address)
    assert "What should the others" not in again.wait_for("Enter starts the game")
    assert again.leave_by(CTRL_C) == 130


def test_opening_a_table_shows_the_others_how_to_come(server: Server) -> None:
    host = f"127.0.0.1:{server.port}"
    terminal = Terminal("join", "--new", host, "--name", "Ann", "--players", "3")
    terminal.wait_for(f"The others come with this link: http://{host}/t/")
    code = terminal.wait_for("Enter goes to the table").split()[0]
    assert qr_text(f"http://{host}/t/{code}") in terminal.shown.replace("\r", "")
    terminal.type("\n")
    terminal.wait_for("Enter starts the game")
    assert terminal.leave_by("q") == 0


def test_joining_needs_a_table() -> None:
    runner = CliRunner()
    for arguments, complaint in (
        (["join", "http://uno.example/"], "isn't a table address; one looks like http://HOST"),
        (["join"], "name a table, or open one with --new"),
        (["join", "--new", "--watch"], "--watch goes with one there is"),
        (["join", "127.0.0.1:9/ABCD2345"], "no table answers at http://127.0.0.1:9/t/ABCD2345"),
    ):
        result = runner.invoke(main, arguments)
        assert result.exit_code == 2
        assert complaint in result.stderr
