"""Film a real game as the page shows it, and write it to docs/images/game.webp.

Somebody plays a few turns against three bots, in Chromium; what it paints is kept with the time at
which it did. The deal is a fixed one.
"""

from __future__ import annotations

import base64
import io
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, CDPSession, Locator, ViewportSize

from lastcard import Game
from tests.support.browsers import Guest, open_browser
from tests.support.prepared import prepare_table
from tests.support.servers import Server, sqlite_in

FILE = Path(__file__).resolve().parent.parent / "docs" / "images" / "game.webp"
SCREEN: ViewportSize = {"width": 1000, "height": 720}
SIZE = (700, 504)  # of the picture
LENGTH = 15.0  # seconds
GAP = 0.1  # between two frames, at least
MOST_BYTES = 2_000_000
Frame = tuple[float, Image.Image]


class Camera:
    """Keeps what a page paints."""

    def __init__(self, session: CDPSession) -> None:
        self.frames: list[Frame] = []
        self._session = session
        session.on("Page.screencastFrame", self._take)

    def _take(self, shot: dict[str, Any]) -> None:
        self._session.send("Page.screencastFrameAck", {"sessionId": shot["sessionId"]})
        when = float(shot["metadata"]["timestamp"])
        if not self.frames or when - self.frames[-1][0] >= GAP:
            picture = Image.open(io.BytesIO(base64.b64decode(shot["data"])))
            self.frames.append(
                (when, picture.convert("RGB").resize(SIZE, Image.Resampling.LANCZOS))
            )

    def film(self, guest: Guest) -> None:
        self._session.send("Page.startScreencast", {"format": "jpeg", "quality": 92})
        end = time.monotonic() + LENGTH
        while time.monotonic() < end:
            guest.page.wait_for_timeout(500)  # as long as people look at it
            mine = guest.view.get("to_act") == guest.view.get("seat")
            if mine and guest.page.locator(".turn.mine").count() > 0:
                guest.do_anything(Locator.click)
        self._session.send("Page.stopScreencast")


def lively(game: Game) -> bool:
    """Ann is to act and holds a Reverse or a Draw Two."""
    hand = game.hand(0)
    return game.to_act == 0 and game.phase == "turn" and any(card[-1] in "RD" for card in hand)


def film(browser: Browser, server: Server, database: str) -> list[Frame]:
    bots = ["sharp", "casual", "sharp"]
    table = prepare_table(database, ("Ann",), bots=bots, edition="disney-parks", wanted=lively)
    context = browser.new_context(locale="en-GB", viewport=SCREEN, color_scheme="light")
    guest = Guest(context.new_page(), server).go(table.link(0))
    guest.raised.first.wait_for()
    camera = Camera(context.new_cdp_session(guest.page))
    camera.film(guest)
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
