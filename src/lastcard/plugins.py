"""What other packages add: bots and editions, by their entry points."""

from __future__ import annotations

import sys
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


def added(group: str) -> tuple[EntryPoint, ...]:
    """The entry points of a group, of all packages that can be imported now."""
    return _look_for(group, tuple(sys.path))


@lru_cache(maxsize=16)
def _look_for(group: str, path: tuple[str, ...]) -> tuple[EntryPoint, ...]:
    """All that is installed is searched: too slow for every line of a form that names bots."""
    from importlib.metadata import entry_points  # takes a moment, and is rarely needed

    return tuple(entry_points(group=group))
