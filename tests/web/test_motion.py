"""What moves on the page: nothing before it is measured, and nothing for those who wish so."""

from __future__ import annotations

import pytest

from tests.support.browsers import SCREENS, Guest, agree
from tests.support.prepared import is_anns_turn
from tests.web.conftest import Open, Prepare

# Notes every transition and animation that begins from now on, and every card that flies.
TAKE_NOTE = """() => {
  window.moved = [];
  const note = ({ type, target, propertyName, animationName }) =>
    window.moved.push(`${type} of ${target.className}: ${propertyName ?? animationName}`);
  for (const type of ["transitionrun", "animationstart"]) addEventListener(type, note, true);
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes)
        if (node.nodeType === 1 && node.matches(".flight")) window.moved.push("flight");
  }).observe(document, { childList: true, subtree: true });
}"""


def moved(guest: Guest) -> list[str]:
    guest.settle()
    return list(guest.page.evaluate("window.moved"))


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_moves_while_a_table_is_opened(screen: str, prepare: Prepare, come: Open) -> None:
    table = prepare(bots=["casual"] * 6, wanted=is_anns_turn)
    ann = come(reduced_motion="no-preference", **SCREENS[screen])
    ann.page.add_init_script(f"({TAKE_NOTE})()")
    ann.go(table.link(0))
    ann.page.locator("#hand [data-card]").first.wait_for()
    # Where it takes long until there is a table, a card waits for it.
    assert [one for one in moved(ann) if "of lost waiting" not in one] == []


@pytest.mark.parametrize(("wish", "moves"), [("reduce", False), ("no-preference", True)])
def test_cards_move_and_fly_only_for_those_who_like_motion(
    wish: str, moves: bool, prepare: Prepare, come: Open
) -> None:
    ann = come(prepare(wanted=is_anns_turn).link(0), reduced_motion=wish)
    ann.draw_pile.wait_for()
    ann.page.evaluate(TAKE_NOTE)
    cards = ann.page.locator("#hand [data-card]")
    held = cards.count()
    ann.draw_pile.click()
    cards.nth(held).wait_for()
    seen = moved(ann)
    assert ("flight" in seen) == moves
    assert any("held" in one for one in seen) == moves
    assert moves or seen == []


@pytest.mark.parametrize(("wish", "moves"), [("reduce", False), ("no-preference", True)])
def test_a_reaction_is_seen_whether_it_moves_or_not(
    wish: str, moves: bool, prepare: Prepare, come: Open
) -> None:
    table = prepare(wanted=is_anns_turn)
    ann, ben = come(table.link(0), reduced_motion=wish), come(table.link(1))
    agree([ann, ben])
    ben.page.get_by_role("button", name="Applause").click()
    face = ann.page.locator(".bubble.reaction")
    face.wait_for()
    assert bool(face.evaluate("face => getComputedStyle(face).animationName != 'none'")) == moves
