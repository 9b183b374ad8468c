"""Commands for people who play: the game itself, its rules, and games played before."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from shlex import quote

import click

from ..bots import check_bot, make_bot
from ..editions import EDITIONS, Edition
from ..errors import InvalidOption, InvalidRecord
from ..game import Game
from ..tui.console import is_interactive, make_console, read_from_stdin, show_long
from ..tui.person import Leave
from ..tui.plain_play import PlainGame
from ..tui.replay import browse_steps, print_steps
from ..tui.rules_text import editions_table, rules_page
from ..tui.saving import load_game
from .common import INTERRUPTED, edition_argument, players_option, read_rules, rules_option


@click.command()
def editions() -> None:
    """List the editions."""
    make_console().print(editions_table())


@click.command()
@edition_argument()
def rules(edition: str) -> None:
    """Show the rules of an edition."""
    show_long(make_console(), rules_page(EDITIONS[edition]))


# Playing.


def _check_bot(ctx: click.Context, param: click.Parameter, name: str) -> str:
    check_bot(name)
    return name


@click.command()
@edition_argument(required=False)
@players_option
@click.option(
    "--bots",
    default="casual",
    show_default=True,
    callback=_check_bot,
    help="Who sits in the other seats. casual: a child's play; forgets UNO now and then. sharp: a "
    "good player's rules of thumb. master: thinks ahead (and gets ready in the background when "
    "first used). random: any legal move whatever.",
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
            game = Game.new(chosen, players, seed, **read_rules(chosen.name, options))
        bot = make_bot(bots, _own_seed(seed))
        PlainGame(game, make_console(), read_from_stdin, bot, save).run()
    except (Leave, EOFError) as reason:
        _say_goodbye(save, on_new_line=isinstance(reason, EOFError))
    except KeyboardInterrupt:
        _say_goodbye(save, on_new_line=True)
        ctx.exit(INTERRUPTED)


def _own_seed(seed: str | None) -> object:
    """The bots' luck: their own, but the same for the same seed."""
    return secrets.randbits(64) if seed is None else ("bots", seed)


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


@click.command()
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


COMMANDS = (play, replay, rules, editions)
