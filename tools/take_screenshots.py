"""Take pictures of every page and moment, as phones and computers show them, by day and by night.

They go to screenshots/, each by itself and those of a scene together on one sheet, to be looked at;
with --docs, those of the README also go to docs/images/.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any, Literal

from PIL import Image
from playwright.sync_api import Browser, Error, ViewportSize

from tests.support.browsers import Guest, open_browser
from tests.support.servers import Server
from tests.support.sqlite_files import sqlite_in
from tools.scenes import Scene, Studio

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "screenshots"
DOCS = ROOT / "docs" / "images"
Light = Literal["light", "dark"]
LIGHTS: tuple[Light, ...] = ("light", "dark")
Size = tuple[int, int]
TOUCHED: dict[str, Size] = {
    "phone": (360, 640),
    "tall": (390, 844),
    "sideways": (844, 390),
    "tablet": (820, 1180),
}
POINTED: dict[str, Size] = {"desktop": (1440, 900), "large": (2560, 1440)}
SCREENS = TOUCHED | POINTED
ON_SHEET = (640, 520)  # the room of one picture, at most
GAP = 12
# scene, screen, light, pixels for each of the page's: docs/images/<name>.webp
FOR_DOCS: dict[str, tuple[str, str, Light, float]] = {
    "phone": ("table-super-hero-girls", "tall", "dark", 2),
    "desktop": ("table-color-powers", "desktop", "light", 1),
}
SETTLE = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(
  () => setTimeout(done, 60))))"""  # the layout follows its own measurements


class Taker:
    """Opens scenes in a browser and keeps what is seen."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self._server = server
        self.missed: list[str] = []

    @contextmanager
    def guest(self, touch: bool = False, **how: Any) -> Iterator[Guest]:
        usual = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
        touched = {"has_touch": True, "is_mobile": True} if touch else {}
        context = self._browser.new_context(**usual | touched | how)
        yield Guest(context.new_page(), self._server)
        context.close()

    def try_to_take(self, scene: Scene, screens: list[str], lights: list[Light]) -> None:
        """All other scenes are taken, although one of them cannot be."""
        try:
            self.take(scene, screens, lights)
            print(make_sheet(scene.name, screens, lights).relative_to(ROOT), flush=True)
        except Error as error:
            print(f"{scene.name}: {error}", flush=True)
            self.missed.append(scene.name)

    def take(self, scene: Scene, screens: list[str], lights: list[Light], scale: float = 1) -> None:
        """Pictures of one scene: it is opened once with fingers and once with a mouse."""
        for group in (TOUCHED, POINTED):
            wanted = [screen for screen in screens if screen in group]
            if wanted:
                how = {"device_scale_factor": scale, **scene.how}
                with self.guest(touch=group is TOUCHED, **how) as guest:
                    self._take_group(guest, scene, wanted, lights)

    def _take_group(
        self, guest: Guest, scene: Scene, screens: list[str], lights: list[Light]
    ) -> None:
        guest.page.set_viewport_size(size_of(screens[0]))
        guest.go(scene.path)
        guest.page.wait_for_load_state("networkidle")  # an edition's looks come after the page
        scene.act(guest)
        for screen, light in product(screens, lights):
            guest.page.set_viewport_size(size_of(screen))
            guest.page.emulate_media(color_scheme=light)
            scene.again(guest)
            guest.page.evaluate(SETTLE)
            guest.page.screenshot(path=file_of(scene.name, screen, light), full_page=scene.whole)


def size_of(screen: str) -> ViewportSize:
    width, height = SCREENS[screen]
    return {"width": width, "height": height}


def file_of(scene: str, screen: str, light: Light) -> Path:
    return FOLDER / f"{scene}-{screen}-{light}.png"


def make_sheet(scene: str, screens: list[str], lights: list[Light]) -> Path:
    """All pictures of a scene beside each other, a row for each light."""
    rows = [[small(file_of(scene, screen, light)) for screen in screens] for light in lights]
    width = max(sum(one.width + GAP for one in row) for row in rows)
    heights = [max(one.height for one in row) + GAP for row in rows]
    sheet = Image.new("RGB", (width, sum(heights)), "#777777")
    for number, row in enumerate(rows):
        left = 0
        for one in row:
            sheet.paste(one, (left, sum(heights[:number])))
            left += one.width + GAP
    file = FOLDER / f"sheet-{scene}.png"
    save_small(sheet, file)
    return file


def small(file: Path) -> Image.Image:
    picture = Image.open(file).convert("RGB")
    picture = picture.crop((0, 0, picture.width, min(picture.height, round(2.2 * picture.width))))
    picture.thumbnail(ON_SHEET, Image.Resampling.LANCZOS)
    return picture


def save_small(picture: Image.Image, file: Path) -> None:
    """A picture of few colours, as the page has, is a small file."""
    picture.convert("RGB").quantize(256).save(file, optimize=True)


def renew_docs(taker: Taker, scenes: list[Scene]) -> None:
    for name, (wanted, screen, light, scale) in FOR_DOCS.items():
        scene = next(one for one in scenes if one.name == wanted)
        taker.take(scene, [screen], [light], scale)
        file = DOCS / f"{name}.webp"
        Image.open(file_of(wanted, screen, light)).convert("RGB").save(file, quality=86, method=6)
        print(file.relative_to(ROOT), file.stat().st_size, "bytes")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--docs", action="store_true", help="refresh docs/images/ and nothing else")
    parser.add_argument("--only", action="append", help="only scenes with this in their names")
    parser.add_argument("--screen", choices=SCREENS, action="append", help="only this screen")
    parser.add_argument("--light", choices=LIGHTS, action="append", help="only by day or by night")
    asked = parser.parse_args()
    screens, lights = asked.screen or [*SCREENS], asked.light or [*LIGHTS]
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(sqlite_in(Path(folder))) as server,
        open_browser() as browser,
    ):
        taker = Taker(browser, server)
        studio = Studio(server, sqlite_in(Path(folder)))
        if asked.docs:
            return renew_docs(taker, [*studio.editions()])
        with taker.guest() as guest:
            key = studio.finish_a_game(guest)
        for scene in studio.scenes(key):
            if any(part in scene.name for part in asked.only or [""]):
                taker.try_to_take(scene, screens, lights)
        raise SystemExit(f"not taken: {taker.missed}" if taker.missed else 0)


if __name__ == "__main__":
    main()
