"""The command that writes decisions for learning programs."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import click

from ..editions import find_edition
from ..extras import check_installed
from .common import edition_argument, players_option, read_rules, rules_option
from .lab import Notice, bots_option, file_type, rounds_option, seed_option, show_progress


@click.command()
@edition_argument(required=False)
@click.option("-o", "--output", type=file_type, required=True, help="The Parquet file to write.")
@click.option(
    "--record",
    "records",
    type=file_type,
    multiple=True,
    help="A recorded game to take, as often as you like, instead of having bots play.",
)
@click.option("--review", is_flag=True, help="Add what the coach says; about 3 s for a round.")
@players_option
@rounds_option
@bots_option("sharp")
@seed_option()
@rules_option
def dataset(
    edition: str | None,
    output: Path,
    records: Sequence[Path],
    review: bool,
    players: int,
    rounds: int,
    bots: Sequence[str],
    seed: str | None,
    options: Sequence[str],
) -> None:
    """Write every decision of many rounds: what was seen, what was possible, what was done.

    A row has the observation and the mask of the environments, the action and its move, and who
    won the round. Ctrl-C ends it without a file.
    """
    check_installed("pyarrow", "lab")
    if bool(edition) == bool(records):
        raise click.UsageError("name an edition that bots play, or take games by --record FILE")
    with ExitStack() as stack:
        notice = stack.enter_context(Notice())
        from ..lab.dataset import DecisionsFile, write_games, write_rounds  # brings the compiler in

        if records:
            from ..terminal.game_files import load_recorded

            found = [(one.game, one.bots) for one in map(load_recorded, records)]
            first = found[0][0]
            file = stack.enter_context(DecisionsFile(output, first.edition, first.players))
            write_games(file, found, review)
        else:
            assert edition is not None
            rules = read_rules(edition, options)
            file = stack.enter_context(DecisionsFile(output, find_edition(edition), players))
            progress = stack.enter_context(show_progress(notice, rounds, bots))
            drawn = secrets.randbits(64) if seed is None else seed
            write_rounds(file, rounds, bots, drawn, review, progress or (lambda _: None), **rules)
    click.echo(f"Written: {output}", err=True)
