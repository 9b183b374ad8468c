"""What cards can do: the rules know each effect by its number, and refuse any other."""

from __future__ import annotations

import pytest

from lastcard import EDITIONS, Game
from lastcard.compiled.layout import record_of
from lastcard.editions.edition import DRAW_FOUR, Edition, Wild
from lastcard.errors import InvalidEdition
from lastcard.policies.choosing import SHARP, choose_move
from lastcard.rules.actions import action
from lastcard.rules.cards import BLUE, FIRST_RULE, YELLOW
from lastcard.rules.play import apply
from lastcard.rules.state import MAX_RULES, Luck, State
from tests.support import compiled_steps

UNKNOWN = FIRST_RULE + MAX_RULES
KIND = EDITIONS["color-powers"].kinds["WP"]
MOVE = action(KIND, color=BLUE, seat=1, power=YELLOW, uno=0)  # whatever may have to be named


class Dice:
    def __init__(self) -> None:
        self.dice = State().dice


LUCK: Luck = Dice()


def with_effect(effect: int) -> State:
    """A game whose first player holds a wild that does something else than it says."""
    game = Game.setup("color-powers", ["WP r1 r2", "g1 g2 g3", "b1 b2 b3"], top="r5")
    game.state.effects[KIND] = effect
    return game.state


@pytest.mark.parametrize("effect", range(UNKNOWN))
def test_every_effect_is_carried_out_and_weighed(effect: int) -> None:
    choose_move(SHARP, with_effect(effect), 0, LUCK)
    state = with_effect(effect)
    compiled = record_of(state.copy())
    apply(state, 0, MOVE)
    compiled_steps.apply(compiled, 0, MOVE)
    assert compiled.tobytes() == bytes(state.memory)


def test_the_plain_rules_refuse_an_effect_that_there_is_not() -> None:
    with pytest.raises(ValueError, match="an effect that nothing is written for"):
        apply(with_effect(UNKNOWN), 0, MOVE)


def test_the_compiled_rules_refuse_an_effect_that_there_is_not() -> None:
    with pytest.raises(ValueError, match="an effect that nothing is written for"):
        compiled_steps.apply(record_of(with_effect(UNKNOWN)), 0, MOVE)


def test_a_bot_refuses_to_weigh_an_effect_that_there_is_not() -> None:
    with pytest.raises(ValueError, match="an effect that nothing is written for"):
        choose_move(SHARP, with_effect(UNKNOWN), 0, LUCK)


@pytest.mark.parametrize("does", ["sing", "next", "draw 2", "take power pink"])
def test_no_edition_can_be_made_with_an_effect_that_there_is_not(does: str) -> None:
    odd = Wild("WX", "Wild Unheard-of", 2, does)
    with pytest.raises(InvalidEdition, match=f"WX: the effect '{does}' is not understood"):
        Edition("odd", "Odd", wilds=(DRAW_FOUR, odd))
