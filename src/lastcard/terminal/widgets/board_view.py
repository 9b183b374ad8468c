"""The part of the table that everybody sees: the others, the piles, what has happened."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.widgets import Static

from ...editions import find_edition
from ...view import View
from ...words import Names
from ..card_text import card_face, to_follow
from ..language import Speaking
from ..rules_text import code_list, rule_sections
from ..score import MARK, rounds_table
from ..themes import NARROW, inks_in, look_in
from .card_blocks import LARGE, MEDIUM
from .middle import Piles
from .opponents import Opponents, badges, others_in_order, uno_note
from .story import Story

MIDDLE = 8  # lines that the middle of the table takes at least
Points = Sequence[Sequence[int]]


class Heading(Static):
    """One line with things at both ends."""

    def show(self, left: Text, right: str) -> None:
        """What does not fit at the right is left out."""
        gap = self.app.size.width - 2 - left.cell_len - len(right)
        ends = (" " * gap, (right, "dim")) if gap > 0 else ()
        self.update(Text.assemble(left, *ends, no_wrap=True))


class BoardView(Speaking, Vertical):
    """Everything but the hand."""

    def __init__(self) -> None:
        super().__init__()
        self.opponents = Opponents()
        self.story = Story()
        self._piles = Piles()
        self._aside = Static(id="aside")
        self._middle = Container(self._piles, self.story, self._aside, id="middle")
        self._heading = Heading(id="heading")
        self._own = Heading(id="own")
        self._shown: tuple[View, Names, str, str, Points] | None = None
        self._beside: tuple[object, ...] = ()

    def compose(self) -> ComposeResult:
        yield from (self._heading, self.opponents, self._middle, self._own)

    def on_resize(self) -> None:
        if self._shown is not None:
            self.show(*self._shown)

    def show(
        self, view: View, names: Names, remark: str, kind: str = "", points: Points = ()
    ) -> None:
        """Show a view of the game, and what kind of game it is; the remark stands in the corner.

        Where there is room, the points of the rounds and what the cards do stand beside it.
        """
        self._shown = (view, names, remark, kind, points)
        self._heading.show(self._title(view, kind), remark)
        self.opponents.show(view, names)
        self._piles.display = self._has_room_for_piles(view)
        self._piles.show(view, self._middle.size.height)
        self._show_beside(view, names, points)
        own = view.seat
        self._own.display = own is not None
        if own is not None:
            self._show_own(view, own, names)

    def _title(self, view: View, kind: str) -> Text:
        edition, words = find_edition(view.edition), self.words
        number = words.say("round", number=view.round_number)
        title = Text.assemble((words.edition(edition), "bold"), f"  {number}")
        title.append(f"  {kind}" if kind else "")
        if self._has_room_for_piles(view):
            return title
        face = card_face(edition, view.top, view.color)
        follow = to_follow(view, edition, words, inks_in(self.app), bool(self.app.size.width < 40))
        return Text("  ").join([face, follow, title])

    def _has_room_for_piles(self, view: View) -> bool:
        others = self.opponents.height_for(len(others_in_order(view)))
        lines = self.size.height - 2 - (others if self.opponents.display else 0)
        return lines >= (LARGE.height if self.app.size.width >= NARROW else MEDIUM.height + 2)

    def _show_beside(self, view: View, names: Names, points: Points) -> None:
        """Points and rules are the same for most of a game, and take longer than all the rest."""
        edition, words, width = find_edition(view.edition), self.words, self._aside.size.width
        beside = (edition, words, width, names, [*map(tuple, points)], tuple(view.scores))
        if beside == self._beside:
            return
        self._beside = beside
        scores: list[RenderableType] = (
            [rounds_table(points, view.scores, names, words, width), Text()] if points else []
        )
        self._aside.update(
            Group(*scores, code_list(edition, words), *rule_sections(edition, words))
        )

    def _show_own(self, view: View, seat: int, names: Names) -> None:
        words = self.words
        yours = seat == names.you
        shown = words.say("table-shown", name=words.seat(seat, names))
        whose = words.say("table-hand") if yours else shown
        title = Text.assemble(
            (f"{MARK} " if view.to_act == seat else "  "),
            (whose, "bold"),
            f"  {words.count_cards(view.hand_sizes[seat])}  ",
        )
        framed = look_in(self.app).framed
        notes = (uno_note(view, seat, words), badges(view, seat, framed, words, yours))
        points = words.count_points(view.scores[seat])
        self._own.show(title.append_text(Text("  ").join(filter(None, notes))), points)

    def least_height(self, view: View, middle: int = MIDDLE) -> int:
        """How many lines it needs, with so many in the middle."""
        return self.opponents.height_for(len(others_in_order(view))) + middle + 2
