"""Rows of bytes, copied and cleared: counts by card kind, and the observations they go to.

The compiled rules put faster code in the place of these functions.
"""

from .cards import KINDS
from .state import Ints


def copy_counts(counts: Ints, into: Ints, at: int) -> None:
    for kind in range(KINDS):
        into[at + kind] = counts[kind]


def copy_hand(hands: Ints, seat: int, into: Ints, at: int) -> None:
    for kind in range(KINDS):
        into[at + kind] = hands[seat, kind]


def copy_known(known: Ints, viewer: int, holder: int, into: Ints, at: int) -> None:
    for kind in range(KINDS):
        into[at + kind] = known[viewer, holder, kind]


def clear(row: Ints, first: int) -> None:
    """Write zeros from one place to the end."""
    for i in range(first, len(row)):
        row[i] = 0
