"""Chances to win a round, by playing on many times. Importing this imports the compiler."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np

from ..bots.master import Question
from ..bots.weighing import usual_move
from ..compiled import search
from ..compiled.layout import LUCK, RECORD, record_of
from ..compiled.recalling import WORLDS, remember
from ..editions.start import seed_key
from ..rules.state import State

Numbers: TypeAlias = np.ndarray[Any, np.dtype[Any]]


def real_chances(
    state: State, key: tuple[object, ...], tries: int, policies: Sequence[int]
) -> tuple[float, ...]:
    """Everybody's chance, with the hands as they are and these players in the seats."""
    tally = search.make_tally(1, state.players)
    search.try_moves(
        record_of(state),
        search.REAL,
        np.zeros(WORLDS, RECORD),
        np.zeros(1, LUCK),
        0,
        np.array([search.TO_CHOOSE]),
        tally,
        np.array(seed_key(key)),
        0,
        tries,
        np.array(policies, np.int64),
        remember(b""),
    )
    return _spread(tally.wins[0], tries)


def _spread(wins: Numbers, tries: int) -> tuple[float, ...]:
    """Rounds that were given up are shared by all."""
    rest = (tries - wins.sum()) / len(wins)
    return tuple(float(share) for share in (wins + rest) / tries)


class Comparison:
    """The moves that a seat had, tried in the same worlds; the usual one first, then the made one.

    The worse half of the others is dropped again and again, so that most tries go to the moves
    that matter.
    """

    def __init__(self, question: Question, made: int) -> None:
        state, self._seat, moves, key, policies, deeds = question
        self._policies = np.array(policies, np.int64)
        self.usual, self.made = usual_move(state, self._seat, key), made
        first = list(dict.fromkeys([self.usual, made]))
        self.moves = [*first, *(move for move in moves if move not in first)]
        self._kept = len(first)
        self._state = record_of(state)
        self._key = np.array(seed_key(key))
        self._tally = search.make_tally(len(self.moves), state.players)
        self._counts = np.zeros(len(self.moves), np.int64)
        self._worlds, self._luck = np.zeros(WORLDS, RECORD), np.zeros(1, LUCK)
        self._memory = remember(deeds)
        self._tried = 0

    def run(self, tries: int) -> None:
        steps = max(1, (len(self.moves) - self._kept).bit_length() + 1)
        for _ in range(steps):
            self._try(max(1, tries // steps // int(self._tally.alive.sum())))
            self._drop_worse_half()

    def _try(self, worlds: int) -> None:
        search.try_moves(
            self._state,
            search.IMAGINED,
            self._worlds,
            self._luck,
            self._seat,
            np.array(self.moves, np.int64),
            self._tally,
            self._key,
            self._tried,
            worlds,
            self._policies,
            self._memory,
        )
        self._tried += worlds
        self._counts += self._tally.alive * worlds

    def _drop_worse_half(self) -> None:
        own = self._tally.wins[:, self._seat]
        others = [
            i for i in np.argsort(-own, kind="stable") if self._tally.alive[i] and i >= self._kept
        ]
        self._tally.alive[others[(len(others) + 1) // 2 :]] = 0

    def shares(self) -> dict[int, float]:
        """The seat's share of rounds won with each move."""
        numbers = zip(self.moves, self._tally.wins, self._counts, strict=True)
        return {move: _spread(wins, int(n))[self._seat] for move, wins, n in numbers}

    def best(self) -> int:
        """The move with which the seat won most, of those tried to the end."""
        own = np.where(self._tally.alive == 1, self._tally.wins[:, self._seat], -1)
        return self.moves[int(own.argmax())]

    def effect(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """What the made move changed for everybody, beside the usual one, with standard errors."""
        made = self.moves.index(self.made)
        gains = (self._tally.wins[made] - self._tally.wins[0]) / self._tried
        lost = (self._tally.wins[0].sum() - self._tally.wins[made].sum()) / self._tried / len(gains)
        spread = np.maximum(self._tally.changes[made] / self._tried - gains**2, 0)
        errors = np.sqrt(spread / self._tried)
        return tuple(map(float, gains + lost)), tuple(map(float, errors))

    def error_of_loss(self) -> float:
        """The standard error of the difference between the best move and the made one."""
        shares = self.shares()
        variances = (_variance(shares[move]) for move in (self.best(), self.made))
        return float(np.sqrt(sum(variances) / self._tried))


def _variance(share: float) -> float:
    return share * (1 - share)
