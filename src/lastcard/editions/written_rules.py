"""The rules that players write on Customizable cards: words for people, effects for the engine.

The effects are clauses joined by semicolons: `next draw 2; next miss`, `chosen swap`, `pass left`,
`redeal`, `again`. Words without effects are fine: the players carry them out. A rule may also be
one text, `words => effects`.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from ..errors import InvalidOption
from ..rules import customizable as rule
from ..rules.state import MAX_CLAUSES

MAX_DRAW = 20
MAX_WORDS = 200
WHOM: dict[str, tuple[str, ...]] = {
    "draw": ("next", "chosen", "others", "all", "me"),
    "miss": ("next", "chosen", "others"),
    "show": ("chosen", "others", "me"),
    "swap": ("chosen",),
    "pass left": (),
    "pass right": (),
    "redeal": (),
    "reverse": (),
    "again": (),
}
"""Whom each effect can be about; the last ones are about the table, and name nobody."""

_WHO = {
    "me": rule.ME,
    "next": rule.NEXT,
    "chosen": rule.CHOSEN,
    "others": rule.OTHERS,
    "all": rule.ALL,
}
_DEEDS = {
    "draw": rule.DRAW,
    "miss": rule.MISS,
    "show": rule.SHOW,
    "swap": rule.SWAP,
    "pass left": rule.PASS_LEFT,
    "pass right": rule.PASS_RIGHT,
    "redeal": rule.REDEAL,
    "reverse": rule.TURN_ROUND,
    "again": rule.PLAY_AGAIN,
}
_ABOUT_NOBODY = {"again": rule.ME}  # and the others are about all
_NAMES = {
    " ".join(filter(None, (who, deed))): (who, deed) for deed in WHOM for who in WHOM[deed] or ("",)
}
_DRAWING = re.compile(r"(?P<name>.+ draw) (?P<count>[0-9]{1,3})")

Clause = tuple[int, int, int]


class Effect(NamedTuple):
    """One effect of a written rule: whom it is about ("": nobody), what, and how many cards."""

    who: str
    deed: str
    cards: int = 0

    def clause(self) -> Clause:
        """The effect as the engine reads it."""
        who = _WHO[self.who] if self.who else _ABOUT_NOBODY.get(self.deed, rule.ALL)
        return who, _DEEDS[self.deed], self.cards


def _spell(deed: str) -> str:
    """How an effect is written, with all whom it can be about: `chosen|others|me show`."""
    return " ".join(filter(None, ["|".join(WHOM[deed]), deed, "N" if deed == "draw" else ""]))


VOCABULARY = ", ".join(map(_spell, WHOM))
_FIRST_WORDS = {name.split()[0] for name in _NAMES}


class WrittenRule(NamedTuple):
    """What is written on a Customizable card."""

    words: str
    effects: str = ""

    def clauses(self) -> list[Clause]:
        """The effects as the engine reads them: who, what, how many."""
        return [effect.clause() for effect in read_effects(self.effects)]

    @property
    def names_a_player(self) -> bool:
        return any(who == rule.CHOSEN for who, _, _ in self.clauses())


def on_one_line(text: str) -> str:
    """What people write, as it can be shown: nothing unprintable in it, and single spaces."""
    return " ".join("".join(c for c in text if c.isprintable() or c.isspace()).split())


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
    if not arrow and _FIRST_WORDS & set(re.findall(r"\w+", text)[:1]):
        raise InvalidOption(
            f"{text[:40]!r} could be an effect or words alone: write (words, effects), where "
            "either may be empty, or 'words => effects'"
        )
    return words, effects


def read_effects(text: str) -> list[Effect]:
    """The effects that a text names, in order; raises InvalidOption."""
    parts = [" ".join(part.split()) for part in text.split(";")]
    return [_read_effect(part) for part in parts if part]


def _read_effect(text: str) -> Effect:
    drawing = _DRAWING.fullmatch(text)
    name = drawing["name"] if drawing else text
    if name not in _NAMES or (drawing is None and name.endswith(" draw")):
        raise InvalidOption(
            f"the effect {text!r} of a written rule is not understood; there are: {VOCABULARY}"
        )
    return Effect(*_NAMES[name], _count(drawing["count"]) if drawing else 0)


def _count(text: str) -> int:
    count = int(text)
    if not 1 <= count <= MAX_DRAW:
        raise InvalidOption(f"a written rule can make players draw 1 to {MAX_DRAW}, not {count}")
    return count
