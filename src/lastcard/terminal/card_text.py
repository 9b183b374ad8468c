"""Cards in colours. The code is always there, so nothing depends on seeing colours."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import cycle

from rich.columns import Columns
from rich.text import Text

from ..editions import Edition
from ..editions.edition import SHAPES
from ..game import Game
from ..notation import is_wild
from ..view import View
from ..words import Words
from ..words.words import color_id

Inks = Mapping[str, str]
# The shape of each colour, as everywhere: for those who tell shapes more easily than colours.
_SIGNS = {"circle": "●", "square": "■", "triangle": "▲", "diamond": "◆"}
SIGNS = {letter: _SIGNS[shape] for letter, shape in SHAPES.items()}
# How a card looks: the colour behind it, and what can be read on top of that. Where there are only
# 16 colours each of these is shown by the nearest, which has to be of the same name. Behind it the
# same colour as ink, for words on a dark ground and on a light one.
_PAINTS = {
    "red": ("bold color(231) on color(160)", "bold color(203)", "bold color(160)"),
    "yellow": ("bold color(16) on color(220)", "bold color(220)", "bold color(130)"),
    "green": ("bold color(231) on color(28)", "bold color(71)", "bold color(28)"),
    "blue": ("bold color(231) on color(26)", "bold color(69)", "bold color(26)"),
    "gold": ("bold color(16) on color(178)", "bold color(178)", "bold color(94)"),
    "gray": ("bold color(16) on color(250)", "bold color(250)", "bold color(241)"),
}
FACES = {name: face for name, (face, _, _) in _PAINTS.items()}
INKS = {name: ink for name, (_, ink, _) in _PAINTS.items()}
DARK_INKS = {name: ink for name, (_, _, ink) in _PAINTS.items()}


def card_face(edition: Edition, code: str, chosen: str | None = None) -> Text:
    """A card as a coloured patch with its code. `chosen` is the colour named for a wild."""
    if is_wild(code) and chosen is None:
        return _wild_face(edition, code)
    letter = chosen if chosen and is_wild(code) else code[0]
    return Text.assemble((f" {code} ", FACES[color_id(edition, letter)]))


def _wild_face(edition: Edition, code: str) -> Text:
    face = Text()
    for letter, name in zip(f" {code:<2} ", cycle(edition.color_names), strict=False):
        face.append(letter, FACES[name])
    return face


def hand_faces(edition: Edition, codes: Iterable[str]) -> Columns:
    """A hand as patches with gaps, on several lines if it has to be."""
    return Columns((card_face(edition, code) for code in codes), padding=(0, 1))


def paint_words(edition: Edition, sentence: str, words: Words, inks: Inks = INKS) -> Text:
    """A sentence with the colours in it inked as they are."""
    painted = Text(sentence)
    for name in edition.color_names:
        stem = words.say("color-stem", color=name)  # what all forms of its word begin with
        pattern = re.compile(rf"\b{stem}\w{{0,2}}\b( \d\b)?", re.IGNORECASE)
        painted.highlight_regex(pattern, inks[name])
    return painted


def to_follow(
    seen: View | Game, edition: Edition, words: Words, inks: Inks = INKS, in_short: bool = False
) -> Text:
    """The card to follow with the shape of its colour, and the colour if the card does not say.

    In short, beside the card's code, only the colour is said where the card does not say it.
    """
    name, color = words.card(edition, seen.top), seen.color
    if color is None:
        name = words.say("labelled", label=name, value=words.say("no-color"))
    elif is_wild(seen.top) or seen.color_only:
        said = words.color(edition, color)
        name = said if in_short else words.say("labelled", label=name, value=said)
    sign = Text(f"{SIGNS[color]} ", inks[color_id(edition, color)]) if color else Text()
    return sign.append_text(paint_words(edition, name, words, inks))
