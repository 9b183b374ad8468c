"""The red power: give the red cards away, at any time."""

from __future__ import annotations

from typing import Any

import pytest

from lastcard import Game, IllegalMove


def reds(*hands: str, **rest: Any) -> Game:
    """A table at which seat 0 holds the red power, unless another is named."""
    return Game.setup("color-powers", hands, **{"top": "g5", "powers": {"r": 0}, **rest})


@pytest.mark.rule("POWER-RED")
def test_the_red_cards_go_to_the_player_of_the_holders_choice() -> None:
    game = reds("r3 rS g4 b6", "b1 b2", "y1 y2")
    game.play("give@2")
    assert (game.hand(0), game.hand(2)) == (["g4", "b6"], ["r3", "rS", "y1", "y2"])


@pytest.mark.rule("POWER-RED")
def test_a_gift_does_not_use_up_the_turn() -> None:
    game = reds("r3 g4 b6", "b1 b2")
    game.play("give@1")
    assert (game.to_act, game.legal()) == (0, ["g4", "g4!", "draw"])


@pytest.mark.rule("POWER-RED")
def test_the_power_stays_and_may_be_used_again() -> None:
    game = reds("r3 g4 b6", "b1 b2", top="b5", draw="r7")
    game.play("give@1")
    game.play("draw")
    game.play("give@1", seat=0)
    assert (game.powers, game.hand(1)) == ({"r": 0}, ["r3", "r7", "b1", "b2"])


@pytest.mark.rule("POWER-RED")
def test_without_the_power_nobody_can_give() -> None:
    game = reds("r3 g4 b6", "r1 b2", powers={"r": 1})
    with pytest.raises(IllegalMove, match="only the holder of the red power can give"):
        game.play("give@1")


@pytest.mark.rule("POWER-RED")
def test_without_red_cards_there_is_nothing_to_give() -> None:
    game = reds("g3 g4 Wr", "b1 b2")
    with pytest.raises(IllegalMove, match="red cards"):
        game.play("give@1")


@pytest.mark.rule("POWER-RED")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_gift_goes_to_another_player_of_the_table(seat: int) -> None:
    game = reds("r3 g4 b6", "b1 b2")
    with pytest.raises(IllegalMove):
        game.play(f"give@{seat}")


@pytest.mark.rule("R-POWER-RED")
def test_all_red_cards_go_at_once_both_of_a_pair_too() -> None:
    game = reds("r3 r3 rD rR g4 b6", "b1 b2")
    game.play("give@1")
    assert game.hand(1) == ["r3", "r3", "rR", "rD", "b1", "b2"]


@pytest.mark.rule("POWER-RED")
def test_wilds_are_not_red_not_even_the_red_character() -> None:
    game = reds("r3 Wr g4", "b1 b2")
    game.play("give@1")
    assert game.hand(0) == ["g4", "Wr"]


@pytest.mark.rule("R-POWER-RED")
def test_a_gift_may_be_made_out_of_turn() -> None:
    game = reds("r3 g4 b6", "b1 b2", "y1 y2", turn=1)
    game.play("give@1", seat=0)
    assert (game.to_act, game.hand(1)) == (1, ["r3", "b1", "b2"])


@pytest.mark.rule("R-POWER-RED")
def test_who_has_to_answer_a_wild_draw_four_may_be_given_cards_first() -> None:
    game = reds("r3 g4 b6", "W4 b2 b3", "y1 y2", turn=1)
    game.play("W4=g")
    game.play("give@2", seat=0)
    assert (game.to_act, game.phase, game.hand_sizes[2]) == (2, "respond", 3)


@pytest.mark.rule("R-POWER-RED")
def test_the_holder_may_give_between_drawing_and_passing() -> None:
    game = reds("b3 r4", "b1 b2", draw="g7")
    game.play("draw")
    game.play("give@1")
    assert (game.phase, game.legal()) == ("drawn", ["g7", "g7!", "pass"])


@pytest.mark.rule("R-POWER-RED")
def test_who_gives_the_card_just_drawn_away_can_only_pass() -> None:
    game = reds("b3 b4", "b1 b2", top="r5", draw="r7", force_play=True)
    game.play("draw")
    game.play("give@1")
    assert game.legal() == ["pass"]


@pytest.mark.rule("R-POWER-RED")
def test_giving_the_last_cards_away_wins_the_round_even_out_of_turn() -> None:
    game = reds("r3 r4", "b1 b2", "y1 y2", turn=1)
    game.play("give@2", seat=0)
    assert (game.round_over, game.round_winner) == (True, 0)
    assert game.scores == [3 + 4 + 1 + 2 + 1 + 2, 0, 0]


