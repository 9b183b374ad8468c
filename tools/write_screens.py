"""Write tests/terminal/snapshots: the screens of the terminal client as pictures, to be compared.

Each is a moment that always looks the same: a position set up by hand, bots that never move, a
fixed size. A difference means that a screen looks different than it did when the picture was made:
by mistake, or on purpose, and then this tool makes the pictures anew and they can be looked at.
"""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest.mock import patch

from textual.pilot import Pilot
from textual.screen import Screen

from lastcard import EDITIONS, Game
from lastcard.client.address import read_address
from lastcard.client.over_websocket import over_websocket
from lastcard.client.table_client import TableClient
from lastcard.recorded import Recorded
from lastcard.table.log import entries as log
from lastcard.table.messages import Note, Settings, Update
from lastcard.table.schedule import Tempo
from lastcard.table.table import Table
from lastcard.table.views import GameShower, show_table
from lastcard.terminal.app import TerminalApp
from lastcard.terminal.form import Form
from lastcard.terminal.game_files import GameStore
from lastcard.terminal.home import HomeSession
from lastcard.terminal.plan import Kept, Plan
from lastcard.terminal.screens.lobby_screen import LobbyScreen
from lastcard.terminal.screens.replay_screen import ReplayScreen
from lastcard.terminal.screens.start_screen import StartScreen
from lastcard.terminal.screens.table_screen import TableScreen
from lastcard.words import Names, words_in

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "terminal" / "snapshots"
ADDRESS = read_address("http://uno.example/t/TABLE234")
EN = words_in("en")
NEVER = Tempo(think=(9999.0, 9999.0), react=(9999.0, 9999.0))
# A picture in a page may not load anything, so the usual font from the web is left out.
_WEB_FONT = re.compile(r"@font-face \{.*?\}\n", re.DOTALL)


@dataclass(frozen=True)
class Scene:
    """A screen, and the keys that are pressed before the picture is taken."""

    screen: Callable[[], Screen[Any]]
    keys: Sequence[str] = ()
    size: tuple[int, int] = (80, 24)
    theme: str = "dark"
    language: str = "en"
    environment: Mapping[str, str] = field(default_factory=dict)


# Moments.


def table(game: Game, practice: bool = False) -> TableScreen:
    plan = Plan(game.edition.name, game.players, practice=practice)
    session = HomeSession(game, plan, tempo=NEVER)
    return TableScreen(session, end_pause=0.01)


def powers() -> TableScreen:
    game = Game.setup(
        "color-powers",
        ["r7 r2 y5 yS g2 gD bR Wr W4", "g1 y2 y3", "y8 y9 r1 r4", "b1"],
        top="r5",
        powers={"r": 0, "g": 2, "b": 3},
        scores=[120, 40, 0, 80],
    )
    return table(game)


def crowd() -> TableScreen:
    """Ten players, and a hand of 25 cards."""
    codes = [code for code in EDITIONS["classic"].kinds if code[0] in "ryg"][:25]
    others = [f"b{number} bS"[: 5 if number < 3 else 2] for number in range(1, 10)]
    scores = [10 * seat for seat in range(10)]
    return table(Game.setup("classic", [codes, *others], top="r5", scores=scores))


def challenge() -> TableScreen:
    game = Game.setup("classic", ["r7 b3 g5", "W4 r3 g2", "y1 y2"], "r5", turn=1, direction="right")
    game.play("W4=g", 1)
    return table(game)


def forgotten() -> TableScreen:
    game = Game.setup("togetherness", ["r7 b3 WT", "y2 r3", "y1 y2"], top="r5", turn=1)
    game.play("r3", 1)
    return table(game)


def end_of_round() -> TableScreen:
    hands = ["r7", "y2 r3 W4", "y1 yS bD", "W g5"]
    return table(Game.setup("artiste-fairey", hands, top="r5", scores=[110, 20, 0, 64]))


def heroes() -> TableScreen:
    hands = ["WS WA b3 r9", "g1 y2", "y8 y9 r1"]
    rules = [("Everybody else draws one", "others draw 1"), None]
    return table(Game.setup("super-hero-girls", hands, top="r5", shields=[2], custom_rules=rules))


def magic() -> TableScreen:
    return table(Game.setup("disney-parks", ["WM b3 r9 W", "g1 y2 y4"], top="W", color="b"))


class _Shelf(GameStore):
    def begin(self, plan: Plan, game: Game) -> Kept:
        return Kept(plan, game)

    def last_unfinished(self) -> Kept | None:
        plan = Plan("togetherness", 3, seed="5")
        return Kept(plan, plan.deal())


def start() -> StartScreen:
    return StartScreen(
        Form(Plan(seed="1"), EN), _Shelf(), lambda kept: HomeSession(kept.game, kept.plan)
    )


