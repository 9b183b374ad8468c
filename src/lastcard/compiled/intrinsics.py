"""The processor's own instructions for counting bits and moving bytes.

They take the place of `rules.bits`.
"""

from __future__ import annotations

from typing import Any

from llvmlite import binding, ir
from numba import config, njit, types
from numba.core import cgutils
from numba.extending import intrinsic

from ..rules.bits import SCRATCH
from ..rules.cards import COLORS, KINDS

_BLOCK = 64  # bytes that are cleared at once


@intrinsic
def _count_trailing_zeros(typing_context: Any, value: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


@intrinsic
def _count_ones(typing_context: Any, value: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), generate


@njit(_nrt=False)
def lowest_bit(members: int) -> Any:
    return _count_trailing_zeros(members)


@njit(_nrt=False)
def count_bits(members: int) -> Any:
    return _count_ones(members)


@intrinsic
def _deposit(typing_context: Any, n: Any, members: Any) -> Any:
    """The n-th smallest member of a set, as a set: x86 has that, without a loop to be guessed."""
    word = ir.IntType(64)

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        kind = ir.FunctionType(word, [word, word])
        function = cgutils.get_or_insert_function(builder.module, kind, "llvm.x86.bmi.pdep.64")
        return builder.call(function, [builder.shl(ir.Constant(word, 1), args[0]), args[1]])

    return types.int64(types.int64, types.int64), generate


def _can_deposit() -> bool:
    """Has the processor the instruction? The first generations of Zen take ages for it."""
    chosen = config.CPU_NAME or config.CPU_FEATURES  # by whoever compiles for another one
    slow = binding.get_host_cpu_name() in ("znver1", "znver2")
    return not chosen and not slow and binding.get_host_cpu_features().get("bmi2", False)


if _can_deposit():

    @njit(_nrt=False)
    def nth_bit(members: int, n: int) -> Any:
        return _count_trailing_zeros(_deposit(n, members))
else:

    @njit(_nrt=False)
    def nth_bit(members: int, n: int) -> Any:
        for _ in range(n):
            members &= members - 1
        return _count_trailing_zeros(members)


@intrinsic
def _copy_kinds(typing_context: Any, into: Any, at: Any, counts: Any) -> Any:
    """Copy as many bytes as there are kinds from the start of one array into another."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        target = context.make_array(signature.args[0])(context, builder, args[0]).data
        source = context.make_array(signature.args[2])(context, builder, args[2]).data
        length = context.get_constant(types.intp, KINDS)
        cgutils.raw_memcpy(builder, builder.gep(target, [args[1]]), source, length, 1)
        return context.get_dummy_value()

    return types.void(into, types.int64, counts), generate


@intrinsic
def mark_colors(typing_context: Any, into: Any, at: Any, colors: Any) -> Any:
    """Write the members of a set as marks, all in one."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        start = context.make_array(signature.args[0])(context, builder, args[0]).data
        bits = builder.bitcast(
            builder.trunc(args[2], ir.IntType(COLORS)), ir.VectorType(ir.IntType(1), COLORS)
        )
        marks = builder.zext(bits, ir.VectorType(ir.IntType(8), COLORS))
        place = builder.bitcast(builder.gep(start, [args[1]]), marks.type.as_pointer())
        builder.store(marks, place, align=1)
        return context.get_dummy_value()

    return types.void(into, types.int64, types.int64), generate


@intrinsic
def _clear(typing_context: Any, row: Any, first: Any, length: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        start = context.make_array(signature.args[0])(context, builder, args[0]).data
        cgutils.memset(builder, builder.gep(start, [args[1]]), args[2], 0)
        return context.get_dummy_value()

    return types.void(row, types.int64, types.int64), generate


@intrinsic
def _clear_block(typing_context: Any, row: Any, first: Any) -> Any:
    """Write _BLOCK zeros, in an instruction or two."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        start = context.make_array(signature.args[0])(context, builder, args[0]).data
        zeros = ir.Constant(ir.VectorType(ir.IntType(8), _BLOCK), None)
        place = builder.bitcast(builder.gep(start, [args[1]]), zeros.type.as_pointer())
        builder.store(zeros, place, align=1)
        return context.get_dummy_value()

    return types.void(row, types.int64), generate


@intrinsic
def scratch(typing_context: Any) -> Any:
    """A row of numbers in the memory of the function that asks for it."""
    row = types.Array(types.int32, 1, "C")

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        length = context.get_constant(types.intp, SCRATCH)
        width = context.get_constant(types.intp, 4)
        data = cgutils.alloca_once(builder, ir.ArrayType(ir.IntType(32), SCRATCH))
        cgutils.memset(builder, data, builder.mul(length, width), 0)
        made = context.make_array(row)(context, builder)
        first = builder.bitcast(data, ir.IntType(32).as_pointer())
        context.populate_array(
            made, data=first, shape=[length], strides=[width], itemsize=width, meminfo=None
        )
        return made._getvalue()

    return row(), generate


@njit(_nrt=False)
def copy_counts(counts: Any, into: Any, at: int) -> None:
    _copy_kinds(into, at, counts)


@njit(_nrt=False)
def copy_hand(hands: Any, seat: int, into: Any, at: int) -> None:
    _copy_kinds(into, at, hands[seat])


@njit(_nrt=False)
def copy_known(known: Any, viewer: int, holder: int, into: Any, at: int) -> None:
    _copy_kinds(into, at, known[viewer, holder])


@njit(_nrt=False)
def clear(row: Any, first: int) -> None:
    """In blocks, the last of which may overlap: rows are short for a call to clear them."""
    last = len(row) - _BLOCK
    if last < first:
        _clear(row, first, len(row) - first)
        return
    for start in range(first, last, _BLOCK):
        _clear_block(row, start)
    _clear_block(row, last)


@njit(_nrt=False)
def clear_all(table: Any) -> None:
    _clear(table, 0, table.size * table.itemsize)
