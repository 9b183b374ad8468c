"""The middle of the table: the card to follow, the draw pile, and which way play goes."""

from __future__ import annotations

from itertools import zip_longest

from rich.text import Text
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

from ...editions import Edition, find_edition
from ...view import View
from ...words import Words
from ..card_text import Inks, to_follow
from ..language import words_of
from ..themes import NARROW
from .card_blocks import GIANT, HUGE, LARGE, MEDIUM, Look, Size, draw_back, draw_card

WAYS = {"left": "→", "right": "←"}  # seats are shown from your left on


class Piles(Static):
    """What lies in the middle."""

    class Clicked(Message):
        """The draw pile was clicked."""

    _drawn = LARGE  # how large the cards are

    def show(self, view: View, look: Look, inks: Inks, lines: int) -> None:
        """Show the piles in so many lines; where it is narrow, what is to be said beside them."""
        edition = find_edition(view.edition)
        narrow = self.app.size.width < NARROW
        self._drawn = MEDIUM if narrow else _fitting(lines)
        top = draw_card(edition, view.top, self._drawn, look, view.color)
        back = draw_back(self._drawn, look)
        cards = [Text.assemble(left, "  ", right) for left, right in zip(back, top, strict=True)]
        notes = _notes(view, edition, words_of(self.app), inks)
        if narrow:
            beside = zip_longest(cards, notes, fillvalue=Text())
            shown = [Text.assemble(card, "  ", note) for card, note in beside]
        else:
            shown = [*cards, *notes]
        above = int(not narrow and lines > len(shown))
        self.styles.padding = (above, 1, 0, 1)
        self.styles.width = "100%" if narrow else max(30, 2 * self._drawn.width + 6)
        self.styles.height = MEDIUM.height if narrow else "100%"
        self.update(Text("\n", no_wrap=True).join(shown))

    def on_click(self, event: Click) -> None:
        offset = event.get_content_offset(self)
        if offset and offset.x < self._drawn.width and offset.y < self._drawn.height:
            self.post_message(self.Clicked())


def _fitting(lines: int) -> Size:
    """The largest cards that leave room for what is said below them."""
    return next((size for size in (GIANT, HUGE) if lines >= size.height + 5), LARGE)


def _notes(view: View, edition: Edition, words: Words, inks: Inks) -> list[Text]:
    """What the cards alone do not say, the most important first."""
    way = f"{WAYS[view.direction]} {words.say(f'direction-{view.direction}')}"
    owed = words.say("now-debt", count=view.debt)
    debt = [Text(owed, "bold reverse")] if view.debt else []
    piles = words.say("table-draw-pile", count=view.draw_count)
    return [to_follow(view, edition, words, inks), *debt, Text(way), Text(piles, "dim")]
