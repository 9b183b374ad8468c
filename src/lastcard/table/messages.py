"""What clients and the server say to each other: two closed unions of messages.

Both are JSON objects with a `type`. Whatever a client sends is read by `read_message`, which never
throws. The server sends codes and numbers, never sentences, and to nobody a card that is hidden.

The docstrings say what each field means (`field: words`): the JSON Schema and the tables of the
protocol's document are written from them.
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
    """A message from a client.

    id: the client's own number for it, which the answer names
    """

    id: int = 0


class Hello(FromClient, tag="hello"):
    """The first message: who comes. Without token and name, the connection only watches.

    token: the secret that says who comes back, to seat, hand and history
    name: of somebody new, who gets the first free seat in the lobby, and otherwise watches
    seen: the last version that the client knows; 0 for none, and then nothing was missed
    """

    token: str | None = None
    name: str | None = None
    seen: int = 0


class Rename(FromClient, tag="rename"):
    """Be called something else.

    name: 1 to 20 characters that nobody else at the table is called by
    """

    name: str = ""


class Sit(FromClient, tag="sit"):
    """Take a free seat in the lobby, or get up and watch. The own seat counts as taken.

    seat: counted from 0; null to watch
    """

    seat: int | None = None


class Leave(FromClient, tag="leave"):
    """Go for good: the token is worth nothing afterwards, and a bot plays on."""


class SeatBot(FromClient, tag="seat_bot"):
    """The host puts a bot in a seat that no person has, or makes it free, in the lobby.

    seat: counted from 0
    bot: its name, one of those that `/api/editions` lists; null to make the seat free
    """

    seat: int = 0
    bot: str | None = None


class Remove(FromClient, tag="remove"):
    """The host removes somebody from the table, or somebody who watches.

    person: the `id` of somebody in `table.people`
    """

    person: str = ""


class HandOver(FromClient, tag="hand_over"):
    """The host makes somebody else host.

    person: the `id` of somebody in `table.people`
    """

    person: str = ""


class Change(FromClient, tag="change"):
    """The host changes some of the settings: in the lobby; `chat` and `watch` at any time.

    settings: what is to be different; what is left out stays
    """

    settings: SettingsChange = SettingsChange()


class Propose(FromClient, tag="propose"):
    """Anybody proposes what a Customizable card says, in the lobby; it counts when all agree.

    card: which of the two cards
    words: the rule as people read it
    effects: what the game carries out, as in the option `custom_rules`; may be empty
    """

    card: CustomCard = "WA"
    words: str = ""
    effects: str = ""


class Answer(FromClient, tag="answer"):
    """Agree to a proposal or decline it.

    proposal: its `number`
    agree: whether it may count
    """

    proposal: int = 0
    agree: bool = False


class Start(FromClient, tag="start"):
    """The host starts a game, in the lobby or after one.

    Seats that are free then are no part of it: the others move up and have new numbers. Proposals
    to which somebody has not agreed yet are dropped.
    """


class Play(FromClient, tag="play"):
    """A move.

    move: its code, one of `view.legal`
    version: that of the view in which it was chosen
    """

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
    """Say something to everybody at the table. Whoever only watches cannot.

    text: 1 to 300 characters
    """

    text: str = ""


class React(FromClient, tag="react"):
    """Show a feeling, also where chat is off.

    reaction: which
    """

    reaction: Reaction = "clap"


class Back(FromClient, tag="back"):
    """Somebody is there again and takes over from the bot."""


class Ping(FromClient, tag="ping"):
    """Ask for a sign of life: a `pong`."""


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
    "unavailable",  # nothing can be kept just now: it has not been done, or nobody knows
]


class PersonInfo(msgspec.Struct):
    """Somebody at the table.

    id: stays the same, whatever they are called
    name: what they are called
    seat: where they sit; null for somebody who watches
    here: are they connected?
    """

    id: str
    name: str
    seat: int | None
    here: bool


class SeatInfo(msgspec.Struct):
    """Who sits there: a person, a bot, or nobody.

    person: the `id` of the person
    bot: the name of the bot
    covered: a bot plays for the person now
    """

    person: str | None = None
    bot: str | None = None
    covered: bool = False


class RuleInfo(msgspec.Struct):
    """What has been agreed on for a Customizable card.

    card: which of the two
    words: the rule as people read it
    effects: what the game carries out
    """

    card: CustomCard
    words: str
    effects: str


class ProposalInfo(msgspec.Struct):
    """What somebody proposes for a Customizable card.

    number: what an `answer` names
    card: which of the two
    words: the rule as people read it
    effects: what the game carries out
    by: the `id` of whoever proposes it
    waiting: the people who have not answered yet
    """

    number: int
    card: CustomCard
    words: str
    effects: str
    by: str
    waiting: list[str]


class TableInfo(msgspec.Struct):
    """All about a table but the cards.

    code: what the table is found by
    phase: `lobby` before a game, `playing`, `round_over` between rounds, `game_over`
    host: the `id` of the host; null while nobody is
    settings: how it plays
    people: everybody at the table, those who watch under a name included
    seats: who sits where, by seat
    rules: what has been agreed on for Customizable cards
    proposals: what has not
    points: by finished round, what each seat has got
    game: the key by which the game is found in the history, once it is over
    """

    code: str
    phase: Phase
    host: str | None
    settings: Settings
    people: list[PersonInfo]
    seats: list[SeatInfo]
    rules: list[RuleInfo]
    proposals: list[ProposalInfo]
    points: list[list[int]]
    game: str | None = None


@dataclass(kw_only=True)
class GameView(View):
    """The game as one seat sees it, or somebody who watches, and what a table adds.

    version: that of the last update that changed the game
    commitment: the hash of the round's secret, where there is one
    secret: the round's secret, once the round is over
    hands: all hands, by seat, once the round is over
    may_take_back: in practice, the seat has made a move that can be taken back
    """

    version: int
    commitment: str | None
    secret: str | None = None
    hands: list[list[str]] | None = None
    may_take_back: bool = False


class EventInfo(msgspec.Struct, omit_defaults=True):
    """One thing that happened in the game. What is null, empty or 0 is left out.

    name: what happened
    seat: who did it, or to whom it happened
    other: the second player concerned
    cards: which cards; left out for those who may not see them
    count: how many there are, also for those who may not see them
    color: a colour, as a letter
    """

    name: str
    seat: int | None = None
    other: int | None = None
    cards: tuple[str, ...] = ()
    count: int = 0
    color: str | None = None


class Note(msgspec.Struct, omit_defaults=True):
    """What happened at the table. What is null is left out.

    what: its code
    person: the `id` of whom it is about
    seat: the seat that it is about
    text: what goes with it
    """

    what: str
    person: str | None = None
    seat: int | None = None
    text: str | None = None


class ToClient(msgspec.Struct):
    """A message from the server."""


class Welcome(ToClient, tag="welcome"):
    """The answer to `hello`: everything there is to know now, and the updates that were missed.

    id: that of the `hello`
    version: the last one
    person: the `id` of whoever this is; null for somebody who only watches
    token: the secret of somebody new, sent once
    table: the table
    view: the game; null in the lobby
    missed: the updates since `seen`, of the last hundred, each as the seat of this person then saw
        it, without table and view
    """

    id: int
    version: int
    person: str | None
    token: str | None
    table: TableInfo
    view: GameView | None
    missed: list[Update]


class Update(ToClient, tag="update"):
    """Something has happened.

    version: one more than that of the update before
    note: what happened
    events: what happened in the game, as this viewer may see it
    table: the table, if it has changed
    view: the game, if it has changed; in the lobby there is none
    """

    version: int
    note: Note
    events: list[EventInfo]
    table: TableInfo | None
    view: GameView | None


class Present(ToClient, tag="present"):
    """Who is connected now.

    here: the people, by `id`
    watching: how many others only watch
    """

    here: list[str]
    watching: int = 0


class Clock(ToClient, tag="clock"):
    """How much time is left. It is sent to whoever comes, and when it has changed.

    seat: whose time is running; null without a clock. At a patient table it is the seat that is
        asked, in turn or out of turn
    left: milliseconds for the move; null without a clock
    window: milliseconds in which a call of UNO still beats a catch
    """

    seat: int | None
    left: int | None
    window: int


class Accepted(ToClient, tag="accepted"):
    """A message has been accepted, and what it comes to is kept.

    id: the message's
    version: that of its last update
    """

    id: int
    version: int


class Why(msgspec.Struct):
    """Why the rules do not allow a move, for a client to say in any language.

    code: why
    arguments: the cards, colours, seats and counts that it is about
    """

    code: str
    arguments: dict[str, str | int]


class Refused(ToClient, tag="refused"):
    """A message has changed nothing.

    id: the message's; 0 where it could not be read
    reason: why
    detail: the same for programmers, in English
    why: comes with a move that is `illegal`
    """

    id: int
    reason: Reason
    detail: str = ""
    why: Why | None = None


class Gone(ToClient, tag="gone"):
    """The connection is about to be closed for good: do not come back by yourself.

    reason: `left` of one's own will, or `removed` by the host
    """

    reason: Literal["removed", "left"]


class Pong(ToClient, tag="pong"):
    """The answer to a `ping`.

    id: the ping's
    """

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
