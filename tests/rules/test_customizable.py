"""Wild Customizable: two wilds that carry a rule the players write."""

from __future__ import annotations

from typing import Any

import pytest

from lastcard import Event, Game, IllegalMove


def heroes(effects: str, *hands: str, **rest: Any) -> Game:
    """A table at which the first Customizable card has these effects."""
    rest.setdefault("custom_rules", [("What we agreed on", effects), None])
    return Game.setup("super-hero-girls", hands, **{"top": "r5", **rest})


def names(events: list[Event]) -> list[str]:
    return [event.name for event in events]


def all_hands(game: Game) -> list[str]:
    return sorted(card for seat in range(game.players) for card in game.hand(seat))


# A wild like any other.


@pytest.mark.rule("CUSTOM-WILD")
@pytest.mark.parametrize("card", ["WA", "WB"])
def test_it_can_be_played_on_anything_and_names_the_colour(card: str) -> None:
    game = heroes("", f"{card} g3 g4", "g1 g2")
    game.play(f"{card}=g")
    assert (game.top, game.color, game.to_act) == (card, "g", 1)


@pytest.mark.rule("CUSTOM-WILD")
def test_it_can_be_played_though_another_card_fits() -> None:
    game = heroes("", "WA r3 g4", "g1 g2")
    assert game.legal() == ["r3", "WA=r", "WA=y", "WA=g", "WA=b", "draw"]


@pytest.mark.rule("CUSTOM-WILD")
def test_only_the_colour_of_it_is_followed() -> None:
    game = heroes("", "WA r3 g4", "g1 r2 b5")
    game.play("WA=g")
    assert game.legal() == ["g1", "draw"]


# The written rules.


@pytest.mark.rule("CUSTOM-RULE")
def test_each_card_does_what_is_written_on_it() -> None:
    rules = [("One for you", "next draw 1"), ("Three for you", "next draw 3")]
    game = heroes("", "WA r3 r4", "WB g1 g2", custom_rules=rules)
    game.play("WA=g")
    game.play("WB=g")
    assert game.hand_sizes == [2 + 3, 3 - 1 + 1]


@pytest.mark.rule("CUSTOM-RULE")
def test_everyone_can_read_what_is_written() -> None:
    game = heroes("next draw 1", "WA r3 r4", "g1 g2")
    written = (("What we agreed on", "next draw 1"), None)
    assert [game.view(seat).options["custom_rules"] for seat in (0, 1)] == [written, written]


@pytest.mark.rule("R-CUSTOM")
def test_words_without_an_effect_are_left_to_the_players() -> None:
    game = heroes("", "WA r3 r4", "g1 g2", custom_rules=["Everybody sings", None])
    assert names(game.play("WA=g")) == ["played", "chose_color"]
    assert (game.to_act, game.hand_sizes) == (1, [2, 2])


@pytest.mark.rule("R-CUSTOM")
def test_an_unwritten_card_is_a_plain_wild() -> None:
    game = heroes("next draw 5", "WB r3 r4", "g1 g2")
    assert names(game.play("WB=g")) == ["played", "chose_color"]
    assert (game.to_act, game.hand_sizes) == (1, [2, 2])


@pytest.mark.rule("R-CUSTOM")
def test_a_player_is_named_with_it_if_the_rule_chooses_one() -> None:
    game = heroes("chosen draw 1", "WA r3 r4", "g1 g2", "b1 b2")
    with pytest.raises(IllegalMove, match="a seat has to be named with it, such as @1"):
        game.play("WA=g")


@pytest.mark.rule("R-CUSTOM")
def test_no_player_is_named_with_it_otherwise() -> None:
    game = heroes("next draw 1", "WA r3 r4", "g1 g2", "b1 b2")
    with pytest.raises(IllegalMove, match="no seat is to be named with it"):
        game.play("WA=g@1")


@pytest.mark.rule("R-CUSTOM")
def test_turned_up_at_the_start_it_does_nothing() -> None:
    game = heroes("chosen draw 2", "r3 r4", "g1 g2", top=None, opening="WA")
    assert game.legal() == ["=r", "=y", "=g", "=b"]
    game.play("=g")
    assert (game.to_act, game.hand_sizes) == (0, [2, 2])


# Drawing.


