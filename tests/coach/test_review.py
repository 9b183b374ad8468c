"""The coach: decisions judged by what could be known, and luck by what was there."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner

from lastcard import EDITIONS, Game, play_game
from lastcard.cli import main
from lastcard.coach import Decision, RoundReview, Verdict, review_game

TRIES = 600


def review(game: Game) -> list[RoundReview]:
    return list(review_game(game, tries=TRIES))


def only_decision(game: Game, *moves: str) -> Decision:
    """What the coach says of the last of the moves."""
    for move in moves:
        game.play(move)
    found = review(game)[-1].steps[-1].decision
    assert found is not None
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_luck_and_decisions_add_up_to_the_result(edition: str) -> None:
    game = play_game(["casual", "sharp", "random"], edition, seed=3, target=60)
    for one in review(game):
        for account in one.accounts:
            parts = account.fair + account.luck + account.decisions + account.others
            assert parts == pytest.approx(account.result)
            assert account.result == (one.winner == account.seat)


def test_the_chances_after_each_move_are_everybodys_and_add_up() -> None:
    game = play_game(["casual", "sharp"], seed=4, target=60)
    for step in review(game)[0].steps:
        assert len(step.chances) == 2
        assert sum(step.chances) == pytest.approx(1)


def test_a_game_of_several_rounds_has_a_review_of_each() -> None:
    game = play_game(["casual", "sharp"], seed=4, target=200)
    assert game.round_number > 1
    assert [one.number for one in review(game)] == list(range(1, game.round_number + 1))


def test_drawing_instead_of_going_out_is_a_blunder() -> None:
    game = Game.setup("classic", hands=["r7", "g1 y2 b3 b4"], top="r5")
    decision = only_decision(game, "draw")
    assert decision.verdict is Verdict.BLUNDER
    assert decision.best == "r7"
    assert decision.best_chance == 1
    assert decision.lost > 0.2


def test_the_usual_move_is_neither_good_nor_bad() -> None:
    game = Game.setup("classic", hands=["r7", "g1 y2 b3 b4"], top="r5")
    decision = only_decision(game, "r7")
    assert decision.verdict is Verdict.FINE
    assert decision.effect == (0, 0)


def test_a_move_without_another_is_no_decision() -> None:
    game = Game.setup("classic", hands=["r7 g1", "b1 y2"], top="b5", draw="y9")
    game.play("draw")
    assert game.legal() == ["b1", "b1!", "draw"]
    assert review(game)[0].steps[-1].decision is None


def hidden(hands: Sequence[str]) -> Game:
    return Game.setup("classic", hands=list(hands), top="r5", draw="b9 b8")


def test_a_decision_is_judged_by_what_the_seat_could_know() -> None:
    """The other holds what it wants or not: the judgement is the same, and the chances are not."""
    harmless, deadly = hidden(["r7 b3 b4", "g1 g2"]), hidden(["r7 b3 b4", "r1 r2"])
    for game in (harmless, deadly):
        game.play("r7")
    (one,), (other,) = review(harmless), review(deadly)
    assert one.steps[-1].decision == other.steps[-1].decision
    assert one.steps[-1].chances[0] > other.steps[-1].chances[0]


def test_the_same_game_has_the_same_review() -> None:
    game = play_game(["casual", "sharp"], seed=4, target=60)
    assert review(game) == review(game)


def test_progress_goes_to_the_last_step() -> None:
    game = hidden(["r7 b3 b4", "g1 g2"])
    game.play("r7")
    told: list[tuple[int, int]] = []
    list(review_game(game, tries=TRIES, progress=lambda done, total: told.append((done, total))))
    assert told == [(1, 2), (2, 2)]


def test_the_command_says_it_in_sentences(tmp_path: Path) -> None:
    game = Game.setup("classic", hands=["r7", "g1 y2 b3 b4"], top="r5", target=1)
    game.play("draw")
    (tmp_path / "game").write_text(game.record())
    arguments = ["review", str(tmp_path / "game"), "--language", "en"]
    said = CliRunner().invoke(main, arguments).output
    assert "Round 1: Nobody has won the round." in said
    assert "A blunder" in said
    assert "Better: Play a red 7, which wins 100 times." in said
    lines = CliRunner().invoke(main, [*arguments, "--json", "--tries", "200"]).output.splitlines()
    assert [json.loads(line)["number"] for line in lines] == [1]
