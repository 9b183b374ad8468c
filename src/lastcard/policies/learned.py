"""A small net that has learned what moves are worth, by playing on from millions of positions.

It has two hidden layers and calculates in whole numbers, so that it decides the same plain and
compiled. There is one for two players, and one for more. What is not a matter of judgement, such
as calling UNO, is done as `sharp` does it. `tools/learn.py` has written the weights.
"""

from pathlib import Path

from ..rules.bits import scratch
from ..rules.matching import playable
from ..rules.moves import count_gifts, count_namings
from ..rules.powers import may_give
from ..rules.state import Ints, State
from ..rules.uno import may_call, may_catch
from .features import ABOUT_SEAT, INPUTS, add_others, describe_move, describe_seat, list_options

FIRST, SECOND_LAYER = 32, 16  # neurons
_SECOND_AT = (INPUTS + 1) * FIRST
_LAST_AT = _SECOND_AT + (FIRST + 1) * SECOND_LAYER
NET = _LAST_AT + SECOND_LAYER  # weights of one net; a bias comes last in each layer
LEAVES_IT = -1  # instead of a move
MOST_PLAYERS = 4  # among more it has learned nothing that `sharp` does not know
ONE = 1024  # a weight of one
_FINE = 64  # what one is in a neuron

WEIGHTS: Ints = memoryview(Path(__file__).with_name("learned.weights").read_bytes()).cast("h")


def learned_move(game: State, seat: int) -> int:
    """Choose for the seat that is asked, or leave it to `sharp`."""
    return LEAVES_IT if game.players > MOST_PLAYERS else move_by(WEIGHTS, game, seat)


def move_by(weights: Ints, game: State, seat: int) -> int:
    options = scratch()
    count = options_to_weigh(game, seat, options)
    if count < 2:
        return LEAVES_IT
    about, base, row = scratch(), scratch(), scratch()
    net = 0 if game.players == 2 else NET
    describe_seat(game, seat, about)
    _begin(weights, net, about, base)
    best, best_worth = options[0], -(1 << 60)
    for i in range(count):
        describe_move(game, seat, options[i], about, row, 0)
        worth = _worth(weights, net, base, row)
        if worth > best_worth:
            best, best_worth = options[i], worth
    return best


def options_to_weigh(game: State, seat: int, options: Ints) -> int:
    """The moves to choose from, or none where that is no matter of judgement."""
    if seat != game.to_act or may_catch(game, seat) or may_call(game, seat):
        return 0
    if (may_give(game, seat) and count_gifts(game, seat)) or count_namings(game, seat):
        return 0
    cards = playable(game, seat)
    if cards and game.sizes[seat] == 1:
        return 0
    count = list_options(game, seat, cards, options)
    return add_others(game, seat, cards, options, count)


def _begin(weights: Ints, net: int, about: Ints, base: Ints) -> None:
    """The first layer, as far as it is the same for all moves."""
    at = net + INPUTS * FIRST
    for j in range(FIRST):
        base[j] = weights[at + j]
    for i in range(ABOUT_SEAT):
        _add(weights, net + i * FIRST, about[i], base)


def _add(weights: Ints, at: int, value: int, sums: Ints) -> None:
    if value:
        for j in range(FIRST):
            sums[j] += value * weights[at + j]


def _worth(weights: Ints, net: int, base: Ints, row: Ints) -> int:
    sums, second = scratch(), scratch()
    for j in range(FIRST):
        sums[j] = base[j]
    for i in range(INPUTS - ABOUT_SEAT):
        _add(weights, net + (ABOUT_SEAT + i) * FIRST, row[i], sums)
    for j in range(SECOND_LAYER):
        second[j] = _FINE * weights[net + _SECOND_AT + FIRST * SECOND_LAYER + j]
    for i in range(FIRST):
        value = max(sums[i], 0) * _FINE // ONE
        if value:
            for j in range(SECOND_LAYER):
                second[j] += value * weights[net + _SECOND_AT + i * SECOND_LAYER + j]
    worth = 0
    for j in range(SECOND_LAYER):
        worth += max(second[j], 0) // ONE * weights[net + _LAST_AT + j]
    return worth
