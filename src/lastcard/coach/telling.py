"""A review in sentences, a line for each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from ..editions import Edition
from ..notation import Move
from ..words import Words
from ..words.words import AnyNames, as_names, color_id, whom
from .reasons import Reason
from .review import Account, Decision, RoundReview, Verdict
from .summing import Standing


def tell_round(
    review: RoundReview, edition: Edition, words: Words, names: AnyNames
) -> Iterator[str]:
    """Who won and why: luck and decisions, and the moves that gave something away."""
    label = words.say("review-round", number=review.number)
    yield words.say("labelled", label=label, value=_result(review, words, names))
    yield from (tell_account(account, words, names) for account in review.accounts)
    yield words.say("review-sum", fair=_points(review.accounts[0].fair))
    made = ((step.number, step.decision) for step in review.steps if step.decision)
    looked_at = [(number, one) for number, one in made if one.verdict is not Verdict.FINE]
    yield words.say("review-second-look" if looked_at else "review-all-fine")
    for number, one in looked_at:
        yield tell_decision(number, one, edition, words, names)


def _result(review: RoundReview, words: Words, names: AnyNames) -> str:
    if review.winner is None:
        return words.say("review-nobody")
    known = as_names(names)
    name, actor = words.seat(review.winner, known), whom(review.winner, known)
    return words.say("review-winner", name=name, actor=actor)


def tell_account(account: Account, words: Words, names: AnyNames) -> str:
    """Where a result comes from, in points out of 100."""
    return words.say(
        "review-account",
        name=words.player(account.seat, names),
        luck=_signed(account.luck),
        own=_signed(account.decisions),
        others=_signed(account.others),
        error=_points(account.error),
    )


def tell_decision(
    number: int, decision: Decision, edition: Edition, words: Words, names: AnyNames
) -> str:
    """What a move has given away, what would have been better, and why."""
    said = words.say(
        "review-move",
        number=number,
        name=words.player(decision.seat, names),
        move=words.move(decision.move, edition, names),
        best=_better(decision, edition, words, names),
        verdict=decision.verdict.value,
        chance=_points(decision.chance),
        better=_points(decision.best_chance),
    )
    seat, reasons = decision.seat, decision.reasons
    return " ".join([said, *(say_reason(why, seat, edition, words, names) for why in reasons)])


_CHOICES = ("seat", "power", "color")


def _better(decision: Decision, edition: Edition, words: Words, names: AnyNames) -> str:
    """The better move; where it is the same card, what is done otherwise, or it reads the same."""
    made, best = Move.parse(decision.move), Move.parse(decision.best)
    if made.what != best.what or best.what not in edition.kinds:
        return words.move(best, edition, names)
    alike: Any = {name: None for name in _CHOICES if getattr(best, name) == getattr(made, name)}
    choices = words.choices(replace(best, **alike), edition, names)
    changes = [words.say("review-same-choose", choices=", ".join(choices))] if choices else []
    if best.uno != made.uno:
        changes.append(words.say("review-same-call" if best.uno else "review-same-no-call"))
    return words.say("review-same-card", changes=words.join(changes))


MOST_KINDS = 3  # of mistakes


def tell_standing(standing: Standing, words: Words) -> Iterator[str]:
    """How lucky and how good somebody was in many rounds, and what went wrong most often."""
    rounds = max(1, standing.rounds)
    yield words.say("standing-rounds", rounds=standing.rounds, won=standing.won)
    luck, own = _signed(standing.luck / rounds), _signed(standing.decisions / rounds)
    yield words.say("standing-sums", luck=luck, own=own)
    counts = {what: getattr(standing, what) for what in ("moves", "slips", "mistakes", "blunders")}
    yield words.say("standing-verdicts", **counts)
    often = sorted(standing.kinds.items(), key=lambda one: -one[1])
    if often:
        yield words.say("standing-often")
    for kind, count in often[:MOST_KINDS]:
        what = words.say(f"mistake-{kind}")
        yield f"- {words.say('standing-kind', what=what, count=count)}"


def say_reason(reason: Reason, mover: int, edition: Edition, words: Words, names: AnyNames) -> str:
    """Why a move is a good one, to whoever reads it."""
    known = as_names(names)
    return words.say(
        f"reason-{reason.what}",
        actor=whom(mover, known),
        player=words.seat(mover, known),
        target=whom(reason.seat, known),
        name="" if reason.seat is None else words.seat(reason.seat, known),
        count=reason.count,
        color=color_id(edition, reason.color) if reason.color else "",
        cards=words.cards(edition, reason.cards),
        power=words.power(reason.power) if reason.power else "",
        drawn=reason.drawn,
        own=reason.own,
    )


def _points(share: float) -> int:
    return round(100 * share)


def _signed(share: float) -> str:
    points = _points(share)
    return f"−{-points}" if points < 0 else f"+{points}"
