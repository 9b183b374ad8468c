"""Asking for a line of text in a window."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.screen import ModalScreen
from textual.widgets import Input

from ..language import Speaking


class TextWindow(Speaking, ModalScreen[str | None]):
    """Asks for a line; None for somebody who thinks better of it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", "do-back")]

    def __init__(self, title: str, text: str, example: str, longest: int = 0) -> None:
        """`text` is there already; `example` is shown where there is nothing yet."""
        super().__init__()
        self._heading = title
        self._line = Input(text, placeholder=example, max_length=longest)

    def compose(self) -> ComposeResult:
        with Container(classes="window writing") as window:
            window.border_title = self._heading
            window.border_subtitle = self.words.say("foot-write")
            yield self._line

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)
