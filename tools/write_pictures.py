"""Write docs/images/terminal.svg: a moment of a real game, as the terminal shows it.

The game comes from a seed and is played by the bots' own habits up to the moment that is shown.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from lastcard.bots import WAIT, CasualBot
from lastcard.recorded import YOU
from lastcard.table.schedule import Tempo
from lastcard.terminal.home import HomeSession
from lastcard.terminal.plan import Plan
from lastcard.terminal.screens.table_screen import TableScreen
from tools.write_screens import Scene, picture

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "images" / "terminal.svg"
PLAN = Plan("color-powers", 4, ("sharp",), seed="27")
MOVES_BEFORE = 2
AT_ONCE = Tempo(think=(0.0, 0.0), react=(0.0, 0.0))
SIZE = (96, 30)


class Sitter(HomeSession):
    """Plays along for the picture, until the moment has come."""

    def __init__(self) -> None:
        super().__init__(PLAN.deal(), PLAN, tempo=AT_ONCE, window=0)
        self._own = CasualBot(0)

    async def start(self, before: Callable[[], None] | None = None) -> None:
        await super().start(before)
        for _ in range(MOVES_BEFORE):
            await self._until_my_turn()
            code = self._own.choose(self.game.view(YOU))
            if code != WAIT:
                await self.play(code)
        await self._until_my_turn()

    async def _until_my_turn(self) -> None:
        await self.until(lambda: self.view is not None and self.view.to_act == YOU)


def terminal_picture() -> str:
    return picture(Scene(lambda: TableScreen(Sitter()), size=SIZE))


def main() -> None:
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(terminal_picture(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
