"""A connection to a table: messages out, messages in, until it ends."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from ..table import messages as msg


class LinkLost(Exception):
    """The connection has ended, or there is none to be had."""


class Link(Protocol):
    """One connection to one table."""

    async def send(self, message: msg.ClientMessage) -> None:
        """Send a message; raises LinkLost."""
        ...

    async def receive(self) -> msg.ServerMessage:
        """Wait for the next message; raises LinkLost."""
        ...


Connect = Callable[[], AbstractAsyncContextManager[Link]]  # how to get one, again and again
