"""The tutorial: it waits for the move that it asks for, and says so."""

from __future__ import annotations

from tests.support.browsers import PHONE, Guest, box
from tests.web.conftest import Open


def test_whoever_chooses_another_colour_is_told_which_one_is_wanted(come: Open) -> None:
    ann = come("/learn")
    choose_red(ann)
    assert ann.page.locator("[data-pile='draw'] .count").inner_text() == "58"
    play(ann, "W")
    ann.button("green").click()
    ann.sees("Press UNO first")


def test_milo_is_wholly_on_the_screen_of_a_phone_beside_the_longest_words(come: Open) -> None:
    ann = come("/learn", **PHONE)
    choose_red(ann)
    milo, table = box(ann.page.locator(".seat")), box(ann.page.locator(".table"))
    assert milo["x"] >= 0
    assert milo["x"] + milo["width"] <= 360
    assert milo["y"] >= table["y"]


def choose_red(guest: Guest) -> None:
    """Go on as far as the wild, and choose the wrong colour."""
    guest.button("Continue").click()
    for card in ("r2", "y2"):
        play(guest, card)
    draw(guest)
    play(guest, "yS")
    draw(guest)
    play(guest, "W")
    guest.button("red").click()
    guest.sees("here choose green")


def play(guest: Guest, card: str) -> None:
    guest.page.locator(f'#hand [data-card="{card}"][aria-disabled="false"]').click()


def draw(guest: Guest) -> None:
    guest.page.locator("[data-pile='draw']:enabled").click()
