"""Pictures of single cards: an own design, with a shape for each colour."""

from __future__ import annotations

from functools import cache

from ...editions.edition import COLOR_LETTERS, PICTURES, SHAPES
from ...extras import comes_with
from .motifs import draw_motif

with comes_with("rl"):
    from PIL import Image, ImageDraw, ImageFont

Picture = Image.Image
Pen = ImageDraw.ImageDraw
Box = tuple[float, float, float, float]
Ink = tuple[int, int, int]

WIDTH, HEIGHT = 44, 66
_FINE = 4  # drawn so many times larger, then made smaller, which gives smooth edges

INKS: dict[str, Ink] = {
    "red": (206, 48, 48),
    "yellow": (232, 178, 20),
    "green": (44, 142, 78),
    "blue": (40, 98, 190),
    "gold": (190, 142, 52),
    "gray": (128, 134, 142),
}
WHITE: Ink = (250, 250, 248)
NIGHT: Ink = (36, 38, 46)
_WORDS = {"S": "skip", "R": "turn", "D": "+2", "W4": "+4"}


@cache
def font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """Pillow's own font, the same on all machines."""
    return ImageFont.load_default(size)


@cache
def card_picture(code: str, shown: str, color_names: tuple[str, ...], scale: int) -> Picture:
    """A card face up, with what its edition shows on it ("": the usual); "" is its back."""
    picture = Image.new("RGBA", (WIDTH * _FINE * scale, HEIGHT * _FINE * scale))
    pen = ImageDraw.Draw(picture)
    unit = _FINE * scale
    pen.rounded_rectangle((0, 0, WIDTH * unit - 1, HEIGHT * unit - 1), 6 * unit, WHITE)
    inner = (2 * unit, 2 * unit, (WIDTH - 2) * unit, (HEIGHT - 2) * unit)
    if code and code[0] != "W":
        _draw_colored(pen, inner, unit, code, shown, color_names)
    else:
        pen.rounded_rectangle(inner, 5 * unit, NIGHT)
        _draw_ring(pen, unit, color_names if code else ())
        if code:
            _draw_wild_sign(pen, unit, code, shown)
    return picture.reduce(_FINE)


def _draw_colored(
    pen: Pen, inner: Box, unit: int, code: str, shown: str, color_names: tuple[str, ...]
) -> None:
    place = COLOR_LETTERS.index(code[0])
    ink = INKS[color_names[place]]
    pen.rounded_rectangle(inner, 5 * unit, ink)
    symbol = code[1:]
    if shown:
        _draw_sign(pen, (24 * unit, 35 * unit), shown, 26 * unit, ink)
    elif symbol == "S":
        _draw_skip(pen, unit)
    elif symbol == "R":
        _draw_reverse(pen, unit)
    else:
        _write(pen, (24 * unit, 35 * unit), _WORDS.get(symbol, symbol), 26 * unit)
    _write(pen, (9 * unit, 11 * unit), _WORDS["D"] if symbol == "D" else symbol, 11 * unit)
    draw_shape(pen, place, 9 * unit, 56 * unit, 4 * unit, WHITE)


def _draw_skip(pen: Pen, unit: int) -> None:
    x, y, size = 24 * unit, 35 * unit, 11 * unit
    pen.ellipse((x - size, y - size, x + size, y + size), outline=WHITE, width=3 * unit)
    pen.line((x - 7 * unit, y + 7 * unit, x + 7 * unit, y - 7 * unit), WHITE, 3 * unit)


def _draw_reverse(pen: Pen, unit: int) -> None:
    """Two arrows, up and down."""
    for x, tip, end in ((18, 24, 44), (30, 46, 26)):
        towards = 1 if tip < end else -1
        pen.line((x * unit, tip * unit, x * unit, end * unit), WHITE, 3 * unit)
        wings = [(x - 5, tip + 5 * towards), (x + 5, tip + 5 * towards), (x, tip - 2 * towards)]
        pen.polygon([(a * unit, b * unit) for a, b in wings], WHITE)


def _draw_ring(pen: Pen, unit: int, color_names: tuple[str, ...]) -> None:
    """A ring in parts, one for each colour; on the back of a card, one plain ring."""
    box = (8 * unit, 19 * unit, 40 * unit, 51 * unit)
    for place, name in enumerate(color_names):
        part = 360 / len(color_names)
        pen.pieslice(box, part * place, part * (place + 1), INKS[name])
    if not color_names:
        pen.ellipse(box, (92, 98, 116))
    pen.ellipse((14 * unit, 25 * unit, 34 * unit, 45 * unit), NIGHT)


def _draw_wild_sign(pen: Pen, unit: int, code: str, shown: str) -> None:
    words = _WORDS.get(code, code[1:])
    _draw_sign(pen, (24 * unit, 35 * unit), shown or words, 13 * unit, NIGHT)
    _write(pen, (10 * unit, 10 * unit), words or "W", 11 * unit)


def _draw_sign(pen: Pen, middle: tuple[float, float], sign: str, size: int, ground: Ink) -> None:
    """What stands in the middle: a picture by its name, or a few letters."""
    if sign in PICTURES:
        ink = INKS.get(sign.partition(" ")[0], WHITE)  # a red hero is red
        draw_motif(pen, sign, middle, size * 1.1, ink, ground)
    else:
        _write(pen, middle, sign, size)


def draw_shape(pen: Pen, place: int, x: float, y: float, size: float, ink: Ink) -> None:
    """The shape of a colour, by the place of its letter."""
    box = (x - size, y - size, x + size, y + size)
    match SHAPES[COLOR_LETTERS[place]]:
        case "circle":
            pen.ellipse(box, ink)
        case "square":
            pen.rectangle(box, ink)
        case "triangle":
            pen.polygon([(x, y - size), (x + size, y + size), (x - size, y + size)], ink)
        case "diamond":
            pen.polygon([(x, y - size), (x + size, y), (x, y + size), (x - size, y)], ink)


def _write(pen: Pen, middle: tuple[float, float], words: str, size: int) -> None:
    pen.text(middle, words, WHITE, font(size), anchor="mm")
