"""The language of effects: what a special card does, in clauses such as `others draw 3`.

A clause says whom it is about, if need be only those `with` or `without` a colour, and what
happens to them, if need be `unless` they show or discard one; clauses are joined by semicolons.
Editions and the players' written rules speak it. docs/editions.md is its reference.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import NamedTuple

from ..errors import InvalidOption
from ..rules import clauses as rule

MAX_DRAW = 20
USUAL_COLORS = ("red", "yellow", "green", "blue")
THE_COLOR = "color"  # the one that is chosen with the card, or that it has
# On what condition somebody is concerned, each about a colour.
CONDITIONS = {
    "with": rule.WITH,
    "without": rule.WITHOUT,
    "unless show": rule.UNLESS_SHOW,
    "unless discard": rule.UNLESS_DISCARD,
}

_EVERYBODY = ("next", "chosen", "others", "all", "me", "fewest", "most")
_ANOTHER = ("next", "chosen", "others")
WHOM: dict[str, tuple[str, ...]] = {
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
    **dict.fromkeys(("pass left", "pass right", "pass on", "redeal", "reverse", "again"), ()),
}
"""Whom an effect can be about, in the order of forms; where that is nobody, it is the table."""
COUNTED = ("draw", "discard")
COLORED = ("draw until", "discard all", "give", "take")
UNCONDITIONAL = ("draw up", "swap")
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
    rf"(?:(?P<who>{'|'.join(_EVERYBODY)})(?: (?P<holding>with|without) (?P<held>\S+))? )?"
    rf"(?P<deed>{'|'.join(sorted(_DEEDS, key=len, reverse=True))})"
    r"(?: (?P<count>[0-9]{1,3})| (?P<color>(?!unless )\S+))?"
    r"(?: (?P<unless>unless show|unless discard) (?P<paid>\S+))?"
)

Clause = tuple[int, int, int, int]


class Effect(NamedTuple):
    """One effect: whom it is about ("": nobody), what, how many cards or which colour.

    `condition` is "with", "without", "unless show" or "unless discard", and `of` the colour that it
    asks for; or both are "".
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
            condition = CONDITIONS[self.condition] + _color_number(self.of, colors)
        return _WHO[self.who], _DEEDS[self.deed], amount, condition


def names_a_player(effects: Iterable[Effect]) -> bool:
    """Does whoever plays the card have to say whom it is about?"""
    return any(effect.who == "chosen" for effect in effects)


def _color_number(name: str, colors: Sequence[str]) -> int:
    return rule.THE_COLOR if name == THE_COLOR else list(colors).index(name)


def _spell(deed: str) -> str:
    """How an effect is written, with all whom it can be about: `chosen|others|me show`."""
    amount = "N" if deed in COUNTED else "COLOUR" if deed in COLORED else ""
    return " ".join(filter(None, ["|".join(WHOM[deed]), deed, amount]))


VOCABULARY = ", ".join(map(_spell, WHOM))
_WORDS = {word for deed, whom in WHOM.items() for word in (*whom, *deed.split())}
_WORDS |= {word for condition in CONDITIONS for word in condition.split()}


def _help(text: str, colors: Sequence[str]) -> str:
    """What somebody may have meant who made a slip in a word, or else all that can be said."""
    known = sorted({*_WORDS, *colors, THE_COLOR})
    near = [get_close_matches(word, known, 1) or [word] for word in text.split()]
    meant = " ".join(word for (word,) in near)
    found = _CLAUSE.fullmatch(meant)
    if meant != text and found and _goes_together(found):
        return f"did you mean {meant!r}?"
    return f"there are: {VOCABULARY}"


FIRST_WORDS = {*_EVERYBODY, *(deed.split()[0] for deed, whom in WHOM.items() if not whom)}


def read_effects(text: str, colors: Sequence[str] = USUAL_COLORS) -> list[Effect]:
    """The effects that a text names, in order; raises InvalidOption."""
    parts = [" ".join(part.split()) for part in text.split(";")]
    return [_read_effect(part, colors) for part in parts if part]


def _read_effect(text: str, colors: Sequence[str]) -> Effect:
    found = _CLAUSE.fullmatch(text)
    if found is None or not _goes_together(found):
        raise InvalidOption(
            f"the effect {text[:60]!r} is not understood; {_help(text[:60], colors)}"
        )
    for name in (found["color"], found["held"], found["paid"]):
        if name and name not in (*colors, THE_COLOR):
            raise InvalidOption(
                f"{text[:60]!r} names a colour {name[:20]!r}; there are {', '.join(colors)}, and "
                f"{THE_COLOR} for the one that the card has or calls for"
            )
    cards = _count(found["count"]) if found["count"] else 0
    condition = found["holding"] or found["unless"] or ""
    of = found["held"] or found["paid"] or ""
    return Effect(found["who"] or "", found["deed"], cards, found["color"] or "", condition, of)


def _goes_together(found: re.Match[str]) -> bool:
    deed, conditions = found["deed"], (found["holding"], found["unless"])
    if (found["who"] or "") not in (WHOM[deed] or ("",)) or all(conditions):
        return False
    if any(conditions) and (not found["who"] or deed in UNCONDITIONAL):
        return False
    counted, colored = found["count"] is not None, found["color"] is not None
    return counted == (deed in COUNTED) and colored == (deed in COLORED)


def _count(text: str) -> int:
    count = int(text)
    if not 1 <= count <= MAX_DRAW:
        raise InvalidOption(f"one draws or discards 1 to {MAX_DRAW} cards, not {count}")
    return count
