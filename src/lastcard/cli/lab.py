"""Commands of the laboratory: many rounds, measured or written down."""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from .. import RULES_VERSION, __version__
from ..editions import find_edition
from ..exit_codes import INTERRUPTED
from ..extras import check_installed
from .common import (
    BOTS_HELP,
    Command,
    WholeNumber,
    edition_argument,
    edition_option,
    players_option,
    read_rules,
    rules_option,
    was_given,
)
from .completing import complete_bot, complete_option

if TYPE_CHECKING:
    from rich.console import RenderableType


_OF_NEW_ROUNDS = ("players", "rounds", "bots", "seed", "options")  # not of recorded games
DESCRIBED = ("edition", "players", "bots", "seed", "options")  # of rounds in a Parquet file
GETTING_READY = "Getting ready…"
json_option = click.option(
    "--json", "as_json", is_flag=True, help="Print one JSON object and nothing else."
)
file_type = click.Path(path_type=Path)


def count_option(
    name: str, default: int, help_text: str, most: int | None = None
) -> Callable[[Command], Command]:
    number = WholeNumber(1, most)
    return click.option(name, type=number, default=default, show_default=True, help=help_text)


rounds_option = count_option("--rounds", 10_000, "How many rounds, each on its own.")


def bots_option(default: str) -> Callable[[Command], Command]:
    return click.option(
        "--bot",
        "bots",
        multiple=True,
        default=[default],
        show_default=True,
        shell_complete=complete_bot,
        help=f"Who plays, seat by seat; the last one fills up the table. {BOTS_HELP}.",
    )


def seed_option(default: str | None = None) -> Callable[[Command], Command]:
    text = "A number or word: the same one gives the same result."
    return click.option("--seed", default=default, show_default=default is not None, help=text)


def workers_options(command: Command) -> Command:
    """Where the work is done."""
    cluster = click.option(
        "--cluster",
        metavar="auto|ADDRESS",
        help="Work on a Ray cluster, with the same result: the one this machine belongs to (or "
        "one made for the occasion), or the one at an address.",
    )
    threads = "How many processors to use; the result stays the same."
    return cluster(count_option("--threads", 1, threads, most=1024)(command))


class Notice:
    """A word at once from a command that takes a moment to begin.

    It stands on a line of stderr, where somebody is watching, until there is more to see.
    """

    def __enter__(self) -> Notice:
        self._shown = sys.stderr.isatty()
        if self._shown:
            click.echo(GETTING_READY, err=True, nl=False)
        return self

    def clear(self) -> None:
        if self._shown:
            click.echo(f"\r{' ' * (len(GETTING_READY) + len('^C'))}\r", err=True, nl=False)
        self._shown = False

    def __exit__(self, *_: object) -> None:
        self.clear()


@contextmanager
def show_progress(
    notice: Notice, rounds: int, bots: Sequence[str], timed: bool = False
) -> Iterator[Callable[[int], None] | None]:
    """A bar on stderr where somebody is watching, and a word before a long silence."""
    from ..lab.matches import list_uncompiled
    from ..lab.printed.simulation_report import RoundsBar
    from ..terminal.console import make_console

    terminal = make_console(stderr=True)
    if waiting := list_uncompiled(bots, timed):
        notice.clear()
        terminal.print(f"Compiling {', '.join(waiting)} (once; it takes up to a minute)…")
    with RoundsBar(terminal, rounds, before=notice.clear) as bar:
        yield bar.add if terminal.is_terminal else None


@click.command()
@edition_argument()
@players_option
@rounds_option
@bots_option("random")
@seed_option()
@rules_option
@workers_options
@click.option("--parquet", type=file_type, help="Write one row for each round to this file too.")
@json_option
def simulate(
    edition: str,
    players: int,
    rounds: int,
    bots: Sequence[str],
    options: Sequence[str],
    parquet: Path | None,
    as_json: bool,
    **work: Any,
) -> None:
    """Play many rounds at full speed and count what happens.

    Ctrl-C ends it early and reports what is done so far; a Parquet file is then not written.
    """
    rules = read_rules(edition, options)
    with ExitStack() as stack:
        notice = stack.enter_context(Notice())
        from ..lab.parquet import RoundsFile
        from ..lab.printed.simulation_report import simulation_report
        from ..lab.simulation import simulate as run  # brings the compiler in

        file = stack.enter_context(RoundsFile(parquet, edition, players)) if parquet else None
        progress = stack.enter_context(show_progress(notice, rounds, bots))
        work |= {"bots": bots, "progress": progress, "keep": file.add if file else None}
        done = run(edition, players, rounds, **work, **rules)
        if file:
            file.describe(**{name: getattr(done, name) for name in DESCRIBED})
        if file and done.interrupted:
            file.abandon()
    _print(as_json, done, type(done).as_dict, simulation_report)


def _print(
    as_json: bool,
    done: Any,
    data: Callable[[Any], dict[str, object]],
    report: Callable[[Any], RenderableType],
) -> None:
    """What was found out, and whether that is all of it."""
    if as_json:
        click.echo(json.dumps(data(done) | {"version": __version__, "rules": RULES_VERSION}))
    else:
        from ..terminal.console import make_console

        make_console().print(report(done))
    if done.interrupted:
        click.get_current_context().exit(INTERRUPTED)


