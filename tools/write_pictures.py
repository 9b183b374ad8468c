"""Write docs/images/terminal.svg: a moment of a real game, as the terminal shows it.

The game comes from a seed and is played by the bots' own habits up to the moment that is shown.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from lastcard.bots import WAIT, CasualBot
from lastcard.terminal.local import AT_ONCE, LocalSession
from lastcard.terminal.plan import YOU, Plan
from lastcard.terminal.screens.table_screen import TableScreen
from tools.write_screens import Scene, picture

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "images" / "terminal.svg"
PLAN = Plan("color-powers", 4, ("sharp",), seed="27")
MOVES_BEFORE = 2
SIZE = (96, 30)


class Sitter(LocalSession):
    """Plays along for the picture, until the moment has come."""

    def __init__(self) -> None:
        super().__init__(PLAN.deal(), PLAN, tempo=AT_ONCE, luck=Random(1))
        self._own = CasualBot(0)

    async def start(self) -> None:
        await super().start()
        for _ in range(MOVES_BEFORE):
            while self.view.to_act != YOU:
                await asyncio.sleep(0.001)
            code = self._own.choose(self.view)
            if code != WAIT:
                await self.play(code)
        while self.view.to_act != YOU:
            await asyncio.sleep(0.001)


def terminal_picture() -> str:
    return picture(Scene(lambda: TableScreen(Sitter()), size=SIZE))


def main() -> None:
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(terminal_picture(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
