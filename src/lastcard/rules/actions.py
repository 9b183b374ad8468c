"""Decisions as integers: a card or another move, and what has to be named with it.

An action packs what is done (a card kind, or one of the moves below) with a colour, a seat, a
power and whether UNO is called. Zero stands for "not named".
"""

DRAW, PASS, ACCEPT, CHALLENGE, FLIP, CALL_UNO, CATCH = 64, 65, 66, 67, 68, 69, 70
GIVE = 71  # names the seat
CHOOSE = 72  # names what a wild lying on the pile needs
WAIT = 73  # a chance to act out of turn let go by; only drivers that ask seats in order use it

_COLOR, _SEAT, _POWER, _UNO = 7, 10, 14, 17


def action(what: int, color: int = -1, seat: int = -1, power: int = -1, uno: int = 0) -> int:
    return what | (color + 1) << _COLOR | (seat + 1) << _SEAT | (power + 1) << _POWER | uno << _UNO


def what_of(move: int) -> int:
    return move & 127


def named_color(move: int) -> int:
    return (move >> _COLOR & 7) - 1


def named_seat(move: int) -> int:
    return (move >> _SEAT & 15) - 1


def named_power(move: int) -> int:
    return (move >> _POWER & 7) - 1


def calls_uno(move: int) -> bool:
    return move >> _UNO & 1 != 0
