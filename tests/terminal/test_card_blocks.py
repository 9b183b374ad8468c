"""Cards are drawn by what their edition says of them, not by their codes."""

from __future__ import annotations

import pytest

from lastcard.editions import EDITIONS, carry_edition
from lastcard.terminal.widgets.card_blocks import LARGE, Look, draw_card, symbol

OWN = """title = "Ours"
[wilds]
W4 = 4
WM = { name = "Wild Moon", copies = 4, picture = "moon" }
WX = { name = "Wild Cross", copies = 4 }
W7 = { name = "Wild Q", copies = 4, picture = "Q" }

[symbols]
4 = { picture = "bolt" }
"""


@pytest.mark.parametrize(
    ("code", "sign"),
    [("WM", "☾"), ("WX", "X"), ("W7", "Q"), ("W4", "+4"), ("r4", "ϟ"), ("r7", "7"), ("rS", "⊘")],
)
def test_an_own_card_has_its_own_picture(code: str, sign: str) -> None:
    edition = carry_edition(OWN)
    assert symbol(edition, code) == sign
    for look in (Look(), Look(framed=True)):
        assert any(sign in line.plain for line in draw_card(edition, code, LARGE, look))


def test_a_printed_one_keeps_its_sign() -> None:
    assert symbol(EDITIONS["disney-parks"], "WM") == "✶"
