"""Many reviewed rounds of one player: how lucky, how good, and which mistakes most often."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ..notation import VERBS, Move, is_wild
from .review import Decision, RoundReview, Verdict


@dataclass
class Standing:
    """Sums over rounds; luck and decisions are in rounds won, `moves` had something to decide."""

    rounds: int = 0
    won: int = 0
    luck: float = 0.0
    decisions: float = 0.0
    moves: int = 0
    slips: int = 0
    mistakes: int = 0
    blunders: int = 0
    lost: float = 0.0  # by all of these
    kinds: dict[str, int] = field(default_factory=dict)  # how often each was done wrong

    def add(self, review: RoundReview, seat: int) -> None:
        """Take in what a seat did in another round."""
        account = review.accounts[seat]
        self.rounds += 1
        self.won += review.winner == seat
        self.luck += account.luck
        self.decisions += account.decisions
        for decision in (step.decision for step in review.steps):
            if decision is not None and decision.seat == seat:
                self._judge(decision)

    def _judge(self, decision: Decision) -> None:
        self.moves += 1
        self.slips += decision.verdict is Verdict.SLIP
        self.mistakes += decision.verdict is Verdict.MISTAKE
        self.blunders += decision.verdict is Verdict.BLUNDER
        if decision.verdict is not Verdict.FINE:
            self.lost += decision.lost
            kind = kind_of_mistake(decision)
            self.kinds[kind] = self.kinds.get(kind, 0) + 1


def sum_up(rounds: Iterable[tuple[RoundReview, int]]) -> Standing:
    """Rounds, each with the seat that somebody had in it."""
    standing = Standing()
    for review, seat in rounds:
        if seat < len(review.accounts):  # otherwise it came later
            standing.add(review, seat)
    return standing


def kind_of_mistake(decision: Decision) -> str:
    """What was done instead of the better move; the message `mistake-<kind>` says it."""
    made, best = Move.parse(decision.move), Move.parse(decision.best)
    if best.what == "uno" or (made.what == best.what and best.uno and not made.uno):
        return "uno"
    if made.what == best.what:
        return "color" if made.color != best.color else "target"
    if (made.what, best.what) in _ANSWERS:
        return _ANSWERS[made.what, best.what]
    if _is_card(made) and _is_card(best):
        if is_wild(made.what) == is_wild(best.what):
            return "card"
        return "early" if is_wild(made.what) else "late"
    if _is_card(best):
        return "held"
    return "spent" if _is_card(made) else "other"


_ANSWERS = {("accept", "challenge"): "trusted", ("challenge", "accept"): "doubted"}


def _is_card(move: Move) -> bool:
    return move.what not in (*VERBS, "give", "")
