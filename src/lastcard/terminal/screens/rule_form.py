"""What somebody proposes for a Customizable card, put together choice by choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import work
from textual.binding import Binding, BindingType

from ...editions import Edition
from ...editions.effects import COLORED, COUNTED, MAX_DRAW, THE_COLOR, WHOM
from ...editions.written_rules import MAX_WORDS, on_one_line
from ...rules.state import MAX_CLAUSES
from ...table.messages import CustomCard, Propose
from ...table.table import CUSTOM_CARDS
from ...words import Words
from ..card_text import card_face
from ..form import Choices, Line
from .form_screen import FormScreen, TextWindow

NOTHING = ""  # the effect that is none
WORDS = "words"


@dataclass
class Clause:
    """One effect: what happens, to whom, and how many cards or which colour it is about."""

    deed: str = NOTHING
    who: str = ""
    count: int = 1
    color: str = THE_COLOR

    @property
    def text(self) -> str:
        count = str(self.count) if self.deed in COUNTED else ""
        color = self.color if self.deed in COLORED else ""
        return " ".join(filter(None, [self.who, self.deed, count, color]))


class RuleForm(Choices):
    def __init__(self, edition: Edition, words: Words) -> None:
        self.said = words
        self.edition = edition
        self.card: CustomCard = CUSTOM_CARDS[0]
        self.words = ""
        self._clauses = [Clause()]

    @property
    def effects(self) -> str:
        return "; ".join(clause.text for clause in self._clauses if clause.deed)

    @property
    def proposal(self) -> Propose | None:
        """What is to be proposed; None as long as there is nothing in it."""
        if not self.words and not self.effects:
            return None
        return Propose(card=self.card, words=self.words, effects=self.effects)

    def lines(self) -> list[Line]:
        say = self.said.say
        card = self.said.card(self.edition, self.card)
        found = [
            Line("card", say("form-card"), self.card, CUSTOM_CARDS, card),
            Line(WORDS, say("form-words"), self.words, (), self.words or "–"),
        ]
        for number, clause in enumerate(self._clauses):
            found += _clause_lines(number, clause, self.said, self.edition)
        return found

    def write(self, words: str) -> None:
        self.words = on_one_line(words)

    def _set(self, name: str, value: Any) -> None:
        what, _, number = name.partition(" ")
        if what == "card":
            self.card = value
            return
        clause = self._clauses[int(number)]
        setattr(clause, what, value)
        if what == "deed":
            clause.who = next(iter(WHOM.get(clause.deed, ())), "")
            self._leave_one_free()

    def _leave_one_free(self) -> None:
        """At the end there is room for one more effect, as long as a rule may have more."""
        if self._clauses[-1].deed and len(self._clauses) < MAX_CLAUSES:
            self._clauses.append(Clause())


def _clause_lines(number: int, clause: Clause, words: Words, edition: Edition) -> list[Line]:
    deeds = (NOTHING, *(deed for deed in WHOM if edition.has_powers or deed != "lose powers"))
    shown = words.say(f"deed-{clause.deed.replace(' ', '_')}") if clause.deed else "–"
    label = words.say("form-effect", number=number + 1)
    found = [Line(f"deed {number}", label, clause.deed, deeds, shown)]
    whom = WHOM.get(clause.deed, ())
    if len(whom) > 1:
        who = words.say(f"who-{clause.who}")
        found.append(Line(f"who {number}", f"  {words.say('form-who')}", clause.who, whom, who))
    if clause.deed in COUNTED:
        label = f"  {words.say('custom-cards')}"
        counts = range(1, MAX_DRAW + 1)
        found.append(Line(f"count {number}", label, clause.count, counts, str(clause.count)))
    if clause.deed in COLORED:
        label, colors = f"  {words.say('custom-color')}", (THE_COLOR, *edition.color_names)
        color = words.shade(clause.color)
        found.append(Line(f"color {number}", label, clause.color, colors, color))
    return found


# On the screen.


class RuleFormScreen(FormScreen[RuleForm, Propose]):
    """Putting a rule together; its result is the proposal, unless it is left for later."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "choose", "custom-propose")]
    ABOUT, DONE, ENTER = "form-rule", "custom-propose", "form-enter-propose"

    def prompt_words(self, line: Line) -> str:
        writes = line.name == WORDS
        return self.words.say("form-enter-words") if writes else super().prompt_words(line)

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
