"""Anybody in the lobby proposes what a Customizable card says."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import work
from textual.binding import Binding, BindingType

from ...editions.written_rules import MAX_WORDS
from ...errors import InvalidOption
from ...table.messages import Propose
from ..card_text import card_face
from ..rule_words import BY_WORD_OF_MOUTH, tell_effects
from ..widgets.text_window import Writing
from .form import LABELS, START, Line
from .form_screen import FormScreen
from .rule_form import WORDS, RuleForm

EXAMPLE = "Everybody swaps seats!"


class RuleFormScreen(FormScreen[RuleForm, Propose]):
    """Putting a rule together; its result is the proposal, unless it is left for later."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "choose", "propose")]

    def __init__(self, form: RuleForm) -> None:
        super().__init__(form, "propose a rule for a card")

    def lines(self) -> list[Line]:
        return [*self.form.lines(), Line(START, "Propose it", None)]

    def prompt_words(self, line: Line) -> str:
        if line.name == WORDS:
            return "Enter writes the words."
        return f"{super().prompt_words(line)} Enter proposes it, Esc goes back.".strip()

    def about(self, line: Line) -> RenderableType:
        """The rule as it is by now."""
        form = self.form
        words = [Text(f"“{form.words}”")] if form.words else []
        effects = [Text(f"- {one}") for one in tell_effects(form.effects)]
        return Group(
            Text("  ").join([card_face(form.edition, form.card), Text(LABELS[form.card], "bold")]),
            Text(),
            *(words + effects or [Text("Nothing yet: give it words, effects, or both.")]),
            *([Text(f"- {BY_WORD_OF_MOUTH}")] if words and not effects else []),
            Text("\nIt counts when everybody else has agreed.", "dim"),
        )

    @work(exclusive=True)
    async def action_choose(self) -> None:
        """Write the words, or propose it."""
        proposal = self.form.proposal
        if self.pointed.name == WORDS:
            await self._write()
        elif proposal is None:
            self.complain(InvalidOption("A rule has words, effects, or both"))
        else:
            self.dismiss(proposal)

    async def _write(self) -> None:
        window = Writing("Words on the card", self.form.words, EXAMPLE, MAX_WORDS)
        words = await self.app.push_screen_wait(window)
        if words is not None:
            self.form.write(words)
            self.show()
