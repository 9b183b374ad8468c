"""A game as one seat lives it, wherever it is played: against bots here, or at a table far away.

The screen of the table drives a `Session` and knows nothing of what is behind it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from ..editions import Edition, Options
from ..event import Event
from ..table.messages import Chat, React
from ..view import View
from .sentences import Names


@dataclass(frozen=True)
class Change:
    """Something has happened: in words ("" if there is nothing to say), and as events.

    The cards that this seat may not see are left out of both.
    """

    words: str = ""
    events: Sequence[Event] = ()


@dataclass(frozen=True)
class Hint:
    """A move to make, by its code, and a sentence that says why."""

    code: str
    words: str


Utterance = Chat | React


@dataclass(frozen=True)
class Talk:
    """How to reach the others. Where nobody may write, reactions are left."""

    may_write: bool
    send: Callable[[Utterance], Awaitable[None]]


Listener = Callable[[Change], None]


class Session(Protocol):
    """What the screen of the table needs. All of it is read anew after each change."""

    @property
    def edition(self) -> Edition: ...

    @property
    def options(self) -> Options: ...

    @property
    def kind(self) -> str:
        """What kind of game it is, in a word; "" for an ordinary one."""
        ...

    @property
    def names(self) -> Names:
        """What the seats are called; `you` is the own seat, None for somebody who watches."""
        ...

    @property
    def view(self) -> View | None:
        """What the seat sees now; None before the first deal, as in a table's lobby."""
        ...

    @property
    def hands(self) -> Sequence[Sequence[str]] | None:
        """The cards that everybody kept, once the round is over."""
        ...

    @property
    def points(self) -> Sequence[Sequence[int]]:
        """What each seat has got, round by round, the finished ones."""
        ...

    @property
    def status(self) -> str:
        """What is not as it should be, in a sentence: no connection, a full disk; else ""."""
        ...

    @property
    def next_step(self) -> str:
        """What `go_on` would do now: "deal the next round", "start the game"; "" if nothing."""
        ...

    @property
    def can_undo(self) -> bool:
        """May the last own move be taken back now? Only ever in practice."""
        ...

    @property
    def can_hint(self) -> bool: ...

    @property
    def seconds_left(self) -> float | None:
        """For the move that everybody waits for; None without a clock."""
        ...

    @property
    def talk(self) -> Talk | None:
        """How to say something to the others; None where nobody would hear it."""
        ...

    def listen(self, listener: Listener) -> None:
        """Have somebody told of each change, on the screen's own event loop."""
        ...

    async def start(self) -> None:
        """Connect, or let the bots begin; returns at once, and tells what comes of it."""
        ...

    async def play(self, code: str) -> None:
        """Make a move; raises LastcardError with the reason if it is refused."""
        ...

    async def go_on(self) -> None:
        """Do the next step (see there); raises LastcardError if it cannot be done."""
        ...

    async def undo(self) -> None:
        """Take the last own move back, with all that came after it."""
        ...

    async def hint(self) -> Hint:
        """What a strong player would do; raises LastcardError where that cannot be said."""
        ...

    async def close(self) -> None:
        """Leave: nothing is told any more."""
        ...
