"""What has been done in a round, as everybody at the table saw it.

For each move there is a row of bytes with who made it and how the table stood just before. From
them follows when others got their cards, and what they chose to do with them. They are kept
beside the state, and only by those who want them.
"""

from .actions import CATCH, FLIP, WAIT, what_of
from .cards import FIRST_RULE, KINDS
from .state import MAX_PLAYERS, State

# The columns. A move takes three, lowest byte first. A colour or symbol is one more than its
# number, so that 0 is none; a phase likewise, 0 for a move out of turn.
SEAT, MOVE, PHASE, COLOR, SYMBOL, LEFTWARDS = 0, 1, 4, 5, 6, 7
SIZES = 8
DREW_ON = SIZES + MAX_PLAYERS
WIDTH = DREW_ON + MAX_PLAYERS

MOST = 128  # that are remembered


def note_deed(deeds: bytearray, game: State, seat: int, move: int) -> None:
    """Take note of a move that is about to be made.

    What was done before a move that may send cards from hand to hand says no more who holds what.
    """
    what = what_of(move)
    if _may_mix_hands(game, what):
        deeds.clear()
    elif what != WAIT:
        phase = game.phase + 1 if seat == game.to_act else 0
        left = 1 if game.direction > 0 else 0
        stood = (phase, game.color + 1, game.symbol + 1, left)
        deeds += bytes((seat, move & 0xFF, move >> 8 & 0xFF, move >> 16, *stood))
        deeds += game.sizes
        deeds += game.drew_on
        del deeds[: -MOST * WIDTH]


def _may_mix_hands(game: State, what: int) -> bool:
    if what < KINDS:
        return game.effects[what] >= FIRST_RULE
    return what == FLIP or CATCH < what < WAIT
