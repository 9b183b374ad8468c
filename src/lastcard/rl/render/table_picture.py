"""A picture of a table: the piles in the middle, the seats around it, clockwise."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ...board import Board
from ...editions import Edition
from ...editions.edition import COLOR_LETTERS
from ...extras import comes_with
from .card_pictures import (
    HEIGHT,
    INKS,
    WHITE,
    WIDTH,
    Ink,
    Pen,
    Picture,
    card_picture,
    draw_shape,
    font,
)

with comes_with("rl"):
    from PIL import Image, ImageDraw

SIZE = (1200, 760)
_FINE = 2  # drawn twice as large, then made smaller
_ROOM: Ink = (27, 32, 42)
_FELT: Ink = (38, 92, 78)
_RIM: Ink = (30, 74, 63)
_PANEL: Ink = (43, 50, 63)
_QUIET: Ink = (160, 168, 180)
_GOLD: Ink = (246, 196, 84)
_PANEL_SIZE = (280, 196)
_MIDDLE = (600, 380)


class _Sheet(NamedTuple):
    """What is drawn on: the picture, its pen, and the edition for colours."""

    picture: Picture
    pen: Pen
    edition: Edition

    def card(self, code: str, x: float, y: float, scale: int = 1) -> None:
        shown = self.edition.picture(code) if code else ""
        picture = card_picture(code, shown, self.edition.color_names, _FINE * scale)
        self.picture.paste(picture, (round(x * _FINE), round(y * _FINE)), picture)

    def write(
        self, x: float, y: float, words: str, size: int, ink: Ink = WHITE, anchor: str = "lm"
    ) -> None:
        self.pen.text((x * _FINE, y * _FINE), words, ink, font(size * _FINE), anchor=anchor)

    def box(
        self, x: float, y: float, width: float, height: float, ink: Ink, rim: Ink, thick: int = 1
    ) -> None:
        corners = (x * _FINE, y * _FINE, (x + width) * _FINE, (y + height) * _FINE)
        self.pen.rounded_rectangle(corners, 14 * _FINE, ink, rim, thick * _FINE)

    def shape(self, color: int, x: float, y: float, size: float) -> None:
        """A colour, as its shape in its ink."""
        ink = INKS[self.edition.color_names[color]]
        draw_shape(self.pen, color, x * _FINE, y * _FINE, size * _FINE, ink)


def draw_table(
    board: Board, asked: int | None, names: Sequence[str], open_hands: bool = True
) -> npt.NDArray[np.uint8]:
    """The table as rows of pixels; with `open_hands=False` all hands are face down."""
    picture = Image.new("RGB", (SIZE[0] * _FINE, SIZE[1] * _FINE), _ROOM)
    sheet = _Sheet(picture, ImageDraw.Draw(picture), board.edition)
    _draw_felt(sheet)
    _draw_direction(sheet, board.direction)
    _draw_piles(sheet, board)
    for seat, (x, y) in enumerate(_places(board.players)):
        _draw_seat(sheet, board, seat, x, y, seat == asked, names[seat], open_hands)
    return np.array(picture.reduce(_FINE))


def _places(players: int) -> list[tuple[float, float]]:
    """The corner of each seat's panel, clockwise from the right end of the bottom row.

    From four players on, one sits on the left and one on the right.
    """
    width, height = _PANEL_SIZE
    beside = int(players >= 4)
    bottom = (players - 2 * beside) // 2
    top = players - 2 * beside - bottom
    low, high, between = SIZE[1] - height - 14, 14, (SIZE[1] - height) / 2
    places = [(x, float(low)) for x in reversed(_spread(bottom, width))]
    places += [(14.0, between)] * beside
    places += [(x, float(high)) for x in _spread(top, width)]
    return places + [(float(SIZE[0] - width - 14), between)] * beside


def _spread(count: int, width: int) -> list[float]:
    gap = 14
    start = (SIZE[0] - count * width - (count - 1) * gap) / 2
    return [start + i * (width + gap) for i in range(count)]


def _draw_felt(sheet: _Sheet) -> None:
    x, y = _MIDDLE
    for half_width, half_height, ink in ((285, 158, _RIM), (277, 150, _FELT)):
        corners = [x - half_width, y - half_height, x + half_width, y + half_height]
        sheet.pen.ellipse([corner * _FINE for corner in corners], ink)


def _draw_direction(sheet: _Sheet, direction: str) -> None:
    """Two arrows along the rim, the way that play goes."""
    turn = 1 if direction == "left" else -1
    for middle in (0, 180):
        angles = [math.radians(middle + turn * step) for step in range(-24, 25, 4)]
        points = [(600 + 245 * math.cos(a), 380 + 122 * math.sin(a)) for a in angles]
        sheet.pen.line([(x * _FINE, y * _FINE) for x, y in points], _GOLD, 4 * _FINE, "curve")
        _draw_tip(sheet, points[-2], points[-1])


def _draw_tip(sheet: _Sheet, before: tuple[float, float], end: tuple[float, float]) -> None:
    angle = math.atan2(end[1] - before[1], end[0] - before[0])
    corners = []
    for spread, length in ((0.0, 14), (2.3, 11), (-2.3, 11)):
        x = end[0] + length * math.cos(angle + spread)
        y = end[1] + length * math.sin(angle + spread)
        corners.append((x * _FINE, y * _FINE))
    sheet.pen.polygon(corners, _GOLD)


def _draw_piles(sheet: _Sheet, board: Board) -> None:
    sheet.box(478, 310, 2 * WIDTH, 2 * HEIGHT, _FELT, _RIM, 3)
    for shift in range(min(3, (board.draw_count + 30) // 31)):
        sheet.card("", 478 - 3 * shift, 310 - 3 * shift, 2)
    sheet.card(board.top, 634, 308, 2)
    sheet.write(518, 458, f"{board.draw_count} to draw", 15, WHITE, "mm")
    sheet.write(678, 458, f"{board.discard_count} played", 15, WHITE, "mm")
    sheet.write(600, 268, _situation(board), 16, _GOLD, "mm")
    if board.color is not None:
        color = COLOR_LETTERS.index(board.color)
        sheet.shape(color, 600, 372, 18)
        sheet.write(600, 408, board.edition.color_names[color], 14, WHITE, "mm")


def _situation(board: Board) -> str:
    """What the game waits for, in a few words."""
    if board.game_over:
        return f"game over, won by {', '.join(map(str, board.winners))}"
    if board.round_over:
        return f"round {board.round_number} won by {board.round_winner}"
    if board.debt:
        return f"{board.debt} cards owed"
    waits = {"drawn": ": a card was drawn", "second": ": a second card", "turn": ""}
    return f"round {board.round_number}{waits.get(board.phase, ': a colour is chosen')}"


def _draw_seat(
    sheet: _Sheet,
    board: Board,
    seat: int,
    x: float,
    y: float,
    asked: bool,
    name: str,
    open_hands: bool,
) -> None:
    width, height = _PANEL_SIZE
    sheet.box(x, y, width, height, _PANEL, _GOLD if asked else _ROOM, 3 if asked else 1)
    sheet.write(x + 14, y + 20, name, 16, _GOLD if asked else WHITE)
    count = board.hand_sizes[seat]
    facts = f"{count} card{'s' * (count != 1)}, {board.scores[seat]} points"
    sheet.write(x + width - 14, y + 20, facts, 13, _QUIET, "rm")
    _draw_badges(sheet, board, seat, x + 14, y + 40)
    hand = board.hand(seat) if open_hands else [""] * count
    _draw_hand(sheet, hand, x + 14, y + 52, width - 28)


def _draw_badges(sheet: _Sheet, board: Board, seat: int, x: float, y: float) -> None:
    """What is special about a seat: powers as shapes, the rest in words."""
    for letter, holder in board.powers.items():
        if holder == seat:
            sheet.shape(COLOR_LETTERS.index(letter), x + 5, y, 5)
            x += 16
    words = ["deals"] if board.dealer == seat else []
    words += ["shield"] if seat in board.shields else []
    words += [f"misses {board.missing[seat]}"] if board.missing[seat] else []
    words += ["owes UNO"] if board.uno_owed == seat else []
    words += ["won"] if board.round_winner == seat else []
    sheet.write(x, y, ", ".join(words), 12, _QUIET)


def _draw_hand(sheet: _Sheet, codes: Sequence[str], x: float, y: float, width: float) -> None:
    """One row, or two for a large hand; the cards overlap as much as they have to."""
    rows = 1 if len(codes) <= 8 else 2
    in_row = -(-len(codes) // rows)
    step = min(WIDTH + 4, (width - WIDTH) / max(1, in_row - 1))
    for i, code in enumerate(codes):
        row, place = divmod(i, in_row)
        top = y + 34 if rows == 1 else y + row * (HEIGHT + 4)
        sheet.card(code, x + place * step, top)
