"""Reviews of finished games: worked out in another process, one by one, and kept for a while."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec

KEPT = 40  # games
MOST_WAITING = 10
LONGEST = 600  # seconds for a game
MOST_BYTES = 1 << 22  # of a round
# Whoever plays comes first, so the work that can wait is not in a hurry.
_PROGRAM = "import os; os.nice(10); from lastcard.cli import main; main()"
_OF_A_DECISION = ("seat", "move", "best", "chance", "best_chance", "verdict")


@dataclass
class Review:
    """What has been found out so far, round by round."""

    rounds: list[Any] = field(default_factory=list)
    done: bool = False


class Reviews:
    """The coach of a server. What it says of a game is the same for everybody who has its key."""

    def __init__(self) -> None:
        self._kept: dict[str, Review] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._one_at_a_time = asyncio.Lock()

    def is_known(self, key: str) -> bool:
        return key in self._kept

    def has_room(self) -> bool:
        return len(self._tasks) < MOST_WAITING

    def begin(self, key: str, record: str) -> None:
        """Have a game reviewed, after those that were asked for before."""
        while len(self._kept) >= KEPT:
            del self._kept[next(iter(self._kept))]
        review = self._kept[key] = Review()
        task = asyncio.create_task(self._work(key, review, record))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def show(self, key: str) -> dict[str, Any]:
        review = self._kept[key]
        return {"done": review.done, "rounds": review.rounds}

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _work(self, key: str, review: Review, record: str) -> None:
        async with self._one_at_a_time:
            try:
                async with asyncio.timeout(LONGEST):
                    await _run(review, record)
                review.done = True
            finally:
                if not review.done:  # it may be asked for again
                    self._kept.pop(key, None)


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
        review.rounds.append(_shorten(msgspec.json.decode(line)))
    if await program.wait() != 0:
        raise RuntimeError("the game could not be reviewed")


def _shorten(found: dict[str, Any]) -> dict[str, Any]:
    """What the page shows of a round."""
    for step in found["steps"]:
        if step["decision"]:
            step["decision"] = {name: step["decision"][name] for name in _OF_A_DECISION}
    return found
