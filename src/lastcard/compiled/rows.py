"""One row for each round: how it began, how it went and how it ended."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from ..rules.cards import KINDS
from ..rules.state import MAX_PLAYERS
from .loader import compile_entry, compile_function
from .rules.actions import CATCH, CHALLENGE, FLIP, GIVE, what_of
from .rules.chance import seed_stream
from .rules.deal import start_game
from .rules.scoring import hand_points
from .rules.state import NOBODY, ROUND_OVER, TURN

if TYPE_CHECKING:
    from ..rules.state import Ints, State
    from .layout import Record

# Lists are by seat.
ROUND = np.dtype(
    [
        ("number", "i8"),
        ("rotation", "i4"),  # how many seats the players have moved on
        ("dealer", "i4"),
        ("winner", "i4"),  # a seat; NOBODY in a round that was given up
        ("decisions", "i4"),  # every choice that a seat made, out of turn too
        ("turns", "i4"),
        ("points", "i4"),  # in all hands at the end
        ("went_out_with", "i4"),  # the kind of the last card, or GIVE or FLIP
        ("behind", "i4"),  # the winner's largest hand when somebody else got down to one card
        ("reshuffles", "i4"),
        ("challenges_won", "i4"),
        ("challenges_lost", "i4"),
        ("uno_caught", "i4"),
        ("hand_points", "i4", MAX_PLAYERS),
        ("cards_left", "u1", MAX_PLAYERS),
        ("most_behind", "u1", MAX_PLAYERS),
        ("dealt", "u1", (MAX_PLAYERS, KINDS)),  # with what an opening Draw Two has added
    ],
    align=True,
)
inlined = partial(compile_function, inline=True)
_STREAMS = MAX_PLAYERS + 1  # for each round: the deck's, and one for each seat


@compile_entry
def begin_round(
    games: Record, lucks: Record, rows: Record, key: Ints, number: int, rotations: int
) -> None:
    """Deal round `number` anew; a deal comes as often as the players are rotated."""
    begin(games[0], lucks, rows[0], key, number, rotations)


@compile_entry
def note_before(games: Record, rows: Record, move: int) -> None:
    before_move(games[0], rows[0], move)


@compile_entry
def note_after(games: Record, rows: Record, seat: int) -> None:
    after_move(games[0], rows[0], seat)


@compile_entry
def end_round(games: Record, rows: Record) -> None:
    end(games[0], rows[0])


@compile_function
def begin(game: State, lucks: Record, row: Any, key: Ints, number: int, rotations: int) -> None:
    row.number = number
    row.rotation = number % rotations
    row.winner = row.went_out_with = NOBODY
    seed_stream(game, key, _STREAMS * (number // rotations))
    for seat in range(game.players):
        seed_stream(lucks[seat], key, _STREAMS * number + seat + 1)
        game.scores[seat] = 0
    game.round_number = 0
    start_game(game)
    row.dealer = game.dealer
    for seat in range(game.players):
        for kind in range(KINDS):
            row.dealt[seat, kind] = game.hands[seat, kind]


@inlined
def before_move(game: State, row: Any, move: int) -> None:
    what = what_of(move)
    if what < KINDS or what == GIVE or what == FLIP:
        row.went_out_with = what
    elif what == CHALLENGE:
        row.challenges_won += game.bluff
        row.challenges_lost += 1 - game.bluff
    elif what == CATCH:
        row.uno_caught += 1
    if game.phase == TURN and what <= FLIP:
        row.turns += 1
    row.decisions += 1


@inlined
def after_move(game: State, row: Any, seat: int) -> None:
    if game.sizes[seat] == 1:
        for other in range(game.players):
            if other != seat:
                row.most_behind[other] = max(row.most_behind[other], game.sizes[other])


@compile_function
def end(game: State, row: Any) -> None:
    row.reshuffles = game.reshuffles
    for seat in range(game.players):
        row.cards_left[seat] = game.sizes[seat]
        row.hand_points[seat] = hand_points(game, seat)
        row.points += row.hand_points[seat]
    if game.phase >= ROUND_OVER:
        row.winner = game.winner
        row.behind = row.most_behind[game.winner]
    else:
        row.went_out_with = NOBODY