def recorded() -> ReplayScreen:
    golden = ROOT / "tests" / "golden" / "color-powers-1.txt"
    record = golden.read_text(encoding="utf-8").partition("\n---\n")[0]
    game = Game.from_record(record)
    return ReplayScreen(Recorded(game, Names()))


class _Still(TableClient):
    """A table on a server at which nothing happens; of the time for a turn, 4 seconds are left."""

    def __init__(self, table: Table) -> None:
        super().__init__(over_websocket(ADDRESS))
        self.table = show_table(table, table.people)
        self.view = GameShower(table.play).show(0) if table.play else None
        self.person = table.host

    @property
    def seconds_left(self) -> float | None:
        return 4.0 if self.view else None

    async def run(self) -> None:
        self.trouble = None
        said = (Note("joined", "p2"), Note("said", "p2", text="hello Ann"))
        for version, note in enumerate(said, 1):
            self._tell(Update(version, note, [], None, None))


def _set_table() -> Table:
    table = Table("TABLE234", Settings("togetherness", {"stacking": "any"}, clock=30))
    for seat, name in enumerate(("Ann", "Ben")):
        table.apply(log.Joined(f"p{seat + 1}", name, ""))
        table.apply(log.Sat(f"p{seat + 1}", seat))
    table.apply(log.BotSat(2, "sharp"))
    table.apply(log.HostIs("p1"))
    return table


def lobby() -> LobbyScreen:
    return LobbyScreen(_Still(_set_table()), ADDRESS)


def proposing() -> LobbyScreen:
    """Two rules for Customizable cards: one that is agreed on, and one that is proposed."""
    table = Table("TABLE234", Settings("super-hero-girls", seats=4))
    for seat, name in enumerate(("Ann", "Ben", "Cleo")):
        table.apply(log.Joined(f"p{seat + 1}", name, ""))
        table.apply(log.Sat(f"p{seat + 1}", seat))
    table.apply(log.HostIs("p1"))
    table.apply(log.Proposed(1, "WA", "Sing a song", "", "p1"))
    table.apply(log.Answered(1, "p2", True))
    table.apply(log.Answered(1, "p3", True))
    table.apply(log.Proposed(2, "WB", "Everybody else draws one", "others draw 1; again", "p2"))
    return LobbyScreen(_Still(table), ADDRESS)


def joined() -> LobbyScreen:
    table = _set_table()
    table.apply(log.Started("secret"))
    return LobbyScreen(_Still(table), ADDRESS)


SCENES = {
    "table": Scene(powers),
    "table-large": Scene(powers, size=(120, 40)),
    "table-light": Scene(powers, theme="light"),
    "table-no-color": Scene(powers, environment={"NO_COLOR": "1"}),
    "table-german": Scene(powers, language="de"),
    "ten-players": Scene(crowd),
    "challenge": Scene(challenge),
    "forgotten-uno": Scene(forgotten),
    "customizable": Scene(heroes),
    "color": Scene(magic, ["W", "enter"]),
    "player": Scene(heroes, ["W", "S", "enter", "g"]),
    "typing": Scene(heroes, ["W", "A"]),
    "score-sheet": Scene(end_of_round, ["enter"]),
    "keys": Scene(powers, ["question_mark"]),
    "rules": Scene(powers, ["r", "enter"]),
    "start": Scene(start, ["down", "down", "right", "right"]),
    "start-large": Scene(start, ["up", "up"], (120, 40), "light"),
    "lobby": Scene(lobby),
    "lobby-small": Scene(proposing, size=(40, 12)),
    "lobby-rules": Scene(proposing, theme="light"),
    "lobby-card": Scene(proposing, ["c", "down", "down", "right"]),
    "lobby-people": Scene(proposing, ["p", "enter"], size=(40, 12), theme="light"),
    "lobby-settings": Scene(lobby, ["e", "down", "down"], theme="light"),
    "joined": Scene(joined),
    "talk": Scene(joined, ["m", "down", "right"], theme="light"),
    "replay": Scene(recorded, ["1", "2", "enter"]),
    "replay-one-seat": Scene(recorded, ["1", "2", "enter", "v"]),
}


# Pictures.


def picture(scene: Scene) -> str:
    """The scene as SVG."""
    with patch.dict(os.environ, {"COLORTERM": "truecolor", **scene.environment}):
        return asyncio.run(_take(scene))


async def _take(scene: Scene) -> str:
    app = TerminalApp(scene.screen(), words_in(scene.language), scene.theme)
    async with app.run_test(size=scene.size) as pilot:
        await _settle(pilot)
        for key in scene.keys:
            await pilot.press(key)
            await _settle(pilot)
        return _WEB_FONT.sub("", app.export_screenshot(title="lastcard"))


async def _settle(pilot: Pilot[Any]) -> None:
    """Wait until nothing is under way any more."""
    for _ in range(3):
        await pilot.pause(0.05)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, scene in SCENES.items():
        (FOLDER / f"{name}.svg").write_text(picture(scene), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
