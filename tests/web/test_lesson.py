"""The tutorial: it waits for the move that it asks for, and says so."""

from __future__ import annotations

from tests.support.browsers import Guest
from tests.web.conftest import Open


def test_whoever_chooses_another_colour_is_told_which_one_is_wanted(come: Open) -> None:
    ann = come("/learn")
    ann.button("Go on").click()
    for card in ("r2", "y2"):
        play(ann, card)
    draw(ann)
    play(ann, "yS")
    draw(ann)
    play(ann, "W")
    ann.button("red").click()
    ann.sees("here choose green")
    assert ann.page.locator("[data-pile='draw'] .count").inner_text() == "58"
    play(ann, "W")
    ann.button("green").click()
    ann.sees("Press UNO first")


def play(guest: Guest, card: str) -> None:
    guest.page.locator(f'#hand [data-card="{card}"][aria-disabled="false"]').click()


def draw(guest: Guest) -> None:
    guest.page.locator("[data-pile='draw']:enabled").click()
