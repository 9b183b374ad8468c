"""A shared table, line by line, for somebody who is slow, away, or cut off for a while."""

from __future__ import annotations

from tests.support.plain_tables import ben, come_back

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
