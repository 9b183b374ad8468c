"""The simulator's progress and results in a terminal."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.constrain import Constrain
from rich.progress import BarColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ...editions.option_text import write_rule
from ...editions.options import on_or_off

if TYPE_CHECKING:
    from ..simulation import Simulation

UPDATE_SECONDS = 0.1


class CountColumn(ProgressColumn):
    def render(self, task: Task) -> Text:
        return Text(f"{task.completed:,.0f}/{task.total or 0:,.0f}", "progress.download")


class RateColumn(ProgressColumn):
    def render(self, task: Task) -> Text:
        return Text(f"{task.speed or 0:,.0f} rounds/s")


class WithRoom:
    """Leaves room behind it for the ^C with which somebody ends it.

    A terminal writes that behind the bar: on a line of its own, it would keep the bar from being
    found when it is to be cleared away.
    """

    def __init__(self, bar: RenderableType) -> None:
        self._bar = bar

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Constrain(self._bar, max(1, options.max_width - len("^C") - 1))


class NarrowProgress(Progress):
    def get_renderable(self) -> RenderableType:
        return WithRoom(super().get_renderable())


class RoundsBar:
    """A bar with the rate and the time left. It begins with the first rounds, not before."""

    def __init__(self, console: Console, rounds: int, before: Callable[[], None]) -> None:
        columns = (BarColumn(20), CountColumn(), RateColumn(), TimeRemainingColumn())
        self._progress = NarrowProgress(*columns, console=console, transient=True)
        self._before = before  # it is shown
        self._task = self._progress.add_task("rounds", total=rounds)
        self._new = 0
        self._shown_at = 0.0

    def add(self, rounds: int) -> None:
        """So many more rounds are done; too many updates would slow the simulation down."""
        if not self._progress.live.is_started:
            self._before()
            self._progress.start()
        self._new += rounds
        if time.monotonic() - self._shown_at >= UPDATE_SECONDS:
            self._progress.update(self._task, advance=self._new)
            self._new = 0
            self._shown_at = time.monotonic()

    def __enter__(self) -> RoundsBar:
        return self

    def __exit__(self, *_: object) -> None:
        if self._progress.live.is_started:  # true as well where ^C came while it was begun
            self._progress.stop()


def simulation_report(done: Simulation) -> RenderableType:
    """The results as tables, with a note on what is missing in them."""
    parts: list[RenderableType] = [Text(_title(done), "bold"), _numbers(done)]
    if finished := done.rounds - done.unfinished:
        parts += [Text(), _seats_table(done, finished)]
    return Group(*parts, *(Text(f"\n{note}") for note in _notes(done)))


def _title(done: Simulation) -> str:
    bots = ", ".join(dict.fromkeys(done.bots))
    title = f"{done.edition}, {done.players} players ({bots}), seed {done.seed}"
    options = options_text(done.options)
    return f"{title}, {options}" if options else title


def options_text(options: Mapping[str, object]) -> str:
    return ", ".join(f"{name}={_option(value)}" for name, value in options.items())


def _option(value: object) -> object:
    """What is written on the two cards stands side by side."""
    return " / ".join(map(write_rule, value)) if isinstance(value, tuple) else on_or_off(value)


def _numbers(done: Simulation) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="dim")
    table.add_column(justify="right")
    table.add_column(style="dim")
    finished = done.rounds - done.unfinished
    table.add_row("Rounds", f"{done.rounds:,}", f"in {done.seconds:,.2f} s")
    table.add_row("Decisions", f"{done.decisions:,}", _each(done.decisions, done.rounds))
    table.add_row("Decisions a second", f"{done.decisions_per_second:,.0f}")
    table.add_row("Turns", f"{done.turns:,}", _each(done.turns, done.rounds))
    table.add_row("Cards left", f"{done.cards_left:,}", _each(done.cards_left, finished))
    table.add_row("Points", f"{done.points:,}", _each(done.points, finished))
    table.add_row("Reshuffles", f"{done.reshuffles:,}", _each(done.reshuffles, finished))
    table.add_row("Challenges won", f"{done.challenges_won:,}")
    table.add_row("Challenges lost", f"{done.challenges_lost:,}")
    table.add_row("UNO caught", f"{done.uno_caught:,}", _each(done.uno_caught, done.rounds))
    if done.unfinished:
        table.add_row("Unfinished", f"{done.unfinished:,}", percent(done.unfinished, done.rounds))
    return table


def _each(total: int, rounds: int) -> str:
    return f"{total / rounds:,.2f} a round" if rounds else ""


def percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.2f} %" if whole else ""


def _seats_table(done: Simulation, finished: int) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    for heading in ("seat", "won", "", "from the dealer", "won", ""):
        table.add_column(heading, justify="left" if heading.startswith("from") else "right")
    by_seat = _with_percent(done.wins, finished)
    by_distance = _with_percent(done.wins_by_distance, finished)
    for seat in range(done.players):
        table.add_row(str(seat), *by_seat[seat], _distance(seat), *by_distance[seat])
    return table


def _with_percent(wins: Sequence[int], finished: int) -> list[tuple[str, str]]:
    return [(f"{count:,}", percent(count, finished)) for count in wins]


def _distance(seats: int) -> str:
    return "the dealer" if seats == 0 else f"{seats} to the left"


def failure_notes(bots: Sequence[str], failures: Mapping[int, list[str]]) -> list[str]:
    return [
        f"Rounds left out because {bots[seat]} failed at seat {seat}: {len(reasons):,}. "
        f"The first: {reasons[0]}"
        for seat, reasons in failures.items()
    ]


def _notes(done: Simulation) -> list[str]:
    notes = failure_notes(done.bots, done.failures)
    if done.unfinished:
        from ..simulation import DECISION_LIMIT  # loaded by now: it made the results

        notes.append(
            f"{done.unfinished:,} rounds were given up after {DECISION_LIMIT:,} decisions each: "
            "players who choose at random hardly ever go out where hands keep being filled up. "
            "Wins, cards, points and reshuffles are those of the other rounds."
        )
    if done.interrupted:
        notes.append("Interrupted: this is what was done so far.")
    return notes
