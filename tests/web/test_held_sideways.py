"""A phone held sideways: everything is beside something else, and nothing is covered."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from lastcard import Game
from tests.support.browsers import (
    LARGE_TEXT,
    PHONE,
    SIDEWAYS,
    box,
    overlap,
    question_covers_nothing,
)
from tests.support.offers import first_offer
from tests.support.prepared import Wanted
from tests.web.conftest import Open, Prepare

PHONES = {
    f"{width}x{height}": {**PHONE, "viewport": {"width": width, "height": height}}
    for width, height in ((640, 360), (740, 360), (844, 390))
}
Phone = dict[str, Any]


@pytest.fixture(params=PHONES)
def phone(request: pytest.FixtureRequest) -> Phone:
    return PHONES[request.param]


def holds(card: str) -> Wanted:
    return lambda game: game.to_act == 0 and game.phase == "turn" and card in game.hand(0)


def until_challenged(game: Game) -> str | None:
    return None if "challenge" in game.legal() else first_offer(game)


@pytest.mark.parametrize(
    ("size", "edition", "card", "bots"),
    [
        ("640x360", "classic", "W", 3),
        ("640x360", "disney-parks", "WM", 9),
        ("640x360", "super-hero-girls", "WS", 9),
        ("640x360", "color-powers", "WP", 9),
        ("740x360", "super-hero-girls", "WS", 9),
        ("844x390", "super-hero-girls", "WS", 9),
    ],
)
def test_a_choice_covers_neither_piles_nor_hand_nor_buttons(
    size: str, edition: str, card: str, bots: int, prepare: Prepare, come: Open
) -> None:
    table = prepare("Ann", edition=edition, bots=["casual"] * bots, wanted=holds(card))
    ann = come(table.link(0), **PHONES[size])
    ann.card(card).click(position={"x": 16, "y": 30})
    question_covers_nothing(ann)


def test_a_challenge_covers_nothing_in_long_words_either(
    phone: Phone, prepare: Prepare, come: Open
) -> None:
    table = prepare(
        script=until_challenged,
        wanted=lambda game: game.to_act == 1 and "challenge" in game.legal(),
    )
    ben = come(table.link(1), **{**phone, "locale": "de-DE"})
    ben.page.locator(".moment").wait_for()
    question_covers_nothing(ben)
    ben.button("Anzweifeln").click()
    ben.wait_for_news(lambda: bool(ben.events("challenged") or ben.events("showed")))


def test_nine_others_sit_beside_the_piles(phone: Phone, prepare: Prepare, come: Open) -> None:
    table = prepare("Ann", bots=["casual"] * 9, wanted=lambda game: game.to_act == 0)
    ann = come(table.link(0), **phone)
    ann.raised.or_(ann.actions).first.wait_for()
    piles = [box(pile) for pile in ann.page.locator("[data-pile]").all()]
    seats = [box(seat) for seat in ann.page.locator(".seat").all()]
    assert len(seats) == 9
    for number, seat in enumerate(seats):
        assert not any(overlap(seat, other) for other in piles + seats[number + 1 :])


def test_the_start_page_shows_the_name_and_the_way_to_play_at_once(
    phone: Phone, prepare: Prepare, come: Open
) -> None:
    ann = come(prepare().link(0), **phone, locale="de")
    ann.button("Spiel starten").wait_for()
    ann.go("/").page.locator(".edition").first.wait_for()
    ann.page.locator(".back").first.wait_for()
    for wanted in (ann.page.get_by_label("Dein Name"), ann.button("Spielen")):
        expect(wanted).to_be_in_viewport(ratio=1)
    shown, panel = box(ann.page.locator(".shown")), box(ann.page.locator(".panel"))
    assert shown["x"] + shown["width"] < panel["x"]


def test_the_lesson_has_its_words_and_the_hand_beside_each_other(come: Open) -> None:
    ann = come("/learn", **SIDEWAYS)
    ann.page.locator("#hand [data-card]").first.wait_for()
    words, hand = box(ann.page.locator(".coach")), box(ann.page.locator("#hand"))
    assert not overlap(words, hand)
    assert hand["y"] + hand["height"] <= 361
    ann.button("Continue").click()
    ann.card("r2").click()
    ann.sees("yellow 6")


def test_a_long_dialogue_can_be_closed_wherever_it_is_scrolled_to(
    prepare: Prepare, come: Open
) -> None:
    ann = come(prepare(wanted=lambda game: game.to_act == 0).link(0), **SIDEWAYS)
    ann.draw_pile.wait_for()  # the bar moves to the side when the table comes
    ann.button("Help").click()
    dialogue = ann.page.locator("dialog")
    dialogue.evaluate("dialogue => dialogue.scrollTo(0, dialogue.scrollHeight)")
    assert dialogue.evaluate("dialogue => dialogue.scrollTop") > 0
    ann.button("Close").click()
    dialogue.wait_for(state="detached")


def ben_calls(game: Game) -> str | None:
    """Play on until Ben has called UNO with his last card but one."""
    if game.hand_sizes[1] == 1:
        return None
    calls = [move for move in game.legal() if move.endswith("!")]
    return calls[0] if game.to_act == 1 and calls else first_offer(game)


def test_large_letters_leave_the_faces_to_be_seen(prepare: Prepare, come: Open) -> None:
    four = ("Ann", "Ben", "Cleo", "Dora")
    show = {"edition": "super-hero-girls", "rule": ("All show", "others show")}
    shown = prepare(*four, **show, wanted=holds("WA"))
    called = prepare(
        *four,
        options={"hand_size": 2},
        script=ben_calls,
        wanted=lambda game: game.hand_sizes[1] == 1 and not game.round_over,
    )
    ann = come(**PHONE | {"viewport": {"width": 568, "height": 320}})
    ann.page.add_init_script(LARGE_TEXT)
    ann.go(shown.link(0)).card("WA").click()
    ann.questions.first.click()
    ann.button("Close").click()
    ann.settle()
    for seat in ann.page.locator(".seat").all():
        face, eye = box(seat.locator(".face")), box(seat.locator(".known"))
        assert eye["y"] + eye["height"] < face["y"] + face["height"] / 2
    ann.go(called.link(0))
    uno = ann.page.locator(".seat .uno")
    uno.wait_for()
    ann.settle()
    assert box(uno)["x"] >= box(ann.page.locator(".table"))["x"]
