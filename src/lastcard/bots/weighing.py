"""Trying moves in imagined worlds, in compiled code. Importing this imports the compiler."""

from __future__ import annotations

from time import thread_time  # so that it does not matter what else the machine does
from typing import Any, TypeAlias

import numpy as np

from ..compiled import search
from ..compiled.layout import LUCK, RECORD, record_of
from ..compiled.recalling import WORLDS, remember
from ..compiled.seats import policy_move
from ..editions.start import seed_key
from ..policies.choosing import RANDOM, SHARP
from ..rules.state import State
from .master import Question

Numbers: TypeAlias = np.ndarray[Any, np.dtype[Any]]

_WORLDS_TO_BE_SURE, _SURE = 200, 4.0  # standard errors
_WORLDS_AT_ONCE = 32  # between two looks at the clock


def all_sharp(players: int) -> Numbers:
    """Good players in all seats."""
    return np.full(players, SHARP)


def usual_move(state: State, seat: int, key: tuple[object, ...], policy: int = SHARP) -> int:
    """What a rule of thumb does with what a seat sees."""
    luck = np.zeros(1, LUCK)
    luck["dice"][0] = seed_key((*key, "usual"))
    return int(policy_move(record_of(state), luck, seat, policy))


def weigh_moves(question: Question, tries: int, seconds: float | None) -> Weighing:
    """Try the moves, the usual one first, and more and more often those that do well."""
    usual = usual_move(question.state, question.seat, question.key)
    others = [move for move in question.moves if move != usual]
    weighing = Weighing(question._replace(moves=[usual, *others]))
    stop = None if seconds is None else thread_time() + seconds
    steps = max(1, len(others).bit_length())
    for step in range(steps):
        share = tries // steps // weighing.count_alive()
        weighing.try_in(max(1, share), _part(stop, step, steps))
        weighing.drop_worse_half()
    return weighing


def _part(stop: float | None, step: int, steps: int) -> float | None:
    """When a step has to end, so that all of them have the same time."""
    if stop is None:
        return None
    now = thread_time()
    return now + (stop - now) / (steps - step)


def compile_all() -> None:
    """From the cache this takes about a second."""
    state = State()
    state.players = 2
    Weighing(Question(state, 0, [], ())).weigh(0)
    usual_move(state, 0, (), RANDOM)


class Weighing:
    """The moves of one decision and what they have turned out to be worth so far."""

    def __init__(self, question: Question) -> None:
        state, self._seat, moves, key, policies, deeds = question
        self._state = record_of(state)
        self._moves = np.array(moves, np.int64)
        self._tally = search.make_tally(len(moves), state.players)
        self._counts = np.zeros(len(moves), np.int64)  # of worlds in which each was tried
        self._key = np.array(seed_key(key))
        self._policies = all_sharp(state.players) if policies is None else np.array(policies)
        self._worlds = np.zeros(WORLDS, RECORD)
        self._memory = remember(deeds)
        self._luck = np.zeros(1, LUCK)
        self.tried = 0  # worlds so far

    def count_alive(self) -> int:
        return int(self._tally.alive.sum())

    def try_in(self, worlds: int, stop: float | None) -> None:
        """Try the moves still considered in more worlds, as long as there is time."""
        end = self.tried + worlds
        while self.tried < end:
            self.weigh(min(_WORLDS_AT_ONCE, end - self.tried))
            if self._is_clear() or (stop is not None and thread_time() > stop):
                return

    def _is_clear(self) -> bool:
        """More worlds would not change it: the first move is the best, or one of two is, by far."""
        if self.tried < _WORLDS_TO_BE_SURE:
            return False
        gains, errors = (values[1:][self._tally.alive[1:] == 1] for values in self._gains())
        is_first = bool((-gains > _SURE * errors).all())
        return is_first or (len(gains) == 1 and bool(gains[0] > _SURE * errors[0]))

    def weigh(self, worlds: int) -> None:
        search.try_moves(
            self._state,
            search.IMAGINED,
            self._worlds,
            self._luck,
            self._seat,
            self._moves,
            self._tally,
            self._key,
            self.tried,
            worlds,
            self._policies,
            self._memory,
        )
        self.tried += worlds
        self._counts += self._tally.alive * worlds

    def shares(self) -> dict[int, float]:
        """The share of rounds won with each move."""
        own_wins = self._tally.wins[:, self._seat]
        numbers = zip(self._moves, own_wins, self._counts, strict=True)
        return {int(move): wins / count for move, wins, count in numbers if count}

    def drop_worse_half(self) -> None:
        """The first move stays in any case, to compare the others with."""
        order = [i for i in np.argsort(-self._tally.sums, kind="stable") if self._tally.alive[i]]
        self._tally.alive[order[(len(order) + 1) // 2 :]] = 0
        self._tally.alive[0] = 1

    def best(self) -> int:
        """The best move; but the first one, unless another is clearly better.

        Among many the values are noise for the most part, and rules of thumb better than noise.
        """
        clearly = 0.0 if self._state["players"][0] == 2 else 1.0  # by so many standard errors
        gains, errors = self._gains()
        clear = (self._tally.alive == 1) & (gains > clearly * errors)
        return int(self._moves[int(np.where(clear, gains, 0).argmax())])

    def _gains(self) -> tuple[Numbers, Numbers]:
        """By how much each move still considered is better than the first, with standard errors."""
        gains = (self._tally.sums - self._tally.sums[0]) / self.tried
        return gains, np.sqrt(
            np.maximum(self._tally.squares / self.tried - gains**2, 0) / self.tried
        )
