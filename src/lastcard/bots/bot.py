"""What a bot is."""

from __future__ import annotations

from array import array
from typing import Protocol

from ..editions.start import seed_key
from ..rules.state import Ints
from ..view import View

WAIT = "wait"  # what a bot answers to let a chance out of turn go by


class Bot(Protocol):
    """Chooses moves for a seat. It sees a view, never the game."""

    def choose(self, view: View) -> str:
        """One of `view.legal`; or, when it is asked out of turn, WAIT."""
        ...


class Dice:
    """A bot's own luck, started from a seed."""

    def __init__(self, seed: object) -> None:
        self.dice: Ints = memoryview(array("q", seed_key(seed)))

    def __getstate__(self) -> list[int]:
        return self.dice.tolist()

    def __setstate__(self, words: list[int]) -> None:
        self.dice = memoryview(array("q", words))
