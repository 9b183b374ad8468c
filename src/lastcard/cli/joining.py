"""The command that goes to a table on a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

from .common import edition_option, players_option, read_rules, rules_option, screen_options


@click.command()
@click.argument("table", required=False)
@click.option("--new", is_flag=True, help="Open a table at the server TABLE, or on this computer.")
@click.option("--name", help="What you are called there. Without it you are asked.")
@click.option("--watch", is_flag=True, help="Only look on.")
@edition_option("What a new table plays.")
@players_option
@rules_option
@screen_options
@click.pass_context
def join(
    ctx: click.Context,
    /,
    table: str | None,
    new: bool,
    watch: bool,
    edition: str,
    players: int,
    options: Sequence[str],
    **screen: Any,
) -> None:
    """Play at a table that others play at in their browsers.

    TABLE is its link, HOST/CODE, or for a server on this computer just CODE. Your seat is kept for
    you: come back with the same command, and with --name if several people play here.

    With --new, a table is opened, and its link is shown for the others.
    """
    rules = read_rules(edition, options)
    if new and watch:
        raise click.UsageError("--new opens a table to play at; --watch goes with one there is")
    if not new and table is None:
        raise click.UsageError("name a table, or open one with --new")
    from ..table.messages import Settings
    from .at_table import run_at_table  # all this takes a moment that others need not wait

    settings = Settings(edition, rules, players) if new else None
    run_at_table(ctx, table or "", settings, watch, **screen)
