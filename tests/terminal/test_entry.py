"""What is typed letter by letter at the table."""

from __future__ import annotations

from lastcard.terminal.screens.entry import ENTER, Entry


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def typed(text: str) -> Entry:
    entry = Entry(Clock())
    for character in text:
        entry.take(character)
    return entry


def test_a_number_or_a_code_begins_an_entry_and_other_letters_do_not() -> None:
    assert typed("b7").text == "b7"
    assert typed("12").text == "12"
    assert not typed("u").is_open


def test_a_slash_begins_any_code_and_is_not_part_of_it() -> None:
    assert typed("/draw").text == "draw"


def test_a_number_is_complete_where_no_longer_one_can_follow() -> None:
    assert typed("3").is_number(12)
    assert not typed("1").is_number(12)
    assert typed("12").is_number(12)
    assert not typed("99").is_number(12)


def test_the_last_letter_can_be_taken_away() -> None:
    entry = typed("b7")
    entry.drop_last()
    assert entry.text == "b"
    entry.drop_last()
    assert not entry.is_open


def test_the_rest_of_a_word_that_has_acted_is_let_go_by_with_its_enter() -> None:
    entry = Entry(Clock())
    entry.acted("draw")
    assert [entry.lets_go_by(letter) for letter in ("r", "a", "w", ENTER, ENTER)] == [
        True,
        True,
        True,
        True,
        False,
    ]


def test_another_letter_ends_the_word() -> None:
    entry = Entry(Clock())
    entry.acted("draw")
    assert not entry.lets_go_by("b")
    assert not entry.lets_go_by("r")


def test_after_a_while_a_letter_is_a_key_again() -> None:
    clock = Clock()
    entry = Entry(clock)
    entry.acted("draw")
    clock.now += 5
    assert not entry.lets_go_by("r")
