"""Compiled steps for programs that ask bots: what a seat sees, and what a policy does there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .loader import compile_entry
from .policies.choosing import choose_move
from .rules.knowledge import hide_from

if TYPE_CHECKING:
    from ..rules.state import Ints
    from .layout import Record


@compile_entry
def look(games: Record, redacted: Record, known: Ints, seat: int) -> None:
    """Write what a seat may see into `redacted`."""
    redacted[0] = games[0]
    hide_from(redacted[0], known, seat)


@compile_entry
def policy_move(redacted: Record, lucks: Record, seat: int, policy: int) -> int:
    """What a policy does with what a seat sees."""
    move: int = choose_move(policy, redacted[0], seat, lucks[0])
    return move
