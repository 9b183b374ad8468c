"""What is to be played: chosen on the start screen or by flags, and kept with each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from ..game import Game
from .sentences import Names

YOU = 0
OTHERS = ("Ada", "Ben", "Cleo", "Dina", "Emil", "Faye", "Gus", "Hana", "Ivo")
USUAL_BOT = "casual"

Keep = Callable[[Game], None]  # writes a game as it is now, whole; called after each deal and move


@dataclass(frozen=True)
class Plan:
    """A game against bots: you in seat 0, and in each of the other seats a bot by its name.

    Fewer names than seats are repeated from the first one on.
    """

    edition: str = "classic"
    players: int = 4
    bots: Sequence[str] = (USUAL_BOT,)
    options: Mapping[str, object] = field(default_factory=dict)
    seed: str | None = None
    practice: bool = False

    def bot_of(self, seat: int) -> str:
        """The bot in a seat other than yours."""
        return self.bots[(seat - 1) % len(self.bots)]

    def deal(self) -> Game:
        """The game, dealt; raises LastcardError if it cannot be played so."""
        return Game.new(self.edition, self.players, self.seed, **self.options)


def player_names(players: int) -> Names:
    """You in seat 0, and names for the bots."""
    return Names(("You", *OTHERS)[:players], you=YOU)


@dataclass(frozen=True)
class Kept:
    """A game that was kept and can be gone on with."""

    plan: Plan
    game: Game
    keep: Keep


class Store(Protocol):
    """Where games are kept while they are played."""

    def begin(self, plan: Plan, game: Game) -> Keep:
        """A new game has been dealt: how to keep it."""
        ...

    def last_unfinished(self) -> Kept | None:
        """The game that was played last, if it is not over."""
        ...
