"""Bots that others wrote may fail: then the usual one decides, so that a game goes on."""

from __future__ import annotations

import logging

from ..view import View
from .bot import WAIT, Bot
from .policy_bots import CasualBot

_logger = logging.getLogger(__name__)


def choose_surely(bot: Bot, view: View) -> str:
    """A legal move, or out of turn WAIT; where the bot fails, `casual` decides."""
    try:
        code = bot.choose(view)
    except Exception:
        _logger.exception("the bot %s failed", type(bot).__name__)
        code = ""
    may_wait = code == WAIT and view.seat != view.to_act
    return code if may_wait or code in view.legal else CasualBot().choose(view)
