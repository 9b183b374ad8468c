"""Programs that ask seats one after another offer every open window before the next begins."""

from __future__ import annotations

from random import Random

import pytest

from lastcard import Game, IllegalMove
from lastcard.rules.actions import WAIT
from lastcard.rules.driver import next_to_decide
from lastcard.rules.play import apply
from tests.support.tables import EDITION_NAMES


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
    assert game.to_ask is None
    with pytest.raises(IllegalMove, match="seat 1 has no chance"):
        game.wait(1)


def test_whom_a_game_asks_is_what_the_rules_ask_and_changes_nothing() -> None:
    hands = ["r1 r2 r3", "g1 g2", "y1 y2", "r1 b2"]
    game = Game.setup("classic", hands, top="r5", jump_in=True)
    game.play("r1")
    assert (game.to_ask, game.asked) == (3, 0)
    assert game == Game.from_record(game.record())


def test_nobody_lets_the_chance_of_somebody_else_go_by() -> None:
    hands = ["r1 r2 r3", "g1 g2", "y1 y2", "r1 b2"]
    game = Game.setup("classic", hands, top="r5", jump_in=True)
    game.play("r1")
    for seat in (2, 0, 2):
        with pytest.raises(IllegalMove, match=f"seat {seat} has no chance"):
            game.wait(seat)
    game.wait(3)
    assert game.to_ask == game.to_act == 1
    with pytest.raises(IllegalMove, match="seat 3 has no chance"):
        game.wait(3)
    assert Game.from_position(game.position()) == game


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_seats_are_asked_in_one_order_by_a_game_and_by_the_rules(edition: str) -> None:
    game = Game.new(edition, 4, seed=1, jump_in=True)
    luck = Random(1)
    while not game.round_over and len(game.history.rounds[-1]) < 200:
        for seat in asked(game):
            assert game.to_ask == seat
            if seat != game.to_act and luck.random() < 0.8:
                game.wait(seat)
            else:
                game.play(luck.choice(game.legal(seat)), seat)
                break
