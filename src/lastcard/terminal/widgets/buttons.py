"""The moves that need no card, as a row of buttons: draw, pass, challenge, UNO."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from ...editions import Edition
from ..card_text import FACES, color_name
from ..plain.table_text import VERB_WORDS
from .spots import Spot

KEYS = ("draw", "pass", "accept", "challenge", "flip", "UNO", "catch")  # their first letter does it


def _with_key(name: str, style: str) -> Text:
    """The name of a move, with the letter marked that does it at once."""
    word = Text(f"{name} ", style)
    if name in KEYS:
        word.stylize("underline", 0, 1)
    return word


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

    def show(
        self, edition: Edition, spots: Sequence[Spot], pointed: int | None, framed: bool
    ) -> None:
        """Show these moves, with the pointer at one of them or elsewhere."""
        self._edition, self._spots, self._pointed = edition, spots, pointed
        self._framed = framed
        self.refresh()

    def render(self) -> Text:
        return Text("  ", no_wrap=True).join(self._buttons())

    def _buttons(self) -> list[Text]:
        """With words as long as they fit, else the moves alone."""
        full = [self._button(place, True) for place in range(len(self._spots))]
        if sum(len(button) + 2 for button in full) <= self.content_size.width:
            return full
        return [self._button(place, False) for place in range(len(self._spots))]

    def _button(self, place: int, explained: bool) -> Text:
        spot, edition = self._spots[place], self._edition
        assert edition is not None  # there are moves only after `show`
        style = "bold reverse" if place == self._pointed else "bold"
        number = (f" {spot.number} ", style)
        if not spot.move.what:
            name = color_name(edition, spot.move.color or "r")
            return Text.assemble(number, (f" {name} ", "" if self._framed else FACES[name]))
        name = "UNO" if spot.move.what == "uno" else spot.move.what
        words = VERB_WORDS[spot.move.what].format(red=edition.color_names[0])
        return Text.assemble(number, _with_key(name, style), (f" {words}" * explained, "dim"))

    def on_click(self, event: Click) -> None:
        offset = event.get_content_offset(self)
        x = -1 if offset is None else offset.x
        for place, button in enumerate(self._buttons()):
            if 0 <= x < len(button):
                self.post_message(self.Chosen(place))
                return
            x -= len(button) + 2
