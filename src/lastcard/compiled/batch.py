"""Playing rounds in bulk with uniformly random moves, in compiled code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ..rules.state import MAX_PLAYERS
from .loader import compile_entry, compile_function
from .rules.actions import CATCH, CHALLENGE, what_of
from .rules.chance import seed_stream
from .rules.deal import start_game
from .rules.driver import next_to_decide, random_move
from .rules.play import apply
from .rules.scoring import hand_points
from .rules.state import ROUND_OVER

if TYPE_CHECKING:
    from ..rules.state import Ints, Record, State

# What a batch adds up. Whole numbers only, so that the order of adding makes no difference.
TALLY = np.dtype(
    [
        ("dice", "i8", 4),
        ("rounds", "i8"),
        ("decisions", "i8"),
        ("wins", "i8", MAX_PLAYERS),
        ("wins_by_distance", "i8", MAX_PLAYERS),  # from the dealer, clockwise; 0 is the dealer
        ("deals", "i8", MAX_PLAYERS),
        ("unfinished", "i8"),
        ("cards_left", "i8"),
        ("points", "i8"),
        ("reshuffles", "i8"),
        ("challenges_won", "i8"),
        ("challenges_lost", "i8"),
        ("uno_caught", "i8"),
    ]
)


@compile_entry
def play_rounds(
    games: Record, tally: Record, key: Ints, first: int, count: int, limit: int
) -> None:
    """Play rounds number `first` to `first + count - 1`, each from its own random stream."""
    game, sums = games[0], tally[0]
    for number in range(first, first + count):
        seed_stream(game, key, 2 * number)
        seed_stream(sums, key, 2 * number + 1)  # the players' own luck
        play_round(game, sums, limit)


@compile_function
def play_round(game: State, sums: Any, limit: int) -> None:
    for seat in range(game.players):
        game.scores[seat] = 0
    game.round_number = 0
    start_game(game)
    decisions = 0
    while game.phase < ROUND_OVER and decisions < limit:
        seat = next_to_decide(game)
        move = random_move(game, seat, sums)
        what = what_of(move)
        if what == CHALLENGE:
            sums.challenges_won += game.bluff
            sums.challenges_lost += 1 - game.bluff
        elif what == CATCH:
            sums.uno_caught += 1
        apply(game, seat, move)
        decisions += 1
    sums.rounds += 1
    sums.decisions += decisions
    if game.phase < ROUND_OVER:
        sums.unfinished += 1
    else:
        count_result(game, sums)


@compile_function
def count_result(game: State, sums: Any) -> None:
    sums.wins[game.winner] += 1
    sums.deals[game.dealer] += 1
    sums.wins_by_distance[(game.winner - game.dealer) % game.players] += 1
    sums.reshuffles += game.reshuffles
    for seat in range(game.players):
        sums.cards_left += game.sizes[seat]
        sums.points += hand_points(game, seat)
