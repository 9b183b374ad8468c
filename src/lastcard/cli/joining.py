"""The command that goes to a table on a server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ..errors import InvalidOption
from ..terminal.console import can_fill_screen
from ..words import Words
from .common import language_option
from .playing import theme_option

if TYPE_CHECKING:
    from ..client.address import Address


@click.command()
@click.argument("table")
@click.option("--name", help="What you are called there. Without it you are asked.")
@click.option("--watch", is_flag=True, help="Only look on.")
@theme_option
@language_option
@click.pass_context
def join(
    ctx: click.Context,
    table: str,
    name: str | None,
    watch: bool,
    theme: str | None,
    words: Words,
) -> None:
    """Play at a table that others play at in their browsers.

    TABLE is its link, HOST/CODE, or for a server on this computer just CODE. Your seat is kept for
    you: come back with the same command.
    """
    from ..client.address import read_address  # all this takes a moment that others need not wait
    from ..client.over_websocket import over_websocket
    from ..client.table_client import NotDone, TableClient
    from ..terminal.app import run_lobby
    from ..terminal.narration import trouble_words

    address = read_address(table)
    if not can_fill_screen():
        raise InvalidOption("a table needs a terminal; a browser opens the link as well")
    try:
        token = _identify(address, name, watch, words)
    except NotDone as refusal:
        raise InvalidOption(trouble_words(refusal.reason, words)) from refusal
    client = TableClient(over_websocket(address), token)
    code = run_lobby(client, address, words, theme)
    click.echo(trouble_words(client.end, words) if client.end else _farewell(table, watch, words))
    ctx.exit(code)


def _identify(address: Address, name: str | None, watch: bool, words: Words) -> str | None:
    from ..client.handshake import check_table, find_identity
    from ..client.table_client import NotDone
    from ..terminal.narration import trouble_words

    def complain(refusal: NotDone) -> None:
        click.echo(trouble_words(refusal.reason, words))

    if watch:
        check_table(address)
        return None

    def ask_name() -> str:
        return str(click.prompt(words.say("start-name-hint"), prompt_suffix=" "))

    return find_identity(address, name, ask_name, complain)


def _farewell(table: str, watch: bool, words: Words) -> str:
    command = f"lastcard join {table}"
    return words.say("goodbye") if watch else words.say("goodbye-seat", command=command)


COMMANDS = (join,)
