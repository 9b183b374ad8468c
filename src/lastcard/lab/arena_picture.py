"""A tournament's results as one picture: win rates and the Elo ladder, with intervals."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ..errors import InvalidOption
from ..extras import check_installed
from . import sheets
from .arena import Tournament
from .ladder import Interval, elo_ladder, win_rate
from .output import WholeFile

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

FORMATS = ("png", "svg", "pdf")
INK, MUTED, GRID, DOTS = "#1b1f27", "#5c6470", "#dfe2e7", "#1a6bb5"
_INKS = {sheets.INK: INK, sheets.MUTED: MUTED, sheets.GRID: GRID}  # for which there is no page
_UNDATED = {"png": {}, "svg": {"Date": None}, "pdf": {"CreationDate": None}}


class ArenaPicture(WholeFile):
    """A file to draw a tournament in, for a `with` statement; the name's ending says how."""

    def __init__(self, path: Path) -> None:
        self._format = path.suffix.lower().removeprefix(".")
        if self._format not in FORMATS:
            endings = ", ".join(f".{name}" for name in FORMATS)
            raise InvalidOption(f"a picture's name ends in one of {endings}, not {path.name!r}")
        check_installed("matplotlib", "lab")
        super().__init__(path)

    def finish(self, done: Tournament) -> None:
        """Draw a whole tournament; one that was interrupted is not worth a picture."""
        if done.interrupted:
            self.abandon()
            return
        with sheets.drawing_style("arena", _INKS):
            kind, figure = self._format, draw_tournament(done)
            undated = _UNDATED[kind]
            figure.savefig(self.path, format=kind, dpi=160, facecolor="white", metadata=undated)


def draw_tournament(done: Tournament) -> Figure:
    """Both charts beside each other, a row for each bot, the strongest on top."""
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    rates = [win_rate(result.wins, result.rounds) for result in done.results]
    ladder = elo_ladder(done)
    order = sorted(range(done.players), key=lambda i: -rates[i].value)
    height = 1.5 + 0.34 * done.players
    figure = Figure(figsize=(8, height), layout=ConstrainedLayoutEngine(h_pad=0.14, w_pad=0.14))
    left, right = figure.subplots(1, 2)
    names = [done.results[i].name for i in order]
    percent = [_scaled(rates[i], 100) for i in order]
    _dots(left, names, percent, 100 / done.players, "{:.1f} %", f"{done.unit} won, %")
    _dots(right, [""] * done.players, [ladder[i] for i in order], 1000, "{:.0f}", "Elo")
    figure.suptitle(_title(done), x=0.018, ha="left", fontsize=12, fontweight="bold")
    return figure


def _title(done: Tournament) -> str:
    rounds = f"{len(done.winners):,} {done.unit} on duplicate deals"
    return f"{done.edition}, {done.players} players, {rounds}, seed {_plain(done.seed)}"


def _plain(text: str) -> str:
    """Between dollar signs matplotlib would read mathematics."""
    return text.replace("$", r"\$")


def _scaled(interval: Interval, factor: float) -> Interval:
    return Interval(interval.value * factor, interval.low * factor, interval.high * factor)


def _dots(
    axes: Axes,
    names: Sequence[str],
    values: Sequence[Interval],
    even: float,
    form: str,
    label: str,
) -> None:
    """A dot with its interval for each bot; a line where all would be equally strong."""
    axes.axvline(even, color=MUTED, linewidth=1, linestyle=(0, (4, 3)))
    for i, value in enumerate(values):
        axes.plot([value.low, value.high], [i, i], color=DOTS, linewidth=2)
        axes.plot([value.value], [i], "o", color=DOTS, markersize=7)
        place = axes.get_yaxis_transform()
        axes.text(1.18, i, form.format(value.value), transform=place, ha="right", va="center")
    axes.set_ylim(len(values) - 0.5, -0.5)
    axes.set_yticks(range(len(names)), [_plain(name) for name in names])
    axes.tick_params(axis="y", length=0)
    axes.margins(x=0.08)
    axes.grid(axis="x")
    axes.set_xlabel(f"{label} (with 95 % intervals)")
