"""Game.setup: a position by hand, with every other card of the deck below."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from lastcard import EDITIONS, Game, InvalidOption, InvalidPosition, UnknownEdition

in_every_edition = pytest.mark.parametrize("edition", EDITIONS)


def refusal(
    hands: Any = ("r7 b3", "g1 y2"), top: Any = "r5", edition: str = "classic", **rest: Any
) -> str:
    """The message with which a position is refused."""
    with pytest.raises(InvalidPosition) as caught:
        Game.setup(edition, hands, top, **rest)
    return str(caught.value)


def deck_of(edition: str) -> Counter[str]:
    deck = EDITIONS[edition]
    return Counter({code: deck.deck[kind] for code, kind in deck.kinds.items()})


# What is set up.


def test_what_is_said_is_what_lies_on_the_table() -> None:
    game = Game.setup(
        "classic",
        ["r7 b3", "g1 y2", "W"],
        "r5",
        turn=1,
        direction="right",
        dealer=0,
        scores=[120, 0, 499],
    )
    assert [game.hand(seat) for seat in range(3)] == [["r7", "b3"], ["y2", "g1"], ["W"]]
    assert (game.top, game.color, game.discards) == ("r5", "r", ["r5"])
    assert (game.to_act, game.turn, game.phase) == (1, 1, "turn")
    assert (game.direction, game.dealer, game.scores) == ("right", 0, [120, 0, 499])


def test_unless_said_otherwise_seat_0_begins_to_the_left_of_the_dealer() -> None:
    game = Game.setup("classic", ["r7 b3", "g1 y2", "W"], "r5")
    assert (game.to_act, game.direction, game.dealer) == (0, "left", 2)
    assert (game.scores, game.powers, game.shields) == ([0, 0, 0], {}, [])


def test_hands_may_be_lists_of_cards_too() -> None:
    game = Game.setup("classic", [["r7", "b3"], "g1, y2"], "r5", draw=["y1", "y3"])
    assert (game.hand(0), game.hand(1)) == (["r7", "b3"], ["y2", "g1"])


def test_an_edition_may_be_named_or_given() -> None:
    game = Game.setup(EDITIONS["disney-parks"], ["r7 WM", "g1 y2"], "r5")
    assert game.edition.name == "disney-parks"


def test_the_cards_to_draw_come_in_the_order_in_which_they_are_named() -> None:
    game = Game.setup("classic", ["g7 b3", "g1 y2"], "r5", draw="y9 b8 g6")
    game.play("draw")
    game.play("draw")
    game.play("draw")
    assert (game.hand(0), game.hand(1)) == (["y9", "g6", "g7", "b3"], ["y2", "g1", "b8"])


@in_every_edition
def test_all_other_cards_of_the_deck_lie_below(edition: str) -> None:
    game = Game.setup(edition, ["r7 b3", "g2 y2"], "r5", draw="y9")
    assert game.draw_count == deck_of(edition).total() - 5
    pile = [EDITIONS[edition].codes[kind] for kind in game._state.draw_pile[: game.draw_count]]
    assert Counter([*pile, *game.hand(0), *game.hand(1), "r5"]) == deck_of(edition)


def test_the_same_seed_shuffles_them_alike() -> None:
    first, second, other = (
        Game.setup("classic", ["r7 b3", "g1 y2"], "r5", seed=seed) for seed in (1, 1, 2)
    )
    assert first.position() == second.position() != other.position()


def test_a_wild_on_top_has_the_colour_that_was_chosen() -> None:
    game = Game.setup("classic", ["r7 b3", "g1 y2"], "W4", color="b")
    assert (game.color, game.color_only, game.legal()) == ("b", True, ["b3", "b3!", "draw"])


def test_powers_and_shields_lie_in_front_of_their_players() -> None:
    game = Game.setup("color-powers", ["r7 b3", "g1 y2"], "r5", powers={"r": 0, "y": 1})
    assert game.powers == {"r": 0, "y": 1}
    game = Game.setup("super-hero-girls", ["r7 b3", "g1 y2"], "r5", shields=[1])
    assert (game.shields, game.draw_count) == ([1], 112 - 6)


def test_while_a_shield_is_out_any_colour_may_be_the_one_to_follow() -> None:
    game = Game.setup("super-hero-girls", ["r7 b3", "g1 y2"], "r5", shields=[1], color="b")
    assert (game.top, game.color, game.color_only) == ("r5", "b", True)


def test_an_opening_card_is_turned_up_and_its_rule_applies() -> None:
    game = Game.setup("classic", ["r7 b3", "g1 y2", "b1 b2"], opening="rD", dealer=0)
    assert (game.hand_sizes, game.to_act) == ([2, 4, 2], 2)
    assert "turned_up" in [event.name for event in game.history.events]


def test_a_hand_with_one_card_owes_no_call() -> None:
    game = Game.setup("classic", ["r7", "g1"], "r5")
    assert game.uno_owed is None


def test_options_are_options_as_in_a_new_game() -> None:
    game = Game.setup("classic", ["r7 b3", "g1 y2"], "r5", stacking="any", target=300)
    assert (game.options.stacking, game.options.target) == ("any", 300)
    with pytest.raises(InvalidOption, match="there is no option 'colours'"):
        Game.setup("classic", ["r7 b3", "g1 y2"], "r5", colours=5)  # type: ignore[call-arg]


def test_none_is_what_an_argument_is_without_being_given() -> None:
    hands = ["r7 b3", "g1 y2"]
    usual = Game.setup("super-hero-girls", hands, "r5")
    given = Game.setup(
        "super-hero-girls",
        hands,
        "r5",
        opening=None,
        draw=None,
        dealer=None,
        color=None,
        scores=None,
        powers=None,
        shields=None,
    )
    assert given.position() == usual.position()


# What is refused.


def test_an_unknown_edition() -> None:
    with pytest.raises(UnknownEdition, match="there is no edition 'chess'"):
        Game.setup("chess", ["r7 b3", "g1 y2"], "r5")


@pytest.mark.parametrize("count", [0, 1, 11])
def test_too_few_or_too_many_hands(count: int) -> None:
    message = refusal(hands=["r7"] * count)
    assert message == f"hands is a list of 2 to 10 hands, one for each seat, not {count}"


def test_one_text_instead_of_a_list_of_hands() -> None:
    assert refusal(hands="r7 b3").startswith("hands is a list of 2 to 10 hands")


def test_a_hand_without_cards() -> None:
    assert refusal(hands=["r7 b3", ""]) == "seat 1 has no cards: its round would be over"


@pytest.mark.parametrize(
    "place",
    [{"hands": ["r7 q3", "g1"]}, {"top": "q3"}, {"draw": "y1 q3"}, {"top": None, "opening": "q3"}],
)
def test_an_unknown_card_anywhere(place: dict[str, Any]) -> None:
    assert refusal(**place).startswith("there is no card 'q3' in classic; its cards are r0 r1")


def test_a_card_of_another_edition() -> None:
    assert refusal(hands=["WM r7", "g1"]).startswith("there is no card 'WM' in classic")
    assert refusal(hands=["r0 r7", "g1"], edition="color-powers").startswith(
        "there is no card 'r0' in color-powers"
    )


@pytest.mark.parametrize(
    "place", [{"hands": ["r7 r7", "r7"]}, {"hands": ["r7", "r7"], "draw": "r7"}]
)
def test_more_copies_of_a_card_than_the_deck_has(place: dict[str, Any]) -> None:
    assert refusal(**place) == "there are 3 of r7 in this position, but 2 in the deck of classic"


def test_more_copies_of_the_top_card_than_the_deck_has() -> None:
    message = refusal(hands=["r0 r7", "g1"], top="r0")
    assert message == "there are 2 of r0 in this position, but 1 in the deck of classic"


def test_shields_count_as_copies_of_save_the_day() -> None:
    message = refusal(hands=["WS r7", "g1"], edition="super-hero-girls", shields=[0, 1])
    assert message == ("there are 3 of WS in this position, but 2 in the deck of super-hero-girls")


def test_neither_or_both_of_a_top_and_an_opening_card() -> None:
    message = "give either top, a card already in play, or opening, to turn up"
    assert refusal(top=None) == refusal(top="r5", opening="r6") == message


@pytest.mark.parametrize("extra", [{"turn": 1}, {"direction": "right"}, {"color": "b"}])
def test_what_follows_from_an_opening_card(extra: dict[str, Any]) -> None:
    message = refusal(top=None, opening="r5", **extra)
    assert message == "turn, direction and color follow from the opening card"


def test_a_wild_on_top_without_the_colour_chosen() -> None:
    assert refusal(top="W") == ("the top card W is wild: say which colour was chosen, color='b'")


@pytest.mark.parametrize("color", ["blue", "x", "", "rb"])
def test_an_unknown_colour(color: str) -> None:
    assert refusal(top="W", color=color) == f"color is one of r, y, g, b, not {color!r}"


def test_another_colour_than_that_of_the_top_card() -> None:
    assert refusal(color="b") == "the colour 'b' does not fit the top card r5"


@pytest.mark.parametrize("seat", [-1, 2, "1", True, None])
def test_a_turn_that_is_no_seat(seat: object) -> None:
    assert refusal(turn=seat) == f"turn is a seat from 0 to 1, not {seat!r}"


@pytest.mark.parametrize("seat", [-1, 2, "1", True])
def test_a_dealer_who_has_no_seat(seat: object) -> None:
    assert refusal(dealer=seat) == f"dealer is a seat from 0 to 1, not {seat!r}"


@pytest.mark.parametrize("direction", ["up", "", "Left", None, 1])
def test_an_unknown_direction(direction: object) -> None:
    assert refusal(direction=direction) == f"direction is left or right, not {direction!r}"


def test_scores_for_another_number_of_players() -> None:
    assert refusal(scores=[1, 2, 3]) == "there are 3 scores for 2 players"


@pytest.mark.parametrize("score", [-1, 500, 2.5, "7"])
def test_a_score_that_would_have_ended_the_game(score: object) -> None:
    message = refusal(scores=[score, 0])
    assert message == "a score is a number from 0 to 499 (the target ends the game)"


def test_powers_and_shields_in_an_edition_without_them() -> None:
    assert refusal(powers={"r": 0}) == "classic has no powers"
    assert refusal(shields=[0]) == "classic has no shields"


@pytest.mark.parametrize("power", ["red", "w", ""])
def test_an_unknown_power(power: str) -> None:
    message = refusal(edition="color-powers", powers={power: 0})
    assert message == f"powers are named r, y, g, b, not {power!r}"


def test_powers_and_shields_of_nobody_at_the_table() -> None:
    assert refusal(edition="color-powers", powers={"r": 2}) == (
        "the holder of a power is a seat from 0 to 1, not 2"
    )
    assert refusal(edition="super-hero-girls", shields=[2]) == (
        "a shielded player is a seat from 0 to 1, not 2"
    )


def test_two_shields_for_one_player() -> None:
    message = refusal(edition="super-hero-girls", shields=[1, 1])
    assert message == "seat 1 can have one shield only"


@pytest.mark.parametrize(
    ("place", "complaint"),
    [
        ({"powers": [0]}, "powers are seats by colour, such as {'r': 0}, not [0]"),
        ({"powers": {0: 0}}, "powers are named r, y, g, b, not 0"),
        ({"shields": 1}, "shields are several seats, not 1"),
        ({"scores": 5}, "scores are several numbers, one for each seat, not 5"),
        ({"draw": 5}, "cards are codes with spaces between, as in 'r7 b3', not 5"),
        ({"hands": [7, "r1"]}, "cards are codes with spaces between, as in 'r7 b3', not 7"),
    ],
)
def test_what_is_of_another_kind_than_it_should_be(place: dict[str, Any], complaint: str) -> None:
    how = {"edition": "color-powers", "hands": ["r7 b3", "g1"], "top": "r5", **place}
    assert refusal(**how) == complaint
