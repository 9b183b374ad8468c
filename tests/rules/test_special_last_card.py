"""A special wild as the last card: going out comes first."""

from __future__ import annotations

import pytest

from lastcard import Game

SPECIAL = {"super-hero-girls": "WA", "togetherness": "WT", "disney-parks": "WM"}


@pytest.mark.rule("R-OUT-SPECIAL")
def test_a_special_last_card_ends_the_round_before_it_does_anything(edition: str) -> None:
    card = SPECIAL[edition]
    game = Game.setup(edition, [card, "g1 g2", "b1 b2 b3"], "r5")
    events = game.play(f"{card}=g")
    assert [event.name for event in events] == ["played", "chose_color", "went_out"]
    assert [game.hand(seat) for seat in range(3)] == [[], ["g1", "g2"], ["b1", "b2", "b3"]]
    assert (game.round_winner, game.scores[0]) == (0, 1 + 2 + 1 + 2 + 3)


@pytest.mark.rule("R-OUT-SPECIAL", "R-CUSTOM")
@pytest.mark.parametrize("effect", ["others draw 5", "all draw 1", "redeal", "again", "pass left"])
def test_a_written_rule_is_not_carried_out_when_its_card_is_the_last(effect: str) -> None:
    rules = [("Too late", effect), None]
    game = Game.setup("super-hero-girls", ["WA", "g1 g2"], "r5", custom_rules=rules)
    game.play("WA=g")
    assert (game.round_winner, game.hand_sizes) == (0, [0, 2])


@pytest.mark.rule("R-OUT-SPECIAL", "R-CUSTOM")
def test_a_player_is_named_all_the_same_with_a_last_card_that_asks_for_one() -> None:
    rules = [("Swap", "chosen swap"), None]
    game = Game.setup("super-hero-girls", ["WA", "g1 g2", "b1"], "r5", custom_rules=rules)
    game.play("WA=g@2")
    assert (game.round_winner, game.hand_sizes) == (0, [0, 2, 1])
