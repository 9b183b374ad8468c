"""What players write on Customizable cards: its effects in words, whole or in parts."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..editions.effects import WHOM
from .sentences import count_cards

BY_WORD_OF_MOUTH = "the players carry it out themselves"
WHO = {
    "next": "the next player",
    "chosen": "a chosen player",
    "others": "everybody else",
    "all": "everybody",
    "me": "whoever plays it",
}
DEEDS = {  # to choose from: short, for there is little room
    "draw": "draws cards",
    "miss": "misses a turn",
    "show": "shows the hand",
    "swap": "swaps hands",
    "pass left": "hands go left",
    "pass right": "hands go right",
    "redeal": "all dealt anew",
    "reverse": "play turns round",
    "again": "plays again",
}
_SENTENCES = {
    "draw": "{who} draws {cards}",
    "miss": "{who} misses a turn",
    "show": "{who} shows the hand",
    "swap": "{who} swaps hands with whoever plays it",
    "pass left": "all hands go to the left",
    "pass right": "all hands go to the right",
    "redeal": "all hands are mixed and dealt anew",
    "reverse": "play turns round",
    "again": "whoever plays it plays again",
}
_CLAUSE = re.compile(rf"(?:({'|'.join(WHO)}) )?({'|'.join(WHOM)})(?: (\d+))?")


def tell_effects(effects: str) -> Sequence[str]:
    """The effects of a written rule, a sentence for each; what is not understood, as it is."""
    parts = (" ".join(part.split()) for part in effects.split(";"))
    return [_tell_clause(part) for part in parts if part]


def _tell_clause(clause: str) -> str:
    found = _CLAUSE.fullmatch(clause)
    if found is None:
        return clause
    who, deed, count = found.groups()
    return _SENTENCES[deed].format(who=WHO.get(who, ""), cards=count_cards(int(count or 0)))


def tell_rule(words: str, effects: str) -> str:
    """A rule on one line: its words in quotes, and what the game does."""
    told = ", ".join(tell_effects(effects)) or BY_WORD_OF_MOUTH
    return f"“{words}”: {told}" if words else told