@pytest.mark.rule("R-POWER-RED")
def test_a_wild_draw_four_still_open_is_drawn_when_a_gift_ends_the_round() -> None:
    game = reds("r3 r4", "W4 b2 b3", "y1 y2", turn=1)
    game.play("W4=g")
    game.play("give@2", seat=0)
    assert (game.round_winner, game.debt, game.hand_sizes) == (0, 0, [0, 2, 8])


@pytest.mark.rule("R-POWER-RED", "R-POWER-GREEN")
@pytest.mark.parametrize("no_bluff", [False, True])
def test_a_wild_draw_four_just_turned_up_is_drawn_when_a_gift_ends_the_round(
    no_bluff: bool,
) -> None:
    hands = ["b1 b2", "y1 y3", "r1"]
    powers = {"r": 2, "g": 0}
    game = Game.setup("color-powers", hands, top="g5", draw="W4", powers=powers, no_bluff=no_bluff)
    game.play("flip")
    game.play("give@0", seat=2)
    assert (game.round_winner, game.debt, game.hand_sizes) == (2, 0, [3, 6, 0])


@pytest.mark.rule("R-POWER-RED", "R-POWER-GREEN")
def test_who_would_draw_for_a_card_just_turned_up_draws_nothing_after_going_out_by_a_gift() -> None:
    powers = {"r": 1, "g": 0}
    game = Game.setup("color-powers", ["b1 b2", "r1", "y1"], top="g5", draw="W4", powers=powers)
    game.play("flip")
    game.play("give@2", seat=1)
    assert (game.round_winner, game.hand_sizes) == (1, [2, 0, 2])


@pytest.mark.rule("R-POWER-RED")
def test_who_has_to_answer_a_wild_draw_four_draws_nothing_after_going_out_by_a_gift() -> None:
    game = reds("r3 r4", "b1 b2", "W4 b2 b3", turn=2)
    game.play("W4=g")
    game.play("give@1")
    assert (game.round_winner, game.hand_sizes) == (0, [0, 4, 2])


@pytest.mark.rule("R-POWER-RED")
def test_being_left_with_one_card_by_a_gift_owes_no_call() -> None:
    game = reds("r3 g4", "b1 b2")
    game.play("give@1")
    assert (game.hand_sizes[0], game.uno_owed) == (1, None)
    assert "catch" not in game.legal(1)


@pytest.mark.rule("R-POWER-RED", "R-UNO-GROWN")
def test_a_gift_to_who_owes_a_call_lifts_the_duty() -> None:
    game = reds("r3 g4 b6", "g1 b2", turn=1)
    game.play("g1")
    assert game.uno_owed == 1
    game.play("give@1", seat=0)
    assert game.uno_owed is None


@pytest.mark.rule("R-POWER-RED", "POWER-YELLOW")
def test_the_holder_of_the_yellow_power_takes_no_gifts() -> None:
    game = reds("r3 g4 b6", "b1 b2", "y1 y2", powers={"r": 0, "y": 1})
    assert [code for code in game.legal() if code.startswith("give")] == ["give@2"]
    with pytest.raises(IllegalMove, match="without the yellow power"):
        game.play("give@1")


@pytest.mark.rule("R-POWER-RED")
def test_only_giver_and_receiver_see_the_cards_of_a_gift() -> None:
    game = reds("r3 g4 b6", "b1 b2", "y1 y2")
    [event] = game.play("give@1")
    assert (event.name, event.seat, event.other, event.count) == ("gave", 0, 1, 1)
    assert [event.seen_by(seat).cards for seat in (0, 1, 2, None)] == [("r3",), ("r3",), (), ()]


@pytest.mark.rule("R-POWER-RED")
def test_the_giver_knows_what_the_receiver_got() -> None:
    game = reds("r3 r6 g4 b6", "b1 b2", "y1 y2")
    game.play("give@1")
    assert [dict(game.known(seat)) for seat in range(3)] == [{1: ["r3", "r6"]}, {}, {}]


@pytest.mark.rule("R-POWER-RED", "R-WILD4-HAND")
def test_a_bluff_stays_a_bluff_though_the_proof_is_given_away() -> None:
    game = reds("W4 r3 b6", "b1 b2", "y1 y2", top="r5")
    game.play("W4=g")
    game.play("give@2", seat=0)
    game.play("challenge")
    assert game.hand_sizes == [1 + 4, 2, 3]


@pytest.mark.rule("R-POWER-RED")
@pytest.mark.parametrize(("receiver", "known"), [(1, {0: ["b6"]}), (2, {0: ["b6"], 2: ["r3"]})])
def test_who_has_seen_the_hand_knows_where_its_red_cards_went(
    receiver: int, known: dict[int, list[str]]
) -> None:
    game = reds("W4 r3 b6", "b1 b2", "y1 y2")
    game.play("W4=g")
    game.play("challenge")  # seat 1 sees the hand of seat 0, who is innocent
    game.play(f"give@{receiver}", seat=0)
    assert game.known(1) == known
