"""The blue power: two cards in a turn."""

from __future__ import annotations

from typing import Any

import pytest

from lastcard import Game, IllegalMove


def blues(*hands: str, **rest: Any) -> Game:
    """A table at which seat 0 holds the blue power, unless another is named."""
    return Game.setup("color-powers", hands, **{"top": "r5", "powers": {"b": 0}, **rest})


@pytest.mark.rule("POWER-BLUE")
def test_the_holder_may_play_two_cards() -> None:
    game = blues("r3 r4 r6 r7", "g1 g2")
    game.play("r3")
    assert (game.to_act, game.phase) == (0, "second")
    game.play("r4")
    assert (game.to_act, game.phase, game.hand(0)) == (1, "turn", ["r6", "r7"])


@pytest.mark.rule("POWER-BLUE")
def test_the_second_card_is_optional() -> None:
    game = blues("r3 r4 r6 r7", "g1 g2")
    game.play("r3")
    game.play("pass")
    assert (game.to_act, game.hand_sizes[0]) == (1, 3)


@pytest.mark.rule("POWER-BLUE", "H-FORCE-BLUE")
def test_the_second_card_is_optional_though_who_can_play_must() -> None:
    game = blues("r3 r4 r6 r7", "g1 g2", force_play=True)
    game.play("r3")
    assert game.legal() == ["r4", "r6", "r7", "pass"]


@pytest.mark.rule("POWER-BLUE")
def test_the_second_card_has_to_fit_on_the_first() -> None:
    game = blues("b5 r4 r6 b7", "g1 g2")
    game.play("b5")
    assert game.legal() == ["b7", "pass"]
    with pytest.raises(IllegalMove, match="cannot play r4 on b5"):
        game.play("r4")


@pytest.mark.rule("POWER-BLUE")
def test_without_a_card_that_fits_the_turn_is_over() -> None:
    game = blues("r3 g4 g6 b7", "g1 g2")
    game.play("r3")
    assert (game.to_act, game.phase) == (1, "turn")


@pytest.mark.rule("POWER-BLUE")
def test_no_card_can_be_drawn_instead_of_a_second_one() -> None:
    game = blues("r3 r4 r6 r7", "g1 g2")
    game.play("r3")
    with pytest.raises(IllegalMove, match="at the start of a turn"):
        game.play("draw")


@pytest.mark.rule("POWER-BLUE")
def test_there_is_no_third_card() -> None:
    game = blues("r3 r4 r6 r7", "g1 g2")
    game.play("r3")
    game.play("r4")
    assert game.legal(0) == []


@pytest.mark.rule("POWER-BLUE")
def test_others_play_one_card() -> None:
    game = blues("r3 r4 r6", "g1 g2", powers={"b": 1})
    game.play("r3")
    assert game.to_act == 1


@pytest.mark.rule("POWER-BLUE")
@pytest.mark.parametrize("card", ["Wb=r", "WP=r*b"])
def test_the_card_that_brings_the_power_is_already_a_first_card(card: str) -> None:
    game = blues(f"{card[:2]} r3 r4", "g1 g2", powers={})
    game.play(card)
    assert (game.to_act, game.phase) == (0, "second")
    game.play("r3!")
    assert game.to_act == 1


@pytest.mark.rule("POWER-BLUE")
def test_after_a_draw_there_is_no_second_card() -> None:
    game = blues("r3 r4 r6", "g1 g2", draw="r7")
    game.play("draw")
    game.play("r7")
    assert (game.to_act, game.phase) == (1, "turn")


@pytest.mark.rule("POWER-BLUE", "OUT-END")
def test_the_last_two_cards_may_go_in_one_turn() -> None:
    game = blues("r3 r4", "g1 g2")
    game.play("r3!")
    game.play("r4")
    assert (game.round_winner, game.scores[0]) == (0, 3)


@pytest.mark.rule("POWER-BLUE", "UNO-CATCH")
def test_a_forgotten_call_can_be_caught_before_the_second_card() -> None:
    game = blues("r3 r4", "g1 g2")
    game.play("r3")
    game.play("catch", seat=1)
    assert (game.phase, game.hand_sizes[0]) == ("second", 3)


@pytest.mark.rule("POWER-BLUE", "R-UNO-WINDOW")
def test_passing_on_the_second_card_does_not_close_the_window_for_catching() -> None:
    game = blues("r3 r4", "g1 g2")
    game.play("r3")
    game.play("pass")
    assert (game.to_act, game.uno_owed, "catch" in game.legal()) == (1, 0, True)


# Penalties within a turn of two cards.


@pytest.mark.rule("R-POWER-BLUE")
def test_a_draw_two_is_drawn_before_the_second_card() -> None:
    game = blues("rD r4 r6 r7", "g1 g2", "b1 b2")
    game.play("rD")
    assert (game.to_act, game.phase, game.hand_sizes) == (0, "second", [3, 4, 2])
    game.play("r4")
    assert game.to_act == 2


@pytest.mark.rule("R-POWER-BLUE")
def test_two_skips_hit_two_players() -> None:
    game = blues("rS gS g6 g7", "g1 g2", "b1 b2", "y1 y2")
    game.play("rS")
    game.play("gS")
    assert game.to_act == 3


@pytest.mark.rule("R-POWER-BLUE")
def test_two_draw_twos_hit_two_players() -> None:
    game = blues("rD gD g6 g7", "g1 g2", "b1 b2", "y1 y2")
    game.play("rD")
    game.play("gD")
    assert (game.to_act, game.hand_sizes) == (3, [2, 4, 4, 2])


