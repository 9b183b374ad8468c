"""Chance: a small random generator whose whole state is four 32-bit words, `dice`.

It is xoshiro128++, written with masks so that Python's unbounded integers and the compiler's
64-bit ones give the same numbers.
"""

from .state import Ints, Luck

_WORD = 0xFFFFFFFF


def next_word(luck: Luck) -> int:
    """The next 32 random bits."""
    a, b, c, d = luck.dice[0], luck.dice[1], luck.dice[2], luck.dice[3]
    mixed = (a + d) & _WORD
    result = (((mixed << 7) | (mixed >> 25)) + a) & _WORD
    c ^= a
    d ^= b
    luck.dice[0] = a ^ d
    luck.dice[1] = b ^ c
    luck.dice[2] = c ^ ((b << 9) & _WORD)
    luck.dice[3] = ((d << 11) | (d >> 21)) & _WORD
    return result


def below(luck: Luck, limit: int) -> int:
    """A random number from 0 to `limit` - 1."""
    return (next_word(luck) * limit) >> 32


def seed_stream(luck: Luck, key: Ints, number: int) -> None:
    """Start the `number`-th of the independent random streams that belong to `key`."""
    word = _scramble((number & _WORD) ^ key[0])
    high = number >> 32
    for i in range(4):
        word = _scramble((word + key[i] + high + 0x9E3779B9) & _WORD)
        luck.dice[i] = word
    luck.dice[3] |= 1  # the state must never be all zeros


def _scramble(word: int) -> int:
    """Spread the bits of a 32-bit word (the finaliser of MurmurHash3)."""
    word = ((word ^ (word >> 16)) * 0x85EBCA6B) & _WORD
    word = ((word ^ (word >> 13)) * 0xC2B2AE35) & _WORD
    return word ^ (word >> 16)
