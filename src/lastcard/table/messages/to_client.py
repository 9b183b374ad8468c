"""What a table says to its clients: codes and numbers, never sentences, and no card that is hidden.

The docstrings say what each field means (`field: words`): the JSON Schema and the tables of the
protocol's document are written from them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import msgspec

from ...view import View
from ..settings import Settings
from .about_editions import CarriedEdition
from .from_client import CustomCard

Phase = Literal["lobby", "playing", "round_over", "game_over"]
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
    "banned",  # the name: whoever had it was removed
    "bad_settings",
    "bad_rule",
    "bad_edition",  # the text of one: `detail` has the line, and what is wrong there
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


class PartInfo(msgspec.Struct):
    """What somebody has to do with a round's shuffles.

    person: whose `id`
    promise: the hash of their share, which was there before anybody said theirs
    share: what they have said; null where they have not, and while the shuffle is open
    """

    person: str
    promise: str
    share: str | None


class ShuffleInfo(msgspec.Struct):
    """The shuffles of a round that people have a share in.

    commitment: the hash of the secret and the promises
    parts: who takes part, in the order in which it counts
    open: the round is about to begin, and shares are waited for
    """

    commitment: str
    parts: list[PartInfo]
    open: bool


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
    points: by finished round, what each seat has got; 0 before it was there
    game: the key by which the game is found in the history, once it is over
    ready: the `id`s of those who have asked for the next round, another game, or a seat
    shuffle: the round's, or that of the round about to begin, where people have a share in it
    edition_text: the file of the edition that is played, where it is one that the server has
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
    ready: list[str] = []
    shuffle: ShuffleInfo | None = None
    edition_text: str = ""


@dataclass(kw_only=True)
class GameView(View):
    """The game as one seat sees it, or somebody who watches, and what a table adds.

    version: that of the last update that changed the game
    commitment: the hash of the round's secret and of promises, where there is one
    secret: the round's secret, once the round is over
    hands: all hands, by seat, once the round is over
    counts: what each hand counts in points, by seat, once the round is over
    may_take_back: in practice, the seat has made a move that can be taken back
    """

    version: int
    commitment: str | None
    secret: str | None = None
    hands: list[list[str]] | None = None
    counts: list[int] | None = None
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


class Welcome(msgspec.Struct, tag="welcome"):
    """The answer to `hello`: everything there is to know now, and the updates that were missed.

    id: that of the `hello`
    version: the last one
    person: the `id` of whoever this is; null for somebody who only watches
    token: the secret of somebody new, sent once
    table: the table
    view: the game; null in the lobby
    missed: the updates since `seen`, of the last hundred, each as the seat of this person then saw
        it, without table and view
    edition: the one that the table carries, if it does
    """

    id: int
    version: int
    person: str | None
    token: str | None
    table: TableInfo
    view: GameView | None
    missed: list[Update]
    edition: CarriedEdition | None = None


class Update(msgspec.Struct, tag="update"):
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


class Present(msgspec.Struct, tag="present"):
    """Who is connected now.

    here: the people, by `id`
    watching: how many others only watch
    """

    here: list[str]
    watching: int = 0


class Clock(msgspec.Struct, tag="clock"):
    """How much time is left. It is sent to whoever comes, and when it has changed.

    seat: whose time is running; null without a clock. At a patient table it is the seat that is
        asked, in turn or out of turn
    left: milliseconds for the move; null without a clock
    window: milliseconds in which a call of UNO still beats a catch
    begins: milliseconds until the next round or game begins, once most have asked for it
    """

    seat: int | None
    left: int | None
    window: int
    begins: int | None = None


class Accepted(msgspec.Struct, tag="accepted"):
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


class Refused(msgspec.Struct, tag="refused"):
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


class Gone(msgspec.Struct, tag="gone"):
    """The connection is about to be closed for good: do not come back by yourself.

    reason: `left` of one's own will, or `removed` by the host
    """

    reason: Literal["removed", "left"]


class Pong(msgspec.Struct, tag="pong"):
    """The answer to a `ping`.

    id: the ping's
    """

    id: int


ServerMessage = Welcome | Update | Present | Clock | Accepted | Refused | Gone | Pong
