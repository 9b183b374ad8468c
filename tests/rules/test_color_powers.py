"""Color Powers: Character cards bring powers, which stay until somebody takes them."""

from __future__ import annotations

from typing import Any

import pytest

from lastcard import Game, InvalidMove


def powers(*hands: str, **rest: Any) -> Game:
    return Game.setup("color-powers", hands, **{"top": "r5", **rest})


# Taking powers.


@pytest.mark.rule("POWER-TAKE")
@pytest.mark.parametrize("power", ["r", "y", "g", "b"])
def test_a_character_brings_the_power_of_its_own_colour(power: str) -> None:
    game = powers(f"W{power} g3 g4", "g1 g2")
    game.play(f"W{power}=y")
    assert game.powers == {power: 0}


@pytest.mark.rule("POWER-TAKE")
@pytest.mark.parametrize("power", ["r", "y", "g", "b"])
def test_a_character_takes_the_power_from_who_holds_it(power: str) -> None:
    game = powers(f"W{power} g3 g4", "b1 b2", "b3 b4", powers={power: 2})
    game.play(f"W{power}=y")
    assert game.powers == {power: 0}


@pytest.mark.rule("POWER-TAKE")
def test_a_character_is_a_wild_with_any_colour_to_go_on_with() -> None:
    game = powers("Wr g3 g4", "b1 b2")
    assert game.legal() == ["Wr=r", "Wr=y", "Wr=g", "Wr=b", "draw"]
    game.play("Wr=b")
    assert (game.top, game.color, game.color_only, game.to_act) == ("Wr", "b", True, 1)


@pytest.mark.rule("POWER-TAKE")
def test_a_second_character_of_the_same_colour_changes_nothing_for_its_holder() -> None:
    game = powers("Wr g3 g4", "b1 b2", powers={"r": 0})
    game.play("Wr=b")
    assert game.powers == {"r": 0}


@pytest.mark.rule("POWER-TAKE", "OUT-END")
def test_a_character_as_the_last_card_ends_the_round() -> None:
    game = powers("Wr", "b1 b2", powers={"r": 1})
    game.play("Wr=b")
    assert (game.round_winner, game.scores) == (0, [3, 0])


@pytest.mark.rule("POWER-CHOICE")
@pytest.mark.parametrize("power", ["r", "y", "g", "b"])
def test_color_choice_brings_any_power_and_any_colour(power: str) -> None:
    game = powers("WP g3 g4", "b2 b3")
    game.play(f"WP=g*{power}")
    assert (game.powers, game.color) == ({power: 0}, "g")


@pytest.mark.rule("POWER-CHOICE")
@pytest.mark.parametrize("power", ["r", "y", "g", "b"])
def test_color_choice_takes_the_power_from_who_holds_it(power: str) -> None:
    game = powers("WP g3 g4", "b1 b2", "b3 b4", powers={power: 1})
    game.play(f"WP=y*{power}")
    assert game.powers == {power: 0}


@pytest.mark.rule("POWER-CHOICE")
def test_color_choice_can_be_played_in_sixteen_ways() -> None:
    game = powers("WP g3 g4", "b1 b2")
    assert len(set(game.legal()) - {"draw"}) == 4 * 4


@pytest.mark.rule("POWER-CHOICE")
@pytest.mark.parametrize("move", ["WP", "WP=b", "WP*y", "WP=b*w"])
def test_color_choice_needs_both_a_colour_and_a_power(move: str) -> None:
    game = powers("WP g3 g4", "b1 b2")
    with pytest.raises(InvalidMove):
        game.play(move)


# Keeping powers.


@pytest.mark.rule("POWER-KEEP")
def test_a_power_stays_while_others_play_wilds_of_other_powers() -> None:
    game = powers("Wr g3 g4", "Wy b1 b2", "W4 b3 b4", powers={"g": 2})
    game.play("Wr=g")
    game.play("Wy=r")
    assert game.powers == {"r": 0, "y": 1, "g": 2}


