"""What processes write to each other, most of it about a visit: somebody's connection to a table.

The connection is at one process and the table perhaps at another, its owner. A visit has a name
of its own for each time that it finds an owner, so that nothing of an earlier one is taken for new.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

import msgspec

from ...table import messages as msg

_logger = logging.getLogger(__name__)
PARCEL = 256 * 1024  # bytes that go over the bus at a time


class Letter(msgspec.Struct, array_like=True, tag=True):
    may_wait: ClassVar[bool] = False  # for a little, until it goes together with others


class ToOwner(Letter):
    """To the owner of a table."""

    visit: str


class ToVisitor(Letter):
    """To where the connection is."""

    visit: str


class Spent(Letter):
    """To all: something that is limited was done from an address, and counts everywhere."""

    limit: str
    home: str


class Question(ToOwner):
    """Something that is answered."""

    back: str  # the process to answer to
    code: str


class Knock(Question):
    """Whose token is this?"""

    token: str | None


class Enter(Question):
    """Somebody comes: known already, with a name, or to watch."""

    person: str | None
    hello: msg.Hello
    home: str = ""  # of the address that the connection comes from


class Sent(ToOwner):
    """What somebody has sent who is there."""

    may_wait = True
    message: msg.ClientMessage


class Left(ToOwner):
    """The connection has ended."""


class AskPlace(Question):
    """What is to be said of a table to somebody with a place there?"""

    token: str


class Known(ToVisitor):
    """The answer to a knock: somebody of the table, or nobody yet."""

    person: str | None


class TurnedAway(ToVisitor):
    """The answer to a knock or a question: no."""

    reason: msg.Reason
    detail: str


class Shown(ToVisitor):
    """A message for this visitor, and for nobody else."""

    data: bytes
    version: int = 0  # of an update or a welcome
    answers: int = -1  # the number of the message that is answered
    person: str | None = None  # who it turned out to be, with a welcome
    is_welcome: bool = False


class Dismissed(ToVisitor):
    """There is nothing more for this visitor: the connection is to be closed."""


class Astray(ToVisitor):
    """The table is not here, or not any more: somebody else may have it."""


class Place(ToVisitor):
    """The answer to a question for a place, as JSON."""

    data: bytes


AnyLetter = (
    (Knock | Enter | Sent | Left | AskPlace)
    | (Known | TurnedAway | Shown | Dismissed | Astray | Place)
    | Spent
)

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(list[AnyLetter])


def pack(letters: Iterable[Letter]) -> Iterator[bytes]:
    """Letters as parcels. One that cannot be written keeps no other back."""
    parcel: list[msgspec.Raw] = []
    size = 0
    for letter in letters:
        try:
            written = _encoder.encode(letter)
        except (OverflowError, TypeError, ValueError) as error:
            _logger.error("a letter cannot be written: %s", error)
            continue
        if parcel and size + len(written) > PARCEL:
            yield _encoder.encode(parcel)
            parcel, size = [], 0
        parcel.append(msgspec.Raw(written))
        size += len(written)
    if parcel:
        yield _encoder.encode(parcel)


def unpack(parcel: bytes) -> Sequence[Letter]:
    """Raises msgspec.DecodeError if this is none of ours."""
    return _decoder.decode(parcel)
