"""The tutorial: it covers the whole game, points at what is meant, and waits for it."""

from __future__ import annotations

import pytest

from tests.support.browsers import (
    LARGE_TEXT,
    PHONE,
    SIDEWAYS,
    SMALLEST,
    Guest,
    box,
    overlap,
    question_covers_nothing,
)
from tests.web.conftest import Open

# The others do not have to think as long as for people; fingers have as long as ever, or a press
# of a busy machine would be a long one, which explains a card instead of playing it.
IN_A_HURRY = """{
  const wait = setTimeout;
  setTimeout = (deed, time) => wait(deed, time === 1100 ? 150 : time);
}"""


def learn(come: Open, **how: object) -> Guest:
    guest = come(**how)
    guest.page.add_init_script(IN_A_HURRY)
    return guest.go("/learn")


def test_whoever_chooses_another_colour_is_told_which_one_is_wanted(come: Open) -> None:
    ann = learn(come)
    until_the_wild(ann)
    ann.button("red").click()
    ann.sees("choose green here")
    play(ann, "W")
    ann.button("green").click()
    ann.sees("Milo looks guilty")


def test_what_is_asked_for_is_said_when_it_can_be_done_and_whom_to_watch_until_then(
    come: Open,
) -> None:
    ann = learn(come, reduced_motion="no-preference", **PHONE)
    ann.button("Continue").click()
    points_at(ann, '#hand [data-card="r2"]')
    ann.page.evaluate(NOTE_WHAT_IS_SAID)
    play(ann, "r2")
    play(ann, "y6")
    ann.sees("Draw a card from the pile.")
    said = ann.page.evaluate("window.said")
    asked = [one for one in said if not one["words"].startswith("Watch")]
    assert [one for one in asked if not one["can"]] == []
    watch = ["Watch what happens now.", "Watch Milo.", "Watch Zoe."]
    assert [one["words"] for one in said if one not in asked] == watch * 2


# Every frame's words, each once for as long as they stand there, and whether they can be followed.
NOTE_WHAT_IS_SAID = """() => {
  const hand = (card) => `#hand [data-card="${card}"][aria-disabled="false"]`;
  const pile = "[data-pile='draw']:enabled";
  const wanted = [["red 2", hand("r2")], ["yellow 6", hand("y6")], ["Draw", pile]];
  const played = () => document.querySelector(".flight");
  window.said = [];
  const look = () => {
    const words = document.querySelector(".coach").innerText.trim();
    const place = wanted.find(([name]) => words.includes(name))?.[1];
    const can = !played() && document.querySelector(place ?? "none") !== null;
    const before = window.said.at(-1);
    if (before?.words !== words) window.said.push({ words, can });
    else before.can &&= can;
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize("screen", [PHONE, SIDEWAYS])
def test_the_whole_lesson_fits_a_small_phone(screen: dict[str, object], come: Open) -> None:
    ann = learn(come, **screen)
    until_the_wild(ann)
    ann.button("green").click()
    moment = ann.page.get_by_role("group", name="Did Milo hold a green card?")
    moment.wait_for()
    everything_is_in_sight(ann)
    whole, title = box(moment), box(moment.locator(".title"))
    assert whole["y"] <= title["y"]
    assert moment.evaluate("box => box.scrollHeight <= box.clientHeight")
    question_covers_nothing(ann)
    ann.button("Challenge").click()
    ann.sees("It was a bluff!")
    everything_is_in_sight(ann)
    ann.button("Continue").click()
    ann.uno.click()
    play(ann, "b5")
    ann.sees("forgot to call UNO")
    points_at(ann, ".catch")
    ann.page.get_by_role("button", name="Catch!").click()
    play(ann, "g8")
    ann.sees("500 points")
    everything_is_in_sight(ann)


@pytest.mark.parametrize("large", [False, True])
def test_nothing_of_the_lesson_lies_on_something_else_on_the_smallest_phone(
    large: bool, come: Open
) -> None:
    ann = come(**SMALLEST)
    if large:
        ann.page.add_init_script(LARGE_TEXT)
    ann.go("/learn").button("Continue").wait_for()
    for _ in ("the first step", "the next one"):
        ann.settle()
        everything_is_in_sight(ann)
        others = [*ann.page.locator(".seat").all(), ann.page.locator(".coach")]
        for pile in ann.page.locator("[data-pile]").all():
            assert not any(overlap(box(pile), box(one)) for one in others)
        if ann.button("Continue").count():
            ann.button("Continue").click()


def until_the_wild(guest: Guest) -> None:
    """Go on as far as the wild, and play it."""
    guest.button("Continue").click()
    for card in ("r2", "y6"):
        play(guest, card)
    draw(guest)
    play(guest, "yR")
    play(guest, "gD")
    draw(guest)
    play(guest, "W")


def play(guest: Guest, card: str) -> None:
    place = f'#hand [data-card="{card}"][aria-disabled="false"]'
    points_at(guest, place, instead=".uno")
    guest.page.locator(".shield").first.wait_for(
        state="detached"
    )  # fingers touch nothing till then
    guest.page.locator(place).click()


def draw(guest: Guest) -> None:
    points_at(guest, "[data-pile='draw']:enabled")
    guest.page.locator("[data-pile='draw']:enabled").click()


def points_at(guest: Guest, selector: str, instead: str = "") -> None:
    """Wait until the ring is round what is meant."""
    guest.page.locator(selector).wait_for()
    guest.page.wait_for_function(
        """([selector, instead]) => {
          const middle = (one) => {
            const box = one && document.querySelector(one)?.getBoundingClientRect();
            return box && [box.x + box.width / 2, box.y + box.height / 2];
          };
          const ring = middle(".pointer");
          return ring && [selector, instead].some((one) =>
            middle(one)?.every((where, i) => Math.abs(where - ring[i]) < 3));
        }""",
        arg=[selector, instead],
    )


def everything_is_in_sight(guest: Guest) -> None:
    window = guest.page.viewport_size
    assert window is not None
    parts = [*guest.page.locator(".coach > *, .seat, .piles, #hand, .turn").all()]
    assert len(parts) > 4
    for part in parts:
        place = box(part)
        assert place["x"] >= 0
        assert place["y"] >= 0
        assert place["x"] + place["width"] <= window["width"]
        assert place["y"] + place["height"] <= window["height"] + 8  # the hand's lower edge
