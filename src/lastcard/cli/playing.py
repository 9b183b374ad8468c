"""Commands for people who play: the game itself, its rules, and games played before."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import click

from ..editions import EDITIONS, bring_editions
from ..errors import InvalidOption
from ..words import Words
from .common import (
    BOTS_HELP,
    edition_argument,
    language_option,
    players_option,
    read_rules,
    rules_option,
    screen_options,
    speed_option,
)
from .completing import complete_bots


@click.command()
@edition_argument()
@language_option
def rules(edition: str, words: Words) -> None:
    """Show the rules of an edition."""
    from ..terminal.console import make_console, show_long
    from ..terminal.rules_text import rules_page

    show_long(make_console(), rules_page(EDITIONS[edition], words))


def _check_bots(
    ctx: click.Context, param: click.Parameter, given: Sequence[str]
) -> tuple[str, ...]:
    from ..bots import check_bot

    names = tuple(name.strip() for text in given for name in text.split(","))
    for name in names:
        check_bot(name)
    return names


@click.command()
@edition_argument(required=False)
@players_option
@click.option(
    "--bots",
    multiple=True,
    callback=_check_bots,
    shell_complete=complete_bots,
    metavar="NAME[,NAME…]",
    help="Who sits in the other seats: one bot for all of them, or one for each; casual, if nobody "
    f"is named. {BOTS_HELP}.",
)
@click.option("--seed", help="A number or word: the same one deals the same cards.")
@rules_option
@click.option(
    "--save",
    type=click.Path(path_type=Path),
    help="Keep the game in this file, and go on with the game that is in it.",
)
@click.option("--resume", is_flag=True, help="Go on with a game that is not over.")
@click.option("--practice", is_flag=True, help="Moves may be taken back; the game does not count.")
@speed_option
@screen_options
@click.pass_context
def play(
    ctx: click.Context,
    edition: str | None,
    players: int,
    bots: tuple[str, ...],
    seed: str | None,
    options: Sequence[str],
    save: Path | None,
    resume: bool,
    practice: bool,
    speed: str,
    theme: str | None,
    words: Words,
    plain: bool,
) -> None:
    """Play a game against bots on a full screen. Every game is kept, move by move.

    Without EDITION a start screen opens, on which everything can be chosen.
    """
    if len(bots) not in (0, 1, players - 1):
        raise InvalidOption(f"name one bot for all, or one for each of {players - 1} seats")
    rules = read_rules(edition or "classic", options)
    if edition is None:
        bring_editions()  # to choose from
    from ..bots import USUAL_BOT
    from ..terminal.plan import Plan
    from .against_bots import AgainstBots  # all this takes a moment that others need not wait

    plan = Plan(edition or "classic", players, bots or (USUAL_BOT,), rules, seed, practice, speed)
    AgainstBots(ctx, plan, save, words, theme).run(resume, plain)


@click.command()
@click.argument("file", required=False, type=click.Path(path_type=Path, allow_dash=True))
@screen_options
@click.pass_context
def replay(
    ctx: click.Context, file: Path | None, theme: str | None, words: Words, plain: bool
) -> None:
    """Go through a recorded game, with all hands open or as one seat saw it.

    Without FILE it is the game that you played last; - reads it from a pipe.

    With --plain, Enter shows the next move, b the one before, a number jumps, q leaves. Where there
    is no terminal, all moves are printed.
    """
    from ..recorded import load_recorded
    from ..terminal.console import can_fill_screen, is_interactive, read_from_stdin, say_line
    from ..terminal.own_games import last_game
    from ..terminal.plain.plain_replay import browse_steps, print_steps

    recorded = load_recorded(file or last_game())
    if not is_interactive():
        print_steps(say_line, recorded.game, recorded.names, words)
    elif plain or not can_fill_screen():
        try:
            browse_steps(say_line, recorded.game, recorded.names, read_from_stdin, words)
        except EOFError:
            click.echo()
    else:
        from ..terminal.app import run  # brings Textual in, which takes a moment
        from ..terminal.screens.replay_screen import ReplayScreen

        ctx.exit(run(ReplayScreen(recorded), words, theme))


json_option = click.option("--json", "as_json", is_flag=True, help="Print it for a program.")


@click.command()
@json_option
@language_option
def games(as_json: bool, words: Words) -> None:
    """List the games that you have played against bots, the last one first."""
    from ..terminal.own_games import own_games, tell_game

    found = own_games()
    if as_json:
        click.echo(json.dumps([game.as_json() for game in found], indent=2))
    for game in found if not as_json else ():
        click.echo(tell_game(game, words))
    if not found and not as_json:
        click.echo(words.say("games-none", command="lastcard play"))


@click.command()
@json_option
@language_option
@click.option("--plain", is_flag=True, help="In sentences, for screen readers.")
def stats(as_json: bool, words: Words, plain: bool) -> None:
    """Show what you have done in games against bots.

    Games count once they are over; games in practice do not.
    """
    from ..terminal.console import make_console, say_line
    from ..terminal.own_games import collect, statistics_table, tell_statistics

    found = collect()
    if as_json:
        numbers = {name.lower(): one.numbers() for name, one in found.items()}
        click.echo(json.dumps(numbers, indent=2))
    elif found and plain:
        for sentence in tell_statistics(found, words):
            say_line(sentence)
    elif found:
        console = make_console()
        console.print(statistics_table(found, words, console))
    else:
        click.echo(words.say("stats-none", command="lastcard play"))
