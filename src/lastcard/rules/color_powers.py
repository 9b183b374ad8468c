"""The four colour powers: red gives cards away, blue plays two, green flips, yellow protects."""

from .cards import BLUE, GREEN, RED, YELLOW, cards_of_color
from .events import TOOK_POWER, note
from .hands import give_cards
from .state import GAME_OVER, ROUND_OVER, State


def take_power(game: State, seat: int, color: int) -> None:
    game.powers[color] = seat
    note(game, TOOK_POWER, seat, color)


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
