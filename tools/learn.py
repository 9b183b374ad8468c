"""Teach the net of the bot `learned`, and write its weights into the package.

    make learn

Positions come up in rounds that are played by `sharp`, now and then with any move. In some of
them every move is tried from what really lay there, everybody playing on in the same way, and
the net learns how much better or worse than the others a move did, from what the seat could see.
What is hidden lies as it does in play, so that the net learns as well what to expect of it.

Seeds are fixed: on the same machine the same weights come out. It takes about five minutes of
one core's time. In the end it says which share of rounds one `learned` wins against `sharp`.
"""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # sums in the same order every time

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

import lastcard.policies.learned as player
from lastcard import EDITIONS
from lastcard.compiled.layout import LUCK, RECORD, Record, known_to_nobody, record_of
from lastcard.editions.options import check_options
from lastcard.editions.start import new_state, seed_key
from lastcard.policies.features import INPUTS
from lastcard.rules.state import MAX_PLAYERS
from tools.lessons import (
    AS_SHARP,
    BY_NET,
    Lessons,
    School,
    count_wins,
    give_lessons,
)

Numbers = np.ndarray[Any, np.dtype[Any]]

WEIGHTS = Path(player.__file__).with_name("learned.weights")
OTHERS = ("super-hero-girls", "color-powers", "togetherness", "disney-parks")
ROWS = 300_000  # moves in a part of the lessons
SPARING, TRIES = 4, 6  # one decision in so many is a lesson; how often each of its moves is tried
BATCH = 8_192
MEASURED = 10_000  # rounds

PARTS, RATE = 30, 2e-3  # how quickly the net changes, falling to a tenth of that
PLAYERS = (4, 3, 4, 6, 4, 10, 4, 5, 4, 8)  # by turns, where there are more than two


