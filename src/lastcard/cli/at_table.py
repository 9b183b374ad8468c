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
from ..terminal.narration import trouble_words
from ..words import Words
from .qr_code import qr_text


def run_at_table(
    ctx: click.Context,
    table: str,
    settings: Settings | None,
    name: str | None,
    watch: bool,
    theme: str | None,
    words: Words,
) -> None:
    """Without settings, go to the table that is there; with some, open one."""
    address = read_address(table) if settings is None else None
    if not can_fill_screen():
        raise InvalidOption("a table needs a terminal; a browser opens the link as well")
    try:
        address = address or open_table(table, settings or Settings())
        identity = None if watch else _identify(address, name, words)
        if watch:
            check_table(address)
    except NotDone as refusal:
        raise InvalidOption(trouble_words(refusal.reason, words)) from refusal
    if settings is not None:
        _show_link(address, words)
    client = TableClient(over_websocket(address), identity.token if identity else None)
    code = run_lobby(client, address, words, theme)
    end = client.end
    click.echo(trouble_words(end, words) if end else _farewell(address, identity, words))
    ctx.exit(code)


def _identify(address: Address, name: str | None, words: Words) -> Identity:
    def complain(refusal: NotDone) -> None:
        click.echo(trouble_words(refusal.reason, words))

    def ask_name() -> str:
        return str(click.prompt(words.say("start-name-hint"), prompt_suffix=" "))

    return find_identity(address, name, ask_name, complain)


def _show_link(address: Address, words: Words) -> None:
    """Before the screen is filled: how the others come."""
    click.echo(words.say("new-table", link=address.link))
    click.echo(qr_text(address.link))
    enter = words.say("new-table-enter")
    click.prompt(enter, default="", show_default=False, prompt_suffix=" ")


def _farewell(address: Address, identity: Identity | None, words: Words) -> str:
    if identity is None:
        return words.say("goodbye")
    how = f"lastcard join {address.link} --name {quote(identity.name)}"
    return words.say("goodbye-seat", command=how)
