"""Names are shown as they are, also those that look like the markup of a terminal program."""

from __future__ import annotations

import io

import pytest
from rich.console import Console, RenderableType

from lastcard import Game
from lastcard.terminal.replay_steps import hands_table
from lastcard.terminal.score import rounds_table, score_sheet
from lastcard.words import Names
from tests.support.screens import EN

ODD = "[/b] [red]Ben"
NAMES = Names(("Ann", ODD), you=0)
GAME = Game.setup("classic", ["r7 b3", "g1 y2"], top="r5")


def as_text(shown: RenderableType) -> str:
    """What a console shows that reads markup, as that of the full screen does."""
    console = Console(file=io.StringIO(), width=100)
    with console.capture() as capture:
        console.print(shown)
    return capture.get()


@pytest.mark.parametrize(
    "shown",
    [
        score_sheet(GAME.view(0), [["r7"], ["g1"]], [0, 8], NAMES, EN),
        rounds_table([[0, 8]], [0, 8], NAMES, EN, 80),
        hands_table(GAME, NAMES, EN),
    ],
    ids=["score sheet", "rounds", "hands"],
)
def test_a_name_with_brackets_stands_in_every_table(shown: RenderableType) -> None:
    assert ODD in as_text(shown)
