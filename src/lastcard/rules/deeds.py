"""What has been done in a round, as everybody at the table saw it.

For each move there is a row of bytes with who made it and how the table stood just before. From
them follows when others got their cards, and what they chose to do with them. They are kept
beside the state, and only by those who want them.
"""

from .actions import CHOOSE, FLIP, GIVE, WAIT, what_of
from .cards import COLORS, FIRST_RULE, KINDS
from .clauses import DISCARD, LOSE_POWERS, REDEAL, TAKE_COLOR, UNLESS_DISCARD
from .state import MAX_PLAYERS, MAX_RULES, State

# The columns. A move takes three and the shields two, lowest byte first. A colour or symbol is one
# more than its number, so that 0 is none; a phase likewise, 0 for a move out of turn.
SEAT, MOVE, PHASE, COLOR, SYMBOL, LEFTWARDS, SHIELDS = 0, 1, 4, 5, 6, 7, 8
SIZES = 10
DREW_ON = SIZES + MAX_PLAYERS
POWERS = DREW_ON + MAX_PLAYERS
WIDTH = POWERS + COLORS

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
        shields = (game.shields & 0xFF, game.shields >> 8)
        deeds += bytes((seat, move & 0xFF, move >> 8 & 0xFF, move >> 16, *stood, *shields))
        deeds += game.sizes
        deeds += game.drew_on
        deeds += game.powers
        del deeds[: -MOST * WIDTH]


def _may_mix_hands(game: State, what: int) -> bool:
    if what < KINDS:
        rule = game.effects[what] - FIRST_RULE
        if rule < 0:
            return False
        # Among more, to remember the large hands that rules fill up did more harm than good.
        many = game.players > 2
        return many or _moves_cards(game, game.rule_starts[rule], game.rule_starts[rule + 1])
    if what == FLIP or what == CHOOSE:  # for any card that lies there
        return _moves_cards(game, 0, game.rule_starts[MAX_RULES])
    return what == GIVE


def _moves_cards(game: State, first: int, stop: int) -> bool:
    """Do any of these clauses take cards out of hands? Drawing does no harm."""
    for clause in range(first, stop):
        what, condition = game.clauses[clause, 1], game.clauses[clause, 3]
        is_for_hands = DISCARD <= what <= REDEAL and what != LOSE_POWERS
        if is_for_hands or what == TAKE_COLOR or condition >= UNLESS_DISCARD:
            return True
    return False
