"""The hand, as cards beside each other: the larger the fewer there are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text
from textual.events import Click
from textual.geometry import Size
from textual.widget import Widget

from ...editions import Edition
from ..themes import look_in
from .card_blocks import GIANT, HUGE, LARGE, MEDIUM, SMALL, draw_card
from .spots import Chosen, Spot

GAP = 1
SIZES = (GIANT, HUGE, LARGE, MEDIUM, SMALL)
POINTER = "▲"


@dataclass(frozen=True)
class Fit:
    """How the cards are laid out: their size, and how many go in a row."""

    size: Size
    per_row: int

    @property
    def row_height(self) -> int:
        """A card, room to raise it, and a line for its number."""
        return self.size.height + (2 if self.size.height > 1 else 1)

    def height(self, cards: int) -> int:
        return -(-cards // self.per_row) * self.row_height


def fit_cards(cards: int, width: int, height: int) -> Fit:
    """The largest size in which a hand has room, or the smallest one."""
    fits = [Fit(size, max(1, (width + GAP) // (size.width + GAP))) for size in SIZES]
    return next((fit for fit in fits if fit.height(cards) <= height), fits[-1])


class Hand(Widget):
    """Your cards. Those that can be played are raised and numbered; one is pointed at."""

    DEFAULT_CSS = "Hand { height: auto; padding: 0 1; }"

    def __init__(self) -> None:
        super().__init__()
        self.room = 4  # lines that there are for it
        self.most = 99  # lines that it may take in any case; of more rows, some are seen
        self._edition: Edition | None = None
        self._spots: Sequence[Spot] = ()
        self._pointed: int | None = None
        self._calls_uno = False

    def show(
        self, edition: Edition, spots: Sequence[Spot], pointed: int | None, calls_uno: bool = False
    ) -> None:
        """Show these cards, with the pointer at one of them or elsewhere."""
        self._edition, self._spots, self._pointed = edition, spots, pointed
        self._calls_uno = calls_uno
        self.refresh(layout=True)

    def fit(self, width: int | None = None) -> Fit:
        """How the cards are laid out now."""
        room = self.content_size.width if width is None else width
        return fit_cards(max(1, len(self._spots)), max(1, room), self.room)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        fit = self.fit(width)
        return len(self._rows_in_sight(fit)) * fit.row_height

    def _rows_in_sight(self, fit: Fit) -> range:
        """All rows, or as many as there is room for, with the one that is pointed at."""
        rows = -(-len(self._spots) // fit.per_row)
        most = min(rows, max(1, self.most // fit.row_height))
        pointed = min(max(0, self._pointed or 0), len(self._spots) - 1) // fit.per_row
        first = min(max(0, pointed - most // 2), rows - most)
        return range(first, first + most)

    def render(self) -> Text:
        fit = self.fit()
        rows = self._rows_in_sight(fit)
        lines = [line for row in rows for line in self._row(row * fit.per_row, fit)]
        return Text("\n", no_wrap=True).join(lines)

    def _row(self, start: int, fit: Fit) -> list[Text]:
        places = range(start, min(start + fit.per_row, len(self._spots)))
        columns = [self._column(place, fit) for place in places]
        gap = Text(" " * GAP)
        return [gap.join(cells) for cells in zip(*columns, strict=True)]

    def _column(self, place: int, fit: Fit) -> list[Text]:
        """One card with what is above and below it."""
        spot, edition = self._spots[place], self._edition
        assert edition is not None  # there are cards only after `show`
        code = spot.move.what
        look, faded = (
            look_in(self.app),
            not spot.playable and any(other.playable for other in self._spots),
        )
        card = draw_card(edition, code, fit.size, look, faded=faded)
        blank = Text(" " * fit.size.width)
        if fit.size.height > 1:
            card = [*card, blank] if spot.playable else [blank, *card]
        return [*card, self._label(place, fit.size.width)]

    def _label(self, place: int, width: int) -> Text:
        """The number under a card, and the pointer."""
        spot = self._spots[place]
        number = str(spot.number) if spot.playable else ""
        if place != self._pointed:
            return Text(number.center(width))
        uno = "!" if self._calls_uno and spot.playable else ""
        return Text(f"{POINTER}{number}{uno}".center(width), "bold reverse")

    def on_click(self, event: Click) -> None:
        offset = event.get_content_offset(self)
        if offset is None:
            return
        fit = self.fit()
        column = offset.x // (fit.size.width + GAP)
        row = self._rows_in_sight(fit).start + offset.y // fit.row_height
        place = row * fit.per_row + column
        if column < fit.per_row and place < len(self._spots):
            self.post_message(Chosen(place))
