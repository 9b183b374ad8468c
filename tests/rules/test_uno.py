"""Calling UNO, catching those who forget, and when it is too late for either."""

from __future__ import annotations

from typing import Any

import pytest

from lastcard import Game, IllegalMove


def forgetful(edition: str, hand: str = "r1 r2", draw: str = "", **setup: Any) -> Game:
    """Three players: seat 0 plays the first of two cards and does not call UNO."""
    game = Game.setup(edition, hands=[hand, "r3 b3 b4", "r6 b5 b6"], top="r5", draw=draw, **setup)
    game.play(hand.split()[0])
    return game


def after_a_forgetful_wild_draw_four(edition: str) -> Game:
    """Seat 0 is down to one card and has not called; seat 1 has a Wild Draw Four to answer."""
    game = Game.setup(edition, hands=["W4 b1", "g3 g4", "y3 y4"], top="r5")
    game.play("W4=g")
    return game


# The call.


@pytest.mark.rule("UNO-CALL")
def test_uno_may_be_called_with_the_card(edition: str) -> None:
    game = Game.setup(edition, hands=["r1 r2", "b3 b4"], top="r5")
    events = game.play("r1!")
    assert [event.name for event in events] == ["played", "uno"]
    assert game.uno_owed is None


@pytest.mark.rule("UNO-CALL")
def test_uno_may_be_called_with_a_wild(edition: str) -> None:
    game = Game.setup(edition, hands=["W4 b1", "b3 b4"], top="r5")
    game.play("W4=b!")
    assert game.uno_owed is None


@pytest.mark.rule("UNO-CALL")
def test_who_plays_the_last_card_but_one_without_calling_owes_an_uno(edition: str) -> None:
    assert forgetful(edition).uno_owed == 0


@pytest.mark.rule("UNO-CALL")
def test_who_has_more_cards_left_owes_nothing(edition: str) -> None:
    game = Game.setup(edition, hands=["r1 r2 r3", "b3 b4"], top="r5")
    game.play("r1")
    assert game.uno_owed is None


@pytest.mark.rule("UNO-CALL")
def test_uno_cannot_be_called_with_two_cards_left(edition: str) -> None:
    game = Game.setup(edition, hands=["r1 r2 r3", "b3 b4"], top="r5")
    with pytest.raises(IllegalMove, match="UNO goes with the next-to-last card, and it holds 3"):
        game.play("r1!")


@pytest.mark.rule("UNO-CALL")
def test_uno_cannot_be_called_with_the_last_card(edition: str) -> None:
    game = Game.setup(edition, hands=["r1", "b3 b4"], top="r5")
    with pytest.raises(IllegalMove, match="UNO goes with the next-to-last card, and it holds 1"):
        game.play("r1!")


@pytest.mark.rule("UNO-CALL")
def test_uno_is_owed_again_when_a_drawn_card_is_played_at_once(edition: str) -> None:
    game = Game.setup(edition, hands=["b1", "b3 b4"], top="r5", draw="r7")
    game.play("draw")
    assert game.legal() == ["r7", "r7!", "pass"]
    game.play("r7")
    assert game.uno_owed == 0


# The catch.


@pytest.mark.rule("UNO-CATCH")
@pytest.mark.parametrize("catcher", [1, 2])
def test_anyone_may_catch_who_forgot_to_call(edition: str, catcher: int) -> None:
    game = forgetful(edition, draw="y1 y2")
    game.play("catch", seat=catcher)
    assert game.hand(0) == ["r2", "y1", "y2"]


@pytest.mark.rule("UNO-CATCH")
def test_a_catch_does_not_change_whose_turn_it_is(edition: str) -> None:
    game = forgetful(edition)
    game.play("catch", seat=2)
    assert (game.to_act, game.hand_sizes) == (1, [3, 3, 3])


@pytest.mark.rule("UNO-CATCH")
def test_nobody_catches_oneself(edition: str) -> None:
    game = forgetful(edition)
    with pytest.raises(IllegalMove, match="seat 0 cannot catch: nobody else owes an UNO"):
        game.play("catch", seat=0)


@pytest.mark.rule("UNO-CATCH")
def test_the_option_uno_penalty_sets_how_many_cards_are_drawn(edition: str) -> None:
    game = forgetful(edition, draw="y1 y2 y3 y4", uno_penalty=3)
    game.play("catch", seat=1)
    assert game.hand(0) == ["r2", "y1", "y2", "y3"]


