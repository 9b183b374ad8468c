"""While the connection is away nothing can be played, and a press says why."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from lastcard import Game
from tests.support.browsers import PHONE, Guest, Line, click, click_at_rest
from tests.support.prepared import is_anns_turn
from tests.web.conftest import Open, Prepare

WHY = "There’s no connection at the moment."


def could_do_anything(game: Game) -> bool:
    return is_anns_turn(game) and "draw" in game.legal() and "W" in game.hand(0)


def sit_down(prepare: Prepare, come: Open) -> tuple[Guest, Line]:
    table = prepare(wanted=could_do_anything)
    ann = come(**PHONE)
    line = Line(ann.page)
    ann.go(table.link(0))
    ann.raised.first.wait_for()
    return ann, line


@pytest.mark.parametrize("pressed", ['#hand [data-card="W"]', "[data-pile='draw']"])
def test_what_cannot_be_sent_cannot_be_played(pressed: str, prepare: Prepare, come: Open) -> None:
    ann, line = sit_down(prepare, come)
    line.cut()
    ann.sees("Connection lost. Reconnecting…")
    for inviting in (ann.raised, ann.page.locator(".ready"), ann.questions):
        expect(inviting).to_have_count(0)
    expect(ann.page.get_by_role("alert").filter(has_text=WHY)).to_have_count(0)
    click_at_rest(ann.page.locator(pressed).first)
    expect(ann.page.get_by_role("alert").filter(has_text=WHY)).to_have_count(1)
    expect(ann.questions).to_have_count(0)
    line.up = True
    click(ann.raised.and_(ann.card("W")))
    ann.page.locator(".chooser .choice").first.click()
    expect(ann.page.locator('#hand [aria-disabled="false"]')).to_have_count(0)
    assert line.moves == 1


def test_a_question_waits_for_the_connection(prepare: Prepare, come: Open) -> None:
    ann, line = sit_down(prepare, come)
    click(ann.card("W"))
    ann.questions.first.wait_for()
    line.cut()
    expect(ann.questions).to_have_count(0)
    line.up = True
    ann.questions.first.wait_for()


def test_a_move_that_is_lost_on_its_way_is_told_of(prepare: Prepare, come: Open) -> None:
    ann, line = sit_down(prepare, come)
    line.breaks_at_a_move = True
    ann.draw_pile.click()
    expect(ann.page.get_by_role("alert").filter(has_text=WHY)).to_have_count(1)
