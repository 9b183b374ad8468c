"""Skip, Reverse, Draw Two and Wild Draw Four: the cards that hit the next player."""

from .cards import NO_SYMBOL
from .events import (
    ACCEPTED,
    CHALLENGED,
    GUILTY,
    INNOCENT,
    OWES,
    REVERSED,
    WARDED_OFF,
    note,
)
from .hands import show_hand
from .piles import draw_cards
from .powers import is_safe, is_shielded
from .state import RESPOND, State
from .turn import miss_turn, next_in_line

WRONG_CHALLENGE = 2  # cards on top of the debt for challenging an honest player


def wards_off(game: State, seat: int) -> bool:
    """A shield or the yellow power keeps a penalty away: no draw and no missed turn."""
    if is_shielded(game, seat) or is_safe(game, seat):
        note(game, WARDED_OFF, seat)
        return True
    return False


def skip(game: State) -> None:
    seat = next_in_line(game)
    if not wards_off(game, seat):
        miss_turn(game, seat)


def reverse(game: State) -> None:
    """Turn play round, unless the next player is safe from it. Two players skip instead."""
    if game.players == 2 and game.reverse_skips:
        skip(game)
    elif is_safe(game, next_in_line(game)):
        note(game, WARDED_OFF, next_in_line(game))
    else:
        game.direction = -game.direction
        note(game, REVERSED)


def make_next_draw(game: State, count: int, may_answer: bool) -> None:
    """The next player owes so many cards on top of a debt passed on, and pays or answers."""
    seat = next_in_line(game)
    if wards_off(game, seat):
        game.debt = 0
        return
    game.debt += count
    if may_answer:
        note(game, OWES, seat, game.debt)
        game.phase = RESPOND
        game.to_act = seat
    else:
        _pay(game, seat)


def draw_two(game: State) -> None:
    make_next_draw(game, 2, game.stacking != 0)


def wild_draw_four(game: State) -> None:
    make_next_draw(game, 4, game.stacking != 0 or not game.no_bluff)


def may_challenge(game: State) -> bool:
    """In phase RESPOND: is the card to answer a Wild Draw Four that may be a bluff?"""
    return game.symbol == NO_SYMBOL and not game.no_bluff


def accept(game: State) -> None:
    note(game, ACCEPTED, game.to_act)
    _pay(game, game.to_act)


def challenge(game: State) -> None:
    """The accused shows the hand to the challenger. The loser draws."""
    challenger, accused = game.to_act, game.turn
    note(game, CHALLENGED, challenger, accused)
    show_hand(game, accused, challenger)
    if game.bluff:
        note(game, GUILTY, accused)
        draw_cards(game, accused, game.debt)
        game.debt = 0
    else:
        note(game, INNOCENT, accused)
        game.debt += WRONG_CHALLENGE
        _pay(game, challenger)


def _pay(game: State, seat: int) -> None:
    draw_cards(game, seat, game.debt)
    game.debt = 0
    miss_turn(game, seat)
