"""A review in sentences, a line for each."""

from __future__ import annotations

from collections.abc import Iterator

from ..editions import Edition
from ..words import Words
from ..words.words import AnyNames
from .review import Account, Decision, RoundReview, Verdict


def tell_round(
    review: RoundReview, edition: Edition, words: Words, names: AnyNames
) -> Iterator[str]:
    """Who won and why: luck and decisions, and the moves that gave something away."""
    yield f"{words.say('review-round', number=review.number)}: {_result(review, words, names)}"
    yield from (_account(account, words, names) for account in review.accounts)
    yield words.say("review-sum", fair=_points(review.accounts[0].fair))
    looked_at = [step for step in review.steps if step.decision and _is_loss(step.decision)]
    yield words.say("review-second-look" if looked_at else "review-all-fine")
    for step in looked_at:
        assert step.decision is not None
        yield _decision(step.number, step.decision, edition, words, names)


def _is_loss(decision: Decision) -> bool:
    return decision.verdict is not Verdict.FINE


def _result(review: RoundReview, words: Words, names: AnyNames) -> str:
    if review.winner is None:
        return words.say("review-nobody")
    return words.say("review-winner", name=words.seat(review.winner, names))


def _account(account: Account, words: Words, names: AnyNames) -> str:
    return words.say(
        "review-account",
        name=words.seat(account.seat, names),
        luck=_signed(account.luck),
        own=_signed(account.decisions),
        others=_signed(account.others),
        error=_points(account.error),
    )


def _decision(
    number: int, decision: Decision, edition: Edition, words: Words, names: AnyNames
) -> str:
    return words.say(
        "review-move",
        number=number,
        name=words.seat(decision.seat, names),
        move=words.move(decision.move, edition, names),
        best=words.move(decision.best, edition, names),
        verdict=decision.verdict.value,
        chance=_points(decision.chance),
        better=_points(decision.best_chance),
    )


def _points(share: float) -> int:
    return round(100 * share)


def _signed(share: float) -> str:
    points = _points(share)
    return f"−{-points}" if points < 0 else f"+{points}"
