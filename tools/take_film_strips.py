"""Film the great moments of a game, and lay the frames of each on a strip, to be looked at.

They go to screenshots/strip-<moment>.png; under each frame stands its time in milliseconds.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Error, Position, ViewportSize

from lastcard import Game
from tests.support.browsers import Guest, open_browser
from tests.support.offers import ends_next, first_offer
from tests.support.prepared import Prepared, prepare_table
from tests.support.servers import Server
from tests.support.sqlite_files import sqlite_in
from tools.camera import Camera, Frame
from tools.scenes import FOUR, anns_turn, holds, owed, play_one_card, two_cards

FOLDER = Path(__file__).resolve().parent.parent / "screenshots"
SCREEN: ViewportSize = {"width": 390, "height": 700}
FRAME = (195, 350)
MOST = 40  # frames of a strip
IN_A_ROW = 10
CORNER: Position = {"x": 14, "y": 40}  # of a card, which the next one does not cover
Act = Callable[[Guest], None]


@dataclass(frozen=True)
class Moment:
    """What is filmed: who looks on, and what they and others do."""

    name: str
    table: dict[str, Any]
    act: Act
    seconds: float = 3.0
    seat: int = 0  # of whoever looks on
    names: tuple[str, ...] = FOUR


def play(sign: str) -> Act:
    """Play a card that fits and has this sign."""

    def act(guest: Guest) -> None:
        cards = guest.raised.evaluate_all("all => all.map(card => card.dataset.card)")
        guest.card(next(card for card in cards if card.endswith(sign))).click(position=CORNER)
        while guest.questions.count() > 0:
            guest.questions.first.click()

    return act


def can_play(sign: str) -> Callable[[Game], bool]:
    def wanted(game: Game) -> bool:
        return anns_turn(game) and any(
            move[:2].endswith(sign) and move[0] in "rygb" for move in game.legal()
        )

    return wanted


def draw(guest: Guest) -> None:
    guest.draw_pile.click()


def call_uno(guest: Guest) -> None:
    guest.uno.click(force=True)  # it beats
    guest.raised.first.click(position=CORNER)


def press(name: str) -> Act:
    return lambda guest: guest.page.get_by_role("button", name=name).first.click(force=True)


def ready_to_win(game: Game) -> bool:
    return anns_turn(game) and ends_next(game) and len(game.hand(0)) == 1


def until_won(game: Game) -> str | None:
    return None if ready_to_win(game) else first_offer(game)


def challenged(game: Game) -> bool:
    return game.to_act == 1 and "challenge" in game.legal()


def until_challenged(game: Game) -> str | None:
    return None if "challenge" in game.legal() else first_offer(game)


def moments() -> Iterator[Moment]:
    yield Moment("play", {"wanted": can_play("5")}, play("5"), 2)
    yield Moment("draw", {"wanted": anns_turn}, draw, 2)
    for name, sign in (("skip", "S"), ("reverse", "R"), ("draw-two", "D")):
        yield Moment(name, {"wanted": can_play(sign)}, play(sign), 3.5)
    magic = {"edition": "disney-parks", "wanted": holds("WM")}
    yield Moment("magic", magic, play("WM"), 3.5)
    together = {"edition": "togetherness", "wanted": holds("WT")}
    yield Moment("togetherness", together, play("WT"), 4)
    seven = {"options": {"seven_zero": True}, "wanted": can_play("7")}
    yield Moment("swap", seven, play("7"), 3.5)
    powers = {"edition": "color-powers", "wanted": holds("WP")}
    yield Moment("power", powers, play("WP"), 3.5)
    yield Moment("shield", {"edition": "super-hero-girls", "wanted": holds("WS")}, play("WS"), 3)
    two = {"options": {"hand_size": 2}}
    call = {**two, "wanted": two_cards}
    yield Moment("uno", call, call_uno, 3)
    forgot = {**two, "wanted": owed, "script": play_one_card}
    yield Moment("caught", forgot, press("Catch!"), 3.5, seat=1)
    bluff = {"script": until_challenged, "wanted": challenged}
    yield Moment("take-four", bluff, press("Draw 4"), 3.5, seat=1)
    yield Moment("challenge", bluff, press("Challenge"), 4.5, seat=1)
    win = {"script": until_won, "wanted": ready_to_win}
    yield Moment("win", win, lambda guest: guest.raised.first.click(position=CORNER), 5)
    over = {"script": first_offer, "bots": ["casual"] * 3}
    yield Moment("deal", over, press("Next round"), 4.5, names=FOUR[:1])


def film(browser: Browser, server: Server, moment: Moment, table: Prepared) -> list[Frame]:
    context = browser.new_context(locale="en-GB", viewport=SCREEN, service_workers="block")
    guest = Guest(context.new_page(), server).go(table.link(moment.seat))
    guest.page.locator(".board").wait_for()
    guest.page.wait_for_timeout(700)  # nothing moves any more, and fingers are not held back
    camera = Camera(guest, FRAME, gap=0.06)
    deeds = [moment.act]
    camera.film(moment.seconds, lambda: deeds.pop()(guest) if deeds else None, pause=100)
    context.close()
    return camera.frames


def make_strip(frames: list[Frame], file: Path) -> None:
    frames = frames[:: max(1, -(-len(frames) // MOST))]
    width, height = FRAME[0] + 4, FRAME[1] + 16
    rows = -(-len(frames) // IN_A_ROW)
    strip = Image.new("RGB", (width * IN_A_ROW, height * rows), "white")
    pen = ImageDraw.Draw(strip)
    for number, (when, picture) in enumerate(frames):
        row, column = divmod(number, IN_A_ROW)
        strip.paste(picture, (column * width, row * height))
        told = f"{1000 * (when - frames[0][0]):.0f} ms"
        pen.text((column * width + 4, row * height + FRAME[1]), told, fill="black")
    strip.save(file)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", action="append", help="only moments with these names")
    asked = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(sqlite_in(Path(folder))) as server,
        open_browser() as browser,
    ):
        for moment in moments():
            if moment.name in (asked.only or [moment.name]):
                table = prepare_table(sqlite_in(Path(folder)), moment.names, **moment.table)
                try:
                    file = FOLDER / f"strip-{moment.name}.png"
                    make_strip(film(browser, server, moment, table), file)
                    print(file.name, flush=True)
                except Error as error:
                    print(f"{moment.name}: {error}", flush=True)


if __name__ == "__main__":
    main()
