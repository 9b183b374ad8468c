"""Sets of small numbers as the bits of one integer.

The compiled rules put faster code in the place of these functions.
"""


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
