"""Write docs/images/terminal.svg: a moment of a real game, as the terminal shows it.

The game comes from a seed and is played by the bots' own habits up to the moment that is shown.
"""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from lastcard import Game
from lastcard.bots import WAIT, CasualBot
from lastcard.tui.person import Leave
from lastcard.tui.plain_play import PlainGame
from lastcard.tui.plan import YOU

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "images" / "terminal.svg"
EDITION, PLAYERS, SEED = "color-powers", 4, 27
PROMPTS_BEFORE = 20
WIDTH = 84
# A picture in a page may not load anything, so the usual font from the web is left out.
WITHOUT_WEB_FONT = re.sub(r"@font-face \{\{.*?\}\}\n", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)


class Sitter:
    """Sits at the keyboard for the picture: plays along, and leaves when the moment has come."""

    def __init__(self, game: Game, console: Console, prompts: int) -> None:
        self.game = game
        self.console = console
        self.prompts = prompts
        self.bot = CasualBot(0)

    def read_line(self, prompt: str) -> str:
        code = self._decide()
        self.console.print(f"{prompt}{code}")
        if self.prompts == 0:
            raise Leave
        self.prompts -= 1
        self.console.export_text(clear=True)  # what came before is not in the picture
        return code

    def _decide(self) -> str:
        if self.game.round_over:
            return ""
        code = self.bot.choose(self.game.view(YOU))
        return "" if code == WAIT else code


def terminal_picture(seed: int = SEED, prompts: int = PROMPTS_BEFORE) -> str:
    console = Console(
        record=True,
        file=io.StringIO(),
        width=WIDTH,
        force_terminal=True,
        color_system="truecolor",
        markup=False,
        emoji=False,
        highlight=False,
    )
    game = Game.new(EDITION, PLAYERS, seed)
    sitter = Sitter(game, console, prompts)
    with contextlib.suppress(Leave):
        bots = dict.fromkeys(range(PLAYERS), CasualBot(seed))
        PlainGame(game, bots, console, sitter.read_line).run()
    return console.export_svg(title="lastcard play color-powers", code_format=WITHOUT_WEB_FONT)


def main() -> None:
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(terminal_picture(), encoding="utf-8")


if __name__ == "__main__":
    main()
