"""A shared table, line by line, for somebody who is slow, away, or cut off for a while."""

from __future__ import annotations

from tests.support.plain_tables import ben, come_back, wait

# A question that nobody has answered.


def test_a_question_is_dropped_when_somebody_else_has_moved() -> None:
    hands = ["W r7 b3", "r5 g1 y2"]
    said = come_back("wild", ben("r5"), "red 7", hands=hands, jump_in=True)
    assert "Which colour? red, yellow, green, blue:" in said
    assert said[-1] == "You play a red 7."


def test_a_question_stays_when_somebody_only_calls_uno() -> None:
    said = come_back(
        ben("g5"),
        "wild",
        ben("uno"),
        "red",
        hands=["W b7 b3", "g5 y2"],
        turn=1,
    )
    assert said[-1] == "You play a Wild. You choose red."


# A bot that plays for somebody who is slow.

COVERED = "Enter takes over again."
BACK = "You are back."
HANDS = ["r7 b3 b4", "g1 y2 y4"]


def test_the_seconds_are_told_with_the_turn_and_what_is_left_of_them_on_enter() -> None:
    said = come_back(ben("r1"), "", hands=["r7 b3 b4", "r1 y2 y4"], turn=1, clock=15)
    told = said.index("Your turn. Top card: red 1. You can play: red 7.")
    assert said[told + 1] == "You have 15 seconds."
    assert said.count("You have 15 seconds.") == 2


def test_enter_takes_over_from_the_bot_and_hears_the_question_again() -> None:
    said = come_back(wait(20), "", "red 7", hands=HANDS, clock=15)
    back = said.index(BACK)
    assert said.index(COVERED) < back
    assert said[back + 1] == "Your turn. Top card: red 5. You can play: red 7."
    assert said[-1] == "You play a red 7."


def test_a_move_that_comes_too_late_takes_over_all_the_same() -> None:
    said = come_back(wait(20), wait(5), "red 7", "", hands=HANDS, clock=15)
    assert [one for one in said if one.startswith("You play")] == ["You play a red 7."]
    assert said[said.index(BACK) + 1] == "It’s not your turn."
    assert COVERED not in said[said.index(BACK) :]


def test_whoever_a_bot_plays_for_is_not_asked_for_moves() -> None:
    said = come_back(wait(20), wait(5), ben("draw"), hands=["r7 b3 b4", "g1 y2"], clock=15)
    assert len([one for one in said if one.startswith("Your turn")]) == 1
