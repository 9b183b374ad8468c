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
    Weighing(Question(state, 0, [], ())).try_moves(0)
    usual_move(state, 0, (), RANDOM)


class Trials:
    """The moves of one decision, tried in the same worlds, and what has come of them so far."""

    def __init__(self, question: Question, hands: int = search.IMAGINED) -> None:
        state, self._seat, self.moves, key, policies, deeds = question
        usual = [SHARP] * state.players  # good players in all seats
        self._policies = np.array(usual if policies is None else policies, np.int64)
        self._players = state.players
        self._tally = search.make_tally(len(self.moves), state.players)
        self.wins: Numbers = self._tally.wins  # the rounds that each seat has won with each move
        self._counts = np.zeros(len(self.moves), np.int64)  # of worlds in which each was tried
        seen = (record_of(state), hands, np.zeros(WORLDS, RECORD), np.zeros(1, LUCK), self._seat)
        tried = (np.array(self.moves, np.int64), self._tally, np.array(seed_key(key)))
        self._always = (*seen, *tried)  # what it takes to try them, whatever the worlds
        self._memory = remember(deeds)
        self.tried = 0  # worlds so far

    def count_alive(self) -> int:
        return int(self._tally.alive.sum())

    def try_moves(self, worlds: int) -> None:
        """Try the moves still considered in more worlds."""
        search.try_moves(*self._always, self.tried, worlds, self._policies, self._memory)
        self.tried += worlds
        self._counts += self._tally.alive * worlds

    def _keep_better_half(self, worth: Numbers, first: int) -> None:
        """Of the moves still considered, from this one on."""
        order = np.argsort(-worth, kind="stable")
        order = order[(order >= first) & (self._tally.alive[order] == 1)]
        self._tally.alive[order[(len(order) + 1) // 2 :]] = 0


class Weighing(Trials):
    """Which of the moves is worth most to the seat."""

    def try_in(self, worlds: int, stop: float | None) -> None:
        """Try the moves still considered in more worlds, as long as there is time."""
        end = self.tried + worlds
        while self.tried < end:
            self.try_moves(min(_WORLDS_AT_ONCE, end - self.tried))
            if self._is_clear() or (stop is not None and thread_time() > stop):
                return

    def _is_clear(self) -> bool:
        """More worlds would not change it: the first move is the best, or one of two is, by far."""
        if self.tried < _WORLDS_TO_BE_SURE:
            return False
        gains, errors = (values[1:][self._tally.alive[1:] == 1] for values in self._gains())
        is_first = bool((-gains > _SURE * errors).all())
        return is_first or (len(gains) == 1 and bool(gains[0] > _SURE * errors[0]))

    def shares(self) -> dict[int, float]:
        """The share of rounds won with each move."""
        numbers = zip(self.moves, self.wins[:, self._seat], self._counts, strict=True)
        return {move: wins / count for move, wins, count in numbers if count}

    def drop_worse_half(self) -> None:
        """The first move stays in any case, to compare the others with."""
        self._keep_better_half(self._tally.sums, 0)
        self._tally.alive[0] = 1

    def best(self) -> int:
        """The best move; but the first one, unless another is clearly better.

        Among many the values are noise for the most part, and rules of thumb better than noise.
        """
        clearly = 0.0 if self._players == 2 else 1.0  # by so many standard errors
        gains, errors = self._gains()
        clear = (self._tally.alive == 1) & (gains > clearly * errors)
        return self.moves[int(np.where(clear, gains, 0).argmax())]

    def _gains(self) -> tuple[Numbers, Numbers]:
        """By how much each move still considered is better than the first, with standard errors."""
        gains = (self._tally.sums - self._tally.sums[0]) / self.tried
        return gains, np.sqrt(
            np.maximum(self._tally.squares / self.tried - gains**2, 0) / self.tried
        )
