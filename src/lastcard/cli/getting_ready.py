"""A word at once from commands that take a moment to begin."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

WORDS = "Getting ready…"


class Notice:
    """Stands on a line of stderr, where somebody is watching, until there is more to see."""

    def __init__(self) -> None:
        self._shown = sys.stderr.isatty()
        if self._shown:
            self._write(WORDS)

    def clear(self) -> None:
        if self._shown:
            self._write(f"\r{' ' * (len(WORDS) + len('^C'))}\r")
        self._shown = False

    def _write(self, text: str) -> None:
        sys.stderr.write(text)
        sys.stderr.flush()


@contextmanager
def getting_ready() -> Iterator[Notice]:
    notice = Notice()
    try:
        yield notice
    finally:
        notice.clear()
