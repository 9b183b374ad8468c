"""The part of the table that everybody sees: the others, the piles, what has happened."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from ...editions import EDITIONS, Options
from ...view import View
from ...words import Names
from ..card_text import card_face
from ..language import words_of
from ..score import MARK, goal
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
        self._heading.show(self._title(view, kind), remark or goal(options, words_of(self.app)))
        self.opponents.show(view, names, look.framed)
        lines = self._middle.size.height
        self._piles.show(view, look, inks_in(self.app), lines)
        own = view.seat
        self._own.display = own is not None
        if own is not None:
            self._show_own(view, own, names, look.framed)

    def _title(self, view: View, kind: str) -> Text:
        edition, words = EDITIONS[view.edition], words_of(self.app)
        number = words.say("round", number=view.round_number)
        title = Text.assemble((words.edition(edition), "bold"), f"  {number}")
        title.append(f"  {kind}" if kind else "")
        if self._lines_in_the_middle(view) >= LARGE.height:
            return title
        face = card_face(edition, view.top, view.color)  # the pile is out of sight
        follow = to_follow(view, edition, words, inks_in(self.app))
        return Text("  ").join([face, follow, title])

    def _lines_in_the_middle(self, view: View) -> int:
        others = self.opponents.height_for(len(others_in_order(view)))
        return self.size.height - 2 - (others if self.opponents.display else 0)

    def _show_own(self, view: View, seat: int, names: Names, framed: bool) -> None:
        words = words_of(self.app)
        whose = words.say("table-hand")
        if seat != names.you:
            whose = words.say("table-shown", name=words.seat(seat, names))
        title = Text.assemble(
            (f"{MARK} " if view.to_act == seat else "  "),
            (whose, "bold"),
            f"  {words.count_cards(view.hand_sizes[seat])}  ",
        )
        notes = [
            part
            for part in (uno_note(view, seat, words), badges(view, seat, framed, words))
            if part
        ]
        points = words.count_points(view.scores[seat])
        self._own.show(title.append_text(Text("  ").join(notes)), points)

    def tell(self, sentence: str, view: View) -> None:
        """Add a sentence to what has happened."""
        self.story.add(sentence, EDITIONS[view.edition], inks_in(self.app))

    def least_height(self, view: View) -> int:
        """How many lines it needs."""
        return self.opponents.height_for(len(others_in_order(view))) + MIDDLE + 2
