"""Fingers are forgiven, and questions answered."""

from __future__ import annotations

import pytest

from lastcard import Game
from tests.support.browsers import PHONE, Guest, box
from tests.support.prepared import is_anns_turn
from tests.web.conftest import Open, Prepare


def two_in_a_row(game: Game) -> bool:
    """Ann plays a Skip of two players' games, and is to act again with a card of its colour."""
    hand = game.hand(0)
    skips = [card for card in hand if card[1:] == "S" and card in game.legal()]
    return is_anns_turn(game) and any(
        sum(card[0] == skip[0] for card in hand) > 2 for skip in skips
    )


def drawing_helps(game: Game) -> bool:
    """What Ann draws next can be played, so that she may keep it or not."""
    if not is_anns_turn(game) or "draw" not in game.legal():
        return False
    tried = Game.from_record(game.record())
    tried.play("draw")
    return tried.phase == "drawn"


def middle(place: dict[str, float]) -> tuple[float, float]:
    return place["x"] + 16, place["y"] + 30


@pytest.mark.parametrize("between", [180, 300, 450])
def test_a_second_tap_does_not_play_the_card_that_has_moved_under_the_finger(
    between: int, prepare: Prepare, come: Open
) -> None:
    ann = come(prepare(wanted=two_in_a_row).link(0), **PHONE)
    ann.raised.first.wait_for()
    skips = ann.raised.evaluate_all("all => all.map(card => card.dataset.card)")
    skip = next(card for card in skips if card.endswith("S"))
    x, y = middle(box(ann.card(skip)))
    ann.page.evaluate(TAP_AGAIN, [skip, x, y, between])
    ann.page.touchscreen.tap(x, y)
    ann.wait_for_news(lambda: bool(ann.events("played")))
    assert "shield" in ann.page.evaluate("tappedAgain")
    assert ann.moves == 1


# Taps again a while after the hand has changed. The page's own clock counts, however busy the
# machine is: the page itself waits for longer, from the same moment.
TAP_AGAIN = """([card, x, y, wait]) => {
  const hand = document.querySelector("#hand");
  const tap = (done) => {
    const under = document.elementFromPoint(x, y);
    under.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    done(under.classList.value);
  };
  window.tappedAgain = new Promise((done) => new MutationObserver((_, observer) => {
    if (hand.querySelector(`[data-card="${card}"]`)) return;
    observer.disconnect();
    setTimeout(tap, wait * 0.8, done);
  }).observe(hand, { childList: true }));
}"""


def test_keep_is_not_where_draw_was(prepare: Prepare, come: Open) -> None:
    ann = come(prepare(wanted=drawing_helps).link(0), **PHONE)
    x, y = middle(box(ann.draw_pile))
    ann.page.touchscreen.tap(x, y)
    keep = ann.button("Keep it")
    keep.wait_for()
    place = box(keep)
    assert not (place["x"] <= x <= place["x"] + place["width"] and place["y"] <= y)
    ann.page.touchscreen.tap(x, y)
    assert ann.moves == 1


def nothing_special(game: Game) -> bool:
    """Ann is to act and holds a number that fits neither colour nor number."""
    return is_anns_turn(game) and bool(misfits(game.hand(0), game.top, game.color or ""))


def misfits(hand: list[str] | tuple[str, ...], top: str, color: str) -> list[str]:
    numbers = [card for card in hand if card[0] != "W" and top[0] != "W"]
    return [card for card in numbers if card[0] != color and card[1:] != top[1:]]


def test_a_card_that_does_not_fit_says_why(prepare: Prepare, come: Open) -> None:
    ann = come(prepare(wanted=nothing_special).link(0))
    ann.raised.or_(ann.draw_pile).first.wait_for()
    card = misfits(ann.hand, ann.view["top"], ann.view["color"])[0]
    ann.page.mouse.click(*middle(box(ann.card(card))))
    ann.sees("Needs ")
    assert ann.moves == 0


def test_a_long_press_explains_a_card_and_does_not_play_it(prepare: Prepare, come: Open) -> None:
    ann = come(prepare(wanted=two_in_a_row).link(0))
    ann.raised.first.wait_for()
    skip = next(card for card in ann.hand if card.endswith("S"))
    ann.card(skip).click(position={"x": 16, "y": 30}, delay=900)
    ann.sees("The next player misses a turn.")
    assert ann.moves == 0


def test_removing_somebody_asks_first(prepare: Prepare, come: Open) -> None:
    table = prepare("Ann", "Ben")
    ann, ben = come(table.link(0)), come(table.link(1))
    ben.sees("Ann")
    ann.page.get_by_role("button", name="Remove: Ben").click()
    ann.button("Remove Ben?").wait_for()
    assert not gone(ben)
    ann.button("Remove Ben?").click()
    ben.wait_for_news(lambda: gone(ben))


def gone(guest: Guest) -> bool:
    return any(one["type"] == "gone" for one in guest.frames)
