"""House rule: penalties are answered with penalties, and the cards to draw add up."""

from __future__ import annotations

from collections import Counter

import pytest

from lastcard import EDITIONS, Game, IllegalMove
from lastcard.editions.options import Stacking


def all_cards_but(edition: str, cards: str) -> list[str]:
    """The whole deck without some cards."""
    deck = EDITIONS[edition]
    left = Counter({code: deck.deck[kind] for code, kind in deck.kinds.items()})
    left.subtract(cards.split())
    return list(left.elements())


@pytest.mark.rule("H-STACK")
def test_without_the_option_the_two_cards_are_drawn_at_once(edition: str) -> None:
    game = Game.setup(edition, ["rD r3 r4", "gD g2 g3", "b2 b3"], "r5")
    game.play("rD")
    assert (game.to_act, game.phase, game.hand_sizes[1]) == (2, "turn", 5)


@pytest.mark.rule("H-STACK")
@pytest.mark.parametrize("stacking", ["same", "any"])
def test_a_draw_two_may_be_answered_with_a_draw_two_of_any_colour(
    edition: str, stacking: Stacking
) -> None:
    game = Game.setup(edition, ["rD r3 r4", "gD g2 g3", "b2 b3"], "r5", stacking=stacking)
    game.play("rD")
    assert (game.to_act, game.phase, game.debt) == (1, "respond", 2)
    game.play("gD")
    assert (game.to_act, game.phase, game.debt) == (2, "respond", 4)


@pytest.mark.rule("H-STACK")
def test_who_accepts_draws_it_all_and_misses_the_turn(edition: str) -> None:
    game = Game.setup(edition, ["rD r3 r4", "gD g2 g3", "b2 b3"], "r5", stacking="same")
    game.play("rD")
    game.play("gD")
    game.play("accept")
    assert (game.hand_sizes, game.to_act, game.debt) == ([2, 2, 6], 0, 0)


@pytest.mark.rule("H-STACK")
def test_who_could_answer_may_accept(edition: str) -> None:
    game = Game.setup(edition, ["rD r3 r4", "gD g2 g3", "b2 b3"], "r5", stacking="same")
    game.play("rD")
    assert game.legal() == ["gD", "accept"]


@pytest.mark.rule("H-STACK")
def test_nothing_but_a_penalty_card_answers(edition: str) -> None:
    game = Game.setup(edition, ["rD r3 r4", "rS rR r9 g5", "b2 b3"], "r5", stacking="any")
    game.play("rD")
    assert game.legal() == ["accept"]
    with pytest.raises(IllegalMove, match="has to answer a debt of 2 cards"):
        game.play("r9")


@pytest.mark.rule("H-STACK")
def test_a_pile_up_can_go_round_the_table(edition: str) -> None:
    game = Game.setup(edition, ["rD bD r3 r4", "gD g2 g3", "yD b2 b3"], "r5", stacking="same")
    game.play("rD")
    game.play("gD")
    game.play("yD")
    game.play("bD")
    assert (game.to_act, game.debt) == (1, 8)


@pytest.mark.rule("H-STACK")
def test_the_debt_passes_on_in_the_direction_of_play(edition: str) -> None:
    hands = ["rD r3 r4", "g2 g3", "gD b2 b3"]
    game = Game.setup(edition, hands, "r5", direction="right", stacking="same")
    game.play("rD")
    game.play("gD")
    assert (game.to_act, game.debt) == (1, 4)


@pytest.mark.rule("H-STACK")
@pytest.mark.parametrize("stacking", ["same", "any"])
def test_a_wild_draw_four_may_be_answered_with_a_wild_draw_four(
    edition: str, stacking: Stacking
) -> None:
    game = Game.setup(edition, ["W4 g3 g4", "W4 g2 g3", "b2 b3"], "r5", stacking=stacking)
    game.play("W4=b")
    game.play("W4=y")
    assert (game.to_act, game.debt, game.color) == (2, 8, "y")


@pytest.mark.rule("H-STACK")
@pytest.mark.parametrize("stacking", ["same", "any"])
def test_a_wild_draw_four_cannot_be_answered_with_a_draw_two(
    edition: str, stacking: Stacking
) -> None:
    game = Game.setup(edition, ["W4 g3 g4", "bD g2 g3", "b2 b3"], "r5", stacking=stacking)
    game.play("W4=b")
    assert game.legal() == ["accept", "challenge"]


@pytest.mark.rule("H-STACK")
def test_with_same_a_draw_two_cannot_be_answered_with_a_wild_draw_four(edition: str) -> None:
    game = Game.setup(edition, ["rD r3 r4", "W4 g2 g3", "b2 b3"], "r5", stacking="same")
    game.play("rD")
    assert game.legal() == ["accept"]


@pytest.mark.rule("H-STACK")
def test_with_any_a_draw_two_may_be_answered_with_a_wild_draw_four(edition: str) -> None:
    game = Game.setup(edition, ["rD r3 r4", "W4 g2 g3", "b2 b3"], "r5", stacking="any")
    game.play("rD")
    game.play("W4=b")
    assert (game.to_act, game.debt) == (2, 6)


