"""Bots that play at tables of people: what they decide, and for how long they may think.

Quick bots answer at once. Others think in threads, of which there are only a few for all tables:
whoever gets no answer in time has a quick bot decide. A bot that thinks for too long is asked again
when it has come to an end, so that it holds one thread at most.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from concurrent.futures import Future
from typing import Any

from ..bots import Bot, MasterBot, check_choice, choose_surely, make_bot
from ..bots.policy_bots import POLICIES
from ..view import View
from .thinking_threads import ThinkingThreads

QUICK = tuple(POLICIES)
AT_ONCE = 2  # decisions that are thought about at the same time, on the whole server
SECONDS = 1.0  # for a search
PATIENCE = 5.0  # seconds for a decision, the wait for a thread included
_logger = logging.getLogger(__name__)
_threads = ThinkingThreads(AT_ONCE)
_unending: dict[str, Future[Any]] = {}  # by bot: what was last not waited for


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
        code = "" if is_unending(name) else await self._think(seat, name, view)
        return check_choice(code, view)

    async def _think(self, seat: int, name: str, view: View) -> str:
        """Think in a thread. A bot that fails or has not come to an end is made anew."""
        made = self.bots.pop((seat, name), None)
        job = _threads.submit(self._decide, made, seat, name, view)
        try:
            code, bot = await asyncio.wait_for(asyncio.wrap_future(job), self._patience)
        except TimeoutError:
            self._complain(name, job)
        except Exception as error:
            self._tell(name, error)
        else:
            self.bots[seat, name] = bot
            return code
        finally:
            _threads.let_go(job)
        return ""

    def _decide(self, bot: Bot | None, seat: int, name: str, view: View) -> tuple[str, Bot]:
        bot = bot or self._make_bot(seat, name)
        return bot.choose(view), bot

    def _complain(self, name: str, job: Future[Any]) -> None:
        if job.cancelled():
            _logger.warning("the bot %s was not asked: others thought for too long", name)
        else:
            _unending[name] = job
            _logger.warning("the bot %s thought for too long", name)

    def _tell(self, name: str, error: Exception) -> None:
        """Say what is wrong with a bot, once: it may be wrong in each of its turns."""
        fault = f"{name}: {error!r}"
        if fault not in self._faults:
            self._faults.add(fault)
            _logger.error("the bot %s failed", name, exc_info=error)

    def _make_bot(self, seat: int, name: str) -> Bot:
        return make_table_bot(name, f"{self._seed} {seat}")


def is_unending(name: str) -> bool:
    """Does a bot of that name still think about what nobody waits for any more?"""
    return name in _unending and not _unending[name].done()


def make_table_bot(name: str, seed: str) -> Bot:
    """A bot that does not keep people waiting."""
    bot = make_bot(name, seed)
    if isinstance(bot, MasterBot):
        bot.seconds = SECONDS
    return bot
