"""The browser's Back closes what lies open at a table, and only then leaves it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.support.browsers import PHONE, Guest, click
from tests.support.prepared import is_anns_turn
from tests.web.conftest import Open, Prepare

TOP = "dialog[open], .feelings, .chooser, .note"  # every panel there is


def sit_down(prepare: Prepare, come: Open) -> Guest:
    """Ann comes to her table from the start page, with a wild in her hand."""
    table = prepare(wanted=lambda game: is_anns_turn(game) and "W" in game.hand(0))
    ann = come("/", **PHONE)
    ann.button("Play").wait_for()
    ann.go(table.link(0))
    ann.raised.first.wait_for()
    return ann


def has_open(guest: Guest, panels: int) -> None:
    """So many panels are open, and so many entries are in the history for them."""
    expect(guest.page.locator(TOP)).to_have_count(panels)
    guest.page.wait_for_function("(many) => (history.state?.panels ?? 0) === many", arg=panels)


def has_left(guest: Guest) -> None:
    guest.button("Play").wait_for()
    assert guest.page.url.endswith(f":{guest.server.port}/")


@pytest.mark.parametrize("name", ["Menu", "Help", "Rules", "Game log, Chat", "Reactions"])
def test_back_closes_a_panel_and_the_next_one_leaves(
    name: str, prepare: Prepare, come: Open
) -> None:
    ann = sit_down(prepare, come)
    ann.button(name).tap()
    has_open(ann, 1)
    ann.page.go_back()
    has_open(ann, 0)
    assert ann.page.locator("#hand").is_visible()
    ann.page.go_back()
    has_left(ann)


def test_back_closes_what_lies_on_top_first(prepare: Prepare, come: Open) -> None:
    ann = sit_down(prepare, come)
    click(ann.card("W"))
    has_open(ann, 1)
    ann.button("Menu").tap()
    has_open(ann, 2)
    ann.page.go_back()
    has_open(ann, 1)
    ann.page.locator(".chooser").wait_for()
    ann.page.go_back()
    has_open(ann, 0)
    ann.raised.first.wait_for()
    assert ann.moves == 0


def test_panels_that_were_closed_leave_nothing_behind(prepare: Prepare, come: Open) -> None:
    ann = sit_down(prepare, come)
    lengths = set()
    for _ in range(3):
        ann.button("Help").tap()
        has_open(ann, 1)
        ann.button("Close").tap()
        has_open(ann, 0)
        ann.button("Menu").tap()
        has_open(ann, 1)
        ann.page.keyboard.press("Escape")
        has_open(ann, 0)
        lengths.add(ann.page.evaluate("history.length"))
    assert len(lengths) == 1
    ann.page.go_forward()  # to where nothing is open any more
    has_open(ann, 0)
    ann.page.go_back()
    has_left(ann)


def test_a_panel_is_closed_by_a_reload_and_back_leaves_then(prepare: Prepare, come: Open) -> None:
    ann = sit_down(prepare, come)
    ann.button("Menu").tap()
    has_open(ann, 1)
    ann.page.reload()
    ann.raised.first.wait_for()
    has_open(ann, 0)
    ann.page.go_back()
    has_left(ann)


def test_a_page_that_a_panel_leads_to_takes_its_place_in_the_history(
    prepare: Prepare, come: Open
) -> None:
    ann = sit_down(prepare, come)
    ann.button("Menu").tap()
    has_open(ann, 1)
    ann.button("Start page").tap()
    has_left(ann)
    ann.page.go_back()
    ann.raised.first.wait_for()
    has_open(ann, 0)
