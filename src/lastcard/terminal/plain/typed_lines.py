"""Lines that somebody types while other things happen."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading

from ..console import read_from_stdin


async def ask_and_wait(question: str) -> str:
    """Ask where nothing else happens meanwhile: everything waits. Ctrl-C interrupts at once."""
    usual = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return read_from_stdin(question)
    finally:
        signal.signal(signal.SIGINT, usual)


class TypedLines:
    """Reads what is typed on a thread of its own, which nobody has to wait for in the end."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        threading.Thread(target=self._listen, daemon=True).start()

    async def __call__(self, question: str) -> str:
        """The next line, after a question; raises EOFError when there is none any more."""
        if question:
            print(question, end="", flush=True)
        line = await self._lines.get()
        if line is None:
            raise EOFError
        return line

    def _listen(self) -> None:
        """Reads bytes, not lines: Python's own buffer is not to be held when the program ends."""
        rest = b""
        while part := _read_some():
            *lines, rest = (rest + part).split(b"\n")
            for line in lines:
                self._put(line.decode(errors="replace"))
        self._put(None)

    def _put(self, line: str | None) -> None:
        try:
            self._loop.call_soon_threadsafe(self._lines.put_nowait, line)
        except RuntimeError:
            return  # the loop has ended, and with it everything to type for


def _read_some() -> bytes:
    try:
        return os.read(sys.stdin.fileno(), 4096)
    except OSError:
        return b""
