"""Chances to win a round, by playing on many times. Importing this imports the compiler."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..bots.master import Question
from ..bots.weighing import Numbers, Trials, usual_move
from ..compiled.search import REAL, TO_CHOOSE
from ..rules.state import State


def real_chances(
    state: State, key: tuple[object, ...], tries: int, policies: Sequence[int]
) -> tuple[float, ...]:
    """Everybody's chance, with the hands as they are and these players in the seats."""
    trials = Trials(Question(state, 0, [TO_CHOOSE], key, policies), REAL)
    trials.try_moves(tries)
    return _spread(trials.wins[0], tries)


def _spread(wins: Numbers, tries: int) -> tuple[float, ...]:
    """Rounds that were given up are shared by all."""
    rest = (tries - wins.sum()) / len(wins)
    return tuple(float(share) for share in (wins + rest) / tries)


class ComparedMoves(Trials):
    """The moves that a seat had, tried in the same worlds; the usual one first, then the made one.

    The worse half of the others is dropped again and again, so that most tries go to the moves
    that matter.
    """

    def __init__(self, question: Question, made: int) -> None:
        self.usual, self.made = usual_move(question.state, question.seat, question.key), made
        first = list(dict.fromkeys([self.usual, made]))
        others = [move for move in question.moves if move not in first]
        super().__init__(question._replace(moves=[*first, *others]))
        self._kept = len(first)

    def run(self, tries: int) -> None:
        steps = max(1, (len(self.moves) - self._kept).bit_length() + 1)
        for _ in range(steps):
            self.try_moves(max(1, tries // steps // self.count_alive()))
            self._keep_better_half(self.wins[:, self._seat], self._kept)

    def shares(self) -> dict[int, float]:
        """The seat's share of rounds won with each move."""
        numbers = zip(self.moves, self.wins, self._counts, strict=True)
        return {move: _spread(wins, int(n))[self._seat] for move, wins, n in numbers}

    def best(self) -> int:
        """The move with which the seat won most, of those tried to the end."""
        own = np.where(self._tally.alive == 1, self.wins[:, self._seat], -1)
        return self.moves[int(own.argmax())]

    def effect(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """What the made move changed for everybody, beside the usual one, with standard errors."""
        made = self.moves.index(self.made)
        gains = (self.wins[made] - self.wins[0]) / self.tried
        lost = (self.wins[0].sum() - self.wins[made].sum()) / self.tried / len(gains)
        spread = np.maximum(self._tally.changes[made] / self.tried - gains**2, 0)
        errors = np.sqrt(spread / self.tried)
        return tuple(map(float, gains + lost)), tuple(map(float, errors))

    def error_of_loss(self) -> float:
        """The standard error of the difference between the best move and the made one."""
        all_shares = self.shares()
        shares = (all_shares[move] for move in (self.best(), self.made))
        return float(np.sqrt(sum(share * (1 - share) for share in shares) / self.tried))
