"""The strongest bot: it tries its moves in many worlds that fit what it has seen."""

from __future__ import annotations

import threading
import time
from importlib import import_module
from typing import Any

import numpy as np

from ..editions.start import seed_key
from ..game import find_edition
from ..notation import move_table
from ..policies.choosing import RANDOM, SHARP
from ..rules.actions import WAIT
from ..rules.moves import count_moves, nth_move
from ..rules.state import RECORD, State
from ..view import View
from .policy_bots import SharpBot

CLEARLY = 1.0  # standard errors by which a move has to be better than a good player's usual one
_WORLDS_AT_ONCE = 16  # between two looks at the clock


class MasterBot:
    """Search over possible worlds, within a number of tries or of seconds for a decision.

    Every move is tried in the same worlds; the worse half of them is dropped again and again, so
    that most tries go to the moves that matter. With `tries` alone it is deterministic for a seed.
    While the search is being compiled, in the background, it plays as `sharp` does.
    """

    def __init__(
        self, seed: object = 0, tries: int = 2_000, seconds: float | None = None, wait: bool = False
    ) -> None:
        self.tries = tries
        self.seconds = seconds
        self._seed = seed
        self._decisions = 0
        self._stand_in = SharpBot(seed)
        self._search: Any = None
        loading = threading.Thread(target=self._load, daemon=True)
        loading.start()
        if wait:
            loading.join()

    def choose(self, view: View) -> str:
        if self._search is None:
            return self._stand_in.choose(view)
        action = self.decide(view.sight, view.seat)
        return move_table(find_edition(view.edition)).codes[action]

    def decide(self, sight: State, seat: int) -> int:
        """The best move's action for what a seat sees."""
        moves = [nth_move(sight, seat, n) for n in range(count_moves(sight, seat))]
        if seat != sight.to_act:
            moves.append(WAIT)
        self._decisions += 1
        if len(moves) == 1:
            return moves[0]
        usual = self._rule_of_thumb(sight, seat)
        return self._best(sight, seat, [usual, *(move for move in moves if move != usual)])

    def _rule_of_thumb(self, sight: State, seat: int) -> int:
        luck = np.zeros(1, self._search.LUCK)
        luck["dice"][0] = seed_key((self._seed, self._decisions, "usual"))
        return int(self._search.policy_move(sight.record, luck, seat, SHARP))

    def _best(self, sight: State, seat: int, moves: list[int]) -> int:
        weighing = _Weighing(self._search, sight, seat, moves, (self._seed, self._decisions))
        stop = None if self.seconds is None else time.perf_counter() + self.seconds
        steps = max(1, (len(moves) - 1).bit_length())
        for step in range(steps):
            share = self.tries // steps // weighing.count_alive()
            weighing.try_in(max(1, share), _part(stop, step, steps))
            weighing.drop_worse_half()
        return weighing.best()

    def _load(self) -> None:
        """Import and compile the search; from the cache this takes about a second."""
        search = import_module("lastcard.compiled.search")
        sight = State()
        sight.players = 2
        _Weighing(search, sight, 0, [], 0).weigh(0)
        search.policy_move(sight.record, np.ones(1, search.LUCK), 0, RANDOM)
        self._search = search


def _part(stop: float | None, step: int, steps: int) -> float | None:
    """When a step has to end, so that all of them have the same time."""
    if stop is None:
        return None
    now = time.perf_counter()
    return now + (stop - now) / (steps - step)


class _Weighing:
    """The moves of one decision and what they have turned out to be worth so far."""

    def __init__(self, search: Any, sight: State, seat: int, moves: list[int], key: object) -> None:
        self._search = search
        self._sight = sight
        self._seat = seat
        self._moves = np.array(moves, np.int64)
        self._alive = np.ones(len(moves), np.int64)
        self._sums = np.zeros(len(moves), np.int64)
        self._squares = np.zeros(len(moves), np.int64)
        self._values = np.zeros(len(moves), np.int64)
        self._key = np.array(seed_key(key))
        self._worlds = np.zeros(3, RECORD)
        self._luck = np.zeros(1, search.LUCK)
        self._tried = 0

    def count_alive(self) -> int:
        return int(self._alive.sum())

    def try_in(self, worlds: int, stop: float | None) -> None:
        """Try the moves still considered in more worlds, as long as there is time."""
        end = self._tried + worlds
        while self._tried < end:
            self.weigh(min(_WORLDS_AT_ONCE, end - self._tried))
            if stop is not None and time.perf_counter() > stop:
                return

    def weigh(self, worlds: int) -> None:
        self._search.weigh_moves(
            self._sight.record,
            self._worlds,
            self._luck,
            self._seat,
            self._moves,
            self._alive,
            self._sums,
            self._squares,
            self._values,
            self._key,
            self._tried,
            worlds,
            SHARP,
        )
        self._tried += worlds

    def drop_worse_half(self) -> None:
        """The first move stays in any case, to compare the others with."""
        order = [i for i in np.argsort(-self._sums, kind="stable") if self._alive[i]]
        self._alive[order[(len(order) + 1) // 2 :]] = 0
        self._alive[0] = 1

    def best(self) -> int:
        """The best move; but the first one, unless another is clearly better."""
        gains = (self._sums - self._sums[0]) / self._tried
        errors = np.sqrt(np.maximum(self._squares / self._tried - gains**2, 0) / self._tried)
        clear = (self._alive == 1) & (gains > CLEARLY * errors)
        return int(self._moves[int(np.where(clear, gains, 0).argmax())])
