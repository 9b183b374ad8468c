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
from lastcard.coach.reasons import Reason
from lastcard.coach.summing import kind_of_mistake
from lastcard.coach.telling import tell_decision, tell_round
from lastcard.folders import games_folder
from lastcard.terminal.game_files import finished_record
from lastcard.terminal.plan import Plan
from lastcard.words import LANGUAGES, Words

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


def test_it_is_said_why_the_better_move_is_one() -> None:
    game = Game.setup("classic", hands=["r7", "g1 y2 b3 b4"], top="r5")
    assert only_decision(game, "draw").reasons == (Reason("last"),)


def test_what_speaks_for_the_move_that_was_made_is_no_reason_for_another() -> None:
    """No other card fits, whatever colour is named: what is better about blue is said alone."""
    game = Game.setup("classic", hands=["W b3 b4", "g1 g2 y5 y6 y7"], top="r5")
    decision = only_decision(game, "W=r")
    assert decision.best == "W=b"
    assert decision.reasons == (Reason("color", 2, color="b"),)


def test_whoever_goes_on_badly_has_smaller_chances() -> None:
    game = Game.setup("classic", hands=["r7 b3 b4", "g1 g2 y5"], top="r5")
    game.play("r7")
    (alike,), (unlike,) = review(game), review_game(game, tries=TRIES, bots=["", "random"])
    assert unlike.steps[-1].chances[0] > alike.steps[-1].chances[0]


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
    better = "Better: Play a red 7, which wins 100 times. It’s the last card, and wins the round."
    assert better in said
    lines = CliRunner().invoke(main, [*arguments, "--json", "--tries", "200"]).output.splitlines()
    assert [json.loads(line)["number"] for line in lines] == [1]


def keep_own_game() -> Path:
    """A game of one's own, in which the round was given away."""
    game = Game.setup("classic", hands=["r7", "r1"], top="r5", scoring="hand")
    game.play("draw")
    game.play("r1")
    path = games_folder() / "a.txt"
    path.write_text(finished_record(game, Plan("classic", bots=("casual",))))
    return path


def test_all_own_games_are_summed_up_and_their_reviews_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LASTCARD_DATA", str(tmp_path))
    arguments = ["review", "--all", "--tries", "400", "--language", "en"]
    assert "no finished game" in CliRunner().invoke(main, arguments).output
    path = keep_own_game()
    said = CliRunner().invoke(main, arguments).output
    assert "1 round reviewed, 0 won." in said
    assert "1 decision: slips 0, mistakes 0, blunders 1." in said
    assert "- drew or passed instead of playing (1×)" in said
    kept = path.with_suffix(".review")
    changed = kept.read_text().replace('"blunder"', '"slip"')
    kept.write_text(changed)  # so that it shows that it is read
    assert "slips 1" in CliRunner().invoke(main, arguments).output
    kept.write_text("no review")
    assert CliRunner().invoke(main, arguments).output == said
    numbers = json.loads(CliRunner().invoke(main, [*arguments, "--json"]).output)
    assert numbers["kinds"] == {"held": 1}


@pytest.mark.parametrize(
    ("made", "best", "kind"),
    [
        ("r7", "r7!", "uno"),
        ("W=r", "W=b", "color"),
        ("WS=r@1", "WS=r@2", "target"),
        ("accept", "challenge", "trusted"),
        ("challenge", "accept", "doubted"),
        ("W=r", "r7", "early"),
        ("r7", "W4=r", "late"),
        ("r7", "rS", "card"),
        ("pass", "r7", "held"),
        ("W=r", "draw", "spent"),
        ("draw", "catch", "other"),
    ],
)
def test_mistakes_are_told_apart_by_what_was_done_instead(made: str, best: str, kind: str) -> None:
    assert kind_of_mistake(Decision(0, made, best, 0.1, 0.3, Verdict.BLUNDER)) == kind
    for language in LANGUAGES:
        assert Words(language).say(f"mistake-{kind}")


@pytest.mark.parametrize(
    ("made", "best", "better"),
    [
        ("yD", "yD!", "Better: the same card, but call UNO,"),
        ("W=r", "W=b", "Better: the same card, but choose blue,"),
        ("r7@0!", "r7@2!", "Better: the same card, but choose Cem,"),
        ("W4=r!", "W4=b", "Better: the same card, but choose blue and don’t call UNO,"),
        ("r7", "y5", "Better: Play a yellow 5,"),
        ("draw", "r7!", "Better: Play a red 7: UNO,"),
    ],
)
def test_a_better_move_with_the_same_card_says_just_what_is_different(
    made: str, best: str, better: str
) -> None:
    decision, edition = Decision(1, made, best, 0.1, 0.3, Verdict.BLUNDER), EDITIONS["classic"]
    names = ["Ann", "Ben", "Cem"]
    assert better in tell_decision(4, decision, edition, Words("en"), names)
    for language in LANGUAGES:
        assert tell_decision(4, decision, edition, Words(language), names)


def test_a_review_begins_with_the_winner() -> None:
    game = Game.setup("classic", ["r7", "g1 y2"], top="r5")
    game.play("r7")
    first = next(tell_round(review(game)[0], game.edition, Words("en"), ["Ann", "Ben"]))
    assert first == "Round 1: Ann wins the round."


def test_a_review_is_of_one_file_or_of_all_own_games(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["review", str(tmp_path), "--all"])
    assert result.exit_code == 2
    assert "name a file, or --all for your own games, not both" in result.stderr
