"""The same kind of play, uniformly random, in other engines, where they are installed."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

SECONDS = 3.0

Count = Callable[[], int]
Round = Callable[[], Count]


def rate(play_one_round: Round) -> float:
    """Decisions a second over some seconds.

    The function plays a round; what it returns counts the decisions, outside of the time taken.
    """
    play_one_round()
    decisions, seconds = 0, 0.0
    while seconds < SECONDS:
        start = time.perf_counter()
        count = play_one_round()
        seconds += time.perf_counter() - start
        decisions += count()
    return decisions / seconds


def rlcard_engine() -> Round:
    """RLCard's UNO (two players, simplified rules), its bare game."""
    from rlcard.games.uno import Game

    game: Any = Game()

    def play_one_round() -> Count:
        decisions = 0
        game.init_game()
        while not game.is_over():
            game.step(random.choice(game.get_legal_actions()))
            decisions += 1
        return lambda: decisions

    return play_one_round


def rlcard_environment() -> Round:
    """RLCard's UNO through its environment, with observations."""
    import rlcard

    environment: Any = rlcard.make("uno")

    def play_one_round() -> Count:
        decisions = 0
        state, _ = environment.reset()
        while not environment.is_over():
            state, _ = environment.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return lambda: decisions

    return play_one_round


def open_spiel_crazy_eights() -> Round:
    """OpenSpiel's crazy_eights, the nearest game it has, with its random bots in C++."""
    import pyspiel

    game: Any = pyspiel.load_game("crazy_eights", {"players": 4})
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]

    def play_one_round() -> Count:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, random.getrandbits(30))
        return lambda: sum(1 for step in state.full_history() if step.player >= 0)

    return play_one_round


RIVALS = {
    "RLCard UNO, bare engine": rlcard_engine,
    "RLCard UNO, environment": rlcard_environment,
    "OpenSpiel crazy_eights, C++ bots": open_spiel_crazy_eights,
}


def measure_rivals() -> dict[str, float]:
    """Decisions a second of each rival that can be imported."""
    found = {}
    for name, prepare in RIVALS.items():
        try:
            found[name] = rate(prepare())
        except ImportError:
            continue
    return found
