"""What an edition is: a deck, how a round opens, its special cards and its defaults."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from ..rules import cards

COLOR_LETTERS = "rygb"
SYMBOL_LETTERS = "0123456789SRD"
# The shape of each colour, wherever cards are drawn, so that nobody has to tell red from green.
SHAPES = {"r": "circle", "y": "square", "g": "triangle", "b": "diamond"}

POWERS = tuple(cards.TAKES_POWER + color for color in range(cards.COLORS))  # their effects

# The usual number of cards of each symbol in one colour: 0 to 9, Skip, Reverse, Draw Two.
USUAL_COLOR = (1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2)


@dataclass(frozen=True)
class Wild:
    """A wild card: its code, its name, how many there are, and what it does."""

    code: str
    name: str
    copies: int
    effect: int = cards.NOTHING
    words: str = ""


PLAIN_WILD = Wild("W", "Wild", 4, words="Choose the colour.")
DRAW_FOUR = Wild(
    "W4",
    "Wild Draw Four",
    4,
    cards.DRAWS_FOUR,
    "Choose the colour; the next player draws four and misses the turn, or challenges.",
)


@dataclass(frozen=True)
class Look:
    """How an edition's table and the backs of its cards look, for clients that draw them.

    What is left out follows from the edition: the felt from its name, the back from the felt, and
    the crest is the first letter of its title.
    """

    felt: str = ""  # the colour of the cloth, as #15694f
    back: str = ""  # the colour of the cards' backs
    crest: str = ""  # what is drawn on them: card, star, wheel, rings, sun or sparks


@dataclass(frozen=True, eq=False)
class Edition:
    """One edition. A module of this package says for each printed one only what differs.

    It is checked when it is made; raises InvalidEdition. From its first game on it is known by its
    name, as the printed ones are: to bots, in positions and in records.

    >>> short = Edition("short", "Short", "Without numbers above 5.", one_color=(1,) * 6 + (0,) * 7)
    >>> sum(short.deck), short.refuses
    (32, ('custom_rules', 'seven_zero'))
    """

    name: str
    title: str
    summary: str
    wilds: tuple[Wild, ...] = (DRAW_FOUR, PLAIN_WILD)
    one_color: tuple[int, ...] = USUAL_COLOR
    color_names: tuple[str, str, str, str] = ("red", "yellow", "green", "blue")
    opens_with_number: bool = False  # turned-up actions are ignored until a number comes
    any_dealer: bool = False  # no drawing for the deal
    wilds_match: bool = False  # another wild in hand forbids a Wild Draw Four too
    defaults: Mapping[str, object] = field(default_factory=dict)
    refuses: tuple[str, ...] = ()  # options that make no sense here; the deck adds to them
    look: Look = Look()

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
        if not (self.one_color[0] and self.one_color[7]):
            yield "seven_zero"

    @property
    def has_customizable(self) -> bool:
        """Are there cards in the deck on which players write rules of their own?"""
        return bool({cards.FIRST_CUSTOMIZABLE, cards.SECOND_CUSTOMIZABLE} & set(self.effects))

    @cached_property
    def codes(self) -> tuple[str, ...]:
        """The code of each card kind, by its number."""
        colored = (color + symbol for color in COLOR_LETTERS for symbol in SYMBOL_LETTERS)
        return (*colored, *(wild.code for wild in self.wilds))

    @cached_property
    def kinds(self) -> dict[str, int]:
        """The number of each card kind in the deck, by its code."""
        return {code: kind for kind, code in enumerate(self.codes) if self.deck[kind]}

    @cached_property
    def deck(self) -> tuple[int, ...]:
        """How many cards there are of each kind."""
        return self.one_color * cards.COLORS + tuple(wild.copies for wild in self.wilds)

    @cached_property
    def effects(self) -> tuple[int, ...]:
        """What each kind does, before house rules."""
        actions = (cards.SKIPS, cards.REVERSES, cards.DRAWS_TWO)
        one_color = (cards.NOTHING,) * cards.SKIP + actions
        return one_color * cards.COLORS + tuple(wild.effect for wild in self.wilds)

    @property
    def has_powers(self) -> bool:
        return bool({cards.COLOR_CHOICE, *POWERS} & set(self.effects))

    @property
    def has_shields(self) -> bool:
        return cards.SAVES_THE_DAY in self.effects
