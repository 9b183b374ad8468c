"""What is to be played: chosen on the start screen or by flags, and kept with each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..bots import USUAL_BOT
from ..errors import InvalidRecord
from ..game import Game
from ..record import quote_names, unquote_names
from ..recorded import BOTS
from ..table.schedule import Tempo

PRACTICE = "Practice"  # a header of a record

# How fast the bots play; even the fastest leave a moment to catch somebody.
SPEEDS = {
    "slow": Tempo(think=(2.0, 4.0), react=(2.5, 4.5)),
    "normal": Tempo(),
    "fast": Tempo(think=(0.3, 0.6), react=(0.6, 1.0)),
    "instant": Tempo(think=(0.0, 0.0), react=(0.3, 0.5)),
}

Keep = Callable[[Game], None]  # writes a game as it is now, whole; called after each deal and move
Close = Callable[[], None]  # lets go of what a game is written to, until it is kept again


@dataclass(frozen=True)
class Plan:
    """A game against bots: you in seat 0, and in each of the other seats a bot by its name.

    Fewer names than seats are repeated from the first one on.
    """

    edition: str = "classic"
    players: int = 4
    bots: Sequence[str] = (USUAL_BOT,)
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: str | None = None
    practice: bool = False
    speed: str = "normal"  # of today: a record does not keep it

    def bot_of(self, seat: int) -> str:
        """The bot in a seat other than yours."""
        return self.bots[(seat - 1) % len(self.bots)]

    def deal(self) -> Game:
        """The game, dealt; raises LastcardError if it cannot be played so."""
        return Game.new(self.edition, self.players, self.seed, **self.options)


def write_plan(plan: Plan) -> dict[str, str]:
    """The headers that say what a game's record says nowhere else: who plays against you, and how.

    >>> write_plan(Plan(players=3, bots=("sharp", "casual")))
    {'Bots': 'sharp, casual'}
    """
    bots = (plan.bot_of(seat) for seat in range(1, plan.players))
    practice = {PRACTICE: "yes"} if plan.practice else {}
    return {BOTS: quote_names(bots), **practice}


def read_plan(headers: Mapping[str, str], game: Game) -> Plan:
    """What is played in a record; where it does not say, against the usual bot."""
    options = game.options.changes(game.edition)
    bots = tuple(unquote_names(headers.get(BOTS, USUAL_BOT)))
    if len(bots) not in (1, game.players - 1):
        raise InvalidRecord(f"the header {BOTS} names {len(bots)} of {game.players - 1} bots")
    practice = headers.get(PRACTICE) == "yes"
    return Plan(game.edition.name, game.players, bots, options, game.history.seed, practice)


def keep_nowhere(game: Game) -> None:
    """For a data folder that cannot be written to."""


def close_nothing() -> None:
    """For a game that is kept nowhere."""


@dataclass(frozen=True)
class Kept:
    """A game that is kept while it is played, and where; nowhere, if that cannot be done."""

    plan: Plan
    game: Game
    keep: Keep = keep_nowhere
    path: Path | None = None
    close: Close = close_nothing
