"""The green power: without a playable card, flip the top of the draw pile onto the discards."""

from __future__ import annotations

from typing import Any

import pytest

from lastcard import EDITIONS, Game, IllegalMove

DECK = EDITIONS["color-powers"]


def greens(*hands: str, **rest: Any) -> Game:
    """A table at which seat 0 holds the green power, unless another is named."""
    return Game.setup("color-powers", hands, **{"top": "r5", "powers": {"g": 0}, **rest})


def all_cards_but(cards: str) -> list[str]:
    """The whole deck without some cards."""
    deck = [code for code, kind in DECK.kinds.items() for _ in range(DECK.deck[kind])]
    for card in cards.split():
        deck.remove(card)
    return deck


@pytest.mark.rule("POWER-GREEN")
def test_without_a_playable_card_the_holder_may_flip_or_draw() -> None:
    game = greens("g3 g4", "b1 b2")
    assert game.legal() == ["draw", "flip"]


@pytest.mark.rule("POWER-GREEN")
@pytest.mark.parametrize("card", ["r7", "b7"])
def test_the_flipped_card_lies_on_top_whether_it_fits_or_not(card: str) -> None:
    game = greens("g3 g4", "b1 b2", draw=card)
    game.play("flip")
    assert (game.top, game.color, game.color_only) == (card, card[0], False)


@pytest.mark.rule("POWER-GREEN")
def test_flipping_ends_the_turn_and_leaves_the_hand_as_it_was() -> None:
    game = greens("g3 g4", "b1 b2", draw="g7")
    events = game.play("flip")
    assert [event.name for event in events] == ["flipped"]
    assert (game.to_act, game.hand(0)) == (1, ["g3", "g4"])


@pytest.mark.rule("POWER-GREEN")
@pytest.mark.parametrize("playable", ["r3", "g5", "W4", "Wb"])
def test_with_a_playable_card_the_holder_cannot_flip(playable: str) -> None:
    game = greens(f"{playable} g4 g6", "b1 b2")
    with pytest.raises(IllegalMove, match="without a playable card"):
        game.play("flip")


@pytest.mark.rule("POWER-GREEN")
def test_without_the_power_nobody_can_flip() -> None:
    game = greens("g3 g4", "b1 b2", powers={"g": 1})
    with pytest.raises(IllegalMove, match="only the holder of the green power"):
        game.play("flip")


@pytest.mark.rule("POWER-GREEN")
def test_after_drawing_it_is_too_late_to_flip() -> None:
    game = greens("g3 g4", "b1 b2", draw="r7")
    game.play("draw")
    assert game.legal() == ["r7", "pass"]


@pytest.mark.rule("POWER-GREEN")
def test_the_holder_cannot_flip_out_of_turn() -> None:
    game = greens("g3 g4", "b1 b2", turn=1)
    with pytest.raises(IllegalMove, match="the game waits for seat 1"):
        game.play("flip", seat=0)


@pytest.mark.rule("POWER-GREEN", "R-UNO-WINDOW")
def test_flipping_begins_the_turn_so_nobody_can_be_caught_any_more() -> None:
    game = greens("g3 g4", "r1 b2", turn=1, draw="b7")
    game.play("r1")
    game.play("flip")
    assert game.uno_owed is None


@pytest.mark.rule("POWER-GREEN", "PILE-RESHUFFLE")
def test_the_discards_are_shuffled_for_a_flip_when_the_draw_pile_is_used_up() -> None:
    others = all_cards_but("r5 g3 g4 r7 b2")
    hands = [others, "g3 g4", "r7 b2"]
    game = Game.setup("color-powers", hands, "r5", turn=2, powers={"g": 1}, direction="right")
    game.play("r7!")
    game.play("flip")
    assert (game.discards, game.draw_count) == (["r7", "r5"], 0)


@pytest.mark.rule("POWER-GREEN", "R-PILE-TOP")
def test_with_nothing_to_flip_the_holder_passes() -> None:
    game = Game.setup("color-powers", ["g3 g4", all_cards_but("r5 g3 g4")], "r5", powers={"g": 0})
    assert game.legal() == ["pass"]
    with pytest.raises(IllegalMove, match="there is no card left to draw"):
        game.play("flip")


# The flipped card counts as played.


@pytest.mark.rule("R-POWER-GREEN")
def test_a_flipped_skip_hits_the_next_player() -> None:
    game = greens("g3 g4", "b1 b2", "y1 y2", draw="bS")
    game.play("flip")
    assert game.to_act == 2


@pytest.mark.rule("R-POWER-GREEN")
def test_a_flipped_reverse_turns_play_round() -> None:
    game = greens("g3 g4", "b1 b2", "y1 y2", draw="bR")
    game.play("flip")
    assert (game.direction, game.to_act) == ("right", 2)


