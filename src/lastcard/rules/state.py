"""The state of a game: one flat record, and how plain Python reads and writes it.

Every field is declared once, below, in `State`. `LAYOUT` follows from the declarations and says
where each of them lies. `State` is a window on the bytes of one record for plain Python, with
ordinary integers for numbers and memory views for lists; the compiled rules work on records of
the very same layout.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from .cards import COLORS, KINDS

if TYPE_CHECKING:
    from typing import TypeAlias

    Ints: TypeAlias = memoryview[int]
else:
    Ints = Any

MAX_PLAYERS = 10
MAX_CARDS = 200
MAX_EVENTS = 224  # a step of a move can draw or show all cards, and says so for each
MAX_CLAUSES = 16  # of one rule
ALL_CLAUSES = 64  # of an edition's cards and the two written rules together
MAX_RULES = 21  # one for each kind of wild and each symbol
NOBODY = -1

# Phases: what the game waits for.
TURN = 0  # the seat to act may play or draw
DRAWN = 1  # it has drawn a card that it may play, or has to say that it keeps it
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

    if TYPE_CHECKING:

        def __get__(self, state: State, owner: type) -> int: ...

        def __set__(self, state: State, value: int) -> None: ...


class Numbers:
    """A field that holds a list or a table of numbers: signed or not, and how many bytes wide."""

    def __init__(self, code: str, *shape: int) -> None:
        self.code = code
        self.shape = shape

    if TYPE_CHECKING:

        def __get__(self, state: State, owner: type) -> Ints: ...


class Luck(Protocol):
    """Whatever carries the words of a random generator."""

    @property
    def dice(self) -> Ints: ...


class State:
    """A window on one record; `state.memory` is the record itself."""

    # The cards. `sizes` and `holds` say of each hand what `hands` implies, for speed.
    holds = Numbers("i8", MAX_PLAYERS)  # the set of kinds in each hand
    dice = Numbers("i8", 4)  # the random generator's words
    scores = Numbers("i4", MAX_PLAYERS)
    target = Number()
    debt = Number()  # cards that the seat to act has to take unless it passes them on
    shields = Number()  # the set of seats with a Save The Day card in front of them
    shields_in_force = Number()  # the shields that stood when the card being settled was played
    round_number = Number()
    reshuffles = Number()  # in this round
    event_count = Number()  # how many events the last move brought
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
    drew_on = Numbers("u1", MAX_PLAYERS)  # the colours on which each seat has drawn of late
    uno_owed = Number()  # who has played the next-to-last card and not called UNO
    asked = Number()  # how many seats have let their chance to act out of turn go by
    winner = Number()  # of the round
    powers = Numbers("i1", COLORS)  # who holds each colour's power
    clause = Number()  # the clause of a card's rule to be carried out next, or -1
    last_clause = Number()  # where that rule ends
    chosen = Number()  # the player that it was aimed at
    notes_events = Number()  # 1: note events
    imagined = Number()  # 1: the hands of others are guesses, which nobody may go by
    events = Numbers("u1", MAX_EVENTS, 3)

    # The edition and the options: set when the game is made, only read after that.
    deck = Numbers("u1", KINDS)  # how many cards of each kind there are
    effects = Numbers("u1", KINDS)  # what each kind does
    asks_color = Number()  # the kinds with which a colour has to be named, and nothing else
    asks_more = Number()  # the kinds with which a seat or a power has to be named
    asks_seat = Number()
    asks_power = Number()
    clauses = Numbers("u1", ALL_CLAUSES, 4)  # of all rules: who, what, how many, on what condition
    rule_starts = Numbers("u1", MAX_RULES + 1)  # where each rule begins, and the last ends
    points = Numbers("u1", KINDS)  # what each kind counts in a hand
    colors = Number()  # how many of the colours there are
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
    say_pass = Number()

    def __init__(self, memory: bytearray | None = None) -> None:
        self.memory = bytearray(BYTES) if memory is None else memory
        window: memoryview[Any] = memoryview(self.memory)
        self._words = window.cast("q")
        for name, start, stop, code, shape in _LISTS:
            self.__dict__[name] = window[start:stop].cast(code, shape)

    def copy(self) -> State:
        return State(self.memory[:])

    def __reduce__(self) -> tuple[type[State], tuple[bytearray]]:
        """How it is pickled, and copied by the module `copy`: by its bytes."""
        return State, (self.memory[:],)


class FieldPlace(NamedTuple):
    """Where a field lies in a record."""

    name: str
    code: str
    shape: tuple[int, ...]
    start: int
    stop: int


def _lay_out(fields: dict[str, Number | Numbers]) -> list[FieldPlace]:
    """Wide fields first and a filler last: aligned, and no byte that a copy could leave out.

    Of one width the short ones come first: most moves need them, and few lines of memory hold them.
    """
    places: list[FieldPlace] = []
    end = 0
    for name, field in sorted(fields.items(), key=_width_and_length):
        start, end = end, end + prod(field.shape) * _width(field.code)
        places.append(FieldPlace(name, field.code, field.shape, start, end))
    filler = -end % 8 or 8
    return [*places, FieldPlace("filler", "u1", (filler,), end, end + filler)]


def _width_and_length(named: tuple[str, Number | Numbers]) -> tuple[int, int]:
    field = named[1]
    return -_width(field.code), prod(field.shape)


def _width(code: str) -> int:
    return int(code[1])


def _number_at(word: int) -> property:
    def read(state: State) -> int:
        return state._words[word]

    def write(state: State, value: int) -> None:
        state._words[word] = value

    return property(read, write)


LAYOUT = _lay_out({n: f for n, f in vars(State).items() if isinstance(f, Number | Numbers)})
BYTES = LAYOUT[-1].stop

_FORMATS: dict[str, Any] = {"i8": "q", "i4": "i", "i1": "b", "u1": "B"}
_LISTS = [(p.name, p.start, p.stop, _FORMATS[p.code], p.shape) for p in LAYOUT[:-1] if p.shape]
for _place in LAYOUT:
    if not _place.shape:
        setattr(State, _place.name, _number_at(_place.start // 8))
