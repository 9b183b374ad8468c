"""`make bench`: measures everything in one run and prints a table and JSON."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.console import Console
from rich.table import Table

from . import engine, environments, rivals

RESULTS = Path(__file__).parent / "results"


def main() -> None:
    argparse.ArgumentParser(prog="python -m bench", description=__doc__).parse_args()
    console = Console()
    with console.status("Measuring…") as status:
        compiled = engine.measure_editions()
        status.update("Measuring two threads…")
        two_threads = engine.measure_threads()
        status.update("Measuring plain Python…")
        plain = engine.measure_plain()
        status.update("Measuring how soon it starts…")
        starts = engine.measure_starts()
        status.update("Measuring environments…")
        shown = environments.measure_environments()
        status.update("Measuring other engines…")
        others = rivals.measure_rivals()
    figures = {
        "decisions_per_second": compiled,
        "two_threads_over_one": two_threads,
        "state_bytes": engine.state_bytes(),
        "plain_milliseconds": plain,
        "starts": starts,
        "environment_decisions_per_second": shown,
        "rivals_decisions_per_second": others,
    }
    show(console, compiled, plain, others)
    show_environments(console, shown, others)
    console.print(f"Two threads make {two_threads:.2f} times as many decisions as one.")
    console.print(f"A state has {engine.state_bytes()} bytes.")
    for name, seconds in starts.items():
        console.print(f"{name}: {seconds:.2f}")
    save(figures)


def show(
    console: Console, compiled: dict[str, float], plain: dict[str, float], others: dict[str, float]
) -> None:
    """Speeds side by side, as multiples of the slowest rival or of the slowest edition."""
    base = min(others.values(), default=min(compiled.values()))
    table = Table(title="Uniformly random play, one core; lastcard with 4 players")
    table.add_column("engine", no_wrap=True)
    for column in ("decisions/s", "× slowest", "plain, ms"):
        table.add_column(column, justify="right", no_wrap=True)
    for name, speed in compiled.items():
        table.add_row(
            f"lastcard {name}",
            f"{speed:,.0f}",
            f"{speed / base:,.0f}",
            f"{plain[name]:.3f}",
        )
    for name, speed in others.items():
        table.add_row(name, f"{speed:,.0f}", f"{speed / base:,.0f}", "")
    console.print(table)


def show_environments(console: Console, shown: dict[str, float], others: dict[str, float]) -> None:
    """The same with observations and legal moves for each decision, where there are any."""
    table = Table(title="Environments, one core; lastcard with 4 players")
    table.add_column("environment", no_wrap=True)
    table.add_column("decisions/s", justify="right", no_wrap=True)
    rivals_shown = {name: speed for name, speed in others.items() if "bare" not in name}
    for name, speed in {**shown, **rivals_shown}.items():
        table.add_row(name, f"{speed:,.0f}")
    console.print(table)


def save(figures: dict[str, object]) -> None:
    RESULTS.mkdir(exist_ok=True)
    text = json.dumps(figures, indent=2)
    (RESULTS / "latest.json").write_text(text + "\n")
    print(text)


if __name__ == "__main__":
    main()
