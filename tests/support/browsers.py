"""The machine's own Chromium, and people who sit at it."""

from __future__ import annotations

import json
import os
import shutil
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    WebSocket,
    WebSocketRoute,
    expect,
    sync_playwright,
)

from tests.support.patience import PATIENCE
from tests.support.servers import Data, Server

# The first is Chromium without windows: a page costs it less than half of the processor time.
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
ELSEWHERE = "house.test"  # this machine, under a name that does not give it away
SWITCHES = [
    f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1",
    # No page of a test is open for long enough that optimizing its code is worth it.
    "--js-flags=--no-opt --no-maglev",
]
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
}
SMALLEST: dict[str, Any] = {**PHONE, "viewport": {"width": 320, "height": 568}}
LARGE_TEXT = """addEventListener("DOMContentLoaded", () => {
  document.documentElement.style.fontSize = "150%";
})"""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
KEPT_IN_SIGHT = ("[data-pile]", ".piles .color", ".actions button", ".turn", "#hand")
SIDEWAYS: dict[str, Any] = {**PHONE, "viewport": {"width": 640, "height": 360}}
SCREENS: dict[str, dict[str, Any]] = {
    "phone": PHONE,
    "sideways": SIDEWAYS,
    "desktop": {"viewport": {"width": 1280, "height": 720}},
}


def find_browser() -> str | None:
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


def browser_or_skip() -> str:
    """Where the browser is. Where none can be had, tests are skipped, and say what to install."""
    program = find_browser()
    if program is None:
        reason = "there is no Chromium: install the package chromium, or Google Chrome"
        could_install = os.geteuid() == 0 and shutil.which("apt-get") is not None
        if os.environ.get("CI") and could_install:
            pytest.fail(f"{reason} (`make test` does it)")
        pytest.skip(reason)
    return program


@contextmanager
def open_browser() -> Iterator[Browser]:
    """Chromium without a window."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_or_skip(), args=SWITCHES)
        expect.set_options(timeout=1000 * PATIENCE)
        yield browser
        browser.close()


# Where an element can be seen between the cards of a hand: a point in it, from its corner, off the
# edges of others if there is one, since a finger is not as fine as a point.
SEEN_AT = """(wanted) => {
  const { x, y, width, height } = wanted.getBoundingClientRect();
  const ways = [0.5, 0.3, 0.2, 0.12, 0.06, 0.8];
  const points = ways.flatMap((down) => ways.map((along) => [along * width, down * height]));
  const lying = (at) => document.elementsFromPoint(x + at[0], y + at[1]);
  const card = (at) => lying(at).find((one) => one.closest(".held"));
  const seen = (at) => wanted.contains(card(at) ?? wanted);
  const nearby = [[-3, 0], [3, 0], [0, -3], [0, 3]];
  const clear = (at) => nearby.every(([right, down]) => seen([at[0] + right, at[1] + down]));
  const found = points.find((at) => seen(at) && clear(at)) ?? points.find(seen);
  return found ? { x: found[0], y: found[1] } : null;
}"""


def click(offer: Locator) -> None:
    """Click it where it can be seen: neighbours may lie on the middle of a card."""
    offer.click(position=offer.evaluate(SEEN_AT))


def click_at_rest(offer: Locator) -> None:
    """Click what is said to be of no use just now."""
    offer.click(position=offer.evaluate(SEEN_AT), force=True)


class Guest:
    """Somebody with a browser: does what a person could do, and notes what went wrong."""

    def __init__(self, page: Page, server: Server) -> None:
        self.page = page
        self.server = server
        self.view: Data = {}
        self.frames: list[Data] = []
        self.moves = 0  # that were sent
        self.problems: list[str] = []
        self.socket: WebSocket | None = None
        page.set_default_timeout(1000 * PATIENCE)
        page.on("console", self._read_console)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("websocket", self._connect)

    def _read_console(self, line: ConsoleMessage) -> None:
        """Errors, and what the page's Content-Security-Policy has stopped."""
        if line.type == "error":
            self.problems.append(line.text)

    # What the server says.

    def _connect(self, socket: WebSocket) -> None:
        self.socket = socket
        socket.on("framereceived", self._hear)
        socket.on("framesent", self._note)

    def _note(self, data: str | bytes) -> None:
        self.moves += json.loads(data)["type"] == "play"

    def _hear(self, data: str | bytes) -> None:
        message: Data = json.loads(data)
        self.frames.append(message)
        if message["type"] in ("welcome", "update"):
            self.view = message["view"] or self.view

    @property
    def version(self) -> int:
        """That of the last change in the game."""
        return int(self.view.get("version", 0))

    def events(self, name: str) -> list[Data]:
        """What has happened in the game, of one kind."""
        updates = [one for one in self.frames if one["type"] == "update"]
        return [event for one in updates for event in one["events"] if event["name"] == name]

    def wait_for_news(self, enough: Callable[[], bool]) -> None:
        """Wait until what has come from the server is enough; what never comes fails the test."""
        deadline = time.monotonic() + PATIENCE
        while not enough():
            left = 1000 * (deadline - time.monotonic())
            assert left > 0, "what is waited for does not come"
            if self.socket is None:
                self.page.wait_for_event("websocket", timeout=left)
            else:
                self.socket.wait_for_event("framereceived", timeout=left)

    @property
    def refusals(self) -> int:
        return sum(one["type"] == "refused" for one in self.frames)

    # Where to look.

    def go(self, path: str, host: str = "127.0.0.1") -> Guest:
        self.page.goto(self.server.url(path).replace("127.0.0.1", host))
        return self

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def sees(self, text: str) -> None:
        self.page.get_by_text(text).filter(visible=True).first.wait_for()

    def card(self, code: str) -> Locator:
        return self.page.locator(f'#hand [data-card="{code}"]').first

    @property
    def hand(self) -> list[str]:
        """The cards in the hand, as they lie on the screen."""
        cards = self.page.locator("#hand [data-card]")
        return list(cards.evaluate_all("all => all.map(card => card.dataset.card)"))

    @property
    def raised(self) -> Locator:
        return self.page.locator('#hand [aria-disabled="false"]')

    @property
    def questions(self) -> Locator:
        """The answers to what the page asks: a colour, a player, whether to challenge."""
        return self.page.locator(".chooser .choice, .moment button")

    @property
    def actions(self) -> Locator:
        """The draw pile and buttons such as "Keep it"; catching is left to the tests about that."""
        return self.draw_pile.or_(self.page.locator(".actions .buttons .button:not(.alarm)"))

    @property
    def draw_pile(self) -> Locator:
        """The pile, while one may draw from it."""
        return self.page.locator("[data-pile='draw']:enabled:not([aria-disabled])")

    @property
    def uno(self) -> Locator:
        return self.page.locator(".actions .uno")

    def settle(self) -> None:
        """Wait until the page has been shown: it follows measurements of itself, frame by frame."""
        self.page.evaluate(TWO_FRAMES)

    # What to do.

    def do_anything(self, press: Callable[[Locator], None] = click) -> None:
        """Do the first thing that the page offers: answer, play what is raised, draw, pass."""
        version, moves, refusals = self.version, self.moves, self.refusals
        offers = (self.questions, self.raised, self.actions)
        self.questions.or_(self.raised).or_(self.actions).first.wait_for()
        offer = next(one for one in offers if one.count() > 0)
        press(offer.first)
        while self.questions.count() > 0 and self.moves == moves:
            press(self.questions.first)
        # What is pressed just as the game moves on is refused: then one looks again.
        self.wait_for_news(lambda: self.version > version or self.refusals > refusals)


