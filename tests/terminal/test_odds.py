"""The odds of a hint come true, against the bots that sit at the table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import sqrt

import pytest

from lastcard import EDITIONS, Game
from lastcard.bots import USUAL_BOT, WAIT, MasterBot, make_bot

ROUNDS, TRIES, PLAYERS = 50, 150, 4
SURE, SURE_OF_ALL = 3.5, 2.5  # standard errors; the games are always the same ones
USUAL = (None, *[USUAL_BOT] * (PLAYERS - 1))


def foresee(edition: str, seed: int) -> tuple[float, bool] | None:
    """What a hint says of its move, once in a round, and whether the round was won with it.

    Seat 0 plays as the odds take it to: the move of the hint, else as `sharp` does. There is
    nothing to foresee where the round ends before.
    """
    game = Game.new(edition, PLAYERS, seed)
    players = [make_bot(name or "sharp", (seed, seat)) for seat, name in enumerate(USUAL)]
    left, foreseen = seed % 7, None
    while (asked := game.to_ask) is not None:
        view = game.view(asked)
        code = players[asked].choose(view)
        if asked == 0 == game.to_act and len(view.legal) > 1 and foreseen is None:
            left -= 1
            if left < 0:
                judged = MasterBot(seed, TRIES).judge(view, USUAL)
                code, foreseen = judged.choice, judged.shares[judged.choice]
        game.wait(asked) if code == WAIT else game.play(code, asked)
    return None if foreseen is None else (foreseen, game.round_winner == 0)


@cache
def played(edition: str) -> list[tuple[float, bool]]:
    return list(filter(None, (foresee(edition, seed) for seed in range(ROUNDS))))


def surprise(pairs: list[tuple[float, bool]]) -> float:
    """By how many standard errors more rounds were won than was foreseen."""
    spread = sqrt(sum(chance * (1 - chance) for chance, _ in pairs))
    return sum(won - chance for chance, won in pairs) / spread


@pytest.mark.parametrize("edition", EDITIONS)
def test_odds_against_the_usual_bots_come_true(edition: str) -> None:
    assert abs(surprise(played(edition))) < SURE


def test_and_in_all_editions_together() -> None:
    pairs: Iterator[tuple[float, bool]] = (pair for name in EDITIONS for pair in played(name))
    assert abs(surprise(list(pairs))) < SURE_OF_ALL


def test_odds_depend_on_who_sits_at_the_table() -> None:
    view = Game.new("classic", players=PLAYERS, seed=3).view(0)
    master = MasterBot(1, 400)
    won = [
        max(master.judge(view, (None, *[bot] * 3)).shares.values()) for bot in ("random", "sharp")
    ]
    assert won[0] > won[1] + 0.1
    assert max(master.judge(view).shares.values()) == won[1]
