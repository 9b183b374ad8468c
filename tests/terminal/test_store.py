"""Games in the data folder: nothing that was shown is lost, however the program ends."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from lastcard import Game, InvalidRecord
from lastcard.cli import main
from lastcard.errors import InvalidOption
from lastcard.folders import games_folder
from lastcard.recorded import load_recorded, player_names
from lastcard.terminal.game_files import (
    GameFile,
    GameStore,
    read_game,
    resume_game,
    unfinished_games,
)
from lastcard.terminal.own_games import own_games
from lastcard.terminal.plan import Plan
from tests.support.screens import EN

PLAN = Plan("classic", 3, ("sharp", "casual"), {"target": 300}, "seed", practice=True)
DEED = re.compile(r"(You|Ada|Ben|Cleo) (play|draw|pass|choose|accept|challenge|call|are|is)")


def load(path: Path) -> Game:
    return load_recorded(path).game


def find_unfinished() -> Path | None:
    return next(unfinished_games(), None)


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, arguments, input=typed, prog_name="lastcard")


def play_on(game: Game, moves: int) -> None:
    """Make that many moves, the first legal one each time."""
    for _ in range(moves):
        if game.round_over:
            game.next_round()
        game.play(game.legal()[0])


def begin(plan: Plan = PLAN, moves: int = 0) -> tuple[Game, Path]:
    """A game in the store, some moves into it, as another process has left it."""
    game = plan.deal()
    file = GameFile(games_folder() / f"game-{len(list(games_folder().iterdir()))}.txt", plan, game)
    play_on(game, moves)
    file.keep(game)
    file.close()
    return game, file.path


def almost_won() -> Game:
    return Game.setup("classic", ["r7", "g9 yS"], top="r5", target=20)


# Going on.


def test_a_game_goes_on_at_the_very_move_with_everything_that_belongs_to_it() -> None:
    game, _ = begin(moves=60)
    kept = GameStore().last_unfinished()
    assert kept is not None
    assert kept.game.position() == game.position()
    assert kept.game.history == game.history
    assert kept.plan == PLAN


def test_a_game_that_is_only_found_is_left_as_it_is_and_free_for_others() -> None:
    _, path = begin(moves=20)
    os.utime(path, (1, 1))
    text = path.read_bytes()
    found = GameStore().last_unfinished()
    assert found is not None
    assert found.path == path
    found.keep(found.game)  # nowhere
    assert (path.read_bytes(), path.stat().st_mtime) == (text, 1)


def test_a_game_that_was_found_goes_on_as_it_stands_by_then() -> None:
    game, path = begin(moves=20)
    store = GameStore()
    found = store.last_unfinished()
    assert found is not None
    elsewhere = resume_game(path)
    play_on(elsewhere.game, 3)
    elsewhere.keep(elsewhere.game)
    elsewhere.close()
    kept = store.go_on(found)
    assert kept.game.position() == elsewhere.game.position() != game.position()


def test_every_move_is_in_the_file_as_soon_as_it_is_kept() -> None:
    game = PLAN.deal()
    keep = GameStore().begin(PLAN, game).keep
    (path,) = games_folder().iterdir()
    while game.round_number < 2:
        play_on(game, 1)
        keep(game)
        assert load(path).position() == game.position()


def test_the_game_played_last_is_gone_on_with() -> None:
    _, first = begin(moves=20)
    _, second = begin(moves=20)
    os.utime(second, (1, 1))
    assert find_unfinished() == first


def test_a_game_in_which_you_have_not_moved_does_not_hide_another() -> None:
    _, played = begin(moves=20)
    os.utime(played, (1, 1))
    _, untouched = begin()
    assert find_unfinished() == played
    played.unlink()
    assert find_unfinished() == untouched


def test_a_move_that_was_taken_back_is_out_of_the_file_too() -> None:
    game = PLAN.deal()
    file = GameFile(games_folder() / "game.txt", PLAN, game)
    play_on(game, 5)
    earlier = game.copy()
    play_on(game, 5)
    file.keep(game)
    file.keep(earlier)
    play_on(earlier, 1)
    file.keep(earlier)
    assert load(file.path).position() == earlier.position()


def test_after_a_full_disk_the_file_is_whole_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = PLAN.deal()
    file = GameFile(games_folder() / "game.txt", PLAN, game)
    play_on(game, 1)
    with monkeypatch.context() as patch:
        patch.setattr("lastcard.terminal.game_files.os.write", write_half)
        with pytest.raises(OSError, match="No space"):
            file.keep(game)
    play_on(game, 1)
    file.keep(game)
    assert load(file.path).position() == game.position()


def write_half(file: int, data: bytes) -> int:
    with os.fdopen(os.dup(file), "ab") as twin:
        twin.write(data[:2])
    raise OSError(28, "No space left on device")


# Files that are not as they should be.


@pytest.mark.parametrize("half", ["0", "1:", "0:dra", "\nrou", "\0\0\0"])
def test_half_a_move_at_the_end_is_left_out(half: str) -> None:
    game, path = begin(moves=30)
    with path.open("a", encoding="utf-8") as file:
        file.write(half)
    assert find_unfinished() == path
    kept = resume_game(path)
    assert kept.game.position() == game.position()
    play_on(kept.game, 1)
    kept.keep(kept.game)
    assert load(path).position() == kept.game.position()


@pytest.mark.parametrize("damage", [b"\n0:r99\n", b"\n\xff\xfe\n"])
def test_a_damaged_file_is_named_and_left_as_it_is(damage: bytes) -> None:
    _, path = begin(moves=30)
    text = path.read_bytes().replace(b"\n0:", damage + b"0:", 1)
    path.write_bytes(text)
    result = run("play", "--resume")
    assert result.exit_code == 2
    assert str(path) in result.stderr
    assert path.read_bytes() == text


def test_a_damaged_file_says_where() -> None:
    _, path = begin(moves=30)
    path.write_text(path.read_text(encoding="utf-8") + "9:catch\n", encoding="utf-8")
    with pytest.raises(
        InvalidRecord, match=r"cannot be read, and was left as it is: line \d+, move 9:"
    ):
        GameStore().last_unfinished()


def test_bots_that_do_not_fit_the_table_are_damage() -> None:
    _, path = begin()
    text = path.read_text(encoding="utf-8").replace("sharp, casual", "a, b, c")
    path.write_text(text, encoding="utf-8")
    with pytest.raises(InvalidRecord, match="the header Bots names 3 of 2 bots"):
        read_game(path)


def test_a_bot_that_is_gone_can_be_replaced() -> None:
    _, path = begin()
    text = path.read_text(encoding="utf-8").replace("sharp, casual", "sharp, gone")
    path.write_text(text, encoding="utf-8")
    with pytest.raises(InvalidOption, match="there is no bot 'gone'; there are random, casual"):
        resume_game(path)
    assert resume_game(path, ("casual",)).plan.bots == ("casual",)


def test_a_game_is_not_kept_in_a_folder(tmp_path: Path) -> None:
    with pytest.raises(InvalidOption, match=r"a game is kept in a file, which .* is not"):
        GameFile(tmp_path, PLAN, PLAN.deal())


def test_without_an_unfinished_game_there_is_nothing_to_resume() -> None:
    result = run("play", "--resume")
    assert result.exit_code == 2
    assert "there is no unfinished game; begin one with `lastcard play`" in result.stderr


def test_resume_takes_a_game_as_it_is() -> None:
    begin(moves=10)
    result = run("play", "classic", "--resume")
    assert result.exit_code == 2
    assert "--resume goes on with a game as it is" in result.stderr


def test_where_nothing_can_be_kept_one_can_still_play(data_folder: Path) -> None:
    (data_folder / "games").write_text("in the way")
    result = run("play", "classic", typed="q\n")
    assert result.exit_code == 0
    assert "The game couldn’t be saved" in result.stderr
    assert result.stdout.endswith("Goodbye.\n")


# Finished games.


def test_a_finished_game_says_who_won_and_is_not_gone_on_with() -> None:
    game = almost_won()
    keep = GameStore().begin(Plan(players=2), game).keep
    game.play("r7")
    keep(game)
    (path,) = games_folder().iterdir()
    assert '[Result "0 won"]' in path.read_text(encoding="utf-8")
    assert find_unfinished() is None
    with pytest.raises(InvalidRecord, match="is over; look at it with `lastcard replay"):
        resume_game(path)


def test_a_program_killed_at_the_last_move_leaves_a_finished_game() -> None:
    game = almost_won()
    file = GameFile(games_folder() / "game.txt", Plan(players=2), game)
    file.close()
    with file.path.open("a", encoding="utf-8") as growing:
        growing.write("0:r7\n")
    assert find_unfinished() is None
    assert '[Result "0 won"]' in file.path.read_text(encoding="utf-8")


def test_a_finished_game_that_is_taken_back_goes_on() -> None:
    game = almost_won()
    file = GameFile(games_folder() / "game.txt", Plan(players=2, practice=True), game)
    before = game.copy()
    game.play("r7")
    file.keep(game)
    file.keep(before)
    assert load(file.path).position() == before.position()


# In two places.


def test_a_game_that_is_being_played_stays_so_when_lists_of_games_read_it() -> None:
    kept = GameStore().begin(PLAN, PLAN.deal())
    assert kept.path is not None
    assert [game.path for game in own_games()] == [kept.path]
    assert find_unfinished() is None
    with pytest.raises(InvalidOption, match="is being played in another terminal"):
        resume_game(kept.path)
    kept.close()
    assert find_unfinished() == kept.path


def start(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "lastcard", "play", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1", "COLUMNS": "500"},
    )


def play_and_kill(process: subprocess.Popen[str], lines: int) -> list[str]:
    """Let somebody play until that much is on the screen, and kill; the deeds that were shown."""
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("d\np\na\nred\n\n" * 5_000)  # draw or answer, the next round
        process.stdin.flush()
        shown = [process.stdout.readline() for _ in range(lines)]
        process.kill()
        shown += process.stdout.readlines()
    return [line.rstrip() for line in shown if DEED.match(line) and line.endswith("\n")]


def deeds_in(path: Path) -> list[str]:
    recorded = load(path)
    names = player_names(recorded.players)
    steps = [
        EN.tell([event.seen_by(0) for event in events], recorded.edition, names)
        for _, _, events in recorded.replay()
    ]
    return [words for words in steps if DEED.match(words)]


@pytest.mark.outside
def test_a_game_killed_at_any_moment_goes_on_with_every_move_that_was_shown() -> None:
    luck = Random(5)
    arguments = ["classic", "--seed", "1", "--option", "target=10000"]
    known: list[str] = []
    for _ in range(4):
        shown = play_and_kill(start(*arguments), luck.randrange(90, 330))
        path = find_unfinished()
        assert path is not None
        deeds = deeds_in(path)
        assert deeds[: len(known)] == known
        assert deeds[len(known) : len(known) + len(shown)] == shown
        known, arguments = deeds, ["--resume"]
    assert len(known) > 40


def test_a_game_in_another_terminal_is_left_to_it() -> None:
    with start("classic", "--seed", "1") as process:
        assert process.stdout is not None
        process.stdout.readline()
        (path,) = games_folder().iterdir()
        assert find_unfinished() is None
        with pytest.raises(InvalidOption, match="is being played in another terminal"):
            resume_game(path)
        process.kill()
    assert find_unfinished() == path
