"""The commands in a real terminal and through a pipe: colours, keys, and how one leaves."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from lastcard import Game
from tests.support.terminals import CTRL_C, CTRL_D, PROGRAM, Terminal


def plain_terminal(**environment: str) -> Terminal:
    """A game line by line, waiting for the first move."""
    terminal = Terminal("play", "classic", "--plain", "--seed", "3", **environment)
    terminal.wait_for("Your move: ")
    return terminal


def through_a_pipe(typed: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", PROGRAM, "play", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=120)


def test_a_terminal_takes_words() -> None:
    terminal = plain_terminal()
    terminal.type("draw\n")
    terminal.wait_for("You draw ")
    terminal.wait_for("Your move: ")
    assert terminal.leave_by("q\n") == 0
    assert "lastcard play --resume" in terminal.shown


def test_garbage_in_a_terminal_is_survived() -> None:
    terminal = Terminal("play", "classic", "--plain", "--seed", "3")
    terminal.wait_for("Your move: ")
    terminal.type("#!$ §\n")
    terminal.wait_for("says what can be typed")
    terminal.type("?\n")
    terminal.wait_for("Type a card’s name, such as")
    assert terminal.leave_by("q\n") == 0
    assert "Traceback" not in terminal.shown


def test_what_is_not_text_in_a_terminal_is_survived() -> None:
    terminal = plain_terminal()
    terminal.type(b"\xff\xfe\xc3(\n")
    terminal.wait_for("says what can be typed")
    terminal.wait_for("Your move: ")
    assert terminal.leave_by("q\n") == 0
    assert "Traceback" not in terminal.shown


def test_a_very_long_line_is_survived() -> None:
    terminal = plain_terminal()
    for length in (200, 4_000):
        terminal.type("x" * length + "\n")
        complaint = re.search(r"“(x+)”\? “help”", terminal.wait_for("Your move: "))
        assert complaint is not None
        assert len(complaint[1]) == 40
    assert terminal.leave_by("q\n") == 0
    assert "Traceback" not in terminal.shown


def test_keys_that_mean_nothing_here_are_survived() -> None:
    arrows, paste, control, tabs = (
        "\x1b[A\x1b[B\x1b[C\x1b[D",
        "\x1b[200~paste\x1b[201~",
        "\x00\x01\x02",
        "\t\t",
    )
    terminal = plain_terminal()
    for keys in (arrows, paste, control, tabs):
        terminal.type(f"{keys}\n")
        terminal.type("?\n")
        terminal.wait_for("Type a card’s name, such as")
        terminal.wait_for("Your move: ")
    assert terminal.leave_by("q\n") == 0
    assert "Traceback" not in terminal.shown


def test_a_window_of_a_few_columns_is_survived() -> None:
    terminal = plain_terminal(COLUMNS="")
    terminal.resize(5, 2)
    terminal.type("t\n")
    terminal.wait_for("Your move: ")
    assert terminal.leave_by("q\n") == 0
    assert "Traceback" not in terminal.shown


@pytest.mark.parametrize("keys", [CTRL_C, CTRL_D])
def test_ctrl_c_and_end_of_input_keep_the_game(keys: str) -> None:
    terminal = plain_terminal()
    terminal.type("d\n")
    terminal.wait_for("You ")
    terminal.wait_for("Your move: ")
    terminal.leave_by(keys)
    assert "Continue with: lastcard play --resume" in terminal.shown
    again = Terminal("play", "--plain", "--resume")
    told = again.wait_for("Your move: ")
    assert "Classic. You play against Ines, Milo and Nora." in told
    assert re.search(r"You have \d+ cards: ", told)  # without being asked
    assert again.leave_by("q\n") == 0
    assert "Traceback" not in again.shown


def test_without_an_edition_a_terminal_asks_for_one() -> None:
    terminal = Terminal("play", "--plain")
    assert "6. Disney Parks. " in terminal.wait_for(
        "Which edition? Enter for classic, q to leave: "
    )
    terminal.type("7\n")
    terminal.wait_for("Type a number from 1 to 6, or the name of an edition.")
    terminal.type("disney\n")
    terminal.wait_for("Disney Parks. You play against Ines, Milo and Nora.")
    terminal.leave_by(CTRL_C)


def test_whoever_leaves_is_told_how_to_come_back_the_same_way() -> None:
    typed = "ziehen\nende\n"
    told = through_a_pipe(typed, "classic", "--plain", "--language", "de", "--seed", "3").stdout
    assert told.endswith("lastcard play --resume --plain --language de\n")


def test_a_game_that_goes_on_tells_again_what_was_before() -> None:
    through_a_pipe("draw\nquit\n", "classic", "--plain", "--seed", "3")
    welcome, _, asked = through_a_pipe("again\nquit\n", "--plain", "--resume").stdout.partition(
        "Your move: again"
    )
    assert "You draw " in asked
    assert "You draw " not in welcome


def in_a_shell(script: str, typed: str) -> subprocess.CompletedProcess[str]:
    """What a shell makes of a line in which PLAY is a game line by line."""
    game = '"$0" -c "$1" play classic --plain --seed 3'
    command = ["sh", "-c", script.replace("PLAY", game), sys.executable, PROGRAM]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=120)


def test_nobody_who_listens_any_more_is_no_reason_for_a_traceback() -> None:
    assert in_a_shell("PLAY | head -9", "green 1\n").stderr == ""


@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&- 2>&-"])
def test_streams_that_are_closed_are_no_reason_for_a_traceback(closed: str) -> None:
    done = in_a_shell(f"PLAY {closed}", "quit\n")
    assert (done.returncode, done.stderr) == (0, "")


def test_ctrl_c_leaves_without_a_traceback() -> None:
    terminal = Terminal("play", "classic", "--plain", "--seed", "3")
    terminal.wait_for("Your move: ")
    assert terminal.leave_by(CTRL_C) == 130
    assert "Traceback" not in terminal.shown
    assert "Aborted" not in terminal.shown


def test_end_of_input_leaves_in_peace() -> None:
    terminal = Terminal("play", "classic", "--plain", "--seed", "3")
    terminal.wait_for("Your move: ")
    assert terminal.leave_by(CTRL_D) == 0
    assert "Traceback" not in terminal.shown


def test_a_dumb_terminal_gets_no_escape_sequences() -> None:
    terminal = Terminal("play", "classic", "--plain", "--seed", "3", TERM="dumb")
    terminal.wait_for("Your move: ")
    terminal.type("rules\n")
    terminal.wait_for("Your move: ")
    assert terminal.leave_by("q\n") == 0
    assert "\x1b" not in terminal.shown


def test_a_whole_game_is_played_through_a_pipe() -> None:
    done = through_a_pipe(
        "d\np\na\nred\n\n" * 1000, "classic", "--seed", "1", "--option", "target=1"
    )
    assert done.returncode == 0
    assert done.stderr == ""
    *_, result, record = done.stdout.splitlines()
    assert "game" in result.lower()
    assert done.stdout.count(result) == 1
    assert record.startswith("The record is in ")
    assert "\x1b" not in done.stdout


def test_the_same_seed_and_the_same_input_give_the_same_game() -> None:
    arguments = ("togetherness", "--seed", "word", "--players", "3")
    first = through_a_pipe("d\np\nd\n", *arguments)
    second = through_a_pipe("d\np\nd\n", *arguments)
    assert first.stdout == second.stdout


def test_leaving_says_how_to_go_on_with_a_saved_game(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    left = through_a_pipe("d\nq\n", "classic", "--seed", "1", "--save", str(path))
    assert left.returncode == 0
    assert left.stdout.endswith(f"Continue with: lastcard play --save {path}\n")
    again = through_a_pipe("q\n", "--save", str(path))
    assert again.returncode == 0
    assert "Classic. You play against Ines, Milo and Nora." in again.stdout


def test_a_file_with_a_game_is_not_overwritten_by_a_new_one(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(Game.new("classic", seed=1).record(), encoding="utf-8")
    done = through_a_pipe("", "togetherness", "--save", str(path))
    assert done.returncode == 2
    assert "holds a game already" in done.stderr
    assert 'Edition "classic"' in path.read_text(encoding="utf-8")


def test_input_that_is_not_text_is_survived() -> None:
    command = [sys.executable, "-c", PROGRAM, "play", "classic", "--seed", "1"]
    done = subprocess.run(command, input=b"\xff\xfe\x00\n", capture_output=True, timeout=120)
    assert done.returncode == 0
    assert done.stderr == b""


def test_output_that_takes_only_ascii_is_served() -> None:
    command = [sys.executable, "-c", PROGRAM, "play", "classic", "--seed", "1"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(command, input=b"", capture_output=True, env=environment, timeout=120)
    assert done.returncode == 0
    assert b"Your turn." in done.stdout


def test_a_game_that_is_over_is_not_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    game = Game.setup("classic", ["r7", "g9 yS"], top="r5", target=20)
    game.play("r7")
    path.write_text(game.record(), encoding="utf-8")
    done = through_a_pipe("", "--save", str(path))
    assert done.returncode == 2
    assert f"is over; look at it with `lastcard replay {path}`" in done.stderr


def test_ctrl_c_ends_a_simulation_with_what_is_done_so_far() -> None:
    terminal = Terminal("simulate", "togetherness", "--rounds", "100000000")
    terminal.wait_for("rounds/s")
    terminal.type(CTRL_C)  # once: who presses it again does not want to see it
    assert terminal.exit_code() == 130
    assert "Interrupted: this is what was done so far." in terminal.shown
    assert "Decisions a second" in terminal.shown


def test_a_replay_in_a_terminal_goes_move_by_move(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    game = Game.new("classic", seed=1)
    game.play(game.legal()[0])
    path.write_text(game.record(), encoding="utf-8")
    terminal = Terminal("replay", "--plain", str(path))
    terminal.wait_for("Enter for the next move: ")
    terminal.type("\n")
    assert "Move 1 of 1" in terminal.wait_for("Enter for the next move: ")
    assert terminal.leave_by(CTRL_D) == 0
    assert "Traceback" not in terminal.shown


def test_a_review_breaks_no_word_at_the_end_of_a_line(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    game = Game.new("classic", players=2, seed=4)
    game.play(game.legal()[0])
    path.write_text(game.record(), encoding="utf-8")
    terminal = Terminal("review", "--plain", "--tries", "100", str(path), COLUMNS="40")
    assert "Points out of 100." in terminal.wait_for("gave much away")
    assert terminal.leave_by(CTRL_D) == 0
    said = terminal.shown.rpartition("\x1b[K")[2].splitlines()
    assert [line for line in said if len(line) > 40] == []
