"""Bots by their names: those of this package, and those that other packages add.

Those that others wrote may fail: then a quick one decides, so that a game goes on.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from ..editions.start import seed_key
from ..editions.suggestion import suggest
from ..errors import InvalidOption
from ..plugins import added
from ..view import View
from .bot import WAIT, Bot
from .master import MasterBot
from .policy_bots import CasualBot, LearnedBot, RandomBot, SharpBot

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

ENTRY_POINTS = "lastcard.bots"
BOTS: dict[str, Callable[..., Bot]] = {
    "random": RandomBot,
    "casual": CasualBot,
    "sharp": SharpBot,
    "learned": LearnedBot,
    "master": MasterBot,
}
USUAL_BOT = "casual"  # whom somebody plays against who does not say
_logger = logging.getLogger(__name__)


def bot_names() -> list[str]:
    """The bots of this package, and those that others have added."""
    return [*BOTS, *_added_bots()]


def check_bot(name: str) -> None:
    """Raise InvalidOption if there is no such bot, or if it cannot be made."""
    if name not in BOTS:
        make_bot(name)


def make_bot(name: str, seed: object = 0) -> Bot:
    """A bot by its name; raises InvalidOption.

    The seed is any number or text; the bot is given a whole number made from it.

    >>> from lastcard import Game
    >>> game = Game.setup("classic", hands=["r7 b3", "g1 y2"], top="r5")
    >>> make_bot("sharp").choose(game.view(0))
    'r7!'
    """
    if name in BOTS:
        return BOTS[name](seed_number(seed))
    others = _added_bots()
    if name not in others:
        raise InvalidOption(f"there is no bot {name!r}; {suggest(name, bot_names())}")
    try:
        bot: Bot = others[name].load()(seed_number(seed))
        if not callable(bot.choose):
            raise TypeError("its choose is no method")
    except (Exception, SystemExit) as error:
        raise InvalidOption(
            f"the bot {name} cannot be made (it comes from {_package(others[name])}): "
            f"{type(error).__name__}: {error}"
        ) from error
    return bot


def seed_number(seed: object) -> int:
    """The seed as bots get it: a number from 0 to 2**64 - 1, which may be the seed itself."""
    if isinstance(seed, int) and 0 <= seed < 1 << 64:
        return int(seed)
    first, second, _, _ = seed_key(seed)
    return first << 32 | second


def _added_bots() -> dict[str, EntryPoint]:
    found: dict[str, EntryPoint] = {}
    for point in sorted(added(ENTRY_POINTS), key=lambda point: point.value):
        if point.name in BOTS or found.setdefault(point.name, point) != point:
            _leave_out(point.name, _package(point))
    return found


@cache
def _leave_out(name: str, package: str) -> None:
    """Say so, once."""
    _logger.warning("the bot %s of %s is left out: there is another of that name", name, package)


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist else point.value


def choose_surely(bot: Bot, view: View) -> str:
    """A legal move, or out of turn WAIT; where the bot fails, the stand-in decides."""
    try:
        code = bot.choose(view)
    except (Exception, SystemExit):
        _logger.exception("the bot %s failed", type(bot).__name__)
        code = ""
    return check_choice(code, view)


def check_choice(code: str, view: View) -> str:
    """What a bot has chosen, if it may do that; else what the stand-in would do."""
    may_wait = code == WAIT and view.seat != view.to_act
    return code if may_wait or code in view.legal else CasualBot().choose(view)
