"""What an edition is: a deck, how a round opens, its special cards and its defaults."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, wraps
from typing import TypeVar
from weakref import WeakKeyDictionary

from ..rules import cards
from .effects import USUAL_COLORS, Effect, read_effects

Found = TypeVar("Found")

COLOR_LETTERS = "rygb"
KNOWN_COLORS = (*USUAL_COLORS, "gold", "gray")  # for which every client has an ink and a word
SYMBOL_LETTERS = "0123456789SRD"
# The shape of each colour, wherever cards are drawn, so that nobody has to tell red from green.
SHAPES = {"r": "circle", "y": "square", "g": "triangle", "b": "diamond"}

# What a wild can do that is not said in clauses. The two last are written by the players.
NAMED_EFFECTS = {
    "": cards.NOTHING,
    "draw four": cards.DRAWS_FOUR,
    "shield": cards.SAVES_THE_DAY,
    "take power": cards.COLOR_CHOICE,
    "take power red": cards.TAKES_POWER + cards.RED,
    "take power yellow": cards.TAKES_POWER + cards.YELLOW,
    "take power green": cards.TAKES_POWER + cards.GREEN,
    "take power blue": cards.TAKES_POWER + cards.BLUE,
}
WRITTEN = ("written first", "written second")
# What can be drawn on a card, besides a letter or a digit.
PICTURES = (
    *("star", "bolt", "heart", "moon", "sun", "eye", "gift", "crown", "flame", "wave", "arrows"),
    *("wand", "rings", "shield", "wheel", "first page", "second page"),
    *("red hero", "yellow hero", "green hero", "blue hero"),
)
CRESTS = ("card", "star", "wheel", "rings", "sun", "sparks")  # on the backs of cards
ACTIONS = {"S": cards.SKIPS, "R": cards.REVERSES, "D": cards.DRAWS_TWO}

# The usual number of cards of each symbol in one colour: 0 to 9, Skip, Reverse, Draw Two.
USUAL_COLOR = (1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2)


@dataclass(frozen=True)
class Wild:
    """A wild card: its code, its name, how many there are, and what it does.

    `does` is said in the language of effects, or is one of NAMED_EFFECTS or WRITTEN. `words` are
    for people, where the effects do not speak for themselves. `picture` is one of PICTURES, a
    letter or a digit; without one, it is the second sign of the code.
    """

    code: str
    name: str
    copies: int
    does: str = ""
    words: str = ""
    picture: str = ""

    @property
    def named(self) -> bool:
        """Does it have an effect by name, rather than one said in clauses?"""
        return self.does in NAMED_EFFECTS


@dataclass(frozen=True)
class Symbol:
    """What the cards with one symbol do and are called, where that is not the usual thing."""

    name: str = ""
    does: str = ""
    words: str = ""
    picture: str = ""  # as on a Wild; without one, the usual sign


PLAIN_WILD = Wild("W", "Wild", 4)
DRAW_FOUR = Wild("W4", "Wild Draw Four", 4, "draw four")
USUAL_WILDS = (DRAW_FOUR.code, PLAIN_WILD.code)


@dataclass(frozen=True)
class Look:
    """How an edition's table and the backs of its cards look, for clients that draw them.

    What is left out follows from the edition: the felt from its name, the back from the felt, and
    the crest is the first letter of its title.
    """

    felt: str = ""  # the colour of the cloth, as #15694f
    back: str = ""  # the colour of the cards' backs
    crest: str = ""  # what is drawn on them: one of CRESTS


@dataclass(frozen=True, eq=False)
class Edition:
    """One edition. A file of this package says for each printed one only what differs.

    It is checked when it is made; raises InvalidEdition. From its first game on it is known by its
    name, as the printed ones are: to bots, in positions and in records. docs/editions.md says what
    its parts mean, and how to write them in a file instead.

    >>> short = Edition("short", "Short", one_color=(1,) * 6 + (0,) * 7)
    >>> sum(short.deck), short.refuses
    (32, ('custom_rules', 'seven_zero'))
    """

    name: str
    title: str
    summary: str = ""
    wilds: tuple[Wild, ...] = (DRAW_FOUR, PLAIN_WILD)
    one_color: tuple[int, ...] = USUAL_COLOR
    color_names: tuple[str, ...] = USUAL_COLORS
    symbols: Mapping[str, Symbol] = field(default_factory=dict)  # by their letters
    points: Mapping[str, int] = field(default_factory=dict)  # by symbol or wild, if not as usual
    opens_with_number: bool = False  # turned-up actions are ignored until a number comes
    any_dealer: bool = False  # no drawing for the deal
    wilds_match: bool = False  # another wild in hand forbids a Wild Draw Four too
    defaults: Mapping[str, object] = field(default_factory=dict)
    refuses: tuple[str, ...] = ()  # options that make no sense here; the deck adds to them
    look: Look = Look()
    digest: str = ""  # of the file that it was read from
    text: str = ""  # of that file, for the records of its games: whoever reads them needs no other
    carried_as: str = ""  # what records call it, where only a table or a record has it

    def __post_init__(self) -> None:
        from . import checking  # which has to know what an edition is

        checking.check_cards(self)
        added = (name for name in self._lacking_cards() if name not in self.refuses)
        object.__setattr__(self, "refuses", (*self.refuses, *added))
        checking.check_options(self)

    def _lacking_cards(self) -> Iterator[str]:
        """The options for which the deck has no cards."""
        if not self.has_customizable:
            yield "custom_rules"
        if not (self.one_color[0] and self.one_color[7]) or self.symbols.keys() & {"0", "7"}:
            yield "seven_zero"

    @property
    def id(self) -> str:
        """How positions and records call it: with a hash of its file, so that changes show."""
        return self.carried_as or (f"{self.name}#{self.digest}" if self.digest else self.name)

    @property
    def dealt_wilds(self) -> tuple[Wild, ...]:
        """Those of which there are any: a deck may do without Wild Draw Fours."""
        return tuple(wild for wild in self.wilds if wild.copies)

    @property
    def has_customizable(self) -> bool:
        """Are there cards in the deck on which players write rules of their own?"""
        return any(wild.does in WRITTEN for wild in self.wilds)

    @cached_property
    def codes(self) -> tuple[str, ...]:
        """The code of each card kind, by its number."""
        colored = (color + symbol for color in COLOR_LETTERS for symbol in SYMBOL_LETTERS)
        return (*colored, *(wild.code for wild in self.wilds))

    @cached_property
    def kinds(self) -> dict[str, int]:
        """The number of each card kind in the deck, by its code."""
        return {code: kind for kind, code in enumerate(self.codes) if self.deck[kind]}

    def picture(self, code: str) -> str:
        """What is drawn on a card, as the edition says it; "" for the usual sign."""
        if code.startswith("W"):
            return next((wild.picture for wild in self.wilds if wild.code == code), "")
        return self.symbols.get(code[1:], Symbol()).picture

    @cached_property
    def color_letters(self) -> str:
        """The letters of its colours, in moves and cards."""
        return COLOR_LETTERS[: len(self.color_names)]

    @cached_property
    def deck(self) -> tuple[int, ...]:
        """How many cards there are of each kind."""
        missing = cards.COLORS - len(self.color_names)
        colored = self.one_color * len(self.color_names) + (0,) * cards.SYMBOLS * missing
        return colored + tuple(wild.copies for wild in self.wilds)

    @cached_property
    def rules(self) -> dict[str, tuple[Effect, ...]]:
        """What is said in clauses, by the symbol's letter or the wild's code.

        What players write is left empty: it comes with the options of a game.
        """
        said = {letter: symbol.does for letter, symbol in self.symbols.items() if symbol.does}
        said |= {wild.code: wild.does for wild in self.wilds if not wild.named}
        return {
            owner: () if does in WRITTEN else tuple(read_effects(does, self.color_names))
            for owner, does in said.items()
        }

    @cached_property
    def effects(self) -> tuple[int, ...]:
        """What each kind does, before house rules."""
        rules = {owner: cards.FIRST_RULE + number for number, owner in enumerate(self.rules)}
        usual = {letter: does for letter, does in ACTIONS.items() if letter not in self.symbols}
        rules = usual | rules
        one_color = [rules.get(letter, cards.NOTHING) for letter in SYMBOL_LETTERS]
        wilds = [rules.get(wild.code, NAMED_EFFECTS.get(wild.does, 0)) for wild in self.wilds]
        return (*one_color * cards.COLORS, *wilds)

    @cached_property
    def values(self) -> tuple[int, ...]:
        """What each kind counts when it is left in a hand."""
        owners = (*tuple(SYMBOL_LETTERS) * cards.COLORS, *(wild.code for wild in self.wilds))
        return tuple(
            self.points.get(owner, cards.usual_points(kind)) for kind, owner in enumerate(owners)
        )

    @property
    def has_powers(self) -> bool:
        return any(wild.does.startswith("take power") for wild in self.wilds)

    @property
    def has_shields(self) -> bool:
        return cards.SAVES_THE_DAY in self.effects

    @property
    def fills_hands_up(self) -> bool:
        """Can a card make everybody draw up to the largest hand?"""
        return any(effect.deed == "draw up" for rule in self.rules.values() for effect in rule)

    @property
    def concerns_players(self) -> bool:
        """Does a clause of its cards concern players one after another?"""
        said = (effect for rule in self.rules.values() for effect in rule)
        return any(effect.who and effect.deed not in ("draw up", "swap") for effect in said)


def per_edition(work_out: Callable[[Edition], Found]) -> Callable[[Edition], Found]:
    """Work something out once for each edition, and forget it with the edition.

    What is found must not hold the edition itself.
    """
    known: WeakKeyDictionary[Edition, Found] = WeakKeyDictionary()

    @wraps(work_out)
    def look_up(edition: Edition) -> Found:
        found = known.get(edition)
        if found is None:
            found = known[edition] = work_out(edition)
        return found

    return look_up
