"""The middle of the table: the card to follow, the draw pile, and which way play goes."""

from __future__ import annotations

from itertools import islice, zip_longest

from rich.text import Text
from textual.events import Click
from textual.geometry import Size
from textual.message import Message
from textual.widgets import Static

from ...editions import Edition, find_edition
from ...view import View
from ...words import Words
from ..card_text import Inks, to_follow
from ..language import Speaking
from ..themes import NARROW, inks_in, look_in
from .card_blocks import GIANT, HUGE, LARGE, MEDIUM, draw_back, draw_card

BELOW, BESIDE = 5, 46  # lines below the piles and columns beside them that words need
WAYS = {"left": "→", "right": "←"}  # seats are shown from your left on


class Piles(Speaking, Static):
    class Clicked(Message):
        """The draw pile was clicked."""

    _drawn = LARGE  # how large the cards are

    def show(self, view: View, lines: int) -> None:
        """Show the piles in so many lines; where it is narrow, what is to be said beside them."""
        edition, look = find_edition(view.edition), look_in(self.app)
        narrow = self.app.size.width < NARROW
        self._drawn = MEDIUM if narrow else _fitting(lines, self.app.size.width)
        top = draw_card(edition, view.top, self._drawn, look, view.color)
        back = draw_back(self._drawn, look)
        cards = [Text.assemble(left, "  ", right) for left, right in zip(back, top, strict=True)]
        room = self.app.size.width - (2 * MEDIUM.width + 6 if narrow else 0)
        notes = _notes(view, edition, self.words, inks_in(self.app), room)
        if narrow:
            wrapped = (line for note in notes for line in note.wrap(self.app.console, room))
            beside = zip_longest(cards, islice(wrapped, len(cards)), fillvalue=Text())
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


def _fitting(lines: int, columns: int) -> Size:
    """The largest cards that leave room for what is said below and beside them."""
    high, wide = lines - BELOW, (columns - BESIDE) // 2
    return next((one for one in (GIANT, HUGE) if one.height <= high and one.width <= wide), LARGE)


def _notes(view: View, edition: Edition, words: Words, inks: Inks, room: int) -> list[Text]:
    """What the cards alone do not say, the most important first, in so many columns."""
    follow = to_follow(view, edition, words, inks)
    if follow.cell_len > room:
        follow = to_follow(view, edition, words, inks, in_short=True)
    way = f"{WAYS[view.direction]} {words.say(f'direction-{view.direction}')}"
    owed = words.say("now-debt", count=view.debt)
    debt = [Text(owed, "bold reverse")] if view.debt else []
    piles = words.say("table-draw-pile", count=view.draw_count)
    return [follow, *debt, Text(way), Text(piles, "dim")]
