"""The part of the table that everybody sees: the others, the piles, what has happened."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from ...editions import EDITIONS, Options
from ...view import View
from ..card_text import card_face, paint_words
from ..plain import table_text as screen
from ..sentences import Names, count_cards
from ..themes import inks_in, look_in
from .card_blocks import LARGE
from .middle import Piles, to_follow
from .opponents import Opponents, badges, others_in_order, uno_note
from .story import Story

MIDDLE = 8  # lines that the middle of the table takes at least


class Heading(Static):
    """One line with things at both ends."""

    def show(self, left: Text, right: str) -> None:
        gap = max(1, self.app.size.width - 2 - left.cell_len - len(right))
        self.update(Text.assemble(left, " " * gap, (right, "dim"), no_wrap=True))


class BoardView(Vertical):
    """Everything but the hand."""

    def __init__(self) -> None:
        super().__init__()
        self.opponents = Opponents()
        self.story = Story()
        self._piles = Piles()
        self._middle = Horizontal(self._piles, self.story, id="middle")
        self._heading = Heading(id="heading")
        self._own = Heading(id="own")
        self._shown: tuple[View, Names, Options, str, str] | None = None

    def compose(self) -> ComposeResult:
        yield from (self._heading, self.opponents, self._middle, self._own)

    def on_resize(self) -> None:
        if self._shown is not None:
            self.show(*self._shown)

    def show(
        self, view: View, names: Names, options: Options, kind: str = "", remark: str = ""
    ) -> None:
        """Show a view of the game, and what kind of game it is; the remark stands in the corner."""
        self._shown = (view, names, options, kind, remark)
        look = look_in(self.app)
        self._heading.show(self._title(view, kind), remark or screen.goal(options))
        self.opponents.show(view, names, look.framed)
        lines = self._middle.size.height
        self._piles.show(view, look, inks_in(self.app), lines)
        own = view.seat
        self._own.display = own is not None
        if own is not None:
            self._show_own(view, own, names, look.framed)

    def _title(self, view: View, kind: str) -> Text:
        edition = EDITIONS[view.edition]
        title = Text.assemble((edition.title, "bold"), f"  round {view.round_number}")
        title.append(f"  {kind}" if kind else "")
        if self._lines_in_the_middle(view) >= LARGE.height:
            return title
        face = card_face(edition, view.top, view.color)  # the pile is out of sight
        follow = paint_words(edition, to_follow(view, edition), inks_in(self.app))
        return Text("  ").join([face, follow, title])

    def _lines_in_the_middle(self, view: View) -> int:
        others = self.opponents.height_for(len(others_in_order(view)))
        return self.size.height - 2 - (others if self.opponents.display else 0)

    def _show_own(self, view: View, seat: int, names: Names, framed: bool) -> None:
        whose = "Your" if seat == names.you else f"{names.first(seat)}’s"
        title = Text.assemble(
            (f"{screen.MARK} " if view.to_act == seat else "  "),
            (f"{whose} hand", "bold"),
            f"  {count_cards(view.hand_sizes[seat])}  ",
        )
        notes = [part for part in (uno_note(view, seat), badges(view, seat, framed)) if part]
        points = f"{view.scores[seat]} points"
        self._own.show(title.append_text(Text("  ").join(notes)), points)

    def tell(self, sentence: str, view: View) -> None:
        """Add a sentence to what has happened."""
        self.story.add(sentence, EDITIONS[view.edition], inks_in(self.app))

    def least_height(self, view: View) -> int:
        """How many lines it needs."""
        return self.opponents.height_for(len(others_in_order(view))) + MIDDLE + 2