def seated(guests: Sequence[Guest], seat: int) -> Guest:
    return next(guest for guest in guests if guest.view["seat"] == seat)


def agree(guests: Sequence[Guest]) -> None:
    """Wait until everybody has seen the latest, and something at all."""
    latest = max(1, *(guest.version for guest in guests))
    for guest in guests:
        guest.wait_for_news(lambda guest=guest: guest.version >= latest)  # type: ignore[misc]


def play_on(
    guests: Sequence[Guest],
    stop: Callable[[Data], bool],
    press: Callable[[Locator], None] = click,
) -> None:
    """Let everybody do whatever can be done, until the game is so or the round is over."""
    for _ in range(400):
        agree(guests)
        view = guests[0].view
        if view["to_act"] is None or stop(view):
            return
        seated(guests, view["to_act"]).do_anything(press)
    raise AssertionError("the round does not end")


def box(element: Locator) -> dict[str, float]:
    found: Any = element.bounding_box()
    assert found is not None, "it is not to be seen"
    return dict(found)


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    return all(
        one[at] < other[at] + other[size] and other[at] < one[at] + one[size]
        for at, size in (("x", "width"), ("y", "height"))
    )


def question_covers_nothing(guest: Guest) -> None:
    """What the page asks is all to be seen, and so is everything else at the table."""
    question = guest.page.locator(".question > :not(.shield)")
    question.wait_for()
    guest.settle()
    for whole in (question, guest.page.locator(".board")):
        assert whole.evaluate("element => element.scrollHeight - element.clientHeight") <= 0
    screen: Any = guest.page.viewport_size
    kept = [guest.page.locator(one).all() for one in KEPT_IN_SIGHT]
    assert all(kept)
    seats = guest.page.locator(".others:not(.hidden) .seat").all()
    for other in [*chain(*kept), *seats]:
        place = box(other)
        assert not overlap(box(question), place), other
        assert place["x"] >= 0
        assert place["x"] + place["width"] <= screen["width"]
        assert place["y"] >= 0
        assert place["y"] + place["height"] <= screen["height"] + 1  # by a fraction of a pixel


def forge_secret(page: Page) -> None:
    """Come back, to a server whose shuffle does not fit what it had promised."""

    def forge(message: Data) -> None:
        if message.get("view"):
            commitment = message["view"]["commitment"]
            message["view"]["secret"] = "0" * 64
            message["table"]["shuffle"] = {"commitment": commitment, "parts": [], "open": False}

    come_back_to_forger(page, forge)


def come_back_to_forger(page: Page, forge: Callable[[Data], None]) -> None:
    """Come back, to a server that changes what it says."""

    def read(data: str | bytes) -> str:
        message = json.loads(data)
        forge(message)
        return json.dumps(message)

    def stand_between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda data: socket.send(read(data)))

    page.route_web_socket("**/ws/*", stand_between)
    page.reload()


class Line:
    """The connection of a page that is still to come to its table: it can be cut and mended."""

    def __init__(self, page: Page) -> None:
        self.up = True
        self.breaks_at_a_move = False
        self.moves = 0  # that went through
        self._open: WebSocketRoute | None = None
        page.route_web_socket("**/ws/*", self._stand_between)

    def cut(self) -> None:
        self.up = False
        if self._open is not None:
            self._open.close()

    def _stand_between(self, socket: WebSocketRoute) -> None:
        if not self.up:
            socket.close()
            return
        self._open = socket
        server = socket.connect_to_server()
        socket.on_message(lambda data: self._pass_on(data, server))

    def _pass_on(self, data: str | bytes, server: WebSocketRoute) -> None:
        move = json.loads(data)["type"] == "play"
        if move and self.breaks_at_a_move:
            self.cut()
            return
        self.moves += move
        server.send(data)
