"""What happens at a table besides the game, and why something was refused, in words."""

from __future__ import annotations

import re
from collections.abc import Mapping

from ..client.table_client import WhyNot
from ..table.messages import Note

# "has|have": for another person, and for you.
_NOTES = {
    "joined": "{person} has|have come to the table.",
    "renamed": "{person} is|are called {text} now.",
    "host": "{person} is|are the host now.",
    "changed": "The rules of the table have changed.",
    "proposed": "{person} proposes|propose what a Customizable card says.",
    "started": "The game begins.",
    "lobby": "The table is back in the lobby.",
    "said": "{person}: {text}",
    "uncovered": "{seat} plays|play again.",
    "taken_back": "{seat} takes|take the|your last move back.",
}
_WENT = {"left": "{person} has|have left the table.", "removed": "{person} was|were sent away."}
_ANSWERED = {"yes": "{person} agrees|agree.", "no": "{person} declines|decline."}
_COVERED = {
    "clock": "{seat} takes|take too long: a bot plays on.",
    "gone": "{seat} is|are away: a bot plays on.",
}
_REACTIONS = {
    "laugh": "laughs|laugh",
    "wow": "is|are amazed",
    "cry": "cries|cry",
    "angry": "is|are angry",
    "clap": "claps|clap",
    "heart": "loves|love it",
    "hurry": "asks|ask for a little more speed",
    "thanks": "says|say thank you",
}

REASONS: Mapping[WhyNot, str] = {
    "bad_message": "the server did not understand that",
    "too_long": "that is too long",
    "too_fast": "that was too fast: wait a moment",
    "no_table": "there is no such table; perhaps its code was mistyped",
    "no_credentials": "the table does not know you; join it with a name",
    "table_full": "the table is full",
    "not_host": "only the host may do that",
    "not_in_lobby": "that can only be done before the game begins",
    "not_playing": "no game is being played",
    "game_over": "the game is over",
    "not_your_move": "it is not your move",
    "illegal": "that move is not allowed now",
    "stale": "somebody was quicker: look again",
    "no_such_seat": "there is no such seat",
    "seat_taken": "that seat is taken",
    "no_such_person": "that person is not here",
    "no_such_bot": "the server has no such bot",
    "no_such_proposal": "nobody proposes that any more",
    "bad_name": "a name has 1 to 20 characters",
    "name_taken": "somebody at the table has that name already",
    "banned": "nobody may have that name here for now",
    "bad_settings": "a game cannot be played so",
    "bad_rule": "that is no rule that a card can have",
    "too_few_players": "a game needs two players at least",
    "chat_off": "nobody may write at this table",
    "server_full": "the server has no room for more tables",
    "too_many": "there are too many connections from here already",
    "table_damaged": "the server has lost part of this table",
    "unavailable": "that did not get through: look again and try once more",
    "no_connection": "there is no connection to the table now",
    "broken_off": "the connection broke off; look whether it was done",
}
TROUBLES = {
    "connecting": "Connecting to the table…",
    "away": "The connection is lost; it is being looked for.",
    "left": "You have left the table.",
    "removed": "The host has sent you away.",
    "not_kept": "The game cannot be kept: {detail}.",
}


def tell_note(note: Note, person: str, seat: str) -> str:
    """A sentence about something at the table; "" for what the game's own events tell better.

    `person` and `seat` are what the people concerned are called, "You" among them.
    """
    text = note.text or ""
    if note.what == "reacted":
        form = f"{{person}} {_REACTIONS.get(text, '{text}')}."
    else:
        by_reason = {"went": _WENT, "covered": _COVERED, "answered": _ANSWERED}.get(note.what, {})
        form = by_reason.get(text) or _NOTES.get(note.what, "")
    of_you = "You" in (person, seat)
    chosen = re.sub(r"(\w+)\|(\w+)", lambda found: found[1 + of_you], form)
    return chosen.format(person=person, seat=seat, text=text)
