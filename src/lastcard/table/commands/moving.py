"""Moves: whether one may be made now, let pass or taken back."""

from __future__ import annotations

from ...errors import IllegalMove, LastcardError
from .. import messages as msg
from ..log import entries as log
from ..people import Person
from ..refusal import Refusal, require
from ..table import Table
from .dispatch import Entries, answer

ANY_TIME = ("uno", "catch")  # moves that no other move makes stale


@answer.register
def _(message: msg.Play, table: Table, person: Person) -> Entries:
    require(person.seat is not None, "not_playing")
    seat = person.seat or 0
    check_move(table, seat, message.move, message.version)
    entries: Entries = [log.Uncovered(seat)] if table.seats[seat].covered else []
    return [*entries, log.Moved(seat, message.move, "person")]


def check_move(table: Table, seat: int, move: str, version: int) -> None:
    """Raise Refusal unless a seat may make a move now."""
    play = table.play
    if play is None:
        raise Refusal("not_playing")
    require(not play.game.round_over, "game_over")
    legal = play.game.legal(seat)
    require(legal, "not_your_move")
    if move not in legal:
        raise _refuse_move(table, seat, move)
    require(version == play.version or move in ANY_TIME, "stale")


def _refuse_move(table: Table, seat: int, move: str) -> Refusal:
    try:
        table.current.game.copy().play(move, seat)
    except IllegalMove as error:
        return Refusal("illegal", str(error), msg.Why(error.code, error.arguments))
    except LastcardError as error:
        return Refusal("illegal", str(error))
    return Refusal("illegal")


@answer.register
def _(message: msg.LetPass, table: Table, person: Person) -> Entries:
    require(person.seat is not None and table.play, "not_playing")
    return []  # it is a matter of time alone


@answer.register
def _(message: msg.TakeBack, table: Table, person: Person) -> Entries:
    seat, play = person.seat, table.play
    if seat is None or play is None:
        raise Refusal("not_playing")
    alone = [other.id for other in table.playing_people] == [person.id]
    require(alone and play.may_take_back(seat), "illegal", _NOT_TAKEN_BACK)
    return [log.TakenBack(seat)]


_NOT_TAKEN_BACK = "moves can be taken back in practice only, once you have made one"


@answer.register
def _(message: msg.Back, table: Table, person: Person) -> Entries:
    require(person.seat is not None and table.play, "not_playing")
    covered = table.seats[person.seat or 0].covered
    return [log.Uncovered(person.seat or 0)] if covered else []