@pytest.mark.rule("H-STACK-OPEN", "OPEN-DRAW2")
def test_an_opening_draw_two_may_be_answered(edition: str) -> None:
    hands = ["gD r3 r4", "g2 g3", "b2 b3"]
    game = Game.setup(edition, hands, opening="rD", dealer=2, stacking="same")
    assert (game.to_act, game.debt) == (0, 2)
    game.play("gD")
    assert (game.to_act, game.debt) == (1, 4)


@pytest.mark.rule("H-STACK", "OUT-DRAW")
def test_when_somebody_goes_out_the_next_player_draws_the_whole_pile_up(edition: str) -> None:
    game = Game.setup(edition, ["rD r3 r4", "gD", "b2 b3"], "r5", stacking="same")
    game.play("rD")
    game.play("gD")
    assert (game.round_winner, game.hand_sizes) == (1, [2, 0, 6])


@pytest.mark.rule("H-STACK", "R-PILE-TOP")
def test_a_pile_up_larger_than_the_piles_gives_what_there_is(edition: str) -> None:
    hands = ["rD r3 r4", "gD g2 g3", "b2 b3"]
    rest = all_cards_but(edition, " ".join([*hands, "r5 y6"]))
    game = Game.setup(edition, [*hands, rest], "r5", draw="y6", stacking="same")
    game.play("rD")
    game.play("gD")
    game.play("accept")
    assert (game.hand_sizes[2], game.draw_count, game.discards) == (2 + 3, 0, ["gD"])


@pytest.mark.rule("H-STACK", "R-UNO-WINDOW")
def test_answering_closes_the_window_for_catching(edition: str) -> None:
    game = Game.setup(edition, ["rD r3", "gD g2 g3", "b2 b3"], "r5", stacking="same")
    game.play("rD")
    assert game.uno_owed == 0
    game.play("gD")
    assert game.uno_owed is None


# Challenges.


@pytest.mark.rule("H-STACK")
def test_a_draw_two_cannot_be_challenged(edition: str) -> None:
    game = Game.setup(edition, ["rD r3 r4", "g2 g3", "b2 b3"], "r5", stacking="any")
    game.play("rD")
    with pytest.raises(IllegalMove, match="only a Wild Draw Four"):
        game.play("challenge")


@pytest.mark.rule("H-STACK", "WILD4-GUILTY")
def test_who_bluffed_last_draws_the_whole_pile_up(edition: str) -> None:
    game = Game.setup(edition, ["rD r3 r4", "W4 r2 g3", "b2 b3"], "r5", stacking="any")
    game.play("rD")
    game.play("W4=b")
    game.play("challenge")
    assert (game.hand_sizes, game.to_act, game.phase) == ([2, 2 + 6, 2], 2, "turn")


@pytest.mark.rule("H-STACK", "WILD4-INNOCENT")
def test_who_challenges_in_vain_draws_the_pile_up_and_two_more(edition: str) -> None:
    game = Game.setup(edition, ["rD r3 r4", "W4 g2 g3", "b2 b3"], "r5", stacking="any")
    game.play("rD")
    game.play("W4=b")
    game.play("challenge")
    assert (game.hand_sizes, game.to_act) == ([2, 2, 2 + 8], 0)


@pytest.mark.rule("H-STACK")
def test_an_earlier_bluff_in_the_pile_up_is_safe_from_the_challenge(edition: str) -> None:
    game = Game.setup(edition, ["W4 r3 r4", "W4 g2 g3", "b2 b3"], "r5", stacking="same")
    game.play("W4=b")
    game.play("W4=y")
    game.play("challenge")
    assert (game.hand_sizes, game.to_act) == ([2, 2, 2 + 10], 0)


# With other house rules.


@pytest.mark.rule("H-STACK", "H-NOBLUFF")
def test_without_bluffs_a_wild_draw_four_may_be_answered_but_not_challenged(edition: str) -> None:
    game = Game.setup(
        edition, ["W4 g3 g4", "W4 g2 g3", "b2 b3"], "r5", stacking="same", no_bluff=True
    )
    game.play("W4=b")
    assert game.legal() == ["W4=r", "W4=y", "W4=g", "W4=b", "accept"]


@pytest.mark.rule("H-STACK", "H-NOBLUFF")
def test_without_bluffs_only_an_allowed_wild_draw_four_answers(edition: str) -> None:
    game = Game.setup(
        edition, ["rD r3 r4", "W4 r2 g3", "b2 b3"], "r5", stacking="any", no_bluff=True
    )
    game.play("rD")
    assert game.legal() == ["accept"]


@pytest.mark.rule("H-STACK", "R-POWER-BLUE")
def test_a_turn_missed_before_an_answer_is_not_missed_again() -> None:
    hands = ["rS rD g2 g3", "g1 y2", "gD b3 b5"]
    game = Game.setup("color-powers", hands, top="r8", powers={"b": 0}, stacking="same")
    for move in ("rS", "rD", "gD", "accept"):
        game.play(move)
    assert game.to_act == 1
