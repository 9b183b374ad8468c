"""The last card: the end of a round, and the penalty cards that are still drawn."""

from __future__ import annotations

from collections import Counter

import pytest

from lastcard import EDITIONS, Game, IllegalMove, InvalidMove


def any_wild(edition: str) -> str:
    return "Wg" if edition == "color-powers" else "W"


def other_cards(edition: str, *named: str) -> list[str]:
    """All cards of the deck but the named ones."""
    deck = EDITIONS[edition]
    left = Counter({code: deck.deck[kind] for code, kind in deck.kinds.items()})
    left.subtract(" ".join(named).split())
    return list(left.elements())


# The end of the round.


@pytest.mark.rule("OUT-END")
def test_the_round_is_over_when_a_player_has_no_cards_left(edition: str) -> None:
    game = Game.setup(edition, hands=["r1", "b1 b2", "b3 b4"], top="r5")
    events = game.play("r1")
    assert events[-1].name == "went_out"
    assert (game.round_over, game.round_winner, game.to_act) == (True, 0, None)


@pytest.mark.rule("OUT-END")
def test_after_the_round_nobody_has_a_move(edition: str) -> None:
    game = Game.setup(edition, hands=["r1", "r2 b2", "b3 b4"], top="r5")
    game.play("r1")
    assert game.legal() == []
    assert game.legal(seat=1) == []


@pytest.mark.rule("OUT-END")
def test_after_the_round_a_move_is_refused(edition: str) -> None:
    game = Game.setup(edition, hands=["r1", "r2 b2", "b3 b4"], top="r5", scoring="winner")
    game.play("r1")
    with pytest.raises(IllegalMove, match="the round is over: r2 has to wait for the next round"):
        game.play("r2", seat=1)


@pytest.mark.rule("OUT-END")
def test_the_next_round_begins_only_when_the_last_one_is_over(edition: str) -> None:
    game = Game.setup(edition, hands=["r1 r2", "b1 b2"], top="r5")
    with pytest.raises(IllegalMove, match="the round is not over yet"):
        game.next_round()


@pytest.mark.rule("OUT-END")
@pytest.mark.parametrize("card", ["rS", "rR"])
def test_a_skip_or_reverse_as_the_last_card_just_ends_the_round(edition: str, card: str) -> None:
    game = Game.setup(edition, hands=[card, "b1 b2", "b3 b4"], top="r5")
    game.play(card)
    assert (game.round_winner, game.hand_sizes) == (0, [0, 2, 2])


@pytest.mark.rule("OUT-END")
def test_a_wild_as_the_last_card_still_names_a_color(edition: str) -> None:
    wild = any_wild(edition)
    game = Game.setup(edition, hands=[wild, "b1 b2"], top="r5")
    with pytest.raises(InvalidMove, match="is not a move"):
        game.play(wild)
    game.play(f"{wild}=b")
    assert game.round_winner == 0


@pytest.mark.rule("OUT-END", "SAVE-PLACE")
def test_a_save_the_day_as_the_last_card_still_names_a_player() -> None:
    game = Game.setup("super-hero-girls", hands=["WS", "b1 b2", "b3 b4"], top="r5")
    with pytest.raises(InvalidMove, match="is not a move"):
        game.play("WS=b")
    game.play("WS=b@1")
    assert game.round_winner == 0


# Penalties that are still drawn.


@pytest.mark.rule("OUT-DRAW")
def test_after_a_last_draw_two_the_next_player_draws_and_the_cards_count(edition: str) -> None:
    game = Game.setup(edition, hands=["rD", "b1", "b3"], top="r5", draw="y7 y8")
    game.play("rD")
    assert (game.hand(1), game.hand(2)) == (["y7", "y8", "b1"], ["b3"])
    assert game.round_winner == 0
    assert game.scores == [7 + 8 + 1 + 3, 0, 0]


@pytest.mark.rule("OUT-DRAW")
def test_after_a_last_wild_draw_four_the_next_player_draws_and_the_cards_count(
    edition: str,
) -> None:
    game = Game.setup(edition, hands=["W4", "b1", "b3"], top="r5", draw="y6 y7 y8 y9")
    game.play("W4=b")
    assert (game.hand(1), game.hand(2)) == (["y6", "y7", "y8", "y9", "b1"], ["b3"])
    assert game.round_winner == 0
    assert game.scores == [6 + 7 + 8 + 9 + 1 + 3, 0, 0]


@pytest.mark.rule("OUT-DRAW")
def test_the_next_player_is_the_one_to_the_right_when_play_goes_there(edition: str) -> None:
    game = Game.setup(edition, hands=["rD", "b1", "b3"], top="r5", direction="right")
    game.play("rD")
    assert game.hand_sizes == [0, 1, 3]


@pytest.mark.rule("OUT-DRAW")
def test_a_wild_draw_four_that_ends_the_round_cannot_be_challenged(edition: str) -> None:
    game = Game.setup(edition, hands=["W4", "b1", "b3"], top="r5")
    game.play("W4=b")
    with pytest.raises(IllegalMove, match="is over"):
        game.play("challenge", seat=1)


@pytest.mark.rule("OUT-DRAW")
def test_if_there_are_too_few_cards_the_next_player_draws_what_there_is(edition: str) -> None:
    hands = ["W4", "b1", other_cards(edition, "W4 b1 r5 y7")]
    game = Game.setup(edition, hands=hands, top="r5", draw="y7")
    game.play("W4=b")
    assert game.hand(1) == ["r5", "y7", "b1"]
    assert game.round_winner == 0


# Special cards.


@pytest.mark.rule("R-OUT-SPECIAL", "MAGIC-PASS")
def test_a_magic_card_as_the_last_card_moves_no_hands() -> None:
    game = Game.setup("disney-parks", hands=["WM", "b1 b2", "b3 b4 b5"], top="r5")
    game.play("WM=b")
    assert (game.round_winner, game.hand_sizes) == (0, [0, 2, 3])


@pytest.mark.rule("R-OUT-SPECIAL", "TOGETHER-DRAW")
def test_a_togetherness_card_as_the_last_card_fills_no_hands() -> None:
    game = Game.setup("togetherness", hands=["WT", "b1 b2", "b3 b4 b5"], top="r5")
    game.play("WT=b")
    assert (game.round_winner, game.hand_sizes) == (0, [0, 2, 3])


@pytest.mark.rule("R-OUT-SPECIAL", "R-CUSTOM")
@pytest.mark.parametrize("effects", ["others draw 2", "all draw 1", "pass left", "redeal"])
def test_the_rule_on_a_customizable_played_last_is_not_carried_out(effects: str) -> None:
    game = Game.setup(
        "super-hero-girls",
        hands=["WA", "b1 b2", "b3 b4 b5"],
        top="r5",
        custom_rules=[("Too late", effects), None],
    )
    game.play("WA=b")
    assert (game.round_winner, game.hand_sizes) == (0, [0, 2, 3])
