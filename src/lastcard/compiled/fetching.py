"""Having memory brought near before it is needed.

Thousands of games do not fit into the processor's nearest memory. What a step needs of a game is
fetched while those before it are dealt with: first its numbers, then what they point to. Only so
many lines of memory can be under way, so that fetching all of a game takes longer.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from ..rules.cards import KINDS
from ..rules.observation import PLAYED_CELLS
from .layout import RECORD
from .loader import compile_function

if TYPE_CHECKING:
    from .layout import Record

_inlined = partial(compile_function, inline=True)
_LINE = 64  # bytes that come together
_RECORD = RECORD.itemsize


def _start(name: str) -> int:
    return int(RECORD.fields[name][1])  # type: ignore[index]  # it has fields


_NUMBERS_END, _EFFECTS, _HANDS = _start("rule_starts"), _start("effects"), _start("hands")
_DRAW_PILE, _DISCARD_PILE, _EVENTS = _start("draw_pile"), _start("discard_pile"), _start("events")


@intrinsic
def _fetch_line(typing_context: Any, array: Any, at: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        start = context.make_array(signature.args[0])(context, builder, args[0]).data
        place = builder.gep(builder.bitcast(start, cgutils.voidptr_t), [args[1]])
        number = ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [cgutils.voidptr_t, number, number, number])
        function = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0")
        to_write, keep, data = (ir.Constant(number, value) for value in (1, 3, 1))
        builder.call(function, [place, to_write, keep, data])
        return context.get_dummy_value()

    return types.void(array, types.int64), generate


@_inlined
def _fetch(array: Any, first: int, stop: int) -> None:
    """Bring some bytes of an array near, whether it has them or not."""
    for at in range(first, stop, _LINE):
        _fetch_line(array, at)
    _fetch_line(array, stop - 1)  # where they do not begin with a line


@_inlined
def fetch_numbers(games: Record, i: int) -> None:
    """Bring near the numbers of a game and its short lists, which lie beside them."""
    _fetch(games, i * _RECORD, i * _RECORD + _NUMBERS_END)


@_inlined
def fetch_game(games: Record, known: Any, played: Any, seat: int, i: int) -> None:
    """Bring near what most moves of a seat need of a game whose numbers are here already."""
    players = known.shape[1]
    following = (seat + games[i].direction + players) % players  # most likely asked next
    _fetch_cards(games, seat, following, i)
    _fetch_known(known, seat, following, i)
    _fetch(played, i * PLAYED_CELLS, (i + 1) * PLAYED_CELLS)


@_inlined
def _fetch_cards(games: Record, seat: int, following: int, i: int) -> None:
    """The tops of the piles, two hands, and where a move writes down what happens."""
    game, at = games[i], i * _RECORD
    _fetch_line(games, at + _DRAW_PILE + game.draw_count - 1)
    _fetch_line(games, at + _DISCARD_PILE + game.discard_count)
    _fetch_line(games, at + _EVENTS)
    _fetch_line(games, at + _EFFECTS)
    _fetch_line(games, at + _HANDS + seat * KINDS)
    _fetch(games, at + _HANDS + following * KINDS, at + _HANDS + (following + 1) * KINDS)


@_inlined
def _fetch_known(known: Any, seat: int, following: int, i: int) -> None:
    """What each knows of the seat to move, whose card is seen, and what the next one knows."""
    players = known.shape[1]
    row = players * KINDS
    first = i * players * row
    for viewer in range(players):
        _fetch_line(known, first + viewer * row + seat * KINDS)
    _fetch(known, first + following * row, first + (following + 1) * row)
