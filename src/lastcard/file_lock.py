"""A lock on an open file. It ends when the file is closed, or with the process, however it ends."""

from __future__ import annotations

import os
import sys

if sys.platform == "win32":
    import msvcrt

    BEHIND = 1 << 30  # a byte that no file has: nobody may read one that is locked

    def lock(file: int, wait: bool = True) -> None:
        os.lseek(file, BEHIND, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def lock(file: int, wait: bool = True) -> None:
        """Take it; raises OSError if somebody else has it and nobody is to wait."""
        fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
