"""The code of a table: three made-up words that can be said across a room, `badok-kirul-melas`.

A word is a consonant, a vowel, a consonant, a vowel and a consonant, of letters that are read alike
in many languages. That is 21,600 words, so that a code has 43 bits of chance. Codes of eight
letters and digits, which tables had before, had 40; they still open their tables.
"""

from __future__ import annotations

import secrets
import unicodedata

CONSONANTS, VOWELS, LAST = "BDFGKLMNPRST", "AEIOU", "KLNRST"
SHAPE = (CONSONANTS, VOWELS, CONSONANTS, VOWELS, LAST)  # of a word
WORDS = 3
_SIZE = len(SHAPE)
_RUDE = ("KAKA", "PUTA", "PUTO", "PENE", "PEDO", "PIPI", "TETA", "FOTE", "NEGER", "NEGRO", "SIDA")
_LETTERS = frozenset("ABCDEFGHJKLMNPQRSTUVWXYZ23456789")  # of codes as they were before
_LENGTH = 8


def new_code() -> str:
    """The code of a new table, as it is kept: in capitals, without anything between the words."""
    return "".join(_new_word() for _ in range(WORDS))


def _new_word() -> str:
    while True:
        word = "".join(map(secrets.choice, SHAPE))
        if not any(rude in word for rude in _RUDE):
            return word


def read_code(text: str) -> str | None:
    """The code that somebody means, whatever its case, accents, spaces and hyphens; None for none.

    >>> read_code(" Bádok Kirul-melas ")
    'BADOKKIRULMELAS'
    >>> read_code("abcd 2345")
    'ABCD2345'
    """
    plain = unicodedata.normalize("NFKD", text).upper()
    code = "".join(sign for sign in plain if sign.isascii() and sign.isalnum())
    return code if is_code(code) else None


def is_code(text: str) -> bool:
    """Could a table have this code, as it is kept?"""
    if len(text) == _LENGTH:
        return set(text) <= _LETTERS
    fits = all(letter in SHAPE[place % _SIZE] for place, letter in enumerate(text))
    return len(text) == WORDS * _SIZE and fits


def spell_code(code: str) -> str:
    """A code as people read it.

    >>> spell_code("BADOKKIRULMELAS"), spell_code("ABCD2345")
    ('badok-kirul-melas', 'ABCD2345')
    """
    if len(code) != WORDS * _SIZE:
        return code
    return "-".join(code[at : at + _SIZE] for at in range(0, len(code), _SIZE)).lower()