@pytest.mark.rule("UNO-CATCH")
def test_without_a_penalty_a_catch_costs_nothing_and_settles_the_matter(edition: str) -> None:
    game = forgetful(edition, uno_penalty=0)
    game.play("catch", seat=1)
    assert game.hand(0) == ["r2"]
    assert game.uno_owed is None


# How long both are possible.


@pytest.mark.rule("R-UNO-WINDOW")
def test_the_call_may_come_after_the_card(edition: str) -> None:
    game = forgetful(edition)
    game.play("uno", seat=0)
    assert game.uno_owed is None
    with pytest.raises(IllegalMove, match="seat 1 cannot catch"):
        game.play("catch", seat=1)


@pytest.mark.rule("R-UNO-WINDOW")
def test_after_a_catch_it_is_too_late_to_call(edition: str) -> None:
    game = forgetful(edition)
    game.play("catch", seat=1)
    with pytest.raises(IllegalMove, match="UNO is called by who has just played"):
        game.play("uno", seat=0)


@pytest.mark.rule("R-UNO-WINDOW")
def test_nobody_is_caught_twice(edition: str) -> None:
    game = forgetful(edition)
    game.play("catch", seat=1)
    with pytest.raises(IllegalMove, match="seat 2 cannot catch"):
        game.play("catch", seat=2)


@pytest.mark.rule("R-UNO-WINDOW")
def test_after_a_call_with_the_card_there_is_nothing_to_call_or_catch(edition: str) -> None:
    game = Game.setup(edition, hands=["r1 r2", "b3 b4"], top="r5")
    game.play("r1!")
    assert game.legal(seat=0) == []
    assert "catch" not in game.legal(seat=1)


@pytest.mark.rule("R-UNO-WINDOW")
def test_with_nothing_owed_nobody_can_call_or_catch(edition: str) -> None:
    game = Game.setup(edition, hands=["r1 r2 r3", "b3"], top="r5")
    with pytest.raises(IllegalMove, match="seat 1 cannot uno"):
        game.play("uno", seat=1)
    with pytest.raises(IllegalMove, match="seat 0 cannot catch"):
        game.play("catch", seat=0)


@pytest.mark.rule("R-UNO-WINDOW")
def test_nobody_calls_for_somebody_else(edition: str) -> None:
    game = forgetful(edition)
    with pytest.raises(IllegalMove, match="seat 1 cannot uno"):
        game.play("uno", seat=1)


@pytest.mark.rule("R-UNO-WINDOW")
@pytest.mark.parametrize("beginning", ["r3", "draw"])
def test_it_is_too_late_when_the_next_player_has_played_or_drawn(
    edition: str, beginning: str
) -> None:
    game = forgetful(edition, draw="r7")
    game.play(beginning)
    assert game.uno_owed is None
    assert "uno" not in game.legal(seat=0)
    assert "catch" not in game.legal(seat=2)


@pytest.mark.rule("R-UNO-WINDOW")
@pytest.mark.parametrize("answer", ["accept", "challenge"])
def test_it_is_too_late_when_the_next_player_has_accepted_or_challenged(
    edition: str, answer: str
) -> None:
    game = after_a_forgetful_wild_draw_four(edition)
    game.play(answer)
    assert game.uno_owed is None
    with pytest.raises(IllegalMove, match="nobody else owes an UNO"):
        game.play("catch", seat=2)


@pytest.mark.rule("R-UNO-WINDOW")
def test_who_has_to_answer_a_wild_draw_four_may_catch_first(edition: str) -> None:
    game = after_a_forgetful_wild_draw_four(edition)
    assert game.legal() == ["accept", "challenge", "catch"]
    game.play("catch")
    assert game.hand_sizes == [3, 2, 2]
    assert game.legal() == ["accept", "challenge"]


@pytest.mark.rule("R-UNO-WINDOW")
def test_drawing_for_a_draw_two_is_not_yet_the_next_turn(edition: str) -> None:
    game = forgetful(edition, hand="rD r2")
    assert (game.to_act, game.uno_owed) == (2, 0)
    game.play("catch", seat=1)
    assert game.hand_sizes == [3, 5, 3]


@pytest.mark.rule("R-UNO-WINDOW")
def test_who_skips_the_only_opponent_can_be_caught_before_the_last_card(edition: str) -> None:
    game = Game.setup(edition, hands=["rS r2", "b3 b4"], top="r5")
    game.play("rS")
    assert game.to_act == 0
    game.play("catch", seat=1)
    assert game.hand_sizes == [3, 2]


