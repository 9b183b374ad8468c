"""The editions and their rules, to read in a terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...editions import EDITIONS, Edition
from ...editions.rulebook import SECTIONS, Rule, rules_of
from ...words import Words
from ..card_text import card_face, paint_words


def editions_table(words: Words) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", style="bold", no_wrap=True)
    table.add_column(words.say("edition"))
    table.add_column(words.say("custom-cards"), justify="right")
    table.add_column("")
    for edition in EDITIONS.values():
        table.add_row(
            edition.name,
            words.edition(edition),
            str(sum(edition.deck)),
            words.about_edition(edition),
        )
    return table


def rules_page(edition: Edition, words: Words) -> RenderableType:
    """All rules of an edition by section. Our own rulings are marked."""
    parts: list[RenderableType] = [
        Text(words.edition(edition), "bold underline"),
        Text(f"{words.count_cards(sum(edition.deck))}. {words.about_edition(edition)}"),
        Text(words.say("rules-about-rulings"), "dim"),
    ]
    for section in SECTIONS:
        rules = [rule for rule in rules_of(edition.name) if rule.section == section]
        if rules:
            title = words.say(f"section-{section}")
            parts += [Text(f"\n{title}", "bold"), _rule_list(rules, words)]
    return Group(*parts, Text(f"\n{words.say('rules-codes')}", "bold"), code_list(edition, words))


def _rule_list(rules: Iterable[Rule], words: Words) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    for rule in rules:
        text = words.rule(rule.id).replace("`", "")
        if rule.ruling:
            text = words.say("labelled", label=words.say("rules-ruling"), value=text)
        table.add_row("-", Text.assemble(text, (f"  {rule.id}", "dim")))
    return table


def code_list(edition: Edition, words: Words) -> Padding:
    """The codes of an edition's cards, with what its wilds do."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    examples = ("r7", "yS", "gR", "bD")
    for code in (code for code in examples if code in edition.kinds):
        table.add_row(
            card_face(edition, code), paint_words(edition, words.card(edition, code), words)
        )
    for wild in edition.wilds:
        table.add_row(
            card_face(edition, wild.code),
            f"{words.card(edition, wild.code)}. {words.does(edition, wild.code)}",
        )
    return Padding(table, (0, 0, 0, 2))
