"""Databases for tests: how one is made is shown by a few of them, and the others begin with it."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path


def sqlite_in(folder: Path) -> str:
    """The address of a database that a server makes there, or has made."""
    return f"sqlite:///{folder / 'tables.db'}"


def ready_in(folder: Path) -> str:
    """The address of an empty database that is there already, which takes a tenth of the time."""
    file = folder / "tables.db"
    if not file.exists():
        file.write_bytes(_empty())
    return sqlite_in(folder)


@cache
def _empty() -> bytes:
    import sqlalchemy as sa

    from lastcard.server.sql.migrations import bring_up_to_date

    with tempfile.TemporaryDirectory() as folder:
        engine = sa.create_engine(sqlite_in(Path(folder)))
        with engine.begin() as link:
            bring_up_to_date(link)
        engine.dispose()
        return (Path(folder) / "tables.db").read_bytes()
