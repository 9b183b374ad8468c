"""The command line."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from shlex import quote
from typing import Any, NoReturn, TypeVar

import click
from click.shell_completion import CompletionItem

from .editions import EDITIONS, Edition
from .errors import InvalidOption, InvalidRecord, LastcardError
from .game import Game, find_edition
from .tui.bots import OPPONENTS
from .tui.console import (
    is_interactive,
    make_console,
    prepare_streams,
    read_from_stdin,
    show_long,
)
from .tui.option_text import HELP as OPTION_HELP
from .tui.option_text import complete_option, read_options
from .tui.person import Leave
from .tui.plain_play import PlainGame
from .tui.replay import browse_steps, print_steps
from .tui.report import RoundsBar, simulation_report
from .tui.rules_text import editions_table, rules_page
from .tui.saving import load_game

Command = TypeVar("Command", bound=Callable[..., Any])
FAILED, INTERRUPTED = 2, 130
COMPLETION = (
    'To complete commands, editions and options with the Tab key: eval "$(_LASTCARD_COMPLETE='
    'bash_source lastcard)", or zsh_source or fish_source.'
)


class Commands(click.Group):
    """Commands whose every failure is one line on stderr."""

    def main(self, *args: Any, **extra: Any) -> NoReturn:
        prepare_streams()
        sys.exit(_run(super().main, *args, **{**extra, "standalone_mode": False}))


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


# What several commands take.


def _check_edition(ctx: click.Context, param: click.Parameter, name: str | None) -> str | None:
    return None if name is None else find_edition(name).name


def _complete_edition(
    ctx: click.Context, param: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    found = (edition for edition in EDITIONS.values() if edition.name.startswith(incomplete))
    return [CompletionItem(edition.name, help=edition.summary) for edition in found]


def _complete_option(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    words = (ctx.params.get("edition"), *ctx.args)  # before the option has a value, it is in args
    edition = next((word for word in words if word in EDITIONS), None)
    return complete_option(edition, incomplete)


def edition_argument(required: bool = True) -> Callable[[Command], Command]:
    return click.argument(
        "edition",
        required=required,
        callback=_check_edition,
        shell_complete=_complete_edition,
    )


players_option = click.option(
    "--players", type=click.IntRange(2, 10), default=4, show_default=True, help="How many play."
)
rules_option = click.option(
    "--option",
    "options",
    metavar="NAME=VALUE",
    multiple=True,
    shell_complete=_complete_option,
    help=OPTION_HELP,
)


@click.group(cls=Commands, invoke_without_command=True, epilog=COMPLETION)
@click.version_option(package_name="lastcard", message="%(prog)s %(version)s")
@click.pass_context
def main(ctx: click.Context) -> None:
    """UNO, exact to the printed rulebooks: play it, read its rules, simulate it."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@main.command()
def editions() -> None:
    """List the editions."""
    make_console().print(editions_table())


@main.command()
@edition_argument()
def rules(edition: str) -> None:
    """Show the rules of an edition."""
    show_long(make_console(), rules_page(EDITIONS[edition]))


# Playing.


@main.command()
@edition_argument(required=False)
@players_option
@click.option(
    "--bots",
    type=click.Choice(OPPONENTS),
    default="random",
    show_default=True,
    help="Who sits in the other seats. random: any card that fits, wilds last, everything else "
    "by chance; sometimes forgets UNO. casual: a child's play. sharp: a good player's rules of "
    "thumb. master: thinks ahead (and gets ready in the background when first used).",
)
@click.option("--seed", help="A number or word: the same one deals the same cards.")
@rules_option
@click.option(
    "--save",
    type=click.Path(path_type=Path),
    help="Keep the game in this file, and go on with the game that is in it.",
)
@click.pass_context
def play(
    ctx: click.Context,
    edition: str | None,
    players: int,
    bots: str,
    seed: str | None,
    options: Sequence[str],
    save: Path | None,
) -> None:
    """Play a game against bots, line by line.

    Without EDITION you are asked which one (classic, where nobody can be asked).
    """
    try:
        if save is not None and save.is_file() and save.stat().st_size:
            game = _saved_game(ctx, save)
        else:
            chosen = EDITIONS[edition] if edition else _ask_edition()
            game = Game.new(chosen, players, seed, **read_options(options))
        PlainGame(game, make_console(), read_from_stdin, Random(seed), bots, save).run()
    except (Leave, EOFError) as reason:
        _say_goodbye(save, on_new_line=isinstance(reason, EOFError))
    except KeyboardInterrupt:
        _say_goodbye(save, on_new_line=True)
        ctx.exit(INTERRUPTED)


def _saved_game(ctx: click.Context, path: Path) -> Game:
    """The game in a file; nothing may be asked for that it could not be."""
    for name in ("edition", "players", "seed", "options"):
        if ctx.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE:
            raise InvalidOption(
                f"{path} holds a game already: go on with `lastcard play --save {path}` alone, or "
                "name another file"
            )
    game = load_game(path)
    if game.game_over:
        raise InvalidRecord(f"the game in {path} is over; look at it with `lastcard replay {path}`")
    return game


