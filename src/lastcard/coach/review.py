"""A game judged move by move: what each decision cost, and how much was luck.

A decision is judged by what its seat could know: every move it had is tried in worlds that fit
what it saw. Luck is judged by what was really there. Both are chances to win the round, with
everybody going on as they play: bots as they do, people like a good player (`sharp`).

What a decision adds is how much better or worse it is than what `sharp` would have done with the
same cards in view. All other changes of the chances are luck: the deal, what was drawn, what the
others happened to hold. So for each player the fair share, luck, the own decisions and those of
the others add up to the result of the round, exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from ..bots.master import Question, list_moves
from ..bots.policy_bots import POLICIES
from ..extras import check_installed
from ..game import Game
from ..notation import move_table
from ..policies.choosing import SHARP
from ..view import View
from .reasons import Reason, find_reasons

if TYPE_CHECKING:
    from .chances import ComparedMoves

TRIES = 12_000  # rounds played on for a decision
REAL_TRIES = 600  # and for the chances as they really are
_SURE = 2.5  # standard errors by which a move has to be worse before anything is said of it


class Verdict(StrEnum):
    """How much of the chance to win a decision gave away."""

    FINE = "fine"
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


_LOSSES = ((0.12, Verdict.BLUNDER), (0.06, Verdict.MISTAKE), (0.025, Verdict.SLIP))


@dataclass(frozen=True)
class Decision:
    """A move, judged by what its seat could know. Chances are those of its seat, from 0 to 1.

    `effect` is what it changed for everybody beside what `sharp` would have done, and `errors`
    are the standard errors of that. `reasons` are what speaks for the best move, if that is
    another one.
    """

    seat: int
    move: str
    best: str
    chance: float
    best_chance: float
    verdict: Verdict
    reasons: tuple[Reason, ...] = ()
    shares: dict[str, float] = field(default_factory=dict)
    effect: tuple[float, ...] = ()
    errors: tuple[float, ...] = ()

    @property
    def lost(self) -> float:
        """What the best move would have won more."""
        return self.best_chance - self.chance


@dataclass(frozen=True)
class Step:
    """The deal or a move, and everybody's chances after it, by the cards that were really there."""

    number: int
    move: str
    chances: tuple[float, ...]
    decision: Decision | None


@dataclass(frozen=True)
class Account:
    """Where a player's result comes from: fair + luck + decisions + others = result."""

    seat: int
    fair: float
    luck: float
    decisions: float
    others: float
    error: float
    result: float


@dataclass(frozen=True)
class RoundReview:
    """A round: its steps, and an account for each seat."""

    number: int
    winner: int | None
    steps: tuple[Step, ...]
    accounts: tuple[Account, ...]


def review_game(
    game: Game,
    tries: int = TRIES,
    seed: object = 0,
    progress: Callable[[int, int], None] | None = None,
    bots: Sequence[str] = (),
) -> Iterator[RoundReview]:
    """Judge a game round by round; `progress` is told how many of its steps are done.

    `bots` names the bots by seat, "" for people. The same game, tries, seed and bots give the same
    review.
    """
    check_installed("numba", "play")
    yield from _Reviewer(game, tries, seed, _policies(bots, game.players)).run(progress)


def _policies(bots: Sequence[str], players: int) -> list[int]:
    """How each seat is taken to go on; those that search, and people, like a good player."""
    known = [POLICIES.get(bot, SHARP) for bot in bots]
    return (known + [SHARP] * players)[:players]


@dataclass(frozen=True)
class _Reviewer:
    game: Game
    tries: int
    seed: object
    policies: list[int]

    def run(self, progress: Callable[[int, int], None] | None) -> Iterator[RoundReview]:
        total = sum(1 for _ in self.game.replay())
        steps: list[Step] = []
        before, number = self.game, 0
        for done, (now, move, _) in enumerate(self.game.replay(), 1):
            if not move and steps:
                yield _sum_up(before, number, steps)
                steps = []
            decision = self._judge(before, move, (self.seed, done)) if move else None
            chances = self._chances(now, (self.seed, "real", done))
            steps.append(Step(done, move, chances, decision))
            before, number = now.copy(), now.round_number
            if progress:
                progress(done, total)
        yield _sum_up(before, number, steps)

    def _chances(self, game: Game, key: tuple[object, ...]) -> tuple[float, ...]:
        from .chances import real_chances

        if game.round_over:
            return tuple(float(seat == game.round_winner) for seat in range(game.players))
        tries = max(1, self.tries * REAL_TRIES // TRIES)
        return real_chances(game.state, key, tries, self.policies)

    def _judge(self, game: Game, entry: str, key: tuple[object, ...]) -> Decision | None:
        """A decision, if there was anything to decide."""
        from .chances import ComparedMoves

        seat_text, _, move = entry.partition(":")
        seat, table = int(seat_text), move_table(game.edition)
        view = game.view(seat)
        moves, made = list_moves(view.state, seat), table.read(move)
        if len(moves) < 2:
            return None
        question = Question(view.state, seat, moves, key, self.policies, view.deeds)
        compared = ComparedMoves(question, made)
        compared.run(self.tries)
        return _decide(view, move, compared, table.codes)


def _decide(view: View, move: str, compared: ComparedMoves, codes: Mapping[int, str]) -> Decision:
    """What a comparison says of the move that was made. Only what is sure is held against it."""
    shares = {codes[action]: share for action, share in compared.shares().items()}
    best = codes[compared.best()]
    lost = shares[best] - shares[move]
    if lost <= _SURE * compared.error_of_loss():
        best, lost = move, 0.0
    effect, errors = compared.effect()
    verdict = next((verdict for least, verdict in _LOSSES if lost >= least), Verdict.FINE)
    return Decision(
        seat=view.own_seat,
        move=move,
        best=best,
        chance=shares[move],
        best_chance=shares[best],
        verdict=verdict,
        shares=shares,
        effect=effect,
        errors=errors,
        reasons=find_reasons(view, best, move) if best != move else (),
    )


def _sum_up(game: Game, number: int, steps: Sequence[Step]) -> RoundReview:
    accounts = tuple(_account(game.players, steps, seat) for seat in range(game.players))
    return RoundReview(number, game.round_winner, tuple(steps), accounts)


def _account(players: int, steps: Sequence[Step], seat: int) -> Account:
    judged = [step.decision for step in steps if step.decision]
    own = sum(one.effect[seat] for one in judged if one.seat == seat)
    others = sum(one.effect[seat] for one in judged if one.seat != seat)
    error = sum(one.errors[seat] ** 2 for one in judged) ** 0.5
    fair, result = 1 / players, steps[-1].chances[seat]
    return Account(seat, fair, result - fair - own - others, own, others, error, result)
