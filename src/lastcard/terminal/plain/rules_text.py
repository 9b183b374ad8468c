"""The editions and their rules, to read in a terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...editions import EDITIONS, Edition
from ...editions.rulebook import SECTIONS, Rule, rules_of
from ...words import words_in
from ..card_text import card_face, card_name, paint_words
from ..sentences import count_cards

WORDS = words_in("en")


def editions_table() -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("edition", style="bold", no_wrap=True)
    table.add_column("title")
    table.add_column("cards", justify="right")
    table.add_column("what is special")
    for edition in EDITIONS.values():
        about = WORDS.about_edition(edition)
        table.add_row(edition.name, edition.title, str(sum(edition.deck)), about)
    return table


def rules_page(edition: Edition) -> RenderableType:
    """All rules of an edition by section. Our own rulings are marked."""
    parts: list[RenderableType] = [
        Text(edition.title, "bold underline"),
        Text(f"{count_cards(sum(edition.deck))}. {WORDS.about_edition(edition)}"),
        Text("What is marked as a ruling settles what the printed rules leave open.", "dim"),
    ]
    for section in SECTIONS:
        rules = [rule for rule in rules_of(edition.name) if rule.section == section]
        if rules:
            title = WORDS.say(f"section-{section}")
            parts += [Text(f"\n{title}", "bold"), _rule_list(rules)]
    return Group(*parts, Text("\nCards and what to type", "bold"), code_list(edition))


def _rule_list(rules: Iterable[Rule]) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    for rule in rules:
        mark = "Ruling: " if rule.ruling else ""
        words = WORDS.rule(rule.id).replace("`", "")
        table.add_row("-", Text.assemble((mark, "italic"), words, (f"  {rule.id}", "dim")))
    return table


def code_list(edition: Edition) -> Padding:
    """The codes of an edition's cards, with what its wilds do."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    examples = ("r7", "yS", "gR", "bD")
    for code in examples:
        table.add_row(card_face(edition, code), paint_words(edition, card_name(edition, code)))
    for wild in edition.wilds:
        table.add_row(
            card_face(edition, wild.code), f"{wild.name}. {WORDS.does(edition, wild.code)}"
        )
    return Padding(table, (0, 0, 0, 2))
