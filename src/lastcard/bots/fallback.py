"""Bots that others wrote may fail: then a quick one decides, so that a game goes on."""

from __future__ import annotations

import logging

from ..view import View
from .bot import WAIT, Bot
from .policy_bots import CasualBot

_logger = logging.getLogger(__name__)


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
