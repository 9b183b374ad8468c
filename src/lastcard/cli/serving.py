"""Commands for tables in the browser."""

from __future__ import annotations

import webbrowser
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec

from ..editions.registry import offer_editions
from ..server.config import ServerSettings
from .common import WholeNumber, qr_text
from .serve_options import config_option, option, settings_options

if TYPE_CHECKING:
    from ..table.shuffles import Round


@click.command()
@config_option
@option("--host", help="The address to listen at. Without it, this computer alone.")
@option("--port", type=WholeNumber(0, 65535), help="The port. Without it, a free one.")
@option("--lan", is_flag=True, help="Let everybody in the local network play.")
@option("--open", is_flag=True, help="Open the page in your browser.")
@settings_options
def serve(host: str | None, port: int | None, lan: bool, open: bool, **more: Any) -> None:
    """Serve tables in the browser, for friends and family. Ctrl-C stops it.

    A flag counts more than an environment variable, and that more than a line in the file that
    --config names. A rate N:RATE is so many at once, and so many a second after that.
    """
    from ..server import running  # brings the server in, which takes a moment
    from ..server.sql import sqlite_file

    settings = ServerSettings(**more)
    address = running.find_database(settings.db)
    names = settings.allow_host if host is None else (*settings.allow_host, host)
    settings = msgspec.structs.replace(settings, db=address, allow_host=names)
    with sqlite_file.held(address):
        offer_editions(settings.edition)
        running.prepare_database(address)
        running.prepare_bus(settings)
        listening = running.bind(host or (running.EVERYWHERE if lan else running.LOOPBACK), port)
        shown = running.address_in_network() if lan else host or "localhost"
        link = f"http://{shown}:{listening.getsockname()[1]}/"
        running.run_server(listening, settings, partial(_say_ready, link, lan, open))


def _say_ready(link: str, lan: bool, open_browser: bool) -> None:
    click.echo(f"lastcard is at {link}    (Ctrl-C stops it)")
    if lan:
        click.echo(qr_text(link))
    if open_browser:
        webbrowser.open(link)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--commitment",
    "seen",
    multiple=True,
    metavar="DIGITS",
    help="What was shown as a fair shuffle before the first card of a round; as often as you like.",
)
def verify(file: Path, seen: tuple[str, ...]) -> None:
    """Check that the shuffles of a recorded game are the ones that were committed to."""
    from ..recorded import read_text
    from ..table.proof import check_proof, check_seen
    from ..table.shuffles import shorten

    rounds = check_proof(read_text(file))
    for number, one in enumerate(rounds, 1):
        click.echo(f"Round {number}: {shorten(one.commitment)}{_tell_shares(one)}")
    check_seen(rounds, seen)
    several = "s" * (len(rounds) > 1)
    click.echo(f"All shuffles of {len(rounds)} round{several} are as they were committed to.")
    if not seen:
        click.echo("Compare with what you were shown before the first card, by --commitment.")


def _tell_shares(one: Round) -> str:
    """How many of those who promised a share of a round's shuffles have said it."""
    said = sum(part.share is not None for part in one.parts)
    return f", with {said} of {len(one.parts)} shares of players" if one.parts else ""
