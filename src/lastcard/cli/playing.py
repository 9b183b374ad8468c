"""Commands for people who play: the game itself, its rules, and games played before."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from shlex import quote

import click

from ..bots import check_bot
from ..editions import EDITIONS, Edition
from ..errors import InvalidOption
from ..game import Game
from ..tui.console import is_interactive, make_console, read_from_stdin, show_long
from ..tui.person import Leave
from ..tui.plain_play import PlainGame, make_bots
from ..tui.plan import Kept, Plan
from ..tui.replay import browse_steps, print_steps
from ..tui.rules_text import editions_table, rules_page
from ..tui.saving import GameFile, load_game
from ..tui.stats import collect, statistics_table
from ..tui.store import GameStore, find_unfinished, resume_game
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
@click.option("--resume", is_flag=True, help="Go on with the last game that is not over.")
@click.pass_context
def play(
    ctx: click.Context,
    edition: str | None,
    players: int,
    bots: str,
    seed: str | None,
    options: Sequence[str],
    save: Path | None,
    resume: bool,
) -> None:
    """Play a game against bots, line by line. Every game is kept, move by move.

    Without EDITION you are asked which one (classic, where nobody can be asked).
    """
    kept = None
    with _may_leave(ctx, lambda: _goodbye(kept, save)):
        kept = _game_to_go_on_with(ctx, save, resume)
        if kept is None:
            chosen = edition or _ask_edition().name
            rules = read_rules(chosen, options)
            kept = _begin(Plan(chosen, players, (bots,), rules, seed), save)
        luck = secrets.randbits(64) if seed is None else seed
        others = make_bots(kept.plan, luck)
        PlainGame(kept.game, others, make_console(), read_from_stdin, kept.keep).run()


@contextmanager
def _may_leave(ctx: click.Context, goodbye: Callable[[], str]) -> Iterator[None]:
    """Say goodbye to somebody who goes before the game is over, in whatever way."""
    try:
        yield
    except Leave:
        click.echo(goodbye())
    except EOFError:
        click.echo(f"\n{goodbye()}")
    except KeyboardInterrupt:
        click.echo(f"\n{goodbye()}")
        ctx.exit(INTERRUPTED)


def _goodbye(kept: Kept | None, save: Path | None) -> str:
    if kept is None or kept.keep is _keep_nowhere:
        return "Goodbye."
    how = "--resume" if save is None else f"--save {quote(str(save))}"
    return f"The game is saved. Go on with: lastcard play {how}"


def _begin(plan: Plan, save: Path | None) -> Kept:
    """Deal a new game, and find a place for it."""
    game = plan.deal()
    if save is not None:
        return Kept(plan, game, GameFile(save, plan, game).keep)
    try:
        return Kept(plan, game, GameStore().begin(plan, game))
    except OSError as error:
        click.echo(f"This game is not kept, since that cannot be done: {error}", err=True)
        return Kept(plan, game, _keep_nowhere)


def _keep_nowhere(game: Game) -> None:
    """For a data folder that cannot be written to."""


def _game_to_go_on_with(ctx: click.Context, save: Path | None, resume: bool) -> Kept | None:
    """The game in the file that is named, or the last one; None if a new one is to begin."""
    bot = ctx.params["bots"] if _was_given(ctx, "bots") else None
    if resume:
        _refuse_more(
            ctx, "--resume goes on with the last game as it is; leave the rest out", "save"
        )
        path = find_unfinished()
        if path is None:
            raise InvalidOption("there is no unfinished game; begin one with `lastcard play`")
        return resume_game(path, bot)
    if save is None or not save.is_file() or not save.stat().st_size:
        return None
    alone = f"go on with `lastcard play --save {save}` alone, or name another file"
    _refuse_more(ctx, f"{save} holds a game already: {alone}")
    return resume_game(save, bot)


def _refuse_more(ctx: click.Context, complaint: str, *more: str) -> None:
    """Nothing may be asked for that a game that goes on could not be."""
    if any(_was_given(ctx, name) for name in ("edition", "players", "seed", "options", *more)):
        raise InvalidOption(complaint)


def _was_given(ctx: click.Context, name: str) -> bool:
    return ctx.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE


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


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print the numbers for a program.")
def stats(as_json: bool) -> None:
    """Show what you have done in games against bots.

    Games count once they are over; games in practice do not.
    """
    found = collect()
    if as_json:
        numbers = {name.lower(): one.numbers() for name, one in found.items()}
        click.echo(json.dumps(numbers, indent=2))
    elif found:
        make_console().print(statistics_table(found))
    else:
        click.echo("You have not played a game to its end yet: begin one with `lastcard play`.")


COMMANDS = (play, replay, stats, rules, editions)