@pytest.mark.rule("POWER-KEEP")
def test_one_player_can_hold_all_four_powers() -> None:
    game = powers("Wb g3 g4", "b1 b2", powers={"r": 0, "y": 0, "g": 0})
    game.play("Wb=g")
    assert game.powers == {"r": 0, "y": 0, "g": 0, "b": 0}


@pytest.mark.rule("POWER-KEEP")
def test_who_loses_one_power_keeps_the_others() -> None:
    game = powers("Wb g3 g4", "b1 b2", powers={"r": 1, "b": 1})
    game.play("Wb=y")
    assert game.powers == {"r": 1, "b": 0}


@pytest.mark.rule("POWER-KEEP")
def test_a_power_that_was_lost_no_longer_works() -> None:
    game = powers("Wr b3 b4", "r1 r2 b2", "g3 g4", powers={"r": 1})
    assert "give@2" in game.legal(1)
    game.play("Wr=g")
    assert game.legal(1) == ["draw"]


@pytest.mark.rule("POWER-KEEP", "R-NEXT-DEAL")
def test_a_new_round_begins_without_powers() -> None:
    game = powers("r3", "b1 b2", powers={"r": 0, "g": 1})
    game.play("r3")
    game.next_round()
    assert game.powers == {}


@pytest.mark.rule("POWER-TAKE", "OPEN-WILD")
@pytest.mark.parametrize("card", ["Wr", "Wy", "Wg", "Wb", "WP"])
def test_turned_up_at_the_start_a_wild_brings_no_power(card: str) -> None:
    game = powers("g3 g4", "b1 b2", top=None, opening=card)
    assert game.legal() == ["=r", "=y", "=g", "=b"]
    game.play("=g")
    assert (game.powers, game.to_act, game.phase) == ({}, 0, "turn")


# Several powers at once.


@pytest.mark.rule("POWER-KEEP", "POWER-RED", "POWER-BLUE")
def test_with_red_and_blue_one_may_give_between_two_cards() -> None:
    game = powers("g5 g6 r3 r4 y1", "b1 b2", powers={"r": 0, "b": 0})
    game.play("g5")
    game.play("give@1")
    assert (game.phase, game.hand(0)) == ("second", ["y1", "g6"])
    game.play("g6!")
    assert (game.to_act, game.hand(1)) == (1, ["r3", "r4", "b1", "b2"])


@pytest.mark.rule("POWER-KEEP", "POWER-RED", "POWER-GREEN")
@pytest.mark.parametrize("wild", ["Wy", "WP", "W4"])
def test_with_red_and_green_one_may_give_before_choosing_for_a_flipped_wild(wild: str) -> None:
    game = powers("r3 r4 b6", "b1 b2", top="g5", draw=wild, powers={"r": 0, "g": 0})
    game.play("flip")
    assert "give@1" in game.legal()
    assert len(set(game.legal())) == len(game.legal())
    game.play("give@1")
    assert (game.phase, game.hand(0)) == ("flipped", ["b6"])


@pytest.mark.rule("POWER-KEEP", "POWER-GREEN", "POWER-BLUE")
def test_with_green_and_blue_a_flipped_card_is_the_only_one() -> None:
    game = powers("r3 r4 r6", "b1 b2", top="g5", draw="r7", powers={"g": 0, "b": 0})
    game.play("flip")
    assert (game.top, game.to_act) == ("r7", 1)


@pytest.mark.rule("POWER-KEEP", "POWER-RED", "POWER-YELLOW")
def test_the_own_yellow_power_does_not_keep_one_from_giving() -> None:
    game = powers("r3 r4 b6", "b1 b2", top="g5", powers={"r": 0, "y": 0})
    game.play("give@1")
    assert game.hand(1) == ["r3", "r4", "b1", "b2"]
