"""What has happened, sentence by sentence, the newest at the bottom."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from ...editions import Edition
from ..card_text import paint_words
from ..language import Speaking
from ..themes import inks_in

KEPT = 300


class Story(Speaking, VerticalScroll):
    DEFAULT_CSS = "Story { scrollbar-size-vertical: 1; }"
    can_focus = False

    def __init__(self) -> None:
        super().__init__()
        self._sentences: list[str] = []
        self._text = Static()

    def compose(self) -> ComposeResult:
        yield self._text

    def on_resize(self) -> None:
        self.scroll_end(animate=False)

    def add(self, sentence: str, edition: Edition) -> None:
        self.tell([*self._sentences, sentence], edition)

    def tell(self, sentences: Iterable[str], edition: Edition) -> None:
        """Tell these sentences and nothing else."""
        self._sentences = [sentence for sentence in sentences if sentence][-KEPT:]
        words, inks = self.words, inks_in(self.app)
        lines = [paint_words(edition, sentence, words, inks) for sentence in self._sentences]
        for line in lines[:-1]:
            line.stylize_before("dim")
        self._text.update(Text("\n").join(lines))
        self.scroll_end(animate=False)
