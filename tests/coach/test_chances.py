"""What the coach foresees comes true as often as it says."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, product
from typing import NamedTuple

import pytest

from lastcard import EDITIONS, Game, play_game
from lastcard.bots.master import Question, list_moves
from lastcard.bots.policy_bots import POLICIES
from lastcard.coach.chances import ComparedMoves, real_chances
from lastcard.notation import move_table

ROUNDS, TRIES = 40, 150
SURE = 4  # standard errors; the games are always the same ones
TABLES = (("sharp", "sharp", "sharp"), ("casual", "random", "sharp"), ("sharp", "casual"))
Foreseen = tuple[float, bool]  # a chance, and whether it came true
Moment = tuple[Game, str]  # a position, and the move that was made in it


class Played(NamedTuple):
    """Who won a round, and three moments that part it evenly."""

    winner: int | None
    moments: list[Moment]


def parted(game: Game) -> Played:
    *before, moves = game.history.rounds  # the last decides: one before it was worth no points
    last = islice(game.replay(), sum(len(made) + 1 for made in before), None)
    at = [len(moves) * part // 4 for part in (1, 2, 3)]
    moments = [(now.copy(), moves[made]) for made, (now, *_) in enumerate(last) if made in at]
    return Played(game.round_winner, moments)


def named(table: tuple[str, Sequence[str]]) -> str:
    edition, bots = table
    return f"{edition}-{' '.join(bots)}"


@pytest.fixture(scope="module", params=product(EDITIONS, TABLES), ids=named)
def table(request: pytest.FixtureRequest) -> tuple[list[int], list[Played]]:
    """Who plays, and what they have played."""
    edition, bots = request.param
    games = [play_game(list(bots), edition, seed=seed, target=1) for seed in range(ROUNDS)]
    return [POLICIES[bot] for bot in bots], [parted(game) for game in games]


def check_calibrated(pairs: list[Foreseen]) -> None:
    """In each bin as many came true as were foreseen."""
    for low, high in ((0, 0.25), (0.25, 0.45), (0.45, 1.01)):
        inside = [pair for pair in pairs if low <= pair[0] < high]
        foreseen = sum(chance for chance, _ in inside)
        spread = sum(chance * (1 - chance) for chance, _ in inside) ** 0.5
        assert abs(sum(won for _, won in inside) - foreseen) < SURE * spread


def test_chances_are_what_comes_of_them(table: tuple[list[int], list[Played]]) -> None:
    policies, pairs = table[0], list[Foreseen]()
    for number, (winner, (_, (middle, _), _)) in enumerate(table[1]):
        chances = real_chances(middle.state, ("middle", number), TRIES, policies)
        pairs += [(chance, seat == winner) for seat, chance in enumerate(chances)]
    check_calibrated(pairs)


def test_so_are_those_that_a_seat_could_know_of(table: tuple[list[int], list[Played]]) -> None:
    """Worlds are imagined from what the seat has seen, and the move is the one that it made."""
    policies, pairs = table[0], list[Foreseen]()
    for number, (winner, moments) in enumerate(table[1]):
        for moment, entry in moments:
            seat, _, code = entry.partition(":")
            chance = chance_of(moment, int(seat), code, ("seen", number), policies)
            pairs.append((chance, int(seat) == winner))
    check_calibrated(pairs)


def chance_of(
    game: Game, seat: int, code: str, key: tuple[object, ...], policies: Sequence[int]
) -> float:
    """To win with a move, as far as its seat could know: by what was done in the round as well."""
    view, made = game.view(seat), move_table(game.edition).read(code)
    moves = list_moves(view.state, seat)
    question = Question(view.state, seat, moves, key, policies, view.deeds)
    compared = ComparedMoves(question, made)
    compared.run(TRIES * len(compared.moves))
    return compared.shares()[made]
