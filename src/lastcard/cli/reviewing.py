"""The coach on the command line."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..errors import InvalidOption
from ..terminal.console import say_line
from ..words import Words
from .common import WholeNumber, screen_options

if TYPE_CHECKING:
    from ..coach import RoundReview
    from ..recorded import Recorded


@click.command()
@click.argument("file", required=False, type=click.Path(path_type=Path, allow_dash=True))
@click.option(
    "--all",
    "all_games",
    is_flag=True,
    help="Sum up all games that you have finished: how lucky, how good, which mistakes.",
)
@click.option(
    "--tries",
    type=WholeNumber(100, 1_000_000),
    help="How many rounds to play on for each decision; more take longer and are surer.",
)
@click.option("--json", "as_json", is_flag=True, help="Print it for a program, a line for a round.")
@screen_options
@click.pass_context
def review(
    ctx: click.Context,
    file: Path | None,
    all_games: bool,
    tries: int | None,
    as_json: bool,
    theme: str | None,
    words: Words,
    plain: bool,
) -> None:
    """Judge a recorded game move by move, with luck and skill told apart.

    On a full screen, everybody's chances are drawn, and one can step through them. Without FILE it
    is the game that you played last; - reads it from a pipe.
    """
    if file is not None and all_games:
        raise InvalidOption("name a file, or --all for your own games, not both")
    if all_games:
        sum_up_own(words, tries, as_json)
        return
    from ..recorded import load_recorded
    from ..terminal.console import can_fill_screen
    from ..terminal.own_games import last_game

    recorded = load_recorded(file or last_game())
    if plain or as_json or tries or not can_fill_screen():
        print_review(recorded, words, tries, as_json)
    else:
        from ..terminal.app import run  # brings Textual in, which takes a moment
        from ..terminal.screens.replay_screen import ReplayScreen

        ctx.exit(run(ReplayScreen(recorded, review=True), words, theme))


def print_review(
    recorded: Recorded, words: Words, tries: int | None = None, as_json: bool = False
) -> None:
    """In sentences, or for a program."""
    from ..coach import review_game  # with all that comes with them, this takes a moment
    from ..coach.review import TRIES
    from ..coach.telling import tell_round

    game, names, bots = recorded.game, recorded.names, recorded.bots
    for one in review_game(game, tries or TRIES, progress=_progress(words), bots=bots):
        if as_json:
            click.echo(json.dumps(asdict(one)))
        else:
            _show_line()
            for line in (*tell_round(one, game.edition, words, names), ""):
                say_line(line)


def _review_own(path: Path, tries: int, progress: Callable[[int, int], None]) -> list[RoundReview]:
    """The review of a game in the data folder; it is kept beside it, for the next time."""
    from ..coach import review_game
    from ..coach.short_form import VERSION, read_rounds, write_rounds
    from ..game import Game
    from ..record import read_headers
    from ..recorded import read_bots, read_text
    from ..terminal.game_files import write_whole

    text, beside = read_text(path), path.with_suffix(".review")
    made_from = {"version": VERSION, "tries": tries, "record": sha256(text.encode()).hexdigest()}
    with suppress(OSError, ValueError, AttributeError):
        kept = json.loads(beside.read_text(encoding="utf-8"))
        rounds = kept.pop("rounds", None)
        if kept == made_from:
            return read_rounds(json.dumps(rounds))
    game, bots = Game.from_record(text), read_bots(read_headers(text))
    made = list(review_game(game, tries, progress=progress, bots=bots))
    with suppress(OSError):  # then it is made anew the next time
        written = {**made_from, "rounds": json.loads(write_rounds(made))}
        write_whole(beside, json.dumps(written))
    return made


def sum_up_own(words: Words, tries: int | None, as_json: bool) -> None:
    """Games in practice do not count, as in the statistics."""
    from ..coach.review import TRIES
    from ..coach.summing import Standing
    from ..coach.telling import tell_standing
    from ..recorded import YOU
    from ..terminal.own_games import own_games

    games = [game for game in own_games() if game.is_over and not game.practice]
    standing = Standing()
    for number, game in enumerate(games, 1):
        which = words.say("standing-game", number=number, all=len(games))
        before = words.say("labelled", label=which, value="")
        for one in _review_own(game.path, tries or TRIES, _progress(words, before)):
            standing.add(one, YOU)
    _show_line()
    if as_json:
        click.echo(json.dumps(asdict(standing)))
    elif games:
        for line in tell_standing(standing, words):
            say_line(line)
    else:
        click.echo(words.say("standing-none", command="lastcard play"))


def _progress(words: Words, before: str = "") -> Callable[[int, int], None]:
    def show(done: int, total: int) -> None:
        _show_line(before + words.say("review-working", done=done, total=total))

    return show


def _show_line(said: str = "") -> None:
    """How far it is, on standard error, where somebody is watching; in the end, nothing."""
    if sys.stderr.isatty():
        click.echo(f"\r\x1b[K{said}", err=True, nl=False)
