"""How fast lastcard is: compiled in bulk, plain move by move, and how soon it starts."""

from __future__ import annotations

import random
import subprocess
import sys
import time

from lastcard import EDITIONS, Game, simulate
from lastcard.rules.state import BYTES

REPEATS = 5  # the best of them counts: other programs on the machine only make it slower


def compiled_speed(edition: str, players: int, rounds: int, threads: int = 1) -> float:
    """Decisions a second of uniformly random play."""
    runs = (simulate(edition, players, rounds, 1, threads=threads) for _ in range(REPEATS))
    return max(run.decisions_per_second for run in runs)


def rounds_for(edition: str) -> int:
    # Random players of togetherness hardly ever finish: a few rounds are as long as thousands.
    return 200 if edition == "togetherness" else 6_000


def plain_milliseconds(edition: str, decisions: int = 4_000) -> float:
    """The mean time of `legal` and `play` together, without the compiler."""
    luck = random.Random(1)
    game = Game.new(edition, players=4, seed=1)
    spent = 0.0
    for _ in range(decisions):
        if game.round_over:
            game = Game.new(edition, players=4, seed=luck.random())
        start = time.perf_counter()
        game.play(luck.choice(game.legal()))
        spent += time.perf_counter() - start
    return 1000 * spent / decisions


def seconds_to_run(code: str) -> float:
    """The best time of a fresh Python that runs some code."""
    times = []
    for _ in range(3):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - start)
    return min(times)


def measure_starts() -> dict[str, float]:
    one_round = "import lastcard; lastcard.simulate('classic', rounds=1, seed=1)"
    return {
        "python alone, s": seconds_to_run("pass"),
        "import lastcard, s": seconds_to_run("import lastcard"),
        "first simulated round from the cache, s": seconds_to_run(one_round),
    }


def measure_editions() -> dict[str, float]:
    return {name: compiled_speed(name, 4, rounds_for(name)) for name in EDITIONS}


def measure_plain() -> dict[str, float]:
    return {name: plain_milliseconds(name) for name in EDITIONS}


def measure_threads() -> float:
    """How many times faster two threads are than one."""
    rounds = 4 * rounds_for("classic")
    return compiled_speed("classic", 4, rounds, 2) / compiled_speed("classic", 4, rounds)


def state_bytes() -> int:
    return BYTES
