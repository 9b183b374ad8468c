"""Rows of bytes, copied and cleared: counts by card kind, and the observations they go to.

Plain Python does so by slices of memory views; the compiled rules put other code in the place of
these functions, so that they need not keep to what the compiler takes.
"""

from .cards import KINDS
from .state import Ints


def copy_counts(counts: Ints, into: Ints, at: int) -> None:
    into[at : at + KINDS] = counts[:KINDS]


def copy_hand(hands: Ints, seat: int, into: Ints, at: int) -> None:
    first = seat * KINDS
    into[at : at + KINDS] = hands.cast("B")[first : first + KINDS]


def copy_known(known: Ints, viewer: int, holder: int, into: Ints, at: int) -> None:
    first = (viewer * len(known) + holder) * KINDS
    into[at : at + KINDS] = known.cast("B")[first : first + KINDS]


def clear(row: Ints, first: int) -> None:
    """Write zeros from one place to the end."""
    row.cast("B")[first:] = bytes(len(row) - first)
