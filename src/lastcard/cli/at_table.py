"""What `lastcard join` does: open a table or find it, be somebody there, and leave again."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from shlex import quote

import click

from ..client.address import Address, read_address
from ..client.handshake import Identity, check_table, find_identity, open_table
from ..client.over_websocket import over_websocket
from ..client.session import Session
from ..client.table_client import NotDone, TableClient
from ..errors import InvalidOption
from ..exit_codes import INTERRUPTED
from ..table.messages import Settings
from ..terminal.console import can_fill_screen, say_line
from ..terminal.narration import trouble_words
from ..terminal.plain.plain_seat import Leave
from ..terminal.plain.shared_table import PlainTable
from ..terminal.plain.typed_lines import TypedLines
from ..words import Words
from .common import qr_text, same_way


def run_at_table(
    ctx: click.Context,
    table: str,
    settings: Settings | None,
    watch: bool,
    name: str | None,
    theme: str | None,
    words: Words,
    plain: bool,
) -> None:
    """Without settings, go to the table that is there; with some, open one."""
    plain = plain or not can_fill_screen()
    try:
        address = read_address(table) if settings is None else open_table(table, settings)
        identity = None if watch else _identify(address, name, words)
        if watch:
            check_table(address)
    except NotDone as refusal:
        raise InvalidOption(trouble_words(refusal.reason, words)) from refusal
    if settings is not None:
        _show_link(address, words, plain)
    client = TableClient(over_websocket(address), identity.token if identity else None)
    code = _sit_plainly(client, words) if plain else _sit(client, address, words, theme)
    end = client.end
    click.echo(trouble_words(end, words) if end else _farewell(ctx, address, identity, words))
    ctx.exit(code)


def _sit(client: TableClient, address: Address, words: Words, theme: str | None) -> int:
    from ..terminal.app import run  # brings Textual in, which takes a moment
    from ..terminal.screens.lobby_screen import LobbyScreen

    return run(LobbyScreen(client, address), words, theme)


def _sit_plainly(client: TableClient, words: Words) -> int:
    async def sit() -> None:
        session = Session(client, client.run)
        await PlainTable(session, say_line, TypedLines(), words).run()

    try:
        with suppress(Leave, EOFError):
            asyncio.run(sit())
    except KeyboardInterrupt:
        click.echo()
        return INTERRUPTED
    return 0


def _identify(address: Address, name: str | None, words: Words) -> Identity:
    return find_identity(
        address,
        name,
        ask_name=lambda: str(click.prompt(words.say("start-name-hint"), prompt_suffix=" ")),
        complain=lambda refusal: click.echo(trouble_words(refusal.reason, words)),
    )


def _show_link(address: Address, words: Words, plain: bool) -> None:
    """How the others come; where the screen is filled afterwards, that waits."""
    click.echo(words.say("new-table", link=address.link))
    if plain:
        return
    click.echo(qr_text(address.link))
    enter = words.say("new-table-enter")
    click.prompt(enter, default="", show_default=False, prompt_suffix=" ")


def _farewell(ctx: click.Context, address: Address, identity: Identity | None, words: Words) -> str:
    if identity is None:
        return words.say("goodbye")
    how = f"lastcard join {address.link} --name {quote(identity.name)}{same_way(ctx)}"
    return words.say("goodbye-seat", command=how)
