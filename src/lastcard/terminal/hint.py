"""What a strong player would do, and why."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from ..bots.master import Judgement, MasterBot
from ..notation import Move
from ..view import View
from ..words import Names, Words
from .reasons import Case, Given, Reason, list_reasons

MOST_REASONS = 2
TRIES = 4_000
CLOSE = 0.02  # of all rounds: what a move has to win more than the next best one, to be better


@dataclass(frozen=True)
class Hint:
    """A move to make, by its code, and sentences that say why."""

    code: str
    words: str


def get_ready() -> None:
    """Begin to load what advises, in the background, so that the first hint comes soon."""
    MasterBot()


class Adviser:
    """Somebody to ask, who takes a moment to come. Equal questions get equal answers."""

    def __init__(self, seed: object = 0, tries: int = TRIES) -> None:
        self._bot = MasterBot(seed, tries, wait=True)

    def advise(self, view: View, names: Names, words: Words) -> Hint:
        """A move for the seat whose view it is; WAIT if it is better to do nothing out of turn.

        It takes a moment: ask on another thread.
        """
        judged = self._bot.judge(view)
        return Hint(judged.choice, explain(view, judged, names, words))


def explain(view: View, judged: Judgement, names: Names, words: Words) -> str:
    """The move and what speaks for it, a sentence for each."""
    case = Case(view, Move.parse(judged.choice), names, words)
    reasons = list(islice(list_reasons(case), MOST_REASONS))
    if case.is_bluff:
        reasons.append(("reason-bluff", {}))
    if not case.wins_at_once:
        reasons += _odds(case, judged)
    said = dict.fromkeys(words.say(message, **given) for message, given in reasons)
    advice = _advice(case, case.move)
    return " ".join([advice if advice.endswith("!") else f"{advice}.", *said])


def _advice(case: Case, move: Move) -> str:
    if move.what == "accept":
        return case.words.say("move-accept", count=case.view.debt)
    return case.words.move(move, case.edition, case.names)


def _odds(case: Case, judged: Judgement) -> list[Reason]:
    """How the move did beside the best of the others."""
    if len(case.moves) == 1 and case.view.seat == case.view.to_act:
        return [("reason-only-move", {})]
    own = judged.shares.get(judged.choice)
    others = {code: share for code, share in judged.shares.items() if _is_other(case, code)}
    if own is None or not others:
        return []
    rival = max(others, key=lambda code: others[code])
    message = "odds-close" if own - others[rival] < CLOSE else "odds"
    other = _advice(case, Move.parse(rival))
    given: Given = {"own": round(100 * own), "rival": round(100 * others[rival]), "other": other}
    return [(message, given)]


def _is_other(case: Case, code: str) -> bool:
    """Is this another thing to do, and not the same with another colour or without UNO?"""
    move = Move.parse(code)
    return move.color != case.move.color if not move.what else move.what != case.move.what
