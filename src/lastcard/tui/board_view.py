"""The part of the table that everybody sees: the others, the piles, what has happened."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from ..editions import EDITIONS, Options
from . import screen
from .opponents import Opponents, badges, others_in_order, uno_note
from .piles import Piles
from .sentences import Names, count_cards
from .session import Seen
from .story import Story
from .themes import inks_in, look_in

MIDDLE = 8  # lines that the middle of the table takes at least


class Heading(Static):
    """One line with things at both ends."""

    def show(self, left: Text, right: str) -> None:
        gap = max(1, self.app.size.width - 2 - left.cell_len - len(right))
        self.update(Text.assemble(left, " " * gap, (right, "dim"), no_wrap=True))


class BoardView(Vertical):
    """Everything but the hand."""

    def compose(self) -> ComposeResult:
        yield Heading(id="heading")
        yield Opponents()
        with Horizontal(id="middle"):
            yield Piles()
            yield Story()
        yield Heading(id="own")

    def show(self, view: Seen, names: Names, options: Options, remark: str = "") -> None:
        """Show a view of the game; the remark stands in the corner."""
        edition, look = EDITIONS[view.edition], look_in(self.app)
        title = Text.assemble((edition.title, "bold"), f"  round {view.round_number}")
        self.query_one("#heading", Heading).show(title, remark or screen.goal(options))
        self.query_one(Opponents).show(view, names, look.framed)
        lines = self.query_one("#middle").size.height
        self.query_one(Piles).show(view, look, inks_in(self.app), lines)
        own = view.seat if view.seat is not None and view.seat >= 0 else None
        self.query_one("#own", Heading).display = own is not None
        if own is not None:
            self._show_own(view, own, names, look.framed)

    def _show_own(self, view: Seen, seat: int, names: Names, framed: bool) -> None:
        whose = "Your" if seat == names.you else f"{names.first(seat)}’s"
        title = Text.assemble(
            (f"{screen.MARK} " if view.to_act == seat else "  "),
            (f"{whose} hand", "bold"),
            f"  {count_cards(view.hand_sizes[seat])}  ",
        )
        notes = [part for part in (uno_note(view, seat), badges(view, seat, framed)) if part]
        points = f"{view.scores[seat]} points"
        self.query_one("#own", Heading).show(title.append_text(Text("  ").join(notes)), points)

    def tell(self, sentence: str, view: Seen) -> None:
        """Add a sentence to what has happened."""
        self.query_one(Story).add(sentence, EDITIONS[view.edition], inks_in(self.app))

    def least_height(self, view: Seen) -> int:
        """How many lines it needs."""
        return self.query_one(Opponents).height_for(len(others_in_order(view))) + MIDDLE + 2
