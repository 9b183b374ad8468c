"""Save The Day: a wild laid in front of another player, whom it shields."""

from __future__ import annotations

from typing import Any

import pytest

from lastcard import Event, Game, IllegalMove, InvalidMove


def heroes(*hands: str, **rest: Any) -> Game:
    return Game.setup("super-hero-girls", hands, **rest)


def names(events: list[Event]) -> list[str]:
    return [event.name for event in events]


def count_cards(game: Game) -> int:
    return sum(game.hand_sizes) + game.draw_count + game.discard_count + len(game.shields)


# Laying the card.


@pytest.mark.rule("SAVE-PLACE")
def test_it_lies_in_front_of_the_chosen_player_and_not_on_the_discard_pile() -> None:
    game = heroes("WS r3 r4", "g1 g2", "b1 b2", top="r5")
    game.play("WS=g@2")
    assert game.shields == [2]
    assert game.discards == ["r5"]


@pytest.mark.rule("SAVE-PLACE")
def test_who_lays_it_names_the_colour_and_the_next_player_goes_on() -> None:
    game = heroes("WS r3 r4", "g1 g2", "b1 b2", top="r5")
    events = game.play("WS=g@2")
    assert names(events) == ["played", "chose_color", "shielded"]
    assert (game.color, game.to_act) == ("g", 1)


@pytest.mark.rule("SAVE-PLACE")
def test_any_other_player_may_be_chosen_with_any_colour() -> None:
    game = heroes("WS g3 g4", "g1 g2", "b1 b2", top="r5")
    assert game.legal() == [
        *("WS=r@1", "WS=y@1", "WS=g@1", "WS=b@1"),
        *("WS=r@2", "WS=y@2", "WS=g@2", "WS=b@2"),
        "draw",
    ]


@pytest.mark.rule("SAVE-PLACE")
def test_nobody_can_save_the_own_day() -> None:
    game = heroes("WS r3 r4", "g1 g2", "b1 b2", top="r5")
    with pytest.raises(IllegalMove, match="aimed at another player"):
        game.play("WS=g@0")


@pytest.mark.rule("SAVE-PLACE")
def test_the_chosen_player_has_to_sit_at_the_table() -> None:
    game = heroes("WS r3 r4", "g1 g2", "b1 b2", top="r5")
    with pytest.raises(IllegalMove, match="there is no seat 3; seats go from 0 to 2"):
        game.play("WS=g@3")


@pytest.mark.rule("SAVE-PLACE")
def test_a_player_has_to_be_named_with_it() -> None:
    game = heroes("WS r3 r4", "g1 g2", "b1 b2", top="r5")
    with pytest.raises(InvalidMove, match="write WS=r@1"):
        game.play("WS=g")


@pytest.mark.rule("SAVE-PLACE")
def test_only_the_named_colour_and_wilds_follow_it() -> None:
    game = heroes("WS r3 r4", "g1 b5 r2 W4", "b1 b2", top="r5")
    game.play("WS=g@2")
    assert game.color_only
    assert game.legal() == ["g1", "W4=r", "W4=y", "W4=g", "W4=b", "draw"]


@pytest.mark.rule("SAVE-PLACE", "H-JUMP")
def test_nobody_can_jump_in_on_the_card_below_it() -> None:
    game = heroes("WS r3 r4", "g1 g2", "r5 b2", top="r5", jump_in=True)
    assert "r5" in game.legal(2)
    game.play("WS=g@2")
    assert game.legal(2) == []


@pytest.mark.rule("SAVE-PLACE", "OUT-END")
def test_as_the_last_card_it_wins_the_round() -> None:
    game = heroes("WS", "g1 g2", "b1 b2", top="r5")
    game.play("WS=g@1")
    assert (game.round_winner, game.scores) == (0, [1 + 2 + 1 + 2, 0, 0])


# What the shield wards off.


