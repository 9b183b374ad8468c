"""Where the pointer goes, and what the line below the hand says."""

from __future__ import annotations

from ...client.session import Session
from ...view import View
from ...words import Names, Words
from ..narration import names_of, status_words, step_words
from ..situation import situation, turn_words


def row_step(pointed: int, step: int, cards: int, spots: int, per_row: int) -> int:
    """One row up or down: the rows of the hand, and below them the row of other moves."""
    if pointed >= cards:  # from the other moves up to the hand
        return pointed if step > 0 or not cards else cards - 1
    target = pointed + step * per_row
    if 0 <= target < cards:
        return target
    if step < 0:
        return pointed
    last_row = (cards - 1) // per_row * per_row
    if pointed < last_row:
        return cards - 1
    return cards if spots > cards else pointed


def prompt_words(session: Session, calls_uno: bool, words: Words) -> str:
    """What the player should know before doing something."""
    view = session.view
    if trouble := status_words(session, words):
        return trouble
    if view is None or view.to_act is None:
        over = "enter-another" if session.at_home else "enter-leave"
        waiting = "wait-start" if view is None else over if view.winners else "wait-next"
        return step_words(session, words) or words.say(waiting)
    names = names_of(session)
    uno = words.say("now-calls-uno") if calls_uno else ""
    parts = (_turn_words(view, names, words), uno, situation(view, names, words))
    return " ".join(filter(None, parts))


def _turn_words(view: View, names: Names, words: Words) -> str:
    if view.to_act != names.you:
        return words.say("now-thinking", name=words.seat(view.to_act or 0, names))
    if "challenge" in view.legal:
        return words.say("now-challenge")
    return turn_words(view, names, words)