@pytest.mark.rule("R-POWER-GREEN")
def test_a_flipped_draw_two_makes_the_next_player_draw() -> None:
    game = greens("g3 g4", "b1 b2", "y1 y2", draw="bD")
    game.play("flip")
    assert (game.hand_sizes, game.to_act) == ([2, 4, 2], 2)


@pytest.mark.rule("R-POWER-GREEN", "H-STACK")
def test_a_flipped_draw_two_may_be_answered_where_penalties_pile_up() -> None:
    game = greens("g3 g4", "gD b1 b2", "y1 y2", draw="bD", stacking="same")
    game.play("flip")
    game.play("gD")
    assert (game.to_act, game.debt) == (2, 4)


@pytest.mark.rule("R-POWER-GREEN", "POWER-YELLOW")
def test_a_flipped_penalty_does_nothing_to_the_holder_of_the_yellow_power() -> None:
    game = greens("g3 g4", "b1 b2", "y1 y2", draw="bD", powers={"g": 0, "y": 1})
    game.play("flip")
    assert (game.hand_sizes, game.to_act) == ([2, 2, 2], 1)


@pytest.mark.rule("R-POWER-GREEN")
def test_who_flipped_a_character_names_the_colour_and_takes_the_power() -> None:
    game = greens("g3 g4", "b1 b2", draw="Wr", powers={"g": 0, "r": 1})
    game.play("flip")
    assert (game.phase, game.to_act) == ("flipped", 0)
    assert game.legal() == ["=r", "=y", "=g", "=b"]
    game.play("=b")
    assert (game.powers, game.color, game.to_act) == ({"g": 0, "r": 0}, "b", 1)


@pytest.mark.rule("R-POWER-GREEN")
def test_who_flipped_a_color_choice_names_a_power_too() -> None:
    game = greens("g3 g4", "b1 b2", draw="WP", powers={"g": 0, "y": 1})
    game.play("flip")
    assert len(set(game.legal())) == 4 * 4
    game.play("=b*y")
    assert (game.powers, game.color, game.to_act) == ({"g": 0, "y": 0}, "b", 1)


@pytest.mark.rule("R-POWER-GREEN")
def test_until_the_choice_is_made_no_card_can_be_played() -> None:
    game = greens("g3 g4", "b1 b2", draw="Wr")
    game.play("flip")
    with pytest.raises(IllegalMove, match="needs a choice first"):
        game.play("g3")


@pytest.mark.rule("R-POWER-GREEN")
def test_a_flipped_blue_character_brings_no_second_card() -> None:
    game = greens("g3 g4", "b1 b2", draw="Wb")
    game.play("flip")
    game.play("=g")
    assert (game.powers, game.to_act) == ({"g": 0, "b": 0}, 1)


@pytest.mark.rule("R-POWER-GREEN")
def test_a_flipped_wild_draw_four_hits_the_next_player() -> None:
    game = greens("g3 g4", "b1 b2", "y1 y2", draw="W4")
    game.play("flip")
    game.play("=g")
    assert (game.to_act, game.phase, game.color) == (1, "respond", "g")
    game.play("accept")
    assert (game.hand_sizes, game.to_act) == ([2, 6, 2], 2)


@pytest.mark.rule("R-POWER-GREEN", "WILD4-INNOCENT")
def test_who_flipped_a_wild_draw_four_is_innocent_even_with_the_colour_then_named() -> None:
    game = greens("g3 g4", "b1 b2", "y1 y2", draw="W4")
    game.play("flip")
    game.play("=g")
    game.play("challenge")
    assert (game.hand_sizes, game.to_act) == ([2, 8, 2], 2)


@pytest.mark.rule("R-POWER-GREEN", "WILD4-INNOCENT")
def test_who_flipped_a_wild_draw_four_does_not_pay_for_an_earlier_bluff_of_another() -> None:
    game = greens("g3 g4", "W4 r2 b7 b8", turn=1, draw="y1 y2 y3 y4 W4")
    game.play("W4=b")
    game.play("accept")
    game.play("b7")
    game.play("flip")
    game.play("=g")
    game.play("challenge")
    assert game.hand_sizes == [6, 2 + 6]


@pytest.mark.rule("R-POWER-GREEN", "H-NOBLUFF")
def test_without_bluffs_the_four_cards_of_a_flip_are_drawn_at_once() -> None:
    game = greens("g3 g4", "b1 b2", "y1 y2", draw="W4", no_bluff=True)
    game.play("flip")
    game.play("=g")
    assert (game.hand_sizes, game.to_act) == ([2, 6, 2], 2)
