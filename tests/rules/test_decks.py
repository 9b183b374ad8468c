"""Which cards each edition plays with, counted on the table after the first deal."""

from __future__ import annotations

from collections import Counter

import pytest

from lastcard import EDITIONS, Game

USUAL_COLOR = "0 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 S S R R D D"
POWERS_COLOR = "1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 S R D D"


def cards_on_the_table(edition: str) -> Counter[str]:
    position = Game.new(edition, players=3, seed=1).position()
    fields = dict(field.split("=", 1) for field in position.split()[1:])
    places = [*fields["hands"].split("/"), fields["draw"], fields["discard"]]
    return Counter(",".join(places).split(","))


def four_colors(symbols: str) -> Counter[str]:
    return Counter(color + symbol for color in "rygb" for symbol in symbols.split())


def classic_deck() -> Counter[str]:
    return four_colors(USUAL_COLOR) + Counter({"W": 4, "W4": 4})


@pytest.mark.rule("DECK-1")
def test_the_classic_deck_has_108_cards() -> None:
    cards = cards_on_the_table("classic")
    assert cards == classic_deck()
    assert cards.total() == 108


@pytest.mark.rule("DECK-2")
def test_artiste_has_the_classic_deck_without_its_extra_cards() -> None:
    cards = cards_on_the_table("artiste-fairey")
    assert cards == classic_deck()
    assert cards.total() == 108


@pytest.mark.rule("DECK-2")
def test_artiste_has_gold_and_gray_instead_of_yellow_and_green() -> None:
    assert EDITIONS["artiste-fairey"].color_names == ("red", "gold", "gray", "blue")


@pytest.mark.rule("DECK-3")
def test_super_hero_girls_adds_two_customizable_and_two_save_the_day_cards() -> None:
    cards = cards_on_the_table("super-hero-girls")
    assert cards == classic_deck() + Counter({"WA": 1, "WB": 1, "WS": 2})
    assert cards.total() == 112


@pytest.mark.rule("DECK-4")
def test_togetherness_adds_four_togetherness_cards() -> None:
    cards = cards_on_the_table("togetherness")
    assert cards == classic_deck() + Counter({"WT": 4})
    assert cards.total() == 112


@pytest.mark.rule("DECK-5")
def test_disney_parks_adds_four_magic_cards() -> None:
    cards = cards_on_the_table("disney-parks")
    assert cards == classic_deck() + Counter({"WM": 4})
    assert cards.total() == 112


@pytest.mark.rule("DECK-6")
def test_color_powers_deals_108_cards_without_zeros_and_plain_wilds() -> None:
    cards = cards_on_the_table("color-powers")
    wilds = Counter({"W4": 4, "WP": 4, "Wr": 4, "Wy": 4, "Wg": 4, "Wb": 4})
    assert cards == four_colors(POWERS_COLOR) + wilds
    assert cards.total() == 108


@pytest.mark.rule("R-DECK-17")
def test_color_powers_has_one_1_and_two_of_each_higher_number_in_a_color() -> None:
    cards = cards_on_the_table("color-powers")
    assert [cards[f"r{number}"] for number in range(10)] == [0, 1, 2, 2, 2, 2, 2, 2, 2, 2]


@pytest.mark.rule("R-DECK-16")
def test_color_powers_has_four_character_cards_for_each_power() -> None:
    cards = cards_on_the_table("color-powers")
    assert [cards[character] for character in ("Wr", "Wy", "Wg", "Wb")] == [4, 4, 4, 4]
