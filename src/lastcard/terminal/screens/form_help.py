"""What a choice of the start screen means, to be read beside it."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...editions import Edition
from ...editions.effects import VOCABULARY
from ...editions.rulebook import rules_of
from ...words import words_in
from ..card_text import card_face
from ..plan import BOT_WORDS
from ..sentences import count_cards
from .form import CUSTOM, Line

EXAMPLE = "Everybody else draws one => others draw 1"  # of a rule that players write
WORDS = {
    "players": "You and the bots: two to ten at the table.",
    "seats": "Two to ten. Seats that are free when the game begins are no part of it.",
    "clock": "How long a turn may take; whoever takes longer has a bot play on.",
    "chat": "May people write to each other? Quick reactions are always there.",
    "practice": "Practice: you may take your moves back, with z. Games in practice do not count in "
    "the statistics.",
}


def explain(line: Line | None, edition: Edition) -> RenderableType:
    """About a choice, or the edition where there is nothing to choose."""
    if line is None or line.name == "edition":
        return about_edition(edition)
    if line.name.startswith("bot") or line.name == "added":
        return _about_bots()
    if line.name in CUSTOM:
        return _about_written()
    if line.name in WORDS:
        return Text(WORDS[line.name])
    return Text("\n\n".join(_rules_on(line.name, edition)))


def about_edition(edition: Edition) -> RenderableType:
    """What is special in an edition: its cards, each with what it does."""
    table = Table.grid(padding=(0, 1, 1, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    words = words_in("en")
    for wild in edition.wilds:
        said = words.does(edition, wild.code)
        name = Text.assemble((wild.name, "bold"), (f"  ×{wild.copies}", "dim"))
        table.add_row(card_face(edition, f"{wild.code:<2}"), name.append(f"\n{said}"))
    colors = ", ".join(edition.color_names)
    facts = Text(f"{count_cards(sum(edition.deck))}, {colors}.", "dim")
    return Group(
        Text(edition.title, "bold"), Text(words.about_edition(edition)), facts, Text(), table
    )


def _about_bots() -> Text:
    words = Text()
    for name, about in BOT_WORDS.items():
        words.append(name, "bold").append(f": {about}.\n")
    return words


def _about_written() -> Text:
    return Text(
        "What you all agree on for this card: words for you, and behind an arrow what the game "
        f"does. Enter writes it.\n\n{EXAMPLE}\n\n{VOCABULARY}"
    )


def _rules_on(option: str, edition: Edition) -> list[str]:
    rules = [rule for rule in rules_of(edition.name) if rule.option]
    texts = [(rule.option or "", words_in("en").rule(rule.id)) for rule in rules]
    return [
        text.replace("`", "")
        for options, text in texts
        if option in options.split(", ") or f"`{option}`" in text
    ]
