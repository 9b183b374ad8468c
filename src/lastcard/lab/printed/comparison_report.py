"""What changes between two rule sets, in a terminal and as plain data."""

from __future__ import annotations

import math
from dataclasses import asdict
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .simulation_report import failure_notes, options_text

if TYPE_CHECKING:
    from ..comparison import Comparison, Measure


def comparison_data(done: Comparison) -> dict[str, object]:
    """Everything about a comparison, for JSON, which knows no infinity."""
    data = asdict(done)
    for measure in data["measures"]:
        for span in (measure["before"], measure["after"], measure["change"]):
            span.update({name: x if math.isfinite(x) else None for name, x in span.items()})
    return data


def comparison_report(done: Comparison) -> RenderableType:
    title = f"{done.edition}, {done.players} players, {done.deals:,} deals, seed {done.seed}"
    bots = f"Played by {', '.join(dict.fromkeys(done.bots))}."
    parts: list[RenderableType] = [Text(title, "bold"), Text(bots, "dim"), Text(), _table(done)]
    return Group(*parts, *(Text(f"\n{note}") for note in _notes(done)))


def _table(done: Comparison) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("in a round")
    for rules in (done.against, done.options):
        table.add_column(options_text(rules) or "by the book", justify="right")
    table.add_column("change (95 %)", justify="right")
    for measure in done.measures:
        table.add_row(
            measure.name,
            _value(measure, measure.before.value),
            _value(measure, measure.after.value),
            _change(measure),
            style=None if measure.change.is_sure else "dim",
        )
    return table


def _value(measure: Measure, value: float) -> str:
    return f"{100 * value:.1f} %" if measure.is_share else f"{value:.2f}"


def _change(measure: Measure) -> str:
    change, scale = measure.change, 100 if measure.is_share else 1
    if not math.isfinite(change.high):
        return "one deal says nothing"
    half = scale * (change.high - change.value)
    digits = 1 if measure.is_share else 2
    return f"{scale * change.value:+.{digits}f} ± {half:.{digits}f}"


def _notes(done: Comparison) -> list[str]:
    from ..comparison import COMEBACK  # loaded by now: it made the results

    notes = [_sentence(done), *failure_notes(done.bots, done.failures)]
    if any(measure.name == "comebacks" for measure in done.measures):
        notes.append(
            f"A comeback: the winner still held {COMEBACK} cards or more when somebody else got "
            "down to one. What a round ends with, the winner went out with."
        )
        notes.append("Each interval stands alone: of twenty that hold no change, one seems to.")
    if done.unfinished:
        why = "a bot failed in a round of theirs, or it had no end"
        notes.append(f"{done.unfinished:,} deals are left out: {why}.")
    if done.interrupted:
        notes.append("Interrupted: this is what was done so far.")
    return notes


def _sentence(done: Comparison) -> str:
    """The change that matters most to people: how long it takes."""
    turns = next((measure for measure in done.measures if measure.name == "turns"), None)
    if turns is None or not turns.before.value:
        return "No deal was played to the end with both rule sets."
    if not turns.change.is_sure:
        return "Rounds take about as long: the difference is within what chance explains."
    percent = 100 * turns.change.value / turns.before.value
    return f"Rounds are {abs(percent):.0f} % {'longer' if percent > 0 else 'shorter'}."
