"""Bots that play at tables of people: what they decide, and for how long they may think.

Quick bots answer at once. Others think in threads, of which there are only a few for all tables:
whoever gets no answer in time has a quick bot decide.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from concurrent.futures import ThreadPoolExecutor

from ..bots import Bot, MasterBot, check_choice, choose_surely, make_bot
from ..bots.policy_bots import POLICIES
from ..view import View

QUICK = tuple(POLICIES)
AT_ONCE = 2  # decisions that are thought about at the same time, on the whole server
SECONDS = 1.0  # for a search
PATIENCE = 5.0  # seconds for a decision, the wait for a thread included
_logger = logging.getLogger(__name__)
_threads = ThreadPoolExecutor(AT_ONCE, "thinking")


class Thinker:
    """The bots of one table."""

    def __init__(self, seed: object = None, patience: float = PATIENCE) -> None:
        self._seed = secrets.token_hex(8) if seed is None else seed
        self._patience = patience
        self.bots: dict[tuple[int, str], Bot] = {}
        self._faults: set[str] = set()  # that have been told

    def choose_at_once(self, seat: int, name: str, view: View) -> str:
        """What a quick bot does: a legal move, or to wait."""
        if (seat, name) not in self.bots:
            self.bots[seat, name] = self._make_bot(seat, name)
        return choose_surely(self.bots[seat, name], view)

    async def choose(self, seat: int, name: str, view: View) -> str:
        """What a bot does; meanwhile everybody else goes on."""
        try:
            code = await asyncio.wait_for(self._think(seat, name, view), self._patience)
        except TimeoutError:
            _logger.warning("the bot %s thought for too long", name)
            code = ""
        except Exception as error:
            self._tell(name, error)
            code = ""
        return check_choice(code, view)

    def _tell(self, name: str, error: Exception) -> None:
        """Say what is wrong with a bot, once: it may be wrong in each of its turns."""
        fault = f"{name}: {error!r}"
        if fault not in self._faults:
            self._faults.add(fault)
            _logger.error("the bot %s failed", name, exc_info=error)

    async def _think(self, seat: int, name: str, view: View) -> str:
        """Think in a thread. A bot that has not come to an end is not asked again."""
        loop = asyncio.get_running_loop()
        bot = self.bots.pop((seat, name), None)
        if bot is None:
            bot = await loop.run_in_executor(_threads, self._make_bot, seat, name)
        code = await loop.run_in_executor(_threads, bot.choose, view)
        self.bots[seat, name] = bot
        return code

    def _make_bot(self, seat: int, name: str) -> Bot:
        return make_table_bot(name, f"{self._seed} {seat}")


def make_table_bot(name: str, seed: str) -> Bot:
    """A bot that does not keep people waiting."""
    bot = make_bot(name, seed)
    if isinstance(bot, MasterBot):
        bot.seconds = SECONDS
    return bot
