"""The moves that need no card, as a row of buttons: draw, pass, challenge, UNO."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual.events import Click
from textual.widget import Widget

from ...editions import find_edition
from ...view import View
from ...words.words import color_id
from ..card_text import FACES, SIGNS
from ..language import Speaking
from ..situation import move_words
from ..themes import look_in
from .spots import Chosen, Spot

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


class Buttons(Speaking, Widget):
    """One button for each move without a card; the pointer can be at one of them."""

    DEFAULT_CSS = "Buttons { height: 1; padding: 0 1; }"

    def __init__(self) -> None:
        super().__init__()
        self._view: View | None = None
        self._spots: Sequence[Spot] = ()
        self._pointed: int | None = None

    def show(self, view: View, spots: Sequence[Spot], pointed: int | None) -> None:
        """Show these moves, with the pointer at one of them or elsewhere."""
        self._view, self._spots, self._pointed = view, spots, pointed
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
        spot, view = self._spots[place], self._view
        assert view is not None  # there are moves only after `show`
        edition, words = find_edition(view.edition), self.words
        style = "bold reverse" if place == self._pointed else "bold"
        number = (f" {spot.number}" if numbered else "", style)
        if not spot.move.what:
            letter = spot.move.color or "r"
            face = "" if look_in(self.app).framed else FACES[color_id(edition, letter)]
            name = f" {SIGNS[letter]} {words.color(edition, letter)} "
            parts = ((" " * numbered, style), (name, face))
        else:
            key = KEYS.get(spot.move.what, "")
            name = move_words(spot.move, view, words)
            parts = ((f" {name} ", style), (f" {key}" if key else "", "dim"))
        return Text.assemble(number, *parts, style=Style(meta={"place": len(view.hand) + place}))

    def on_click(self, event: Click) -> None:
        place = event.style.meta.get("place")
        if place is not None:
            self.post_message(Chosen(place))