@pytest.mark.rule("R-CUSTOM")
@pytest.mark.parametrize(
    ("effect", "move", "sizes"),
    [
        ("next draw 3", "WA=g", [2, 5, 2]),
        ("chosen draw 3", "WA=g@2", [2, 2, 5]),
        ("others draw 1", "WA=g", [2, 3, 3]),
        ("all draw 1", "WA=g", [3, 3, 3]),
        ("me draw 3", "WA=g", [5, 2, 2]),
    ],
)
def test_cards_are_drawn_by_whom_the_rule_names(effect: str, move: str, sizes: list[int]) -> None:
    game = heroes(effect, "WA r3 r4", "g1 g2", "b1 b2")
    game.play(move)
    assert game.hand_sizes == sizes


@pytest.mark.rule("R-CUSTOM")
def test_who_only_draws_does_not_miss_the_turn() -> None:
    game = heroes("next draw 3", "WA r3 r4", "g1 g2", "b1 b2")
    game.play("WA=g")
    assert (game.to_act, game.phase) == (1, "turn")


@pytest.mark.rule("R-CUSTOM")
def test_the_next_player_is_the_neighbour_in_the_direction_of_play() -> None:
    game = heroes("next draw 3", "WA r3 r4", "g1 g2", "b1 b2", direction="right")
    game.play("WA=g")
    assert game.hand_sizes == [2, 2, 5]


@pytest.mark.rule("R-CUSTOM", "R-UNO-GROWN")
def test_drawing_by_the_own_rule_lifts_the_duty_to_call_uno() -> None:
    game = heroes("me draw 1", "WA r3", "g1 g2")
    game.play("WA=g")
    assert (game.uno_owed, game.hand_sizes[0]) == (None, 2)


# Missing turns.


@pytest.mark.rule("R-CUSTOM")
@pytest.mark.parametrize(
    ("effect", "move", "next_seat"),
    [("next miss", "WA=g", 2), ("next miss; chosen miss", "WA=g@2", 3), ("others miss", "WA=g", 0)],
)
def test_turns_are_missed_by_whom_the_rule_names(effect: str, move: str, next_seat: int) -> None:
    game = heroes(effect, "WA r3 r4", "g1 g2", "b1 b2", "y1 y2")
    game.play(move)
    assert game.to_act == next_seat


@pytest.mark.rule("R-CUSTOM")
def test_a_chosen_player_misses_the_turn_when_it_would_come() -> None:
    game = heroes("chosen miss", "WA r3 r4", "g1 g2", "b1 b2", "y1 y2")
    game.play("WA=g@2")
    assert game.to_act == 1
    game.play("g1!")
    assert game.to_act == 3


@pytest.mark.rule("R-EFFECTS")
def test_a_skip_hits_the_player_after_one_who_misses_the_turn_already() -> None:
    game = heroes("chosen miss", "WA r3 r4", "gS g2", "b1 b2", "y1 y2")
    game.play("WA=g@2")
    game.play("gS!")
    assert game.to_act == 0


@pytest.mark.rule("R-EFFECTS")
def test_whoever_played_the_card_draws_first_and_then_it_goes_round() -> None:
    game = heroes("all draw 1", "WA r3 r4", "g1 g2", "b1 b2", turn=0, direction="right")
    drew = [event.seat for event in game.play("WA=g") if event.name == "drew"]
    assert drew == [0, 2, 1]


# Showing hands.


@pytest.mark.rule("R-CUSTOM")
def test_a_chosen_player_shows_the_hand_to_everyone() -> None:
    game = heroes("chosen show", "WA r3 r4", "g1 g2", "b1 b2")
    game.play("WA=g@1")
    assert [dict(game.known(seat)) for seat in range(3)] == [{1: ["g1", "g2"]}, {}, game.known(0)]


@pytest.mark.rule("R-CUSTOM")
def test_everyone_else_shows_the_hand() -> None:
    game = heroes("others show", "WA r3 r4", "g1 g2", "b1 b2")
    game.play("WA=g")
    assert game.known(0) == {1: ["g1", "g2"], 2: ["b1", "b2"]}
    assert game.known(1) == {2: ["b1", "b2"]}


@pytest.mark.rule("R-CUSTOM")
def test_who_plays_it_shows_the_hand() -> None:
    game = heroes("me show", "WA r3 r4", "g1 g2", "b1 b2")
    game.play("WA=g")
    assert game.known(1) == game.known(2) == {0: ["r3", "r4"]}


# Hands that move.


