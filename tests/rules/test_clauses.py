"""What special cards can do: the language of effects, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

from lastcard import Event, Game
from lastcard.editions import Edition, Symbol, Wild
from lastcard.editions.edition import DRAW_FOUR, PLAIN_WILD

WITH_POWERS = (Wild("Wr", "Red power", 2, "take power red"), Wild("Wy", "Yellow", 2, "shield"))


def play(does: str, *hands: str, move: str = "WX=b", **setup: Any) -> tuple[Game, list[Event]]:
    """Play a wild that does something, in an edition made for it."""
    wilds = (DRAW_FOUR, PLAIN_WILD, *WITH_POWERS, Wild("WX", "Special", 4, does))
    edition = Edition("special", "Special", wilds=wilds)
    game = Game.setup(edition, [f"WX {hands[0]}", *hands[1:]], top="r5", **setup)
    return game, game.play(move)


def told(events: list[Event], name: str) -> list[Event]:
    return [event for event in events if event.name == name]


def test_others_draw() -> None:
    game, _ = play("others draw 3", "r1 r2", "g1", "b1 b2")
    assert game.hand_sizes == [2, 4, 5]


def test_those_with_the_fewest_cards_draw_and_all_who_tie() -> None:
    game, _ = play("fewest draw 2", "r1 r2 r3", "g1 g2", "b1 b2", "y1 y2 y3 y4")
    assert game.hand_sizes == [3, 4, 4, 4]


def test_the_cards_are_counted_after_the_card_has_left_the_hand() -> None:
    game, _ = play("fewest draw 2", "r1 r2", "g1 g2 g3")
    assert game.hand_sizes == [4, 3]


def test_who_has_the_most_cards_is_settled_before_anybody_draws() -> None:
    game, _ = play("most draw 1", "r1 r2 r3", "g1 g2 g3", "b1")
    assert game.hand_sizes == [4, 4, 1]


def test_only_those_who_hold_a_colour_are_concerned() -> None:
    game, _ = play("others with red draw 2", "r1 r2", "r3 g1", "b1 b2")
    assert game.hand_sizes == [2, 4, 2]


def test_only_those_without_the_chosen_colour_are_concerned() -> None:
    game, _ = play("all without color draw 1", "r1 r2", "b3 g1", "y1 y2", move="WX=b")
    assert game.hand_sizes == [3, 2, 3]


def test_whoever_can_show_a_hand_with_the_colour_is_spared() -> None:
    game, events = play("others draw 3 unless show red", "b1 b2", "r3 g1", "y1 y2")
    assert game.hand_sizes == [2, 2, 5]
    assert told(events, "showed") == [Event("showed", 1, cards=("r3", "g1"), count=2)]
    assert game.view(2).known == {1: ["r3", "g1"]}


def test_whoever_can_discard_the_colour_is_spared_for_one_card() -> None:
    game, events = play("others miss unless discard color", "r1 r2", "b3 b4 g1", "y1 y2")
    assert game.hand_sizes == [2, 2, 2]
    assert len(told(events, "discarded")) == 1
    assert (game.turn, [event.seat for event in told(events, "missed")]) == (1, [2])


def test_whoever_buys_off_with_the_last_card_wins_the_round() -> None:
    game, _ = play("next draw 3 unless discard red", "b1 b2", "r3", "y1")
    assert game.round_winner == 1


def test_behind_a_shield_nobody_has_to_buy_off() -> None:
    game, events = play("next draw 3 unless discard red", "b1 b2", "r3 r4", shields=[1])
    assert (game.hand_sizes[1], told(events, "discarded")) == (2, [])


def test_a_wild_is_no_card_of_a_colour() -> None:
    game, _ = play("others with red draw 2", "b1 b2", "Wr g1", "r1 g2")
    assert game.hand_sizes == [2, 2, 4]


def test_drawing_until_a_colour_comes() -> None:
    game, events = play("next draw until green", "r1 r2", "b1 b2", draw="y1 W r3 g4 g5")
    assert game.hand(1) == ["r3", "y1", "g4", "b1", "b2", "W"]
    assert told(events, "drew")[0].count == 4


def test_drawing_until_the_chosen_colour_comes() -> None:
    game, _ = play("next draw until color", "r1 r2", "b1 b2", draw="y1 g4", move="WX=g")
    assert game.hand_sizes == [2, 4]


def test_discarding_all_of_a_colour_puts_them_under_the_top_card() -> None:
    game, events = play("me discard all color", "b1 b2 r3 r4", "g1", move="WX=b")
    assert game.hand(0) == ["r3", "r4"]
    assert game.discards == ["r5", "b1", "b2", "WX"]
    assert told(events, "discarded") == [Event("discarded", 0, cards=("b1", "b2"), count=2)]


def test_a_discard_that_empties_the_hand_wins_the_round() -> None:
    game, events = play("me discard all color", "b1 b2", "g1 g2")
    assert game.round_winner == 0
    assert told(events, "went_out") == [Event("went_out", 0)]
    assert game.scores == [3, 0]


def test_of_two_whose_hands_are_empty_the_first_from_who_played_wins() -> None:
    game, _ = play("others discard all red; next draw 2", "b1 b2", "g1 g2", "r1", "r2")
    assert game.round_winner == 2
    assert game.hand_sizes == [2, 2, 0, 0]


def test_a_single_card_left_by_a_discard_owes_no_uno() -> None:
    game, _ = play("me discard all color", "b1 b2 r3", "g1 g2")
    assert game.uno_owed is None


def test_cards_that_chance_picks_are_discarded() -> None:
    game, events = play("next discard 2", "r1 r2", "g1 g2 g3 g4")
    gone = told(events, "discarded")[0].cards
    assert len(gone) == 2
    assert sorted([*game.hand(1), *gone]) == ["g1", "g2", "g3", "g4"]


def test_nobody_can_discard_more_than_the_hand() -> None:
    game, _ = play("next discard 5", "r1 r2", "g1 g2", "b1")
    assert game.round_winner == 1


def test_giving_a_colour_to_who_played_the_card() -> None:
    game, events = play("others give red", "b1 b2", "r1 g1", "y1 y2")
    assert game.hand(0) == ["r1", "b1", "b2"]
    assert [event.seat for event in told(events, "gave")] == [1]


def test_taking_a_colour_from_who_played_the_card() -> None:
    game, _ = play("chosen take color", "b1 b2 r3 r4", "g1", "y1", move="WX=b@2")
    assert game.hand(2) == ["y1", "b1", "b2"]
    assert game.hand(0) == ["r3", "r4"]


def test_losing_powers() -> None:
    game, events = play("others lose powers", "r1 r2", "g1", "y1", powers={"r": 1, "g": 0, "b": 1})
    assert game.powers == {"g": 0}
    assert told(events, "lost_power") == [
        Event("lost_power", 1, color="r"),
        Event("lost_power", 1, color="b"),
    ]


def test_hands_are_passed_on_in_the_direction_of_play() -> None:
    game, _ = play("pass on", "r1 r2", "g1", "y1 y2 y3", direction="right")
    assert game.hand_sizes == [1, 3, 2]


@pytest.mark.parametrize("does", ["next draw 2", "next miss", "next draw until red"])
def test_a_shield_keeps_penalties_away(does: str) -> None:
    game, events = play(does, "r1 r2", "g1", "y1 y2", shields=[1])
    assert told(events, "warded_off") == [Event("warded_off", 1)]
    assert (game.hand_sizes[1], game.turn) == (1, 1)


def test_a_shield_keeps_a_gift_away_but_no_discard() -> None:
    game, events = play("next take color; next discard 1", "b1 b2 r1", "g1 g2", shields=[1])
    assert len(told(events, "warded_off")) == 1
    assert game.hand_sizes == [3, 1]


def test_clauses_are_carried_out_one_after_the_other() -> None:
    game, events = play("next draw 1; reverse; next draw 1; again", "r1 r2", "g1", "b1", "y1")
    assert [event.seat for event in told(events, "drew")] == [1, 3]
    assert (game.turn, game.direction) == (0, "right")


def test_what_was_shown_and_then_discarded_is_not_known_any_more() -> None:
    game, _ = play("next show; next discard all green", "r1 r2", "g1 b1 b2", "y1")
    assert game.view(0).known == {1: ["b1", "b2"]}


def with_symbols(**symbols: Symbol) -> Edition:
    return Edition("symbols", "Symbols", symbols=symbols, points={"S": 7, "W": 99})


def test_a_symbol_can_do_something_else_than_usual() -> None:
    edition = with_symbols(S=Symbol("Skip Everyone", "others miss"))
    game = Game.setup(edition, ["rS r1 r2", "g1", "b1"], top="r5")
    game.play("rS")
    assert game.turn == 0


def test_a_symbol_with_a_rule_of_its_own_does_nothing_when_it_opens_a_round() -> None:
    edition = with_symbols(D=Symbol("Everyone draws", "all draw 1"))
    game = Game.setup(edition, ["r1", "g1"], opening="rD", dealer=1)
    assert game.hand_sizes == [1, 1]
    assert game.turn == 0


def test_a_symbol_colour_is_its_card_s() -> None:
    edition = with_symbols(S=Symbol("Discard all", "me discard all color"))
    game = Game.setup(edition, ["gS g1 g2 b1 b2", "y1"], top="g5")
    game.play("gS")
    assert game.hand(0) == ["b1", "b2"]


def test_cards_can_count_other_points() -> None:
    game = Game.setup(with_symbols(), ["r1", "gS W W4 b5"], top="r5")
    game.play("r1")
    assert game.scores == [7 + 99 + 50 + 5, 0]


def test_an_edition_can_have_two_or_three_colours() -> None:
    for names in (("red", "blue"), ("gold", "gray", "blue")):
        edition = Edition(f"of-{len(names)}", "Few colours", color_names=names)
        assert sum(edition.deck) == 25 * len(names) + 8
        game = Game.setup(edition, ["W r1", "r2 r3"], top="r5")
        choices = [code for code in game.legal() if code.startswith("W") and "!" not in code]
        assert choices == [f"W={letter}" for letter in "ryg"[: len(names)]]


@pytest.mark.rule("R-EFFECTS")
def test_what_a_special_card_makes_somebody_draw_is_not_stacked() -> None:
    game, _ = play("next draw 2", "r1 r2", "WX W4 b2", stacking="any")
    assert (game.phase, game.to_act, game.hand_sizes) == ("turn", 1, [2, 5])
    assert "accept" not in game.legal()
    game.play("WX=r")  # which is no answer, but a card like any other
    assert game.hand_sizes == [4, 4]


def test_where_several_are_left_without_cards_the_first_has_won() -> None:
    game, _ = play("others discard 2", "r1 r2", "g1", "b1 b2", "y1 y2 y3")
    assert (game.round_winner, game.hand_sizes) == (1, [2, 0, 0, 1])
    assert Game.from_position(game.position()).position() == game.position()


def test_a_wild_turned_up_by_the_green_power_names_its_player() -> None:
    wilds = (DRAW_FOUR, PLAIN_WILD, Wild("Wg", "Green", 2, "take power green"))
    edition = Edition("flips", "Flips", wilds=(*wilds, Wild("WX", "Swap", 4, "chosen swap")))
    hands = ["b1 b2", "y1 y2 y3", "y4 y6"]
    game = Game.setup(edition, hands, top="r5", draw="WX", powers={"g": 0})
    game.play("flip")
    assert "=g@1" in game.legal()
    game.play("=g@1")
    assert game.hand_sizes == [3, 2, 2]
