"""The policies by number, for code that plays several of them."""

from ..rules.driver import random_move
from ..rules.state import Luck, State
from .casual import casual_move
from .learned import LEAVES_IT, learned_move
from .sharp import sharp_move

RANDOM, CASUAL, SHARP, LEARNED = 0, 1, 2, 3


def choose_move(policy: int, game: State, seat: int, luck: Luck) -> int:
    if policy == CASUAL:
        return casual_move(game, seat, luck)
    if policy == RANDOM:
        return random_move(game, seat, luck)
    move = learned_move(game, seat) if policy == LEARNED else LEAVES_IT
    return sharp_move(game, seat, luck) if move == LEAVES_IT else move
