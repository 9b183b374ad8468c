"""What `lastcard join` does: open a table or find it, be somebody there, and leave again."""

from __future__ import annotations

from shlex import quote

import click

from ..client.address import Address, read_address
from ..client.handshake import Identity, check_table, find_identity
from ..client.new_table import open_table
from ..client.over_websocket import over_websocket
from ..client.table_client import NotDone, TableClient
from ..errors import InvalidOption
from ..table.messages import Settings
from ..terminal.app import run_lobby
from ..terminal.console import can_fill_screen
from ..terminal.narration import trouble_words, why_not
from ..terminal.table_words import REASONS
from .qr_code import qr_text


def run_at_table(
    ctx: click.Context,
    table: str,
    settings: Settings | None,
    name: str | None,
    watch: bool,
    theme: str | None,
) -> None:
    """Without settings, go to the table that is there; with some, open one."""
    address = read_address(table) if settings is None else None
    if not can_fill_screen():
        raise InvalidOption("a table needs a terminal; a browser opens the link as well")
    try:
        address = address or open_table(table, settings or Settings())
        identity = None if watch else _identify(address, name)
        if watch:
            check_table(address)
    except NotDone as refusal:
        raise InvalidOption(REASONS[refusal.reason]) from refusal
    if settings is not None:
        _show_link(address)
    client = TableClient(over_websocket(address), identity.token if identity else None)
    code = run_lobby(client, address, theme)
    click.echo(trouble_words(client.end) if client.end else _farewell(address, identity))
    ctx.exit(code)


def _identify(address: Address, name: str | None) -> Identity:
    def complain(refusal: NotDone) -> None:
        click.echo(why_not(refusal))

    return find_identity(address, name, lambda: str(click.prompt("What are you called")), complain)


def _show_link(address: Address) -> None:
    """Before the screen is filled: how the others come."""
    click.echo(f"The others come with this link: {address.link}")
    click.echo(qr_text(address.link))
    click.prompt("Enter goes to the table", default="", show_default=False, prompt_suffix=". ")


def _farewell(address: Address, identity: Identity | None) -> str:
    if identity is None:
        return "Goodbye."
    how = f"lastcard join {address.link} --name {quote(identity.name)}"
    return f"Your seat is kept. Come back with: {how}"