@pytest.mark.rule("SAVE-SHIELD", "R-SAVE")
@pytest.mark.parametrize("penalty", ["rS", "rD"])
def test_a_shielded_player_neither_draws_nor_misses_the_turn(penalty: str) -> None:
    game = heroes(f"{penalty} r3 r4", "g1 g2", "b1 b2", top="r5", shields=[1])
    events = game.play(penalty)
    assert names(events) == ["played", "warded_off"]
    assert (game.to_act, game.hand_sizes[1]) == (1, 2)


@pytest.mark.rule("SAVE-SHIELD")
def test_the_shield_withstands_one_coloured_penalty_after_another() -> None:
    game = heroes("rS r3 r4", "rD r7 r8", top="r5", shields=[0, 1])
    game.play("rS")
    game.play("rD")
    assert (game.to_act, game.hand_sizes, game.shields) == (0, [2, 2], [0, 1])


@pytest.mark.rule("SAVE-SHIELD")
def test_a_player_without_the_shield_is_hit_as_usual() -> None:
    game = heroes("rD r3 r4", "g1 g2", "b1 b2", top="r5", shields=[2])
    game.play("rD")
    assert (game.to_act, game.hand_sizes[1]) == (2, 4)


@pytest.mark.rule("R-SAVE")
def test_a_wild_draw_four_is_warded_off_though_it_ends_the_shield() -> None:
    game = heroes("W4 r3 r4", "g1 g2", "b1 b2", top="b5", shields=[1])
    events = game.play("W4=g")
    assert names(events) == ["played", "chose_color", "shield_ended", "warded_off"]
    assert (game.to_act, game.hand_sizes[1], game.shields) == (1, 2, [])


@pytest.mark.rule("R-SAVE")
def test_behind_a_shield_there_is_nothing_to_challenge() -> None:
    game = heroes("W4 r3 r4", "g1 b2", "b1 b2", top="r5", shields=[1])
    game.play("W4=g")
    assert (game.phase, game.legal()) == ("turn", ["g1", "g1!", "draw"])


@pytest.mark.rule("R-SAVE")
def test_a_reverse_that_works_as_a_skip_is_warded_off() -> None:
    game = heroes("rR r3 r4", "g1 g2", top="r5", shields=[1])
    game.play("rR")
    assert (game.to_act, game.direction) == (1, "left")


@pytest.mark.rule("R-SAVE")
def test_a_reverse_among_three_is_no_penalty() -> None:
    game = heroes("rR r3 r4", "g1 g2", "b1 b2", top="r5", shields=[1])
    game.play("rR")
    assert (game.to_act, game.direction) == (2, "right")


@pytest.mark.rule("SAVE-SHIELD", "OUT-DRAW")
@pytest.mark.parametrize("last", ["rD", "W4=g"])
def test_a_last_card_does_not_make_a_shielded_player_draw(last: str) -> None:
    game = heroes(last.partition("=")[0], "g1 g2", "b1 b2", top="r5", shields=[1])
    game.play(last)
    assert (game.round_winner, game.hand_sizes, game.scores[0]) == (0, [0, 2, 2], 6)


@pytest.mark.rule("SAVE-SHIELD", "UNO-CATCH")
def test_a_shield_does_not_help_who_forgets_to_call_uno() -> None:
    game = heroes("r3 r4", "g1 g2", "b1 b2", top="r5", shields=[0])
    game.play("r3")
    game.play("catch", seat=1)
    assert game.hand_sizes[0] == 3


@pytest.mark.rule("R-SAVE", "WILD4-GUILTY")
def test_a_shield_does_not_help_who_is_caught_bluffing() -> None:
    game = heroes("W4 r3 r4", "g1 g2", "b1 b2", top="r5", shields=[0])
    game.play("W4=g")
    game.play("challenge")
    assert game.hand_sizes == [6, 2, 2]


