"""Asking seats one after another, for simulation and for environments that act in sequence.

A seat may have something to do out of turn: call UNO, catch, give red cards away, jump in. Before
the next player begins, each other seat that can is asked, in turn order; the seat to act, whose
choices include such moves, comes last.
"""

from .actions import DRAW, WAIT
from .cards import RED
from .chance import below
from .matching import jump_ins, playable
from .moves import count_others, count_plays, nth_other, nth_play, other_moves
from .powers import may_give
from .state import NOBODY, RESPOND, SECOND, TURN, Luck, State
from .uno import may_call, may_catch

# In the place of a move: begin a game, or its next round, or go on from wherever it stands.
DEAL, DEAL_ROUND, RESUME = -1, -2, -3

# What the game waits for while the next player has not begun: in SECOND, the one before goes on.
_BEFORE_NEXT_BEGINS = (TURN, RESPOND, SECOND)


def next_to_decide(game: State) -> int:
    """The seat to ask now. A seat other than the one to act may also WAIT."""
    if anything_out_of_turn(game) and game.phase in _BEFORE_NEXT_BEGINS:
        while game.asked < game.players - 1:
            seat = _seat_to_ask(game)
            if may_interrupt(game, seat):
                return seat
            game.asked += 1
    return game.to_act


def _seat_to_ask(game: State) -> int:
    seat = game.to_act + (game.asked + 1) * game.direction
    if seat < 0:
        return seat + game.players
    return seat if seat < game.players else seat - game.players


def anything_out_of_turn(game: State) -> bool:
    return game.uno_owed != NOBODY or game.jump_in != 0 or game.powers[RED] != NOBODY


def may_interrupt(game: State, seat: int) -> bool:
    return (
        may_call(game, seat)
        or may_catch(game, seat)
        or jump_ins(game, seat) != 0
        or may_give(game, seat)
    )


def random_move(game: State, seat: int, luck: Luck) -> int:
    """Any legal move of the seat that is asked, all with the same chance."""
    cards = playable(game, seat)
    others = other_moves(game, seat, cards)
    if seat != game.to_act:
        others |= 1 << (WAIT - DRAW)
    plays = count_plays(game, seat, cards)
    n = below(luck, plays + count_others(game, seat, others))
    if n < plays:
        return nth_play(game, seat, cards, n)
    return nth_other(game, seat, others, n - plays)
