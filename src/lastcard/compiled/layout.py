"""Games as NumPy records, for the compiled rules: the layout is that of the plain `State`."""

from __future__ import annotations

from typing import Any, TypeAlias

import numba
import numpy as np

from ..rules.knowledge import nothing_known
from ..rules.state import BYTES, LAYOUT, State

Record: TypeAlias = np.ndarray[Any, np.dtype[np.void]]

RECORD = np.dtype(
    {
        "names": [place.name for place in LAYOUT],
        "formats": [(place.code, place.shape) for place in LAYOUT],
        "offsets": [place.start for place in LAYOUT],
        "itemsize": BYTES,
    }
)

# The filler keeps Numba from taking longer records that begin with dice for this one.
LUCK = np.dtype([("filler", "i8"), ("dice", "i8", 4)])
# Numba meets these first of all that is compiled here, and keeps them. It names a function by the
# numbers of its arguments' types, and types are numbered as they are met: if each process met them
# in another order, what one keeps for a game and another for luck might have the same name, and
# whoever loads both could run neither.
RECORD_TYPES = (numba.from_dtype(RECORD), numba.from_dtype(LUCK))


def record_of(state: State) -> Record:
    """A state as an array of one record, on the same memory."""
    return np.frombuffer(state.memory, RECORD)


def known_to_nobody() -> np.ndarray[Any, np.dtype[np.uint8]]:
    """What is known of others' hands before anybody has seen a card."""
    return np.asarray(nothing_known())
