"""The strongest bot: it tries its moves in many worlds that fit what it has seen."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numpy as np

from ..editions import find_edition
from ..editions.start import seed_key
from ..notation import move_table
from ..policies.choosing import RANDOM, SHARP
from ..rules.actions import WAIT
from ..rules.moves import count_moves, nth_move
from ..rules.state import RECORD, State
from ..view import View
from .policy_bots import SharpBot

CLEARLY = 1.0  # standard errors by which a move has to be better than a good player's usual one
LOADING = "lastcard-loading-search"  # the thread that compiles it
_WORLDS_AT_ONCE = 16


@dataclass(frozen=True)
class Judgement:
    """A decision, and the share of rounds won with each move in the worlds that were tried.

    While the search is being compiled there are no shares, and the move is that of `sharp`.
    """

    choice: str
    shares: dict[str, float]


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
        loading = threading.Thread(target=self._load, name=LOADING, daemon=True)
        loading.start()
        if wait:
            loading.join()

    def choose(self, view: View) -> str:
        if self._search is None:
            return self._stand_in.choose(view)
        action = self.decide(view.state, view.own_seat)
        return move_table(find_edition(view.edition)).codes[action]

    def judge(self, view: View) -> Judgement:
        """What it would do, and what the moves turned out to be worth; the same for equal views."""
        if self._search is None:
            return Judgement(SharpBot(self._seed).choose(view), {})
        moves = _moves(view.state, view.own_seat)
        codes = move_table(find_edition(view.edition)).codes
        weighing = self._weigh(view.state, view.own_seat, moves, (self._seed, "judge"), at_once=1)
        shares = {codes[action]: share for action, share in weighing.shares().items()}
        return Judgement(codes[weighing.best()], shares)

    def decide(self, sight: State, seat: int) -> int:
        """The best move's action for what a seat sees."""
        moves = _moves(sight, seat)
        self._decisions += 1
        if len(moves) == 1:
            return moves[0]
        return self._weigh(sight, seat, moves, (self._seed, self._decisions)).best()

    def _rule_of_thumb(self, sight: State, seat: int, key: tuple[object, ...]) -> int:
        luck = np.zeros(1, self._search.LUCK)
        luck["dice"][0] = seed_key((*key, "usual"))
        return int(self._search.policy_move(sight.record, luck, seat, SHARP))

    def _weigh(
        self,
        sight: State,
        seat: int,
        moves: list[int],
        key: tuple[object, ...],
        at_once: int = _WORLDS_AT_ONCE,
    ) -> _Weighing:
        """Try the moves, the usual one first, and more and more often those that do well."""
        usual = self._rule_of_thumb(sight, seat, key)
        in_order = [usual, *(move for move in moves if move != usual)]
        weighing = _Weighing(self._search, sight, seat, in_order, key, at_once)
        stop = None if self.seconds is None else time.perf_counter() + self.seconds
        steps = max(1, (len(moves) - 1).bit_length())
        for step in range(steps):
            share = self.tries // steps // weighing.count_alive()
            weighing.try_in(max(1, share), _part(stop, step, steps))
            weighing.drop_worse_half()
        return weighing

    def _load(self) -> None:
        """Import and compile the search; from the cache this takes about a second."""
        search = import_module("lastcard.compiled.search")
        sight = State()
        sight.players = 2
        _Weighing(search, sight, 0, [], 0).weigh(0)
        search.policy_move(sight.record, np.ones(1, search.LUCK), 0, RANDOM)
        self._search = search


def _moves(sight: State, seat: int) -> list[int]:
    """All that a seat can do; out of turn, to wait as well."""
    moves = [nth_move(sight, seat, n) for n in range(count_moves(sight, seat))]
    return moves if seat == sight.to_act else [*moves, WAIT]


def _part(stop: float | None, step: int, steps: int) -> float | None:
    """When a step has to end, so that all of them have the same time."""
    if stop is None:
        return None
    now = time.perf_counter()
    return now + (stop - now) / (steps - step)


class _Weighing:
    """The moves of one decision and what they have turned out to be worth so far."""

    def __init__(
        self,
        search: Any,
        sight: State,
        seat: int,
        moves: list[int],
        key: object,
        at_once: int = _WORLDS_AT_ONCE,
    ) -> None:
        self._search = search
        self._at_once = at_once  # worlds between two looks at the clock and the values
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
        self._wins = np.zeros(len(moves), np.int64)  # counted where one world is tried at a time
        self._counted = np.zeros(len(moves), np.int64)

    def count_alive(self) -> int:
        return int(self._alive.sum())

    def try_in(self, worlds: int, stop: float | None) -> None:
        """Try the moves still considered in more worlds, as long as there is time."""
        end = self._tried + worlds
        while self._tried < end:
            self.weigh(min(self._at_once, end - self._tried))
            if self._at_once == 1:
                self._wins += self._alive * (self._values >= self._search.WIN)
                self._counted += self._alive
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

    def shares(self) -> dict[int, float]:
        """The share of rounds won with each move, where that was counted."""
        numbers = zip(self._moves, self._wins, self._counted, strict=True)
        return {int(move): wins / count for move, wins, count in numbers if count}

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
