"""A table as one person there sees it, wherever it is. The connection comes back by itself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Literal

from ..editions import Edition, adopt_edition, carry_edition
from ..errors import InvalidEdition, LastcardError
from ..table import messages as msg
from .link import Connect, Link, LinkLost
from .shares import Shares

AT_HOME = ""  # the code of a table in this process, to which nobody else can come
FIRST_WAIT, LONGEST_WAIT = 0.4, 10.0  # seconds before trying again
# Reasons for which it makes no sense to try again.
FINAL = ("no_table", "no_credentials", "bad_name", "name_taken", "banned")

# Why something was not done: the table's reason, or there was no connection, or it broke off.
WhyNot = msg.Reason | Literal["no_connection", "broken_off"]
# What is not as it should be: the reason of a refusal, or how the connection ended.
Trouble = msg.Reason | Literal["connecting", "away", "left", "removed", "not_kept"]
Listener = Callable[[msg.Update | None], None]


def learn_edition(table: msg.TableInfo | None) -> None:
    """Know the edition that a table plays, where it has a file that perhaps nobody here has.

    Raises InvalidEdition where it cannot be read here.
    """
    if table is not None and table.edition_text:
        adopt_edition(table.edition_text, table.settings.edition)


class NotDone(LastcardError):
    """The table has refused something, or could not be asked. `detail` is for programmers."""

    def __init__(self, reason: WhyNot, detail: str = "", why: msg.Why | None = None) -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail
        self.why = why  # the rules do not allow a move


class TableClient:
    """Keeps up with a table: what it was sent last is what there is to see.

    It comes with a token, or with a name for which it gets one; without either it only watches.
    `seen` is the last version that need not be told again.
    """

    def __init__(
        self,
        connect: Connect,
        token: str | None = None,
        *,
        name: str | None = None,
        seen: int | None = None,
    ) -> None:
        self.token = token
        self._name = name
        self.table: msg.TableInfo | None = None
        self.own: Edition | None = None  # an edition that the table carries
        self.view: msg.GameView | None = None
        self.person: str | None = None
        self.called: dict[str, str] = {}  # the people's names, also of those who have just left
        self.version = (1 if token else 0) if seen is None else seen
        self.trouble: Trouble | None = "connecting"
        self.end: Trouble | None = None  # why it is over for good
        self.shares = Shares()  # of the shuffles
        self.asked: int | None = None  # the seat whose time runs, or that a patient table asks
        self._connect = connect
        self._ending: Trouble | None = None  # the same, before the connection has been closed
        self._turned_away: msg.Reason | None = None  # why the last attempt failed
        self._link: Link | None = None
        self._listeners: list[Listener] = []
        self._answers: dict[int, asyncio.Future[None]] = {}
        self._ids = 0
        self._turn_ends: float | None = None  # on the own clock
        self._luck = Random()

    @property
    def seat(self) -> int | None:
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
        if self.table is not None:
            self.shares.judge(self.table, self.view, self.person)
        self.called = {**now, **self.called}  # whoever has another name now is told of by the old
        for listener in list(self._listeners):
            listener(update)
        self.called |= now

    # Asking.

    async def ask(self, message: msg.ClientMessage) -> None:
        """Have something done; raises NotDone with the reason if it is not."""
        if self._link is None:
            raise NotDone("no_connection")
        self._ids += 1
        message.id = self._ids
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._answers[message.id] = answer
        try:
            await self._link.send(message)
        except LinkLost:  # of which all that is asked may have been told already
            self._answer(message.id, NotDone("broken_off"))
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
            with suppress(LinkLost):
                async with self._connect() as link:
                    if await self._talk(link):
                        attempt = 0
            self._lose()
            if not self.end:
                await asyncio.sleep(self._wait_before(attempt))
                attempt += 1

    def _wait_before(self, attempt: int) -> float:
        """Twice as long each time, with some chance in it."""
        longest = min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(attempt, 10))
        return longest * self._luck.uniform(0.5, 1.0)

    async def _talk(self, link: Link) -> bool:
        """Say hello and listen; was there a welcome?"""
        welcome = False
        with suppress(LinkLost):
            with suppress(LinkLost):  # the table may refuse before it has heard anything
                name = self._name if self.token is None else None
                await link.send(msg.Hello(token=self.token, name=name, seen=self.version))
            while True:
                message = await link.receive()
                if isinstance(message, msg.Welcome):
                    self._link, welcome = link, True
                    self.shares.connected()
                if not self._take(message):
                    break
                await self._take_part(link)
        return welcome

    async def _take_part(self, link: Link) -> None:
        """Add randomness of one's own to the shuffles; at home there is nobody to suspect."""
        if self.table is None or self.table.code == AT_HOME:
            return
        share = self.shares.reply(self.table, self.person)
        if share is not None:
            self._ids += 1
            share.id = self._ids
            await link.send(share)

    def _lose(self) -> None:
        self._link = self._turn_ends = self.asked = None
        for number in list(self._answers):
            self._answer(number, NotDone("broken_off"))
        self.end = self._ending
        self.trouble = self.end or self._turned_away or ("away" if self.table else "connecting")
        self._turned_away = None
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
            case msg.Clock():
                self._clocked(message)
            case msg.Gone(reason=reason):
                self._ending = reason
                return False
        return True

    def _clocked(self, message: msg.Clock) -> None:
        left, before = message.left, self.asked
        self.asked = message.seat
        self._turn_ends = None if left is None else time.monotonic() + left / 1000
        if self.asked != before:
            self._tell()

    def _welcomed(self, message: msg.Welcome) -> None:
        self.person, self.trouble = message.person, None
        self.token = self.token or message.token
        self._learn(message.table)
        self.table = message.table
        self.own = carry_edition(message.edition.text) if message.edition else None
        missed = [one for one in message.missed if one.version > self.version]
        self.version, self.view = message.version, message.view
        for update in missed:
            self._tell(update)
        self._tell()

    def _learn(self, table: msg.TableInfo | None) -> None:
        with suppress(InvalidEdition):  # said to whoever comes; a table may change to it later
            learn_edition(table)

    def _updated(self, message: msg.Update) -> bool:
        if message.version > self.version + 1:
            return False  # something was lost: come again and say what was seen
        if message.version == self.version + 1:
            self.version = message.version
            self._learn(message.table)
            self.table = message.table or self.table
            self.view = message.view or self.view
            if self.table is not None and self.table.phase == "lobby":
                self.view = None
            self._tell(message)
        return True

    def _refused(self, message: msg.Refused) -> bool:
        if self._link is None:  # hello itself
            self._turned_away = message.reason
            if message.reason in FINAL:
                self._ending = message.reason
            return False
        refused = [message.id] if message.id else list(self._answers)
        for number in refused:  # without a number, the server had no time to look which it was
            self._answer(number, NotDone(message.reason, message.detail, message.why))
        return True
