"""The command line. Nothing that takes a moment is imported before a command needs it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, NoReturn

import click

from ..errors import LastcardError
from ..terminal.console import prepare_streams
from . import (
    administration,
    completing,
    datasets,
    editing,
    joining,
    lab,
    operating,
    playing,
    reviewing,
    serving,
)
from .common import INTERRUPTED

FAILED = 2
COMPLETION = "`lastcard completion --help` says how to complete all this with the Tab key."


class Commands(click.Group):
    """Commands whose every failure is one line on stderr."""

    def main(self, *args: Any, **extra: Any) -> NoReturn:
        prepare_streams()
        sys.exit(_run(super().main, *args, **{**extra, "standalone_mode": False}))

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order in which people meet them."""
        return list(self.commands)


def _run(command: Callable[..., object], *args: Any, **extra: Any) -> int:
    """Run a command and return its exit code."""
    try:
        code = command(*args, **extra)
    except click.ClickException as error:
        return _fail(error.format_message())
    except LastcardError as error:
        return _fail(str(error))
    except OSError as error:
        return _fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except click.Abort:
        return INTERRUPTED
    return code if isinstance(code, int) else 0


def _fail(message: str) -> int:
    click.echo(f"Error: {' '.join(message.split())}", err=True)
    return FAILED


@click.group(cls=Commands, invoke_without_command=True, epilog=COMPLETION)
@click.version_option(package_name="lastcard", message="%(prog)s %(version)s")
@click.option("--lan", is_flag=True, help="Without a command: let the local network play, too.")
@click.pass_context
def main(ctx: click.Context, lan: bool) -> None:
    """UNO, exact to the printed rulebooks: play it, read its rules, study it.

    Without a command, tables are served on this computer, and the page is opened.
    """
    if ctx.invoked_subcommand is None:
        words = ["--open", *(["--lan"] if lan else [])]
        with serving.serve.make_context("serve", words, parent=ctx) as serving_alone:
            serving.serve.invoke(serving_alone)
    elif lan:
        raise click.UsageError("--lan goes with no command, or behind serve: lastcard serve --lan")


OWN = (serving, joining, playing, editing, reviewing)
GROUPS = (*OWN, lab, datasets, operating, administration, completing)
for group in GROUPS:
    for command in group.COMMANDS:
        main.add_command(command)
