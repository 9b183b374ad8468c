"""What stays in front of a player: the four colour powers, and Save The Day cards as shields.

Red gives cards away, blue plays two, green flips, yellow protects.
"""

from .cards import (
    BLUE,
    COLORS,
    GREEN,
    KINDS,
    NO_CARD,
    NO_SYMBOL,
    RED,
    SAVES_THE_DAY,
    YELLOW,
    cards_of_color,
)
from .events import LOST_POWER, SHIELD_ENDED, SHIELDED, TOOK_POWER, note
from .hands import give_cards
from .piles import slip_under_top
from .state import GAME_OVER, NOBODY, ROUND_OVER, State


def take_power(game: State, seat: int, color: int) -> None:
    game.powers[color] = seat
    note(game, TOOK_POWER, seat, color)


def lose_powers(game: State, seat: int) -> None:
    for color in range(COLORS):
        if game.powers[color] == seat:
            game.powers[color] = NOBODY
            note(game, LOST_POWER, seat, color)


def plays_two(game: State, seat: int) -> bool:
    """Blue: two playable cards in a turn."""
    return game.powers[BLUE] == seat


def is_safe(game: State, seat: int) -> bool:
    """Yellow: no Skip, Reverse, Draw Two, Wild Draw Four or gift touches the holder."""
    return game.powers[YELLOW] == seat


def may_flip(game: State, seat: int, playable: int) -> bool:
    """Green: without a playable card, the top of the draw pile may be turned up instead."""
    return game.powers[GREEN] == seat and playable == 0


def may_give(game: State, seat: int) -> bool:
    """Red: the red cards may go to another player at any time."""
    return (
        game.powers[RED] == seat
        and game.holds[seat] & cards_of_color(RED) != 0
        and game.phase != ROUND_OVER
        and game.phase != GAME_OVER
    )


def may_receive(game: State, giver: int, receiver: int) -> bool:
    return receiver != giver and not is_safe(game, receiver)


def give_red_cards(game: State, giver: int, receiver: int) -> None:
    give_cards(game, giver, receiver, cards_of_color(RED))


# Shields.


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
