"""lastcard: UNO, exact to the printed rulebooks, for people and for programs.

>>> from lastcard import Game
>>> game = Game.new("classic", players=3, seed=1)
>>> game.hand_sizes
[7, 7, 7]
"""

from __future__ import annotations

from importlib import import_module
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
    from .bots import Bot, make_bot, play_game
    from .lab.simulation import simulate

__version__ = "0.1.0"

__all__ = [
    "EDITIONS",
    "RULES_VERSION",
    "Bot",
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
    "make_bot",
    "play_game",
    "simulate",
]


_LATER = {
    "Bot": "bots",
    "make_bot": "bots",
    "play_game": "bots",
    "simulate": "lab.simulation",
}  # what is loaded when it is asked for: the simulator brings the compiler along


def __getattr__(name: str) -> object:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    with comes_with("play"):
        return getattr(import_module(f".{_LATER[name]}", __name__), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
