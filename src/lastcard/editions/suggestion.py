"""What somebody may have meant who named what there is not."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def suggest(name: object, known: Iterable[str]) -> str:
    """The end of a complaint: the nearest name, or else all that there are."""
    names = list(known)
    near = get_close_matches(str(name), names, 1)
    return f"did you mean {near[0]}?" if near else f"there are {', '.join(names)}"
