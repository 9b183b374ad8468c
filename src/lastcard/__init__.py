"""lastcard: UNO, exact to the printed rulebooks, for people and for programs.

>>> from lastcard import Game
>>> game = Game.new("classic", players=3, seed=1)
>>> game.hand_sizes
[7, 7, 7]
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .editions import EDITIONS
from .errors import (
    IllegalMove,
    InvalidEdition,
    InvalidMove,
    InvalidOption,
    InvalidPosition,
    InvalidRecord,
    LastcardError,
    MissingPackage,
    UnknownEdition,
)
from .event import Event
from .extras import comes_with
from .game import Game
from .notation import Move
from .rules.version import RULES_VERSION
from .view import View

if TYPE_CHECKING:
    from .lab.simulation import simulate

__version__ = "0.1.0"

__all__ = [
    "EDITIONS",
    "RULES_VERSION",
    "Event",
    "Game",
    "IllegalMove",
    "InvalidEdition",
    "InvalidMove",
    "InvalidOption",
    "InvalidPosition",
    "InvalidRecord",
    "LastcardError",
    "MissingPackage",
    "Move",
    "UnknownEdition",
    "View",
    "simulate",
]


def __getattr__(name: str) -> object:
    """Load the simulator, and with it the compiler, only when it is asked for."""
    if name == "simulate":
        with comes_with("play"):
            from .lab.simulation import simulate
        return simulate
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
