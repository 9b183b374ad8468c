"""What is drawn on special cards besides letters: shapes round the point (0, 0), about 54 wide."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .card_pictures import Ink, Pen

Point = tuple[float, float]
Outline = tuple[Point, ...]


def _round(x: float, y: float, width: float, height: float = 0) -> Outline:
    """An ellipse by its middle and its half width and height; without a height, a circle."""
    steps = [math.radians(10 * step) for step in range(36)]
    tall = height or width
    return tuple((x + width * math.cos(a), y + tall * math.sin(a)) for a in steps)


def _star(points: int, outer: float, inner: float) -> Outline:
    turns = [math.pi * step / points for step in range(2 * points)]
    reach = (outer, inner) * points
    return tuple((r * math.sin(a), -r * math.cos(a)) for r, a in zip(reach, turns, strict=True))


def _box(left: float, top: float, right: float, bottom: float) -> Outline:
    return (left, top), (right, top), (right, bottom), (left, bottom)


def _path(corners: str) -> Outline:
    points = [corner.split(",") for corner in corners.split()]
    return tuple((float(x), float(y)) for x, y in points)


_HERO = (_round(0, -14, 12), _path("-24,28 -16,2 16,2 24,28"))
_PAGE = (_box(-19, -26, 19, 26),)
_LINES = (_box(-12, -16, 12, -11), _box(-12, -4, 12, 1))
# What is painted of each picture, and what is then taken away again.
_PAINTED: dict[str, tuple[Outline, ...]] = {
    "star": (_star(5, 28, 12),),
    "bolt": (_path("6,-28 -19,5 -4,5 -8,28 19,-7 3,-7"),),
    "heart": (_round(-12, -11, 13), _round(12, -11, 13), _path("-23,-4 0,-14 23,-4 0,26")),
    "moon": (_round(0, 0, 27),),
    "sun": (_star(8, 28, 15), _round(0, 0, 16)),
    "eye": (_round(0, 0, 28, 18),),
    "gift": (
        *(_box(-26, -16, 26, -8), _box(-23, -4, -3, 26), _box(3, -4, 23, 26)),
        *(_round(-9, -22, 8, 5), _round(9, -22, 8, 5)),
    ),
    "crown": (_path("-26,-14 -13,-2 0,-23 13,-2 26,-14 21,14 -21,14"), _box(-21, 18, 21, 24)),
    "flame": (_round(0, 9, 19), _path("1,-29 19,6 -19,6 -10,-15 -5,-4")),
    "wave": (_path("-28,24 -22,-2 -8,-18 8,-19 18,-9 14,4 4,-2 2,8 28,12 28,24"),),
    "arrows": (
        _path("-26,-16 8,-16 8,-26 27,-11 8,4 8,-6 -26,-6"),
        _path("26,16 -8,16 -8,26 -27,11 -8,-4 -8,6 26,6"),
    ),
    "wand": (
        _path("-26,20 2,-8 8,-2 -20,26"),
        _path("12,-28 16,-16 28,-12 16,-8 12,4 8,-8 -4,-12"),
    ),
    "rings": (_round(-10, 0, 17), _round(10, 0, 17)),
    "shield": (_path("0,-28 23,-18 20,8 0,28 -20,8 -23,-18"),),
    "wheel": (_round(0, 0, 27),),
    "first page": _PAGE,
    "second page": _PAGE,
    **{f"{color} hero": _HERO for color in ("red", "yellow", "green", "blue")},
}
_TAKEN: dict[str, tuple[Outline, ...]] = {
    "moon": (_round(11, -8, 22),),
    "eye": (_round(0, 0, 11),),
    "flame": (_round(1, 15, 8),),
    "rings": (_round(-10, 0, 11), _round(10, 0, 11)),
    "wheel": (_round(0, 0, 19),),
    "first page": _LINES[:1],
    "second page": _LINES,
}


def draw_motif(pen: Pen, picture: str, middle: Point, size: float, ink: Ink, ground: Ink) -> None:
    """A picture by its name, `size` wide, in an ink on a ground."""
    _fill(pen, _PAINTED[picture], middle, size, ink)
    _fill(pen, _TAKEN.get(picture, ()), middle, size, ground)


def _fill(pen: Pen, outlines: Iterable[Outline], middle: Point, size: float, ink: Ink) -> None:
    scale = size / 54
    for outline in outlines:
        pen.polygon([(middle[0] + x * scale, middle[1] + y * scale) for x, y in outline], ink)
