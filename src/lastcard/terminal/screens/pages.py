"""Pages over the table: the keys, the rules, the score sheet."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from ...client.session import Session
from ...editions import Edition
from ...table.shuffles import shorten
from ...view import View
from ...words import Words
from ..language import words_of
from ..narration import names_of, step_words
from ..plain.rules_text import code_list, rules_page
from ..score import goal, result, round_line, rounds_table, score_sheet

# Keys, and the messages that say what they do.
KEYS = (
    ("← → ↑ ↓ Tab", "keys-arrows"),
    ("Enter", "keys-enter"),
    ("1 2 3 …", "keys-numbers"),
    ("b7  W=g  /draw", "keys-typing"),
    ("u", "keys-uno"),
    ("c", "key-c"),
    ("x", "key-x"),
    ("d  p  a  f", "keys-moves"),
    ("h", "keys-hint"),
    ("z", "keys-undo"),
    ("m", "keys-talk"),
    ("v", "keys-speed"),
    ("s  r Enter  ?", "keys-pages"),
    ("t", "do-theme"),
    ("q", "keys-leave"),
)


class Page(ModalScreen[str]):
    """Something to read, over the table. Its result is what to do next ("" for nothing)."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,space", "leave", "do-back"),
        Binding("up,k", "scroll_by(-1)", show=False),
        Binding("down,j", "scroll_by(1)", show=False),
        Binding("pageup", "scroll_by(-15)", show=False),
        Binding("pagedown", "scroll_by(15)", show=False),
        Binding("home", "scroll_by(-9999)", show=False),
        Binding("end", "scroll_by(9999)", show=False),
    ]

    @property
    def words(self) -> Words:
        return words_of(self.app)

    def title_and_content(self) -> tuple[str, RenderableType]:
        """What there is to read."""
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

    def action_leave(self) -> None:
        if self.is_current:  # and has not been left by another key just now
            self.dismiss("")

    def action_scroll_by(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class KeysPage(Page):
    """What the keys do, and how cards are typed."""

    def __init__(self, edition: Edition) -> None:
        super().__init__()
        self._edition = edition

    def title_and_content(self) -> tuple[str, RenderableType]:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        for keys, message in KEYS:
            table.add_row(keys, self.words.say(message))
        cards = Text(f"\n{self.words.say('rules-codes')}", "bold")
        content = Group(table, cards, code_list(self._edition, self.words))
        return self.words.say("key-title"), content


class RulesPage(Page):
    """The rules."""

    def __init__(self, edition: Edition) -> None:
        super().__init__()
        self._edition = edition

    def title_and_content(self) -> tuple[str, RenderableType]:
        title = self.words.say("rules-of", edition=self.words.edition(self._edition))
        return title, rules_page(self._edition, self.words)

    def footing(self) -> str:
        return self.words.say("foot-scroll")


GO_ON = "go on"


class ScorePage(Page):
    """The score sheet; at the end of a round, Enter goes on."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "go_on", "do-go-on")]

    def __init__(self, session: Session, view: View) -> None:
        super().__init__()
        self._session = session
        self._view = view
        self.is_of_the_end = view.to_act is None  # of a round

    def title_and_content(self) -> tuple[str, RenderableType]:
        return _score_content(self._session, self._view, self.words)

    def footing(self) -> str:
        """Enter does what the table's own screen says of it."""
        if self._session.hands is None:
            return super().footing()
        leave = self.words.say("enter-leave") if self._view.winners else self.words.say("wait-next")
        return f"{step_words(self._session, self.words) or leave} · {self.words.say('foot-table')}"

    def action_go_on(self) -> None:
        if self.is_current:
            self.dismiss(GO_ON)


def _score_content(session: Session, view: View, words: Words) -> tuple[str, RenderableType]:
    names, points = names_of(session), session.table.points
    parts: list[RenderableType] = []
    if session.hands is not None and points:
        sheet = score_sheet(session.edition, view, session.hands, points[-1], names, words)
        parts += [sheet, Text()]
    if len(points) > 1 or session.hands is None:
        parts += [rounds_table(points, view.scores, names, words), Text()]
    parts.append(Text(goal(session.options, words), "dim"))
    if session.view and session.view.commitment:
        seal = words.say("sheet-shuffle", commitment=shorten(session.view.commitment))
        parts.append(Text(seal, "dim"))
    if view.winners:
        return result(view, names, words), Group(*parts)
    over = session.hands is not None
    return round_line(view, names, words) if over else words.say("do-scores"), Group(*parts)
