"""The server's log: dated, and without saying the same thing over and over."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from datetime import datetime

import msgspec

EVERY = 60.0  # seconds: what repeats itself is written once in that time, with how often
MOST_KINDS = 1_000
_TEXT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class Seldom(logging.Filter):
    """Lets the first of many alike through, and later how many there were."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._last: dict[object, float] = {}
        self._held: dict[object, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[0] if record.exc_info else None
        kind, now = (record.name, record.levelno, str(record.msg), error), self._clock()
        if now < self._last.get(kind, -EVERY) + EVERY:
            self._held[kind] = self._held.get(kind, 0) + 1
            return False
        if len(self._last) >= MOST_KINDS:
            self._last.clear()
        self._last[kind] = now
        if held := self._held.pop(kind, 0):
            record.msg, record.args = f"{record.getMessage()} (and {held} more like it)", None
        return True


class JsonLines(logging.Formatter):
    """One object a line, for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created).astimezone().isoformat("T", "seconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def start_log(form: str) -> None:
    """Write warnings and worse to standard error, as text or as JSON."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter(_TEXT))
    handler.addFilter(Seldom())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
