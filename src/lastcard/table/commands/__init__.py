"""Whether what somebody wants may be done, and what it comes to in the log.

Checks are made in a fixed order: the message was understood, the credentials, whether the game is
over, whose move it is, whether it is legal, whether it is stale.
"""

from __future__ import annotations

from .. import messages as msg
from ..people import Person
from ..refusal import Refusal, require
from ..table import Table
from . import agreeing, beginning, moving, sitting  # noqa: F401  (they answer messages)
from .dispatch import Entries, answer

# What may be done once the shuffles of a round are fixed: nothing that would change who gets what.
WHILE_SEALED = msg.Share | msg.Start | msg.NextRound | msg.Rename | msg.Leave | msg.Chat | msg.React
FOR_HOSTS = msg.Change | msg.Start | msg.ToLobby | msg.SeatBot | msg.Remove | msg.HandOver


def decide(table: Table, person: Person | None, message: msg.ClientMessage) -> Entries:
    """What a message comes to; raises Refusal."""
    if person is None:
        raise Refusal("no_credentials")
    if table.sealed is not None:
        require(isinstance(message, WHILE_SEALED), "not_in_lobby", "a round is about to begin")
    require(not isinstance(message, FOR_HOSTS) or table.host == person.id, "not_host")
    return answer(message, table, person)
