"""lastcard: UNO, exact to the printed rulebooks, for people and for programs.

>>> from lastcard import Game
>>> game = Game.new("classic", players=3, seed=1)
>>> game.hand_sizes
[7, 7, 7]
"""

from __future__ import annotations

TYPE_CHECKING = False  # as type checkers know it; `typing` itself takes a moment to load
if TYPE_CHECKING:
    from .bots import Bot, make_bot, play_game
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
    from .game import Game
    from .lab.simulation import simulate as simulate  # not in __all__, see below
    from .notation import Move
    from .rules.version import RULES_VERSION
    from .view import View

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
]  # what the library alone has; `simulate` needs an extra, which `import *` cannot wait for


# Where each name is from. All are loaded when they are asked for: the simulator brings the compiler
# along, and a command must be able to say something before the game is there.
_HOMES = {
    "EDITIONS": "editions",
    "RULES_VERSION": "rules.version",
    "Bot": "bots",
    "Event": "event",
    "Game": "game",
    "Move": "notation",
    "View": "view",
    "make_bot": "bots",
    "play_game": "bots",
    "simulate": "lab.simulation",
}


def __getattr__(name: str) -> object:
    """What is named above, or a module of this package."""
    from importlib import import_module
    from importlib.util import find_spec

    from .extras import comes_with

    if name in _HOMES or name in __all__:
        with comes_with("play"):
            home = import_module(f".{_HOMES.get(name, 'errors')}", __name__)
        globals()[name] = getattr(home, name)
        return globals()[name]
    if name.startswith("_") or find_spec(f"{__name__}.{name}") is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return import_module(f".{name}", __name__)


def __dir__() -> list[str]:
    from importlib.util import find_spec

    needs_more = set() if find_spec("numba") else {"simulate"}  # or `help(lastcard)` would fail
    return sorted({*globals(), *__all__, *_HOMES} - needs_more)
