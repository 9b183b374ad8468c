"""Positions to learn from: what came of each move when everybody played on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from lastcard.compiled.loader import compile_entry, compile_function
from lastcard.compiled.policies.features import ABOUT_SEAT, describe_move, describe_seat
from lastcard.compiled.policies.learned import LEAVES_IT, move_by, options_to_weigh
from lastcard.compiled.policies.sharp import sharp_move
from lastcard.compiled.rules.bits import SCRATCH, scratch
from lastcard.compiled.rules.chance import below, seed_stream
from lastcard.compiled.rules.deal import start_game
from lastcard.compiled.rules.driver import next_to_decide
from lastcard.compiled.rules.knowledge import apply_and_learn, hide_from, learn
from lastcard.compiled.rules.play import apply
from lastcard.compiled.rules.state import ROUND_OVER
from lastcard.compiled.search import LONGEST
from lastcard.compiled.worlds import leave_open

if TYPE_CHECKING:
    from lastcard.compiled.layout import Record
    from lastcard.rules.state import Ints, State

NOT_ASKED, AS_SHARP, BY_NET = 0, 1, 2  # how a seat plays: as `sharp` and not learning, or learning
_STRAYS = 10  # one move in so many is any one, so that all kinds of positions come up
_REAL, _SEEN, _OPEN, _TRIED = 0, 1, 2, 3  # records: the round, what a seat sees, and to play on


class School(NamedTuple):
    """What lessons are taken in and with."""

    games: Record  # four
    lucks: Record  # of players, in the round and in tries
    known: Any
    weights: Any
    learns: Any  # how each seat plays
    key: Any


class Lessons(NamedTuple):
    """A row for each move; those of one decision are a lesson."""

    rows: Any
    ends: Any  # for each row, where its lesson ends; 0 behind the last
    wins: Any  # how many of the tries the move has won


@compile_entry
def give_lessons(school: School, lessons: Lessons, sparing: int, tries: int) -> None:
    """Play rounds until the rows are full.

    Of the decisions of seats that learn, one in `sparing` becomes a lesson. Tries go on from what
    really was, but for what lies in the draw pile, with the same luck for all moves.
    """
    row, number, game = 0, 0, school.games[_REAL]
    last = len(lessons.rows) - SCRATCH
    while row < last:
        _deal(school, number, number)
        for _ in range(LONGEST):
            if game.phase >= ROUND_OVER or row >= last:
                break
            seat = _look(school)
            if school.learns[seat] and below(school.lucks[0], sparing) == 0:
                row = _give_lesson(school, lessons, seat, tries, row)
            apply_and_learn(school.known, game, seat, _behave(school, seat))
        number += 1
    for i in range(row, len(lessons.rows)):
        lessons.ends[i] = 0


@compile_entry
def count_wins(school: School, count: int) -> int:
    """How many rounds a seat by the net wins against `sharp`, each deal from every seat."""
    won, game = 0, school.games[_REAL]
    for number in range(count):
        own = number % game.players
        for seat in range(game.players):
            school.learns[seat] = BY_NET if seat == own else NOT_ASKED
        _deal(school, number // game.players, number)
        for _ in range(LONGEST):
            if game.phase >= ROUND_OVER:
                break
            seat = _look(school)
            move = _decide(school, school.games[_SEEN], seat, 0)
            apply_and_learn(school.known, game, seat, move)
        if game.phase >= ROUND_OVER and game.winner == own:
            won += 1
    return won


@compile_function
def _deal(school: School, deal: int, number: int) -> None:
    game = school.games[_REAL]
    seed_stream(game, school.key, 2 * deal)
    seed_stream(school.lucks[0], school.key, 2 * number + 1)
    for seat in range(game.players):
        game.scores[seat] = 0
    game.round_number = 0
    start_game(game)
    learn(school.known, game)


@compile_function
def _look(school: School) -> int:
    """Who decides next; what that seat sees is written down."""
    seat: int = next_to_decide(school.games[_REAL])
    school.games[_SEEN] = school.games[_REAL]
    hide_from(school.games[_SEEN], school.known, seat)
    return seat


@compile_function
def _behave(school: School, seat: int) -> int:
    options, seen, luck = scratch(), school.games[_SEEN], school.lucks[0]
    if school.learns[seat] and below(luck, _STRAYS) == 0:
        count = options_to_weigh(seen, seat, options)
        if count:
            stray: int = options[below(luck, count)]
            return stray
    usual: int = _decide(school, seen, seat, 0)
    return usual


@compile_function
def _decide(school: School, seen: State, seat: int, luck: int) -> int:
    if school.learns[seat] == BY_NET:
        move: int = move_by(school.weights, seen, seat)
        if move != LEAVES_IT:
            return move
    usual: int = sharp_move(seen, seat, school.lucks[luck])
    return usual


@compile_function
def _give_lesson(school: School, lessons: Lessons, seat: int, tries: int, row: int) -> int:
    """Write a decision down, unless there is nothing to decide; where the next one begins."""
    options, games = scratch(), school.games
    count: int = options_to_weigh(games[_SEEN], seat, options)
    if count < 2:
        return row
    _describe(lessons, games[_SEEN], seat, options, count, row)
    for _ in range(tries):
        games[_OPEN] = games[_REAL]
        leave_open(games[_OPEN], school.lucks[0])
        number = below(school.lucks[0], 0xFFFFFFFF)
        for i in range(count):
            games[_TRIED] = games[_OPEN]
            seed_stream(school.lucks[1], school.key, number)
            lessons.wins[row + i] += _try(school, seat, options[i])
    return row + count


@compile_function
def _describe(
    lessons: Lessons, seen: State, seat: int, options: Ints, count: int, row: int
) -> None:
    about = scratch()
    describe_seat(seen, seat, about)
    for i in range(row, row + count):
        for j in range(ABOUT_SEAT):
            lessons.rows[i, j] = about[j]
        describe_move(seen, seat, options[i - row], about, lessons.rows[i], ABOUT_SEAT)
        lessons.ends[i] = row + count
        lessons.wins[i] = 0


@compile_function
def _try(school: School, seat: int, move: int) -> int:
    """Make a move and let everybody play on; 1 if the seat wins."""
    world = school.games[_TRIED]
    apply(world, seat, move)
    for _ in range(LONGEST):
        if world.phase >= ROUND_OVER:
            break
        asked = next_to_decide(world)
        apply(world, asked, _decide(school, world, asked, 1))
    return 1 if world.phase >= ROUND_OVER and world.winner == seat else 0
