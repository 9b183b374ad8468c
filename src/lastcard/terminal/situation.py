"""What makes a moment special for the player: in a sentence or two, for every kind of screen."""

from __future__ import annotations

from collections.abc import Iterator

from ..editions import find_edition
from ..notation import Move
from ..view import View
from ..words import Names, Words


def situation(view: View, names: Names, words: Words, told: int = 0) -> str:
    """What makes this decision special, if anything does; `told` is a debt that was just named."""
    return " ".join(_notes(view, names, words, told))


def turn_words(view: View, names: Names, words: Words) -> str:
    """What the game waits for; whoever has to say so keeps even a card that does not fit."""
    fits = any(Move.parse(code).what in view.hand for code in view.legal)
    if view.phase == "drawn" and view.seat == view.to_act and not fits:
        return words.say("now-unfit")
    return f"{words.phase(view.phase, view.to_act, names)}."


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
    whats = {Move.parse(code).what for code in view.legal}
    for code in sorted(whats & set(edition.kinds)):
        yield words.say("now-jump", card=words.one(edition, code))
    if "give" in whats:
        yield words.say("now-gift")
