"""A shared table line by line, in the same process: what the host Ann types and what she hears."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from lastcard import Game
from lastcard.client.in_process import ViewerLink, in_process
from lastcard.client.session import Session
from lastcard.client.table_client import TableClient
from lastcard.table import messages as msg
from lastcard.table.live import LiveTable
from lastcard.table.log import entries as log
from lastcard.table.log.kept import restore_table
from lastcard.table.log.storage import StoredTable
from lastcard.table.table import hash_token
from lastcard.terminal.home import KeptTable
from lastcard.terminal.plain.plain_seat import Leave
from lastcard.terminal.plain.shared_table import PlainTable
from lastcard.terminal.plan import keep_nowhere
from lastcard.words import words_in
from tests.support.patience import PATIENCE

CODE = "BADOKKIRULMELAS"


class Evening:
    """Ann at a table where Ben sits as well, and the table's clock, which is set by hand."""

    def __init__(self, entries: Sequence[log.AnyEntry], settings: msg.Settings) -> None:
        stored = StoredTable(
            msgspec.json.encode(settings), list(enumerate(entries, 1)), len(entries), None
        )
        table, audience = restore_table(CODE, stored)
        self.now = 1000.0
        self.said: list[str] = []
        self.live = LiveTable(
            table, KeptTable(table, keep_nowhere), clock=lambda: self.now, audience=audience
        )

        self.client = TableClient(in_process(self.live), "ann")

    async def until_heard(self) -> None:
        """Ann has been told all that has happened."""
        await self.until(lambda: self.client.version == self.live.table.version)

    async def until(self, wanted: Callable[[], object]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not wanted():
                await asyncio.sleep(0)

    async def pass_time(self, seconds: float) -> None:
        """Let whatever is due by then happen once."""
        self.now += seconds
        await self.live.wake()

    async def ben_plays(self, move: str) -> None:
        ben = ViewerLink(self.live)
        await ben.send(msg.Hello(token="ben"))
        assert self.live.table.play is not None
        await ben.send(msg.Play(move=move, version=self.live.table.play.version))

    def cut_off(self) -> None:
        """Ann's connection is lost; she comes back by herself."""
        for viewer in list(self.live.audience.viewers):
            viewer.be_lost()


# What is typed, or what happens before the next line is.
Step = str | Callable[[Evening], Awaitable[None]]


def ben(move: str) -> Step:
    return lambda evening: evening.ben_plays(move)


def wait(seconds: float) -> Step:
    return lambda evening: evening.pass_time(seconds)


def hold(
    steps: Sequence[Step],
    language: str = "en",
    game: Game | None = None,
    ann_sits: bool = True,
    **settings: Any,
) -> tuple[list[str], msg.Settings]:
    """What Ann hears who types these lines, and what is played in the end."""
    entries: list[log.AnyEntry] = [
        log.Joined("p1", "Ann", hash_token("ann")),
        log.Joined("p2", "Ben", hash_token("ben")),
        log.HostIs("p1"),
        log.Sat("p1", 0 if ann_sits else None),
        log.Sat("p2", 1),
        log.Began(game.record()) if game else log.Proposed(1, "WA", "Sing a song", "", "p2"),
    ]

    async def run() -> Evening:
        evening = Evening(entries, msg.Settings(**settings))
        with contextlib.suppress(EOFError, Leave):
            await _sit(evening, steps, language)
        return evening

    evening = asyncio.run(run())
    return evening.said, evening.live.table.settings


async def _sit(evening: Evening, steps: Sequence[Step], language: str) -> None:
    client = evening.client
    left = iter(steps)

    async def read(question: str) -> str:
        if question:
            evening.said.append(question.rstrip())
        for step in left:
            if isinstance(step, str):
                return step
            await step(evening)
            await evening.until_heard()
        raise EOFError

    async def both() -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(evening.live.run())
            group.create_task(client.run())

    session = Session(client, both)
    await PlainTable(session, evening.said.append, read, words_in(language)).run()


def come_back(*steps: Step, hands: Sequence[str], clock: int = 0, **setup: Any) -> list[str]:
    """The same where a game goes on when she comes."""
    game = Game.setup("classic", hands, **{"top": "r5", **setup})
    return hold(steps, game=game, seats=len(hands), clock=clock)[0]
