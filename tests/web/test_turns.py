"""Whose turn it is: the clock is seen at every screen, and the own screen stays on."""

from __future__ import annotations

from tests.support.browsers import PHONE, Guest, play_on
from tests.support.prepared import is_anns_turn
from tests.web.conftest import Open, Prepare

# A screen that can be kept awake, and how many want it to be.
SCREEN = """
globalThis.wanted = 0;
const request = async () => {
  globalThis.wanted += 1;
  return { release: async () => void (globalThis.wanted -= 1) };
};
Object.defineProperty(navigator, "wakeLock", { value: { request } });
"""
RING_GETS_SHORTER = """() =>
  document.querySelector("circle.rest").getAttribute("stroke-dashoffset") > 0
"""


def test_the_time_that_is_left_for_a_turn_is_a_ring_round_the_face_at_every_screen(
    prepare: Prepare, come: Open
) -> None:
    table = prepare(wanted=is_anns_turn, clock=120)
    ann, ben = (come(table.link(person), **PHONE) for person in (0, 1))
    for guest, seat in ((ann, ".band"), (ben, ".seat")):
        guest.page.locator(f"{seat} circle.rest").wait_for()
        guest.page.wait_for_function(RING_GETS_SHORTER)
        assert guest.page.locator("circle.rest").count() == 1


def test_the_screen_stays_awake_while_it_is_ones_turn(prepare: Prepare, come: Open) -> None:
    table = prepare(wanted=is_anns_turn)
    ann, ben = (stay_awake_at(come, table.link(person)) for person in (0, 1))
    ann.page.wait_for_function("() => wanted === 1")
    assert ben.page.evaluate("wanted") == 0
    play_on([ann, ben], stop=lambda view: view["to_act"] == 1)
    ben.page.wait_for_function("() => wanted === 1")
    ann.page.wait_for_function("() => wanted === 0")


def stay_awake_at(come: Open, path: str) -> Guest:
    guest = come(**PHONE)
    guest.page.add_init_script(SCREEN)
    return guest.go(path)
