"""The charts of a report, each as an `svg` element."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from .findings import short_name, signed
from .ladder import Interval
from .matches import Numbers
from .report import CardValue, Report, Spread, TableFigures
from .sheets import (
    GRID,
    INK,
    LESS,
    MORE,
    MUTED,
    PAPER,
    SMALL,
    drawing_style,
    make_sheet,
    to_svg,
)

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

ROW = 29  # the height of a row, in pixels
CARD_ROW = 17
OVERLAP = 1.3  # how many rows a curve is high
BINS = 60
_LOG_FROM = 25.0  # the range of a distribution from which on a linear axis shows nothing


def plot_turns(report: Report) -> str:
    label = "Distribution of the turns in a round, a curve for each number of players"
    spreads = [(table.players, table.turns) for table in report.finished]
    return _plot("turns", label, lambda: _ridges(spreads, "turns in a round", True))


def plot_points(report: Report) -> str:
    label = "Distribution of the points of a round, a curve for each number of players"
    spreads = [(table.players, table.points) for table in report.finished]
    return _plot("points", label, lambda: _ridges(spreads, "points of a round", False))


def plot_seats(report: Report) -> str:
    label = "Win rate minus an equal share, by number of players and distance from the dealer"
    return _plot("seats", label, lambda: _seat_map(report.finished))


def plot_cards(table: TableFigures) -> str:
    label = f"Change of the chance of winning by each card dealt, {table.players} players"
    return _plot("cards", label, lambda: _card_values(table.cards))


def plot_games(report: Report) -> str:
    label = "Rounds in a game, by number of players: median, middle half, and nine in ten"
    spreads = [(table.players, table.games) for table in report.tables if table.games.total]
    return _plot("games", label, lambda: _ranges(spreads, "rounds in a game"))


def _plot(name: str, label: str, draw: Callable[[], Figure]) -> str:
    with drawing_style(name):
        return to_svg(draw(), name, label)


# Distributions, a row for each number of players.


def _rows_sheet(
    spreads: Sequence[tuple[int, Spread]], label: str, row: float, above: float
) -> tuple[Figure, Axes]:
    """A sheet with a row for each number of players, the median at the right."""
    count = len(spreads)
    figure, axes = make_sheet((count - 1 + above + 0.3) * row + 58, left=52, right=46, top=20)
    axes.set_ylim(count - 1 + 0.3, -above)
    axes.set_yticks(range(count), [str(players) for players, _ in spreads])
    axes.tick_params(axis="y", length=0, pad=7)
    axes.grid(axis="x")
    axes.set_xlabel(label)
    for i, (_, spread) in enumerate(spreads):
        _beside(axes, i, f"{spread.median:,}", INK)
    _head(axes, "players", 0, -7)
    _head(axes, "median", 1, 42)
    return figure, axes


def _beside(axes: Axes, row: float, text: str, color: str) -> None:
    """A figure in the column at the right."""
    look = {"xycoords": axes.get_yaxis_transform(), "va": "center", "color": color}
    _note(axes, text, (1, row), (42, 0), look)


def _head(axes: Axes, text: str, side: int, offset: float, above: float = 7) -> None:
    """The heading of a column at the left (0) or the right (1) of a chart."""
    look = {"xycoords": "axes fraction", "color": MUTED, "fontsize": SMALL}
    _note(axes, text, (side, 1), (offset, above), look)


def _note(
    axes: Axes, text: str, place: tuple[float, float], off: tuple[float, float], look: Any
) -> None:
    """A text that ends so many pixels off a place."""
    axes.annotate(text, place, off, textcoords="offset points", ha="right", **look)


def _ridges(spreads: Sequence[tuple[int, Spread]], label: str, may_be_log: bool) -> Figure:
    """A curve for each number of players, with a logarithmic axis where no other would do."""
    figure, axes = _rows_sheet(spreads, label, ROW, OVERLAP)
    all_spreads = [spread for _, spread in spreads]
    logarithmic = may_be_log and _is_wide(all_spreads)
    edges = _bin_edges(all_spreads, logarithmic)
    if logarithmic:
        axes.set_xscale("log")
        _plain_log_ticks(axes)
    axes.set_xlim(edges[0], edges[-1])
    for i, spread in enumerate(all_spreads):
        _ridge(axes, i, spread, edges, logarithmic)
    return figure


def _ridge(axes: Axes, row: int, spread: Spread, edges: Numbers, logarithmic: bool) -> None:
    scale = np.log(edges) if logarithmic else edges
    until = np.concatenate([[0], spread.counts.cumsum()])
    below = until[np.minimum(edges, len(spread.counts)).astype(int)]
    heights = np.diff(below) / np.diff(scale)
    middles = (scale[1:] + scale[:-1]) / 2
    inside = slice(*_first_and_last(heights))
    y = row - OVERLAP * 0.95 * heights[inside] / heights.max()
    x = (np.exp(middles) if logarithmic else middles)[inside]
    style: dict[str, Any] = {"linewidth": 0, "zorder": 2 + row}
    axes.fill_between(x, y, row, color=PAPER, **style)
    axes.fill_between(x, y, row, color=MORE, alpha=0.3, **style)
    axes.plot(x, y, color=MORE, linewidth=1.4, zorder=2 + row)
    axes.plot([spread.median] * 2, [row, row - 0.3], color=INK, linewidth=1.8, zorder=100)


def _first_and_last(heights: Numbers) -> tuple[int, int]:
    """From the first bin with something in it to the last, and an empty one on either side."""
    found = np.flatnonzero(heights)
    return max(0, int(found[0]) - 1), int(found[-1]) + 2


def _is_wide(spreads: Sequence[Spread]) -> bool:
    low = min(spread.median for spread in spreads)
    return max(spread.quantile(0.98) for spread in spreads) > _LOG_FROM * max(1, low)


def _bin_edges(spreads: Sequence[Spread], logarithmic: bool) -> Numbers:
    """Bins for all the distributions: whole numbers, as far as nearly all cases go."""
    high = max(spread.quantile(0.985) for spread in spreads) + 1
    if logarithmic:
        low = max(1, min(spread.quantile(0.005) for spread in spreads))
        return np.unique(np.rint(np.geomspace(low, high, BINS)).astype(int))
    width = math.ceil(high / BINS)
    return np.arange(0, high + width, width)


def _plain_log_ticks(axes: Axes) -> None:
    from matplotlib.ticker import LogLocator, NullLocator, StrMethodFormatter

    axes.xaxis.set_major_locator(LogLocator(10, subs=(1, 3)))
    axes.xaxis.set_minor_locator(NullLocator())
    axes.xaxis.set_major_formatter(StrMethodFormatter("{x:,.0f}"))


def _ranges(spreads: Sequence[tuple[int, Spread]], label: str) -> Figure:
    figure, axes = _rows_sheet(spreads, label, ROW * 0.8, 0.7)
    for i, (_, spread) in enumerate(spreads):
        wide = [spread.quantile(0.05), spread.quantile(0.95)]
        half = [spread.quantile(0.25), spread.quantile(0.75)]
        axes.plot(wide, [i, i], color=MORE, linewidth=1.6, alpha=0.7)
        axes.plot(half, [i, i], color=MORE, linewidth=8, alpha=0.45)
        axes.plot([spread.median], [i], "o", color=INK, markersize=5.5)
    axes.set_xlim(left=0)
    return figure


# Seats and cards.


def _seat_map(tables: Sequence[TableFigures]) -> Figure:
    """A cell for each seat; colour only where chance alone would hardly have done it."""
    most = max(table.players for table in tables)
    figure, axes = make_sheet(len(tables) * 29 + 52, left=50, right=2, top=48, bottom=4)
    axes.set_xlim(-0.5, most - 0.5)
    axes.set_ylim(len(tables) - 0.5, -0.5)
    axes.set_yticks(range(len(tables)), [str(table.players) for table in tables])
    axes.set_xticks(range(most), ["dealer", *map(str, range(1, most))])
    axes.xaxis.tick_top()
    axes.tick_params(length=0)
    axes.spines[:].set_visible(False)
    largest = max(abs(seat.value) for table in tables for seat in table.seats)
    for row, table in enumerate(tables):
        for distance, seat in enumerate(table.seats):
            _cell(axes, distance, row, seat, largest)
    axes.set_xlabel("seats to the left of the dealer", labelpad=6)
    axes.xaxis.set_label_position("top")
    _head(axes, "players", 0, -5, 24)
    return figure


def _cell(axes: Axes, x: int, y: int, seat: Interval, largest: float) -> None:
    from matplotlib.patches import Rectangle

    sure = seat.is_sure
    color = (MORE if seat.value > 0 else LESS) if sure else GRID
    depth = 0.12 + 0.48 * abs(seat.value) / largest if sure else 0.35
    corner = (x - 0.47, y - 0.46)
    axes.add_patch(Rectangle(corner, 0.94, 0.92, color=color, alpha=depth, linewidth=0))
    text = INK if sure else MUTED
    axes.text(x, y, signed(seat.value), ha="center", va="center", color=text, fontsize=SMALL)


def _card_values(cards: Sequence[CardValue]) -> Figure:
    names = [short_name(card.name) for card in cards]
    left = 10 + 6.4 * max(map(len, names))
    figure, axes = make_sheet(len(cards) * CARD_ROW + 50, left, right=48)
    axes.set_ylim(len(cards) - 0.4, -0.6)
    axes.set_yticks(range(len(cards)), names)
    axes.tick_params(axis="y", length=0, pad=6)
    axes.grid(axis="x")
    axes.axvline(0, color=MUTED, linewidth=1)
    for i, card in enumerate(cards):
        sure, change = card.change.is_sure, card.change
        color = (MORE if change.value > 0 else LESS) if sure else MUTED
        axes.plot([100 * change.low, 100 * change.high], [i, i], color=color, linewidth=1.6)
        axes.plot([100 * change.value], [i], "o", color=color, markersize=6)
        _beside(axes, i, signed(change.value), INK if sure else MUTED)
    axes.set_xlabel("change of the chance to win, percentage points")
    return figure
