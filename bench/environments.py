"""How fast the environments are, with what a learning program is shown written out.

They are timed as the rivals are, by the mean over some seconds, so that both can be compared on a
machine that does other things too.
"""

from __future__ import annotations

import random

import numpy as np

from lastcard import EDITIONS
from lastcard.rl import ManyGames, VectorEnv, uno_v0

from .rivals import Count, Round, rate

NUM_ENVS = 1024
STEPS = 20


def in_place(edition: str, num_envs: int = NUM_ENVS) -> Round:
    """Random players: observations, masks and sampling included."""
    games = ManyGames(edition, num_envs, players=4, seed=1)

    def play_some_steps() -> Count:
        for _ in range(STEPS):
            games.decide(games.sample())
        return lambda: num_envs * STEPS

    return play_some_steps


def vector() -> Round:
    """The same through Gymnasium's interface, with arrays of its own for every step."""
    env = VectorEnv("classic", NUM_ENVS, players=4, seed=1)

    def play_some_steps() -> Count:
        for _ in range(STEPS):
            env.step(env.sample())
        return lambda: NUM_ENVS * STEPS

    return play_some_steps


def pettingzoo() -> Round:
    """The same through PettingZoo's interface, by the plain rules."""
    env = uno_v0.raw_env()
    luck = random.Random(1)

    def play_one_round() -> Count:
        env.reset(seed=luck.getrandbits(30))
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                decisions = env.table.decisions
                return lambda: decisions
            env.step(luck.choice(np.flatnonzero(observation["action_mask"]).tolist()))

    return play_one_round


def measure_environments() -> dict[str, float]:
    """Decisions a second."""
    speeds = {f"lastcard ManyGames, {name}": rate(in_place(name)) for name in EDITIONS}
    return {
        **speeds,
        "lastcard ManyGames, classic, 4,096 games": rate(in_place("classic", 4096)),
        "lastcard VectorEnv, classic": rate(vector()),
        "lastcard PettingZoo, classic": rate(pettingzoo()),
    }
