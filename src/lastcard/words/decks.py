"""What the deck of somebody's own edition holds, and how that is played, in words."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..editions import Edition
from ..editions.edition import SYMBOL_LETTERS
from .words import Words


def deck_lines(edition: Edition, words: Words) -> Iterator[str]:
    """Its cards, their points where these are its own, and the options that it is played by."""
    one_color = zip(SYMBOL_LETTERS, edition.one_color, strict=True)
    symbols = [
        f"{n}\N{NO-BREAK SPACE}× {_owner(edition, letter, words)}" for letter, n in one_color if n
    ]
    if symbols:
        colors = words.join(words.color(edition, letter) for letter in edition.color_letters)
        yield words.say("rules-each-color", colors=colors, cards=", ".join(symbols))
    wilds = [
        f"{w.copies}\N{NO-BREAK SPACE}× {words.card(edition, w.code)}" for w in edition.dealt_wilds
    ]
    if wilds:
        yield words.say("rules-wilds", cards=", ".join(wilds))
    points = [f"{_owner(edition, owner, words)} {n}" for owner, n in edition.points.items()]
    if points:
        yield words.say("rules-points", cards=", ".join(points))
    options = [
        words.say("labelled", label=words.option(name), value=words.choice(name, value))
        for name, value in edition.defaults.items()
    ]
    if options:
        yield words.say("rules-defaults", options=" · ".join(options))


def _owner(edition: Edition, owner: str, words: Words) -> str:
    """What a wild is called, or the cards with one symbol apart from their colour."""
    if owner.startswith("W"):
        return words.card(edition, owner)
    color = edition.color_letters[0]
    named = words.color(edition, color)
    return re.sub(rf"\b{named}\w*", "", words.card(edition, color + owner)).strip()
