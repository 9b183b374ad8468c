"""The coach on the command line."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path

import click

from ..words import Words
from .common import language_option


@click.command()
@click.argument("file", required=False, type=click.Path(path_type=Path, allow_dash=True))
@click.option(
    "--tries",
    type=click.IntRange(100, 1_000_000),
    help="How many rounds to play on for each decision; more take longer and are surer.",
)
@click.option("--json", "as_json", is_flag=True, help="Print it for a program, a line for a round.")
@language_option
def review(file: Path | None, tries: int | None, as_json: bool, words: Words) -> None:
    """Judge a recorded game move by move, with luck and skill told apart.

    Without FILE it is the game that you played last; - reads it from a pipe.
    """
    from ..coach import review_game  # with all that comes with them, this takes a moment
    from ..coach.review import TRIES
    from ..coach.telling import tell_round
    from ..terminal.saving import load_recorded
    from .own_replay import last_game

    game, names = load_recorded(file or last_game())
    called = [words.player(seat, names) for seat in range(game.players)]

    def show_progress(done: int, total: int) -> None:
        if sys.stderr.isatty():
            said = words.say("review-working", done=done, total=total)
            click.echo(f"\r{said}" + "\r\x1b[K" * (done == total), err=True, nl=False)

    for one in review_game(game, tries or TRIES, progress=show_progress):
        if as_json:
            click.echo(json.dumps(asdict(one)))
        else:
            click.echo("\r\x1b[K" * sys.stderr.isatty(), err=True, nl=False)
            click.echo("\n".join(tell_round(one, game.edition, words, called)) + "\n")


COMMANDS = (review,)
