"""The full-screen client: it opens screens and knows nothing of what is on them."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from textual.binding import Binding, BindingType
from textual.screen import Screen

from ..client.session import Session
from ..exit_codes import INTERRUPTED
from ..words import Words
from .console import can_show
from .game_files import Recorded
from .hint import get_ready
from .language import SpeakingApp
from .plan import Plan, Store
from .screens.pages import KeysPage
from .screens.table_screen import AGAIN, TableScreen
from .themes import BROAD, NARROW, THEMES, guess_theme, theme_of

if TYPE_CHECKING:
    from ..client.address import Address
    from ..client.table_client import TableClient
    from .screens.start_screen import Opener


class TerminalApp(SpeakingApp):
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
        for known in THEMES.values():
            self.register_theme(known)
        self.theme = THEMES[theme or guess_theme(os.environ)].name
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
        other = "light" if theme_of(self) == "dark" else "dark"
        self.theme = THEMES[other].name


def run_session(
    session: Session, words: Words, theme: str | None, again: Callable[[], Session]
) -> int:
    """Open the table on a game, and on others `again`, until the player leaves it.

    Returns the code to exit with.
    """
    get_ready()
    return _run(TableScreen(session), words, theme, again)


def run_start(
    plan: Plan, store: Store, opener: Opener, words: Words, theme: str | None = None
) -> int:
    """Open the start screen, with a plan to begin with; returns the code to exit with."""
    from .form import Form
    from .screens.start_screen import StartScreen  # for those who do not say what they play

    get_ready()
    return _run(StartScreen(Form(plan, words), store, opener), words, theme)


def run_replay(
    recorded: Recorded, words: Words, theme: str | None = None, review: bool = False
) -> int:
    """Go through a recorded game, perhaps with its review; returns the code to exit with."""
    from .screens.replay_screen import ReplayScreen  # not needed by those who play

    return _run(ReplayScreen(recorded, review), words, theme)


def run_lobby(client: TableClient, address: Address, words: Words, theme: str | None = None) -> int:
    """Go to a table on a server, to its lobby and its games; returns the code to exit with."""
    from .screens.lobby_screen import LobbyScreen  # brings the network in

    return _run(LobbyScreen(client, address), words, theme)


def _run(
    first: Screen[Any],
    words: Words,
    theme: str | None,
    again: Callable[[], Session] | None = None,
) -> int:
    app = TerminalApp(first, words, theme, again)
    app.run()
    return app.return_code or 0
