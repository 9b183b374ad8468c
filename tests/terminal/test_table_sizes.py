"""The table on screens of all sizes, with and without colours."""

from __future__ import annotations

from typing import Any

import pytest
from textual.pilot import Pilot

from lastcard import EDITIONS, Game
from lastcard.terminal.screens.table_screen import TableScreen
from tests.support.screens import against_bots, press, shown, until, use


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


def test_on_forty_columns_long_words_stay_beside_the_piles() -> None:
    game = Game.setup("classic", ["b3 b7 y2 g1", "g1 y2 y3"], top="W4", color="y")

    async def deed(pilot: Pilot[Any]) -> None:
        lines = shown(pilot).splitlines()
        assert any(line.endswith("■ Gelb") for line in map(str.rstrip, lines))
        rest = next(line for line in lines if "Uhrzeigersinn" in line)
        assert rest.index("Uhrzeigersinn") == 16

    use(TableScreen(against_bots(game)), deed, size=(40, 20), language="de")


@pytest.mark.parametrize(("columns", "wide"), [(60, 7), (80, 11)])
def test_large_piles_leave_room_for_what_has_happened(columns: int, wide: int) -> None:
    game = Game.setup("classic", ["b3 b7 y2 g1", "g1 y2 y3"], top="r5")

    async def deed(pilot: Pilot[Any]) -> None:
        back = next(line for line in shown(pilot).splitlines() if "▚▞" in line)
        assert len(back.split()[0]) == wide - 2

    use(TableScreen(against_bots(game)), deed, size=(columns, 28))


def test_without_colour_nothing_is_coloured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    game = Game.setup("classic", ["r7 b3 b5 W", "g1 y2 y3", "y8 y9"], top="r5")

    async def deed(pilot: Pilot[Any]) -> None:
        assert "╭─────╮" in shown(pilot)
        picture = pilot.app.export_screenshot()
        assert "#d70000" not in picture  # the red of the cards

    use(TableScreen(against_bots(game)), deed)


@pytest.mark.parametrize("size", [(40, 24), (30, 12), (200, 60)])
def test_what_a_move_needs_is_seen_on_every_screen(size: tuple[int, int]) -> None:
    hands = ["b3 b7 y2 g1 W4", "g1 y2 y3", "y8 y9", "y4"]
    game = Game.setup("classic", hands, top="W4", color="b")

    async def deed(pilot: Pilot[Any]) -> None:
        text = shown(pilot)
        wanted = ("W4", "blue", "Ines", "Milo", "Nora", "Draw", "Your turn.", "? Keys")
        assert [words for words in wanted if words not in text] == []
        assert all(code in text for code in ("b3", "b7", "y2", "g1"))
        assert ("Wild. Choose the colour" in text) == (size[0] >= 120)

    use(TableScreen(against_bots(game)), deed, size)


def test_of_a_hand_too_large_for_the_screen_the_pointer_shows_a_part() -> None:
    kinds = [code for code in EDITIONS["classic"].kinds if code[0] in "ryg"][:25]
    game = Game.setup("classic", [kinds, *([f"b{number}"] for number in range(1, 10))], top="r5")

    async def deed(pilot: Pilot[Any]) -> None:
        assert "r0" in shown(pilot)
        assert "Your turn." in shown(pilot)
        await press("left", "left")(pilot)  # over the button to the last card
        assert "yR" in shown(pilot)
        assert "r0" not in shown(pilot)

    use(TableScreen(against_bots(game)), deed, (30, 12))


@pytest.mark.parametrize("size", [(40, 24), (80, 24)])
def test_a_click_on_the_draw_pile_draws(size: tuple[int, int]) -> None:
    game = Game.setup("classic", ["r7 b3 b5", "g1 y2 y3"], top="r5")

    async def deed(pilot: Pilot[Any]) -> None:
        await pilot.click("Piles", offset=(3, 2))
        await until(pilot, lambda: len(game.hand(0)) == 4)

    use(TableScreen(against_bots(game)), deed, size)
