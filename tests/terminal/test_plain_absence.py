"""A shared table, line by line, for somebody who is slow, away, or cut off for a while."""

from __future__ import annotations

from lastcard import Game
from tests.support.plain_tables import Evening, ben, come_back, hold, wait

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


# A connection that is lost, and somebody who comes again.


async def be_cut_off(evening: Evening) -> None:
    evening.cut_off()
    await evening.until(lambda: evening.client.trouble)
    await evening.until(lambda: evening.client.trouble is None)


def test_a_connection_that_is_back_is_told_and_what_was_open_is_asked_again() -> None:
    said = come_back(be_cut_off, hands=HANDS)
    assert said[-4:] == [
        "Your turn. Top card: red 5. You can play: red 7.",
        "Connection lost. Reconnecting…",
        "Connected again.",
        "Your turn. Top card: red 5. You can play: red 7.",
    ]


async def be_away_for_a_move(evening: Evening) -> None:
    evening.cut_off()
    await evening.until(lambda: evening.client.trouble)
    await evening.ben_plays("r1")
    await evening.until(lambda: evening.client.trouble is None)


def test_what_was_missed_is_told_between_the_return_and_the_question() -> None:
    said = come_back(be_away_for_a_move, hands=["r7 b3 b4", "r1 y2 y4 y5"], turn=1)
    assert said[-3:] == [
        "Connected again.",
        "Ben plays a red 1.",
        "Your turn. Top card: red 1. You can play: red 7.",
    ]


def test_whoever_comes_hears_the_present_and_the_past_only_when_asked() -> None:
    said = come_back("again", hands=HANDS)
    asked = said.index("Your turn. Top card: red 5. You can play: red 7.")
    assert "Ann is the host now." not in said[: asked + 1]
    assert "You are the host now." in said[asked + 1 :]
    assert len([one for one in said if one.startswith("You have 3 cards")]) == 1


def test_whoever_comes_between_two_rounds_hears_how_it_ended_and_what_enter_does() -> None:
    game = Game.setup("classic", ["r7", "g9 y2"], top="r5")
    game.play("r7")
    said, _ = hold([], game=game, seats=2)
    assert said[-1] == "Enter deals the next round."
    assert "You get 11 points." in said


def test_enter_says_while_others_play_whom_everybody_waits_for() -> None:
    said = come_back("red 7", "", hands=["r7 b3 b5", "g1 y2 W4"])
    assert said[-1] == "Ben is thinking."


def test_enter_says_again_what_can_be_done_out_of_turn() -> None:
    said = come_back("red 7", "", hands=["r7 b3", "g1 y2 W4"])
    assert said.count("You can type: “uno”.") == 2
