"""The editions and their rules, to read in a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..editions import EDITIONS, Edition
from ..editions.rulebook import SECTIONS, Rule, rules_of
from ..words import Words
from ..words.decks import deck_lines
from .card_text import card_face, paint_words
from .typed import fold

Told = tuple[str, Rule | None]  # what a rule says; the lines of a deck are no rules
NARROW = 70  # columns: too few for a table with a sentence in it


def editions_table(words: Words, narrow: bool = False) -> Table:
    """A line for each edition; where it is narrow, a paragraph."""
    if narrow:
        listed = Table.grid(padding=(0, 0, 1, 0))
        for edition in EDITIONS.values():
            title = f"{words.edition(edition)}, {words.count_cards(sum(edition.deck))}"
            about = f"\n{title}\n{words.about_edition(edition)}"
            listed.add_row(Text.assemble((edition.name, "bold"), about))
        return listed
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


def rules_page(edition: Edition, words: Words, sought: str = "") -> RenderableType:
    """All rules of an edition by section, or those that say something. Own rulings are marked."""
    if sought.strip():
        count = sum(len(rules) for _, rules in rules_by_section(edition, words, sought))
        found = Text(words.say("book-found", count=count), "dim")
        return Group(found, *rule_sections(edition, words, sought))
    return Group(
        Text(words.edition(edition), "bold underline"),
        Text(f"{words.count_cards(sum(edition.deck))}. {words.about_edition(edition)}"),
        Text(words.say("rules-about-rulings"), "dim"),
        *rule_sections(edition, words),
        Text(f"\n{words.say('rules-codes')}", "bold"),
        code_list(edition, words),
    )


def rule_sections(edition: Edition, words: Words, sought: str = "") -> list[RenderableType]:
    parts: list[RenderableType] = []
    for title, rules in rules_by_section(edition, words, sought):
        parts += [Text(f"\n{title}", "bold"), _rule_list(rules, words)]
    return parts


def rules_by_section(
    edition: Edition, words: Words, sought: str = ""
) -> Iterator[tuple[str, list[Told]]]:
    """Rules with the titles above them; those alone in which all words stand that are sought.

    A deck that no rule describes is told line by line.
    """
    all_rules = rules_of(edition)
    for section in SECTIONS:
        rules: list[Told] = [
            (words.rule(rule.id).replace("`", ""), rule)
            for rule in all_rules
            if rule.section == section
        ]
        if section == "deck" and not rules:
            rules = [(line, None) for line in deck_lines(edition, words)]
        found = [(text, rule) for text, rule in rules if holds(text, sought)]
        if found:
            yield words.say(f"section-{section}"), found


def holds(text: str, sought: str) -> bool:
    """Do all words that are sought stand in a text, whatever the capitals and accents?"""
    return all(word in fold(text) for word in fold(sought).split())


def _rule_list(rules: Iterable[Told], words: Words) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    for text, rule in rules:
        if rule and rule.ruling:
            text = words.say("labelled", label=words.say("rules-ruling"), value=text)
        table.add_row("-", Text.assemble(text, (f"  {rule.id}" if rule else "", "dim")))
    return table


def code_list(edition: Edition, words: Words) -> Padding:
    """The codes of an edition's cards, with what its wilds do."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    examples = ("r7", "yS", "gR", "bD")
    own = [f"{edition.color_letters[0]}{letter}" for letter in edition.symbols]
    wilds = [wild.code for wild in edition.dealt_wilds]
    for code in dict.fromkeys((*examples, *own, *wilds)):
        if code in edition.kinds:
            name = words.card(edition, code)
            said = Text(name) if code in wilds else paint_words(edition, name, words)
            if code in (*own, *wilds):
                said.append(f". {words.does(edition, code)}")
            table.add_row(card_face(edition, code), said)
    return Padding(table, (0, 0, 0, 2))
