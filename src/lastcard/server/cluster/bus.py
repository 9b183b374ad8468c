"""The way of letters between the processes that share a database.

One process alone needs none: what it writes to itself arrives at once. Many have NATS between
them, which promises nothing: what is lost is found out by those who wait for it.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import msgspec

from ...errors import InvalidOption
from ..beside import beside
from .letters import Letter, pack, unpack

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg

SUBJECT = "lastcard.process."
EVERYBODY = "all"  # in the place of a process's name
CONNECT_WITHIN = 5.0  # seconds, at the start
RECONNECT_EVERY = 0.25  # seconds
BETWEEN_SENDINGS = 0.025  # seconds that letters wait which can, so that many go together
_logger = logging.getLogger(__name__)


class Bus:
    """Brings letters to processes by their names; this one is of a process which is alone."""

    def __init__(self, name: str) -> None:
        self.name = name
        # What is done with letters to this process, and after a time in which some were lost.
        self.take: Callable[[Letter], None] = lambda letter: None
        self.returned: Callable[[], None] = lambda: None

    @property
    def is_there(self) -> bool:
        return True

    def send(self, to: str, letter: Letter) -> None:
        """Send a letter, which may be lost."""
        if to == self.name:
            self.take(letter)

    def send_to_others(self, letter: Letter) -> None:
        """Send a letter to all processes but this one."""


class NatsBus(Bus):
    """NATS. All letters of a moment to the same process go together.

    A parcel costs both ends far more than a letter in it. So what is about to wait at a table for
    the next writing anyway waits here as well, until something goes that cannot.
    """

    _client: Client
    _later: asyncio.TimerHandle | None = None  # when to send what waits

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self._outbox: dict[str, list[Letter]] = {}
        self._woken = asyncio.Event()
        self._sent = -math.inf  # when, the last time
        self._has_begun = False
        self.trouble: Exception | None = None  # why it has not

    @property
    def is_there(self) -> bool:
        return self._client.is_connected

    async def connect(self, address: str) -> None:
        import nats

        self._client = await nats.connect(
            address.split(","),
            name=self.name,
            allow_reconnect=True,
            max_reconnect_attempts=-1,
            reconnect_time_wait=RECONNECT_EVERY,
            connect_timeout=2,
            ping_interval=5,
            no_echo=True,
            error_cb=self._note,
            reconnected_cb=self._come_back,
        )
        for name in (self.name, EVERYBODY):
            await self._client.subscribe(SUBJECT + name, cb=self._receive)
        # The first question overtakes what has been subscribed to, which is still to be sent; the
        # answer to the second says that others can write to us.
        for _ in range(2):
            await self._client.flush()
        self._has_begun = True

    async def close(self) -> None:
        await self._client.close()

    def send(self, to: str, letter: Letter) -> None:
        if to == self.name:
            self.take(letter)
        elif self.is_there:  # what came much later would do more harm than good
            self._outbox.setdefault(to, []).append(letter)
            self._hurry(letter)

    def _hurry(self, letter: Letter) -> None:
        """After a quiet time nothing waits."""
        if not letter.may_wait:
            self._woken.set()
        elif self._later is None:
            due = self._sent + BETWEEN_SENDINGS
            self._later = asyncio.get_running_loop().call_at(due, self._woken.set)

    def send_to_others(self, letter: Letter) -> None:
        self.send(EVERYBODY, letter)

    async def send_forever(self) -> None:
        while True:
            await self._woken.wait()
            self._start_anew()
            outbox, self._outbox = self._outbox, {}
            for to, letters in outbox.items():
                for parcel in pack(letters):
                    await self._publish(SUBJECT + to, parcel)

    def _start_anew(self) -> None:
        self._woken.clear()
        self._sent = asyncio.get_running_loop().time()
        if self._later is not None:
            self._later.cancel()
            self._later = None

    async def _publish(self, subject: str, parcel: bytes) -> None:
        from nats.errors import Error

        try:
            await self._client.publish(subject, parcel)
        except Error as error:
            _logger.warning("letters are lost: %s", type(error).__name__)

    async def _receive(self, message: Msg) -> None:
        try:
            letters = unpack(message.data)
        except msgspec.DecodeError as error:
            _logger.error("a letter cannot be read: %s", error)
            return
        for letter in letters:
            self.take(letter)

    async def _note(self, error: Exception) -> None:
        self.trouble = error
        if self._has_begun:
            _logger.warning("the bus does not answer: %s", str(error) or type(error).__name__)

    async def _come_back(self) -> None:
        self.returned()


@asynccontextmanager
async def open_bus(address: str | None, name: str) -> AsyncIterator[Bus]:
    """A bus for a process of that name; without an address, for that one alone."""
    if address is None:
        yield Bus(name)
        return
    bus = NatsBus(name)
    try:
        async with asyncio.timeout(CONNECT_WITHIN):
            await bus.connect(address)
    except ModuleNotFoundError as error:
        raise InvalidOption('NATS needs nats-py: pip install "lastcard[serve]"') from error
    except Exception as error:  # it has many
        why = str(bus.trouble or error) or f"nothing in {CONNECT_WITHIN:g} seconds"
        where = address.rpartition("@")[2]
        raise InvalidOption(f"the bus at {where} does not answer: {why}") from error
    try:
        async with beside(bus.send_forever()):
            yield bus
    finally:
        await bus.close()
