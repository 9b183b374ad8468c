"""Games that earlier versions of the terminal saved still open."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from lastcard import RULES_VERSION, Game
from lastcard.cli import main
from lastcard.folders import games_folder
from lastcard.recorded import read_bots, read_names
from lastcard.terminal.game_files import resume_game
from lastcard.words import BOT_NAMES

SAVED = Path(__file__).parent / "saved_games"
UNFINISHED = ("unfinished", "practice", "killed")


def run(*arguments: str, typed: str = "") -> Result:
    result = CliRunner().invoke(main, arguments, input=typed, prog_name="lastcard")
    assert result.exit_code == 0, result.output
    return result


def saved(name: str, folder: Path) -> Path:
    return Path(shutil.copy(SAVED / f"{name}.txt", folder))


@pytest.mark.parametrize(
    ("name", "bots", "practice"),
    [
        ("unfinished", ("sharp", "casual", "random"), False),
        ("practice", ("casual", "casual"), True),
        ("killed", ("sharp", "casual"), False),
    ],
)
def test_a_game_goes_on_with_its_moves_and_its_bots(
    name: str, bots: tuple[str, ...], practice: bool, tmp_path: Path
) -> None:
    path = saved(name, tmp_path)
    before = path.read_text(encoding="utf-8").rpartition("\n")[0].split()
    kept = resume_game(path)
    assert (kept.plan.bots, kept.plan.practice) == (bots, practice)
    moves = [move for moves in kept.game.history.rounds for move in moves]
    assert moves == [word for word in before if word[0].isdigit() and ":" in word]


@pytest.mark.parametrize("name", UNFINISHED)
def test_a_game_is_played_on_in_its_own_file(name: str, tmp_path: Path) -> None:
    path = saved(name, tmp_path)
    earlier = path.read_text(encoding="utf-8").rpartition("\n")[0]
    shown = run("play", "--save", str(path), typed="draw\nq\n").stdout
    assert f"Continue with: lastcard play --save {path}" in shown
    text = path.read_text(encoding="utf-8")
    rules, _, rest = text.partition("\n")
    assert rules == f'[Rules "{RULES_VERSION}"]'  # which older files do not name
    assert rest.startswith(earlier)
    assert len(rest) > len(earlier) + 1
    Game.from_record(text)


def test_the_last_one_is_gone_on_with_from_the_data_folder() -> None:
    saved("unfinished", games_folder())
    saved("finished", games_folder())
    shown = run("play", "--resume", typed="q\n").stdout
    assert "Classic. You play against Ines, Milo and Nora." in shown


def test_a_practice_game_still_lets_a_move_be_taken_back(tmp_path: Path) -> None:
    path = saved("practice", tmp_path)
    shown = run("play", "--save", str(path), typed="undo\nq\n").stdout
    assert "On Wild Customizable (first) is written: Sing a song" in shown
    assert "You take your last move back." in shown
    assert "0:gR" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", [*UNFINISHED, "finished"])
def test_a_game_is_replayed(name: str) -> None:
    assert "Round 1" in run("replay", str(SAVED / f"{name}.txt")).stdout


def test_a_finished_game_counts() -> None:
    saved("finished", games_folder())
    found = json.loads(run("stats", "--json").stdout)["togetherness"]
    assert (found["games"], found["games_won"], found["uno_missed"]) == (1, 0, 1)


def test_a_person_who_is_called_like_a_bot_is_taken_for_none() -> None:
    headers = {"Names": "sharp, sharp", "People": "0"}
    assert read_bots(headers) == ("", "sharp")
    assert read_names(headers, 2).names == ("sharp", BOT_NAMES[1])
    assert read_bots({"Names": "sharp, Ben"}) == ("sharp", "")  # older ones do not say
    assert read_bots({}) == ()
