"""A table on a server, as one person there sees it. The connection comes back by itself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from ..errors import LastcardError
from ..table import messages as msg
from .address import Address
from .table_words import GONE, REASONS

FIRST_WAIT, LONGEST_WAIT = 0.4, 10.0  # seconds before trying again
HANG_UP = 1.0  # seconds for the server to say goodbye
CONNECTING = "Connecting to the table…"
AWAY = "The connection is lost; it is being looked for."
FINAL = ("no_table", "no_credentials")  # reasons for which it makes no sense to try again
LOST = (OSError, TimeoutError, WebSocketException, msgspec.DecodeError)

Listener = Callable[[msg.Update | None], None]


class NotDone(LastcardError):
    """The table has refused something, or (without a reason) could not be asked."""

    def __init__(self, words: str, reason: msg.Reason | None = None) -> None:
        super().__init__(words)
        self.reason = reason


class RemoteTable:
    """Keeps up with a table: what it was sent last is what there is to see.

    Without a token it only watches.
    """

    def __init__(self, address: Address, token: str | None = None) -> None:
        self.address = address
        self.token = token
        self.table: msg.TableInfo | None = None
        self.view: msg.GameView | None = None
        self.person: str | None = None
        self.called: dict[str, str] = {}  # the people's names, also of those who have just left
        self.version = 0
        self.status = CONNECTING
        self._turned_away = ""  # why the last attempt failed, if the table said so
        self.end = ""  # why it is over for good, in a sentence
        self._link: ClientConnection | None = None
        self._listeners: list[Listener] = []
        self._answers: dict[int, asyncio.Future[None]] = {}
        self._ids = 0
        self._turn_ends: float | None = None  # on the own clock
        self._luck = Random()

    @property
    def seat(self) -> int | None:
        """The own seat."""
        people = self.table.people if self.table else []
        return next((one.seat for one in people if one.id == self.person), None)

    @property
    def is_covered(self) -> bool:
        """Does a bot play in the own seat?"""
        return (
            self.table is not None and self.seat is not None and self.table.seats[self.seat].covered
        )

    @property
    def is_host(self) -> bool:
        return self.table is not None and self.person is not None and self.table.host == self.person

    @property
    def seconds_left(self) -> float | None:
        """For the move that the table waits for; None without a clock."""
        return None if self._turn_ends is None else max(0.0, self._turn_ends - time.monotonic())

    def listen(self, listener: Listener) -> None:
        """Have somebody told of each update, and (None) of any other change."""
        self._listeners.append(listener)

    def ignore(self, listener: Listener) -> None:
        self._listeners = [one for one in self._listeners if one != listener]

    def _tell(self, update: msg.Update | None = None) -> None:
        people = self.table.people if self.table else []
        now = {one.id: one.name for one in people}
        self.called = {**now, **self.called}  # whoever has another name now is told of by the old
        for listener in list(self._listeners):
            listener(update)
        self.called |= now

    # Asking.

    async def ask(self, message: msg.ClientMessage) -> None:
        """Have something done; raises NotDone with the reason if it is not."""
        if self._link is None:
            raise NotDone("there is no connection to the table now")
        self._ids += 1
        message.id = self._ids
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._answers[message.id] = answer
        try:
            await self._link.send(msg.write_message(message).decode())
        except WebSocketException as error:
            raise NotDone("the connection broke off") from error
        await answer

    def _answer(self, number: int, refusal: NotDone | None = None) -> None:
        answer = self._answers.pop(number, None)
        if answer is None or answer.done():
            return
        if refusal:
            answer.set_exception(refusal)
        else:
            answer.set_result(None)

    # The connection.

    async def run(self) -> None:
        """Stay connected until it is over for good, or until this is cancelled."""
        attempt = 0
        while not self.end:
            try:
                async with connect(self.address.socket, close_timeout=HANG_UP) as link:
                    if await self._talk(link):
                        attempt = 0
            except LOST:
                pass
            self._lose()
            if not self.end:
                await asyncio.sleep(self._wait_before(attempt))
                attempt += 1

    def _wait_before(self, attempt: int) -> float:
        """Twice as long each time, with some chance in it."""
        longest = min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(attempt, 10))
        return longest * self._luck.uniform(0.5, 1.0)

    async def _talk(self, link: ClientConnection) -> bool:
        """Say hello and listen; was there a welcome?"""
        seen = self.version or (1 if self.token else 0)  # who comes back is told what happened
        hello = msg.Hello(token=self.token, seen=seen)
        with suppress(ConnectionClosed):  # the server may refuse before it has heard anything
            await link.send(msg.write_message(hello).decode())
        welcome = False
        with suppress(*LOST):
            async for data in link:
                message = msg.read_server_message(data)
                if isinstance(message, msg.Welcome):
                    self._link, welcome = link, True
                if not self._take(message):
                    break
                if isinstance(message, msg.Welcome) and self.is_covered:
                    await link.send(msg.write_message(msg.Back()).decode())
        return welcome

    def _lose(self) -> None:
        self._link, self._turn_ends = None, None
        for number in list(self._answers):
            lost = NotDone("the connection broke off; look whether it was done")
            self._answer(number, lost)
        self.status = self.end or self._turned_away or (AWAY if self.table else CONNECTING)
        self._turned_away = ""
        self._tell()

    # Messages.

    def _take(self, message: msg.ServerMessage) -> bool:
        """Take a message in; False if one has to come again, or is not wanted any more."""
        match message:
            case msg.Welcome():
                self._welcomed(message)
            case msg.Update():
                return self._updated(message)
            case msg.Accepted(id=number):
                self._answer(number)
            case msg.Refused():
                return self._refused(message)
            case msg.Present(here=here):
                for person in self.table.people if self.table else []:
                    person.here = person.id in here
                self._tell()
            case msg.Clock(left=left):
                self._turn_ends = None if left is None else time.monotonic() + left / 1000
            case msg.Gone(reason=reason):
                self.end = self.status = GONE[reason]
                return False
        return True

    def _welcomed(self, message: msg.Welcome) -> None:
        self.person, self.status = message.person, ""
        self.table = message.table
        missed = [one for one in message.missed if one.version > self.version]
        self.version, self.view = message.version, message.view
        for update in missed:
            self._tell(update)
        self._tell()

    def _updated(self, message: msg.Update) -> bool:
        if message.version > self.version + 1:
            return False  # something was lost: come again and say what was seen
        if message.version == self.version + 1:
            self.version = message.version
            self.table = message.table or self.table
            self.view = message.view or self.view
            if self.table is not None and self.table.phase == "lobby":
                self.view = None
            self._tell(message)
        return True

    def _refused(self, message: msg.Refused) -> bool:
        words = message.detail if message.reason == "illegal" else ""
        refusal = words or REASONS[message.reason]
        if self._link is None:  # hello itself
            self._turned_away = f"{refusal[0].upper()}{refusal[1:]}."
            if message.reason in FINAL:
                self.end = self.status = self._turned_away
            return False
        if message.id:
            self._answer(message.id, NotDone(refusal, message.reason))
        else:  # the server had no time to look which message it refused
            for number in list(self._answers):
                self._answer(number, NotDone(refusal, message.reason))
        return True
