"""Trying moves by playing on from them in many possible worlds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from .aims import WIN, value_of_end
from .loader import compile_entry, compile_function, compile_into_caller
from .policies.choosing import choose_move
from .recalling import deal_world
from .rules.chance import seed_stream
from .rules.driver import next_to_decide
from .rules.play import apply
from .rules.state import NOBODY, ROUND_OVER
from .worlds import gather_unseen, leave_open

if TYPE_CHECKING:
    from ..rules.state import Ints, Luck, State
    from .layout import Record
    from .recalling import Memory


LONGEST = 600  # decisions after which a round is given up
TO_CHOOSE = -1  # instead of a move
IMAGINED, REAL = 0, 1  # the hands that a seat does not see


class Tally(NamedTuple):
    """What came of each move so far."""

    alive: Any  # is it still considered?
    sums: Any  # of what it was worth to the seat
    squares: Any  # of the differences from the first move, which is always considered
    wins: Any  # for each move and seat: the rounds won
    changes: Any  # the rounds that a seat won with this move or with the first, but not with both


def make_tally(moves: int, players: int) -> Tally:
    sums, squares = np.zeros((2, moves), np.int64)
    wins, changes = np.zeros((2, moves, players), np.int64)
    return Tally(np.ones(moves, np.int64), sums, squares, wins, changes)


@compile_entry
def try_moves(
    redacted: Record,
    hands: int,
    worlds: Record,
    lucks: Record,
    seat: int,
    moves: Ints,
    tally: Tally,
    key: Ints,
    first: int,
    count: int,
    policies: Ints,
    memory: Memory,
) -> None:
    """See what comes of each move still considered, in worlds number `first` and on.

    All moves are tried in the same worlds with the same luck, so that only they differ. `policies`
    are those that the seats play on with, `memory` what has been done. Where the hands are real,
    only what lies in the draw pile is still open.
    """
    luck = lucks[0]
    worlds[2] = redacted[0]
    if hands == IMAGINED:
        gather_unseen(worlds[2])
    for number in range(first, first + count):
        seed_stream(luck, key, 2 * number)
        if hands == IMAGINED:
            deal_world(memory, worlds, number, seat, luck)
        else:
            worlds[0] = worlds[2]
            leave_open(worlds[0], luck)
        usual, value_of_usual = NOBODY, 0
        for i in range(len(moves)):
            if tally.alive[i]:
                worlds[1] = worlds[0]
                seed_stream(luck, key, 2 * number + 1)
                play_to_end(worlds[1], seat, moves[i], luck, policies)
                winner, value = worlds[1].winner, _value_of(worlds[1], seat)
                if i == 0:
                    usual, value_of_usual = winner, value
                tally.sums[i] += value
                tally.squares[i] += (value - value_of_usual) ** 2
                _count(tally.wins[i], winner)
                if winner != usual:
                    _count(tally.changes[i], winner)
                    _count(tally.changes[i], usual)


@compile_function
def _count(wins: Ints, winner: int) -> None:
    """A round that is given up counts for nobody."""
    if winner != NOBODY:
        wins[winner] += 1


@compile_function
def _value_of(world: State, seat: int) -> int:
    """What came of a round for a seat; one that was given up is shared."""
    if world.phase < ROUND_OVER:
        return WIN // world.players
    value: int = value_of_end(world, seat)
    return value


@compile_into_caller
def play_to_end(world: State, seat: int, move: int, luck: Luck, policies: Ints) -> None:
    """Let everybody play their policy to the end of the round, or until it is given up.

    First `seat` makes a `move`, unless that is to be chosen as well.
    """
    decisions = 0
    while world.phase < ROUND_OVER and decisions < LONGEST:
        if move == TO_CHOOSE:
            seat = next_to_decide(world)
            move = choose_move(policies[seat], world, seat, luck)
        apply(world, seat, move)
        move = TO_CHOOSE
        decisions += 1
