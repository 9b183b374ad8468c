"""Shuffles that nobody can foresee, and that everybody can check afterwards.

Each round has a secret from the operating system's randomness. Its hash, the commitment, is shown
before the first card; the secret itself when the round is over. The random words of every shuffle
are hashes of the secret, a new one for each, so that what was seen of one shuffle says nothing
about the next.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

from ..event import Event
from ..game import Game

SHOWN = 16  # digits of a commitment: too many to be hit by trying
SHUFFLING = 2  # the version of all this: a game that was begun goes on as it began
_FRESH_AFTER = {1: {"deals", "reshuffled"}, 2: {"deals", "reshuffled", "redealt", "discarded"}}


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is shown before the first card."""
    return _hash(f"commitment {secret}")


def shorten(commitment: str) -> str:
    """A commitment as people note it down.

    >>> shorten("1f3a9c0d77b2e4a1" + 48 * "0")
    '1f3a-9c0d-77b2-e4a1'
    """
    return "-".join(commitment[i : i + 4] for i in range(0, SHOWN, 4))


def dice_of(secret: str, shuffle: int) -> str:
    """The random words of a round's shuffle: 0 is the deal, then come the others."""
    return _hash(f"shuffle {shuffle} {secret}")[:32]


def first_seed(secret: str) -> str:
    """The seed of a game's first round."""
    return dice_of(secret, 0)


def calls_for_fresh_words(events: Sequence[Event], shuffling: int) -> bool:
    """Has anything been shuffled, so that the next shuffle needs words of its own?"""
    return any(event.name in _FRESH_AFTER[shuffling] for event in events)


def renew_chance(game: Game, secret: str) -> None:
    """After the deal and after every other shuffle: what comes next cannot be foreseen."""
    before = sum(move.startswith("dice:") for move in game.history.rounds[-1])
    game.reseed(dice_of(secret, before + 1))


def _hash(text: str) -> str:
    return hashlib.sha256(f"lastcard {text}".encode()).hexdigest()
