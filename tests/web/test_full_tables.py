"""A table of ten: every face and every name is seen, on any screen."""

from __future__ import annotations

import itertools

from tests.support.browsers import SIDEWAYS, box, come_back_to_forger, overlap
from tests.support.servers import Data
from tests.web.conftest import Open, Prepare

FAMILY = ("Ann", "Mama", "Papa", "Lena")
LAPTOPS = ((1280, 720), (1366, 650), (1366, 768), (1024, 768))
HELD_SIDEWAYS = ((640, 360), (844, 390))
CUT = "all => all.filter(name => name.scrollWidth > name.clientWidth).map(name => name.textContent)"


def test_nobody_covers_a_neighbour_on_a_laptop(prepare: Prepare, come: Open) -> None:
    table = prepare(*FAMILY, bots=["casual"] * 6, wanted=lambda game: game.to_act == 0)
    ann = come(table.link(0))
    for width, height in LAPTOPS:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.raised.or_(ann.actions).first.wait_for()
        ann.settle()
        seats = [box(seat) for seat in ann.page.locator(".seat").all()]
        assert len(seats) == 9
        for one, other in itertools.combinations(seats, 2):
            assert not overlap(one, other), (width, height)


def test_short_names_are_read_whole_on_a_phone_held_sideways(prepare: Prepare, come: Open) -> None:
    table = prepare(*FAMILY, bots=["casual"] * 6, wanted=lambda game: game.to_act == 0)
    for width, height in HELD_SIDEWAYS:
        ann = come(table.link(0), **SIDEWAYS | {"viewport": {"width": width, "height": height}})
        ann.raised.or_(ann.actions).first.wait_for()
        ann.settle()
        names = ann.page.locator(".seat .name .cut")
        assert names.count() == 9
        assert names.evaluate_all(CUT) == [], (width, height)


def test_whoever_is_away_while_a_bot_plays_has_one_sign(prepare: Prepare, come: Open) -> None:
    table = prepare(*FAMILY, wanted=lambda game: game.to_act == 0)
    ann = come(table.link(0))

    def cover(message: Data) -> None:
        if message.get("table"):
            message["table"]["seats"][1]["covered"] = True

    come_back_to_forger(ann.page, cover)
    name = ann.page.locator(".seat[data-seat='1'] .name")
    for words in ("not connected", "bot"):
        name.get_by_text(words, exact=True).wait_for(state="attached")
    assert name.locator("svg").count() == 1
