"""The other players: a tile for each, in the order in which they sit from your left on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container
from textual.widget import Widget

from ...editions import Edition, find_edition
from ...rules.state import MAX_PLAYERS
from ...view import View
from ...words import Names, Words
from ...words.words import color_id
from ..card_text import FACES
from ..language import Speaking
from ..score import MARK
from ..themes import look_in

BACK = "▮"
MOST_BACKS = 10
HEIGHTS = (4, 2, 1)  # of a tile: in a frame, without one, and all on one line
WIDTHS = {4: 16, 2: 12, 1: 9}  # of a tile and the gap behind it, at least
FRAMED = 30  # lines of a screen on which tiles have frames
SHARE = 4  # they take no more than this part of a lower screen


def others_in_order(view: View) -> list[int]:
    """The seats of the others from your left on; all seats for somebody who watches."""
    if view.seat is None:
        return list(range(view.players))
    return [(view.seat + i) % view.players for i in range(1, view.players)]


def badges(view: View, seat: int, framed: bool, words: Words, yours: bool = False) -> Text:
    """What a seat has besides cards: powers, a shield, turns to miss, the deal."""
    edition = find_edition(view.edition)
    held = (letter for letter, holder in view.powers.items() if holder == seat)
    found = [_power(edition, letter, framed) for letter in held]
    if seat in view.shields:
        found.append(Text(f"◈ {words.say('seat-shield')}", "bold"))
    if view.missing[seat]:
        found.append(Text(words.say("table-missing", count=view.missing[seat])))
    if seat == view.dealer:
        found.append(Text(words.say("seat-deals", actor="you" if yours else "other"), "dim"))
    return Text(" ").join(found)


def _power(edition: Edition, letter: str, framed: bool) -> Text:
    name = color_id(edition, letter)
    return Text(f"[{letter}]", "bold") if framed else Text(f" {letter} ", FACES[name])


def uno_note(view: View, seat: int, words: Words) -> Text:
    """Has a seat one card only, and has it yet to call UNO?"""
    if view.uno_owed == seat:
        return Text(words.say("seat-no-uno"), "bold reverse")
    return Text(words.say("seat-last"), "bold") if view.hand_sizes[seat] == 1 else Text()


class Tile(Speaking, Widget):
    def __init__(self) -> None:
        super().__init__()
        self._lines: Callable[[int], list[Text]] = lambda width: []

    def show(self, view: View, seat: int, names: Names, height: int) -> None:
        acting = seat == view.to_act
        self.set_class(acting, "-acting")
        self.set_class(height < HEIGHTS[0], "-low")
        self.styles.height = height
        name = f"{MARK if acting else ' '} {self.words.player(seat, names)}"
        self.border_title = None if height < HEIGHTS[0] else Text(name.strip())
        notes = _notes(view, seat, look_in(self.app).framed, self.words)
        self._lines = partial(_TELL[height], view, seat, name, notes)
        self.refresh()

    def render(self) -> Text:
        return Text("\n", no_wrap=True).join(self._lines(self.content_size.width))


def _lines(view: View, seat: int, name: str, notes: list[Text], width: int) -> list[Text]:
    """In a frame that has the name in it."""
    points = Text(str(view.scores[seat]), "dim")
    first = _spread(_count(view, seat, max(1, min(MOST_BACKS, width - 9))), points, width)
    return [first, _cut(Text(" ").join(notes), width)]


def _low_lines(view: View, seat: int, name: str, notes: list[Text], width: int) -> list[Text]:
    """Without a frame."""
    count = _count(view, seat, max(1, min(MOST_BACKS, width - len(name) - 4)))
    points = [Text(str(view.scores[seat]), "dim")] if view.scores[seat] else []
    below = Text("  ").append_text(Text(" ").join([*points, *notes]))
    return [_spread(Text(name, "bold"), count, width), _cut(below, width)]


def _one_line(view: View, seat: int, name: str, notes: list[Text], width: int) -> list[Text]:
    """The name and the number of cards; the rest as far as there is room."""
    size = Text(f" {view.hand_sizes[seat]}", "bold reverse" if view.uno_owed == seat else "bold")
    line = _cut(Text(name.replace(" ", "", 1)), width - size.cell_len).append_text(size)
    for note in notes:
        if line.cell_len + 1 + note.cell_len <= width:
            line.append(" ").append_text(note)
    return [line]


_TELL = dict(zip(HEIGHTS, (_lines, _low_lines, _one_line), strict=True))


def _notes(view: View, seat: int, framed: bool, words: Words) -> list[Text]:
    known = " ".join(view.known.get(seat, ()))
    held = Text(words.say("seat-holds", cards=known) if known else "", "dim")
    found = (uno_note(view, seat, words), badges(view, seat, framed, words), held)
    return list(filter(None, found))


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
        self._tiles = [Tile() for _ in range(MAX_PLAYERS)]

    def compose(self) -> ComposeResult:
        yield from self._tiles

    def show(self, view: View, names: Names) -> None:
        """Show all seats but your own."""
        seats = others_in_order(view)
        height = self._height_of_one(len(seats))
        self.styles.grid_size_columns = -(-len(seats) // self._rows(len(seats), height))
        self.styles.grid_gutter_vertical = min(2, height)
        for place, tile in enumerate(self._tiles):
            tile.display = place < len(seats)
            if tile.display:
                tile.show(view, seats[place], names, height)

    def _rows(self, count: int, height: int) -> int:
        return -(-count // max(1, self.app.size.width // WIDTHS[height]))

    def _height_of_one(self, count: int) -> int:
        lines = self.app.size.height
        if lines >= FRAMED and self.app.size.width >= WIDTHS[4] * 3:
            return 4
        return 2 if self._rows(count, 2) * 2 <= lines // SHARE else 1

    def height_for(self, count: int) -> int:
        """How many lines so many tiles take."""
        height = self._height_of_one(count)
        return self._rows(count, height) * height
