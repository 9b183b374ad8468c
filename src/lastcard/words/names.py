"""What the seats are called, and which of them is the reader's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

# What the bots at a table are called, by seat, wherever somebody talks about them.
BOT_NAMES = ("Otto", "Ines", "Milo", "Nora", "Hugo", "Lena", "Theo", "Mara", "Juno", "Enzo")


@dataclass(frozen=True)
class Names:
    """The names of the seats; those that are missing are called by their numbers."""

    names: tuple[str, ...] = ()
    you: int | None = None


def as_names(names: Names | Sequence[str] | None) -> Names:
    return names if isinstance(names, Names) else Names(tuple(names or ()))
