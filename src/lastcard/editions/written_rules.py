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
VOCABULARY = (
    "next|chosen|others|all|me draw N, next|chosen|others miss, chosen|others|me show, "
    "chosen swap, pass left, pass right, redeal, reverse, again"
)

_WHO = {
    "me": rule.ME,
    "next": rule.NEXT,
    "chosen": rule.CHOSEN,
    "others": rule.OTHERS,
    "all": rule.ALL,
}
_PATTERN = re.compile(
    r"(?P<drawing>next|chosen|others|all|me) draw (?P<count>[0-9]{1,3})"
    r"|(?P<missing>next|chosen|others) miss"
    r"|(?P<showing>chosen|others|me) show"
)
_TABLE_CLAUSES = {
    "chosen swap": (rule.CHOSEN, rule.SWAP, 0),
    "pass left": (rule.ALL, rule.PASS_LEFT, 0),
    "pass right": (rule.ALL, rule.PASS_RIGHT, 0),
    "redeal": (rule.ALL, rule.REDEAL, 0),
    "reverse": (rule.ALL, rule.TURN_ROUND, 0),
    "again": (rule.ME, rule.PLAY_AGAIN, 0),
}

Clause = tuple[int, int, int]


class WrittenRule(NamedTuple):
    """What is written on a Customizable card."""

    words: str
    effects: str = ""

    def clauses(self) -> list[Clause]:
        """The effects as the engine reads them: who, what, how many."""
        parts = [" ".join(part.split()) for part in self.effects.split(";")]
        return [_clause(part) for part in parts if part]

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
        words, _, effects = value.partition("=>")
        value = (words, effects)
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


def _clause(text: str) -> Clause:
    if text in _TABLE_CLAUSES:
        return _TABLE_CLAUSES[text]
    found = _PATTERN.fullmatch(text)
    if found is None:
        raise InvalidOption(
            f"the effect {text!r} of a written rule is not understood; there are: {VOCABULARY}"
        )
    if found["drawing"]:
        return _WHO[found["drawing"]], rule.DRAW, _count(found["count"])
    if found["missing"]:
        return _WHO[found["missing"]], rule.MISS, 0
    return _WHO[found["showing"]], rule.SHOW, 0


def _count(text: str) -> int:
    count = int(text)
    if not 1 <= count <= MAX_DRAW:
        raise InvalidOption(f"a written rule can make players draw 1 to {MAX_DRAW}, not {count}")
    return count
