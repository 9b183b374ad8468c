"""What can be pointed at: the cards of the hand, and the moves that need no card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from textual.message import Message

from ...editions import find_edition
from ...notation import Move
from ...view import View


@dataclass(frozen=True)
class Spot:
    """A card of the hand, or a move without a card. `number` is what to type for it, if it can."""

    move: Move
    is_card: bool
    number: int | None

    @property
    def playable(self) -> bool:
        return self.number is not None


class Chosen(Message):
    """One of several things was clicked, by its place among them."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place


def numbered_moves(view: View) -> list[Move]:
    """The moves that have a number: each card once, whether UNO is called with it or not."""
    moves = [move for move in map(Move.parse, view.legal) if not move.uno]
    return list(dict.fromkeys(Move(one.what, None if one.what else one.color) for one in moves))


def list_spots(view: View) -> list[Spot]:
    """The hand card by card, then the other moves."""
    moves = numbered_moves(view)
    numbers = {move.what: number for number, move in enumerate(moves, 1) if move.what}
    cards = [Spot(Move(code), True, numbers.get(code)) for code in view.hand]
    kinds = find_edition(view.edition).kinds
    others = [
        Spot(move, False, number) for number, move in enumerate(moves, 1) if move.what not in kinds
    ]
    return cards + others


def first_choice(spots: Sequence[Spot], before: int) -> int:
    """Where to point after the game has changed: what was pointed at, if it can be played."""
    if before < len(spots) and spots[before].playable:
        return before
    playable = [place for place, spot in enumerate(spots) if spot.playable]
    return min(playable, key=lambda place: abs(place - before), default=0)


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
