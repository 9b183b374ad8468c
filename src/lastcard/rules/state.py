"""The state of a game: one flat NumPy record, and how plain Python reads and writes it.

Every field is declared once, below, in `State`. `RECORD` is the NumPy type that follows from
the declarations: the compiled rules work on it directly. `State` is a window on one record for
plain Python, with ordinary integers for numbers and memory views for lists.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from .cards import COLORS, KINDS

if TYPE_CHECKING:
    from typing import TypeAlias

    Ints: TypeAlias = memoryview[int]
    Record: TypeAlias = np.ndarray[Any, np.dtype[np.void]]
else:
    Ints = Record = Any

MAX_PLAYERS = 10
MAX_CARDS = 112
MAX_EVENTS = 128
MAX_CLAUSES = 16
NOBODY = -1

# Phases: what the game waits for.
TURN = 0  # the seat to act may play or draw
DRAWN = 1  # it has drawn a card that it may play
SECOND = 2  # it holds the blue power and may play a second card
RESPOND = 3  # it has to answer a Wild Draw Four, or a debt that may be passed on
OPENING = 4  # it chooses the colour of a wild turned up at the start
FLIPPED = 5  # it chooses what a wild needs that the green power turned up
ROUND_OVER = 6
GAME_OVER = 7

LEFT, RIGHT = 1, -1

# Options with more than two values.
SCORE_WINNER, SCORE_TALLY, SCORE_HAND = 0, 1, 2
STACK_NEVER, STACK_SAME, STACK_ANY = 0, 1, 2


class Number:
    """A field that holds one number; all of one width, so that functions compile just once."""

    code = "i8"
    shape: tuple[int, ...] = ()

    def __set_name__(self, owner: type, name: str) -> None:
        self.cell = "_" + name

    def __get__(self, state: State, owner: type) -> int:
        return state.__dict__[self.cell][0]  # type: ignore[no-any-return]  # a memory view of ints

    def __set__(self, state: State, value: int) -> None:
        state.__dict__[self.cell][0] = value


class Numbers:
    """A field that holds a list or a table of numbers."""

    cell = ""

    def __init__(self, code: str, *shape: int) -> None:
        self.code = code
        self.shape = shape

    def __set_name__(self, owner: type, name: str) -> None:
        self.cell = name

    if TYPE_CHECKING:

        def __get__(self, state: State, owner: type) -> Ints: ...


class Luck(Protocol):
    """Whatever carries the words of a random generator."""

    @property
    def dice(self) -> Ints: ...


class State:
    """A window on one record; `state.record` is the record itself."""

    # The cards. `sizes` and `holds` say of each hand what `hands` implies, for speed.
    holds = Numbers("i8", MAX_PLAYERS)  # the set of kinds in each hand
    dice = Numbers("i8", 4)  # the random generator's words
    scores = Numbers("i4", MAX_PLAYERS)
    target = Number()
    debt = Number()  # cards that the seat to act has to take unless it passes them on
    shields = Number()  # the set of seats with a Save The Day card in front of them
    wards = Number()  # the shields that stood when the card being settled was played
    round_number = Number()
    reshuffles = Number()  # in this round
    told = Number()  # how many events the last move brought
    hands = Numbers("u1", MAX_PLAYERS, KINDS)  # how many of each kind
    sizes = Numbers("u1", MAX_PLAYERS)
    draw_pile = Numbers("u1", MAX_CARDS)  # the next card to draw is the last of `draw_count`
    draw_count = Number()
    discard_pile = Numbers("u1", MAX_CARDS)
    discard_count = Number()
    color = Number()  # the colour to follow
    symbol = Number()  # the symbol to follow; NO_SYMBOL when the colour alone counts

    # Whose turn it is and what is going on.
    players = Number()
    dealer = Number()
    direction = Number()
    turn = Number()  # whose turn it is
    to_act = Number()  # whose decision the game waits for
    phase = Number()
    drawn = Number()  # in phase DRAWN: the kind drawn
    second = Number()  # 1: the player whose turn it is may still play a second card
    again = Number()  # 1: that player has another turn next
    bluff = Number()  # 1: the last Wild Draw Four was played against the rule
    color_before = Number()  # the colour in play when it was
    missing = Numbers("u1", MAX_PLAYERS)  # turns that each seat has yet to miss
    shunned = Numbers("u1", MAX_PLAYERS)  # the colours on which each seat has drawn of late
    uno_owed = Number()  # who has played the next-to-last card and not called UNO
    asked = Number()  # how many seats have let their chance to act out of turn go by
    winner = Number()  # of the round
    powers = Numbers("i1", COLORS)  # who holds each colour's power
    clause = Number()  # the clause of a written rule to be carried out next, or -1
    written = Number()  # which of the two written rules that is
    chosen = Number()  # the player that it was aimed at
    telling = Number()  # 1: note events
    imagined = Number()  # 1: the hands of others are guesses, which nobody may go by
    events = Numbers("u1", MAX_EVENTS, 3)

    # The edition and the options: set when the game is made, only read after that.
    deck = Numbers("u1", KINDS)  # how many cards of each kind there are
    effects = Numbers("u1", KINDS)  # what each kind does
    asks_color = Number()  # the kinds with which a colour has to be named, and nothing else
    asks_more = Number()  # the kinds with which a seat or a power has to be named
    asks_seat = Number()
    asks_power = Number()
    clauses = Numbers("u1", 2, MAX_CLAUSES, 3)  # the two written rules: who, what, how many
    clause_counts = Numbers("u1", 2)
    opens_with_number = Number()  # 1: turned-up actions are ignored until a number comes
    any_dealer = Number()  # 1: chance picks the first dealer
    wilds_match = Number()  # 1: another wild in hand bars a Wild Draw Four too
    scoring = Number()
    hand_size = Number()
    uno_penalty = Number()
    reverse_skips = Number()  # 1: with two players a Reverse works as a Skip
    stacking = Number()
    jump_in = Number()
    draw_until_playable = Number()
    force_play = Number()
    no_bluff = Number()

    def __init__(self, record: Record | None = None) -> None:
        self.record: Record = np.zeros(1, RECORD) if record is None else record
        memory = self.record.view(np.uint8).data.cast("B")
        for cell, start, stop, code, shape in _LAYOUT:
            self.__dict__[cell] = memory[start:stop].cast(code, shape)

    def copy(self) -> State:
        return State(self.record.copy())


_FORMATS: dict[str, Any] = {"i8": "q", "i4": "i", "i1": "b", "u1": "B"}
_FIELDS = {n: f for n, f in vars(State).items() if isinstance(f, Number | Numbers)}


def _record_type() -> np.dtype[np.void]:
    """Wide fields first and a filler last: aligned, and no byte that a copy could leave out."""
    wide_first = sorted(_FIELDS.items(), key=lambda item: -np.dtype(item[1].code).itemsize)
    fields = [(name, field.code, field.shape) for name, field in wide_first]
    filler = -np.dtype(fields).itemsize % 8
    return np.dtype([*fields, ("filler", "u1", (filler or 8,))])


RECORD = _record_type()


def _layout() -> list[tuple[str, int, int, Any, tuple[int, ...]]]:
    """Where each field lies in the record, and how plain Python reads it there."""
    layout = []
    for name, field in _FIELDS.items():
        kind, start = RECORD.fields[name][:2]  # type: ignore[index]  # it has fields
        stop = start + kind.itemsize
        layout.append((field.cell, start, stop, _FORMATS[field.code], field.shape or (1,)))
    return layout


_LAYOUT = _layout()
