"""The full-screen game in a real terminal, as a person plays it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from lastcard import Game
from tests.support.patience import PATIENCE
from tests.support.servers import Server
from tests.support.sqlite_files import ready_in

TMUX = shutil.which("tmux")
pytestmark = [
    pytest.mark.outside,
    pytest.mark.skipif(TMUX is None, reason="there is no tmux here"),
]


class Terminal:
    """A tmux of its own, with one window in which a command runs."""

    def __init__(self, folder: Path) -> None:
        self.socket = folder / "tmux"
        self.environment = {**os.environ, "LASTCARD_DATA": str(folder / "data")}
        for name in ("COLUMNS", "LINES"):  # the window says how large it is
            self.environment.pop(name, None)

    def tmux(self, *arguments: str) -> str:
        command = [TMUX or "tmux", "-S", str(self.socket), "-f", "/dev/null", *arguments]
        done = subprocess.run(command, capture_output=True, text=True, env=self.environment)
        return done.stdout

    def start(self, *arguments: str) -> None:
        """Run `lastcard` with these arguments, in place of what ran before."""
        command = [sys.executable, "-m", "lastcard", *arguments]
        if self.tmux("list-sessions"):
            self.tmux("respawn-pane", "-k", *command)
            return
        self.tmux("new-session", "-d", "-x", "80", "-y", "24", *command)
        self.tmux("set-option", "-g", "remain-on-exit", "on")

    def split(self, *arguments: str) -> None:
        """Run `lastcard` with these arguments in a pane of its own, and look at that one."""
        self.tmux("resize-window", "-x", "161", "-y", "24")
        self.tmux("split-window", "-h", sys.executable, "-m", "lastcard", *arguments)

    def look_at(self, pane: int) -> None:
        self.tmux("select-pane", "-t", str(pane))

    def shown(self) -> str:
        return self.tmux("capture-pane", "-p")

    def wait_for(self, text: str) -> str:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if text in (shown := self.shown()):
                return shown
            time.sleep(0.05)
        raise AssertionError(f"{text!r} never came:\n{self.shown()}")

    def wait_until_gone(self, text: str) -> str:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if text not in (shown := self.shown()):
                return shown
            time.sleep(0.05)
        raise AssertionError(f"{text!r} never went:\n{self.shown()}")

    def press(self, *keys: str) -> None:
        self.tmux("send-keys", *keys)

    def kill_program(self) -> None:
        pid = self.tmux("display-message", "-p", "#{pane_pid}").strip()
        os.kill(int(pid), signal.SIGKILL)
        end = time.monotonic() + PATIENCE
        while self.tmux("display-message", "-p", "#{pane_dead}").strip() != "1":
            assert time.monotonic() < end, "the program cannot be killed"
            time.sleep(0.05)

    def end(self) -> None:
        self.tmux("kill-server")


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    opened = Terminal(tmp_path)
    yield opened
    opened.end()


def test_a_game_is_chosen_played_killed_and_gone_on_with(terminal: Terminal) -> None:
    terminal.start("play", "--seed", "3")
    terminal.wait_for("Start a new game")
    terminal.press("Down", "Right")
    terminal.wait_for("Super Hero Girls")
    terminal.press("Enter")
    terminal.wait_for("Your turn.")
    terminal.press("/", "d", "r", "a", "w", "Enter")
    terminal.wait_for("You draw")
    terminal.kill_program()
    terminal.start("play", "--resume")
    terminal.wait_for("Your cards")
    terminal.press("?")
    terminal.wait_for("Call UNO")
    terminal.press("q")
    terminal.wait_until_gone("Call UNO")
    terminal.press("q")
    terminal.wait_for("The game is saved. Continue with: lastcard play --resume")


def test_the_game_adapts_to_the_size_of_the_terminal(terminal: Terminal) -> None:
    terminal.start("play", "classic", "--players", "10", "--seed", "3")
    terminal.wait_for("Your cards")
    terminal.tmux("resize-window", "-x", "120", "-y", "40")
    terminal.wait_for("╭─ Milo")
    terminal.tmux("resize-window", "-x", "80", "-y", "24")
    terminal.wait_for("  Ines")
    terminal.wait_until_gone("╭─")
    terminal.wait_for("Enzo")


def test_ctrl_c_in_a_simulation_leaves_no_half_bar(terminal: Terminal) -> None:
    terminal.start("simulate", "togetherness", "--rounds", "100000000")
    terminal.wait_for("/100,000,000")
    terminal.press("C-c")
    shown = terminal.wait_for("Decisions a second")
    assert "Interrupted: this is what was done so far." in shown
    assert "rounds/s" not in shown
    assert "Getting ready" not in shown


def test_two_people_in_two_panes_play_at_one_table(terminal: Terminal, tmp_path: Path) -> None:
    """Ann's token is kept on this computer, and yet Ben is Ben, and comes back as himself."""
    with Server(ready_in(tmp_path), quick=True) as server:
        table = f"127.0.0.1:{server.port}/{server.new_table(seats=2)}"
        terminal.start("join", table, "--name", "Ann", "--plain")
        terminal.wait_for("Seat 1: you.")
        terminal.split("join", table, "--name", "Ben", "--plain")
        terminal.wait_for("Seat 2: you.")
        terminal.press("say hello", "Enter")
        terminal.press("quit", "Enter")
        terminal.wait_for("--name Ben")
        terminal.look_at(0)
        terminal.wait_for("Ben: hello")
        terminal.look_at(1)
        terminal.start("join", table, "--name", "Ben", "--plain")
        terminal.wait_for("Seat 2: you.")
        terminal.look_at(0)
        terminal.press("start", "Enter")
        terminal.wait_for("You have ")  # how many cards depends on what is turned up
        terminal.look_at(1)
        terminal.wait_for("You have ")


def test_the_last_sheet_offers_replay_review_and_another_game_and_leaving_says_where_it_is(
    terminal: Terminal, tmp_path: Path
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(
        Game.setup("classic", ["r7", "g9 yS"], top="r5", target=20).record(), encoding="utf-8"
    )
    terminal.start("play", "--save", str(path))
    terminal.wait_for("Your turn.")
    terminal.press("1")
    terminal.wait_for("Play again")
    terminal.press("p")
    terminal.wait_for("All hands are open.")
    terminal.press("q")
    terminal.wait_for("Review this game")
    terminal.press("w")
    terminal.wait_for("1 You ")
    terminal.press("q")
    terminal.wait_for("Play again")
    terminal.press("Enter")
    terminal.wait_until_gone("Play again")
    terminal.wait_for("Your cards")  # how many depends on what is turned up
    terminal.press("q")
    terminal.wait_for("lastcard play --resume")
