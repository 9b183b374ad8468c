"""Programs in a pseudo-terminal: what they show, and keys for them."""

from __future__ import annotations

import codecs
import contextlib
import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios

from tests.support.patience import PATIENCE

PROGRAM = """
import fcntl, os, signal, sys, termios
if os.isatty(0):
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # so that Ctrl-C reaches the program
signal.signal(signal.SIGINT, signal.default_int_handler)  # which tests in the background lack
from lastcard.cli import main
main(prog_name="lastcard")
"""
CTRL_C, CTRL_D = "\x03", "\x04"


class Terminal:
    """A pseudo-terminal with `lastcard` in it."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.keyboard, screen = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, *arguments],
            stdin=screen,
            stdout=screen,
            stderr=screen,
            start_new_session=True,
            env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", **environment},
        )
        os.close(screen)
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")  # what is typed is echoed
        self.shown = ""
        self.looked_at = 0

    def wait_for(self, text: str) -> str:
        """Read until the text appears behind what was waited for before; return what came."""
        start = self.looked_at
        while text not in self.shown[start:]:
            assert self.read_on(PATIENCE), f"{text!r} never came: {self.shown[start:]!r}"
        self.looked_at = self.shown.index(text, start) + len(text)
        return self.shown[start:]

    def read_on(self, patience: float) -> bool:
        """Read what the program shows next; False if nothing came, or it has gone."""
        ready, _, _ = select.select([self.keyboard], [], [], patience)
        part = b""
        with contextlib.suppress(OSError):  # raised once the other side has gone
            part = os.read(self.keyboard, 65536) if ready else b""
        self.shown += self.decoder.decode(part)
        return bool(part)

    def type(self, text: str | bytes) -> None:
        os.write(self.keyboard, text if isinstance(text, bytes) else text.encode())

    def resize(self, columns: int, lines: int) -> None:
        """Change the window's size, as somebody does with the mouse; the program is told."""
        size = struct.pack("HHHH", lines, columns, 0, 0)
        fcntl.ioctl(self.keyboard, termios.TIOCSWINSZ, size)

    def leave_by(self, keys: str) -> int:
        """Press keys until the program ends, since one pressed too early may be lost."""
        for _ in range(60):
            with contextlib.suppress(OSError):
                self.type(keys)
            while self.read_on(1):
                pass
            with contextlib.suppress(subprocess.TimeoutExpired):  # it may take its time to end
                self.process.wait(4)
                break
        self.process.kill()
        os.close(self.keyboard)
        return self.process.wait(PATIENCE)

    def exit_code(self) -> int:
        """Read until the program ends by itself."""
        while self.read_on(PATIENCE):
            pass
        os.close(self.keyboard)
        return self.process.wait(PATIENCE)
