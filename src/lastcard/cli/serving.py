"""Commands for tables in the browser."""

from __future__ import annotations

from pathlib import Path

import click


@click.command()
@click.option("--host", help="The address to listen at. Without it, this computer alone.")
@click.option("--port", type=click.IntRange(0, 65535), help="The port. Without it, a free one.")
@click.option("--lan", is_flag=True, help="Let everybody in the local network play.")
@click.option(
    "--db",
    "database",
    metavar="URL",
    help="Where tables are kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME (which "
    'needs pip install "lastcard[postgres]"). Without it, a file in your data folder.',
)
@click.option(
    "--allow-host",
    "names",
    metavar="NAME",
    multiple=True,
    help="A name under which browsers reach it, say, through a proxy. Addresses, localhost and "
    "this computer's own name need not be allowed. Can be given several times.",
)
@click.option("--open", "open_browser", is_flag=True, help="Open the page in your browser.")
@click.pass_context
def serve(
    ctx: click.Context,
    host: str | None,
    port: int | None,
    lan: bool,
    database: str | None,
    names: tuple[str, ...],
    open_browser: bool,
) -> None:
    """Serve tables in the browser, for friends and family. Ctrl-C stops it."""
    serve_tables(host, port, lan, database, open_browser, names)


def serve_tables(
    host: str | None,
    port: int | None,
    lan: bool,
    database: str | None,
    open_browser: bool,
    names: tuple[str, ...] = (),
) -> None:
    from ..server import running  # brings the server in, which takes a moment

    address = running.check_database(database) if database else running.default_database()
    running.prepare_database(address)
    listening = running.bind(host or (running.EVERYWHERE if lan else running.LOOPBACK), port)
    number = listening.getsockname()[1]
    shown = running.address_in_network() if lan else host or "localhost"
    link = f"http://{shown}:{number}/"

    def say_ready() -> None:
        click.echo(f"lastcard is at {link}    (Ctrl-C stops it)")
        if lan:
            click.echo(running.qr_text(link))
        if open_browser:
            running.open_page(link)

    allowed = names if host is None else (*names, host)
    running.run_server(listening, address, say_ready, allowed_hosts=allowed)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
def verify(file: Path) -> None:
    """Check that the shuffles of a recorded game are the ones that were committed to."""
    from ..table.records import check_proof
    from ..terminal.saving import read_text

    rounds = check_proof(read_text(file))
    click.echo(f"All shuffles of {rounds} round{'s' * (rounds > 1)} are as they were committed to.")


COMMANDS = (serve, verify)
