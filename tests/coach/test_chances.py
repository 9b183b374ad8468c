"""What the coach foresees comes true as often as it says."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

import pytest

from lastcard import EDITIONS, play_game
from lastcard.bots.policy_bots import POLICIES
from lastcard.coach.chances import real_chances

ROUNDS, TRIES = 40, 150
SURE = 4  # standard errors; the games are always the same ones
TABLES = (("sharp", "sharp", "sharp"), ("casual", "random", "sharp"))


def foresee(edition: str, bots: Sequence[str], seed: int) -> list[tuple[float, bool]]:
    """Everybody's chance in the middle of a round, and whether it was won."""
    game = play_game(list(bots), edition, seed=seed, target=1)
    half = sum(1 for _ in game.replay()) // 2
    middle, _, _ = next(islice(game.replay(), half, None))
    policies = [POLICIES[bot] for bot in bots]
    chances = real_chances(middle.state, ("middle", seed), TRIES, policies)
    return [(chance, seat == game.round_winner) for seat, chance in enumerate(chances)]


def check_calibrated(pairs: list[tuple[float, bool]]) -> None:
    """In each bin as many came true as were foreseen."""
    for low, high in ((0, 0.25), (0.25, 0.45), (0.45, 1.01)):
        inside = [pair for pair in pairs if low <= pair[0] < high]
        foreseen = sum(chance for chance, _ in inside)
        spread = sum(chance * (1 - chance) for chance, _ in inside) ** 0.5
        assert abs(sum(won for _, won in inside) - foreseen) < SURE * spread


@pytest.mark.parametrize("bots", TABLES, ids=" ".join)
@pytest.mark.parametrize("edition", EDITIONS)
def test_chances_are_what_comes_of_them(edition: str, bots: Sequence[str]) -> None:
    check_calibrated([pair for seed in range(ROUNDS) for pair in foresee(edition, bots, seed)])
