"""What clients and the server say to each other: two closed unions of messages.

Both are JSON objects with a `type`. Whatever a client sends is read by `read_message`, which never
throws. The server sends codes and numbers, never sentences, and to nobody a card that is hidden.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import msgspec

from ..view import View
from .settings import Settings as Settings
from .settings import SettingsChange as SettingsChange

PORT = 8665  # where a server listens by itself; UNO5 on a telephone, more or less
MAX_BYTES = 4_000  # of a message from a client
MAX_NAME = 20
MAX_TEXT = 300

CustomCard = Literal["WA", "WB"]
Reaction = Literal["laugh", "wow", "cry", "angry", "clap", "heart", "hurry", "thanks"]
Phase = Literal["lobby", "playing", "round_over", "game_over"]


# From clients. `id` is the client's own number for a message; the answer names it.


class FromClient(msgspec.Struct, forbid_unknown_fields=True):
    id: int = 0


class Hello(FromClient, tag="hello"):
    """The first message: who comes. A `token` brings somebody back, a `name` is new here.

    Without either, the connection may only watch. `seen` is the last version that it knows.
    """

    token: str | None = None
    name: str | None = None
    seen: int = 0


class Rename(FromClient, tag="rename"):
    name: str = ""


class Sit(FromClient, tag="sit"):
    """Take a free seat in the lobby, or (None) get up and watch."""

    seat: int | None = None


class Leave(FromClient, tag="leave"):
    """Go for good: the token is worth nothing afterwards, and a bot plays on."""


class SeatBot(FromClient, tag="seat_bot"):
    """The host puts a bot in a seat, or (None) makes it free."""

    seat: int = 0
    bot: str | None = None


class Remove(FromClient, tag="remove"):
    """The host sends somebody away."""

    person: str = ""


class HandOver(FromClient, tag="hand_over"):
    """The host makes somebody else host."""

    person: str = ""


class Change(FromClient, tag="change"):
    """The host changes some of the settings: in the lobby, or the chat alone at any time."""

    settings: SettingsChange = SettingsChange()


class Propose(FromClient, tag="propose"):
    """Anybody proposes what a Customizable card says; it counts when all others agree."""

    card: CustomCard = "WA"
    words: str = ""
    effects: str = ""


class Answer(FromClient, tag="answer"):
    """Agree to a proposal or decline it."""

    proposal: int = 0
    agree: bool = False


class Start(FromClient, tag="start"):
    """The host starts a game."""


class Play(FromClient, tag="play"):
    """A move, by its code; `version` is that of the view it was chosen in."""

    move: str = ""
    version: int = 0


class LetPass(FromClient, tag="let_pass"):
    """Do nothing out of turn now: a table that waits for that need not wait any longer."""


class TakeBack(FromClient, tag="take_back"):
    """In practice, whoever plays alone against bots takes the last own move back."""


class NextRound(FromClient, tag="next_round"):
    """Anybody who plays has the next round dealt."""


class ToLobby(FromClient, tag="to_lobby"):
    """The host takes the table back to the lobby, after a game or in the middle of one."""


class Chat(FromClient, tag="chat"):
    text: str = ""


class React(FromClient, tag="react"):
    reaction: Reaction = "clap"


class Back(FromClient, tag="back"):
    """Somebody is there again and takes over from the bot."""


class Ping(FromClient, tag="ping"):
    pass


ClientMessage = (
    Hello
    | Rename
    | Sit
    | Leave
    | SeatBot
    | Remove
    | HandOver
    | Change
    | Propose
    | Answer
    | Start
    | Play
    | LetPass
    | TakeBack
    | NextRound
    | ToLobby
    | Chat
    | React
    | Back
    | Ping
)


# To clients.

Reason = Literal[
    "bad_message",  # not understood: not JSON, no such type, a wrong field
    "too_long",
    "too_fast",
    "no_table",
    "no_credentials",  # watching, or a token that is worth nothing
    "table_full",
    "not_host",
    "not_in_lobby",
    "not_playing",
    "game_over",
    "not_your_move",
    "illegal",
    "stale",
    "no_such_seat",
    "seat_taken",
    "no_such_person",
    "no_such_bot",
    "no_such_proposal",
    "bad_name",
    "name_taken",
    "bad_settings",
    "bad_rule",
    "too_few_players",
    "chat_off",
    "server_full",
    "too_many",  # connections: from the same address
    "table_damaged",  # something of it has been lost
]


class PersonInfo(msgspec.Struct):
    id: str
    name: str
    seat: int | None
    here: bool


class SeatInfo(msgspec.Struct):
    """Who sits there: a person, a bot, or nobody. `covered`: a bot plays for the person now."""

    person: str | None = None
    bot: str | None = None
    covered: bool = False


class RuleInfo(msgspec.Struct):
    """What has been agreed on for a Customizable card."""

    card: CustomCard
    words: str
    effects: str


class ProposalInfo(msgspec.Struct):
    number: int
    card: CustomCard
    words: str
    effects: str
    by: str
    waiting: list[str]  # the people who have not answered yet


class TableInfo(msgspec.Struct):
    """All about a table but the cards."""

    code: str
    phase: Phase
    host: str | None
    settings: Settings
    people: list[PersonInfo]
    seats: list[SeatInfo]
    rules: list[RuleInfo]
    proposals: list[ProposalInfo]
    points: list[list[int]]  # by round, what each seat has got
    game: str | None = None  # by which the game is found in the history, once it is over


@dataclass(kw_only=True)
class GameView(View):
    """The game as one seat sees it, or (seat None) somebody who watches, and what a table adds."""

    version: int  # of the last update that changed the game
    commitment: str | None  # the hash of the round's secret, where there is one
    secret: str | None = None  # the round's secret, once the round is over
    hands: list[list[str]] | None = None  # all hands, once the round is over
    may_take_back: bool = False  # in practice, once the seat has made a move


class EventInfo(msgspec.Struct, omit_defaults=True):
    """One thing that happened in the game; `cards` are left out for those who may not see them."""

    name: str
    seat: int | None = None
    other: int | None = None
    cards: tuple[str, ...] = ()
    count: int = 0
    color: str | None = None


class Note(msgspec.Struct, omit_defaults=True):
    """What happened at the table: a code, and whom or what it is about."""

    what: str
    person: str | None = None
    seat: int | None = None
    text: str | None = None


class ToClient(msgspec.Struct):
    pass


class Welcome(ToClient, tag="welcome"):
    """The answer to `hello`: everything there is to know now, and the updates that were missed.

    `token` is the secret of somebody new, sent once.
    """

    id: int
    version: int
    person: str | None
    token: str | None
    table: TableInfo
    view: GameView | None
    missed: list[Update]


class Update(ToClient, tag="update"):
    """Something has happened. Versions count up by one, without gaps."""

    version: int
    note: Note
    events: list[EventInfo]
    table: TableInfo | None  # if it has changed
    view: GameView | None  # if it has changed


class Present(ToClient, tag="present"):
    """Who is connected now."""

    here: list[str]


class Clock(ToClient, tag="clock"):
    """How many milliseconds are left: of the seat's time, and of the window after a play.

    Without a clock there is neither a seat nor time left, unless the table is patient: then it is
    the seat that is asked, in turn or out of turn. It is sent when it has changed.
    """

    seat: int | None
    left: int | None
    window: int


class Accepted(ToClient, tag="accepted"):
    """The message of that `id` has been accepted; `version` is that of its last update."""

    id: int
    version: int


class Why(msgspec.Struct):
    """Why the rules do not allow a move: a code, and the cards, colours, seats, counts it names."""

    code: str
    arguments: dict[str, str | int]


class Refused(ToClient, tag="refused"):
    """The message of that `id` has changed nothing. `detail` is for programmers.

    `why` comes with a move that is `illegal`, so that a client can say it in any language.
    """

    id: int
    reason: Reason
    detail: str = ""
    why: Why | None = None


class Gone(ToClient, tag="gone"):
    """The connection is about to be closed for good: do not come back by yourself."""

    reason: Literal["removed", "left"]


class Pong(ToClient, tag="pong"):
    id: int


ServerMessage = Welcome | Update | Present | Clock | Accepted | Refused | Gone | Pong


# Reading and writing.

_reader: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_server_reader: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)
_writer = msgspec.json.Encoder()
_UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)


def read_message(data: bytes | str) -> ClientMessage | Refused:
    """A client's message, or the refusal to send back. It never throws."""
    size = len(data.encode(errors="surrogatepass")) if isinstance(data, str) else len(data)
    if size > MAX_BYTES:
        return Refused(read_id(data), "too_long", f"a message has at most {MAX_BYTES} bytes")
    try:
        return _reader.decode(data)
    except _UNREADABLE as error:
        return Refused(read_id(data), "bad_message", str(error)[:200])


def read_id(data: bytes | str) -> int:
    """The client's number for a message that is refused as a whole; 0 if it has none."""
    try:
        parts = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
        return msgspec.json.decode(parts.get("id", b"0"), type=int)
    except _UNREADABLE:
        return 0


def read_server_message(data: bytes | str) -> ServerMessage:
    """What a server sends, for clients; raises msgspec.DecodeError."""
    return _server_reader.decode(data)


def write_message(message: ServerMessage | ClientMessage) -> bytes:
    return _writer.encode(message)