@pytest.mark.rule("R-UNO-WINDOW")
def test_a_new_debt_takes_the_place_of_an_old_one(edition: str) -> None:
    game = Game.setup(edition, hands=["r1 r2", "r3 r4", "b3 b4"], top="r5")
    game.play("r1")
    game.play("r3")
    assert game.uno_owed == 1
    game.play("catch", seat=0)
    assert game.hand_sizes == [1, 3, 2]


# Hands that grow, and hands that are passed on.


@pytest.mark.rule("R-UNO-GROWN")
def test_a_caught_player_owes_nothing_any_more(edition: str) -> None:
    game = forgetful(edition)
    game.play("catch", seat=1)
    assert game.uno_owed is None


@pytest.mark.rule("R-UNO-GROWN", "POWER-RED")
def test_a_gift_lifts_the_duty_to_call() -> None:
    game = forgetful("color-powers", powers={"r": 2})
    game.play("give@0", seat=2)
    assert game.hand(0) == ["r2", "r6"]
    assert game.uno_owed is None
    assert "catch" not in game.legal(seat=1)


@pytest.mark.rule("R-UNO-GROWN", "TOGETHER-DRAW")
def test_filling_up_by_togetherness_lifts_the_duty_to_call() -> None:
    game = Game.setup("togetherness", hands=["WT b1", "b3 b4 b5", "b6 b7"], top="r5")
    game.play("WT=b")
    assert game.hand_sizes == [3, 3, 3]
    assert game.uno_owed is None


@pytest.mark.rule("R-UNO-GROWN", "TOGETHER-DRAW")
def test_the_duty_stays_when_togetherness_brings_no_card() -> None:
    game = Game.setup("togetherness", hands=["WT b1", "b3", "b6"], top="r5")
    game.play("WT=b")
    assert (game.hand_sizes, game.uno_owed) == ([1, 1, 1], 0)


@pytest.mark.rule("R-UNO-GROWN", "R-CUSTOM")
def test_a_penalty_written_on_a_customizable_lifts_the_duty_to_call() -> None:
    game = Game.setup(
        "super-hero-girls",
        hands=["WA b1", "b3 b4", "b5 b6"],
        top="r5",
        custom_rules=[("A card for everyone", "all draw 1"), None],
    )
    game.play("WA=b")
    assert (game.hand_sizes, game.uno_owed) == ([2, 3, 3], None)


@pytest.mark.rule("R-UNO-GROWN", "MAGIC-PASS")
def test_hands_passed_by_magic_do_not_lift_the_duty_to_call() -> None:
    game = Game.setup("disney-parks", hands=["WM b1", "b3 b4", "b5 b6 b7"], top="r5", draw="y1 y2")
    game.play("WM=b")
    assert game.uno_owed == 0
    game.play("catch", seat=1)
    assert game.hand(0) == ["y1", "y2", "b5", "b6", "b7"]


@pytest.mark.rule("R-UNO-GROWN", "H-SEVEN")
def test_hands_swapped_by_a_seven_do_not_lift_the_duty_to_call(edition: str) -> None:
    hands = ["r7 b1", "b3 b4", "b5 b6 b7"]
    game = Game.setup(edition, hands=hands, top="r5", seven_zero=True)
    game.play("r7@2")
    assert (game.hand_sizes, game.uno_owed) == ([3, 2, 1], 0)


@pytest.mark.rule("R-UNO-GROWN", "H-SEVEN")
def test_hands_passed_by_a_zero_do_not_lift_the_duty_to_call(edition: str) -> None:
    hands = ["r0 b1", "b3 b4", "b5 b6 b7"]
    game = Game.setup(edition, hands=hands, top="r5", seven_zero=True)
    game.play("r0")
    assert (game.hand_sizes, game.uno_owed) == ([3, 1, 2], 0)


@pytest.mark.rule("R-UNO-GROWN", "R-CUSTOM")
@pytest.mark.parametrize("effects", ["pass left", "pass right", "redeal"])
def test_hands_moved_by_a_customizable_do_not_lift_the_duty_to_call(effects: str) -> None:
    game = Game.setup(
        "super-hero-girls",
        hands=["WA b1", "b3 b4", "b5 b6"],
        top="r5",
        custom_rules=[("New hands", effects), None],
    )
    game.play("WA=b")
    assert game.uno_owed == 0


@pytest.mark.rule("R-UNO-GROWN", "MAGIC-PASS")
def test_who_gets_a_single_card_by_magic_owes_nothing() -> None:
    game = Game.setup("disney-parks", hands=["WM b1 b2", "b3", "b5 b6 b7"], top="r5")
    game.play("WM=b")
    assert (game.hand_sizes, game.uno_owed) == ([3, 2, 1], None)
