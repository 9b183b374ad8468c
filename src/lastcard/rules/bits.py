"""Sets of small numbers as the bits of one integer, and rows of bytes copied and cleared.

The compiled rules put faster code in the place of these functions, so that they need not keep to
what the compiler takes.
"""

from .cards import COLORS, KINDS
from .state import Ints


def count_bits(members: int) -> int:
    return members.bit_count()


def lowest_bit(members: int) -> int:
    """The smallest member of a set that is not empty."""
    return (members & -members).bit_length() - 1


def nth_bit(members: int, n: int) -> int:
    """The n-th smallest member of a set that has so many."""
    for _ in range(n):
        members &= members - 1
    return lowest_bit(members)


SCRATCH = 64


def scratch() -> Ints:
    """A row of numbers to calculate with, at first zeros; it is gone when its function returns."""
    return [0] * SCRATCH  # type: ignore[return-value]


# Rows of bytes: counts by card kind, and the observations they go to.


def copy_counts(counts: Ints, into: Ints, at: int) -> None:
    into[at : at + KINDS] = counts[:KINDS]


def copy_hand(hands: Ints, seat: int, into: Ints, at: int) -> None:
    first = seat * KINDS
    into[at : at + KINDS] = hands.cast("B")[first : first + KINDS]


def copy_known(known: Ints, viewer: int, holder: int, into: Ints, at: int) -> None:
    first = (viewer * len(known) + holder) * KINDS
    into[at : at + KINDS] = known.cast("B")[first : first + KINDS]


def mark_colors(into: Ints, at: int, colors: int) -> None:
    """Write a 1 for each colour in a set, and a 0 for each other one."""
    for color in range(COLORS):
        into[at + color] = colors >> color & 1


def clear(row: Ints, first: int) -> None:
    """Write zeros from one place to the end."""
    row.cast("B")[first:] = bytes(len(row) - first)


def clear_all(table: Ints) -> None:
    """Write zeros everywhere."""
    table.cast("B")[:] = bytes(table.nbytes)
