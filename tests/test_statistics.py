"""Chance is fair: decks are shuffled evenly, and every seat deals equally often.

Chi-squared tests over a million rounds with a fixed seed. The limit is what a fair deck would
exceed with a probability of 1e-8, so that all the tests of this file together would fail for a
fair deck with a probability of less than 1e-5, had the seed not been fixed.
"""

from __future__ import annotations

from statistics import NormalDist

import numpy as np
import pytest

from lastcard.compiled.layout import Record, record_of
from lastcard.editions import EDITIONS
from lastcard.editions.options import check_options
from lastcard.editions.start import new_state, seed_key
from lastcard.rules.cards import KINDS
from tests.support.shuffles import count_dealers, count_shuffles
from tests.support.tables import EDITION_NAMES

ROUNDS = 1_000_000
P_VALUE = 1e-8


def limit(freedom: int, p_value: float = P_VALUE) -> float:
    """What chi-squared exceeds with that probability (Wilson and Hilferty's approximation)."""
    z = NormalDist().inv_cdf(1 - p_value)
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + z * spread**0.5) ** 3)


def chi_squared(counts: np.ndarray, expected: np.ndarray) -> np.ndarray:
    """The distance between counts and what was expected, summed over the last axis."""
    distance: np.ndarray = ((counts - expected) ** 2 / expected).sum(axis=-1)
    return distance


def fresh_record(edition: str, players: int = 4) -> Record:
    found = EDITIONS[edition]
    return record_of(new_state(found, players, check_options(found, {})))


class Shuffles:
    """A million shuffles of an edition's deck, counted."""

    def __init__(self, edition: str) -> None:
        self.copies = np.array(EDITIONS[edition].deck)
        self.size = int(self.copies.sum())
        places = np.zeros((self.size, KINDS), np.int64)
        pairs = np.zeros((KINDS, KINDS), np.int64)
        key = np.array(seed_key(f"shuffles of {edition}"))
        count_shuffles(fresh_record(edition), key, ROUNDS, places, pairs)
        self.in_deck = np.flatnonzero(self.copies)
        self.copies = self.copies[self.in_deck]
        self.places = places[:, self.in_deck]
        self.pairs = pairs[np.ix_(self.in_deck, self.in_deck)]


@pytest.fixture(scope="module", params=EDITION_NAMES)
def shuffles(request: pytest.FixtureRequest) -> Shuffles:
    return Shuffles(request.param)


def test_at_every_place_of_the_pile_each_kind_lies_as_often_as_it_has_copies(
    shuffles: Shuffles,
) -> None:
    expected = ROUNDS * shuffles.copies / shuffles.size
    distances = chi_squared(shuffles.places, expected)
    assert distances.max() < limit(freedom=len(shuffles.copies) - 1)


def test_every_kind_lies_equally_often_at_each_place_of_the_pile(shuffles: Shuffles) -> None:
    share = shuffles.copies / shuffles.size
    # Copies of a kind cannot share a place, which narrows the spread: hence the second factor.
    spread = ROUNDS * share * (1 - share) * shuffles.size / (shuffles.size - 1)
    distances = ((shuffles.places - ROUNDS * share) ** 2 / spread).sum(axis=0)
    assert distances.max() < limit(freedom=shuffles.size - 1)


def test_one_card_says_nothing_about_the_next_but_that_it_is_not_the_same_card(
    shuffles: Shuffles,
) -> None:
    second = np.tile(shuffles.copies, (len(shuffles.copies), 1)) - np.eye(len(shuffles.copies))
    chances = shuffles.copies[:, None] * second / (shuffles.size * (shuffles.size - 1))
    possible = chances > 0
    assert not shuffles.pairs[~possible].any()
    distance = chi_squared(shuffles.pairs[possible], ROUNDS * chances[possible])
    assert distance < limit(freedom=int(possible.sum()) - 1)


@pytest.mark.parametrize("players", [2, 3, 4, 10])
def test_the_draw_for_the_deal_favours_no_seat(players: int) -> None:
    dealers = np.zeros(players, np.int64)
    record = fresh_record("classic", players)
    count_dealers(record, np.array(seed_key("dealers")), ROUNDS, dealers)
    assert chi_squared(dealers, np.full(players, ROUNDS / players)) < limit(freedom=players - 1)


def test_the_limit_is_the_one_in_statistical_tables() -> None:
    assert limit(freedom=100, p_value=0.001) == pytest.approx(149.449, abs=0.1)


def test_a_seat_that_deals_two_percent_too_often_would_be_found_out() -> None:
    dealers = np.array([255_000, 245_000, 250_000, 250_000])
    assert chi_squared(dealers, np.full(4, 250_000.0)) > limit(freedom=3)
