"""A review as it is kept beside its game, and shown: without what only its sums were made from."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from ..extras import comes_with
from .review import RoundReview

VERSION = 1  # of what is kept; reviews of other versions are made anew
OF_SUMS = ("shares", "effect", "errors")
_DIGITS = 4


def shorten_round(review: RoundReview) -> dict[str, Any]:
    """What is kept of a round, ready for JSON."""
    found: dict[str, Any] = _round_off(asdict(review))
    for step in found["steps"]:
        for name in OF_SUMS if step["decision"] else ():
            del step["decision"][name]
    return found


def _round_off(value: Any) -> Any:
    """Digits that say nothing take most of the room."""
    if isinstance(value, float):
        return round(value, _DIGITS)
    if isinstance(value, dict):
        return {key: _round_off(one) for key, one in value.items()}
    return [_round_off(one) for one in value] if isinstance(value, list | tuple) else value


def write_rounds(rounds: Iterable[RoundReview]) -> str:
    with comes_with("play"):
        import msgspec
    return msgspec.json.encode([shorten_round(one) for one in rounds]).decode()


def read_rounds(text: str | bytes) -> list[RoundReview]:
    """What was kept; raises ValueError if it is no review."""
    with comes_with("play"):
        import msgspec
    return msgspec.json.decode(text, type=list[RoundReview])
