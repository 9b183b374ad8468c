"""Bots that play at tables of people: what they decide, and for how long they may think.

Quick bots answer at once. Others think in threads, of which there are only a few for all tables:
whoever gets no answer in time has a quick bot decide. A bot that thinks for too long is asked again
when it has come to an end, so that it holds one thread at most.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from queue import SimpleQueue
from typing import Any, TypeVar

from ..bots import Bot, MasterBot, check_choice, choose_surely, make_bot
from ..bots.by_name import seed_number
from ..bots.policy_bots import POLICIES
from ..view import View

QUICK = tuple(POLICIES)
AT_ONCE = 2  # decisions that are thought about at the same time, on the whole server
SECONDS = 1.0  # for a search
PATIENCE = 5.0  # seconds for a decision, the wait for a thread included
_logger = logging.getLogger(__name__)
T = TypeVar("T")


class ThinkingThreads:
    """As many at once as are said, but for those that were let go.

    A bot that never comes to an end costs nobody else a thread. When the program ends they end
    with it; those of `concurrent.futures` it would wait for.
    """

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._jobs: SimpleQueue[tuple[Future[Any], Callable[[], Any]]] = SimpleQueue()
        self._lock = threading.Lock()
        self._hired = 0
        self._let_go: set[Future[Any]] = set()

    def submit(self, work: Callable[..., T], *args: Any) -> Future[T]:
        job: Future[T] = Future()
        self._jobs.put((job, partial(work, *args)))
        with self._lock:
            if self._hired < self._at_once:
                self._hire()
        return job

    def let_go(self, job: Future[Any]) -> None:
        """If somebody is still at it, another thread takes that one's place."""
        with self._lock:
            if job.running():
                self._let_go.add(job)
                self._hire()

    def _hire(self) -> None:
        self._hired += 1
        threading.Thread(target=self._work, name="thinking", daemon=True).start()

    def _work(self) -> None:
        while True:
            job, work = self._jobs.get()
            if job.set_running_or_notify_cancel():
                _carry_out(job, work)
            with self._lock:
                if job in self._let_go:
                    self._let_go.remove(job)
                    self._hired -= 1
                    return


def _carry_out(job: Future[T], work: Callable[[], T]) -> None:
    try:
        job.set_result(work())
    except Exception as error:
        job.set_exception(error)
    except BaseException as error:  # of its own making: it would end the program
        job.set_exception(RuntimeError(f"it raised {error!r}"))


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
    if name == "master":
        return MasterBot(seed_number(seed), seconds=SECONDS, wait=False)
    return make_bot(name, seed)
