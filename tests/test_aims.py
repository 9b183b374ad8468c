"""What the search plays for: the round where one hand decides, else the game."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from lastcard import Game
from lastcard.compiled.layout import LUCK, RECORD, record_of
from lastcard.compiled.recalling import WORLDS, remember
from lastcard.compiled.search import IMAGINED, make_tally, try_moves
from lastcard.editions.start import seed_key
from lastcard.notation import move_table
from lastcard.policies.choosing import SHARP

WIN = 10_000


def value_of(code: str, scores: list[int], **options: Any) -> float:
    """What seat 0's last card is worth, as a share of what is played for."""
    hands = ["r7", "W r9 r9", "b5"][: len(scores)]
    game = Game.setup("classic", hands, top="r5", scores=scores, **options)
    action = move_table(game.edition).read(code)
    tally = make_tally(1, len(scores))
    try_moves(
        record_of(game.view(0).state),
        IMAGINED,
        np.zeros(WORLDS, RECORD),
        np.zeros(1, LUCK),
        0,
        np.array([action]),
        tally,
        np.array(seed_key("aims")),
        0,
        4,
        np.full(len(scores), SHARP),
        remember(b""),
    )
    assert tally.wins[0, 0] == 4
    return float(tally.sums[0]) / 4 / WIN


def test_where_one_hand_decides_going_out_is_everything() -> None:
    assert value_of("r7", [0, 400], scoring="hand") == 1


def test_a_round_that_ends_the_game_is_everything() -> None:
    assert value_of("r7", [490, 480]) == 1


@pytest.mark.parametrize("players", [2, 3])
def test_a_round_won_early_is_a_small_lead(players: int) -> None:
    value = value_of("r7", [0] * players)
    assert 1 / players < value < 1 / players + 0.25


def test_a_lead_counts_more_the_nearer_the_end_is() -> None:
    early, late = value_of("r7", [100, 0]), value_of("r7", [400, 300])
    assert 0.5 < early < late < 1


def test_who_is_far_behind_has_little_hope_even_after_a_round_won() -> None:
    assert value_of("r7", [0, 480]) < 0.3


def test_with_a_tally_the_lowest_score_is_ahead() -> None:
    ahead, behind = (
        value_of("r7", [0, 300], scoring="tally"),
        value_of("r7", [300, 0], scoring="tally"),
    )
    assert ahead > 0.8
    assert behind < 0.4
