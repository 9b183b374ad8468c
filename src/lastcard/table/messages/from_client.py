"""What clients say to a table. `id` is the client's own number for a message; the answer names it.

The docstrings say what each field means (`field: words`): the JSON Schema and the tables of the
protocol's document are written from them.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ..settings import SettingsChange, Whole

CustomCard = Literal["WA", "WB"]
Reaction = Literal["laugh", "wow", "cry", "angry", "clap", "heart", "hurry", "thanks"]


class FromClient(msgspec.Struct, forbid_unknown_fields=True):
    """A message from a client.

    id: the client's own number for it, which the answer names
    """

    id: Whole = 0


class Hello(FromClient, tag="hello"):
    """The first message: who comes. Without token and name, the connection only watches.

    token: the secret that says who comes back, to seat, hand and history
    name: of somebody new, who gets the first free seat in the lobby, and otherwise watches
    seen: the last version that the client knows; 0 for none, and then nothing was missed
    """

    token: str | None = None
    name: str | None = None
    seen: Whole = 0


class Rename(FromClient, tag="rename"):
    """Be called something else.

    name: 1 to 20 characters that nobody else at the table is called by
    """

    name: str = ""


class Sit(FromClient, tag="sit"):
    """Take a free seat in the lobby, or get up and watch. The own seat counts as taken.

    During a game, whoever watches under a name takes a bot's seat, with its cards and its points.

    seat: counted from 0; null to watch
    """

    seat: Whole | None = None


class Leave(FromClient, tag="leave"):
    """Go for good: the token is worth nothing afterwards, and a bot plays on."""


class SeatBot(FromClient, tag="seat_bot"):
    """The host puts a bot in a seat that no person has, or makes it free, in the lobby.

    seat: counted from 0
    bot: its name, one of those that `/api/editions` lists; null to make the seat free
    """

    seat: Whole = 0
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
    """The host changes some of the settings: in the lobby; `chat`, `watch` and `late` at any time.

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

    proposal: Whole = 0
    agree: bool = False


class Start(FromClient, tag="start"):
    """The host starts a game, in the lobby or after one.

    Seats that are free then are no part of it: the others move up and have new numbers. Proposals
    to which somebody has not agreed yet are dropped.
    """


class Share(FromClient, tag="share"):
    """Take part in the shuffles: promise a share of the next, and say the one promised before.

    Each share is 64 hexadecimal digits of one's own that nobody can guess, and serves once. It is
    asked for, before a round, by a `table.shuffle` that is `open` and has the promise; whoever
    does not say it within three seconds is left out, and is not asked again in that game.

    promise: the hash of a share for the next round, in 64 hexadecimal digits
    share: what was promised for the round that is about to begin; null to promise alone
    """

    promise: str = ""
    share: str | None = None


class Play(FromClient, tag="play"):
    """A move.

    move: its code, one of `view.legal`
    version: `view.version` of the view in which it was chosen
    """

    move: str = ""
    version: Whole = 0


class LetPass(FromClient, tag="let_pass"):
    """Do nothing out of turn now: a table that waits for that need not wait any longer."""


class TakeBack(FromClient, tag="take_back"):
    """In practice, whoever plays alone against bots takes the last own move back."""


class NextRound(FromClient, tag="next_round"):
    """Ask for the next round, or after a game for another one.

    It begins when everybody who plays and is there has asked, or a few seconds after most have.
    Whoever watches under a name asks for a seat: a bot's, or else a new one with the next round.
    Where the deck is not enough for one more, that is refused as `table_full`.

    now: the host has it begin at once
    """

    now: bool = False


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
    | Share
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
