"""The command that goes to a table on a server."""

from __future__ import annotations

import click

from ..errors import InvalidOption
from ..tui.console import can_fill_screen


@click.command()
@click.argument("table")
@click.option("--name", help="What you are called there. Without it you are asked.")
@click.option("--watch", is_flag=True, help="Only look on.")
@click.pass_context
def join(ctx: click.Context, table: str, name: str | None, watch: bool) -> None:
    """Play at a table that others play at in their browsers.

    TABLE is its link, HOST/CODE, or for a server on this computer just CODE. Your seat is kept for
    you: come back with the same command.
    """
    from ..tui.address import read_address
    from ..tui.app import run_lobby  # brings Textual in, which takes a moment
    from ..tui.greeting import check_table, find_identity

    address = read_address(table)
    if not can_fill_screen():
        raise InvalidOption("a table needs a terminal; a browser opens the link as well")
    if watch:
        check_table(address)
        token = None
    else:
        token = find_identity(address, name, _ask_name, lambda why: click.echo(f"{why}."))
    ctx.exit(run_lobby(address, token))


def _ask_name() -> str:
    return str(click.prompt("What are you called"))


COMMANDS = (join,)