@pytest.mark.rule("R-CUSTOM")
def test_hands_are_swapped_with_the_chosen_player() -> None:
    game = heroes("chosen swap", "WA r3 r4", "g1 g2 g3", "b1 b2")
    game.play("WA=g@1")
    assert [game.hand(seat) for seat in range(3)] == [
        ["g1", "g2", "g3"],
        ["r3", "r4"],
        ["b1", "b2"],
    ]


@pytest.mark.rule("R-CUSTOM")
@pytest.mark.parametrize("direction", ["left", "right"])
def test_hands_are_passed_to_the_left(direction: str) -> None:
    game = heroes("pass left", "WA r3 r4", "g1 g2 g3", "b1 b2", direction=direction)
    game.play("WA=g")
    assert [game.hand(seat) for seat in range(3)] == [
        ["b1", "b2"],
        ["r3", "r4"],
        ["g1", "g2", "g3"],
    ]


@pytest.mark.rule("R-CUSTOM")
@pytest.mark.parametrize("direction", ["left", "right"])
def test_hands_are_passed_to_the_right(direction: str) -> None:
    game = heroes("pass right", "WA r3 r4", "g1 g2 g3", "b1 b2", direction=direction)
    game.play("WA=g")
    assert [game.hand(seat) for seat in range(3)] == [
        ["g1", "g2", "g3"],
        ["b1", "b2"],
        ["r3", "r4"],
    ]


@pytest.mark.rule("R-CUSTOM")
def test_hands_are_mixed_and_dealt_anew_starting_with_the_next_player() -> None:
    game = heroes("redeal", "WA r3", "g1 g2 g3 g4 g5", "b1 b2")
    before = all_hands(game)
    game.play("WA=g!")
    assert game.hand_sizes == [2, 3, 3]
    assert sorted([*all_hands(game), "WA"]) == before


@pytest.mark.rule("R-CUSTOM")
def test_nobody_knows_a_hand_that_was_dealt_anew() -> None:
    game = heroes("others show; redeal", "WA r3 r4", "g1 g2", "b1 b2")
    game.play("WA=g")
    assert game.known(0) == {}


@pytest.mark.rule("R-CUSTOM", "R-UNO-GROWN")
@pytest.mark.parametrize("effect", ["chosen swap", "chosen show; pass left", "chosen show; redeal"])
def test_the_duty_to_call_uno_stays_when_hands_move(effect: str) -> None:
    game = heroes(effect, "WA r3", "g1 g2 g3", "b1 b2 b3")
    game.play("WA=g@1")
    assert game.uno_owed == 0


# Turning round and playing again.


@pytest.mark.rule("R-CUSTOM")
def test_play_turns_round() -> None:
    game = heroes("reverse", "WA r3 r4", "g1 g2", "b1 b2")
    game.play("WA=g")
    assert (game.direction, game.to_act) == ("right", 2)


@pytest.mark.rule("R-CUSTOM", "R-REVERSE-2P")
def test_between_two_players_turning_round_is_a_skip() -> None:
    game = heroes("reverse", "WA r3 r4", "g1 g2")
    game.play("WA=g")
    assert (game.direction, game.to_act) == ("left", 0)


@pytest.mark.rule("R-CUSTOM")
def test_who_plays_it_has_another_turn_and_then_the_next_player_goes_on() -> None:
    game = heroes("again", "WA g3 r4 r6", "g1 g2", "b1 b2")
    events = game.play("WA=g")
    assert (names(events)[-1], game.to_act, game.phase) == ("plays_again", 0, "turn")
    game.play("g3")
    assert game.to_act == 1


# Several effects.


@pytest.mark.rule("R-CUSTOM")
def test_effects_happen_in_the_order_in_which_they_are_written() -> None:
    game = heroes("reverse; next draw 2; next miss", "WA r3 r4", "g1 g2", "b1 b2")
    game.play("WA=g")
    assert (game.hand_sizes, game.to_act) == ([2, 2, 4], 1)


@pytest.mark.rule("R-CUSTOM")
def test_a_hand_is_shown_before_it_is_swapped() -> None:
    game = heroes("chosen show; chosen swap", "WA r3 r4", "g1 g2", "b1 b2")
    game.play("WA=g@1")
    assert game.known(2) == {0: ["g1", "g2"]}


# Against a shield.


