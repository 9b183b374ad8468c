"""Pages over the table: the keys, the rules, the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
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
from ..narration import names_of
from ..plain import table_text as screen
from ..plain.rules_text import code_list, rules_page
from ..sentences import Names

KEYS = (
    ("arrows, Tab", "point at a card or a move; Tab goes to the next one that can be played"),
    ("Enter, click", "play what is pointed at; what has to be named is asked for"),
    ("1 2 3 …", "play the card or move with that number"),
    ("b7 W=g /draw", "type a move: a card, =g a colour, @2 a seat, *y a power, ! UNO; / any move"),
    ("u", "call UNO: with the card that you play next, or right after it"),
    ("c", "catch whoever forgot UNO; challenge a Wild Draw Four"),
    ("d p a f", "draw, pass, accept, flip"),
    ("h", "a hint"),
    ("z", "take your last move back (in practice)"),
    ("m", "say something or react, at a table with others"),
    ("s r ?", "the score sheet, the rules of the edition, these keys"),
    ("t", "dark or light"),
    ("q", "leave; the game is kept"),
)


class Page(ModalScreen[str]):
    """Something to read, over the table. Its result is what to do next ("" for nothing)."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,space", "leave", "back"),
        Binding("up,k", "scroll_by(-1)", show=False),
        Binding("down,j", "scroll_by(1)", show=False),
        Binding("pageup", "scroll_by(-15)", show=False),
        Binding("pagedown", "scroll_by(15)", show=False),
        Binding("home", "scroll_by(-9999)", show=False),
        Binding("end", "scroll_by(9999)", show=False),
    ]
    footing = "Esc goes back"

    def __init__(self, title: str, content: RenderableType) -> None:
        super().__init__()
        self._heading = title
        self._content = content

    def compose(self) -> ComposeResult:
        with Container(classes="window page") as window:
            window.border_title = Text(self._heading)
            window.border_subtitle = self.footing
            with VerticalScroll(can_focus=False):
                yield Static(self._content)

    def action_leave(self) -> None:
        if self.is_current:  # and has not been left by another key just now
            self.dismiss("")

    def action_scroll_by(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


def keys_page(edition: Edition) -> Page:
    """What the keys do, and how cards are typed."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for keys, words in KEYS:
        table.add_row(keys, words)
    return Page("Keys", Group(table, Text("\nCards", "bold"), code_list(edition)))


class RulesPage(Page):
    """The rules."""

    footing = "Up and down scroll · Esc goes back"

    def __init__(self, edition: Edition) -> None:
        super().__init__(f"Rules of {edition.title}", rules_page(edition))


GO_ON = "go on"


class ScorePage(Page):
    """The score sheet; at the end of a round, Enter goes on."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "go_on", "go on")]

    def __init__(self, session: Session, view: View) -> None:
        title, content = _score_content(session, view)
        super().__init__(title, content)
        if session.hands is not None:
            step = "Enter leaves the table" if view.winners else "Enter to go on"
            self.footing = f"{step} · Esc shows the table"

    def action_go_on(self) -> None:
        if self.is_current:
            self.dismiss(GO_ON)


def _score_content(session: Session, view: View) -> tuple[str, RenderableType]:
    names, points = names_of(session), session.table.points
    parts: list[RenderableType] = []
    if session.hands is not None and points:
        sheet = screen.score_sheet(session.edition, view, session.hands, points[-1], names)
        parts += [sheet, Text()]
    if len(points) > 1 or session.hands is None:
        parts += [rounds_table(points, view.scores, names), Text()]
    parts.append(Text(screen.goal(session.options), "dim"))
    if session.view and session.view.commitment:
        parts.append(Text(f"Fair shuffle: {shorten(session.view.commitment)}", "dim"))
    if view.winners:
        return screen.result(view, names), Group(*parts)
    over = session.hands is not None
    return screen.round_line(view, names) if over else "Scores", Group(*parts)


def rounds_table(points: Sequence[Sequence[int]], totals: Sequence[int], names: Names) -> Table:
    """What everybody got, round by round: one column for each player."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column("round", style="dim")
    for seat in range(len(totals)):
        table.add_column(Text(names.first(seat)), justify="right")
    for number, gained in enumerate(points, 1):
        table.add_row(str(number), *(str(one) if one else "–" for one in gained))
    table.add_row("total", *(Text(str(total), "bold") for total in totals))
    return table
