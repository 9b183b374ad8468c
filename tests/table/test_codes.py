"""Codes of tables: said across a room, typed as people type, and not to be guessed."""

from __future__ import annotations

from math import log2, prod

import pytest

from lastcard.table.codes import SHAPE, WORDS, is_code, new_code, read_code, spell_code

BITS_BEFORE = 8 * 5  # eight of 32 letters and digits


def test_a_code_is_no_easier_to_guess_than_eight_letters_and_digits() -> None:
    assert WORDS * log2(prod(map(len, SHAPE))) > BITS_BEFORE + 3


def test_what_is_spelt_is_read_again() -> None:
    codes = {new_code() for _ in range(200)}
    assert len(codes) == 200
    assert {read_code(spell_code(code)) for code in codes} == codes
    assert {spell_code(code).count("-") for code in codes} == {2}


@pytest.mark.parametrize(
    "typed",
    ["badok-kirul-melas", "BADOK KIRUL MELAS", " Badokkirulmelas", "bádôk–kirül, mèlas"],
)
def test_case_spaces_hyphens_and_accents_are_forgiven(typed: str) -> None:
    assert read_code(typed) == "BADOKKIRULMELAS"


def test_codes_of_old_still_open_their_tables() -> None:
    assert read_code("abcd-2345") == spell_code("ABCD2345") == "ABCD2345"


@pytest.mark.parametrize("wrong", ["", "badok-kirul", "ABCD0O1I", "badok-kirul-melax", "\x00" * 8])
def test_what_is_no_code_is_none(wrong: str) -> None:
    assert read_code(wrong) is None
    assert not is_code(wrong)
