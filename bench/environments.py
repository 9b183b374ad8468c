"""How fast the environments are, with what a learning program is shown written out."""

from __future__ import annotations

import random
import time

import numpy as np

from lastcard import EDITIONS
from lastcard.rl import VectorEnv, uno_v0

NUM_ENVS = 1024
STEPS = 20
REPEATS = 100  # the best of them counts: other programs on the machine only make it slower


def vector_speed(edition: str, players: int = 4) -> float:
    """Decisions a second of random players: observations, masks and sampling included."""
    env = VectorEnv(edition, NUM_ENVS, players, seed=1)
    env.step(env.sample())
    best = 0.0
    for _ in range(REPEATS):
        start = time.perf_counter()
        for _ in range(STEPS):
            env.step(env.sample())
        best = max(best, NUM_ENVS * STEPS / (time.perf_counter() - start))
    return best


def pettingzoo_speed(seconds: float = 3.0) -> float:
    """Decisions a second through PettingZoo's interface, by the plain rules."""
    env = uno_v0.raw_env()
    luck = random.Random(1)
    env.reset(seed=1)
    decisions, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset()
            continue
        env.step(luck.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        decisions += 1
    return decisions / seconds


def measure_environments() -> dict[str, float]:
    vector = {f"lastcard VectorEnv, {name}": vector_speed(name) for name in EDITIONS}
    return {**vector, "lastcard PettingZoo, classic": pettingzoo_speed()}
