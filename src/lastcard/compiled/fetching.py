"""Having memory brought near before it is needed.

Thousands of games do not fit into the processor's nearest memory. What a step needs of a game is
fetched while the one before it is dealt with.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from ..rules.cards import KINDS
from .layout import RECORD
from .loader import compile_function

if TYPE_CHECKING:
    from .layout import Record

_inlined = partial(compile_function, inline=True)
_LINE = 64  # bytes that come together
_RECORD = RECORD.itemsize


def _start(name: str) -> int:
    return int(RECORD.fields[name][1])  # type: ignore[index]  # it has fields


# What nearly every move reads or writes of a record: the numbers, the piles and the first events.
_NUMBERS_END, _HANDS, _EFFECTS = _start("scores"), _start("hands"), _start("effects")
_PILES, _PILES_END = _start("sizes"), _start("events") + _LINE


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
    """Bring the numbers of a game near, which are all that its moves follow from."""
    _fetch(games, i * _RECORD, i * _RECORD + _NUMBERS_END)


@_inlined
def fetch_game(games: Record, known: Any, i: int) -> None:
    """Bring near what nearly every move needs of a game, and what is known of hands there."""
    at, players = i * _RECORD, known.shape[1]
    cells = players * players * KINDS
    fetch_numbers(games, i)
    _fetch(games, at + _HANDS, at + _HANDS + players * KINDS)
    _fetch(games, at + _PILES, at + _PILES_END)
    _fetch(games, at + _EFFECTS, at + _EFFECTS + KINDS)
    _fetch(known, i * cells, i * cells + cells)
