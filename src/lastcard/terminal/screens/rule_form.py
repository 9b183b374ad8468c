"""What somebody proposes for a Customizable card, put together choice by choice."""

from __future__ import annotations

from dataclasses import dataclass

from ...editions import Edition
from ...editions.effects import MAX_DRAW, WHOM
from ...editions.written_rules import on_one_line
from ...rules.state import MAX_CLAUSES
from ...table.messages import CustomCard, Propose
from ...table.table import CUSTOM_CARDS
from ..rule_words import DEEDS, WHO
from .form import Line

NOTHING = ""  # the effect that is none
WORDS = "words"
PLACES = ("the first", "the second")


@dataclass
class Clause:
    """One effect: what happens, to whom, and how many cards are drawn."""

    deed: str = NOTHING
    who: str = ""
    count: int = 1

    @property
    def text(self) -> str:
        count = str(self.count) if self.deed == "draw" else ""
        return " ".join(filter(None, [self.who, self.deed, count]))


class RuleForm:
    """What has been chosen so far."""

    def __init__(self, edition: Edition) -> None:
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
        place = PLACES[CUSTOM_CARDS.index(self.card)]
        found = [
            Line("card", "Card", self.card, CUSTOM_CARDS, f"{self.card}, {place}"),
            Line(WORDS, "Words", self.words, (), self.words or "none"),
        ]
        for number, clause in enumerate(self._clauses):
            found += _clause_lines(number, clause)
        return found

    def write(self, words: str) -> None:
        self.words = on_one_line(words)

    def change(self, name: str, step: int) -> None:
        """Take the next value of a choice, or the one before."""
        line = next(line for line in self.lines() if line.name == name)
        if line.values:
            self._set(name, line.value_after(step))

    def _set(self, name: str, value: object) -> None:
        what, _, number = name.partition(" ")
        if what == "card":
            self.card = next(card for card in CUSTOM_CARDS if card == value)
            return
        clause = self._clauses[int(number)]
        if what == "deed":
            clause.deed = str(value)
            clause.who = next(iter(WHOM.get(clause.deed, ())), "")
            self._leave_one_free()
        elif what == "who":
            clause.who = str(value)
        elif isinstance(value, int):
            clause.count = value

    def _leave_one_free(self) -> None:
        """At the end there is room for one more effect, as long as a rule may have more."""
        if self._clauses[-1].deed and len(self._clauses) < MAX_CLAUSES:
            self._clauses.append(Clause())


def _clause_lines(number: int, clause: Clause) -> list[Line]:
    deeds = (NOTHING, *WHOM)
    shown = DEEDS.get(clause.deed, "nothing")
    found = [Line(f"deed {number}", f"Effect {number + 1}", clause.deed, deeds, shown)]
    whom = WHOM.get(clause.deed, ())
    if len(whom) > 1:
        found.append(Line(f"who {number}", "  Who", clause.who, whom, WHO[clause.who]))
    if clause.deed == "draw":
        found.append(Line(f"count {number}", "  Cards", clause.count, range(1, MAX_DRAW + 1)))
    return found
