"""The keys that can do something now, at the bottom: on as many lines as they need."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual.binding import Binding
from textual.events import Click
from textual.screen import Screen
from textual.widget import Widget

from ..language import Speaking

HELP = "question_mark"
GAPS = (2, 1)  # columns between two keys, where there is room and where there is not


class KeyLines(Speaking, Widget):
    """What a footer shows, without cutting anything off where the terminal is narrow."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"key-lines--key"}
    DEFAULT_CSS = """
    KeyLines { dock: bottom; height: 1; padding: 0 1; background: $panel; }
    KeyLines .key-lines--key { color: $accent; text-style: bold; }
    """

    def __init__(self, few: bool = False) -> None:
        """Where there are `few` lines on the screen it may keep to one: help leads to the rest."""
        super().__init__()
        self._few = few
        self._keys: list[tuple[str, str, str]] = []  # the key, its name, and what it does

    def on_mount(self) -> None:
        self.screen.bindings_updated_signal.subscribe(self, self._take)

    def _take(self, screen: Screen[object]) -> None:
        once: dict[str, Binding] = {}  # by what they do: a second key for the same is left out
        offers = getattr(self.screen, "offers", bool)  # a screen may hide keys that do nothing now
        for one in screen.active_bindings.values():
            if one.binding.show and offers(one.binding.action):
                once.setdefault(one.binding.action, one.binding)
        say = self.words.say  # a binding's description is the message that says it
        keys = [
            (one.key, self.app.get_key_display(one), say(one.description)) for one in once.values()
        ]
        keys[1:] = sorted(keys[1:], key=lambda key: key[0] != HELP)
        if keys != self._keys:
            self._keys = keys
            self._fit()

    def on_resize(self) -> None:
        self._fit()

    def _fit(self) -> None:
        # A height of `auto` is remembered too long if it changes before the first layout is done.
        if width := self.content_size.width:
            self.styles.height = max(1, len(self._rows(width)))
        self.refresh()

    def render(self) -> Text:
        rows = self._rows(self.content_size.width)
        return Text("\n", no_wrap=True).join(rows)

    def _rows(self, width: int) -> list[Text]:
        """As few lines as possible, and in them as much room between the keys as there is."""
        words = [self._word(*key) for key in self._keys]
        sharing = [share_lines(words, width, gap) for gap in GAPS]
        rows = min(sharing, key=len)
        return rows[:1] if self._few and self.screen.has_class("-low") else rows

    def _word(self, key: str, name: str, does: str) -> Text:
        style = self.get_component_rich_style("key-lines--key", partial=True)
        return Text.assemble((name, style), f" {does}", style=Style(meta={"key": key}))

    def on_click(self, event: Click) -> None:
        """A click does what the key does."""
        if key := event.style.meta.get("key"):
            self.app.simulate_key(key)


def share_lines(words: Sequence[Text], width: int, gap: int) -> list[Text]:
    """The words one after the other, on a new line where they would not fit any more."""
    lines: list[Text] = []
    for word in words:
        if lines and lines[-1].cell_len + gap + word.cell_len <= width:
            lines[-1].append(" " * gap).append_text(word)
        else:
            lines.append(Text().append_text(word))
    return lines
