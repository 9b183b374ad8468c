"""Bots: each sees a view, never the game. Other packages can add some by an entry point."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..errors import InvalidOption
from .bot import WAIT, Bot
from .master import MasterBot
from .policy_bots import CasualBot, RandomBot, SharpBot
from .sure import check_choice, choose_surely

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

ENTRY_POINTS = "lastcard.bots"
BOTS: dict[str, Callable[..., Bot]] = {
    "random": RandomBot,
    "casual": CasualBot,
    "sharp": SharpBot,
    "master": MasterBot,
}


def bot_names() -> list[str]:
    """The bots of this package, and those that others have added."""
    return [*BOTS, *(point.name for point in _added_bots())]


def check_bot(name: str) -> None:
    """Raise InvalidOption if there is no such bot."""
    if name not in BOTS and name not in bot_names():
        raise InvalidOption(f"there is no bot {name!r}; there are {', '.join(bot_names())}")


def make_bot(name: str, seed: object = 0) -> Bot:
    """A bot by its name; raises InvalidOption."""
    check_bot(name)
    if name in BOTS:
        return BOTS[name](seed)
    try:
        (point,) = _added_bots().select(name=name)
        bot: Bot = point.load()(seed)
    except Exception as error:
        raise InvalidOption(f"the bot {name} cannot be made: {error}") from error
    return bot


def _added_bots() -> EntryPoints:
    """Those of other packages. All that is installed is searched, so it is done when needed."""
    from importlib.metadata import entry_points

    return entry_points(group=ENTRY_POINTS)


__all__ = [
    "BOTS",
    "WAIT",
    "Bot",
    "CasualBot",
    "MasterBot",
    "RandomBot",
    "SharpBot",
    "bot_names",
    "check_bot",
    "check_choice",
    "choose_surely",
    "make_bot",
]
