"""What the coach foresees comes true as often as it says."""

from __future__ import annotations

from itertools import islice

import pytest

from lastcard import EDITIONS, play_game
from lastcard.coach.chances import real_chances

ROUNDS, TRIES = 40, 150
SURE = 4  # standard errors; the games are always the same ones


def foresee(edition: str, seed: int) -> list[tuple[float, bool]]:
    """Everybody's chance in the middle of a round, and whether it was won."""
    game = play_game(["sharp"] * 3, edition, seed=seed, target=1)
    half = sum(1 for _ in game.replay()) // 2
    middle, _, _ = next(islice(game.replay(), half, None))
    chances = real_chances(middle.state, ("middle", seed), TRIES)
    return [(chance, seat == game.round_winner) for seat, chance in enumerate(chances)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_chances_are_what_comes_of_them(edition: str) -> None:
    pairs = [pair for seed in range(ROUNDS) for pair in foresee(edition, seed)]
    for low, high in ((0, 0.25), (0.25, 0.45), (0.45, 1.01)):
        inside = [pair for pair in pairs if low <= pair[0] < high]
        foreseen = sum(chance for chance, _ in inside)
        spread = sum(chance * (1 - chance) for chance, _ in inside) ** 0.5
        assert abs(sum(won for _, won in inside) - foreseen) < SURE * spread
