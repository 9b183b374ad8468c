"""The command that goes to a table on a server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ..errors import InvalidOption
from ..terminal.console import can_fill_screen
from .playing import theme_option

if TYPE_CHECKING:
    from ..terminal.address import Address


@click.command()
@click.argument("table")
@click.option("--name", help="What you are called there. Without it you are asked.")
@click.option("--watch", is_flag=True, help="Only look on.")
@theme_option
@click.pass_context
def join(ctx: click.Context, table: str, name: str | None, watch: bool, theme: str | None) -> None:
    """Play at a table that others play at in their browsers.

    TABLE is its link, HOST/CODE, or for a server on this computer just CODE. Your seat is kept for
    you: come back with the same command.
    """
    from ..terminal.address import read_address  # all this takes a moment that others need not wait
    from ..terminal.app import run_lobby
    from ..terminal.greeting import check_table
    from ..terminal.remote import RemoteTable

    address = read_address(table)
    if not can_fill_screen():
        raise InvalidOption("a table needs a terminal; a browser opens the link as well")
    remote = RemoteTable(address, None if watch else _identify(address, name))
    if watch:
        check_table(address)
    code = run_lobby(remote, theme)
    click.echo(remote.end or _farewell(table, watch))
    ctx.exit(code)


def _identify(address: Address, name: str | None) -> str:
    from ..terminal.greeting import find_identity

    def complain(why: str) -> None:
        click.echo(f"{why[0].upper()}{why[1:]}.")

    return find_identity(address, name, lambda: str(click.prompt("What are you called")), complain)


def _farewell(table: str, watch: bool) -> str:
    return "Goodbye." if watch else f"Your seat is kept. Come back with: lastcard join {table}"


COMMANDS = (join,)
