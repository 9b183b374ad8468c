"""How unlikely what somebody did was: minus its logarithm, times a hundred.

Whoever can play does so, now and then by whim and else as `sharp` would. How often by whim is not
known of a player, but what was done makes one share of it more likely than another.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from .loader import compile_function
from .policies.questions import best_color_of, count_colors, smallest_other
from .policies.sharp import worth_of
from .rules.actions import named_color, what_of
from .rules.bits import lowest_bit
from .rules.cards import is_wild
from .rules.matching import matching_cards, playable

if TYPE_CHECKING:
    from ..rules.state import State

LIKELIHOOD = 100
# How often players go by whim: of six of them, before anything has been seen.
WHIMS = (0.02, 0.02, 0.02, 0.02, 0.3, 0.8)
_DREW_THOUGH_IT_FITS = 500
_ABOUT_AS_GOOD = 4  # `sharp` leaves it to chance
_IMPOSSIBLE = 100_000


@compile_function
def cost_of_doubt(doubt: int) -> int:
    """Of a card that is doubted so often, out of 16."""
    return int(-LIKELIHOOD * math.log(1 - doubt / 16))


@compile_function
def cost_of_drawing(game: State, seat: int, drawn: int) -> int:
    """`drawn` is the card, if it is known that it could not be played, or -1."""
    cost = _DREW_THOUGH_IT_FITS if playable(game, seat) else 0
    if drawn >= 0 and matching_cards(game) >> drawn & 1:
        cost += _DREW_THOUGH_IT_FITS
    return cost


@compile_function
def cost_of_playing(game: State, seat: int, move: int, whim: float) -> int:
    played, cards = what_of(move), playable(game, seat)
    if not cards >> played & 1:
        return _IMPOSSIBLE
    colors, threat = count_colors(game, seat), game.sizes[smallest_other(game, seat)]
    worth = worth_of(game, seat, played, colors, threat)
    is_best, as_good, count = True, 1, 1
    cards &= ~(1 << played)
    while cards:
        better = worth_of(game, seat, lowest_bit(cards), colors, threat) - worth
        cards &= cards - 1
        count += 1
        as_good += better > -_ABOUT_AS_GOOD
        is_best = is_best and better < _ABOUT_AS_GOOD
    cost: int = _cost(whim, is_best, as_good, count)
    if is_wild(played):
        is_best = named_color(move) == best_color_of(game, seat, colors)
        cost += _cost(whim, is_best, 1, game.colors)
    return cost


@compile_function
def _cost(whim: float, is_best: bool, as_good: int, count: int) -> int:
    """Of one choice out of so many, where so many are about as good as the best."""
    chance = whim / count
    if is_best:
        chance += (1 - whim) / as_good
    return int(-LIKELIHOOD * math.log(chance))
