"""Drawing with matplotlib: sheets of a fixed size, and SVG that takes its colours from a page."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

WIDTH = 380  # of a chart; a unit is a pixel where nothing is scaled, on a phone about 0.88
TEXT = 12
SMALL = 11

# Colours while drawing; in a page each becomes a variable of its style, light or dark.
INK, MUTED, GRID, PAPER, MORE, LESS = (f"#0{i}0{i}0{i}" for i in range(1, 7))
VARIABLES = {INK: "ink", MUTED: "muted", GRID: "grid", PAPER: "paper", MORE: "more", LESS: "less"}

_SVG = "http://www.w3.org/2000/svg"
_LEFT_OUT = (f"{{{_SVG}}}metadata", f"{{{_SVG}}}style")
_LINK = "http://www.w3.org/1999/xlink"
_STYLE: dict[Any, Any] = {
    "axes.axisbelow": True,
    "axes.edgecolor": GRID,
    "axes.facecolor": "none",
    "axes.labelcolor": MUTED,
    "axes.labelsize": SMALL,
    "axes.spines.left": False,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "figure.facecolor": "none",
    "font.size": TEXT,
    "grid.color": GRID,
    "grid.linewidth": 1,
    "lines.solid_capstyle": "butt",
    "svg.fonttype": "none",
    "text.color": INK,
    "xtick.color": GRID,
    "xtick.labelcolor": MUTED,
    "xtick.labelsize": SMALL,
    "ytick.color": GRID,
    "ytick.labelcolor": INK,
    "ytick.labelsize": TEXT,
    "ytick.left": False,
}


@contextmanager
def drawing_style(salt: str, inks: Mapping[str, str] | None = None) -> Iterator[None]:
    """The same look everywhere, whatever the user's own settings of matplotlib are.

    `inks` are what to draw with instead of the colours that become variables.
    """
    import matplotlib

    with matplotlib.rc_context():
        matplotlib.rcdefaults()
        style = {key: (inks or {}).get(value, value) for key, value in _STYLE.items()}
        matplotlib.rcParams.update({**style, "svg.hashsalt": salt})
        yield


def make_sheet(
    height: float, left: float, right: float = 10, top: float = 8, bottom: float = 38
) -> tuple[Figure, Axes]:
    """A sheet with one chart on it; its margins are in pixels."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(WIDTH / 72, height / 72))
    across = (WIDTH - left - right) / WIDTH
    axes = figure.add_axes((left / WIDTH, bottom / height, across, 1 - (top + bottom) / height))
    return figure, axes


def to_svg(figure: Figure, name: str, label: str) -> str:
    """An `svg` element to put into a page: text as text, colours as variables, own ids."""
    buffer = io.StringIO()
    nothing = dict.fromkeys(("Creator", "Date", "Format", "Type"))
    figure.savefig(buffer, format="svg", metadata=nothing)
    root = ElementTree.fromstring(buffer.getvalue())
    for parent in list(root.iter()):
        for child in list(parent):
            if child.tag in _LEFT_OUT:
                parent.remove(child)
    for size in ("width", "height"):
        del root.attrib[size]
    root.attrib |= {"role": "img", "aria-label": label}
    _name_ids(root, name)
    ElementTree.register_namespace("", _SVG)
    ElementTree.register_namespace("xlink", _LINK)
    return _take_style_from_page(ElementTree.tostring(root, encoding="unicode"))


def _name_ids(root: ElementTree.Element, name: str) -> None:
    """Ids are for the whole page: keep those that something refers to, under a name of our own."""
    text = ElementTree.tostring(root, encoding="unicode")
    used = set(re.findall(r"(?:url\(#|href=\"#)([^\")]+)", text))
    for element in root.iter():
        own = element.attrib.pop("id", None)
        if own in used:
            element.attrib["id"] = f"{name}-{own}"
        for key, value in element.attrib.items():
            element.attrib[key] = re.sub(r"^(url\()?#", rf"\1#{name}-", value)


def _take_style_from_page(svg: str) -> str:
    for color, variable in VARIABLES.items():
        svg = svg.replace(color, f"var(--{variable})")
    return re.sub(r"font-family: [^;\"]*; ", "", svg)
