"""The card turned up at the start, and what it does."""

from __future__ import annotations

from collections import Counter

import pytest

from lastcard import EDITIONS, Game, IllegalMove

HANDS = ["r1 r2 r3", "b1 b2 b3", "g1 g2 g3"]


def open_with(edition: str, card: str, draw: str = "") -> Game:
    """Three players, of whom seat 0 deals: seat 1 sits to the dealer's left."""
    return Game.setup(edition, hands=HANDS, opening=card, draw=draw, dealer=0)


def other_cards(edition: str, *named: str) -> list[str]:
    """All cards of the deck but the named ones: in a hand, they leave the draw pile empty."""
    deck = EDITIONS[edition]
    left = Counter({code: deck.deck[kind] for code, kind in deck.kinds.items()})
    left.subtract(" ".join(named).split())
    return list(left.elements())


def any_wild(edition: str) -> str:
    return "Wg" if edition == "color-powers" else "W"


@pytest.mark.rule("OPEN-NUMBER", "DIR-LEFT")
def test_a_number_lets_the_player_left_of_the_dealer_begin(edition: str) -> None:
    game = open_with(edition, "b5")
    assert (game.to_act, game.direction) == (1, "left")


@pytest.mark.rule("OPEN-NUMBER")
def test_the_first_seat_begins_when_the_last_one_deals(edition: str) -> None:
    game = Game.setup(edition, hands=HANDS, opening="b5", dealer=2)
    assert game.to_act == 0


@pytest.mark.rule("OPEN-DRAW2")
def test_a_draw_two_makes_the_player_left_of_the_dealer_draw_two_and_miss_the_turn(
    edition: str,
) -> None:
    game = open_with(edition, "bD", draw="y1 y2")
    assert game.hand(1) == ["y1", "y2", "b1", "b2", "b3"]
    assert game.to_act == 2


@pytest.mark.rule("OPEN-DRAW2")
def test_of_two_players_the_dealer_begins_after_a_draw_two(edition: str) -> None:
    game = Game.setup(edition, hands=HANDS[:2], opening="bD", dealer=0)
    assert game.hand_sizes == [3, 5]
    assert game.to_act == 0


@pytest.mark.rule("OPEN-REVERSE")
def test_a_reverse_lets_the_dealer_begin_and_play_go_to_the_right(edition: str) -> None:
    game = open_with(edition, "rR")
    assert (game.to_act, game.direction) == (0, "right")
    game.play("r1")
    assert game.to_act == 2


@pytest.mark.rule("OPEN-REVERSE")
def test_of_two_players_too_the_dealer_begins_after_a_reverse(edition: str) -> None:
    game = Game.setup(edition, hands=HANDS[:2], opening="rR", dealer=0)
    assert game.to_act == 0
    game.play("r1")
    assert game.to_act == 1


@pytest.mark.rule("OPEN-SKIP")
def test_a_skip_passes_over_the_player_left_of_the_dealer(edition: str) -> None:
    game = open_with(edition, "gS")
    assert game.to_act == 2
    assert game.hand_sizes == [3, 3, 3]


@pytest.mark.rule("OPEN-SKIP")
def test_of_two_players_the_dealer_begins_after_a_skip(edition: str) -> None:
    game = Game.setup(edition, hands=HANDS[:2], opening="bS", dealer=0)
    assert game.to_act == 0


# A wild.


@pytest.mark.rule("OPEN-WILD")
def test_a_wild_lets_the_player_left_of_the_dealer_choose_the_color_and_begin(edition: str) -> None:
    game = open_with(edition, any_wild(edition))
    assert (game.to_act, game.color) == (1, None)
    assert game.legal() == ["=r", "=y", "=g", "=b"]
    game.play("=b")
    assert (game.to_act, game.color) == (1, "b")
    assert game.legal() == ["b1", "b2", "b3", "draw"]


@pytest.mark.rule("OPEN-WILD")
def test_nothing_can_be_played_before_the_color_of_an_opening_wild_is_chosen(edition: str) -> None:
    game = open_with(edition, any_wild(edition))
    with pytest.raises(IllegalMove, match="the wild on the discard pile needs a choice first"):
        game.play("b1")


@pytest.mark.rule("OPEN-WILD")
def test_nobody_else_may_choose_the_color_of_an_opening_wild(edition: str) -> None:
    game = open_with(edition, any_wild(edition))
    with pytest.raises(IllegalMove, match="the game waits for seat 1"):
        game.play("=r", seat=0)


@pytest.mark.rule("OPEN-SPECIAL")
def test_a_special_wild_brings_its_color_and_nothing_else(edition: str) -> None:
    special = {"super-hero-girls": "WS", "color-powers": "WP", "disney-parks": "WM"}
    game = open_with(edition, special[edition])
    game.play("=b")
    assert [game.hand(seat) for seat in range(3)] == [hand.split() for hand in HANDS]
    assert (game.color, game.powers, game.shields) == ("b", {}, [])


