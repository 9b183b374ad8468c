"""Whether the time of day can be relied on, where something would be gone for good."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

JUMP = 600.0  # seconds by which it was put forward or back; less is no matter
TRUSTED_AFTER = 24 * 3600.0  # seconds, in which somebody may notice and put it right


class SteadyClock:
    """Holds the time of day against time that only goes on."""

    def __init__(
        self,
        time_of_day: Callable[[], float] = time.time,
        passed: Callable[[], float] = time.monotonic,
    ) -> None:
        self._time_of_day = time_of_day
        self._passed = passed
        self._ahead = time_of_day() - passed()
        self._jumped = -math.inf

    def is_steady(self) -> bool:
        """Has it not jumped for a day? It has to be looked at now and then."""
        passed = self._passed()
        ahead = self._time_of_day() - passed
        if abs(ahead - self._ahead) > JUMP:
            self._jumped = passed
        self._ahead = ahead
        return passed > self._jumped + TRUSTED_AFTER
