"""Film a real game as the page shows it, and write it to docs/images/game.webp.

Somebody plays a few turns against three bots, in Chromium; what it paints is kept with the time at
which it did. The deal is a fixed one.
"""

from __future__ import annotations

import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ViewportSize

from lastcard import Game
from tests.support.browsers import Guest, open_browser
from tests.support.prepared import prepare_table
from tests.support.servers import Server
from tests.support.sqlite_files import sqlite_in
from tools.camera import Camera, Frame

FILE = Path(__file__).resolve().parent.parent / "docs" / "images" / "game.webp"
SCREEN: ViewportSize = {"width": 1000, "height": 720}
SIZE = (700, 504)  # of the picture
LENGTH = 15.0  # seconds
GAP = 0.1  # between two frames, at least
MOST_BYTES = 2_000_000


def lively(game: Game) -> bool:
    """Ann is to act and holds a Reverse or a Draw Two."""
    hand = game.hand(0)
    return game.to_act == 0 and game.phase == "turn" and any(card[-1] in "RD" for card in hand)


def play_on(guest: Guest) -> None:
    mine = guest.view.get("to_act") == guest.view.get("seat")
    if mine and guest.page.locator(".turn.mine").count() > 0:
        guest.do_anything()


def film(browser: Browser, server: Server, database: str) -> list[Frame]:
    bots = ["sharp", "casual", "sharp"]
    table = prepare_table(database, ("Ann",), bots=bots, edition="disney-parks", wanted=lively)
    context = browser.new_context(locale="en-GB", viewport=SCREEN, color_scheme="light")
    guest = Guest(context.new_page(), server).go(table.link(0))
    guest.raised.first.wait_for()
    camera = Camera(guest, SIZE, GAP)
    camera.film(LENGTH, lambda: play_on(guest))
    context.close()
    return camera.frames


def write(frames: list[Frame]) -> int:
    """An animated picture that begins again at its end; returns its size in bytes."""
    times = [when for when, _ in frames]
    lengths = [round(1000 * (b - a)) for a, b in pairwise(times)] + [1500]
    first, *rest = [picture for _, picture in frames]
    how: dict[str, Any] = {"quality": 55, "method": 4, "loop": 0, "minimize_size": True}
    first.save(FILE, save_all=True, append_images=rest, duration=lengths, **how)
    return FILE.stat().st_size


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(sqlite_in(Path(folder))) as server,
        open_browser() as browser,
    ):
        frames = film(browser, server, sqlite_in(Path(folder)))
    size = write(frames)
    assert size < MOST_BYTES, f"{size} bytes are too many"
    print(f"{FILE}: {len(frames)} frames, {size} bytes")


if __name__ == "__main__":
    main()
