"""A tournament's results in a terminal, and as plain data."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from ..arena import Tournament
    from ..ladder import Interval


def tournament_data(done: Tournament) -> dict[str, object]:
    """Everything about a tournament, for JSON."""
    from ..ladder import elo_ladder, win_rate

    ladder = elo_ladder(done)
    return {
        "edition": done.edition,
        "players": done.players,
        "seed": done.seed,
        "options": done.options,
        "tries": done.tries,
        "think": done.think,
        done.unit: len(done.winners),
        "unfinished": done.winners.count(-1),
        "interrupted": done.interrupted,
        "bots": [
            {
                "name": result.name,
                "wins": result.wins,
                "win_rate": _bounds(win_rate(result.wins, result.rounds)),
                "elo": _bounds(elo),
                f"points_per_{done.unit[:-1]}": result.points / max(1, result.rounds),
                "milliseconds_per_decision": 1000 * result.seconds / max(1, result.decisions),
                "failures": result.failures,
            }
            for result, elo in zip(done.results, ladder, strict=True)
        ],
    }


def _bounds(interval: Interval) -> dict[str, float | None]:
    """JSON knows no infinity: without a round there are no bounds."""
    return {name: x if math.isfinite(x) else None for name, x in vars(interval).items()}


def tournament_report(done: Tournament) -> RenderableType:
    """A table that fits a terminal of 80 columns, and what went wrong."""
    from ..ladder import elo_ladder, win_rate

    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("bot", no_wrap=True, overflow="ellipsis", max_width=16)
    points = f"points/{done.unit[:-1]}"
    for column in (f"{done.unit} won (95 %)", "Elo (95 %)", points, "ms/decision"):
        table.add_column(column, justify="right", no_wrap=True)
    for result, elo in zip(done.results, elo_ladder(done), strict=True):
        rate = win_rate(result.wins, result.rounds)
        table.add_row(
            result.name,
            f"{100 * rate.value:.1f} % ({100 * rate.low:.1f}–{100 * rate.high:.1f})",
            f"{elo.value:.0f}{_elo_bounds(elo)}",
            f"{result.points / max(1, result.rounds):.1f}",
            f"{1000 * result.seconds / max(1, result.decisions):.3f}",
        )
    failed = sum(len(result.failures) for result in done.results)
    played = f"{len(done.winners) + failed} {done.unit}"
    title = f"{done.edition}, {done.players} players, {played}, seed {done.seed}"
    return Group(Text(title, "bold"), table, *_failures(done), *_notes(done))


def _notes(done: Tournament) -> list[Text]:
    notes = []
    if unfinished := done.winners.count(-1):
        notes.append(Text(f"{unfinished:,} {done.unit} were won by nobody: they were given up."))
    if done.interrupted:
        notes.append(Text("Interrupted: this is what was done so far."))
    return notes


def _elo_bounds(elo: Interval) -> str:
    """None for the bot from which the others' ratings differ, nor without a round."""
    is_certain = elo.low == elo.high or not math.isfinite(elo.low)
    return "" if is_certain else f" ({elo.low:.0f}–{elo.high:.0f})"


def _failures(done: Tournament) -> list[Text]:
    """How often each bot failed, wherever it sat, and why for the first time."""
    reasons: dict[str, list[str]] = {}
    for result in done.results:
        reasons.setdefault(result.name, []).extend(result.failures)
    return [
        Text(f"{name} failed {_times(len(found))} and lost those {done.unit}: {found[0]}", "red")
        for name, found in reasons.items()
        if found
    ]


def _times(count: int) -> str:
    return {1: "once", 2: "twice"}.get(count, f"{count} times")
