"""Bit counting by the processor's own instructions, in the place of `rules.bits`."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic


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


@njit
def lowest_bit(members: int) -> Any:
    return _count_trailing_zeros(members)


@njit
def count_bits(members: int) -> Any:
    return _count_ones(members)


@njit
def nth_bit(members: int, n: int) -> Any:
    for _ in range(n):
        members &= members - 1
    return _count_trailing_zeros(members)
