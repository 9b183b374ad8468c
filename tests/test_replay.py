"""Going through a recorded game."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from lastcard import Game
from lastcard.cli import main
from lastcard.record import write_record
from lastcard.terminal.plain.plain_replay import browse_steps
from lastcard.terminal.plan import Plan, write_plan
from lastcard.terminal.replay_steps import list_moments
from lastcard.words import Names, words_in

NOBODY = Names()  # known by name
EN = words_in("en")


def short_game() -> Game:
    """A game of one round and three moves, from a position set up by hand."""
    game = Game.setup("classic", ["r7 b3", "y7 y2"], top="r5", target=1)
    game.play("r7!", 0)
    game.play("y7!", 1)
    game.play("draw", 0)
    return game


def replay(path: Path) -> Result:
    return CliRunner(env={"COLUMNS": "120"}).invoke(main, ["replay", str(path)])


def browse(game: Game, typed: Iterable[str], language: str = "en") -> str:
    """What somebody sees who types this."""
    lines = iter(typed)
    said: list[str] = []
    browse_steps(said.append, game, NOBODY, lambda _: next(lines), words_in(language))
    return "\n".join(said)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(short_game().record(), encoding="utf-8")
    return path


def test_without_a_terminal_all_moves_are_printed_in_words(saved: Path) -> None:
    lines = replay(saved).stdout.splitlines()
    assert "1. Seat 1 plays a red 7. Seat 1 calls UNO!" in lines
    assert any(line.startswith("2. Seat 2 plays a yellow 7. Seat 2 calls UNO!") for line in lines)
    assert any(line.startswith("3. Seat 1 draws ") for line in lines)


def with_headers(path: Path, **headers: str) -> str:
    path.write_text(write_record(short_game(), headers), encoding="utf-8")
    return replay(path).stdout


def test_a_game_against_bots_tells_of_you_and_of_them_by_name(tmp_path: Path) -> None:
    shown = with_headers(tmp_path / "game.txt", **write_plan(Plan(players=2)))
    assert "1. You play a red 7. You call UNO!" in shown
    assert "Ines plays a yellow 7" in shown
    assert "Seat" not in shown


def test_a_game_at_a_table_tells_of_people_and_bots_by_name(tmp_path: Path) -> None:
    shown = with_headers(tmp_path / "game.txt", Names="Ben%2C Jr, sharp")
    assert "1. Ben, Jr plays a red 7. Ben, Jr calls UNO!" in shown
    assert "Ines plays a yellow 7" in shown
    assert "Seat" not in shown


def test_names_that_do_not_fit_the_seats_are_left_alone(tmp_path: Path) -> None:
    assert "Seat 1 plays a red 7" in with_headers(tmp_path / "game.txt", Names="Ann")


def test_all_hands_are_open(saved: Path) -> None:
    lines = replay(saved).stdout.splitlines()
    assert "Seat 1: red 7, blue 3." in lines
    assert "Seat 2: yellow 2, yellow 7." in lines


def test_the_winner_is_told_at_the_end(tmp_path: Path) -> None:
    game = Game.setup("classic", ["r7", "y7 y2"], top="r5", target=1)
    game.play("r7")
    path = tmp_path / "game.txt"
    path.write_text(game.record(), encoding="utf-8")
    assert replay(path).stdout.endswith("Game won by Seat 1 (9 points)\n")


def test_a_game_from_a_seed_begins_with_its_deal() -> None:
    (moment,) = list_moments(Game.new("disney-parks", players=3, seed=4))
    assert EN.tell(moment.events, moment.game.edition, NOBODY).startswith("Seat 1 draws a ")
    assert [len(moment.game.hand(seat)) for seat in range(3)] == [7, 7, 7]


def test_the_next_round_is_a_step_of_its_own() -> None:
    game = Game.setup("classic", ["r7", "y7 y2"], top="r5")
    game.play("r7")
    game.next_round()
    assert [(one.move, one.game.round_number) for one in list_moments(game)] == [
        ("", 1),
        ("0:r7", 1),
        ("", 2),
    ]


def test_randomness_put_in_later_is_replayed() -> None:
    game = Game.setup("classic", ["r7", "y7 y2"], top="r5")
    game.reseed("0123456789abcdef" * 2)
    game.play("r7")
    game.next_round()
    last = list_moments(game)[-1].game
    assert [last.hand(0), last.hand(1)] == [game.hand(0), game.hand(1)]


def test_enter_shows_the_next_move_and_b_the_one_before() -> None:
    shown = browse(short_game(), ["", "", "b", "q"])
    headings = [line for line in shown.splitlines() if line.startswith("Move")]
    assert headings == ["Move 0 of 3.", "Move 1 of 3.", "Move 2 of 3.", "Move 1 of 3."]


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", ["next", "back", "quit"]),
        ("de", ["weiter", "davor", "ende"]),
        ("fr", ["suivant", "avant", "quitter"]),
        ("es", ["siguiente", "atrás", "salir"]),
    ],
)
def test_a_replay_is_led_by_words(language: str, typed: list[str]) -> None:
    step = [words_in(language).say("replay-step", number=number, all=3) for number in (0, 1, 0)]
    shown = browse(short_game(), typed, language).splitlines()
    assert [line for line in shown if line.rstrip(".") in step] == [f"{one}." for one in step]


def test_all_hands_are_told_at_the_deal_and_then_for_who_asks() -> None:
    shown = browse(short_game(), ["", "table", "q"]).splitlines()
    first = shown.index("Move 1 of 3.")
    assert shown[first + 1 :] == [
        "Seat 1 plays a red 7. Seat 1 calls UNO!",
        "Top card: red 7.",
        "Top card: red 7.",
        "Seat 1: blue 3.",
        "Seat 2: yellow 2, yellow 7.",
    ]
    assert "Seat 1: red 7, blue 3." in shown[:first]


def test_what_is_not_understood_in_a_replay_leads_to_help() -> None:
    shown = browse(short_game(), ["x", "help", "q"]).splitlines()
    assert "“x”? “help” says what can be typed." in shown
    assert len([line for line in shown if line.startswith("Enter tells the next move")]) == 2


def test_a_number_jumps() -> None:
    shown = browse(short_game(), ["3", "q"])
    assert "Move 3 of 3." in shown
    assert "Move 1 of 3" not in shown


@pytest.mark.parametrize("typed", ["4", "99999999999", "b"])
def test_a_move_that_there_is_not_leaves_everything_as_it_is(typed: str) -> None:
    shown = browse(short_game(), [typed, "q"])
    assert "The moves go from 0 to 3." in shown
    assert shown.count("Move 0 of 3") == 1


def test_a_record_that_breaks_the_rules_is_refused_with_its_line(saved: Path) -> None:
    text = saved.read_text(encoding="utf-8")
    saved.write_text(text.replace("1:y7", "1:y2"), encoding="utf-8")
    result = replay(saved)
    assert result.exit_code == 2
    assert "line 11, move 1:y2!: seat 1 cannot play y2! on r7" in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    result = replay(path)
    assert result.exit_code == 2
    assert "is not a game record" in result.stderr


def test_after_the_last_move_the_winner_is_said() -> None:
    game = Game.setup("classic", ["r7", "y7 y2"], top="r5", target=1)
    game.play("r7")
    assert browse(game, ["1", "q"]).endswith("Game won by Seat 1 (9 points)")
