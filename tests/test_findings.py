"""What a report says: every number in its words is one of its figures, and no claim is too bold."""

from __future__ import annotations

import pytest

from lastcard.lab.findings import (
    cards_finding,
    games_finding,
    listed,
    notes,
    points_finding,
    seats_finding,
    turns_finding,
)
from lastcard.lab.ladder import Interval
from lastcard.lab.report import CardValue
from tests.support.reports import report, spread, table


def test_the_length_of_rounds_is_told_for_the_fewest_and_the_most_players() -> None:
    found = turns_finding(report(table(2), table(4, turns=spread(1, 2, 3, 40)), table(10)))
    assert found.heading == (
        "Half of all rounds are over after 20 turns with two players and 100 with ten"
    )
    assert found.text.startswith(
        "With four players, half of the rounds take between 1 and 3 turns, and at most one in "
        "twenty more than 40."
    )
    assert found.rows[1] == ["4", "11.5", "1", "1", "2", "3", "40"]


def test_what_stands_out_in_between_is_told_too() -> None:
    found = turns_finding(report(table(2), table(6, turns=spread(1234)), table(10)))
    assert found.heading.endswith("20 turns with two players, 1,234 with six and 100 with ten")


def test_one_table_alone_is_told_alone() -> None:
    assert turns_finding(report(table(3))).heading.endswith("after 30 turns with three players")


@pytest.mark.parametrize(
    ("scoring", "heading", "words"),
    [
        ("winner", "A round is worth", "half of the rounds bring the winner between 400 and 400"),
        ("tally", "The cards left in a round are worth", "points in all hands"),
        ("hand", "The cards left at the end are worth", "No points are counted"),
    ],
)
def test_points_are_told_as_they_are_scored(scoring: str, heading: str, words: str) -> None:
    found = points_finding(report(table(2), table(4), scoring=scoring))
    assert found.heading == (f"{heading} 200 points with two players and 400 with four, on average")
    assert words in found.text


def test_the_length_of_games_is_told_with_the_target() -> None:
    found = games_finding(report(table(2, games=spread(1, 1, 1)), table(4), target=1000))
    assert found.heading == (
        "Half of the games to 1,000 are over after 1 round with two players and 3 with four"
    )
    assert "8 games were put together" in found.text
    assert found.rows[1][-1] == "5"


def test_games_that_did_not_end_are_told() -> None:
    found = games_finding(report(table(2, games=spread()), target=9000))
    assert (found.heading, found.rows) == ("No game to 9,000 came to an end", ())


def test_one_hand_needs_no_games() -> None:
    found = games_finding(report(table(2), edition="togetherness"))
    assert (found.heading, found.rows) == ("One round decides the game", ())


def seats(*values: float) -> list[Interval]:
    return [Interval(value, value - 0.01, value + 0.01) for value in values]


@pytest.mark.parametrize(
    ("left", "heading"),
    [
        ((0.0, 0.0), "wins no more and no less than the others, as far as can be seen"),
        ((0.014, 0.0), "wins more than an equal share with 2 players"),
        ((0.02, 0.02), "wins more than an equal share with 2 and 3 players"),
        ((0.0, -0.02), "wins less than an equal share with 3 players"),
        ((0.02, -0.02), "wins too often with 2 players, too seldom with 3"),
        ((0.012, 0.0), "wins no more and no less than the others, as far as can be seen"),
    ],
)
def test_the_heading_on_seats_claims_only_what_is_clear(
    left: tuple[float, float], heading: str
) -> None:
    tables = table(2, seats=seats(0, left[0])), table(3, seats=seats(0, left[1], 0))
    found = seats_finding(report(*tables))
    assert found.heading == f"The player to the left of the dealer {heading}"


def test_the_largest_advantage_is_told_with_its_interval() -> None:
    tables = table(2, seats=seats(0.005, -0.005)), table(3, seats=seats(0.02, 0.001, -0.031))
    text = seats_finding(report(*tables)).text
    assert "−3.1 (−4.1 to −2.1), for the second player to the left, with three players." in text
    assert "2 of 5 intervals leave zero out; without any advantage about 1 would." in text


@pytest.mark.parametrize(
    ("best", "worst", "heading"),
    [
        (0.05, -0.03, "A Wild in the first hand adds 5.0 percentage points"),
        (0.02, -0.05, "An 8 in the first hand takes 5.0 percentage points off"),
        (0.009, -0.009, "No card in the first hand makes a difference"),
    ],
)
def test_the_heading_on_cards_claims_only_what_is_clear(
    best: float, worst: float, heading: str
) -> None:
    first, last = seats(best, worst)
    found = cards_finding(report(table(4, cards=[CardValue("Wild", first), CardValue("8", last)])))
    assert found.heading.startswith(heading)


def test_the_best_and_the_worst_card_are_told_with_their_intervals() -> None:
    first, last = seats(0.125, -0.02)
    cards = [CardValue("Wild Red Character", first), CardValue("8", last)]
    found = cards_finding(report(table(2), table(4, cards=cards)))
    assert "with four players" in found.text
    assert "would be 25.0 %. At the top: Red Character, +12.5 (+11.5 to +13.5)" in found.text
    assert "at the bottom: 8, −2.0 (−3.0 to −1.0)." in found.text


@pytest.mark.parametrize(
    ("numbers", "words"),
    [([2], "2"), ([2, 3], "2 and 3"), ([2, 3, 4], "2 to 4"), ([2, 4, 5, 6, 9], "2, 4 to 6 and 9")],
)
def test_numbers_are_listed_in_words(numbers: list[int], words: str) -> None:
    assert listed(numbers) == words


def test_rounds_given_up_and_failures_are_told() -> None:
    tables = table(2), table(3, given_up=4), table(5, given_up=1, failures=["no idea"])
    assert notes(report(*tables)) == [
        "Rounds that were given up after 20,000 decisions, and are left out: 4 with three and "
        "1 with five players.",
        "Rounds with five players left out because sharp failed: 1. The first: no idea",
    ]
