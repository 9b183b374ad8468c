"""The yellow power: safe from Skip, Reverse, Draw Two, Wild Draw Four and red gifts."""

from __future__ import annotations

from typing import Any

import pytest

from lastcard import Game


def yellows(*hands: str, **rest: Any) -> Game:
    """A table at which seat 1 holds the yellow power, unless another is named."""
    return Game.setup("color-powers", hands, **{"top": "r5", "powers": {"y": 1}, **rest})


@pytest.mark.rule("POWER-YELLOW", "R-POWER-YELLOW")
@pytest.mark.parametrize("penalty", ["rS", "rD", "W4=g"])
def test_the_holder_neither_draws_nor_misses_the_turn(penalty: str) -> None:
    game = yellows(f"{penalty[:2]} b3 b4", "g1 g2", "b1 b2")
    events = game.play(penalty)
    assert events[-1].name == "warded_off"
    assert (game.to_act, game.phase, game.hand_sizes[1]) == (1, "turn", 2)


@pytest.mark.rule("R-POWER-YELLOW")
def test_the_card_lies_on_the_discard_pile_and_is_followed_all_the_same() -> None:
    game = yellows("W4 b3 b4", "g1 r2 b6", "b1 b2")
    game.play("W4=g")
    assert (game.top, game.color, game.legal()) == ("W4", "g", ["g1", "draw"])


@pytest.mark.rule("R-POWER-YELLOW")
def test_a_reverse_does_not_turn_play_round_when_the_holder_would_have_been_next() -> None:
    game = yellows("rR b3 b4", "g1 g2", "b1 b2")
    game.play("rR")
    assert (game.direction, game.to_act) == ("left", 1)


@pytest.mark.rule("R-POWER-YELLOW")
def test_next_is_meant_in_the_direction_before_the_reverse() -> None:
    game = yellows("rR b3 b4", "g1 g2", "b1 b2", powers={"y": 2})
    game.play("rR")
    assert (game.direction, game.to_act) == ("right", 2)


@pytest.mark.rule("R-POWER-YELLOW", "POWER-BLUE")
def test_next_is_who_would_play_next_after_a_skip_in_the_same_turn() -> None:
    game = yellows("rS rR b3 b4", "g1 g2", "b1 b2", "y1 y2", powers={"b": 0, "y": 2})
    game.play("rS")
    game.play("rR")
    assert (game.direction, game.to_act) == ("left", 2)


@pytest.mark.rule("POWER-YELLOW")
def test_between_two_players_a_reverse_does_not_skip_the_holder() -> None:
    game = yellows("rR b3 b4", "g1 g2")
    game.play("rR")
    assert (game.direction, game.to_act) == ("left", 1)


@pytest.mark.rule("POWER-YELLOW")
@pytest.mark.parametrize("card", ["rS", "rR", "rD"])
def test_the_holder_may_play_penalties_against_others(card: str) -> None:
    game = yellows("b3 b4", f"{card} g1 g2", "b1 b2", turn=1)
    game.play(card)
    assert game.to_act == 0


@pytest.mark.rule("POWER-YELLOW")
def test_others_are_hit_as_usual() -> None:
    game = yellows("rD b3 b4", "g1 g2", "b1 b2", powers={"y": 2})
    game.play("rD")
    assert (game.to_act, game.hand_sizes) == (2, [2, 4, 2])


@pytest.mark.rule("POWER-YELLOW")
def test_who_takes_the_power_is_safe_at_once() -> None:
    game = yellows("Wy b3 b4", "g1 rD g3", powers={})
    game.play("Wy=r")
    game.play("rD")
    assert (game.to_act, game.hand_sizes) == (0, [2, 2])


@pytest.mark.rule("POWER-YELLOW")
def test_who_loses_the_power_is_hit_again() -> None:
    game = yellows("b3 b4", "Wy g1 g2", "rD b1 b2", turn=1, powers={"y": 0})
    game.play("Wy=r")
    game.play("rD")
    assert (game.to_act, game.hand_sizes) == (1, [4, 2, 2])


@pytest.mark.rule("POWER-YELLOW", "OUT-DRAW")
@pytest.mark.parametrize("last", ["rD", "W4=g"])
def test_a_last_card_does_not_make_the_holder_draw(last: str) -> None:
    game = yellows(last[:2], "g1 g2", "b1 b2")
    game.play(last)
    assert (game.round_winner, game.hand_sizes) == (0, [0, 2, 2])


@pytest.mark.rule("POWER-YELLOW", "H-STACK")
def test_the_holder_makes_a_pile_up_vanish_and_takes_a_normal_turn() -> None:
    game = yellows(
        "rD b3 b4", "g1 g2", "gD b1 b2", powers={"y": 1}, turn=2, top="g5", stacking="same"
    )
    game.play("gD")
    game.play("rD")
    assert (game.to_act, game.phase, game.debt, game.hand_sizes) == (1, "turn", 0, [2, 2, 2])


@pytest.mark.rule("POWER-YELLOW", "R-POWER-BLUE")
def test_a_skip_that_the_holder_wards_off_does_not_make_the_second_hit_another() -> None:
    game = yellows("rS gS b3 b4", "g1 g2", "b1 b2", powers={"b": 0, "y": 1})
    game.play("rS")
    game.play("gS")
    assert game.to_act == 1


@pytest.mark.rule("POWER-YELLOW", "UNO-CATCH")
def test_the_holder_can_be_caught_without_a_call() -> None:
    game = yellows("b3 b4", "r1 g2", turn=1)
    game.play("r1")
    game.play("catch", seat=0)
    assert game.hand_sizes[1] == 3


@pytest.mark.rule("POWER-YELLOW", "WILD4-GUILTY")
def test_the_holder_draws_when_caught_bluffing() -> None:
    game = yellows("b3 b4", "W4 r2 g3", turn=1)
    game.play("W4=g")
    game.play("challenge")
    assert game.hand_sizes == [2, 6]


@pytest.mark.rule("POWER-YELLOW")
def test_nobody_gives_red_cards_to_the_holder() -> None:
    game = yellows("r3 b4", "g1 g2", "b1 b2", powers={"r": 0, "y": 1})
    assert "give@1" not in game.legal()
    assert "give@2" in game.legal()
