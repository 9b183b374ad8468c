"""What `lastcard replay` does."""

from __future__ import annotations

from pathlib import Path

import click

from ..errors import InvalidOption
from ..game import Game
from ..terminal.console import can_fill_screen, is_interactive, make_console, read_from_stdin
from ..terminal.own_games import own_games
from ..terminal.plain.plain_replay import browse_steps, print_steps
from ..terminal.saving import load_recorded
from ..terminal.sentences import Names


def run_replay(ctx: click.Context, file: Path | None, theme: str | None, plain: bool) -> None:
    game, names = load_recorded(file or last_game())
    if not is_interactive():
        print_steps(make_console(), game, names)
    elif plain or not can_fill_screen():
        _replay_plainly(game, names)
    else:
        from ..terminal.app import run_replay as run  # brings Textual in, which takes a moment

        ctx.exit(run(game, names, theme))


def last_game() -> Path:
    games = own_games()
    if not games:
        raise InvalidOption("you have not played a game yet; name a file, or `lastcard play`")
    return games[0].path


def _replay_plainly(game: Game, names: Names) -> None:
    try:
        browse_steps(make_console(), game, names, read_from_stdin)
    except EOFError:
        click.echo()
