"""Moves: whether one may be made now, let pass or taken back."""

from __future__ import annotations

from ...errors import IllegalMove, LastcardError
from ...game import Game
from .. import messages as msg
from ..log import entries as log
from ..people import Person
from ..played_game import PlayedGame
from ..refusal import Refusal, require
from ..table import Table
from .dispatch import Entries, answer

ANY_TIME = ("uno", "catch")  # moves that no other move makes stale


@answer.register
def _(message: msg.Play, table: Table, person: Person) -> Entries:
    (seat, play), move = _playing(table, person), message.move
    require(not play.game.round_over, "game_over")
    legal = play.game.legal(seat)
    require(legal, "not_your_move")
    if move not in legal:
        raise _refuse_move(play.game, seat, move)
    require(message.version == play.version or move in ANY_TIME, "stale")
    return [*_take_over(table, seat), log.Moved(seat, move, "person")]


def _playing(table: Table, person: Person) -> tuple[int, PlayedGame]:
    """The seat of somebody who plays, and the game; raises Refusal."""
    if person.seat is None or table.play is None:
        raise Refusal("not_playing")
    return person.seat, table.play


def _take_over(table: Table, seat: int) -> Entries:
    """From a bot, if one has played there."""
    return [log.Uncovered(seat)] if table.seats[seat].covered else []


def _refuse_move(game: Game, seat: int, move: str) -> Refusal:
    try:
        game.copy().play(move, seat)
    except IllegalMove as error:
        return Refusal("illegal", str(error), msg.Why(error.code, error.arguments))
    except LastcardError as error:
        return Refusal("illegal", str(error))
    return Refusal("illegal")


@answer.register
def _(message: msg.LetPass, table: Table, person: Person) -> Entries:
    _playing(table, person)
    return []  # it is a matter of time alone


@answer.register
def _(message: msg.TakeBack, table: Table, person: Person) -> Entries:
    seat, play = _playing(table, person)
    alone = [other.id for other in table.playing_people] == [person.id]
    why = "moves can be taken back in practice only, once you have made one"
    require(alone and play.may_take_back(seat), "illegal", why)
    return [log.TakenBack(seat)]


@answer.register
def _(message: msg.Back, table: Table, person: Person) -> Entries:
    seat, _ = _playing(table, person)
    return _take_over(table, seat)
