"""Cards as blocks of characters, in several sizes. Colour never says what the letters do not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from rich.color import Color
from rich.color_triplet import ColorTriplet
from rich.style import Style
from rich.text import Text
from textual.geometry import Size

from ...editions import Edition
from ...notation import is_wild
from ...words.words import color_id
from ..card_text import FACES, SIGNS, card_face

SYMBOLS = {"S": "⊘", "R": "⇄", "D": "+2"}
WILD_SYMBOLS = {"W4": "+4", "W": "✦"}
# What editions say is drawn on their cards, as far as there is a sign for it; the rest is a star.
PICTURES = {
    "star": "★",
    "bolt": "ϟ",
    "heart": "♥",
    "moon": "☾",
    "sun": "☼",
    "eye": "◉",
    "gift": "❖",
    "crown": "♛",
    "flame": "▲",
    "wave": "≈",
    "arrows": "⇄",
    "wand": "✶",
    "rings": "≡",
    "shield": "◈",
    "first page": "✎",
    "second page": "✎",
}
BACK = "color(244) on color(238)"
WILD = "bold color(231) on color(236)"
FADED, INK = 0.62, 0.35  # how far a card that cannot be played is on its way to the ground


# How large a card is drawn, in characters.
SMALL, MEDIUM, LARGE, HUGE = Size(4, 1), Size(5, 3), Size(7, 5), Size(11, 7)
GIANT = Size(15, 9)


@dataclass(frozen=True)
class Look:
    """How cards are drawn here: with frames where there is no colour, on which ground they lie."""

    framed: bool = False
    ground: tuple[int, int, int] = (18, 18, 18)
    few_colors: bool = False  # none but the sixteen, among which a blended blue is a grey


def draw_card(
    edition: Edition,
    code: str,
    size: Size,
    look: Look,
    chosen: str | None = None,
    faded: bool = False,
) -> list[Text]:
    """The lines of a card. `chosen` is the colour named for a wild."""
    if size == SMALL:
        short = f"{code:<2}"
        lines = [Text(f"[{short}]") if look.framed else card_face(edition, short, chosen)]
    else:
        sign = SIGNS.get(chosen or code[0], "")
        words = (_frame if look.framed else _fill)(code, symbol(edition, code), size, sign)
        lines = [Text(line, _style(edition, code, chosen)) for line in words]
        if is_wild(code) and chosen is None and not look.framed:
            lines[-1] = _four_colors(edition, size)
    return [fade(line, look) for line in lines] if faded else lines


def draw_back(size: Size, look: Look) -> list[Text]:
    if look.framed:
        return [Text(line) for line in _box(["░" * (size.width - 2)] * (size.height - 2))]
    weave = f" {'▚▞' * size.width}"[: size.width - 1] + " "
    blank = " " * size.width
    return [Text(line, BACK) for line in (blank, *[weave] * (size.height - 2), blank)]


def symbol(edition: Edition, code: str) -> str:
    """What stands large on a card."""
    picture = edition.picture(code)
    if picture:
        return picture if len(picture) == 1 else PICTURES.get(picture, "✦")
    return WILD_SYMBOLS.get(code) or SYMBOLS.get(code[1:], code[1:])


def _fill(code: str, large: str, size: Size, sign: str) -> list[str]:
    lines = [" " * size.width] * size.height
    lines[0] = f" {code}".ljust(size.width - 2) + f"{sign:<2}"
    lines[size.height // 2] = large.center(size.width)
    if size.height > 4:
        lines[-1] = f"{code} ".rjust(size.width)
    return lines


def _frame(code: str, large: str, size: Size, sign: str) -> list[str]:
    width = size.width - 2
    lines = [" " * width] * (size.height - 2)
    if size.height > 3:
        lines[len(lines) // 2] = large.center(width)
    lines[0] = code.ljust(width - 1) + (sign or " ")
    return _box(lines)


def _box(lines: Sequence[str]) -> list[str]:
    rule = "─" * len(lines[0])
    return [f"╭{rule}╮", *(f"│{line}│" for line in lines), f"╰{rule}╯"]


def _style(edition: Edition, code: str, chosen: str | None) -> str:
    if is_wild(code) and chosen is None:
        return WILD
    return FACES[color_id(edition, chosen if is_wild(code) and chosen else code[0])]


def _four_colors(edition: Edition, size: Size) -> Text:
    """The foot of a wild: its four colours beside each other."""
    foot = Text()
    left = size.width
    for place, name in enumerate(edition.color_names):
        part = left // (len(edition.color_names) - place)
        foot.append(" " * part, FACES[name])
        left -= part
    return foot


def fade(line: Text, look: Look) -> Text:
    """The same with its colours drawn towards the ground."""
    if look.framed:
        return Text(line.plain, "dim")
    if look.few_colors:
        dim = line.copy()
        dim.stylize("not bold dim")
        return dim
    faded = Text(line.plain)
    for start, end, style in _spans(line):
        faded.stylize(_faded(style, look.ground), start, end)
    return faded


def _spans(line: Text) -> list[tuple[int, int, str]]:
    whole = [(0, len(line), str(line.style))] if line.style else []
    return whole + [(span.start, span.end, str(span.style)) for span in line.spans]


@cache
def _faded(style: str, ground: tuple[int, int, int]) -> Style:
    contrast = Color.from_rgb(*(255 if part < 128 else 0 for part in ground))
    return Style(
        color=_towards(contrast, ground, INK),
        bgcolor=_towards(Style.parse(style).bgcolor, ground, FADED),
    )


def _towards(color: Color | None, ground: tuple[int, int, int], part: float) -> Color | None:
    if color is None:
        return None
    mixed = (
        round(own + part * (other - own))
        for own, other in zip(color.get_truecolor(), ground, strict=True)
    )
    return Color.from_triplet(ColorTriplet(*mixed))
