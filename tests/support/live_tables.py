"""Tables in use, for tests: people who note what they are sent, and a clock that waits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import msgspec

from lastcard import Game
from lastcard.editions import Edition
from lastcard.server.sql.sql_storage import SqlStorage, open_storage
from lastcard.table import messages as msg
from lastcard.table.audience import Viewer
from lastcard.table.live import LiveTable
from lastcard.table.log import entries as log
from lastcard.table.log.kept import restore_table
from lastcard.table.schedule import Tempo
from lastcard.table.table import Table
from tests.support.sqlite_files import ready_in

Message = TypeVar("Message", bound=msg.ServerMessage)


class Someone:
    """A person at a table, or somebody who watches; keeps everything that was sent."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.received: list[msg.ServerMessage] = []
        self.closed = False
        self.token = ""
        self.viewer = Viewer(self.received.append, self._close)
        self._ids = 0

    def _close(self) -> None:
        self.closed = True

    async def come(self, name: str | None = None, token: str | None = None, seen: int = 0) -> None:
        await self.desk.live.hello(self.viewer, msg.Hello(0, token, name, seen))
        welcomes = self.all(msg.Welcome)
        if welcomes and welcomes[-1].token:
            self.token = welcomes[-1].token

    async def send(self, message: msg.ClientMessage) -> msg.ServerMessage | None:
        """Send a message and return the answer, if one came at once."""
        self._ids += 1
        message.id = self._ids
        await self.desk.live.receive(self.viewer, message)
        return self.answer(self._ids)

    def answer(self, number: int) -> msg.ServerMessage | None:
        answers = (msg.Accepted, msg.Refused, msg.Pong)
        found = [one for one in self.received if isinstance(one, answers) and one.id == number]
        return found[-1] if found else None

    async def play(self, move: str) -> str:
        """Make a move; returns `accepted`, the reason of the refusal, or `held`."""
        answer = await self.send(msg.Play(0, move, self.desk.game_version))
        if answer is None:
            return "held"
        return answer.reason if isinstance(answer, msg.Refused) else "accepted"

    async def go(self) -> None:
        await self.desk.live.goodbye(self.viewer)

    def all(self, kind: type[Message]) -> list[Message]:
        return [one for one in self.received if isinstance(one, kind)]

    @property
    def id(self) -> str:
        return self.viewer.person or ""

    @property
    def view(self) -> msg.GameView:
        """The last view that was sent."""
        views = [one.view for one in self.received if isinstance(one, msg.Update | msg.Welcome)]
        return next(view for view in reversed(views) if view is not None)

    @property
    def table(self) -> msg.TableInfo:
        tables = [one.table for one in self.received if isinstance(one, msg.Update | msg.Welcome)]
        return next(table for table in reversed(tables) if table is not None)


class Desk:
    """A live table, its storage and its clock."""

    def __init__(
        self,
        storage: SqlStorage,
        settings: msg.Settings,
        tempo: Tempo | None = None,
        own: Edition | None = None,
    ) -> None:
        self.storage = storage
        self.now = 1000.0
        self.tempo = tempo
        self.settings = settings
        self.live = LiveTable(Table("TABLE234", settings, own), storage, tempo, lambda: self.now)

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def game_version(self) -> int:
        return self.table.play.version if self.table.play else 0

    async def join(self, *names: str) -> list[Someone]:
        people = [Someone(self) for _ in names]
        for person, name in zip(people, names, strict=True):
            await person.come(name)
        return people

    async def watch(self) -> Someone:
        someone = Someone(self)
        await someone.come()
        return someone

    async def wait(self, seconds: float) -> None:
        """Let time pass, and whatever is due in it happen."""
        end = self.now + seconds
        while True:
            due = self.live.schedule.next_due() if self.live.here else None
            if due is None or due > end:
                break
            self.now = max(self.now, due)
            await self.live.wake()
        self.now = end

    async def restart(self) -> None:
        """The server dies and comes again, with what is in the database."""
        found = await self.storage.load_table(self.table.code)
        assert found is not None
        table, audience = restore_table(self.table.code, found)
        self.live = LiveTable(table, self.storage, self.tempo, lambda: self.now, audience)
        self.live.everybody_is_away()


def at_desk(
    folder: Path,
    scene: Callable[[Desk], Awaitable[None]],
    settings: msg.Settings | None = None,
    tempo: Tempo | None = None,
    own: Edition | None = None,
) -> None:
    """Play a scene at a new table, which may carry an edition of its own."""

    async def run() -> None:
        async with open_storage(ready_in(folder)) as storage:
            chosen = settings or msg.Settings(seats=3)
            await storage.add_table("TABLE234", msgspec.json.encode(chosen))
            await scene(Desk(storage, chosen, tempo, own))

    asyncio.run(run())


async def start(desk: Desk, *names: str) -> list[Someone]:
    """These people sit down and the first of them starts a game."""
    people = await desk.join(*names)
    await people[0].send(msg.Start())
    return people


def lay(desk: Desk, hands: list[str], **setup: object) -> None:
    """Put other cards on the table."""
    play = desk.table.current
    play.game = Game.setup(desk.settings.edition, hands, **setup)  # type: ignore[arg-type]
    play.settled = play.game.scores
    desk.live.schedule.game_changed(desk.now)


async def play_out(desk: Desk) -> None:
    """Play the round to its end at once."""
    game = desk.table.current.game
    while not game.round_over:
        await desk.live._accept([log.Moved(game.to_act or 0, game.legal()[0], "bot")])


def person_to_act(desk: Desk, people: list[Someone]) -> Someone:
    to_act = desk.table.current.game.to_act
    return next(one for one in people if desk.table.people[one.id].seat == to_act)


def reason(answer: msg.ServerMessage | None) -> str:
    """Why something was refused, or `accepted`."""
    return answer.reason if isinstance(answer, msg.Refused) else type(answer).__name__.lower()