def _ask_edition() -> Edition:
    """Let somebody choose from a list; Enter takes the classic one."""
    names = list(EDITIONS)
    if not is_interactive():
        return EDITIONS[names[0]]
    console = make_console()
    for number, edition in enumerate(EDITIONS.values(), 1):
        console.print(f"{number}  {edition.name:<17} {edition.summary}")
    while True:
        typed = read_from_stdin(f"Which edition (Enter for {names[0]}, q to leave): ")
        typed = typed.strip().lower()
        if typed == "q":
            raise Leave
        if typed.isdecimal() and 0 < int(typed[:5]) <= len(names):
            return EDITIONS[names[int(typed) - 1]]
        begun = [name for name in names if name.startswith(typed)]
        if begun and (not typed or len(begun) == 1):
            return EDITIONS[begun[0]]
        console.print(f"Type a number from 1 to {len(names)}, or the name of an edition.")


def _say_goodbye(save: Path | None, on_new_line: bool) -> None:
    if on_new_line:
        click.echo()
    if save is None or not save.exists():
        click.echo("Goodbye.")
    else:
        click.echo(f"The game is saved. Go on with: lastcard play --save {quote(str(save))}")


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
def replay(file: Path) -> None:
    """Go through a recorded game, with all hands open.

    Enter shows the next move, b the one before, a number jumps, q leaves. Where there is no
    terminal, all moves are printed.
    """
    game = load_game(file)
    if is_interactive():
        try:
            browse_steps(make_console(), game, read_from_stdin)
        except EOFError:
            click.echo()
    else:
        print_steps(make_console(), game)


# Simulating.


@main.command()
@edition_argument()
@players_option
@click.option(
    "--rounds",
    type=click.IntRange(min=1),
    default=10_000,
    show_default=True,
    help="How many rounds, each on its own.",
)
@click.option(
    "--bot",
    type=click.Choice(["random"]),
    default="random",
    show_default=True,
    help="Who plays. random: any legal move, all with the same chance.",
)
@click.option("--seed", help="A number or word: the same one gives the same result.")
@rules_option
@click.option(
    "--threads",
    type=click.IntRange(1, 1024),
    default=1,
    show_default=True,
    help="How many processors to use; the result stays the same.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")
@click.pass_context
def simulate(
    ctx: click.Context,
    edition: str,
    players: int,
    rounds: int,
    bot: str,
    seed: str | None,
    options: Sequence[str],
    threads: int,
    as_json: bool,
) -> None:
    """Play many rounds at full speed and count what happens.

    Ctrl-C ends it early and reports what is done so far.
    """
    from .lab.simulation import simulate as run  # brings the compiler in, which takes a moment

    terminal = make_console(stderr=True)
    with RoundsBar(terminal, rounds) as bar:
        done = run(
            edition,
            players,
            rounds,
            seed,
            bot,
            threads,
            bar.add if terminal.is_terminal else None,
            **read_options(options),
        )
    if as_json:
        click.echo(json.dumps(done.as_dict()))
    else:
        make_console().print(simulation_report(done))
    if done.interrupted:
        ctx.exit(INTERRUPTED)


@main.command()
@click.argument("bots", nargs=-1, required=True)
@click.option("--edition", default="classic", show_default=True, help="What they play.")
@click.option("--players", type=click.IntRange(2, 10), help="Seats; the last bot fills them up.")
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=1_000,
    show_default=True,
    help="Rounds to play, rounded up so that every deal is played from all seats.",
)
@click.option("--seed", default="0", show_default=True, help="The same one gives the same deals.")
@click.option(
    "--think",
    type=click.FloatRange(min=0.001, max=60),
    help="Seconds a decision for master, instead of a number of tries.",
)
@click.option("--tries", type=click.IntRange(min=1), default=2_000, show_default=True)
@rules_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")
@click.pass_context
def arena(
    ctx: click.Context,
    bots: Sequence[str],
    edition: str,
    players: int | None,
    games: int,
    seed: str,
    think: float | None,
    tries: int,
    options: Sequence[str],
    as_json: bool,
) -> None:
    """Let bots play against each other: random, casual, sharp, master, or your own.

    Each deal is played from all seats. Ctrl-C ends it early and reports what is done so far.
    """
    from .lab.arena import hold_tournament  # brings the compiler in, which takes a moment
    from .tui.arena_report import tournament_data, tournament_report

    terminal = make_console(stderr=True)
    with RoundsBar(terminal, games) as bar:
        done = hold_tournament(
            bots,
            edition,
            players,
            games,
            seed,
            think,
            tries,
            bar.add if terminal.is_terminal else None,
            **read_options(options),
        )
    if as_json:
        click.echo(json.dumps(tournament_data(done)))
    else:
        make_console().print(tournament_report(done))
    if done.interrupted:
        ctx.exit(130)
