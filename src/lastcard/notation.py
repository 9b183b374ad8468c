"""Cards and moves as text.

A card is a colour letter and a symbol (`r7`, `bS`, `gD`) or a wild (`W`, `W4`, `WM`). A move is a
card and what has to be named with it: `=b` the colour, `@2` the seat, `*y` the power, `!` UNO; or
one of `draw`, `pass`, `accept`, `challenge`, `uno`, `catch`, `flip`, `give@2`, or a bare `=b` for
a wild that lies open.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING, Literal, get_args

from .editions import Edition, find_edition
from .editions.edition import COLOR_LETTERS, WRITTEN, per_edition
from .editions.effects import names_a_player
from .errors import InvalidMove, InvalidPosition, check_text
from .rules import actions, cards
from .rules.state import MAX_PLAYERS

if TYPE_CHECKING:
    from .words import Names

Direction = Literal["left", "right"]
Phase = Literal[
    "turn", "drawn", "second", "respond", "opening", "flipped", "round_over", "game_over"
]
PHASES: tuple[Phase, ...] = get_args(Phase)  # by the rules' number

BYTE_ORDER_MARK = "\ufeff"  # some editors write one at the beginning of a file

VERBS = {
    "draw": actions.DRAW,
    "pass": actions.PASS,
    "accept": actions.ACCEPT,
    "challenge": actions.CHALLENGE,
    "flip": actions.FLIP,
    "uno": actions.CALL_UNO,
    "catch": actions.CATCH,
    "wait": actions.WAIT,
}
_PARTS = re.compile(
    r"(?P<what>[a-zA-Z][a-zA-Z0-9]*)?(=(?P<color>[rygb]))?(@(?P<seat>[0-9]))?"
    r"(\*(?P<power>[rygb]))?(?P<uno>!)?"
)
# Which of these go together: in a move with a wild, another card, a verb, or nothing but choices.
_MOVE = re.compile(
    r"W[a-zA-Z0-9]?(=[rygb])?(@[0-9])?(\*[rygb])?!?|[rygb]([0-9SRD]|7@[0-9])!?"
    rf"|give(@[0-9])?|{'|'.join(VERBS)}|=[rygb](@[0-9])?(\*[rygb])?"
)


@dataclass(frozen=True, slots=True)
class Move:
    """A move: what is done (a card or a verb; "" for a bare choice) and what is named with it.

    >>> move = Move.parse("W4=r!")
    >>> move.what, move.color, move.uno
    ('W4', 'r', True)
    >>> str(move)
    'W4=r!'
    """

    what: str
    color: str | None = None
    seat: int | None = None
    power: str | None = None
    uno: bool = False

    @classmethod
    def parse(cls, code: str) -> Move:
        """Read a move; raises InvalidMove if it cannot be one in any edition.

        What has to be named with a card may be left out: `W` is a wild without its colour yet.
        """
        check_text(code, "a move", InvalidMove)
        found = _PARTS.fullmatch(code)
        if found is None or not _MOVE.fullmatch(code):
            raise InvalidMove(_no_move(code))
        seat = None if found["seat"] is None else int(found["seat"])
        return cls(found["what"] or "", found["color"], seat, found["power"], bool(found["uno"]))

    def __str__(self) -> str:
        return "".join(
            (
                self.what,
                f"={self.color}" if self.color else "",
                "" if self.seat is None else f"@{self.seat}",
                f"*{self.power}" if self.power else "",
                "!" if self.uno else "",
            )
        )

    def words(
        self,
        language: str = "en",
        names: Names | Sequence[str] | None = None,
        edition: Edition | str = "classic",
    ) -> str:
        """The move as on a button; needs the extra `play`.

        >>> Move.parse("W4=r!").words(), Move.parse("W4=r!").words("es")
        ('Play a Wild Draw Four: red, UNO', 'Jugar un Comodín Roba cuatro: rojo, UNO')
        """
        from .words import words_in

        return words_in(language).move(self, find_edition(edition), names)


def _no_move(code: str) -> str:
    return f"{code[:40]!r} is not a move; moves look like r7, b3!, W=b, WS=g@2, draw, catch"


@dataclass(frozen=True)
class MoveTable:
    """All moves that an edition can ever have, by code and by the rules' integer action."""

    edition: str  # its name
    cards: tuple[str, ...]
    actions: dict[str, int]
    codes: dict[int, str]

    def read(self, text: str | Move, legal: Callable[[], list[str]] = list) -> int:
        """The action of a move's code; raises InvalidMove saying what would be right.

        That is something of what is `legal` now, if that can be asked.
        """
        code = str(text)
        if code not in self.actions:
            raise InvalidMove(self._complaint(code, legal))
        return self.actions[code]

    def _complaint(self, code: str, legal: Callable[[], list[str]]) -> str:
        found = _PARTS.fullmatch(code)
        if found is None or not code:
            return _no_move(code)
        what = found["what"] or ""
        known = [other for other in self.actions if Move.parse(other).what == what]
        near = [other for other in legal() if other in known] or known
        if not near:
            cards = " ".join(self.cards)
            return f"{self.edition} has no card or move {what[:40]!r}; its cards are {cards}"
        examples = ", ".join(near[:4])
        return f"{code[:40]!r} is not a move with {what or 'a bare choice'!r}; write {examples}…"


