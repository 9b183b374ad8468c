"""Save The Day: a card laid in front of another player that wards off penalties."""

from .cards import KINDS, NO_CARD, NO_SYMBOL, SAVES_THE_DAY
from .events import SHIELD_ENDED, SHIELDED, note
from .piles import slip_under_top
from .state import State


def shield(game: State, seat: int, by: int, color: int) -> None:
    """Lay the card in front of a player. The chosen colour alone is to be followed."""
    game.shields |= 1 << seat
    game.color = color
    game.symbol = NO_SYMBOL
    note(game, SHIELDED, seat, by)


def is_shielded(game: State, seat: int) -> bool:
    """Did a shield stand when the card being settled was played? (A wild ends it only then.)"""
    return game.shields_in_force >> seat & 1 != 0


def end_shields(game: State) -> None:
    """A wild was played: the Save The Day cards on the table go under the top discard."""
    if game.shields == 0:
        return
    for seat in range(game.players):
        if game.shields >> seat & 1:
            slip_under_top(game, shield_kind(game))
            note(game, SHIELD_ENDED, seat)
    game.shields = 0


def shield_kind(game: State) -> int:
    """Which kind is Save The Day here."""
    for kind in range(KINDS):
        if game.effects[kind] == SAVES_THE_DAY:
            return kind
    return NO_CARD
