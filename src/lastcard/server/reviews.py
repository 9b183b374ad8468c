"""Reviews of finished games: worked out in another process, one by one, and kept with the game."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ..coach.review import RoundReview
from ..coach.short_form import shorten
from ..table.commands import require
from .sql.sql_storage import SqlStorage

KEPT = 40  # games in memory, for those who ask again and again while it works
MOST_WAITING = 10
MOST_OF_ADDRESS = 3  # of these, so that one cannot keep the coach from everybody else
LONGEST = 600  # seconds for a game
MOST_BYTES = 1 << 22  # of a round
# Whoever plays comes first, so the work that can wait is not in a hurry.
_PROGRAM = """
import os
from lastcard.cli import main
if hasattr(os, "nice"):
    os.nice(10)
main()
"""
_logger = logging.getLogger(__name__)


@dataclass
class Review:
    """What has been found out so far, round by round."""

    rounds: list[RoundReview] = field(default_factory=list)
    done: bool = False
    failed: bool = False


class Reviews:
    """The coach of a server. What it says of a game is the same for everybody who has its key."""

    def __init__(self, storage: SqlStorage) -> None:
        self._storage = storage
        self._at_work: dict[str, Review] = {}
        self._tasks: dict[asyncio.Task[None], str] = {}  # and who has asked
        self._one_at_a_time = asyncio.Lock()

    def is_at_work(self, key: str) -> bool:
        return key in self._at_work

    async def find(self, key: str) -> dict[str, Any] | None:
        """What has been kept of a game."""
        kept = await self._storage.load_review(key)
        return None if kept is None else {"done": True, "rounds": msgspec.json.decode(kept)}

    def begin(self, key: str, record: str, home: str) -> None:
        """Have a game reviewed, after those that were asked for before; raises Refusal."""
        if key in self._at_work:
            return  # somebody else was quicker
        asked = list(self._tasks.values())
        require(asked.count(home) < MOST_OF_ADDRESS, "too_fast", "wait for the games before this")
        require(len(asked) < MOST_WAITING, "server_full", "the coach is busy: ask again later")
        while len(self._at_work) >= KEPT:
            del self._at_work[next(iter(self._at_work))]
        review = self._at_work[key] = Review()
        task = asyncio.create_task(self._work(key, review, record))
        self._tasks[task] = home
        task.add_done_callback(self._tasks.pop)

    def show(self, key: str) -> dict[str, Any]:
        """How far it is; raises Refusal where nothing more will come of it."""
        review = self._at_work[key]
        require(not review.failed, "unavailable", "this game could not be reviewed")
        return {"done": review.done, "rounds": [shorten(one) for one in review.rounds]}

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _work(self, key: str, review: Review, record: str) -> None:
        """A review that fails stays so: whoever asks on must not set it to work again and again."""
        async with self._one_at_a_time:
            try:
                async with asyncio.timeout(LONGEST):
                    await _run(review, record)
                try:
                    await self._storage.keep_review(key, review.rounds)
                finally:
                    review.done = True  # once statistics know it, too
            except (OSError, ValueError, RuntimeError, TimeoutError) as error:
                _logger.warning("a game could not be reviewed, or that not be kept: %r", error)
                review.failed = not review.done


async def _run(review: Review, record: str) -> None:
    program = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", _PROGRAM, "review", "-", "--json"),
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
        limit=MOST_BYTES,
    )
    try:
        await _listen(program, review, record)
    finally:
        with suppress(ProcessLookupError):
            program.kill()
        await program.wait()


async def _listen(program: Process, review: Review, record: str) -> None:
    assert program.stdin is not None
    assert program.stdout is not None
    program.stdin.write(record.encode())
    await program.stdin.drain()
    program.stdin.close()
    async for line in program.stdout:
        review.rounds.append(msgspec.json.decode(line, type=RoundReview))
    if await program.wait() != 0:
        raise RuntimeError("the game could not be reviewed")