@pytest.mark.rule("R-POWER-BLUE")
def test_with_three_players_two_skips_bring_another_turn() -> None:
    game = blues("rS gS g6 g7", "g1 g2", "b1 b2")
    game.play("rS")
    game.play("gS")
    assert (game.to_act, game.phase) == (0, "turn")


@pytest.mark.rule("R-POWER-BLUE")
def test_of_two_players_the_other_misses_two_turns() -> None:
    game = blues("rS gS g6 r7 r8 r9", "y1 g2")
    game.play("rS")
    game.play("gS")
    assert (game.to_act, game.phase) == (0, "turn")
    game.play("g6")
    assert (game.to_act, game.phase) == (0, "turn")
    game.play("draw")
    assert game.to_act == 1


@pytest.mark.rule("R-POWER-BLUE")
def test_a_wild_draw_four_is_accepted_before_the_second_card() -> None:
    game = blues("W4 g4 g6 g7", "g1 g2", "b1 b2")
    game.play("W4=g")
    assert (game.to_act, game.phase) == (1, "respond")
    game.play("accept")
    assert (game.to_act, game.phase, game.hand_sizes) == (0, "second", [3, 6, 2])
    game.play("g4")
    assert game.to_act == 2


@pytest.mark.rule("R-POWER-BLUE")
def test_a_wild_draw_four_is_challenged_before_the_second_card() -> None:
    game = blues("W4 g4 g6 g7", "g1 g2", "b1 b2")
    game.play("W4=g")
    game.play("challenge")
    assert (game.to_act, game.phase, game.hand_sizes) == (0, "second", [3, 8, 2])


@pytest.mark.rule("R-POWER-BLUE", "WILD4-GUILTY")
def test_a_guilty_player_draws_and_may_play_the_second_card_all_the_same() -> None:
    game = blues("W4 r4 g6 g7", "g1 g2", "b1 b2")
    game.play("W4=g")
    game.play("challenge")
    assert (game.to_act, game.phase, game.hand_sizes) == (0, "second", [7, 2, 2])
    game.play("pass")
    assert (game.to_act, game.phase) == (1, "turn")


@pytest.mark.rule("R-POWER-BLUE")
def test_a_wild_draw_four_as_the_second_card_hits_the_player_then_next() -> None:
    game = blues("rS W4 g6 g7", "g1 g2", "b1 b2", "y1 y2")
    game.play("rS")
    game.play("W4=g")
    assert (game.to_act, game.phase) == (2, "respond")
    game.play("accept")
    assert (game.to_act, game.hand_sizes) == (3, [2, 2, 6, 2])


@pytest.mark.rule("R-POWER-BLUE")
def test_a_reverse_and_a_skip_hit_the_neighbour_on_the_other_side() -> None:
    game = blues("rR rS g6 g7", "g1 g2", "b1 b2", "y1 y2")
    game.play("rR")
    game.play("rS")
    assert (game.direction, game.to_act) == ("right", 2)


@pytest.mark.rule("R-POWER-BLUE")
def test_a_skip_and_a_reverse_make_the_skipped_player_miss_a_later_turn() -> None:
    game = blues("rS rR g6 g7", "g1 g2", "r1 b2 b4", "r3 y2 y4")
    game.play("rS")
    game.play("rR")
    game.play("r3")
    game.play("r1")
    assert (game.direction, game.to_act) == ("right", 0)


@pytest.mark.rule("R-POWER-BLUE", "OUT-DRAW")
def test_a_last_draw_two_hits_the_player_then_next() -> None:
    game = blues("rS rD", "g1 g2", "b1 b2")
    game.play("rS!")
    game.play("rD")
    assert (game.round_winner, game.hand_sizes) == (0, [0, 2, 4])


# With stacking and jumping in.


@pytest.mark.rule("R-POWER-BLUE", "H-STACK")
def test_with_stacking_the_second_card_waits_until_the_penalty_is_accepted() -> None:
    game = blues("rD r4 r6 r7", "g1 g2", "b1 b2", stacking="same")
    game.play("rD")
    assert (game.to_act, game.phase) == (1, "respond")
    game.play("accept")
    assert (game.to_act, game.phase, game.hand_sizes[1]) == (0, "second", 4)


@pytest.mark.rule("R-POWER-BLUE", "H-STACK")
def test_there_is_no_second_card_once_the_next_player_has_answered() -> None:
    game = blues("rD r4 r6 r7", "gD g1 g2", "b1 b2", stacking="same")
    game.play("rD")
    game.play("gD")
    game.play("accept")
    assert (game.to_act, game.phase) == (0, "turn")


@pytest.mark.rule("R-POWER-BLUE", "H-STACK")
def test_there_is_no_second_card_for_who_answers_a_penalty() -> None:
    game = blues("rD r4 r6", "gD g1 g2 g3", "b1 b2", stacking="same", powers={"b": 1})
    game.play("rD")
    game.play("gD")
    game.play("accept")
    assert (game.to_act, game.phase) == (0, "turn")


@pytest.mark.rule("POWER-BLUE", "H-JUMP-BLUE")
def test_jumping_in_gives_no_second_card() -> None:
    game = blues("r3 r4 r6", "g1 g2", "r3 r7 r8", jump_in=True, powers={"b": 2})
    game.play("r3")
    game.play("r3", seat=2)
    assert (game.to_act, game.phase) == (0, "turn")


@pytest.mark.rule("POWER-BLUE", "H-JUMP")
def test_nobody_jumps_in_between_the_two_cards() -> None:
    game = blues("r3 r4 r6", "r3 g2 g3", jump_in=True)
    game.play("r3")
    assert game.legal(1) == []
