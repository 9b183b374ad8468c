"""The moves that need no card, as a row of buttons: draw, pass, challenge, UNO."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from ...editions import Edition
from ...notation import Move
from ...words import Words
from ...words.words import color_id
from ..card_text import FACES, SIGNS
from ..language import words_of
from .spots import Spot

# The keys that do it at once.
KEYS = {
    "draw": "d",
    "pass": "p",
    "accept": "a",
    "challenge": "x",
    "flip": "f",
    "uno": "u",
    "catch": "c",
}


class Buttons(Widget):
    """One button for each move without a card; the pointer can be at one of them."""

    DEFAULT_CSS = "Buttons { height: 1; padding: 0 1; }"

    class Chosen(Message):
        """A button was clicked; its place counts from the first button."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def __init__(self) -> None:
        super().__init__()
        self._edition: Edition | None = None
        self._spots: Sequence[Spot] = ()
        self._pointed: int | None = None
        self._framed = False
        self._debt = 0

    def show(
        self,
        edition: Edition,
        spots: Sequence[Spot],
        pointed: int | None,
        framed: bool,
        debt: int = 0,
    ) -> None:
        """Show these moves, with the pointer at one of them or elsewhere."""
        self._edition, self._spots, self._pointed = edition, spots, pointed
        self._framed, self._debt = framed, debt
        self.refresh()

    def render(self) -> Text:
        return Text("  ", no_wrap=True).join(self._buttons())

    def _buttons(self) -> list[Text]:
        """With numbers if they fit, else the moves alone."""
        full = [self._button(place, True) for place in range(len(self._spots))]
        if sum(len(button) + 2 for button in full) <= self.content_size.width:
            return full
        return [self._button(place, False) for place in range(len(self._spots))]

    def _button(self, place: int, numbered: bool) -> Text:
        spot, edition = self._spots[place], self._edition
        assert edition is not None  # there are moves only after `show`
        style = "bold reverse" if place == self._pointed else "bold"
        number = (f" {spot.number}" if numbered else "", style)
        words = words_of(self.app)
        if not spot.move.what:
            letter = spot.move.color or "r"
            face = "" if self._framed else FACES[color_id(edition, letter)]
            name = f" {SIGNS[letter]} {words.color(edition, letter)} "
            return Text.assemble(number, (" " * numbered, style), (name, face))
        key = KEYS.get(spot.move.what, "")
        name = move_name(spot.move, edition, self._debt, words)
        return Text.assemble(number, (f" {name} ", style), (f" {key}" if key else "", "dim"))

    def on_click(self, event: Click) -> None:
        offset = event.get_content_offset(self)
        x = -1 if offset is None else offset.x
        for place, button in enumerate(self._buttons()):
            if 0 <= x < len(button):
                self.post_message(self.Chosen(place))
                return
            x -= len(button) + 2


def move_name(move: Move, edition: Edition, debt: int, words: Words) -> str:
    """A move without a card, as on a button."""
    return (
        words.say("move-accept", count=debt) if move.what == "accept" else words.move(move, edition)
    )
