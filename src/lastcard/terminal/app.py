"""The full-screen client: it opens screens and knows nothing of what is on them."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from ..client.session import Session
from ..exit_codes import INTERRUPTED
from ..words import Words
from .console import can_show
from .screens.pages import KeysPage
from .screens.table_screen import AGAIN, TableScreen
from .themes import BROAD, NARROW, THEMES, guess_theme


class TerminalApp(App[None]):
    """One screen after the other, until the last one is left."""

    TITLE = "lastcard"
    CSS_PATH = "styles.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "keys", "do-keys", key_display="?"),
        Binding("ctrl+c,ctrl+q", "interrupt", show=False, priority=True),
    ]

    def __init__(
        self,
        first: Screen[Any],
        words: Words,
        theme: str | None = None,
        again: Callable[[], Session] | None = None,
    ) -> None:
        """`again` deals another game, for those who want one after the first."""
        # Without colours nothing may be coloured, not even in shades of grey.
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        self.words = words
        # Classes of all screens.
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (NARROW, "-wide"), (BROAD, "-broad")]
        self.VERTICAL_BREAKPOINTS = [(0, "-low"), (18, "-high")]
        for known in THEMES:
            self.register_theme(known)
        self.theme = theme or guess_theme(os.environ)
        self._first, self._again = first, again

    def get_key_display(self, binding: Binding) -> str:
        """As the library shows it, unless the terminal cannot show an arrow for Enter."""
        shown = super().get_key_display(binding)
        return shown if binding.key != "enter" or can_show(shown) else "Enter"

    def on_mount(self) -> None:
        self.push_screen(self._first, self._go_on)

    def _go_on(self, wish: object) -> None:
        """The first screen has been left."""
        if wish == AGAIN and self._again is not None:
            self.push_screen(TableScreen(self._again()), self._go_on)
        else:
            self.exit()

    def action_interrupt(self) -> None:
        self.exit(return_code=INTERRUPTED)

    def action_keys(self) -> None:
        """What the keys of this screen do."""
        if not isinstance(self.screen, KeysPage):
            self.push_screen(KeysPage(self.screen))

    def action_switch_theme(self) -> None:
        """Dark or light."""
        self.theme = "light" if self.theme == "dark" else "dark"


def run(
    first: Screen[Any],
    words: Words,
    theme: str | None = None,
    again: Callable[[], Session] | None = None,
) -> int:
    """Open a screen, and tables `again` after a game, until the last one is left.

    Returns the code to exit with.
    """
    app = TerminalApp(first, words, theme, again)
    app.run()
    return app.return_code or 0
