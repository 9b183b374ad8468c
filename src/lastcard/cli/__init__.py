"""The command line. Nothing that takes a moment is imported before a command needs it."""

from __future__ import annotations

import _thread
import os
import sys
import threading
from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, NoReturn

import click

from ..errors import LastcardError
from ..exit_codes import FAILED, INTERRUPTED, UNHEARD
from ..terminal.console import prepare_streams

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

# In the order in which people meet them, each with the module that has it.
COMMANDS = {
    "serve": "serving",
    "verify": "serving",
    "join": "joining",
    "play": "playing",
    "games": "playing",
    "replay": "playing",
    "stats": "playing",
    "rules": "playing",
    "editions": "editing",
    "review": "reviewing",
    "arena": "lab",
    "simulate": "lab",
    "compare": "lab",
    "report": "lab",
    "dataset": "lab",
    "backup": "administration",
    "restore": "administration",
    "admin": "administration",
    "completion": "completing",
}
COMPLETION = "`lastcard completion --help` says how to complete all this with the Tab key."


class Commands(click.Group):
    """Commands whose every failure is one line on stderr."""

    def main(self, *args: Any, **extra: Any) -> NoReturn:
        prepare_streams()
        sys.unraisablehook = _interrupt_again
        if "_LASTCARD_COMPLETE" in os.environ:
            from . import completing  # noqa: F401  # which knows what shells ask
        sys.exit(_run(super().main, *args, **{**extra, "standalone_mode": False}))

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in COMMANDS and not ctx.resilient_parsing:
            from ..editions.suggestion import suggest

            raise click.UsageError(f"there is no command {args[0]!r}; {suggest(args[0], COMMANDS)}")
        return super().resolve_command(ctx, args)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """It alone is loaded: a command can say something before the others would be there."""
        if name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(f".{COMMANDS[name]}", __name__), name)
        return command


def _interrupt_again(lost: UnraisableHookArgs) -> None:
    """Ctrl-C that a callback could not pass on, as the compiler's cannot, comes a moment later."""
    if issubclass(lost.exc_type, KeyboardInterrupt):
        threading.Timer(0.05, _thread.interrupt_main).start()
    else:
        sys.__unraisablehook__(lost)


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
    except BaseExceptionGroup as several:
        if several.split(BrokenPipeError)[1] is not None:
            raise
        return _stop_talking()
    return code if isinstance(code, int) else 0


def _stop_talking() -> int:
    """Nobody listens any more, as behind `| head`: say nothing more, not even at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return UNHEARD


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
        from .serving import serve

        with serve.make_context("serve", words, parent=ctx) as serving_alone:
            serve.invoke(serving_alone)
    elif lan:
        raise click.UsageError("--lan goes with no command, or behind serve: lastcard serve --lan")
