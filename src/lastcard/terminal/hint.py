"""What a strong player would do, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from ..bots.master import Judgement, MasterBot
from ..client.session import Session
from ..coach.reasons import Case, find_reasons
from ..coach.telling import say_reason
from ..notation import Move
from ..view import View
from ..words import Names, Words
from .narration import names_of
from .situation import move_words

TRIES = 4_000
SEARCH = "try_moves"  # what is compiled last of it
CLOSE = 0.02  # of all rounds: what a move has to win more than the next best one, to be better


@dataclass(frozen=True)
class Hint:
    """A move to make, by its code, and sentences that say why."""

    code: str
    words: str


def get_ready() -> None:
    """Begin to load what advises, in the background, so that the first hint comes soon."""
    MasterBot(wait=False)


def comes_soon() -> bool:
    """Whether a hint takes but a moment; the first one of all waits for the compiler."""
    from ..compiled.loader import is_compiled  # imports the compiler

    return bool(_adviser.cache_info().currsize) or is_compiled(SEARCH)


def hint_at(session: Session, view: View, words: Words) -> Hint:
    """A hint for the seat of a session; its odds are those against the bots at the table.

    It takes a moment: ask on another thread.
    """
    bots = [seat.bot for seat in session.table.seats]
    return advise(_adviser(), view, names_of(session), words, bots)


@cache
def _adviser() -> MasterBot:
    return MasterBot(0, TRIES)


def advise(
    bot: MasterBot, view: View, names: Names, words: Words, bots: Sequence[str | None] = ()
) -> Hint:
    """A move for the seat whose view it is; WAIT if it is better to do nothing out of turn.

    `bots` are those in the seats. Equal questions get equal answers.
    """
    judged = bot.judge(view, bots)
    return Hint(judged.choice, explain_hint(view, judged, names, words))


def explain_hint(view: View, judged: Judgement, names: Names, words: Words) -> str:
    """The move and what speaks for it, a sentence for each."""
    case = Case(view, Move.parse(judged.choice))
    advice = move_words(case.move, view, words, names)
    reasons = find_reasons(view, judged.choice)
    said = [say_reason(reason, view.own_seat, case.edition, words, names) for reason in reasons]
    if not case.wins_at_once:
        said += _odds(case, judged, names, words)
    return " ".join([advice if advice.endswith("!") else f"{advice}.", *dict.fromkeys(said)])


def _odds(case: Case, judged: Judgement, names: Names, words: Words) -> list[str]:
    """How the move did beside the best of the others."""
    if len(case.moves) == 1 and case.view.seat == case.view.to_act:
        return [words.say("reason-only-move")]
    own = judged.shares.get(judged.choice)
    others = {code: share for code, share in judged.shares.items() if _is_other(case, code)}
    if own is None or not others:
        return []
    rival = max(others, key=lambda code: others[code])
    message = "odds-close" if own - others[rival] < CLOSE else "odds"
    other = move_words(Move.parse(rival), case.view, words, names)
    percents = {"own": round(100 * own), "rival": round(100 * others[rival])}
    return [words.say(message, **percents, other=other)]


def _is_other(case: Case, code: str) -> bool:
    """Is this another thing to do, and not the same with another colour or without UNO?"""
    move = Move.parse(code)
    return move.color != case.move.color if not move.what else move.what != case.move.what
