"""The rounds of a table: the same however they are played, and what their rows say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from time import sleep
from typing import Any, ClassVar

import numpy as np
import pytest

from lastcard import EDITIONS, InvalidOption, simulate
from lastcard.bots import BOTS, WAIT, SharpBot
from lastcard.compiled import seats
from lastcard.compiled.layout import Record
from lastcard.compiled.rows import ROUND
from lastcard.lab import matches as lab_table
from lastcard.lab.arena import hold_tournament
from lastcard.lab.asking_bots import _practise
from lastcard.lab.comparison import compare
from lastcard.lab.matches import BotTable, lay_table, list_uncompiled
from lastcard.rules.actions import FLIP, GIVE
from lastcard.rules.cards import KINDS
from lastcard.view import View
from tests.support.tables import EDITION_NAMES

in_every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


def table(
    edition: str = "classic", bots: Sequence[str] = ("sharp", "casual", "random"), **options: Any
) -> BotTable:
    return lay_table(edition, bots, 3, 1, options)


def play(a_table: BotTable, rounds: int = 30) -> Record:
    return a_table.play(0, rounds).rows


# However it is played.


@in_every_edition
@pytest.mark.parametrize("rotate", [False, True])
def test_bots_asked_one_by_one_play_the_same_as_in_bulk(edition: str, rotate: bool) -> None:
    in_bulk = replace(table(edition), rotations=3 if rotate else 1)
    one_by_one = replace(in_bulk, timed=True)
    assert (play(in_bulk) == play(one_by_one)).all()


def test_an_edition_of_one_s_own_is_played_in_the_laboratory(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    edition = replace(EDITIONS["color-powers"], name="short", one_color=(0, *(1,) * 12))
    monkeypatch.setitem(EDITIONS, "short", edition)  # and so it is forgotten afterwards
    del EDITIONS["short"]
    in_bulk = lay_table(edition, ["sharp", "casual"], 3, 1, {})
    assert (play(in_bulk) == play(replace(in_bulk, timed=True))).all()
    assert simulate(edition, 3, rounds=20, seed=1).edition == "short"


def test_random_players_play_the_same_by_themselves_as_with_policies_around_them() -> None:
    by_themselves = table(bots=["random"])
    assert by_themselves.policies == [0, 0, 0]
    one_by_one = replace(by_themselves, timed=True)
    assert (play(by_themselves) == play(one_by_one)).all()


def test_a_round_is_the_same_whichever_chunk_it_is_in() -> None:
    whole = play(table(), 30)
    parts = [table().play(first, 10).rows for first in (0, 10, 20)]
    assert (np.concatenate(parts) == whole).all()


def test_a_deal_is_the_same_for_every_rotation() -> None:
    rows = play(replace(table(), rotations=3), 9)
    assert rows["rotation"].tolist() == [0, 1, 2] * 3
    assert (rows["dealt"][0] == rows["dealt"][1]).all()
    assert (rows["dealt"][0] != rows["dealt"][3]).any()


def test_players_move_on_a_seat_with_every_rotation() -> None:
    rows = play(replace(table(bots=["sharp", "random", "random"]), rotations=3), 900)
    sharp_wins = [(rows["winner"][rotation::3] == -rotation % 3).mean() for rotation in range(3)]
    assert min(sharp_wins) > 0.45  # at each seat, far more than a third


# What a row says.


@in_every_edition
def test_a_row_tells_the_hands_when_play_begins(edition: str) -> None:
    dealt = play(table(edition), 200)["dealt"]
    sizes = dealt[:, :3].sum(axis=2)
    after_a_draw_two = (sizes == 9).any(axis=1)
    assert (sizes[~after_a_draw_two] == 7).all()
    assert (sizes[after_a_draw_two].sum(axis=1) == 7 + 7 + 9).all()
    assert not dealt[:, 3:].any()


@in_every_edition
def test_a_row_tells_how_the_round_ended(edition: str) -> None:
    rows = play(table(edition))
    seats = np.arange(len(rows)), rows["winner"]
    assert (rows["winner"] >= 0).all()
    assert (rows["cards_left"][seats] == 0).all()
    assert (rows["hand_points"].sum(axis=1) == rows["points"]).all()
    assert (rows["turns"] <= rows["decisions"]).all()


@in_every_edition
def test_a_row_tells_what_the_winner_went_out_with(edition: str) -> None:
    in_deck = [kind for kind in range(len(EDITIONS[edition].deck)) if EDITIONS[edition].deck[kind]]
    assert set(play(table(edition), 300)["went_out_with"]) <= {*in_deck, GIVE, FLIP}


def test_somebody_goes_out_by_giving_red_cards_away() -> None:
    assert GIVE in play(table("color-powers", ["sharp"]), 300)["went_out_with"]


def test_the_winner_was_behind_if_others_were_down_to_one_card_before() -> None:
    rows = play(table(), 300)
    assert (rows["behind"] == rows["most_behind"][np.arange(300), rows["winner"]]).all()
    assert (rows["behind"] == 0).any()
    assert (rows["behind"] >= 5).any()


def test_a_round_that_is_given_up_has_no_winner() -> None:
    rows = play(table("togetherness", ["random"]), 30)
    given_up = rows[rows["decisions"] == 20_000]
    assert len(given_up)
    assert (given_up["winner"] == -1).all()
    assert (given_up["went_out_with"] == -1).all()


def test_a_row_of_a_round_has_room_for_every_kind_of_card() -> None:
    assert ROUND["dealt"].shape == (10, KINDS)


# Bots by seat.


def test_each_seat_has_its_own_bot_and_the_last_fills_up_the_table() -> None:
    done = simulate("classic", 4, 2_000, seed=1, bots=["random", "sharp"])
    assert done.bots == ["random", "sharp", "sharp", "sharp"]
    assert done.wins[0] < 200 < 500 < min(done.wins[1:])


def test_the_searching_bot_can_be_simulated() -> None:
    done = simulate("classic", 2, 3, seed=1, bots=["master", "random"])
    assert sum(done.wins) == 3


class Stubborn:
    """Plays well for a while, then insists on a card that it has not got."""

    def __init__(self, seed: object) -> None:
        self.decisions = 0

    def choose(self, view: View) -> str:
        self.decisions += 1
        return view.legal[0] if self.decisions < 9 and view.to_act == view.seat else "W4=r"


@pytest.fixture
def stubborn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "stubborn", Stubborn)


@pytest.mark.usefixtures("stubborn")
def test_rounds_in_which_a_bot_fails_are_left_out_the_same_on_any_number_of_threads() -> None:
    play = partial(simulate, "classic", 2, 40, 1, ["stubborn", "sharp"])
    kept: list[Record] = []
    runs = [play(threads=1, keep=kept.extend), play(threads=3)]
    reasons = runs[0].failures[0]
    assert "choose returned 'W4=r', and legal was " in reasons[0]
    assert [(run.wins, run.failures) for run in runs] == [(runs[0].wins, {0: reasons})] * 2
    assert 0 < sum(runs[0].wins) == runs[0].rounds == 40 - len(reasons) == len(kept)


@pytest.mark.usefixtures("stubborn")
def test_deals_in_which_a_bot_fails_are_left_out_of_a_comparison() -> None:
    done = compare("classic", {"stacking": "any"}, None, 2, 20, 1, ["stubborn", "sharp"])
    assert (done.deals, done.unfinished > 0) == (20, True)
    assert done.unfinished <= len(done.failures[0]) < 40


class Patient(SharpBot):
    """Does nothing out of turn."""

    def choose(self, view: View) -> str:
        return super().choose(view) if view.to_act == view.seat else WAIT


def test_a_bot_may_let_its_chances_out_of_turn_go_by(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "patient", Patient)
    done = simulate("classic", 3, 5, 1, "patient", jump_in=True)
    assert (done.failures, sum(done.wins)) == ({}, 5)


class Witness(SharpBot):
    """Plays as sharp does, and notes what it was shown."""

    shown: ClassVar[list[dict[int, list[str]]]] = []

    def choose(self, view: View) -> str:
        self.shown.append(dict(view.known))
        return super().choose(view)


def test_a_bot_is_shown_in_the_laboratory_what_it_would_see_at_a_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Everybody passes the hand on all the time, so that all know what the next one holds.
    monkeypatch.setitem(BOTS, "witness", Witness)
    Witness.shown.clear()
    play(table("disney-parks", ["witness", "sharp", "sharp"]), 40)
    assert any(Witness.shown)


def test_a_bot_that_is_made_from_another_one_decides_for_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(BOTS, "witness", Witness)
    Witness.shown.clear()
    rows = play(table(bots=["witness"]), 5)
    assert len(Witness.shown) == rows["decisions"].sum()


@pytest.mark.parametrize(
    ("bots", "complaint"),
    [
        ([], "3 players can be 1 to 3 bots, not 0"),
        (["casual"] * 4, "3 players can be 1 to 3 bots, not 4"),
        (["genius"], "there is no bot 'genius'; there are random, casual, sharp, learned, master"),
    ],
)
def test_bots_that_cannot_sit_down_are_refused(bots: list[str], complaint: str) -> None:
    with pytest.raises(InvalidOption, match=complaint):
        table(bots=bots)


# What has to be compiled.


def test_what_is_compiled_for_some_bots_is_not_announced_again_for_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compiled: set[str] = set()
    monkeypatch.setattr(lab_table, "is_compiled", compiled.__contains__)
    commands = [
        (["random"], False),
        (["sharp", "random"], False),
        (["sharp", "casual"], True),
        (["master", "sharp"], True),
        (["master", "sharp"], False),
    ]
    said = []
    for bots, timed in commands:
        said.append(list_uncompiled(bots, timed))
        compiled.update(lab_table._entries(set(bots), timed))
    assert said == [
        ["rounds of random players"],
        ["rounds of bots with rules of thumb"],
        ["the rules for bots asked one by one", "the rules of thumb"],
        ["the search of master"],
        [],
    ]


@pytest.mark.parametrize(("bots", "timed"), [(["random"], False), (["sharp", "casual"], True)])
def test_what_was_announced_is_compiled_by_the_first_round(bots: list[str], timed: bool) -> None:
    replace(table(bots=bots), timed=timed).play(0, 1)
    assert list_uncompiled(bots, timed) == []


@pytest.fixture
def compiling(monkeypatch: pytest.MonkeyPatch) -> float:
    """The rules of thumb take so many seconds to be compiled, when they are first asked."""
    policy_move, seconds = seats.policy_move, [1.0]

    def compile_first(*args: Any) -> int:
        sleep(seconds.pop() if seconds else 0)
        return int(policy_move(*args))

    monkeypatch.setattr(seats, "policy_move", compile_first)
    _practise.cache_clear()
    return seconds[0]


def test_what_is_compiled_is_not_in_the_time_that_bots_think(compiling: float) -> None:
    done = hold_tournament(["sharp", "casual"], games=2)
    assert 0 < sum(result.seconds for result in done.results) < compiling


def test_what_is_compiled_is_not_in_the_time_of_a_simulation(
    compiling: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "own", SharpBot)
    assert 0 < simulate("classic", 2, 1, seed=1, bots=["own", "sharp"]).seconds < compiling


@pytest.mark.parametrize("bots", [["own"], ["own", "master"], ["all-seeing", "casual"]])
def test_whoever_plays_a_table_can_be_got_ready(
    bots: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "own", Stubborn)  # who is not asked
    for whole_games in (False, True):
        _practise.cache_clear()
        replace(table(bots=bots), timed=True, whole_games=whole_games).get_ready()
