"""What `lastcard replay` does."""

from __future__ import annotations

from pathlib import Path

import click

from ..errors import InvalidOption
from ..game import Game
from ..terminal.console import can_fill_screen, is_interactive, read_from_stdin, say_line
from ..terminal.game_files import load_recorded
from ..terminal.own_games import own_games
from ..terminal.plain.plain_replay import browse_steps, print_steps
from ..words import Names, Words


def run_replay(
    ctx: click.Context, file: Path | None, theme: str | None, plain: bool, words: Words
) -> None:
    recorded = load_recorded(file or last_game())
    if not is_interactive():
        print_steps(say_line, recorded.game, recorded.names, words)
    elif plain or not can_fill_screen():
        _replay_plainly(recorded.game, recorded.names, words)
    else:
        from ..terminal.app import run_replay as run  # brings Textual in, which takes a moment

        ctx.exit(run(recorded, words, theme))


def last_game() -> Path:
    games = own_games()
    if not games:
        raise InvalidOption("you have not played a game yet; name a file, or `lastcard play`")
    return games[0].path


def _replay_plainly(game: Game, names: Names, words: Words) -> None:
    try:
        browse_steps(say_line, game, names, read_from_stdin, words)
    except EOFError:
        click.echo()