@pytest.mark.rule("H-STACK-SAFE")
def test_whoever_is_safe_makes_a_pile_up_vanish(edition: str) -> None:
    hands, safe = ["rD r3 r4", "gD g2 g3", "b1 b2"], edition == "super-hero-girls"
    shields, powers = ([2], {}) if safe else ([], {"y": 2})
    game = Game.setup(edition, hands, "r5", shields=shields, powers=powers, stacking="same")
    game.play("rD")
    game.play("gD")
    assert (game.to_act, game.phase, game.debt, game.hand_sizes) == (2, "turn", 0, [2, 2, 2])


# How the shield ends.


@pytest.mark.rule("SAVE-SHIELD")
@pytest.mark.parametrize("wild", ["W", "W4", "WA", "WB"])
def test_the_next_wild_ends_the_shield(wild: str) -> None:
    game = heroes(f"{wild} r3 r4", "g1 g2", "b1 b2", top="y5", shields=[2])
    game.play(f"{wild}=g")
    assert game.shields == []


@pytest.mark.rule("SAVE-SHIELD")
def test_the_card_goes_under_the_top_of_the_discard_pile() -> None:
    game = heroes("W r3 r4", "g1 g2", "b1 b2", top="y5", shields=[2])
    game.play("W=g")
    assert (game.discards, game.top) == (["y5", "WS", "W"], "W")


@pytest.mark.rule("SAVE-SHIELD")
def test_a_wild_of_the_shielded_player_ends_the_shield_too() -> None:
    game = heroes("W r3 r4", "g1 g2", "b1 b2", top="y5", shields=[0])
    game.play("W=g")
    assert game.shields == []


@pytest.mark.rule("SAVE-SHIELD")
def test_cards_of_a_colour_leave_the_shield_alone() -> None:
    game = heroes("r3 r4 r6", "r7 g2 g3", "b1 b2", top="r5", shields=[2])
    game.play("r3")
    game.play("r7")
    assert game.shields == [2]


@pytest.mark.rule("SAVE-SHIELD")
def test_after_the_shield_has_ended_penalties_hit_again() -> None:
    game = heroes("W r3 r4", "rD g2 g3", "b1 b2", top="y5", shields=[2])
    game.play("W=r")
    game.play("rD")
    assert (game.to_act, game.hand_sizes) == (0, [2, 2, 4])


@pytest.mark.rule("SAVE-SHIELD")
def test_a_second_save_the_day_ends_the_first() -> None:
    game = heroes("WS r3 r4", "g1 g2", "b1 b2", top="r5", shields=[2])
    game.play("WS=g@1")
    assert (game.shields, game.discards) == ([1], ["WS", "r5"])


@pytest.mark.rule("SAVE-SHIELD")
def test_a_second_save_the_day_may_shield_the_same_player_anew() -> None:
    game = heroes("WS r3 r4", "g1 g2", "b1 b2", top="r5", shields=[2])
    game.play("WS=g@2")
    assert (game.shields, game.discards) == ([2], ["WS", "r5"])


@pytest.mark.rule("SAVE-SHIELD")
def test_no_card_is_lost_while_shields_come_and_go() -> None:
    game = heroes("WS r3 r4", "WS g1 g2", "W b1 b2", top="r5")
    before = count_cards(game)
    game.play("WS=g@2")
    game.play("WS=b@0")
    game.play("W=r")
    assert count_cards(game) == before == 112


@pytest.mark.rule("R-NEXT-TABLE")
def test_a_new_round_begins_with_nothing_in_front_of_anybody(edition: str) -> None:
    lies: dict[str, Any] = {"super-hero-girls": {"shields": [2]}}
    game = Game.setup(
        edition, ["r3", "g1 g2", "b1 b2"], "r5", **lies.get(edition, {"powers": {"y": 2}})
    )
    game.play("r3")
    game.next_round()
    assert (game.shields, game.powers) == ([], {})
    assert count_cards(game) == sum(game.edition.deck)
