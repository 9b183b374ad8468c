"""Whole numbers that people give: Python's and NumPy's, but neither truth values nor fractions."""

from __future__ import annotations

import operator
from typing import Any

from .errors import InvalidOption


def as_whole(value: Any) -> int | None:
    """The number, or None if it is none."""
    try:
        return None if isinstance(value, bool) else operator.index(value)
    except TypeError:
        return None


def check_whole(name: str, value: object, low: int, high: int | None = None) -> int:
    """The number, if it is in that range; raises InvalidOption."""
    number = as_whole(value)
    if number is None or number < low or (high is not None and number > high):
        until = "on" if high is None else f"to {high}"
        raise InvalidOption(f"{name} is a whole number from {low} {until}, not {value!r}")
    return number
