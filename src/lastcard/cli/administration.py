"""Commands for those who run a server: copies of it, who is there, and who may not be."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from ..errors import InvalidOption
from ..table.codes import read_code, spell_code
from ..table.plain_names import looks_of
from .common import Amount
from .serve_options import option

if TYPE_CHECKING:
    from ..server.office import Office

Result = TypeVar("Result")
DAY = 24 * 3600.0
MOST_DAYS = 36_500
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


def _at_office(db: str | None, work: Callable[[Office], Awaitable[Result]]) -> Result:
    """Do something in the database, beside a server that may be running."""
    import asyncio  # which takes a moment, as does all that is for servers

    from ..server import running
    from ..server.office import open_office
    from ..server.sql import sqlite_file

    address = running.find_database(db)
    file = sqlite_file.file_of(address)
    if file is not None:
        sqlite_file.check_is_ours(file)  # and none is made by mistake

    async def do() -> Result:
        async with open_office(address) as office:
            return await work(office)

    return asyncio.run(do())


@click.group()
def admin() -> None:
    """See to the tables of a server, while it runs.

    Whatever is changed at a table is written as a server would write it: the server that has the
    table writes nothing more, lets everybody come again, and reads it anew.
    """


@admin.command()
@db_option
def tables(db: str | None) -> None:
    """List all tables: code, last use, whether a server has it, and who is there."""
    for line in _at_office(db, lambda office: office.list_tables()):
        used = datetime.fromtimestamp(line.touched).isoformat(" ", "minutes")
        state = "in use" if line.in_use else "idle  "
        click.echo(
            f"{spell_code(line.code)}  {used}  {state}  {', '.join(line.people.values())}".rstrip()
        )


@admin.command()
@click.argument("code")
@click.argument("name", required=False)
@db_option
def remove(code: str, name: str | None, db: str | None) -> None:
    """Remove the table CODE, or with NAME that person from it. Finished games stay."""
    done = _at_office(db, lambda office: office.remove(read_code(code) or code, name))
    if not done:
        raise InvalidOption(f"there is no {name or 'table'} at {code}" if name else "no such table")
    click.echo(f"{name or 'The table'} is removed.")


@admin.command()
@click.argument("name")
@click.option("--days", type=Amount(0, MOST_DAYS), default=7.0, show_default=True, metavar="DAYS")
@db_option
def ban(name: str, days: float, db: str | None) -> None:
    """Remove NAME from all tables, and let nobody come under it for a while; 0 days lift a ban."""
    if not all(looks_of(name)):
        raise InvalidOption("a ban is of a name, and there is nothing to read in this one")
    tables = _at_office(db, lambda office: office.ban(name, time.time() + days * DAY))
    click.echo(
        f"{name} was removed from {tables} table{'s' * (tables != 1)}." if days else "Lifted."
    )


@admin.command()
@click.argument("name")
@db_option
def forget(name: str, db: str | None) -> None:
    """Take NAME out of all finished games and all logs; games of nobody else are removed."""
    games = _at_office(db, lambda office: office.forget(name))
    click.echo(f"{name} is taken out of {games} finished game{'s' * (games != 1)}.")