@per_edition
def move_table(edition: Edition) -> MoveTable:
    """The one table of an edition's moves."""
    numbers = {**edition.kinds, **VERBS, "give": actions.GIVE, "": actions.CHOOSE}
    table = {str(move): _action(numbers[move.what], move) for move in _all_moves(edition)}
    codes = {action: code for code, action in table.items()}
    return MoveTable(edition.name, tuple(edition.kinds), table, codes)


def _action(what: int, move: Move) -> int:
    color = COLOR_LETTERS.index(move.color) if move.color else -1
    power = COLOR_LETTERS.index(move.power) if move.power else -1
    seat = -1 if move.seat is None else move.seat
    return actions.action(what, color, seat, power, int(move.uno))


def _all_moves(edition: Edition) -> Iterator[Move]:
    for code, kind in edition.kinds.items():
        for move in _namings(edition, kind, code):
            yield move
            yield replace(move, uno=True)
    for verb in VERBS:
        yield Move(verb)
    yield from (Move("", color) for color in edition.color_letters)
    if edition.has_powers:
        yield from (Move("give", seat=seat) for seat in range(MAX_PLAYERS))
        wilds = filter(cards.is_wild, edition.kinds.values())  # any of which may be turned up
        yield from chain.from_iterable(_namings(edition, kind, "") for kind in wilds)


def _namings(edition: Edition, kind: int, code: str) -> Iterator[Move]:
    """What may have to be named with a card under any option."""
    effect = edition.effects[kind]
    is_wild, wants_power = cards.is_wild(kind), effect == cards.COLOR_CHOICE
    colors: Iterable[str | None] = edition.color_letters if is_wild else (None,)
    powers: Iterable[str | None] = COLOR_LETTERS if wants_power else (None,)
    return (
        Move(code, color, seat, power)
        for color in colors
        for seat in _seats_named(edition, kind)
        for power in powers
    )


def _seats_named(edition: Edition, kind: int) -> tuple[int | None, ...]:
    """The seats that have to be named with a card; None where it may name nobody."""
    seats: tuple[int | None, ...] = tuple(range(MAX_PLAYERS))
    if not cards.is_wild(kind):
        swaps = cards.symbol_of(kind) == 7 and "seven_zero" not in edition.refuses
        return (None, *seats) if swaps else (None,)
    wild = edition.wilds[kind - cards.COLORED_KINDS]
    if wild.does in WRITTEN:
        return (None, *seats)
    if wild.does == "shield" or names_a_player(edition.rules.get(wild.code, ())):
        return seats
    return (None,)


def is_wild(code: str) -> bool:
    return code.startswith("W")


def read_cards(edition: Edition, text: str | Iterable[str]) -> list[int]:
    """A list of cards: codes with spaces between, or a sequence of codes."""
    if not isinstance(text, Iterable):
        raise InvalidPosition(f"cards are codes with spaces between, as in 'r7 b3', not {text!r}")
    codes = text.replace(",", " ").split() if isinstance(text, str) else list(text)
    return [read_card(edition, code) for code in codes]


def read_card(edition: Edition, code: str) -> int:
    kind = edition.kinds.get(code)
    if kind is None:
        raise InvalidPosition(
            f"there is no card {code!r} in {edition.name}; its cards are {' '.join(edition.kinds)}"
        )
    return kind


def write_cards(edition: Edition, kinds: Iterable[int]) -> list[str]:
    return [edition.codes[kind] for kind in kinds]


def write_counted(edition: Edition, counts: Iterable[int]) -> list[str]:
    """Cards counted by kind: by colour and number, wilds last."""
    codes = edition.codes
    return [codes[kind] for kind, count in enumerate(counts) if count for _ in range(count)]
