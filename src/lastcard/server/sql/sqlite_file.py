"""SQLite's file: for its owner's eyes only, for one server at a time, and copied while in use."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import sqlalchemy as sa

from ... import file_lock
from ...errors import InvalidOption

PRIVATE = 0o600  # it holds the secrets of shuffles that are still to come
NEEDED = {"tables", "entries", "games"}  # in every database of ours


def file_of(address: str) -> Path | None:
    """The file of a database, if it is SQLite's; a link to it is the same file."""
    url = sa.make_url(address)
    return Path(url.database or "").resolve() if url.get_backend_name() == "sqlite" else None


def make_private(file: Path) -> None:
    """Make the file if there is none, so that only its owner can read it, and what goes with it.

    Raises OSError where there can be none.
    """
    os.close(_open(file))
    for one in (Path(f"{file}{end}") for end in ("", "-wal", "-shm")):
        if one.exists():
            one.chmod(PRIVATE)


def _open(file: Path) -> int:
    """Open a file, made if there is none: by root for whoever owns the folder, and so the server.

    Raises OSError, which says whose it is.
    """
    is_new = not file.exists()
    try:
        opened = os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE)
    except OSError as error:
        raise OSError(error.errno, f"{error.strerror}{_whose(file)}", str(file)) from error
    if is_new and sys.platform != "win32" and os.geteuid() == 0:
        folder = file.parent.stat()
        os.fchown(opened, folder.st_uid, folder.st_gid)
    return opened


def _whose(file: Path) -> str:
    with suppress(OSError, LookupError, NotImplementedError):  # as far as it is known
        return f" (it belongs to {file.owner()})"
    return ""


@contextmanager
def held(address: str) -> Iterator[None]:
    """Keep every other server from the same file meanwhile; raises InvalidOption if one has it.

    The lock ends with the process, however that ends.
    """
    file = file_of(address)
    lock = None if file is None else _open_lock(file)
    if lock is None:
        yield
        return
    try:
        try:
            file_lock.lock(lock, wait=False)
        except OSError as error:
            raise InvalidOption(f"another server is using {file}") from error
        yield
    finally:
        os.close(lock)


def _open_lock(file: Path) -> int | None:
    """A file beside it to be locked; none where there can be no database either: that says why.

    Raises InvalidOption where it cannot be opened: another server may be using the database.
    """
    if file.is_dir() or not file.parent.is_dir():
        return None
    try:
        return _open(Path(f"{file}.lock"))
    except OSError as error:
        why = "it has to be opened, so that one server at a time uses the database"
        raise InvalidOption(f"{error.filename}: {error.strerror}; {why}") from error


def copy(source: Path, target: Path) -> None:
    """All that has been written, also if it is in use: what is in its log is copied as well."""
    make_private(target)
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


def check_is_ours(file: Path) -> None:
    """Raise InvalidOption unless a file is a database of tables, OSError if it is not there."""
    file.stat()
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as link:
            found = {name for (name,) in link.execute("SELECT name FROM sqlite_master")}
    except sqlite3.Error as error:
        raise InvalidOption(f"{file}: {error}") from error
    if not found >= NEEDED:
        raise InvalidOption(f"{file} is not a database of lastcard's tables")
