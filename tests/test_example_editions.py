"""The editions in examples/editions/: one file each, and at home everywhere."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lastcard import Game, simulate
from lastcard.bots import SharpBot
from lastcard.lab.arena import hold_tournament
from lastcard.lab.comparison import compare
from lastcard.lab.report import make_report
from lastcard.lab.report_page import command_words, report_page
from lastcard.words import LANGUAGES, words_in
from tests.support.players import careless_walk
from tests.support.side_by_side import play_side_by_side
from tests.support.tables import Table, tables
from tests.test_any_game import (
    no_card_is_lost_or_doubled,
    only_the_winner_of_the_round_has_no_cards,
    sizes_and_kinds_held_are_those_of_the_hands,
    the_seat_to_act_has_a_move_until_the_round_is_over,
)
from tools.write_golden import EXAMPLES, GOLDEN, know_examples

in_each = pytest.mark.parametrize("name", EXAMPLES)


@pytest.fixture(autouse=True)
def examples(known_editions: None) -> None:
    know_examples()


def test_each_has_a_golden_game() -> None:
    assert EXAMPLES.keys() <= {golden.edition for golden in GOLDEN}


@in_each
@settings(max_examples=4)
@given(data=st.data())
def test_the_table_is_in_order_after_every_move(name: str, data: st.DataObject) -> None:
    table = data.draw(tables(name))
    for game in careless_walk(table.new_game(), Random(table.seed), decisions=80):
        no_card_is_lost_or_doubled(game)
        the_seat_to_act_has_a_move_until_the_round_is_over(game)
        sizes_and_kinds_held_are_those_of_the_hands(game)
        only_the_winner_of_the_round_has_no_cards(game)


@in_each
@pytest.mark.parametrize("players", [2, 4, 9])
def test_plain_and_compiled_rules_play_alike(name: str, players: int) -> None:
    play_side_by_side(Table(name, players, seed=players), decisions=150)


@in_each
def test_rounds_end_and_nothing_is_compiled_anew(name: str) -> None:
    done = simulate(EXAMPLES[name], rounds=50, seed=1, bots="sharp")
    assert (done.unfinished, sum(done.wins)) == (0, 50)


@in_each
def test_bots_that_have_never_seen_it_make_legal_moves(name: str) -> None:
    bot, luck = SharpBot(), Random(name)
    for now in careless_walk(Game.new(name, 3, 1), luck, decisions=40):
        if now.to_act is not None:
            assert bot.choose(now.view(now.to_act)) in now.legal()


@in_each
def test_there_is_a_report_on_it(name: str) -> None:
    assert len(make_report(name, rounds=20).finished) == len(range(2, 11))


def test_a_report_on_a_file_says_which_file_it_was() -> None:
    done = make_report("uphill", rounds=20)
    assert command_words(done)[:3] == ["lastcard", "report", "uphill.toml"]
    assert f"<dd>{EXAMPLES['uphill'].id}</dd>" in report_page(done)
    assert EXAMPLES["uphill"].id.startswith("uphill#")


def test_all_that_is_measured_on_a_file_says_which_file_it_was() -> None:
    done = (
        simulate("uphill", rounds=20),
        compare("uphill", {"stacking": "off"}, rounds=20),
        hold_tournament(["sharp", "casual"], EXAMPLES["uphill"], games=20),
    )
    assert {one.edition for one in done} == {EXAMPLES["uphill"].id}


@in_each
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_special_card_says_what_it_does(name: str, language: str) -> None:
    edition = EXAMPLES[name]
    special = [code for code in edition.kinds if code in edition.rules or code[1:] in edition.rules]
    assert special
    assert all(words_in(language).does(edition, code) for code in special)
