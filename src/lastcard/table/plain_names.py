"""Which names are the same to people who read them."""

from __future__ import annotations

import re
import unicodedata

from ..editions.written_rules import on_one_line

# Letters and marks of which nothing is seen, though they count as printable: fillers, the empty
# Braille pattern, joiners and selectors of variants.
_UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f"
    "\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)


def plain_name(name: str) -> str:
    """A name without what nobody sees, and however its letters were typed; perhaps empty."""
    seen = on_one_line(_UNSEEN.sub("", name))
    return unicodedata.normalize("NFKC", seen).casefold()
