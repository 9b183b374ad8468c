"""The rules that players write on Customizable cards: words for people, effects for the engine.

The effects are clauses joined by semicolons: `next draw 2; next miss`, `chosen swap`, `pass left`,
`redeal`, `again`. Words without effects are fine: the players carry them out. A rule may also be
one text, `words => effects`.
"""

from __future__ import annotations

import re
import unicodedata
from itertools import groupby, islice
from typing import NamedTuple

from ..errors import InvalidOption
from ..rules.state import MAX_CLAUSES
from .effects import FIRST_WORDS, Clause, read_effects

MAX_WORDS = 200
MOST_MARKS = 4  # in a row


class WrittenRule(NamedTuple):
    """What is written on a Customizable card."""

    words: str
    effects: str = ""

    def clauses(self) -> list[Clause]:
        """The effects as the rules read them."""
        return [effect.clause() for effect in read_effects(self.effects)]


def on_one_line(text: str) -> str:
    """What people write, as it can be shown: nothing unprintable in it, and single spaces.

    No language puts more than a few marks on a letter; a tower of them would cover other lines.
    """
    shown = (letter for letter in text if letter.isprintable() or letter.isspace())
    runs = (islice(run, MOST_MARKS if marks else None) for marks, run in groupby(shown, is_mark))
    return " ".join("".join(letter for run in runs for letter in run).split())


def is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Me")


def check_written_rule(value: object) -> WrittenRule | None:
    """Read one entry of the option `custom_rules`: nothing, or words and effects."""
    if value is None:
        return None
    if isinstance(value, str):
        value = _split(value)
    match value:
        case [str(words), str(effects)]:
            written = WrittenRule(on_one_line(words), on_one_line(effects))
        case _:
            raise InvalidOption(
                f"custom_rules takes None or (words, effects) for each card, not {value!r}"
            )
    if len(written.words) > MAX_WORDS:
        raise InvalidOption(f"the words of a written rule may have {MAX_WORDS} characters at most")
    if len(written.clauses()) > MAX_CLAUSES:
        raise InvalidOption(f"a written rule may have {MAX_CLAUSES} clauses at most")
    return written


def _split(text: str) -> tuple[str, str]:
    """Words and effects of one text; what could be either is refused."""
    words, arrow, effects = text.partition("=>")
    if not arrow and FIRST_WORDS & set(re.findall(r"\w+", text)[:1]):
        raise InvalidOption(
            f"{text[:40]!r} could be an effect or words alone: write (words, effects), where "
            "either may be empty, or 'words => effects'"
        )
    return words, effects
