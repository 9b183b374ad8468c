"""A tournament's results in a terminal, and as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from ..lab.arena import Tournament


def tournament_data(done: Tournament) -> dict[str, object]:
    """Everything about a tournament, for JSON."""
    from ..lab.ladder import elo_ladder, win_rate

    ladder = elo_ladder(done)
    return {
        "edition": done.edition,
        "players": done.players,
        "seed": done.seed,
        "rounds": len(done.winners),
        "interrupted": done.interrupted,
        "bots": [
            {
                "name": result.name,
                "wins": result.wins,
                "win_rate": vars(win_rate(result.wins, result.rounds)),
                "elo": vars(elo),
                "points_per_round": result.points / max(1, result.rounds),
                "milliseconds_per_decision": 1000 * result.seconds / max(1, result.decisions),
                "failures": result.failures,
            }
            for result, elo in zip(done.results, ladder, strict=True)
        ],
    }


def tournament_report(done: Tournament) -> RenderableType:
    from ..lab.ladder import elo_ladder, win_rate

    table = Table(box=None, pad_edge=False)
    for column in ("bot", "rounds won", "95 %", "Elo", "95 %", "points a round", "ms a decision"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for result, elo in zip(done.results, elo_ladder(done), strict=True):
        rate = win_rate(result.wins, result.rounds)
        table.add_row(
            result.name,
            f"{rate.value:.1%}",
            f"{rate.low:.1%} – {rate.high:.1%}",
            f"{elo.value:.0f}",
            f"{elo.low:.0f} – {elo.high:.0f}",
            f"{result.points / max(1, result.rounds):.1f}",
            f"{1000 * result.seconds / max(1, result.decisions):.3f}",
        )
    title = f"{done.edition}, {done.players} players, {len(done.winners)} rounds, seed {done.seed}"
    notes = [Text(f"{r.name} failed: {r.failures[0]}", "red") for r in done.results if r.failures]
    return Group(Text(title, "bold"), table, *notes)