@dataclass
class Net:
    """Two hidden layers, taught by Adam."""

    seed: int
    mean: Numbers = field(default_factory=lambda: np.zeros(INPUTS, np.float32))
    spread: Numbers = field(default_factory=lambda: np.ones(INPUTS, np.float32))
    steps: int = 0

    def __post_init__(self) -> None:
        luck, first, second = np.random.default_rng(self.seed), player.FIRST, player.SECOND_LAYER
        shapes = ((INPUTS, first), (first,), (first, second), (second,), (second,))
        spreads = ((2 / INPUTS) ** 0.5, 0, (2 / first) ** 0.5, 0, 0.1)
        pairs = zip(shapes, spreads, strict=True)
        self.layers = [(luck.normal(0, 1, shape) * by).astype(np.float32) for shape, by in pairs]
        self._means = [np.zeros_like(layer) for layer in self.layers]
        self._squares = [np.zeros_like(layer) for layer in self.layers]

    def take(self, rows: Numbers, starts: Numbers, aims: Numbers, rate: float) -> None:
        """Learn from lessons, some at a time; the first ones say how large numbers are."""
        if self.steps == 0:
            self.mean = rows.mean(0, dtype=np.float32)
            self.spread = np.maximum(rows.std(0, dtype=np.float32), 0.15)
        inputs = (rows - self.mean) / self.spread
        for first, end in batches(starts, len(rows)):
            inside = starts[(starts >= first) & (starts < end)] - first
            self._learn(inputs[first:end], inside, aims[first:end], rate)

    def _learn(self, inputs: Numbers, starts: Numbers, aims: Numbers, rate: float) -> None:
        """Come nearer to what each move did better than the others of its lesson."""
        w1, b1, w2, b2, w3 = self.layers
        first = np.maximum(inputs @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        error = centered(second @ w3, starts) - aims
        by_second = (error[:, None] * w3) * (second > 0)
        by_first = (by_second @ w2.T) * (first > 0)
        slopes = (inputs.T @ by_first, by_first.sum(0), first.T @ by_second, by_second.sum(0))
        self._change([slope * 2 / len(aims) for slope in (*slopes, second.T @ error)], rate)

    def _change(self, slopes: list[Numbers], rate: float) -> None:
        self.steps += 1
        down, up = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for i, slope in enumerate(slopes):
            self._means[i] = 0.9 * self._means[i] + 0.1 * slope
            self._squares[i] = 0.999 * self._squares[i] + 0.001 * slope**2
            step = self._means[i] / down / (np.sqrt(self._squares[i] / up) + 1e-8)
            self.layers[i] -= (rate * step).astype(np.float32)

    def weights(self) -> Numbers:
        """In whole numbers, for inputs as they are."""
        w1, b1, w2, b2, w3 = self.layers
        scaled = w1 / self.spread[:, None], b1 - (self.mean / self.spread) @ w1, w2, b2, 100 * w3
        row = np.concatenate([part.ravel() for part in scaled])
        return np.clip(np.round(player.ONE * row), -32768, 32767).astype(np.int16)


def centered(values: Numbers, starts: Numbers) -> Numbers:
    """By how much values differ from the mean of their lesson."""
    counts = np.diff(starts, append=len(values))
    return values - np.repeat(np.add.reduceat(values, starts) / counts, counts)


def lay_table(edition: str, players: int) -> Record:
    found = EDITIONS[edition]
    state = new_state(found, players, check_options(found, {"scoring": "hand"}))
    state.notes_events = 1
    games = np.zeros(4, RECORD)
    games[0] = record_of(state)[0]
    return games


def open_school(edition: str, players: int, how: int, weights: Numbers, key: object) -> School:
    seats = np.full(MAX_PLAYERS, how)
    games, seed = lay_table(edition, players), np.array(seed_key(key))
    return School(games, np.zeros(2, LUCK), known_to_nobody(), weights, seats, seed)


def take_lessons(school: School) -> tuple[Numbers, Numbers, Numbers]:
    """What is known of moves, where each lesson starts, and by how much moves did better."""
    rows, ends, wins = np.zeros((ROWS, INPUTS), np.int8), *np.zeros((2, ROWS), np.int32)
    give_lessons(school, Lessons(rows, ends, wins), SPARING, TRIES)
    count = int((ends > 0).sum())
    starts = np.flatnonzero(np.diff(ends[:count], prepend=0))
    return rows[:count], starts, centered(wins[:count] / np.float32(TRIES), starts)


def measure(edition: str, players: int, weights: Numbers) -> float:
    """The share of rounds that one `learned` wins against `sharp`."""
    school = open_school(edition, players, BY_NET, weights, ("measure", edition, players))
    return float(count_wins(school, MEASURED)) / MEASURED


def batches(starts: Numbers, count: int) -> Iterator[tuple[int, int]]:
    """Whole lessons, about so many rows at a time."""
    edges = np.searchsorted(starts, np.arange(0, count, BATCH))
    yield from zip(starts[edges[:-1]], starts[edges[1:]], strict=True)


def teach(net: Net, place: int, weights: Numbers) -> None:
    """Teach the net for two players, or for more; its weights follow."""
    own = slice(place * player.NET, (place + 1) * player.NET)
    for part in range(PARTS):
        edition = "classic" if part % 2 == 0 else OTHERS[part // 2 % len(OTHERS)]
        players = PLAYERS[part // 2 % len(PLAYERS)] if place else 2
        school = open_school(edition, players, AS_SHARP, weights, ("learn", place, 0, part))
        net.take(*take_lessons(school), RATE * (1 - 0.9 * part / PARTS))
        weights[own] = net.weights()


def main() -> None:
    weights = np.zeros(2 * player.NET, np.int16)
    for place, players in enumerate((2, 4)):
        teach(Net(seed=place), place, weights)
        shares = [f"{name} {measure(name, players, weights):.3f}" for name in EDITIONS]
        print(f"{players} players:", ", ".join(shares), flush=True)
    WEIGHTS.write_bytes(weights.tobytes())


if __name__ == "__main__":
    main()
