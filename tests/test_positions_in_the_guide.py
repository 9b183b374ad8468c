"""The table of fields in docs/notation.md names every field that a position has."""

from __future__ import annotations

import re
from pathlib import Path

from lastcard import Game
from lastcard.position import read_fields

GUIDE = Path(__file__).parent.parent.joinpath("docs/notation.md").read_text(encoding="utf-8")
ROWS = GUIDE.partition("| field | value | left out |\n|---|---|---|\n")[2].partition("\n\n")[0]


def test_the_guide_explains_every_field_of_a_position() -> None:
    named = [key for row in ROWS.splitlines() for key in re.findall(r"`(\w+)`", row.split("|")[1])]
    _, fields = read_fields(Game.new("classic", seed=1).position())
    assert sorted(named) == sorted(fields)


def test_the_guide_says_which_fields_are_needed() -> None:
    needed = [row.split("|")[1].strip() for row in ROWS.splitlines() if row.endswith("| needed |")]
    assert needed == ["`hands`", "`discard`"]
