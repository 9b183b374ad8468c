"""The middle of the table: the card to follow, the draw pile, and which way play goes."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import Static

from ...editions import EDITIONS, Edition
from ...view import View
from ..card_text import Inks, card_name, color_name, is_wild, paint_words
from ..sentences import count_cards
from .card_blocks import HUGE, LARGE, Look, draw_back, draw_card

WAYS = {"left": "→", "right": "←"}  # seats are shown from your left on


class Piles(Static):
    """What lies in the middle."""

    def show(self, view: View, look: Look, inks: Inks, lines: int) -> None:
        """Show the piles in so many lines."""
        edition = EDITIONS[view.edition]
        size = HUGE if lines >= HUGE.height + 5 else LARGE
        top = draw_card(edition, view.top, size, look, view.color)
        back = draw_back(size, look)
        cards = [Text.assemble(left, "  ", right) for left, right in zip(back, top, strict=True)]
        notes = _notes(view, edition, inks)
        self.styles.padding = (int(lines > len(cards) + len(notes)), 1, 0, 1)
        self.update(Text("\n", no_wrap=True).join([*cards, *notes]))


def _notes(view: View, edition: Edition, inks: Inks) -> list[Text]:
    """What the cards alone do not say, the most important first."""
    counts = f"{view.draw_count} to draw, {view.discard_count} played"
    follow = paint_words(edition, to_follow(view, edition), inks)
    way = f"{WAYS[view.direction]} play goes to the {view.direction}"
    debt = [Text(f"{count_cards(view.debt)} to take", "bold reverse")] if view.debt else []
    return [follow, Text(way), *debt, Text(counts, "dim")]


def to_follow(view: View, edition: Edition) -> str:
    """The card to follow, and the colour if the card alone does not say it."""
    name = card_name(edition, view.top)
    if view.color is None:
        return f"{name}: no colour yet"
    if is_wild(view.top) or view.color_only:
        return f"{name}: {color_name(edition, view.color)}"
    return name
