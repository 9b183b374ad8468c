"""What somebody types at the table, letter by letter: a number, or the code of a move.

Some letters are keys that act at once. Whoever types the whole word all the same (draw, catch)
means it once: the rest of the word, and the Enter behind it, are let go by.
"""

from __future__ import annotations

from collections.abc import Callable

from ..typed import number_up_to

BEGINS = "0123456789ygbwYGBW="  # what a number or a code begins with; red cards are another matter
OPENS = "/:"  # begins any code
PATIENCE = 1.0  # seconds within which a word is typed on
ENTER = "\n"


class Entry:
    def __init__(self, clock: Callable[[], float]) -> None:
        self.text = ""
        self.is_open = False
        self._clock = clock
        self._rest = ""  # of a word whose first letter has acted already
        self._since = 0.0

    def clear(self) -> None:
        self.text, self.is_open = "", False

    def begin(self, text: str) -> None:
        """Start with something that was typed elsewhere."""
        self.text, self.is_open = text, True

    def acted(self, word: str) -> None:
        """The first letter of this word has just done what the word says."""
        self._rest, self._since = word[1:] + ENTER, self._clock()

    def lets_go_by(self, character: str) -> bool:
        """Is this only the rest of a word that has acted?"""
        expected = bool(self._rest) and character.lower() == self._rest[0]
        if not expected or self._clock() - self._since > PATIENCE:
            self._rest = ""
            return False
        self._rest, self._since = self._rest[1:], self._clock()
        return True

    def take(self, character: str) -> bool:
        """Add a letter, if something is being typed or begins with it."""
        if not self.is_open and character not in (*BEGINS, *OPENS):
            return False
        opens = not self.is_open and character in OPENS
        self.is_open = True
        self.text += "" if opens else character
        return True

    def drop_last(self) -> None:
        self.text = self.text[:-1]
        self.is_open = bool(self.text)

    def is_number(self, count: int) -> bool:
        """Is this one of the numbers up to `count`, and no longer one can follow?"""
        return count < 10 * number_up_to(count, self.text)
