"""What a choice of the start screen means, to be read beside it."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...bots import BOTS
from ...editions import Edition
from ...editions.effects import VOCABULARY
from ...editions.rulebook import rules_of
from ...table.table import CUSTOM_CARDS
from ...words import Words
from ..card_text import card_face
from ..form import Line, bot_words

# Choices with a paragraph of their own.
WORDS = ("players", "seats", "clock", "chat", "practice", "speed")


def explain_choice(line: Line | None, edition: Edition, words: Words) -> RenderableType:
    """About a choice, or the edition where there is nothing to choose."""
    if line is None or line.name == "edition":
        return about_edition(edition, words)
    if line.name.startswith("bot") or line.name == "added":
        return _about_bots(words)
    if line.name in CUSTOM_CARDS:
        return _about_written(words)
    if line.name in WORDS:
        return Text(words.say(f"about-{line.name}"))
    return _about_option(line, edition, words)


def about_edition(edition: Edition, words: Words) -> RenderableType:
    """What is special in an edition: its cards, each with what it does."""
    table = Table.grid(padding=(0, 1, 1, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for wild in edition.dealt_wilds:
        name = Text.assemble((words.card(edition, wild.code), "bold"), (f"  ×{wild.copies}", "dim"))
        does = words.does(edition, wild.code)
        table.add_row(card_face(edition, f"{wild.code:<2}"), name.append(f"\n{does}"))
    colors = words.join(words.color(edition, letter) for letter in edition.color_letters)
    count = words.count_cards(sum(edition.deck))
    facts = Text(f"{words.say('labelled', label=count, value=colors)}.", "dim")
    title = Text(words.edition(edition), "bold")
    return Group(title, Text(words.about_edition(edition)), facts, Text(), table)


def _about_bots(words: Words) -> Text:
    said = Text()
    for name in BOTS:
        about = words.say(f"bot-{name}.words")
        said.append(bot_words(name, words), "bold").append(f"\n{about}\n")
    return said


def _about_written(words: Words) -> Text:
    example = words.say("form-example")
    return Text(f"{words.say('about-written')}\n\n{example}\n\n{VOCABULARY}")


def _about_option(line: Line, edition: Edition, words: Words) -> RenderableType:
    """What an option stands at, in full, and the rules about it."""
    stands = words.say("labelled", label=words.option(line.name), value=line.shown)
    return Group(
        Text(stands, "bold"), Text(), Text("\n\n".join(_rules_on(line.name, edition, words)))
    )


def _rules_on(option: str, edition: Edition, words: Words) -> list[str]:
    rules = ((rule.option, words.rule(rule.id)) for rule in rules_of(edition.name))
    return [
        text.replace("`", "")
        for about, text in rules
        if about and (option in about.split(", ") or f"`{option}`" in text)
    ]
