"""Turn order: the direction of play, missed turns, and who comes next."""

from .events import MISSED, PLAYS_AGAIN, note
from .state import TURN, State


def seat_after(game: State, seat: int) -> int:
    """The neighbour in the direction of play."""
    seat += game.direction
    if seat == game.players:
        return 0
    return game.players - 1 if seat < 0 else seat


def next_in_line(game: State) -> int:
    """Who would play next: whom a Skip or a Draw Two hits.

    A player of two cards in one turn may have made somebody miss a turn already; then the second
    card hits the one after. If all the others miss a turn, it hits the neighbour once more.
    """
    neighbor = seat_after(game, game.turn)
    seat = neighbor
    while game.missing[seat] and seat != game.turn:
        seat = seat_after(game, seat)
    return neighbor if seat == game.turn else seat


def miss_turn(game: State, seat: int) -> None:
    if game.missing[seat] < 255:  # a written rule can say it very often
        game.missing[seat] += 1
    note(game, MISSED, seat)


def pass_over(game: State, seat: int) -> None:
    """The turn comes to a seat that answers a debt; those in between have missed theirs."""
    between = seat_after(game, game.turn)
    while between != seat and between != game.turn:
        if game.missing[between]:
            game.missing[between] -= 1
        between = seat_after(game, between)


def start_turn(game: State, seat: int) -> None:
    game.turn = seat
    game.to_act = seat
    game.phase = TURN


def end_turn(game: State) -> None:
    """Pass the turn on, over those who miss one."""
    seat = game.turn
    if game.again:
        game.again = 0
        note(game, PLAYS_AGAIN, seat)
    else:
        seat = seat_after(game, seat)
        while game.missing[seat]:
            game.missing[seat] -= 1
            seat = seat_after(game, seat)
    start_turn(game, seat)
