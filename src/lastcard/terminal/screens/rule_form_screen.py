"""Anybody in the lobby proposes what a Customizable card says."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import work
from textual.binding import Binding, BindingType

from ...editions.written_rules import MAX_WORDS
from ...table.messages import Propose
from ..card_text import card_face
from ..form import START, Line
from ..widgets.text_window import TextWindow
from .form_screen import FormScreen
from .rule_form import WORDS, RuleForm


class RuleFormScreen(FormScreen[RuleForm, Propose]):
    """Putting a rule together; its result is the proposal, unless it is left for later."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "choose", "custom-propose")]

    def __init__(self, form: RuleForm) -> None:
        super().__init__(form, "form-rule")

    def lines(self) -> list[Line]:
        return [*self.form.lines(), Line(START, self.words.say("custom-propose"), None)]

    def prompt_words(self, line: Line) -> str:
        if line.name == WORDS:
            return self.words.say("form-enter-words")
        return f"{super().prompt_words(line)} {self.words.say('form-enter-propose')}".strip()

    def about(self, line: Line) -> RenderableType:
        """The rule as it is by now."""
        form, say = self.form, self.words.say
        text = [Text(f"“{form.words}”")] if form.words else []
        effects = [Text(one) for one in self.words.effects(form.effects)]
        name = Text(self.words.card(form.edition, form.card), "bold")
        return Group(
            Text("  ").join([card_face(form.edition, form.card), name]),
            Text(),
            *(text + effects or [Text(say("form-rule-empty"))]),
            *([Text(say("effects-none"))] if text and not effects else []),
            Text(f"\n{say('form-rule-counts')}", "dim"),
        )

    @work(exclusive=True)
    async def action_choose(self) -> None:
        """Write the words, or propose it."""
        proposal = self.form.proposal
        if self.pointed.name == WORDS:
            await self._write()
        elif proposal is None:
            self.complain(self.words.say("form-rule-empty"))
        else:
            self.dismiss(proposal)

    async def _write(self) -> None:
        window = TextWindow(
            self.words.say("custom-words"),
            self.form.words,
            self.words.say("custom-words-hint"),
            MAX_WORDS,
        )
        words = await self.app.push_screen_wait(window)
        if words is not None:
            self.form.write(words)
            self.show()