@click.command()
@click.argument("bots", nargs=-1, required=True, shell_complete=complete_bot)
@edition_option("What they play.")
@click.option("--players", type=WholeNumber(2, 10), help="Seats; the last bot fills them up.")
@count_option(
    "--games", 1_000, "Rounds to play, rounded up so that every deal is played from all seats."
)
@click.option("--whole-games", is_flag=True, help="Play so many games to the end, not rounds.")
@seed_option(default="0")
@click.option(
    "--think",
    type=click.FloatRange(min=0.001, max=60),
    help="Seconds of processor time a decision for master, instead of a number of tries.",
)
@count_option("--tries", 2_000, "Playouts a decision for master.")
@rules_option
@workers_options
@click.option("--picture", type=file_type, help="Draw the results: a .png, .svg or .pdf file.")
@json_option
def arena(
    bots: Sequence[str],
    edition: str,
    games: int,
    options: Sequence[str],
    picture: Path | None,
    as_json: bool,
    **work: Any,
) -> None:
    """Let bots play against each other: random, casual, sharp, learned, master, or your own.

    Each deal is played from all seats. Ctrl-C ends it early and reports what is done so far.
    """
    rules = read_rules(edition, options)
    with ExitStack() as stack:
        notice = stack.enter_context(Notice())
        from ..lab.arena import hold_tournament  # brings the compiler in
        from ..lab.arena_picture import ArenaPicture
        from ..lab.printed.arena_report import tournament_data, tournament_report

        drawing = stack.enter_context(ArenaPicture(picture)) if picture else None
        progress = stack.enter_context(show_progress(notice, games, bots, timed=True))
        done = hold_tournament(bots, edition, games=games, progress=progress, **work, **rules)
        if drawing:
            drawing.finish(done)
    _print(as_json, done, tournament_data, tournament_report)


@click.command()
@edition_argument()
@click.option(
    "-o", "--output", type=file_type, required=True, help="The HTML page to write, one file."
)
@click.option(
    "--bot",
    default="sharp",
    show_default=True,
    shell_complete=complete_bot,
    help="Who plays, in every seat.",
)
@click.option(
    "--rounds",
    type=WholeNumber(min=1),
    help="How many, with each number of players; without it, about a minute's work for one "
    "processor.",
)
@seed_option(default="0")
@rules_option
@workers_options
def report(
    edition: str,
    output: Path,
    bot: str,
    rounds: int | None,
    options: Sequence[str],
    **work: Any,
) -> None:
    """Measure an edition with 2 to 10 players and write a page with charts.

    How long rounds and games are, what a round is worth, which seats and which cards win. Ctrl-C
    ends it without a page.
    """
    check_installed("matplotlib", "lab")
    rules = read_rules(edition, options)
    with ExitStack() as stack:
        notice = stack.enter_context(Notice())
        from ..lab.output import WholeFile
        from ..lab.report import PLAYERS, make_report, usual_rounds

        each = rounds or usual_rounds(edition, bot)
        file = stack.enter_context(WholeFile(output))
        with show_progress(notice, each * len(PLAYERS), [bot]) as progress:
            done = make_report(edition, bot, each, progress=progress, **work, **rules)
        from ..lab.report_page import report_page  # brings matplotlib's fonts in

        file.path.write_text(report_page(done), encoding="utf-8")
    click.echo(f"Written: {output}", err=True)


@click.command()
@edition_option("Which game.")
@rules_option
@click.option(
    "--against",
    metavar="NAME=VALUE",
    multiple=True,
    shell_complete=complete_option,
    help="A rule of the other table, as often as you like; without any, it plays by the book.",
)
@players_option
@rounds_option
@bots_option("sharp")
@seed_option()
@workers_options
@json_option
def compare(
    edition: str,
    options: Sequence[str],
    against: Sequence[str],
    rounds: int,
    bots: Sequence[str],
    as_json: bool,
    **work: Any,
) -> None:
    """Play the same deals with two sets of rules, and see what changes.

    For instance: lastcard compare --edition classic --option stacking=any --against stacking=same
    """
    rules, others = read_rules(edition, options), read_rules(edition, against)
    with ExitStack() as stack:
        notice = stack.enter_context(Notice())
        from ..lab.comparison import compare as run  # brings the compiler in
        from ..lab.printed.comparison_report import comparison_data, comparison_report

        progress = stack.enter_context(show_progress(notice, 2 * rounds, bots))
        work |= {"rounds": rounds, "bots": bots, "progress": progress}
        done = run(edition, rules, others, **work)
    _print(as_json, done, comparison_data, comparison_report)


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
    if records:
        _refuse_beside_records(click.get_current_context())
    with ExitStack() as stack:
        notice = stack.enter_context(Notice())
        from ..lab.dataset import DecisionsFile, write_games, write_rounds  # brings the compiler in

        if records:
            from ..recorded import load_recorded

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


def _refuse_beside_records(ctx: click.Context) -> None:
    for param in ctx.command.params:
        if param.name in _OF_NEW_ROUNDS and was_given(ctx, param.name):
            option = param.opts[0]
            raise click.UsageError(
                f"{option} is for rounds that bots play; leave it out beside --record"
            )
