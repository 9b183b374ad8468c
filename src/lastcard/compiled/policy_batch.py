"""Playing rounds in bulk with a policy in each seat, in compiled code.

Apart from random play, which needs none of this: every seat decides by what it sees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .loader import compile_entry, compile_into_caller
from .policies.choosing import choose_move
from .rows import after_move, before_move, begin, end
from .rules.driver import next_to_decide
from .rules.knowledge import apply_and_learn, hide_from, learn
from .rules.state import ROUND_OVER

if TYPE_CHECKING:
    from ..rules.state import Ints
    from .layout import Record


@compile_entry
def play_policy_rounds(
    games: Record,
    redacted: Record,
    known: Ints,
    lucks: Record,
    policies: Ints,
    rows: Record,
    key: Ints,
    first: int,
    rotations: int,
    limit: int,
) -> None:
    """Play a round for each row; `policies` are by player, who moves on a seat each rotation."""
    for i in range(len(rows)):
        begin(games[0], lucks, rows[i], key, first + i, rotations)
        learn(known, games[0])  # nobody has seen anything yet
        play_by_policies(games, redacted, known, lucks, policies, rows[i], limit)
        end(games[0], rows[i])


@compile_into_caller
def play_by_policies(
    games: Record,
    redacted: Record,
    known: Ints,
    lucks: Record,
    policies: Ints,
    row: Any,
    limit: int,
) -> None:
    game = games[0]
    while game.phase < ROUND_OVER and row.decisions < limit:
        seat = next_to_decide(game)
        redacted[0] = games[0]
        hide_from(redacted[0], known, seat)
        policy = policies[(seat + row.rotation) % game.players]
        move = choose_move(policy, redacted[0], seat, lucks[seat])
        before_move(game, row, move)
        apply_and_learn(known, game, seat, move)
        after_move(game, row, seat)
