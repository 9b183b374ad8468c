"""Pages over the table: the keys, the rules, the score sheet."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Static

from ...client.session import Session
from ...editions import Edition
from ...table.shuffles import shorten
from ...view import View
from ...words import Names, Words
from ..language import Speaking
from ..narration import names_of, step_words
from ..rules_text import code_list, rules_page
from ..score import goal, result, round_line, rounds_table, score_sheet
from ..themes import NARROW

WIDEST = 90  # columns of a page

_MESSAGE = re.compile(r"[a-z_-]+")  # the library's own keys are described in English instead
Keys = Iterable[tuple[str, str]]


class Page(Speaking, ModalScreen[str]):
    """Something to read, over the table. Its result is what to do next ("" for nothing)."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,space", "leave", "do-back"),
        Binding("question_mark", "app.keys", "do-keys", key_display="?"),
        Binding("up,k", "scroll_by(-1)", "keys-scroll", show=False),
        Binding("down,j", "scroll_by(1)", "keys-scroll", show=False),
        Binding("pageup", "scroll_by(-15)", "keys-scroll", show=False),
        Binding("pagedown", "scroll_by(15)", "keys-scroll", show=False),
        Binding("home", "scroll_by(-9999)", "keys-ends", show=False),
        Binding("end", "scroll_by(9999)", "keys-ends", show=False),
    ]

    def title_and_content(self) -> tuple[str, RenderableType]:
        raise NotImplementedError

    def footing(self) -> str:
        """What can be done here."""
        return self.words.say("foot-back")

    def compose(self) -> ComposeResult:
        title, content = self.title_and_content()
        with Container(classes="window page") as window:
            window.border_title = Text(title)
            window.border_subtitle = self.footing()
            with VerticalScroll(can_focus=False):
                yield Static(content)

    def show_footing(self) -> None:
        for window in self.query(".window"):
            window.border_subtitle = self.footing()

    def action_leave(self) -> None:
        if self.is_current:  # and has not been left by another key just now
            self.dismiss("")

    def action_scroll_by(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


def key_list(keys: Keys, words: Words) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold")
    table.add_column()
    for key, message in keys:
        table.add_row(key, words.say(message))
    return table


class KeysPage(Page):
    """What the keys of a screen do; where cards are typed, how."""

    def __init__(self, screen: Screen[Any]) -> None:
        super().__init__()
        self._keys: Keys = getattr(screen, "KEYS", ()) or list_keys(screen)
        self._edition: Edition | None = getattr(screen, "typed_edition", None)

    def title_and_content(self) -> tuple[str, RenderableType]:
        parts: list[RenderableType] = [key_list(self._keys, self.words)]
        if self._edition is not None:
            parts.append(Text(f"\n{self.words.say('rules-codes')}", "bold"))
            parts.append(code_list(self._edition, self.words))
        return self.words.say("key-title"), Group(*parts)


def list_keys(screen: Screen[Any]) -> Keys:
    """The keys that a screen binds, those for the same beside each other."""
    found: dict[str, list[str]] = {}
    for one in screen.active_bindings.values():
        if one.enabled and _MESSAGE.fullmatch(one.binding.description):
            shown = screen.app.get_key_display(one.binding)
            found.setdefault(one.binding.description, []).append(shown)
    more = getattr(screen, "MORE_KEYS", ())
    return [*((" ".join(keys), does) for does, keys in found.items()), *more]


class RulesPage(Page):
    """The rules, and a line to search them with."""

    AUTO_FOCUS = ""  # letters are keys until somebody searches
    BINDINGS: ClassVar[list[BindingType]] = [Binding("slash", "search", "book-search")]

    def __init__(self, edition: Edition) -> None:
        super().__init__()
        self._edition = edition
        self._sought = Input(id="sought", compact=True)
        self._sought.display = False
        self._searching = False  # until Enter

    def title_and_content(self) -> tuple[str, RenderableType]:
        title = self.words.say("rules-of", edition=self.words.edition(self._edition))
        return title, rules_page(self._edition, self.words)

    def footing(self) -> str:
        return self.words.say("foot-rules")

    def on_mount(self) -> None:
        self._sought.placeholder = self.words.say("book-search")
        self.query_one(".window").mount(self._sought)

    def on_key(self, event: Key) -> None:
        """What is typed before the line has the focus belongs to it all the same."""
        if event.character == "/":
            self.action_search()
            event.stop()
        elif self._searching and event.key == "enter":
            self._searching = False
            self.set_focus(None)  # so that keys scroll what was found
            event.stop()
        elif self._searching and event.is_printable:
            self._sought.insert_text_at_cursor(event.character or "")
            event.stop()

    def action_search(self) -> None:
        self._searching = True
        self._sought.display = True
        self._sought.focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        found = rules_page(self._edition, self.words, event.value)
        self.query_one("VerticalScroll Static", Static).update(found)
        self.action_scroll_by(-9999)

    def action_leave(self) -> None:
        """Search no more; then, leave."""
        self._searching = False
        if self._sought.display:
            self._sought.value = ""
            self._sought.display = False
        else:
            super().action_leave()


GO_ON, REPLAY, REVIEW, LEAVE = "go on", "replay", "review", "leave"
# What there is to do after the last card of a game at home.
AFTERWARDS = (
    ("Enter", "score-again"),
    ("p", "score-replay"),
    ("w", "review-ask"),
    ("q", "do-leave"),
)


class ScorePage(Page):
    """The score sheet; at the end of a round, Enter goes on."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "wish('go on')", "do-go-on"),
        Binding("p", "wish('replay')", "score-replay"),
        Binding("w", "wish('review')", "review-ask"),
        Binding("q", "wish('leave')", "do-leave"),
        Binding("escape", "leave", "foot-table"),
    ]

    def __init__(self, session: Session, view: View) -> None:
        super().__init__()
        self._session = session
        self._view = view
        self.is_of_the_end = view.to_act is None  # of a round

    def title_and_content(self) -> tuple[str, RenderableType]:
        names, words = names_of(self._session), self.words
        title = words.say("do-scores")
        if self._view.winners:
            title = result(self._view, names, words)
        elif self._session.hands is not None:
            title = round_line(self._view, names, words)
        keys = (Text(), key_list(AFTERWARDS, words)) if self._is_after_a_game else ()
        return title, Group(*self._points(names), *self._notes(), *keys)

    def _points(self, names: Names) -> Iterator[RenderableType]:
        """Of the last round, and of all of them."""
        words, view, width = self.words, self._view, self.app.size.width
        points, hands = self._session.table.points, self._session.hands
        if hands is not None and points:
            yield from (score_sheet(view, hands, points[-1], names, words, width < NARROW), Text())
        if len(points) > 1 or hands is None:
            room = min(width, WIDEST) - 8
            yield from (rounds_table(points, view.scores, names, words, room), Text())

    def _notes(self) -> Iterator[Text]:
        """How the game is won, and whether the shuffles were fair."""
        session, words = self._session, self.words
        yield Text(goal(session.options, words), "dim")
        if session.view and session.view.commitment:
            commitment = shorten(session.view.commitment)
            yield Text(words.say("sheet-shuffle", commitment=commitment), "dim")
        if session.client.shares.standing in ("left_out", "broken"):
            yield Text(words.say(f"shuffle-{session.client.shares.standing}"), "bold")

    @property
    def _is_after_a_game(self) -> bool:
        return bool(self._view.winners) and self._session.at_home

    def footing(self) -> str:
        """Enter does what the table's own screen says of it."""
        if self._session.hands is None:
            return super().footing()
        if self._is_after_a_game:
            return self.words.say("foot-table")
        leave = self.words.say("enter-leave") if self._view.winners else self.words.say("wait-next")
        return f"{step_words(self._session, self.words) or leave} · {self.words.say('foot-table')}"

    def action_wish(self, wish: str) -> None:
        """Some wishes are for the end of a game; before, leaving only leaves the sheet."""
        if self.is_current and (wish == GO_ON or self._is_after_a_game):
            self.dismiss(wish)
        elif wish == LEAVE:
            self.action_leave()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return self._is_after_a_game or parameters not in ((REPLAY,), (REVIEW,))
