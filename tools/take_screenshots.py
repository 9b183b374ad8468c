"""Take pictures of every page, as phones and computers show it, by day and by night.

They go to screenshots/, to be looked at; with --docs, one of them also to docs/images/. The games
come from fixed deals.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, Literal

from PIL import Image
from playwright.sync_api import Browser, Locator, Page

from lastcard import EDITIONS, Game
from tests.support.browsers import Guest, open_browser
from tests.support.offers import ends_next, first_offer
from tests.support.prepared import Prepared, Script, Wanted, prepare_table
from tests.support.servers import Client, Server, sqlite_in

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "screenshots"
DOCS = ROOT / "docs" / "images"
Light = Literal["light", "dark"]
LIGHTS: tuple[Light, ...] = ("light", "dark")
TOUCH = {"has_touch": True, "is_mobile": True}
SCREENS: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 360, "height": 640}, **TOUCH},
    "tall": {"viewport": {"width": 390, "height": 844}, **TOUCH},
    "sideways": {"viewport": {"width": 844, "height": 390}, **TOUCH},
    "tablet": {"viewport": {"width": 820, "height": 1180}, **TOUCH},
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "large": {"viewport": {"width": 2560, "height": 1440}},
}
FOR_DOCS = {
    "phone": "table-super-hero-girls-tall-dark",
}
SETTLE = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(
  () => setTimeout(done, 50))))"""  # the layout follows its own measurements
Act = Callable[[Guest], None]


@dataclass(frozen=True)
class Scene:
    """A page to take a picture of: where it is, and what to do there first."""

    name: str
    path: str
    act: Act
    whole: bool = False  # the page to its very end, not only what fits the screen


class Studio:
    """Tables in a database, laid out for pictures."""

    def __init__(self, server: Server, database: str) -> None:
        self._server = server
        self._database = database
        self._people: list[Client] = []  # who stay at their tables while pictures are taken

    def table(self, *names: str, **how: Any) -> Prepared:
        return prepare_table(self._database, names or ("Ann",), **how)

    def scenes(self, key: str) -> Iterator[Scene]:
        """All pages, one after the other; `key` is that of a finished game."""
        yield from (
            Scene("start", "/", see(".edition"), whole=True),
            Scene("learn", "/learn", see("#hand")),
            Scene("rules", "/rules/color-powers", search("power")),
            Scene("statistics", "/statistics", see(".found p")),
            Scene("replay", f"/g/{key}", half_way, whole=True),
            self._lobby(),
        )
        for edition in EDITIONS:
            yield self._middle(edition)
        yield from (
            self._wild("choose-player", "super-hero-girls", "WS"),
            self._wild("choose-power", "color-powers", "WP"),
            self._challenge(),
            self._many_cards(),
            self._many_players(),
            self._score_sheet(),
            self._own_rule(),
            self._seen(),
            *self._dialogues(),
        )

    def _lobby(self) -> Scene:
        table = self.table("Ann", "Ben", edition="super-hero-girls", seats=4)
        return Scene("lobby", table.link(0), see(".lobby select"), whole=True)

    def _middle(self, edition: str) -> Scene:
        """The middle of a round of four."""
        names = ("Ann", "Ben", "Cleo", "Dan")
        table = self.table(*names, edition=edition, script=until(10), wanted=lively, live=8)
        self._play_rest(table)
        return Scene(f"table-{edition}", table.link(0), see(".held"))

    def _play_rest(self, table: Prepared) -> None:
        """Make the last moves at the table itself, so that its log tells of them."""
        people = [Client(self._server, table.code, token=token) for token in table.tokens]
        for seat, move in table.rest:
            for person in people:
                person.catch_up(max(one.accepted for one in people))
            people[seat].play(move)
        self._people += people

    def _wild(self, name: str, edition: str, card: str) -> Scene:
        table = self.table(bots=["casual"] * 5, edition=edition, wanted=holds(card))
        return Scene(name, table.link(0), lambda guest: guest.card(card).click())

    def _own_rule(self) -> Scene:
        """Somebody has played a card with a rule of the table's own."""
        table = self.table(
            "Ann",
            "Ben",
            bots=["casual"],
            edition="super-hero-girls",
            rule=("Rain for everybody else!", "others draw 1"),
            script=lambda game: None if game.top == "WA" else first_offer(game),
            wanted=lambda game: game.top == "WA" and game.to_act == 0,
        )
        return Scene("own-rule", table.link(0), see(".rule"))

    def _seen(self) -> Scene:
        table = self.table("Ann", "Ben", edition="disney-parks", script=until_seen, wanted=any_hand)
        return Scene("seen", table.link(0), lambda guest: guest.page.locator(".known").click())

    def _challenge(self) -> Scene:
        table = self.table("Ann", "Ben", script=until_challenged, wanted=challenged)
        return Scene("challenge", table.link(1), see(".moment"))

    def _many_cards(self) -> Scene:
        table = self.table(bots=["casual"] * 2, script=draw_25, wanted=lambda game: True)
        return Scene("25-cards", table.link(0), see(".held"))

    def _many_players(self) -> Scene:
        names = ("Ann", "Bartholomew", "Wilhelmina Longname")
        bots = ["casual"] * 7
        table = self.table(*names, bots=bots, script=until(12), wanted=lively)
        return Scene("ten-players", table.link(0), see(".held"))

    def _score_sheet(self) -> Scene:
        bots = ("casual", "sharp")
        table = self.table("Ann", "Ben", bots=bots, script=first_offer, wanted=won_by_ann)
        return Scene("score", table.link(0), see(".score"))

    def _dialogues(self) -> list[Scene]:
        table = self.table(bots=["casual"], edition="color-powers", wanted=holds("WP"))
        return [Scene(name.lower(), table.link(0), press(name)) for name in ("Menu", "Help")]

    def almost_over(self) -> Prepared:
        """A game that ends with the next move, which is Ann's."""
        return self.table(
            "Ann",
            "Ben",
            edition="togetherness",
            script=lambda game: None if ends_next(game) else first_offer(game),
            wanted=lambda game: game.to_act == 0,
        )


