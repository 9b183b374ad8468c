"""The language of effects: what a special card does, in clauses such as `others draw 3`.

A clause says whom it is about, if need be only those `with` or `without` a colour, and what
happens to them; clauses are joined by semicolons. Editions and the players' written rules speak
it. docs/editions.md is its reference.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..errors import InvalidOption
from ..rules import clauses as rule

MAX_DRAW = 20
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
"""The effects that forms offer, and whom each can be about; the last ones name nobody."""

USUAL_COLORS = ("red", "yellow", "green", "blue")
THE_COLOR = "color"  # the one that is chosen with the card, or that it has
WITH, WITHOUT = "with", "without"

_EVERYBODY = ("next", "chosen", "others", "all", "me", "fewest", "most")
_ANOTHER = ("next", "chosen", "others")
# Whom an effect can be about. Those that are about nobody concern the table.
_ALLOWED: dict[str, tuple[str, ...]] = {
    "draw": _EVERYBODY,
    "draw until": _EVERYBODY,
    "draw up": ("all",),
    "miss": (*_ANOTHER, "fewest", "most"),
    "show": _EVERYBODY,
    "discard": _EVERYBODY,
    "discard all": _EVERYBODY,
    "give": _ANOTHER,
    "take": _ANOTHER,
    "lose powers": _EVERYBODY,
    "swap": ("chosen",),
    **dict.fromkeys(("pass left", "pass right", "pass on", "redeal", "reverse", "again"), ("",)),
}
_COUNTED = ("draw", "discard")
_COLORED = ("draw until", "discard all", "give", "take")
_WHO = {
    "next": rule.NEXT,
    "chosen": rule.CHOSEN,
    "others": rule.OTHERS,
    "all": rule.ALL,
    "me": rule.ME,
    "fewest": rule.FEWEST,
    "most": rule.MOST,
    "": rule.ALL,
}
_DEEDS = {
    "draw": rule.DRAW,
    "draw until": rule.DRAW_UNTIL,
    "draw up": rule.FILL_UP,
    "miss": rule.MISS,
    "show": rule.SHOW,
    "discard": rule.DISCARD,
    "discard all": rule.DISCARD_COLOR,
    "give": rule.GIVE_COLOR,
    "take": rule.TAKE_COLOR,
    "lose powers": rule.LOSE_POWERS,
    "swap": rule.SWAP,
    "pass left": rule.PASS_LEFT,
    "pass right": rule.PASS_RIGHT,
    "pass on": rule.PASS_ON,
    "redeal": rule.REDEAL,
    "reverse": rule.TURN_ROUND,
    "again": rule.PLAY_AGAIN,
}
_CLAUSE = re.compile(
    rf"(?:(?P<who>{'|'.join(_EVERYBODY)})(?: (?P<condition>{WITH}|{WITHOUT}) (?P<of>\S+))? )?"
    rf"(?P<deed>{'|'.join(sorted(_DEEDS, key=len, reverse=True))})"
    r"(?: (?P<count>[0-9]{1,3})| (?P<color>\S+))?"
)

Clause = tuple[int, int, int, int]


class Effect(NamedTuple):
    """One effect: whom it is about ("": nobody), what, how many cards or which colour.

    `condition` is "with" or "without", and `of` the colour that it asks for; or both are "".
    """

    who: str
    deed: str
    cards: int = 0
    color: str = ""
    condition: str = ""
    of: str = ""

    def clause(self, colors: Sequence[str] = USUAL_COLORS) -> Clause:
        """The effect as the rules read it."""
        amount = _color_number(self.color, colors) if self.color else self.cards
        condition = rule.ALWAYS
        if self.condition:
            first = rule.WITH if self.condition == WITH else rule.WITHOUT
            condition = first + _color_number(self.of, colors)
        return _WHO[self.who], _DEEDS[self.deed], amount, condition


def names_a_player(effects: Iterable[Effect]) -> bool:
    """Does whoever plays the card have to say whom it is about?"""
    return any(effect.who == "chosen" for effect in effects)


def _color_number(name: str, colors: Sequence[str]) -> int:
    return rule.THE_COLOR if name == THE_COLOR else list(colors).index(name)


def _spell(deed: str) -> str:
    """How an effect is written, with all whom it can be about: `chosen|others|me show`."""
    amount = "N" if deed in _COUNTED else "COLOUR" if deed in _COLORED else ""
    return " ".join(filter(None, ["|".join(_ALLOWED[deed]), deed, amount]))


VOCABULARY = ", ".join(map(_spell, _ALLOWED))
FIRST_WORDS = {*_EVERYBODY, *(deed.split()[0] for deed, whom in _ALLOWED.items() if whom == ("",))}


def read_effects(text: str, colors: Sequence[str] = USUAL_COLORS) -> list[Effect]:
    """The effects that a text names, in order; raises InvalidOption."""
    parts = [" ".join(part.split()) for part in text.split(";")]
    return [_read_effect(part, colors) for part in parts if part]


def _read_effect(text: str, colors: Sequence[str]) -> Effect:
    found = _CLAUSE.fullmatch(text)
    if found is None or not _goes_together(found):
        raise InvalidOption(f"the effect {text[:60]!r} is not understood; there are: {VOCABULARY}")
    for name in (found["color"], found["of"]):
        if name and name not in (*colors, THE_COLOR):
            raise InvalidOption(
                f"{text[:60]!r} names a colour {name[:20]!r}; there are {', '.join(colors)}, and "
                f"{THE_COLOR} for the one that the card has or calls for"
            )
    cards = _count(found["count"]) if found["count"] else 0
    who, condition, of = (found[part] or "" for part in ("who", "condition", "of"))
    return Effect(who, found["deed"], cards, found["color"] or "", condition, of)


def _goes_together(found: re.Match[str]) -> bool:
    deed = found["deed"]
    if (found["who"] or "") not in _ALLOWED[deed] or (found["of"] and deed in ("draw up", "swap")):
        return False
    counted, colored = found["count"] is not None, found["color"] is not None
    return counted == (deed in _COUNTED) and colored == (deed in _COLORED)


def _count(text: str) -> int:
    count = int(text)
    if not 1 <= count <= MAX_DRAW:
        raise InvalidOption(f"one draws or discards 1 to {MAX_DRAW} cards, not {count}")
    return count
