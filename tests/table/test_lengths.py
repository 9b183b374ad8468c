"""About how long a game takes: figures from simulated rounds, at the pace of a table."""

from __future__ import annotations

import pytest

from lastcard.editions import PRINTED
from lastcard.rules.state import MAX_PLAYERS
from lastcard.table.lengths import ONE_ROUND, TARGETS, measured, minutes
from tools.write_lengths import measure_lengths


@pytest.mark.parametrize("edition", PRINTED)
@pytest.mark.parametrize("players", range(2, MAX_PLAYERS + 1))
def test_every_printed_edition_has_a_time_and_more_points_take_longer(
    edition: str, players: int
) -> None:
    found = [minutes(edition, target, players, 0) or 0 for target in TARGETS]
    assert 0 < found[0] <= found[1] <= found[2]


def test_bots_are_quicker_than_people() -> None:
    assert (minutes("classic", 500, 1, 3) or 0) < (minutes("classic", 500, 4, 0) or 0)


def test_what_nobody_has_measured_has_no_time() -> None:
    assert minutes("storm", 500, 4, 0) is None
    assert minutes("classic", 300, 4, 0) is None
    assert minutes("classic", 500, 1, 0) is None


def test_the_figures_are_those_of_the_simulator() -> None:
    """The file is what `tools/write_lengths.py` made of the present rules and bots."""
    found = measure_lengths("color-powers", 4, TARGETS, rounds=2_000, seed="other deals")
    kept = measured()["color-powers"][4]
    rounds, turns = found[ONE_ROUND]
    assert rounds == 1
    assert turns == pytest.approx(kept[ONE_ROUND][1], rel=0.1)
    for target in (200, 500):
        assert found[target] == pytest.approx(kept[target], rel=0.1)
