"""Playing rounds in bulk: the simulator."""

from __future__ import annotations

import itertools
import secrets
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from ..compiled.batch import TALLY, play_rounds
from ..compiled.loader import is_compiled
from ..editions import Edition
from ..editions.options import check_options
from ..editions.start import new_state, seed_key
from ..errors import InvalidOption
from ..game import find_edition
from ..rules.state import Record

BOTS = ("random",)
DECISION_LIMIT = 20_000  # random players can go on for millions where hands are filled up
CHUNK = 100  # rounds between two looks at the clock and the keyboard


@dataclass(frozen=True)
class Simulation:
    """What came out of a simulation; lists are by seat."""

    edition: str
    players: int
    seed: str
    options: dict[str, object]
    rounds: int
    decisions: int  # every choice that a seat made, out of turn too
    seconds: float  # play alone, without compilation
    wins: list[int]
    wins_by_distance: list[int]  # seats to the left of the dealer; 0 is the dealer
    deals: list[int]
    unfinished: int  # rounds given up after DECISION_LIMIT decisions
    cards_left: int
    points: int
    reshuffles: int
    challenges_won: int
    challenges_lost: int
    uno_caught: int
    interrupted: bool = False

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def as_dict(self) -> dict[str, object]:
        return {**asdict(self), "decisions_per_second": self.decisions_per_second}


def simulate(
    edition: str | Edition,
    players: int = 4,
    rounds: int = 10_000,
    seed: object = None,
    bots: str = "random",
    threads: int = 1,
    progress: Callable[[int], None] | None = None,
    **options: object,
) -> Simulation:
    """Play independent rounds with uniformly random legal moves, in compiled code.

    The same seed gives the same result, whatever the number of threads. `progress` is called with
    the number of rounds done since the last call. Ctrl-C ends it early, with what was done so far.
    """
    found = find_edition(edition)
    checked = check_options(found, options)
    game = new_state(found, players, checked).record
    _check_numbers(rounds, threads, bots)
    seed = secrets.randbits(64) if seed is None else seed
    _get_ready(game)
    start = time.perf_counter()
    sums, interrupted = _play_all(game, seed, rounds, threads, progress or (lambda _: None))
    seconds = time.perf_counter() - start
    return Simulation(
        edition=found.name,
        players=players,
        seed=str(seed),
        options=checked.changes(found),
        seconds=seconds,
        interrupted=interrupted,
        **_read_sums(sums, players),
    )


def _check_numbers(rounds: int, threads: int, bots: str) -> None:
    if not isinstance(rounds, int) or rounds < 1:
        raise InvalidOption(f"rounds is a number from 1 on, not {rounds!r}")
    if not isinstance(threads, int) or not 1 <= threads <= 1024:
        raise InvalidOption(f"threads is a number from 1 to 1024, not {threads!r}")
    if bots not in BOTS:
        raise InvalidOption(f"there is no bot {bots!r}; there are {', '.join(BOTS)}")


def _get_ready(game: Record) -> None:
    """Compile, or load what was compiled before, without playing a round."""
    if not is_compiled("play_rounds"):
        print("Compiling the rules (once; it takes about 20 seconds)…", file=sys.stderr, flush=True)
    play_rounds(game.copy(), np.zeros(1, TALLY), np.array(seed_key(0)), 0, 0, DECISION_LIMIT)


def _play_all(
    game: Record, seed: object, rounds: int, threads: int, progress: Callable[[int], None]
) -> tuple[Record, bool]:
    """Spread chunks of rounds over threads; sums of whole numbers come out the same anyhow."""
    key = np.array(seed_key(seed))
    sums = np.zeros(1, TALLY)
    pool = ThreadPoolExecutor(threads)
    waiting: list[Future[Record]] = []
    jobs = (pool.submit(_play_chunk, game.copy(), key, *chunk) for chunk in _chunks(rounds))
    try:
        waiting = list(itertools.islice(jobs, 2 * threads))
        while waiting:
            done = waiting.pop(0).result()
            _add(sums, done)
            waiting += itertools.islice(jobs, 1)
            progress(int(done["rounds"][0]))
    except KeyboardInterrupt:
        return sums, True
    finally:
        pool.shutdown(cancel_futures=True)
    return sums, False


def _chunks(rounds: int) -> Iterator[tuple[int, int]]:
    return ((first, min(CHUNK, rounds - first)) for first in range(0, rounds, CHUNK))


def _play_chunk(game: Record, key: np.ndarray, first: int, count: int) -> Record:
    tally = np.zeros(1, TALLY)
    play_rounds(game, tally, key, first, count, DECISION_LIMIT)
    return tally


def _add(sums: Record, part: Record) -> None:
    for name in _SUMMED:
        sums[name] += part[name]


def _read_sums(sums: Record, players: int) -> dict[str, Any]:
    """The sums by name: numbers as they are, lists cut to the seats at the table."""
    values = {name: sums[name][0] for name in _SUMMED}
    return {
        name: int(value) if value.ndim == 0 else [int(part) for part in value[:players]]
        for name, value in values.items()
    }


_SUMMED = tuple(name for name in TALLY.names or () if name != "dice")
