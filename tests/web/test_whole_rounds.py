"""Two people in two browsers play a whole round, in every edition.

They have few cards each: that every press does what it should takes no long round to show. One
with all its cards is played by keys, in test_keyboard.py.
"""

from __future__ import annotations

from functools import partial

import pytest

from lastcard import EDITIONS
from tests.support.browsers import play_on
from tests.support.offers import is_short_with
from tests.web.conftest import Open, Prepare

WILDS = {
    "classic": {"W4"},
    "super-hero-girls": {"WS"},
    "color-powers": {"Wr", "Wy", "Wg", "Wb"},
    "togetherness": {"WT"},
    "artiste-fairey": {"W4"},
    "disney-parks": {"WM"},
}


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_people_play_a_round_by_pressing_what_is_offered(
    edition: str, prepare: Prepare, come: Open
) -> None:
    wanted = partial(is_short_with, WILDS[edition], 6)
    table = prepare(edition=edition, options={"hand_size": 3}, wanted=wanted)
    ann, ben = come(table.link(0)), come(table.link(1))
    play_on([ann, ben], stop=lambda view: False)
    winner, loser = (ann, ben) if ann.view["round_winner"] == 0 else (ben, ann)
    over = edition == "togetherness"  # where one hand decides
    mine, theirs = (
        ("You win the game!", "Game won by") if over else ("You win the round!", "wins the round")
    )
    winner.page.get_by_role("heading", name=mine).wait_for()
    loser.page.get_by_role("heading", name=theirs).wait_for()
    assert WILDS[edition] & {event["cards"][0] for event in ann.events("played")}
