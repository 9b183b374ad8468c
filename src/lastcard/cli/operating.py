"""Commands for those who run a server."""

from __future__ import annotations

from pathlib import Path

import click

from ..errors import InvalidOption
from .serve_options import option

ELSEWHERE = "PostgreSQL has programs of its own for that: pg_dump and pg_restore"
_FILE = click.Path(path_type=Path, dir_okay=False)

db_option = option("--db", metavar="URL", help="Where tables are kept, as for lastcard serve.")


def _sqlite_file(db: str | None) -> tuple[str, Path]:
    """The database's address and its file; raises InvalidOption if it has none."""
    from ..server import running
    from ..server.sql import sqlite_file

    address = running.find_database(db)
    file = sqlite_file.file_of(address)
    if file is None:
        raise InvalidOption(ELSEWHERE)
    return address, file


@click.command()
@click.argument("file", type=_FILE)
@db_option
def backup(file: Path, db: str | None) -> None:
    """Copy all tables and games into FILE, while the server runs."""
    from ..server.sql import sqlite_file

    _, source = _sqlite_file(db)
    sqlite_file.check_is_ours(source)
    if file.exists():
        raise InvalidOption(f"{file} is there already")
    sqlite_file.copy(source, file)
    click.echo(f"All tables and games are in {file}, as they were just now.")


@click.command()
@click.argument("file", type=_FILE)
@db_option
def restore(file: Path, db: str | None) -> None:
    """Bring the tables and games of a backup back, in place of all there are.

    The server has to be stopped for that.
    """
    from ..server.sql import sqlite_file

    address, target = _sqlite_file(db)
    sqlite_file.check_is_ours(file)
    with sqlite_file.held(address):
        sqlite_file.copy(file, target)
    click.echo(f"All tables and games are as they were in {file}.")
