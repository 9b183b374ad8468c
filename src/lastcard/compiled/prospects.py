"""Who wins the round from here: counted by playing on, from what a seat sees or what really is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .loader import compile_entry, compile_function
from .recalling import deal_world
from .rules.chance import seed_stream
from .rules.state import NOBODY
from .search import TO_CHOOSE, play_to_end
from .worlds import gather_unseen, leave_open

if TYPE_CHECKING:
    from ..rules.state import Ints
    from .layout import Record
    from .recalling import Memory


@compile_entry
def count_wins_after(
    redacted: Record,
    worlds: Record,
    lucks: Record,
    seat: int,
    moves: Ints,
    alive: Ints,
    wins: Ints,
    changes: Ints,
    key: Ints,
    first: int,
    count: int,
    policies: Ints,
    memory: Memory,
) -> None:
    """Who wins after each move still considered, in worlds that fit what a seat sees.

    All moves are tried in the same worlds with the same luck. `changes` counts, for each move and
    seat, the worlds in which the seat wins with it or with the first move, but not with both.
    """
    luck = lucks[0]
    worlds[2] = redacted[0]
    gather_unseen(worlds[2])
    for number in range(first, first + count):
        seed_stream(luck, key, 2 * number)
        deal_world(memory, worlds, number, seat, luck)
        usual = NOBODY
        for i in range(len(moves)):
            if alive[i]:
                worlds[1] = worlds[0]
                seed_stream(luck, key, 2 * number + 1)
                play_to_end(worlds[1], seat, moves[i], luck, policies)
                winner = worlds[1].winner
                usual = winner if i == 0 else usual
                _count(wins[i], winner)
                if winner != usual:
                    _count(changes[i], winner)
                    _count(changes[i], usual)


@compile_entry
def count_wins_from(
    games: Record,
    worlds: Record,
    lucks: Record,
    wins: Ints,
    key: Ints,
    count: int,
    policies: Ints,
) -> None:
    """Who wins from a state as it really is; but what lies in the draw pile is still open."""
    luck = lucks[0]
    for number in range(count):
        seed_stream(luck, key, number)
        worlds[0] = games[0]
        leave_open(worlds[0], luck)
        play_to_end(worlds[0], NOBODY, TO_CHOOSE, luck, policies)
        _count(wins, worlds[0].winner)


@compile_function
def _count(wins: Ints, winner: int) -> None:
    """A round that is given up counts for nobody."""
    if winner != NOBODY:
        wins[winner] += 1
