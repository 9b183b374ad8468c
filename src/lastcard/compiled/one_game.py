"""One game, decision by decision, with what the seat to decide sees written in place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .loader import compile_entry
from .many_games import deal_episode, deal_round
from .rules.driver import DEAL, DEAL_ROUND, RESUME, next_to_decide
from .rules.knowledge import apply_and_learn
from .rules.observation import count_played, forget_played, mark_moves, observe
from .rules.state import ROUND_OVER

if TYPE_CHECKING:
    from ..rules.state import Ints
    from .layout import Record


@compile_entry
def go_on(
    games: Record,
    known: Ints,
    played: Ints,
    seat: int,
    move: int,
    row: Ints,
    places: Ints,
    kinds: int,
    marks: Ints,
    listed: Ints,
    ids: Ints,
) -> int:
    """Deal, or make a seat's move; then write down who is asked next, who is returned."""
    game = games[0]
    if move == DEAL:
        deal_episode(game, known, played)
    elif move == DEAL_ROUND:
        deal_round(game, known, played)
    elif move == RESUME:
        forget_played(game, played)
    else:
        apply_and_learn(known, game, seat, move)
    count_played(game, played)
    if game.phase < ROUND_OVER:
        seat = next_to_decide(game)
        observe(game, known, played, seat, row, places, kinds)
        mark_moves(game, seat, marks, listed, ids)
    return seat


@compile_entry
def show_to(
    games: Record, known: Ints, played: Ints, seat: int, row: Ints, places: Ints, kinds: int
) -> None:
    """Write down what any seat sees."""
    observe(games[0], known, played, seat, row, places, kinds)