@pytest.mark.rule("OPEN-WILD")
@pytest.mark.parametrize("card", ["Wr", "Wy", "Wg", "Wb", "WP"])
def test_an_opening_character_or_color_choice_brings_no_power(card: str) -> None:
    game = open_with("color-powers", card)
    assert game.legal() == ["=r", "=y", "=g", "=b"]
    game.play("=b")
    assert game.powers == {}
    assert (game.to_act, game.phase) == (1, "turn")


@pytest.mark.rule("OPEN-WILD")
def test_an_opening_save_the_day_shields_nobody() -> None:
    game = open_with("super-hero-girls", "WS")
    assert game.legal() == ["=r", "=y", "=g", "=b"]
    game.play("=g")
    assert game.shields == []
    assert game.to_act == 1


@pytest.mark.rule("OPEN-WILD")
def test_the_rule_written_on_an_opening_customizable_is_not_carried_out() -> None:
    game = Game.setup(
        "super-hero-girls",
        hands=HANDS,
        opening="WA",
        dealer=0,
        custom_rules=[("A gift for a friend", "chosen draw 3"), None],
    )
    assert game.legal() == ["=r", "=y", "=g", "=b"]
    game.play("=g")
    assert game.hand_sizes == [3, 3, 3]
    assert game.to_act == 1


@pytest.mark.rule("OPEN-WILD")
def test_an_opening_magic_card_moves_no_hands() -> None:
    game = open_with("disney-parks", "WM")
    game.play("=b")
    assert [game.hand(seat) for seat in range(3)] == [hand.split() for hand in HANDS]
    assert game.to_act == 1


# A Wild Draw Four.


@pytest.mark.rule("OPEN-WILD4")
def test_a_wild_draw_four_goes_back_and_another_card_is_turned_up(edition: str) -> None:
    game = open_with(edition, "W4")
    put_back = game.history.events[0]
    turned_up = next(event for event in game.history.events if event.name == "turned_up")
    assert (put_back.name, put_back.cards) == ("put_back", ("W4",))
    assert turned_up.cards != ("W4",)
    assert game.discards == [*turned_up.cards]


@pytest.mark.rule("OPEN-WILD4")
def test_wild_draw_fours_go_back_until_another_card_comes(edition: str) -> None:
    piles = "W4 W4 W4 W4 b5"
    hands = ["b1", other_cards(edition, piles, "b1")]
    game = Game.setup(edition, hands=hands, opening="W4", draw="W4 W4 W4 b5", dealer=1)
    assert (game.top, game.to_act) == ("b5", 0)
    assert game.draw_count == 4


@pytest.mark.rule("OPEN-WILD4")
def test_the_pile_is_shuffled_before_another_card_is_turned_up(edition: str) -> None:
    games = (Game.setup(edition, HANDS, opening="W4", draw="b5", seed=seed) for seed in range(10))
    assert {game.top for game in games} != {"b5"}


# Togetherness.


@pytest.mark.rule("OPEN-TG")
@pytest.mark.parametrize("card", ["bS", "bR", "bD", "W", "W4", "WT"])
def test_in_togetherness_an_action_card_or_wild_is_ignored_and_the_next_card_flipped(
    card: str,
) -> None:
    game = open_with("togetherness", card, draw="y7")
    assert game.discards == [card, "y7"]
    assert (game.to_act, game.direction, game.color) == (1, "left", "y")
    assert game.hand_sizes == [3, 3, 3]


@pytest.mark.rule("OPEN-TG")
def test_in_togetherness_cards_are_flipped_until_a_number_comes() -> None:
    game = open_with("togetherness", "bS", draw="W4 WT gD y0 r9")
    assert game.discards == ["bS", "W4", "WT", "gD", "y0"]
    assert game.to_act == 1


@pytest.mark.rule("OPEN-TG")
def test_in_togetherness_the_last_card_stays_without_effect_when_no_number_comes() -> None:
    hands = ["b1", other_cards("togetherness", "bS bD b1")]
    game = Game.setup("togetherness", hands=hands, opening="bS", draw="bD", dealer=1)
    assert (game.top, game.to_act) == ("bD", 0)
    assert game.hand(0) == ["b1"]


@pytest.mark.rule("OPEN-TG")
def test_in_togetherness_the_first_player_names_the_color_when_the_last_card_is_wild() -> None:
    hands = ["b1", other_cards("togetherness", "bS WT b1")]
    game = Game.setup("togetherness", hands=hands, opening="bS", draw="WT", dealer=1)
    game.play("=b")
    assert (game.top, game.color, game.to_act) == ("WT", "b", 0)
    assert game.hand(0) == ["b1"]
