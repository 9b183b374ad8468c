"""Without a mouse."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import Locator

from tests.support.browsers import play_on
from tests.support.offers import is_short_with
from tests.web.conftest import Open, Prepare

SHORTCUTS = {"Keep it": "p", "Pass": "p"}
HAS_FOCUS = "element => element === document.activeElement"


def press(offer: Locator) -> None:
    """Do what a button would do, with keys alone."""
    keyboard = offer.page.keyboard
    if offer.get_attribute("data-card") is not None:
        go_to(offer)
        keyboard.press("Enter")
    elif offer.get_attribute("data-pile") is not None:
        keyboard.press("d")
    elif offer.inner_text() in SHORTCUTS:
        keyboard.press(SHORTCUTS[offer.inner_text()])
    else:
        offer.and_(offer.page.locator(":focus")).wait_for()  # a question takes the focus itself
        keyboard.press("Enter")


def go_to(card: Locator) -> None:
    """Along the hand, and again from its beginning if the table has taken the focus meanwhile."""
    for step in range(100):
        if step % 20 == 0:
            card.page.keyboard.press("h")
            card.page.keyboard.press("Home")
        if card.evaluate(HAS_FOCUS):
            return
        card.page.keyboard.press("ArrowRight")
    raise AssertionError("the keys do not lead to that card")


def test_a_whole_round_is_played_with_the_keyboard_alone(prepare: Prepare, come: Open) -> None:
    table = prepare(wanted=partial(is_short_with, {"W4"}, 12))
    people = [come(table.link(seat)) for seat in (0, 1)]
    play_on(people, stop=lambda view: False, press=press)
    before = people[0].version
    for person in people:  # the next round begins when both have asked for it
        person.button("Next round").and_(person.page.locator(":focus")).wait_for()
        person.page.keyboard.press("Enter")
    people[0].wait_for_news(lambda: people[0].version > before)
    people[0].page.locator("#hand").wait_for()


def test_a_choice_is_taken_back_with_escape_and_the_hand_has_the_focus_again(
    prepare: Prepare, come: Open
) -> None:
    table = prepare(wanted=lambda game: game.to_act == 0 and "W" in game.hand(0))
    ann = come(table.link(0))
    press(ann.card("W"))
    ann.questions.first.wait_for()
    ann.page.keyboard.press("Escape")
    ann.questions.first.wait_for(state="detached")
    assert ann.page.locator("#hand :focus").count() == 1
    assert ann.moves == 0
