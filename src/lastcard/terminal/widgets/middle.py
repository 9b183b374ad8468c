"""The middle of the table: the card to follow, the draw pile, and which way play goes."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import Static

from ...editions import EDITIONS, Edition
from ...view import View
from ...words import Words
from ...words.words import color_id
from ..card_text import SIGNS, Inks, is_wild, paint_words
from ..language import words_of
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
        notes = _notes(view, edition, words_of(self.app), inks)
        self.styles.padding = (int(lines > len(cards) + len(notes)), 1, 0, 1)
        self.update(Text("\n", no_wrap=True).join([*cards, *notes]))


def _notes(view: View, edition: Edition, words: Words, inks: Inks) -> list[Text]:
    """What the cards alone do not say, the most important first."""
    way = f"{WAYS[view.direction]} {words.say(f'direction-{view.direction}')}"
    owed = words.say("now-debt", count=view.debt)
    debt = [Text(owed, "bold reverse")] if view.debt else []
    piles = words.say("table-draw-pile", count=view.draw_count)
    return [to_follow(view, edition, words, inks), Text(way), *debt, Text(piles, "dim")]


def to_follow(view: View, edition: Edition, words: Words, inks: Inks) -> Text:
    """The card to follow with the shape of its colour, and the colour if the card does not say."""
    name, color = words.card(edition, view.top), view.color
    if color is None:
        name = words.say("labelled", label=name, value=words.say("no-color"))
    elif is_wild(view.top) or view.color_only:
        name = words.say("labelled", label=name, value=words.color(edition, color))
    sign = Text(f"{SIGNS[color]} ", inks[color_id(edition, color)]) if color else Text()
    return sign.append_text(paint_words(edition, name, words, inks))
