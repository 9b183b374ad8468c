"""Which function answers to which message; the other modules add theirs."""

from __future__ import annotations

from functools import singledispatch

from .. import messages as msg
from ..log import entries as log
from ..people import Person
from ..refusal import Refusal
from ..table import Table

Entries = list[log.AnyEntry]


@singledispatch
def answer(message: msg.ClientMessage, table: Table, person: Person) -> Entries:
    """What a message comes to in the log; raises Refusal."""
    raise Refusal("bad_message", "this is not the time for it")
