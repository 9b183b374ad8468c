"""Programs that ask seats one after another offer every open window before the next begins."""

from __future__ import annotations

import pytest

from lastcard import Game, IllegalMove
from lastcard.rules.actions import WAIT
from lastcard.rules.driver import next_to_decide
from lastcard.rules.play import apply
from lastcard.turns import Turns


def asked(game: Game) -> list[int]:
    """The seats that are asked, if all of them let their chance go by, up to the seat to act."""
    state = game.state.copy()
    seats = [next_to_decide(state)]
    while seats[-1] != state.to_act:
        apply(state, seats[-1], WAIT)
        seats.append(next_to_decide(state))
    return seats


def test_with_nothing_to_do_out_of_turn_only_the_seat_to_act_is_asked() -> None:
    game = Game.setup("classic", ["r1 r2 r3", "g1 g2", "y1 y2"], top="r5")
    assert asked(game) == [0]


def test_when_uno_is_owed_all_are_asked_in_turn_order_and_the_next_player_last() -> None:
    game = Game.setup("classic", ["r1 r2", "g1 g2", "y1 y2", "b1 b2"], top="r5")
    game.play("r1")
    assert asked(game) == [2, 3, 0, 1]


def test_turn_order_follows_the_direction_of_play() -> None:
    hands = ["r1 r2", "g1 g2", "y1 y2", "b1 b2"]
    game = Game.setup("classic", hands, top="r5", direction="right")
    game.play("r1")
    assert asked(game) == [2, 1, 0, 3]


def test_only_seats_with_the_very_card_are_asked_to_jump_in() -> None:
    hands = ["r1 r2 r3", "g1 g2", "r1 y2", "b1 b2"]
    game = Game.setup("classic", hands, top="r5", jump_in=True)
    game.play("r1")
    assert asked(game) == [2, 1]


def test_the_holder_of_the_red_power_is_asked_before_each_turn() -> None:
    hands = ["b1 b2 b3", "g1 g2", "r1 y2"]
    game = Game.setup("color-powers", hands, top="b5", powers={"r": 2})
    game.play("b1")
    assert asked(game) == [2, 1]


def test_before_a_second_card_the_others_may_catch() -> None:
    hands = ["b3 b4", "g1 y2", "g4 b5"]
    game = Game.setup("color-powers", hands, top="b9", powers={"b": 0})
    game.play("b3")
    assert asked(game) == [1, 2, 0]


def test_a_chance_let_go_by_tells_of_nothing_so_nothing_is_learnt_twice() -> None:
    game = Game.setup("color-powers", ["r1 r2", "g1 g2", "y1 y2"], top="b5", powers={"r": 0})
    game.play("give@1")
    state = game.state.copy()
    assert state.event_count > 0
    apply(state, 2, WAIT)
    assert state.event_count == 0


def test_only_a_chance_out_of_turn_can_be_let_go_by() -> None:
    game = Game.setup("classic", ["r1 r2", "g1 g2"], top="r5")
    with pytest.raises(IllegalMove, match="seat 0 has no chance out of turn to let go by"):
        game.wait(0)


def test_nobody_is_asked_once_the_round_is_over() -> None:
    game = Game.setup("classic", ["r1", "g1 g2"], top="r5")
    game.play("r1")
    with pytest.raises(ValueError, match="the round is over"):
        Turns(game).next_to_decide()
