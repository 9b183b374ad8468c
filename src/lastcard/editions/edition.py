"""What an edition is: a deck, how a round opens, its special cards and its defaults."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from ..rules import cards

COLOR_LETTERS = "rygb"
SYMBOL_LETTERS = "0123456789SRD"

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

    def __post_init__(self) -> None:
        if self.effect not in range(cards.EFFECTS):
            raise ValueError(f"{self.code}: there is no effect {self.effect}")


PLAIN_WILD = Wild("W", "Wild", 4, words="Choose the colour.")
DRAW_FOUR = Wild(
    "W4",
    "Wild Draw Four",
    4,
    cards.DRAWS_FOUR,
    "Choose the colour; the next player draws four and misses the turn, or challenges.",
)


@dataclass(frozen=True, eq=False)
class Edition:
    """One printed edition. A module of this package says for each only what differs."""

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
    refuses: tuple[str, ...] = ("custom_rules",)  # options that make no sense here

    def __post_init__(self) -> None:
        if self.wilds[0].code != "W4":
            raise ValueError(f"{self.name}: the Wild Draw Four has to come first of the wilds")

    @property
    def has_customizable(self) -> bool:
        """Are there cards in the deck on which players write rules of their own?"""
        return "custom_rules" not in self.refuses

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
        return cards.COLOR_CHOICE in self.effects

    @property
    def has_shields(self) -> bool:
        return cards.SAVES_THE_DAY in self.effects
