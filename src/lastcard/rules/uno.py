"""Calling UNO, and catching those who forget."""

from .events import CAUGHT, UNO_CALLED, note
from .piles import draw_cards
from .state import NOBODY, State


def played_down_to_one(game: State, seat: int, called: bool) -> None:
    """The next-to-last card was played: UNO is owed unless it came with the card."""
    if called:
        note(game, UNO_CALLED, seat)
    else:
        game.uno_owed = seat


def may_call(game: State, seat: int) -> bool:
    return game.uno_owed == seat


def may_catch(game: State, seat: int) -> bool:
    return game.uno_owed != NOBODY and game.uno_owed != seat


def call_uno(game: State, seat: int) -> None:
    game.uno_owed = NOBODY
    note(game, UNO_CALLED, seat)


def catch(game: State, catcher: int) -> None:
    caught = game.uno_owed
    game.uno_owed = NOBODY
    note(game, CAUGHT, caught, catcher)
    draw_cards(game, caught, game.uno_penalty)


def next_player_begins(game: State) -> None:
    """From now on nobody can be caught."""
    game.uno_owed = NOBODY
