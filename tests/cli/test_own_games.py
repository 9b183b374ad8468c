"""Games of one's own, found again: listed, gone on with, looked at."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from lastcard import Game
from lastcard.cli import against_bots, main
from lastcard.folders import games_folder
from lastcard.recorded import LONGEST, load_recorded, player_names
from lastcard.terminal.game_files import keep_in
from lastcard.terminal.own_games import read_own_game, tell_file
from lastcard.terminal.plain.plain_seat import Leave
from lastcard.terminal.plan import Plan
from lastcard.words import words_in
from tests.support.terminals import Terminal


def run(*arguments: str, typed: str = "") -> Result:
    environment = {"COLUMNS": "120", "LANG": "en_GB.UTF-8", "TZ": "UTC"}
    return CliRunner(env=environment).invoke(main, arguments, input=typed, prog_name="lastcard")


def a_game(name: str, edition: str = "classic", at: int = 0, practice: bool = False) -> Path:
    """A game that was begun and left, at some second."""
    plan = Plan(edition, 3, ("sharp",), {}, name, practice)
    kept = keep_in(games_folder() / f"{name}.txt", plan, plan.deal())
    assert kept.path is not None
    kept.game.play(kept.game.legal()[0])
    kept.keep(kept.game)
    os.utime(kept.path, (at, at))
    return kept.path


def a_finished_game(name: str) -> Path:
    game = Game.setup("classic", ["r7", "g9 yS"], top="r5", target=20)
    kept = keep_in(games_folder() / f"{name}.txt", Plan(players=2), game)
    game.play("r7")
    kept.keep(game)
    assert kept.path is not None
    return kept.path


# The list.


def test_the_games_are_listed_with_the_last_one_first() -> None:
    a_game("older", at=1_000_000)
    a_game("newer", "disney-parks", at=2_000_000, practice=True)
    a_finished_game("over")
    won, newer, older = run("games").stdout.splitlines()
    _, ann, ben = player_names(3).names
    assert won.endswith(f"Classic against {ann}. You won (29 points).")
    assert " Jan 1970, " in newer
    assert f": Disney Parks against {ann} and {ben}, practice." in newer
    assert older.endswith("Not finished, round 1.")


def test_the_games_are_listed_for_programs() -> None:
    path = a_finished_game("over")
    (game,) = json.loads(run("games", "--json").stdout)
    assert {key: game[key] for key in ("path", "edition", "scores", "winners", "is_over")} == {
        "path": str(path),
        "edition": "classic",
        "scores": [29, 0],
        "winners": [0],
        "is_over": True,
    }
    assert run("games", "--json").exit_code == 0


def test_without_a_game_the_list_says_how_to_begin() -> None:
    assert run("games").stdout.endswith("Start one with: lastcard play\n")
    assert json.loads(run("games", "--json").stdout) == []


def test_what_is_no_game_is_left_out() -> None:
    a_game("game")
    (games_folder() / "notes.txt").write_text("to buy: milk", encoding="utf-8")
    (games_folder() / "picture.txt").write_bytes(b"\xff\xfe\x00")
    assert len(run("games").stdout.splitlines()) == 1


@pytest.mark.parametrize(("language", "said"), [("de", "Du hast gewonnen"), ("fr", "Tu as gagné")])
def test_the_list_speaks_the_language(language: str, said: str) -> None:
    a_finished_game("over")
    assert said in run("games", "--language", language).stdout


# Looking at one.


def test_replay_alone_shows_the_last_game() -> None:
    a_game("older", at=1_000_000)
    a_game("newer", "disney-parks", at=2_000_000)
    assert run("replay").stdout == run("replay", str(games_folder() / "newer.txt")).stdout


def test_replay_alone_says_so_where_there_is_no_game() -> None:
    result = run("replay")
    assert result.exit_code == 2
    assert "you have not played a game yet" in result.stderr


def test_replay_reads_from_a_pipe() -> None:
    path = a_game("game")
    piped = run("replay", "-", typed=path.read_text(encoding="utf-8"))
    assert piped.stdout == run("replay", str(path)).stdout
    assert piped.exit_code == 0


def test_a_file_without_an_end_is_not_read_to_it() -> None:
    for result in (run("replay", "/dev/zero"), run("replay", "-", typed="x" * (LONGEST + 1))):
        assert result.exit_code == 2
        assert "is too long to be a game record" in result.stderr


# Going on with one, in a real terminal.


def test_where_several_games_are_open_one_is_chosen() -> None:
    a_game("older", "color-powers", at=1_000_000)
    a_game("newer", "disney-parks", at=2_000_000)
    terminal = Terminal("play", "--resume", "--plain", LANG="en_GB.UTF-8")
    asked = terminal.wait_for("Enter for the first: ")
    assert asked.index("1. 24 Jan 1970") < asked.index("2. 12 Jan 1970")
    terminal.type("3\n")
    terminal.wait_for("Type a number from 1 to 2.")
    terminal.type("2\n")
    terminal.wait_for("Color Powers. You play against")
    assert terminal.leave_by("q\n") == 0


def test_after_the_last_card_there_is_the_result_the_replay_and_another_game(
    tmp_path: Path,
) -> None:
    game = Game.setup("classic", ["r7", "g9 yS"], top="r5", target=20)
    path = tmp_path / "game.txt"
    keep_in(path, Plan(players=2), game)
    terminal = Terminal("play", "--save", str(path), "--plain", LANG="en_GB.UTF-8")
    terminal.wait_for("Your move: ")
    terminal.type("red 7\n")
    terminal.wait_for(f"The record is in {path}.")
    terminal.wait_for("q to leave: ")
    terminal.type("r\n")
    terminal.wait_for("Move 0 of 1.")
    terminal.type("q\n")
    terminal.wait_for("Enter for another game")
    terminal.type("\n")
    terminal.wait_for("Classic. You play against")
    assert terminal.leave_by("q\n") == 0
    assert load_recorded(path).game.game_over


def test_a_damaged_game_is_called_by_its_file(data_folder: Path) -> None:
    path = a_game("game")
    path.write_text("no game", encoding="utf-8")
    assert tell_file(path, words_in("en")) == "game.txt"


def test_a_damaged_tally_counts_as_none() -> None:
    path = a_finished_game("game")
    text = path.read_text(encoding="utf-8")
    tallies = [line for line in text.splitlines() if line.startswith("[Tally")]
    assert read_own_game(path).tally is not None
    path.write_text(text.replace(tallies[0], '[Tally "luck=much"]'), encoding="utf-8")
    assert read_own_game(path).tally is None


# Which edition.


@pytest.fixture
def at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Somebody at a terminal types these lines."""

    def type_lines(*lines: str) -> None:
        typed = iter(lines)
        monkeypatch.setattr(against_bots, "is_interactive", lambda: True)
        monkeypatch.setattr(against_bots, "read_from_stdin", lambda _: next(typed))

    return type_lines


@pytest.mark.parametrize(
    ("typed", "edition"),
    [
        (["2"], "super-hero-girls"),
        (["cla"], "classic"),
        ([""], "classic"),
        (["99", "0000199", "9" * 5000, "-1", "x", "1"], "classic"),
    ],
)
def test_an_edition_is_chosen_by_its_number_or_its_name(
    typed: list[str], edition: str, at_a_terminal: Callable[..., None]
) -> None:
    at_a_terminal(*typed)
    assert against_bots._ask_edition(words_in("en")).name == edition


def test_nobody_has_to_choose_an_edition(at_a_terminal: Callable[..., None]) -> None:
    at_a_terminal("q")
    with pytest.raises(Leave):
        against_bots._ask_edition(words_in("en"))
