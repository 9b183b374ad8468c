"""What makes a moment special for the player, and what a screen says of it below the hand."""

from __future__ import annotations

from collections.abc import Iterator

from ..client.session import Session
from ..editions import find_edition
from ..notation import Move
from ..view import View
from ..words import Names, Words
from .narration import names_of, status_words, step_words
from .typed import deeds


def situation(view: View, names: Names, words: Words, told: int = 0) -> str:
    """What makes this decision special, if anything does; `told` is a debt that was just named."""
    return " ".join(_notes(view, names, words, told))


def turn_words(view: View, names: Names, words: Words) -> str:
    """What the game waits for; whoever has to say so keeps even a card that does not fit."""
    fits = any(what in view.hand for what in deeds(view.legal))
    if view.phase == "drawn" and view.seat == view.to_act and not fits:
        return words.say("now-unfit")
    return f"{words.phase(view.phase, view.to_act, names)}."


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


def move_words(move: Move, view: View, words: Words, names: Names | None = None) -> str:
    """A move as on a button; whoever accepts a debt hears how many cards it is."""
    if move.what == "accept":
        return words.say("move-accept", count=view.debt)
    return words.move(move, find_edition(view.edition), names)


def _notes(view: View, names: Names, words: Words, told: int) -> Iterator[str]:
    if view.seat == view.to_act:
        yield from _in_turn(view, words, told)
    if "uno" in view.legal:
        yield words.say("now-no-uno")
    if "catch" in view.legal and view.uno_owed is not None:
        yield words.say("now-forgot", name=words.seat(view.uno_owed, names))
    if view.seat != view.to_act:
        yield from _gifts_and_jumps(view, words)


def _in_turn(view: View, words: Words, told: int) -> Iterator[str]:
    if view.phase == "drawn" and view.drawn:
        yield words.say("now-drawn", card=words.one(find_edition(view.edition), view.drawn))
    if view.debt and view.debt != told:
        yield words.say("now-debt", count=view.debt)


def _gifts_and_jumps(view: View, words: Words) -> Iterator[str]:
    edition = find_edition(view.edition)
    found = deeds(view.legal)
    for code in sorted(what for what in found if what in edition.kinds):
        yield words.say("now-jump", card=words.one(edition, code))
    if "give" in found:
        yield words.say("now-gift")
