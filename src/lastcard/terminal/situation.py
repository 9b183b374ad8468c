"""What makes a moment special for the player: in a sentence or two, for every kind of screen."""

from __future__ import annotations

from ..editions import EDITIONS, Edition
from ..editions.edition import COLOR_LETTERS
from ..notation import Move
from ..view import View
from .card_text import card_name, color_name
from .sentences import Names, count_cards


def situation(view: View, names: Names) -> str:
    """What makes this decision special, if anything does."""
    edition = EDITIONS[view.edition]
    notes = []
    if view.seat == view.to_act:
        notes += _in_turn(view, edition)
    if "uno" in view.legal:
        notes.append("You have not called UNO.")
    if "catch" in view.legal and view.uno_owed is not None:
        notes.append(f"{names.first(view.uno_owed)} forgot to call UNO.")
    if view.seat != view.to_act:
        notes += _gifts_and_jumps(view, edition)
    return " ".join(notes)


def _in_turn(view: View, edition: Edition) -> list[str]:
    notes = []
    if view.phase == "drawn" and view.drawn:
        notes.append(f"You have drawn {card_name(edition, view.drawn)}.")
    if view.phase == "second":
        notes.append("The blue power lets you play a second card.")
    if view.debt:
        notes.append(f"You owe {count_cards(view.debt)}.")
    return notes


def _gifts_and_jumps(view: View, edition: Edition) -> list[str]:
    whats = {Move.parse(code).what for code in view.legal}
    jumps = sorted(whats & set(edition.kinds))
    notes = [f"You can jump in with {card_name(edition, code)}." for code in jumps]
    if "give" in whats:
        notes.append(f"You can give your {color_name(edition, COLOR_LETTERS[0])} cards away.")
    return notes
