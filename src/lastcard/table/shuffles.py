"""Shuffles that nobody can foresee, and that everybody can check afterwards.

Each round has a secret from the operating system's randomness, and shares of randomness from those
who play. A hash of the secret and of what players have promised, the commitment, is shown before
anybody says their share, and so before the first card; the secret itself when the round is over.
The random words of every shuffle are hashes of the secret and the shares, a new one for each, so
that what was seen of one shuffle says nothing about the next, and nobody can have chosen them.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from ..event import Event
from ..game import Game

SHOWN = 16  # digits of a commitment: too many to be hit by trying
SHUFFLING = 3  # the version of all this: a game that was begun goes on as it began
WITH_SHARES = 3  # the first in which players have a share
_REDEALS_TOO = {"deals", "reshuffled", "redealt", "discarded"}
_FRESH_AFTER = {1: {"deals", "reshuffled"}, 2: _REDEALS_TOO, 3: _REDEALS_TOO}


def new_secret() -> str:
    return secrets.token_hex(32)


def promise(share: str) -> str:
    """What a player says of a share before it is asked for."""
    return _hash(f"share {share}")


def commitment(secret: str, promises: Sequence[str] = ()) -> str:
    """What is shown before the first card, and before anybody says a share."""
    return _hash(" ".join(("commitment", secret, *promises)))


def shorten(commitment: str) -> str:
    """A commitment as people note it down.

    >>> shorten("1f3a9c0d77b2e4a1" + 48 * "0")
    '1f3a-9c0d-77b2-e4a1'
    """
    return "-".join(commitment[i : i + 4] for i in range(0, SHOWN, 4))


def dice_of(secret: str, shuffle: int, shares: Sequence[str] = ()) -> str:
    """The random words of a round's shuffle: 0 is the deal, then come the others."""
    return _hash(" ".join((f"shuffle {shuffle}", secret, *shares)))[:32]


@dataclass
class Part:
    """What a player has promised for a round, and the share, unless it was not said in time."""

    person: str
    promise: str
    share: str | None = None


@dataclass
class Round:
    """A round's secret, and who takes part in its shuffles."""

    secret: str
    parts: list[Part] = field(default_factory=list)

    @cached_property
    def commitment(self) -> str:
        return commitment(self.secret, [part.promise for part in self.parts])

    def dice(self, shuffle: int) -> str:
        shares = [part.share for part in self.parts if part.share is not None]
        return dice_of(self.secret, shuffle, shares)

    def part_of(self, person: str) -> Part | None:
        return next((part for part in self.parts if part.person == person), None)

    @property
    def silent(self) -> set[str]:
        """Those who have not said what they promised."""
        return {part.person for part in self.parts if part.share is None}


def calls_for_fresh_words(events: Sequence[Event], shuffling: int) -> bool:
    """Has anything been shuffled, so that the next shuffle needs words of its own?"""
    return any(event.name in _FRESH_AFTER[shuffling] for event in events)


def renew_chance(game: Game, current: Round) -> None:
    """After the deal and after every other shuffle: what comes next cannot be foreseen."""
    before = sum(move.startswith("dice:") for move in game.history.rounds[-1])
    game.reseed(current.dice(before + 1))


def _hash(text: str) -> str:
    return hashlib.sha256(f"lastcard {text}".encode()).hexdigest()
