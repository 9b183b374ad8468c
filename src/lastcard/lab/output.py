"""Output files that come into being whole or not at all."""

from __future__ import annotations

import errno
import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Self


class WholeFile:
    """A file to write to at `path`, for a `with` statement.

    At the end it takes its real name, or, if something went wrong, disappears. It is made at once
    and beside the real one, so that a place where nothing can be written is found out early.
    """

    def __init__(self, target: Path) -> None:
        self._target = target = target.resolve()  # a link stays what it is
        self._abandoned = False
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, "this is a folder, not a file", str(target))
        if target.exists() and not target.is_file():
            raise OSError(errno.EINVAL, "this is not an ordinary file", str(target))
        try:
            handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}-")
        except OSError as error:
            raise type(error)(error.errno, error.strerror, str(target)) from None
        os.close(handle)
        self.path = Path(name)

    def abandon(self) -> None:
        """What has been written is not worth keeping."""
        self._abandoned = True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None and not self._abandoned:
            self.path.chmod(0o666 & ~_umask())  # a temporary file is for its owner alone
            self.path.replace(self._target)
        with suppress(FileNotFoundError):
            self.path.unlink()


def _umask() -> int:
    """What new files do not allow; it can only be read by setting it."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
