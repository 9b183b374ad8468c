"""What is worked out once for each edition, and forgotten with it."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, TypeVar
from weakref import WeakKeyDictionary

if TYPE_CHECKING:
    from .edition import Edition

Found = TypeVar("Found")


def per_edition(work_out: Callable[[Edition], Found]) -> Callable[[Edition], Found]:
    """Remember what a function finds; what it finds must not hold the edition itself."""
    known: WeakKeyDictionary[Edition, Found] = WeakKeyDictionary()

    @wraps(work_out)
    def look_up(edition: Edition) -> Found:
        found = known.get(edition)
        if found is None:
            found = known[edition] = work_out(edition)
        return found

    return look_up
