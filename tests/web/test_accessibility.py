"""Axe finds nothing to complain about, on any page, by day and by night."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

from lastcard import Game
from tests.support.browsers import PHONE, Guest
from tests.support.offers import before_the_end
from tests.web.conftest import Open, Prepare

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => (await axe.run({ resultTypes: ["violations"] })).violations.flatMap(
  (one) => one.nodes.map((node) => `${one.id}: ${node.target} ${node.failureSummary}`))"""
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")


@cache
def axe() -> str:
    return AXE.read_text()


def look(guest: Guest) -> None:
    """Fail with what axe finds on the page as it is now."""
    guest.page.evaluate(axe())
    for light in LIGHTS:
        guest.page.emulate_media(color_scheme=light)
        assert guest.page.evaluate(RUN) == [], light


def holds_a_wild(game: Game) -> bool:
    return game.to_act == 0 and game.phase == "turn" and "WS" in game.hand(0)


def test_the_start_page(come: Open) -> None:
    guest = come("/")
    guest.page.locator(".edition").first.wait_for()
    guest.page.get_by_text("4 players").click()
    look(guest)


def test_the_lesson(come: Open) -> None:
    guest = come("/learn")
    guest.page.locator("#hand").wait_for()
    look(guest)


def test_the_rules(come: Open) -> None:
    guest = come("/rules/classic")
    guest.page.get_by_label("Search the rules").fill("colour")
    guest.page.locator("mark").first.wait_for()
    look(guest)


def test_the_lobby(prepare: Prepare, come: Open) -> None:
    table = prepare(edition="super-hero-girls", seats=4)
    guest = come(table.link(0))
    guest.button("Start the game").wait_for()
    guest.button("Propose").first.click()
    guest.button("Add an effect").click()
    look(guest)


def test_the_table_its_questions_and_its_dialogues(prepare: Prepare, come: Open) -> None:
    table = prepare(edition="super-hero-girls", bots=["casual"] * 2, wanted=holds_a_wild)
    guest = come(table.link(0))
    guest.raised.first.wait_for()
    look(guest)
    guest.card("WS").click()
    guest.sees("Which player?")
    look(guest)
    guest.button("Cancel").click()
    for name in ("Menu", "Help"):
        guest.button(name).click()
        guest.page.locator("dialog").wait_for()
        look(guest)
        guest.page.keyboard.press("Escape")
        guest.page.locator("dialog").wait_for(state="detached")


def test_the_score_sheet_the_replay_and_the_statistics(prepare: Prepare, come: Open) -> None:
    table = prepare(
        edition="togetherness", script=before_the_end, wanted=lambda game: game.to_act == 0
    )
    guest = come(table.link(0), **PHONE)
    guest.do_anything()
    guest.sees("Cards left")
    assert guest.page.get_by_role("columnheader").first.text_content() == "Name"
    look(guest)
    guest.button("Watch the game again").click()
    guest.sees("A game, move by move")
    guest.button("To the end").click()
    look(guest)
    guest.go("/statistics")
    guest.sees("Games of your tables")
    guest.sees("of games won")
    look(guest)


def test_axe_is_the_one_that_would_complain(come: Open) -> None:
    guest = come("/learn")
    guest.page.locator("#hand").wait_for()
    guest.page.evaluate("document.querySelector('#hand button').removeAttribute('aria-label')")
    guest.page.evaluate("document.documentElement.removeAttribute('lang')")
    guest.page.evaluate(axe())
    assert any(one.startswith("html-has-lang") for one in guest.page.evaluate(RUN))
