"""Whatever an edition's file says: it is played as all others are, or refused with the line."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lastcard import EDITIONS, Game, InvalidEdition, simulate
from lastcard.editions.edition_files import read_edition
from tests.support.any_edition import confused_files, damaged_files, edition_files, spoilt_files
from tests.support.players import careless_walk
from tests.support.side_by_side import play_side_by_side
from tests.support.tables import Table
from tests.test_any_game import (
    no_card_is_lost_or_doubled,
    the_seat_to_act_has_a_move_until_the_round_is_over,
)

NAME = "any"


def play(text: str, seed: int, players: int) -> Game:
    EDITIONS.pop(NAME, None)
    return Game.new(read_edition(text, NAME), players, seed)


@settings(max_examples=25)
@given(text=edition_files(), seed=st.integers(0, 2**32), players=st.integers(2, 4))
def test_a_valid_file_is_an_edition_like_any_other(text: str, seed: int, players: int) -> None:
    game = play(text, seed, players)
    for now in careless_walk(game, Random(seed), decisions=60):
        no_card_is_lost_or_doubled(now)
        the_seat_to_act_has_a_move_until_the_round_is_over(now)
    assert Game.from_position(game.position()).position() == game.position()
    twin = Game.from_record(game.record())
    assert (twin.position(), twin.record()) == (game.position(), game.record())


@settings(max_examples=25)
@given(text=edition_files(), seed=st.integers(0, 2**32), players=st.integers(2, 10))
def test_plain_and_compiled_rules_play_it_alike(text: str, seed: int, players: int) -> None:
    edition = play(text, seed, 2).edition
    most = (sum(edition.deck) - 1) // Game.new(edition, 2, seed).options.hand_size
    play_side_by_side(Table(NAME, min(players, most), seed), decisions=60)


@settings(max_examples=10)
@given(text=edition_files(), seed=st.integers(0, 2**32))
def test_its_rounds_end_or_are_given_up(text: str, seed: int) -> None:
    done = simulate(play(text, seed, 2).edition, players=2, rounds=4, seed=seed)
    assert sum(done.wins) + done.unfinished == 4


@settings(max_examples=25)
@given(text=spoilt_files())
def test_a_spoilt_file_is_refused_with_the_line_and_never_played(text: str) -> None:
    with pytest.raises(InvalidEdition) as refused:
        read_edition(text, NAME, "mine.toml")
    assert re.match(r"mine\.toml, line \d+: \w", str(refused.value))


@settings(max_examples=150)
@given(text=damaged_files() | confused_files())
def test_a_damaged_or_confused_file_is_an_edition_or_refused_with_the_line(text: str) -> None:
    try:
        read_edition(text, NAME, "mine.toml")
    except InvalidEdition as error:
        complaint = str(error)
    else:
        return
    found = re.match(r"mine\.toml, line (\d+): ", complaint)
    assert found
    assert 1 <= int(found[1]) <= max(1, len(text.splitlines()))
    assert complaint.isprintable()
