"""What the coach foresees comes true as often as it says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

import pytest

from lastcard import EDITIONS, Game, play_game
from lastcard.bots.master import Question, list_moves
from lastcard.bots.policy_bots import POLICIES
from lastcard.coach.chances import Comparison, real_chances
from lastcard.notation import move_table

ROUNDS, TRIES = 40, 150
SURE = 4  # standard errors; the games are always the same ones
TABLES = (("sharp", "sharp", "sharp"), ("casual", "random", "sharp"), ("sharp", "casual"))
Foreseen = tuple[float, bool]  # a chance, and whether it came true


@cache
def rounds_of(edition: str, bots: Sequence[str]) -> list[Game]:
    return [play_game(list(bots), edition, seed=seed, target=1) for seed in range(ROUNDS)]


def moments_of(game: Game, parts: int) -> Iterator[tuple[Game, str]]:
    """Positions that part a round evenly, each with the move that was made in it."""
    steps = [(now.copy(), move) for now, move, _ in game.replay()]
    moments = [(before, made) for (before, _), (_, made) in pairwise(steps)]
    return (moments[len(moments) * part // parts] for part in range(1, parts))


def check_calibrated(pairs: list[Foreseen]) -> None:
    """In each bin as many came true as were foreseen."""
    for low, high in ((0, 0.25), (0.25, 0.45), (0.45, 1.01)):
        inside = [pair for pair in pairs if low <= pair[0] < high]
        foreseen = sum(chance for chance, _ in inside)
        spread = sum(chance * (1 - chance) for chance, _ in inside) ** 0.5
        assert abs(sum(won for _, won in inside) - foreseen) < SURE * spread


every_table = pytest.mark.parametrize("bots", TABLES, ids=" ".join)
every_edition = pytest.mark.parametrize("edition", EDITIONS)


@every_table
@every_edition
def test_chances_are_what_comes_of_them(edition: str, bots: Sequence[str]) -> None:
    policies, pairs = [POLICIES[bot] for bot in bots], list[Foreseen]()
    for number, game in enumerate(rounds_of(edition, bots)):
        ((middle, _),) = moments_of(game, 2)
        chances = real_chances(middle.state, ("middle", number), TRIES, policies)
        pairs += [(chance, seat == game.round_winner) for seat, chance in enumerate(chances)]
    check_calibrated(pairs)


@every_table
@every_edition
def test_so_are_those_that_a_seat_could_know_of(edition: str, bots: Sequence[str]) -> None:
    """Worlds are imagined from what the seat has seen, and the move is the one that it made."""
    policies, pairs = [POLICIES[bot] for bot in bots], list[Foreseen]()
    for number, game in enumerate(rounds_of(edition, bots)):
        for moment, entry in moments_of(game, 4):
            seat, _, code = entry.partition(":")
            chance = chance_of(moment, int(seat), code, ("seen", number), policies)
            pairs.append((chance, int(seat) == game.round_winner))
    check_calibrated(pairs)


def chance_of(
    game: Game, seat: int, code: str, key: tuple[object, ...], policies: Sequence[int]
) -> float:
    """To win with a move, as far as its seat could know: by what was done in the round as well."""
    view, made = game.view(seat), move_table(game.edition).read(code)
    moves = list_moves(view.state, seat)
    question = Question(view.state, seat, moves, key, policies, view.deeds)
    compared = Comparison(question, made)
    compared.run(TRIES * len(compared.moves))
    return compared.shares()[made]
