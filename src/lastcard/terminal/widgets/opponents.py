"""The other players: a tile for each, in the order in which they sit from your left on."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container
from textual.widget import Widget

from ...editions import EDITIONS, Edition
from ...rules.state import MAX_PLAYERS
from ...view import View
from ..card_text import FACES, color_name
from ..plain.table_text import MARK
from ..sentences import Names

BACK = "▮"
MOST_BACKS = 10
NARROWEST = 14  # a tile
LOW = 30  # lines of a screen on which tiles have no frames


def others_in_order(view: View) -> list[int]:
    """The seats of the others from your left on; all seats for somebody who watches."""
    if view.seat is None:
        return list(range(view.players))
    return [(view.seat + i) % view.players for i in range(1, view.players)]


def badges(view: View, seat: int, framed: bool) -> Text:
    """What a seat has besides cards: powers, a shield, turns to miss, the deal."""
    edition = EDITIONS[view.edition]
    found = [
        _power(edition, letter, framed) for letter, holder in view.powers.items() if holder == seat
    ]
    if seat in view.shields:
        found.append(Text("◈ shield", "bold"))
    if view.missing[seat]:
        found.append(Text(f"misses {view.missing[seat]}"))
    if seat == view.dealer:
        found.append(Text("deals", "dim"))
    return Text(" ").join(found)


def _power(edition: Edition, letter: str, framed: bool) -> Text:
    name = color_name(edition, letter)
    return Text(f"[{letter}]", "bold") if framed else Text(f" {letter} ", FACES[name])


def uno_note(view: View, seat: int) -> Text:
    """Has a seat one card only, and has it yet to call UNO?"""
    if view.uno_owed == seat:
        return Text("no UNO!", "bold reverse")
    return Text("last", "bold") if view.hand_sizes[seat] == 1 else Text()


class Tile(Widget):
    """One of the other players."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: Callable[[int], list[Text]] = _no_lines

    def show(self, view: View, seat: int, names: Names, low: bool, framed: bool) -> None:
        acting = seat == view.to_act
        self.set_class(acting, "-acting")
        self.set_class(low, "-low")
        name = f"{MARK if acting else ' '} {names.first(seat)}"
        self.border_title = None if low else Text(name.strip())
        tell = _low_lines if low else _lines
        self._lines = lambda width: tell(view, seat, name, width, framed)
        self.refresh()

    def render(self) -> Text:
        return Text("\n", no_wrap=True).join(self._lines(self.content_size.width))


def _no_lines(width: int) -> list[Text]:
    return []


def _lines(view: View, seat: int, name: str, width: int, framed: bool) -> list[Text]:
    """In a frame that has the name in it."""
    points = Text(str(view.scores[seat]), "dim")
    first = _spread(_count(view, seat, max(1, min(MOST_BACKS, width - 9))), points, width)
    return [first, _cut(Text(" ").join(_notes(view, seat, framed)), width)]


def _low_lines(view: View, seat: int, name: str, width: int, framed: bool) -> list[Text]:
    """Without a frame."""
    count = _count(view, seat, max(1, min(MOST_BACKS, width - len(name) - 4)))
    points = [Text(str(view.scores[seat]), "dim")] if view.scores[seat] else []
    notes = Text("  ").append_text(Text(" ").join([*points, *_notes(view, seat, framed)]))
    return [_spread(Text(name, "bold"), count, width), _cut(notes, width)]


def _notes(view: View, seat: int, framed: bool) -> list[Text]:
    held = Text(f"holds {' '.join(view.known[seat])}" if seat in view.known else "", "dim")
    return [part for part in (uno_note(view, seat), badges(view, seat, framed), held) if part]


def _spread(left: Text, right: Text, width: int) -> Text:
    """Two things at the ends of a line."""
    gap = " " * max(1, width - left.cell_len - right.cell_len)
    return _cut(Text.assemble(left, gap, right), width)


def _cut(line: Text, width: int) -> Text:
    line.truncate(max(1, width), overflow="ellipsis")
    return line


def _count(view: View, seat: int, backs: int) -> Text:
    size = view.hand_sizes[seat]
    return Text.assemble((BACK * min(size, backs), "dim"), (f" {size}", "bold"))


class Opponents(Container):
    """The tiles of all other players, in as few rows as there is room for."""

    DEFAULT_CSS = """
    Opponents { layout: grid; height: auto; grid-gutter: 0 2; padding: 0 1; }
    Tile { height: auto; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[View, Names, bool] | None = None
        self._tiles = [Tile() for _ in range(MAX_PLAYERS)]

    def compose(self) -> ComposeResult:
        yield from self._tiles

    def show(self, view: View, names: Names, framed: bool) -> None:
        """Show all seats but your own."""
        self._shown = (view, names, framed)
        seats = others_in_order(view)
        self.styles.grid_size_columns = -(-len(seats) // self._rows(len(seats)))
        for place, tile in enumerate(self._tiles):
            tile.display = place < len(seats)
            if tile.display:
                tile.show(view, seats[place], names, self._is_low, framed)

    def _rows(self, count: int) -> int:
        most = max(1, self.app.size.width // (NARROWEST + 2))
        return -(-count // most)

    @property
    def _is_low(self) -> bool:
        return self.app.size.height < LOW

    def height_for(self, count: int) -> int:
        """How many lines so many tiles take."""
        return self._rows(count) * (2 if self._is_low else 4)

    def on_resize(self) -> None:
        if self._shown is not None:
            self.show(*self._shown)
