"""What is accepted at a table, in the order in which it was: the table's log.

A table is what its entries make of it, so that whoever has the log has the table. Entries hold
secrets (of shuffles and of people) and stay on the server.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ..messages import CustomCard, Reaction, Settings

By = Literal["person", "bot"]


class Joined(msgspec.Struct, tag="joined"):
    """Somebody is new at the table."""

    person: str
    name: str
    token_hash: str


class Renamed(msgspec.Struct, tag="renamed"):
    """Somebody is called something else."""

    person: str
    name: str


class Went(msgspec.Struct, tag="went"):
    """Somebody has gone for good."""

    person: str
    why: Literal["left", "removed"]


class HostIs(msgspec.Struct, tag="host"):
    """Somebody is host now."""

    person: str | None


class Sat(msgspec.Struct, tag="sat"):
    """Somebody has taken a seat, or watches."""

    person: str
    seat: int | None


class BotSat(msgspec.Struct, tag="bot_sat"):
    """A bot has been put in a seat, or taken away."""

    seat: int
    bot: str | None


class Changed(msgspec.Struct, tag="changed"):
    """The host has changed the settings."""

    settings: Settings


class Proposed(msgspec.Struct, tag="proposed"):
    """Somebody proposes what a Customizable card says."""

    number: int
    card: CustomCard
    words: str
    effects: str
    by: str


class Answered(msgspec.Struct, tag="answered"):
    """Somebody has agreed to a proposal, or declined it."""

    number: int
    person: str
    agree: bool


class Sealed(msgspec.Struct, tag="sealed"):
    """The shuffles of the next round are fixed, by a secret and by what these people promised."""

    secret: str
    people: list[str]


class Shared(msgspec.Struct, tag="shared"):
    """Somebody promises a share of the next shuffles, and says the one that was promised before."""

    person: str
    promise: str
    share: str | None = None


class Started(msgspec.Struct, tag="started"):
    """A game begins."""

    secret: str
    rules: int = 1  # the version of the rules by which it is played
    shuffling: int = 1  # the version of the way from secrets to shuffles
    say_pass: bool = False  # whoever keeps a drawn card says so, unless the settings say otherwise
    edition: str = ""  # with the hash of its file, where it comes from one


class Began(msgspec.Struct, tag="began"):
    """A game goes on that was begun elsewhere: its record so far. Its chance follows from that."""

    record: str


class Asked(msgspec.Struct, tag="asked"):
    """Somebody asks for the next round, another game, or a seat."""

    person: str


class Dealt(msgspec.Struct, tag="dealt"):
    """The next round; its chance follows from the game where there is no secret."""

    secret: str | None


class Moved(msgspec.Struct, tag="moved"):
    """A move has been made."""

    seat: int
    move: str
    by: By


class TakenBack(msgspec.Struct, tag="taken_back"):
    """In practice, a seat's last move and all that came after it have not happened."""

    seat: int


class Covered(msgspec.Struct, tag="covered"):
    """From now on a bot plays for the person in a seat."""

    seat: int
    why: Literal["clock", "gone"]


class Uncovered(msgspec.Struct, tag="uncovered"):
    """The person plays again."""

    seat: int


class Said(msgspec.Struct, tag="said"):
    """Somebody says something."""

    person: str
    text: str


class Reacted(msgspec.Struct, tag="reacted"):
    """Somebody shows a feeling."""

    person: str
    reaction: Reaction


class BackInLobby(msgspec.Struct, tag="lobby"):
    """The end of a game; `secret` is that of a round which is broken off, for everybody to see."""

    secret: str | None = None


class GivenUp(BackInLobby, tag="given_up"):
    """The end of a game that would not end by itself."""


# Kinds of entries.
ChangesGame = Started | Began | Dealt | Moved | TakenBack | BackInLobby | GivenUp
ChangesTime = ChangesGame | Covered | Uncovered | Sat  # whose time is running
Talk = Said | Reacted  # that changes nothing
# What people could do again and again, without any move in between.
_Settles = Changed | Proposed | Answered | BackInLobby | Sealed | Shared | Started
SetsUp = _Settles | Renamed | HostIs | Sat | BotSat
AnyEntry = ChangesTime | SetsUp | Talk | Joined | Went | Asked

_reader = msgspec.json.Decoder(AnyEntry)


def read_entry(data: bytes | str) -> AnyEntry:
    entry: AnyEntry = _reader.decode(data)
    return entry


def write_entry(entry: AnyEntry) -> bytes:
    return msgspec.json.encode(entry)
