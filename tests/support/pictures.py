"""What a person sees in a picture of a screen: characters, colours and emphasis.

How Rich writes the picture down is another matter: names, order and pieces may change.
"""

from __future__ import annotations

import re
from collections import defaultdict
from itertools import groupby
from xml.etree import ElementTree

from rich.cells import cell_len

SVG = "{http://www.w3.org/2000/svg}"
WIDTH, HEIGHT = 12.2, 24.4  # of a cell

Lines = defaultdict[int, dict[int, str]]  # by row and column


def describe(picture: str) -> list[str]:
    """The lines of a screen as text, and below them what each part of a line looks like."""
    root = ElementTree.fromstring(picture)
    styles = dict(re.findall(r"\.(\S+-r\d+) \{ *(.*?);? *\}", picture))
    characters, looks = _read_texts(root, styles)
    grounds = _read_grounds(root)
    rows = range(max(grounds, default=0) + 1)
    shown = [_write(characters[row]) for row in rows]
    return shown + [f"{row}: {_write_runs(looks[row], grounds[row])}" for row in rows]


def _read_texts(root: ElementTree.Element, styles: dict[str, str]) -> tuple[Lines, Lines]:
    """The characters, and what they look like."""
    characters, looks = Lines(dict), Lines(dict)
    for piece in root.iter(f"{SVG}text"):
        if "clip-path" not in piece.attrib:
            continue  # the title of the window
        row, column = _place(piece)
        for character in (piece.text or "").strip("\n").replace("\xa0", " "):
            style = styles[piece.attrib["class"]]
            characters[row][column] = character
            looks[row][column] = style if character != " " or "text-decoration" in style else ""
            column += cell_len(character)
    return characters, looks


def _read_grounds(root: ElementTree.Element) -> Lines:
    """The colours behind the characters."""
    grounds = Lines(dict)
    for piece in root.iter(f"{SVG}rect"):
        if "shape-rendering" not in piece.attrib:
            continue  # the frame of the window
        row, column = _place(piece)
        width = round(float(piece.attrib["width"]) / WIDTH)
        grounds[row].update(dict.fromkeys(range(column, column + width), piece.attrib["fill"]))
    return grounds


def _place(piece: ElementTree.Element) -> tuple[int, int]:
    """Row and column. A text's y is that of its foot, which lies within its row."""
    x, y = float(piece.attrib["x"]), float(piece.attrib["y"])
    return int(y / HEIGHT), round(x / WIDTH)


def _write(line: dict[int, str]) -> str:
    return "".join(line.get(column, " ") for column in range(max(line, default=-1) + 1)).rstrip()


def _write_runs(looks: dict[int, str], grounds: dict[int, str]) -> str:
    """From which column to which everything looks alike, and how."""

    def look_at(column: int) -> str:
        return f"{looks.get(column, '')} on {grounds.get(column)}"

    runs = groupby(sorted(looks.keys() | grounds.keys()), look_at)
    parts = [(look, list(columns)) for look, columns in runs]
    return ", ".join(f"{columns[0]}-{columns[-1]} {look}" for look, columns in parts)
