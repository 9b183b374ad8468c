"""The line below the hand: what the player should know, and the time that is left for a move."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Static

from ..language import Speaking

SHORT = 5  # seconds: time to hurry
LOOKS = 0.2  # seconds between two looks at the clock

SecondsLeft = Callable[[], float | None]


class Countdown(Speaking, Static):
    """The seconds left for the move that everybody waits for; nothing where there is no clock."""

    def __init__(self, seconds_left: SecondsLeft) -> None:
        super().__init__(id="clock")
        self._seconds_left = seconds_left
        self._shown: int | None = None
        self.display = False

    def on_mount(self) -> None:
        self.set_interval(LOOKS, self.look)

    def look(self) -> None:
        remaining = self._seconds_left()
        seconds = None if remaining is None else max(0, ceil(remaining))
        if seconds != self._shown:
            self._shown = seconds
            self.display = seconds is not None
            self.set_class(seconds is not None and seconds <= SHORT, "-short")
            left = self.words.say("table-seconds-left", count=seconds or 0)
            self.update(f" {left} ")


class PromptLine(Horizontal):
    """Words, and behind them the clock of a table that has one."""

    def __init__(self, seconds_left: SecondsLeft) -> None:
        super().__init__(id="prompt-line")
        self._words = Static(id="prompt", markup=False)
        self._clock = Countdown(seconds_left)

    def compose(self) -> ComposeResult:
        yield from (self._words, self._clock)

    def show(self, words: Text, complaint: bool) -> None:
        """Say something; a complaint looks like one."""
        self._words.set_class(complaint, "-complaint")
        self._words.update(words)
        self._clock.look()
