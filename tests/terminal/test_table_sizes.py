"""The table on screens of all sizes, with and without colours."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

from lastcard import EDITIONS, Game
from lastcard.terminal.screens.table_screen import TableScreen
from tests.support.screens import against_bots, shown, use


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 50)])
def test_ten_players_and_25_cards_have_room(size: tuple[int, int]) -> None:
    kinds = [code for code in EDITIONS["classic"].kinds if code[0] in "ryg"]
    hands = [kinds[:25], *(["b1"], ["b2"], ["b3"], ["b4"], ["b5"], ["b6"], ["b7"], ["b8"], ["b9"])]
    game = Game.setup("classic", hands, top="r5", color=None)

    async def deed(pilot: Pilot[Any]) -> None:
        text = shown(pilot)
        assert all(code in text for code in kinds[:25])
        assert all(name in text for name in ("Ines", "Milo", "Enzo"))
        assert "Draw" in text
        assert "Your turn." in text

    use(TableScreen(against_bots(game)), deed, size)


@pytest.mark.parametrize(
    ("top", "color", "words"), [("r5", None, "red 5"), ("W", "b", "Wild: blue")]
)
def test_the_card_to_follow_is_seen_on_the_smallest_screen(
    top: str, color: str | None, words: str
) -> None:
    hands = ["b3 b7 y2 g1 W4", "g1 y2 y3", "y8 y9", "y4 y5"]
    game = Game.setup("super-hero-girls", hands, top=top, color=color)

    async def deed(pilot: Pilot[Any]) -> None:
        assert f" {top} " in shown(pilot)
        assert words in shown(pilot)

    use(TableScreen(against_bots(game)), deed, size=(40, 12))


def test_without_colour_nothing_is_coloured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    game = Game.setup("classic", ["r7 b3 b5 W", "g1 y2 y3", "y8 y9"], top="r5")

    async def deed(pilot: Pilot[Any]) -> None:
        assert "╭─────╮" in shown(pilot)
        picture = pilot.app.export_screenshot()
        assert "#d70000" not in picture  # the red of the cards

    use(TableScreen(against_bots(game)), deed)
