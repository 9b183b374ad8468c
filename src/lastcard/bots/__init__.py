"""Bots: each sees a view, never the game. Other packages can add some by an entry point."""

from .bot import WAIT, Bot
from .by_name import (
    BOTS,
    USUAL_BOT,
    bot_names,
    check_bot,
    check_choice,
    choose_surely,
    make_bot,
    seed_number,
)
from .master import MasterBot
from .policy_bots import CasualBot, RandomBot, SharpBot
from .self_play import play_game

__all__ = [
    "BOTS",
    "USUAL_BOT",
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
    "play_game",
    "seed_number",
]
