"""An alarm clock: a table sleeps until something is due, or something else that is due sooner."""

from __future__ import annotations

import asyncio
import math


class Alarm:
    """Of one who sleeps. Times are in seconds, by whatever clock the sleeper goes by."""

    def __init__(self) -> None:
        self._woken = asyncio.Event()
        self._due = math.inf  # the time for which it is set
        self._has_rung = False

    def look(self, due: float) -> None:
        """Wake the sleeper to set it anew, if this is sooner; if later, it does no harm to ring."""
        if due < self._due:
            self._woken.set()

    async def sleep(self, due: float, now: float) -> bool:
        """Says whether it is time, and not only to be set anew.

        A timeout would end this by an exception, which takes longer than all the rest.
        """
        self._due = due
        self._has_rung = False
        self._woken.clear()
        loop = asyncio.get_running_loop()
        is_set = due < math.inf
        timer = loop.call_later(max(0.0, due - now), self._ring) if is_set else None
        try:
            await self._woken.wait()
        finally:
            if timer is not None:
                timer.cancel()
        return self._has_rung

    def _ring(self) -> None:
        self._has_rung = True
        self._woken.set()
