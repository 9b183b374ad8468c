"""Weighing moves by playing on from them in many possible worlds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .aims import WIN, value_of_end
from .loader import compile_entry, compile_function
from .policies.choosing import choose_move
from .recalling import deal_world
from .rules.chance import seed_stream
from .rules.driver import next_to_decide
from .rules.play import apply
from .rules.state import ROUND_OVER
from .worlds import gather_unseen

if TYPE_CHECKING:
    from ..rules.state import Ints, Luck, State
    from .layout import Record
    from .recalling import Memory


LONGEST = 600  # decisions after which a round is given up
TO_CHOOSE = -1  # instead of a move


@compile_entry
def weigh_moves(
    redacted: Record,
    worlds: Record,
    lucks: Record,
    seat: int,
    moves: Ints,
    alive: Ints,
    sums: Ints,
    squares: Ints,
    wins: Ints,
    key: Ints,
    first: int,
    count: int,
    policies: Ints,
    memory: Memory,
) -> None:
    """Add up what each move still considered is worth, in worlds number `first` and on.

    All moves are tried in the same worlds with the same luck, so that only they differ. `squares`
    are those of the differences from the first move, which is always considered; `wins` counts
    rounds won. `policies` are those that the seats play on with, `memory` what has been done.
    """
    luck = lucks[0]
    worlds[2] = redacted[0]
    gather_unseen(worlds[2])
    for number in range(first, first + count):
        seed_stream(luck, key, 2 * number)
        deal_world(memory, worlds, number, seat, luck)
        first_value = 0
        for i in range(len(moves)):
            if alive[i]:
                worlds[1] = worlds[0]
                seed_stream(luck, key, 2 * number + 1)
                play_to_end(worlds[1], seat, moves[i], luck, policies)
                value = _value_of(worlds[1], seat)
                first_value = value if i == 0 else first_value
                sums[i] += value
                squares[i] += (value - first_value) ** 2
                wins[i] += worlds[1].winner == seat


@compile_function
def _value_of(world: State, seat: int) -> int:
    """What came of a round for a seat; one that was given up is shared."""
    if world.phase < ROUND_OVER:
        return WIN // world.players
    value: int = value_of_end(world, seat)
    return value


@compile_function
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
