"""`lastcard stats`: what counts, and how it is shown."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from rich.console import Console

from lastcard import Game
from lastcard.cli import main
from lastcard.editions import find_edition
from lastcard.terminal.game_files import GameFile, GameStore, count_result
from lastcard.terminal.own_games import Statistics, statistics_table
from lastcard.terminal.plan import Plan
from lastcard.terminal.rules_text import editions_table, rules_page
from lastcard.words import LANGUAGES, words_in
from tests.support.screens import EN
from tools.write_golden import know_examples

WON = ("r7",)
LOST = ("draw", "r9")


def stats(*arguments: str) -> str:
    result = CliRunner(env={"COLUMNS": "80"}).invoke(main, ["stats", *arguments])
    assert result.exit_code == 0, result.output
    return result.stdout


def numbers() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(stats("--json"))
    return found


def finish(moves: tuple[str, ...], plan: Plan | None = None, edition: str = "classic") -> Game:
    """Play a game of one round that these moves decide, in the store."""
    game = Game.setup(edition, ["r7", "r9"], top="r5", draw="g1", target=5)
    keep = GameStore().begin(plan or Plan(edition, 2), game).keep
    for move in moves:
        game.play(move)
    keep(game)
    assert game.game_over
    return game


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game ends a second after the one before."""
    seconds = iter(range(100))
    monkeypatch.setattr(
        "lastcard.terminal.game_files.time.gmtime",
        lambda: (2026, 1, 1, 0, 0, next(seconds), 0, 1, 0),
    )


def test_without_a_finished_game_it_says_how_to_get_one() -> None:
    assert stats() == ("You haven’t finished a game yet. Start one with: lastcard play\n")
    assert numbers() == {}


def test_games_rounds_and_points_are_counted_by_edition() -> None:
    finish(WON)
    finish(LOST)
    finish(WON, edition="togetherness")
    found = numbers()
    assert (found["classic"]["games"], found["classic"]["games_won"]) == (2, 1)
    assert (found["classic"]["points"], found["classic"]["best_round"]) == (9, 9)
    assert found["togetherness"]["rounds_won"] == 1
    assert found["all"]["games"] == 3
    assert found["all"]["points"] == 18


def test_the_streak_is_that_of_the_last_games(clock: None) -> None:
    for moves in (WON, WON, WON, LOST, WON, WON):
        finish(moves)
    found = numbers()["classic"]
    assert (found["streak"], found["longest_streak"]) == (2, 3)


def test_games_in_practice_do_not_count() -> None:
    finish(WON, Plan("classic", 2, practice=True))
    assert numbers() == {}


def test_games_that_are_not_over_do_not_count() -> None:
    plan = Plan("classic", 2, seed="1")
    GameStore().begin(plan, plan.deal())
    assert numbers() == {}


def test_a_game_kept_in_a_file_of_its_own_counts_too(tmp_path: Path) -> None:
    game = Game.setup("classic", ["r7", "r9"], top="r5", target=5)
    file = GameFile(tmp_path / "game.txt", Plan("classic", 2), game)
    game.play("r7")
    file.keep(game)
    assert numbers()["classic"]["games_won"] == 1


def test_uno_calls_missed_and_caught_are_counted() -> None:
    game = Game.setup("classic", ["r7 r8 b1", "r3 r4 b2"], top="r5", target=5, draw="y1 y2 y3 y4")
    for seat, move in [(0, "r7"), (1, "r3"), (0, "r8"), (1, "catch"), (1, "r4"), (0, "catch")]:
        game.play(move, seat)
    counted = count_result(game, 0)
    assert (counted.uno_missed, counted.catches) == (1, 1)


def test_challenges_are_counted_for_the_challenger() -> None:
    game = Game.setup("classic", ["b3 b4", "r1 y2 W4"], top="r5", turn=1)
    game.play("W4=b")
    game.play("challenge")
    assert count_result(game, 0).challenges_won == 1
    assert count_result(game, 1).challenges_lost == 0


def test_only_rounds_that_were_won_bring_points() -> None:
    game = Game.setup(
        "classic", ["r7", "r9"], top="r5", draw="g1", target=30, scoring="tally", scores=[10, 10]
    )
    for move in LOST:
        game.play(move)
    assert count_result(game, 0).points == 0


def test_the_table_has_a_line_for_each_edition_and_a_sum() -> None:
    finish(WON)
    finish(LOST)
    finish(WON, edition="togetherness")
    lines = [line.split() for line in stats().splitlines()]
    assert ["Classic", "1/2", "1/2", "9", "9", "0", "0", "0/0"] in [line[:8] for line in lines]
    assert ["Total", "2/3", "2/3", "18", "9", "0", "0", "0/0"] in [line[:8] for line in lines]


@pytest.mark.usefixtures("clock")
def test_line_by_line_each_number_is_a_sentence() -> None:
    finish(WON)
    finish(LOST)
    assert stats("--plain").splitlines() == [
        "Classic.",
        "Games won: 1 of 2.",
        "Rounds won: 1 of 2.",
        "Points: 9.",
        "Best round: 9.",
        "UNO forgotten: 0.",
        "Others caught: 0.",
        "Challenges won: 0 of 0.",
        "Games won in a row: 0 now, 1 at most.",
    ]


@pytest.mark.parametrize("width", [40, 80, 100])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_statistics_or_editions_is_cut(width: int, language: str) -> None:
    game = Game.setup("classic", ["r7", "g9 yS"], top="r5", target=20)
    game.play("r7")
    won = Statistics()
    won.add(count_result(game, 0))
    words = words_in(language)
    console = Console(width=width, file=StringIO())
    with console.capture() as capture:
        by_edition = {"classic": won, "super-hero-girls": won, "All": won}
        console.print(statistics_table(by_edition, words, console))
        console.print(editions_table(words, narrow=width < 70))
    said = " ".join(capture.get().split())
    assert all(word in said for word in words.say("stat-challenges_won").split())
    assert "Super Hero Girls" in said
    assert "…" not in said


def test_what_is_found_in_the_deck_of_an_own_edition_counts_as_found(known_editions: None) -> None:
    know_examples()
    express = find_edition("express")
    console = Console(width=80, file=StringIO())
    with console.capture() as capture:
        console.print(rules_page(express, EN, "each colour yellow"))
    assert capture.get().split()[:4] == ["1", "rule", "The", "deck"]


def test_on_eighty_columns_each_edition_has_its_line() -> None:
    console = Console(width=80)
    table = statistics_table({"super-hero-girls": Statistics(), "All": Statistics()}, EN, console)
    assert len(table.columns) == 9
