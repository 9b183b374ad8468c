"""The command that goes to a table on a server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ..errors import InvalidOption
from ..terminal.console import can_fill_screen
from .common import theme_option

if TYPE_CHECKING:
    from ..client.address import Address


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
    from ..client.address import read_address  # all this takes a moment that others need not wait
    from ..client.over_websocket import over_websocket
    from ..client.table_client import NotDone, TableClient
    from ..terminal.app import run_lobby
    from ..terminal.narration import trouble_words
    from ..terminal.table_words import REASONS

    address = read_address(table)
    if not can_fill_screen():
        raise InvalidOption("a table needs a terminal; a browser opens the link as well")
    try:
        token = _identify(address, name, watch)
    except NotDone as refusal:
        raise InvalidOption(REASONS[refusal.reason]) from refusal
    client = TableClient(over_websocket(address), token)
    code = run_lobby(client, address, theme)
    click.echo(trouble_words(client.end) if client.end else _farewell(table, watch))
    ctx.exit(code)


def _identify(address: Address, name: str | None, watch: bool) -> str | None:
    from ..client.handshake import check_table, find_identity
    from ..client.table_client import NotDone
    from ..terminal.narration import why_not

    def complain(refusal: NotDone) -> None:
        click.echo(why_not(refusal))

    if watch:
        check_table(address)
        return None
    return find_identity(address, name, lambda: str(click.prompt("What are you called")), complain)


def _farewell(table: str, watch: bool) -> str:
    return "Goodbye." if watch else f"Your seat is kept. Come back with: lastcard join {table}"


COMMANDS = (join,)