def see(selector: str) -> Act:
    return lambda guest: guest.page.locator(selector).first.wait_for()


def press(name: str) -> Act:
    return lambda guest: guest.button(name).click()


def search(word: str) -> Act:
    return lambda guest: guest.page.get_by_label("Search the rules").fill(word)


def half_way(guest: Guest) -> None:
    for _ in range(9):
        guest.button("One move on").click()


# The games in the pictures.


def until(discards: int) -> Script:
    """Play until Ann is to act with so many cards on the pile."""

    def go_on(game: Game) -> str | None:
        ready = game.discard_count >= discards and game.to_act == 0 and game.phase == "turn"
        return None if ready else first_offer(game)

    return go_on


def lively(game: Game) -> bool:
    """Something to play, some cards in the hand, and where there are powers, some are held."""
    held = len(game.powers) >= 2 or game.edition.name != "color-powers"
    fits = any(move[0] in "rygb" for move in game.legal()) if not game.round_over else False
    return fits and len(game.hand(0)) >= 5 and held


def holds(card: str) -> Wanted:
    return lambda game: game.to_act == 0 and game.phase == "turn" and card in game.hand(0)


def until_challenged(game: Game) -> str | None:
    return None if "challenge" in game.legal() else first_offer(game)


def challenged(game: Game) -> bool:
    return game.to_act == 1 and "challenge" in game.legal()


def draw_25(game: Game) -> str | None:
    if game.hand_sizes[0] >= 25 and game.to_act == 0 and game.phase == "turn":
        return None
    return next((word for word in ("draw", "pass") if word in game.legal()), game.legal()[0])


def until_seen(game: Game) -> str | None:
    seen = game.view(0).known.get(1) and game.to_act == 0 and game.phase == "turn"
    return None if seen else first_offer(game)


def any_hand(game: Game) -> bool:
    return not game.round_over


def won_by_ann(game: Game) -> bool:
    return game.round_winner == 0


# Taking them.


def take(browser: Browser, server: Server, scene: Scene, screen: str, light: Light) -> Path:
    """One picture."""
    look: dict[str, Any] = {"color_scheme": light, **SCREENS[screen]}
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", **look)
    guest = Guest(context.new_page(), server).go(scene.path)
    scene.act(guest)
    guest.page.evaluate(SETTLE)
    file = FOLDER / f"{scene.name}-{screen}-{light}.png"
    save(guest.page, file, scene.whole)
    context.close()
    return file


def save(page: Page, file: Path, whole: bool) -> None:
    """A picture of few colours, as the page has, is a small file."""
    page.screenshot(path=file, full_page=whole)
    Image.open(file).convert("RGB").quantize(256).save(file, optimize=True)


def finish_a_game(browser: Browser, server: Server, table: Prepared) -> str:
    """Make the last move of a game; returns the key by which it is found again."""
    guest = Guest(browser.new_context(locale="en-GB").new_page(), server).go(table.link(0))
    guest.do_anything(Locator.click)
    guest.sees("Watch the game again")
    key = next(one["table"]["game"] for one in reversed(guest.frames) if one.get("table"))
    guest.page.context.close()
    return str(key)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--docs", action="store_true", help="refresh docs/images/ as well")
    parser.add_argument("--only", default="", help="only scenes with this in their names")
    parser.add_argument("--screen", choices=SCREENS, action="append", help="only this screen")
    parser.add_argument("--light", choices=LIGHTS, action="append", help="only by day or by night")
    asked = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(sqlite_in(Path(folder))) as server,
        open_browser() as browser,
    ):
        studio = Studio(server, sqlite_in(Path(folder)))
        key = finish_a_game(browser, server, studio.almost_over())
        for scene in studio.scenes(key):
            if asked.only in scene.name:
                for screen, light in product(asked.screen or SCREENS, asked.light or LIGHTS):
                    print(take(browser, server, scene, screen, light).relative_to(ROOT))
    if asked.docs:
        for name, taken in FOR_DOCS.items():
            shutil.copy(FOLDER / f"{taken}.png", DOCS / f"{name}.png")


if __name__ == "__main__":
    main()
