"""Games as NumPy records, for the compiled rules: the layout is that of the plain `State`."""

from __future__ import annotations

from typing import Any, TypeAlias

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


def record_of(state: State) -> Record:
    """A state as an array of one record, on the same memory."""
    return np.frombuffer(state.memory, RECORD)


def known_to_nobody() -> np.ndarray[Any, np.dtype[np.uint8]]:
    """What is known of others' hands before anybody has seen a card."""
    return np.asarray(nothing_known())
