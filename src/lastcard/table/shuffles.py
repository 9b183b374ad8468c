"""Shuffles that nobody can foresee, and that everybody can check afterwards.

Each round has a secret from the operating system's randomness. Its hash, the commitment, is shown
before the first card; the secret itself when the round is over. The random words of every shuffle
are hashes of the secret, a new one for each, so that what was seen of one shuffle says nothing
about the next.
"""

from __future__ import annotations

import hashlib
import secrets

from ..game import Game


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is shown before the first card."""
    return _hash(f"commitment {secret}")


def dice_of(secret: str, shuffle: int) -> str:
    """The random words of a round's shuffle: 0 is the deal, then come the reshuffles."""
    return _hash(f"shuffle {shuffle} {secret}")[:32]


def first_seed(secret: str) -> str:
    """The seed of a game's first round."""
    return dice_of(secret, 0)


def renew_chance(game: Game, secret: str) -> None:
    """After the deal and after every reshuffle: what comes next cannot be foreseen."""
    before = sum(move.startswith("dice:") for move in game.history.rounds[-1])
    game.reseed(dice_of(secret, before + 1))


def _hash(text: str) -> str:
    return hashlib.sha256(f"lastcard {text}".encode()).hexdigest()
