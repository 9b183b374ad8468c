"""Reports made by hand, for what is said about them."""

from __future__ import annotations

from typing import Any

import numpy as np

from lastcard.editions import EDITIONS
from lastcard.editions.options import check_options
from lastcard.lab.ladder import Interval
from lastcard.lab.report import CardValue, Report, Spread, TableFigures


def spread(*values: int) -> Spread:
    return Spread(np.bincount(values))


def table(players: int, **figures: Any) -> TableFigures:
    """Ten rounds that all went the same way."""
    nothing = Interval(0.0, -0.01, 0.01)
    usual: dict[str, Any] = {
        "rounds": 10,
        "given_up": 0,
        "turns": spread(*[10 * players] * 10),
        "points": spread(*[100 * players] * 10),
        "seats": [nothing] * players,
        "cards": [CardValue("Wild", nothing), CardValue("8", nothing)],
        "games": spread(*[3] * 5),
        "failures": [],
    }
    return TableFigures(players, **{**usual, **figures})


def report(*tables: TableFigures, edition: str = "classic", **options: object) -> Report:
    found = EDITIONS[edition]
    return Report(found, check_options(found, options), "sharp", 10, "0", list(tables))