@pytest.mark.rule("R-SAVE", "R-CUSTOM")
@pytest.mark.parametrize(
    ("effect", "move", "sizes"),
    [
        ("next draw 3", "WA=g", [2, 2, 2]),
        ("chosen draw 3", "WA=g@1", [2, 2, 2]),
        ("others draw 1", "WA=g", [2, 2, 3]),
        ("all draw 1", "WA=g", [3, 2, 3]),
    ],
)
def test_a_shielded_player_does_not_draw(effect: str, move: str, sizes: list[int]) -> None:
    game = heroes(effect, "WA r3 r4", "g1 g2", "b1 b2", shields=[1])
    events = game.play(move)
    assert game.hand_sizes == sizes
    assert "warded_off" in names(events)


@pytest.mark.rule("R-SAVE", "R-CUSTOM")
@pytest.mark.parametrize(
    ("effect", "move"), [("next miss", "WA=g"), ("chosen miss", "WA=g@1"), ("others miss", "WA=g")]
)
def test_a_shielded_player_does_not_miss_the_turn(effect: str, move: str) -> None:
    game = heroes(effect, "WA r3 r4", "g1 g2", "b1 b2", shields=[1])
    game.play(move)
    assert game.to_act == 1


@pytest.mark.rule("R-SAVE", "R-CUSTOM")
def test_a_shield_wards_off_what_the_own_rule_would_make_one_draw() -> None:
    game = heroes("me draw 3", "WA r3 r4", "g1 g2", shields=[0])
    game.play("WA=g")
    assert game.hand_sizes == [2, 2]


@pytest.mark.rule("R-SAVE", "R-CUSTOM")
def test_a_shield_does_not_hide_the_hand() -> None:
    game = heroes("chosen show", "WA r3 r4", "g1 g2", shields=[1])
    game.play("WA=g@1")
    assert game.known(0) == {1: ["g1", "g2"]}


@pytest.mark.rule("R-SAVE", "R-CUSTOM")
@pytest.mark.parametrize("effect", ["chosen swap", "chosen show; pass left"])
def test_a_shield_does_not_hold_the_hand_fast(effect: str) -> None:
    game = heroes(effect, "WA r3 r4", "g1 g2 g3", shields=[1])
    game.play("WA=g@1")
    assert game.hand(1) == ["r3", "r4"]


@pytest.mark.rule("R-SAVE", "R-CUSTOM")
def test_a_shield_does_not_spare_the_hand_from_a_new_deal() -> None:
    game = heroes("redeal", "WA r3 r4", "g1 g2 g3 g4", shields=[1])
    game.play("WA=g")
    assert game.hand_sizes == [3, 3]


@pytest.mark.rule("R-SAVE", "R-CUSTOM")
def test_a_shield_wards_off_one_part_and_lets_the_other_pass() -> None:
    effects = "next draw 2; others show; next miss"
    game = heroes(effects, "WA r3 r4", "g1 g2", "b1 b2", shields=[1])
    game.play("WA=g")
    assert (game.hand_sizes[1], game.to_act) == (2, 1)
    assert game.known(0)[1] == ["g1", "g2"]


@pytest.mark.rule("R-SAVE", "R-CUSTOM", "R-REVERSE-2P")
def test_a_shield_wards_off_turning_round_that_works_as_a_skip() -> None:
    game = heroes("reverse", "WA r3 r4", "g1 g2", shields=[1])
    game.play("WA=g")
    assert game.to_act == 1


@pytest.mark.rule("SAVE-SHIELD", "R-CUSTOM")
def test_a_shield_does_not_outlast_the_customizable_card() -> None:
    game = heroes("next draw 2", "WA r3 r4", "g1 g2", shields=[1])
    game.play("WA=g")
    assert (game.shields, game.discards) == ([], ["r5", "WS", "WA"])


@pytest.mark.rule("R-CUSTOM")
def test_a_position_keeps_many_turns_to_be_missed() -> None:
    rules = [("Sit down", "; ".join(["next miss"] * 12))]
    game = Game.setup("super-hero-girls", ["WA r1 r2", "g1 g2"], top="r5", custom_rules=rules)
    game.play("WA=r")
    assert game.missing == [0, 11]
    assert Game.from_position(game.position()).missing == [0, 11]


@pytest.mark.rule("CUSTOM-RULE")
def test_a_rule_may_be_given_as_one_text() -> None:
    rules = ["Draw one => others draw 1"]
    game = Game.setup("super-hero-girls", ["WA r1 r2", "g1 g2"], top="r5", custom_rules=rules)
    game.play("WA=r")
    assert game.hand_sizes == [2, 3]
