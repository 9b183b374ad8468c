"""Where the pointer goes, and what the line below the hand says."""

from __future__ import annotations

from ...client.session import Session
from ...view import View
from ..narration import names_of, status_words, step_words
from ..sentences import Names
from ..situation import situation


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


def prompt_words(session: Session, calls_uno: bool) -> str:
    """What the player should know before doing something."""
    view = session.view
    if words := status_words(session):
        return words
    if view is None:
        return _go_on_words(session) or "Waiting for the game to begin."
    if view.to_act is None:
        return _go_on_words(session) or "The game is over. Enter leaves the table."
    uno = "UNO will be called with your next card. " if calls_uno else ""
    names = names_of(session)
    return f"{_turn_words(view, names)} {uno}{situation(view, names)}".strip()


def _go_on_words(session: Session) -> str:
    words = step_words(session)
    return f"Enter to {words}." if words else ""


def _turn_words(view: View, names: Names) -> str:
    if view.to_act is None:
        return ""
    if view.to_act != names.you:
        return f"{names.first(view.to_act)} is thinking."
    if "challenge" in view.legal:
        return "A Wild Draw Four: accept it, or challenge it as a bluff."
    return "Your turn."
