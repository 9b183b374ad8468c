"""Up and down among the rows of a hand, and the row of moves without a card below them."""

from __future__ import annotations

import pytest

from lastcard.terminal.widgets.spots import row_step

# Seven cards in rows of three, and two buttons:
#   0 1 2
#   3 4 5
#   6
#   7 8
UP, DOWN = -1, 1


@pytest.mark.parametrize(
    ("pointed", "step", "expected"),
    [
        *((1, DOWN, 4), (4, UP, 1)),  # the card below, or above
        (5, DOWN, 6),  # the last card, where there is none below
        (6, DOWN, 7),  # from the last row to the first button
        *((7, UP, 6), (8, UP, 6)),  # and back to the last card
        *((1, UP, 1), (8, DOWN, 8)),  # nothing is beyond the first row and the last
    ],
)
def test_rows_follow_each_other(pointed: int, step: int, expected: int) -> None:
    assert row_step(pointed, step, cards=7, spots=9, per_row=3) == expected


def test_below_the_last_row_is_nothing_if_there_are_no_buttons() -> None:
    assert row_step(6, DOWN, cards=7, spots=7, per_row=3) == 6


def test_above_the_buttons_is_nothing_if_there_are_no_cards() -> None:
    assert row_step(0, UP, cards=0, spots=2, per_row=3) == 0
