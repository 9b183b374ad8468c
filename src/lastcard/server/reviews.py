"""Reviews of finished games: worked out in another process, one by one, and kept with the game.

Each address has its turn, however many games others wait for: whoever asks for many cannot keep the
coach from those who ask for one. Among addresses that have waited for as long the shortest game is
next, so that very long ones from many addresses keep nobody from theirs. One that takes longer than
most makes way for a shorter one of another address, and is begun anew later.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import Any

import msgspec

from ..coach.review import RoundReview
from ..coach.short_form import shorten_round
from ..table.refusal import require
from .sql.database import Database
from .sql.kept_reviews import keep_review, load_review

KEPT = 40  # finished ones in memory, beside those that wait
MOST_WAITING = 100  # games, so that it takes many addresses to fill all places
MOST_OF_ADDRESS = 3  # of these, so that one cannot keep the coach from everybody else
LONGEST = 600  # seconds for a game
SHARE = 30.0  # seconds, in which most games are done; longer ones make way for shorter ones
LOOK_EVERY = 1.0  # seconds
MOST_BYTES = 1 << 22  # of a round
_logger = logging.getLogger(__name__)


@dataclass
class Review:
    """A game that somebody asks about, and what has been found out so far, round by round."""

    key: str
    record: str
    home: str
    rounds: list[RoundReview] = field(default_factory=list)
    done: bool = False
    failed: bool = False


class Reviews:
    """The coach of a server. What it says of a game is the same for everybody who has its key."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._at_work: dict[str, Review] = {}
        self._waiting: list[Review] = []
        self._served: dict[str, int] = {}  # whose turn it was last, of those who wait
        self._turns = count(1)
        self._asked = asyncio.Event()  # there is something to do

    def is_at_work(self, key: str) -> bool:
        return key in self._at_work

    async def find(self, key: str) -> dict[str, Any] | None:
        """What has been kept of a game."""
        kept = await self._database.read(partial(load_review, key))
        return None if kept is None else {"done": True, "rounds": msgspec.json.decode(kept)}

    def begin(self, key: str, record: str, home: str) -> None:
        """Have a game reviewed, when it is the turn of whoever asks; raises Refusal."""
        if key in self._at_work:
            return  # somebody else was quicker
        waits = self._count_waiting()
        require(waits[home] < MOST_OF_ADDRESS, "too_fast", "wait for the games before this")
        if len(self._waiting) >= MOST_WAITING:
            self._make_room(waits, home)
        self._forget_finished()
        self._at_work[key] = Review(key, record, home)
        self._waiting.append(self._at_work[key])
        self._asked.set()

    def _forget_finished(self) -> None:
        finished = [key for key, one in self._at_work.items() if one.done or one.failed]
        for key in finished[:-KEPT]:
            del self._at_work[key]

    def _count_waiting(self) -> Counter[str]:
        return Counter(one.home for one in self._waiting)

    def _make_room(self, waits: Counter[str], home: str) -> None:
        """Whoever waits for the most makes way for those who wait for fewer; raises Refusal."""
        ((greedy, most),) = waits.most_common(1)
        fair = most > waits[home] + 1
        require(fair, "server_full", "the coach is busy: ask again later")
        last = next(one for one in reversed(self._waiting) if one.home == greedy)
        self._waiting.remove(last)
        self._at_work.pop(last.key, None)  # whoever asks again stands in line again

    def show(self, key: str) -> dict[str, Any]:
        """How far it is; raises Refusal where nothing more will come of it."""
        review = self._at_work[key]
        require(not review.failed, "unavailable", "this game could not be reviewed")
        return {"done": review.done, "rounds": [shorten_round(one) for one in review.rounds]}

    async def work_forever(self) -> None:
        while True:
            await self._asked.wait()
            while self._waiting:
                await self._work(self._next())
            self._served.clear()  # nobody's address is needed any more
            self._asked.clear()

    def _next(self) -> Review:
        """Of whoever has not had a turn for the longest, the shortest."""
        turns = self._served
        review = min(self._waiting, key=lambda one: (turns.get(one.home, 0), len(one.record)))
        self._waiting.remove(review)
        waits = self._count_waiting()
        self._served = {home: turn for home, turn in self._served.items() if home in waits}
        self._served[review.home] = next(self._turns)
        return review

    async def _work(self, review: Review) -> None:
        """A review that fails stays so: whoever asks on must not set it to work again and again."""
        try:
            if not await self._has_run(review):
                review.rounds.clear()
                self._waiting.append(review)
                return
            try:
                await self._database.write(partial(keep_review, review.key, review.rounds))
            finally:
                review.done = True  # once statistics know it, too
        except Exception as error:  # one game's trouble is not the others'
            _logger.warning("a game could not be reviewed, or that not be kept: %r", error)
            review.failed = not review.done
        review.record = review.home = ""  # only those who wait need them

    async def _has_run(self, review: Review) -> bool:
        """Says whether it is done, or has made way."""
        running = asyncio.create_task(_run(review))
        began = time.monotonic()
        try:
            async with asyncio.timeout(LONGEST):
                while not (await asyncio.wait([running], timeout=LOOK_EVERY))[0]:
                    if time.monotonic() > began + SHARE and self._shorter_waits(review):
                        return False
            running.result()
            return True
        finally:
            running.cancel()
            await asyncio.wait([running])

    def _shorter_waits(self, review: Review) -> bool:
        shorter = (one for one in self._waiting if len(one.record) < len(review.record))
        return any(one.home != review.home for one in shorter)


async def _run(review: Review) -> None:
    program = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "lastcard.coach"),
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
        limit=MOST_BYTES,
    )
    try:
        await _listen(program, review)
    finally:
        with suppress(ProcessLookupError):
            program.kill()
        await program.wait()


async def _listen(program: Process, review: Review) -> None:
    assert program.stdin is not None
    assert program.stdout is not None
    program.stdin.write(review.record.encode())
    await program.stdin.drain()
    program.stdin.close()
    async for line in program.stdout:
        review.rounds.append(msgspec.json.decode(line, type=RoundReview))
    if await program.wait() != 0:
        raise RuntimeError("the game could not be reviewed")
