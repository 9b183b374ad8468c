"""Is an edition one that the rules can play? Whoever makes one hears at once if it is not."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from ..errors import InvalidEdition, InvalidOption
from ..rules import cards
from ..rules.state import MAX_CARDS
from . import options
from .edition import POWERS

if TYPE_CHECKING:
    from .edition import Edition

MAX_WILDS = cards.KINDS - cards.COLORED_KINDS
ONCE = (
    cards.DRAWS_FOUR,
    cards.FIRST_CUSTOMIZABLE,
    cards.SECOND_CUSTOMIZABLE,
    cards.SAVES_THE_DAY,
    cards.COLOR_CHOICE,
    *POWERS,
)  # what one kind of card can do, and no other beside it
WILD_EFFECTS = (cards.NOTHING, *ONCE, cards.MAGIC, cards.TOGETHERNESS)
_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_WILD_CODE = re.compile(r"W[A-Za-z0-9]?")
_PAINT = re.compile(r"(#[0-9a-f]{6})?")


def check_cards(edition: Edition) -> None:
    """Are its names, its cards and their number such as the rules can do with?"""
    _check_names(edition)
    _check_wilds(edition)
    _check_effects(edition)
    _check_deck(edition)


def check_options(edition: Edition) -> None:
    """Do its own options, and those that it refuses, go with its cards?"""
    try:
        for name in edition.refuses:
            options.check_name(name)
        options.check_options(edition, {})
    except InvalidOption as error:
        raise _wrong(edition, str(error)) from None
    if edition.has_customizable and "custom_rules" in edition.refuses:
        raise _wrong(edition, "it has Customizable cards, and so cannot refuse custom_rules")


def _wrong(edition: Edition, complaint: str) -> InvalidEdition:
    return InvalidEdition(f"the edition {edition.name!r}: {complaint}")


def _check_wilds(edition: Edition) -> None:
    wilds = edition.wilds
    if not 1 <= len(wilds) <= MAX_WILDS:
        raise _wrong(edition, f"it has 1 to {MAX_WILDS} kinds of wild cards, not {len(wilds)}")
    if (wilds[0].code, wilds[0].effect) != ("W4", cards.DRAWS_FOUR):
        raise _wrong(edition, "the Wild Draw Four, W4, has to come first of the wilds")
    for wild in wilds:
        if not _WILD_CODE.fullmatch(wild.code):
            raise _wrong(edition, f"a wild's code is W and a letter or digit, not {wild.code!r}")
    for code, count in Counter(wild.code for wild in wilds).items():
        if count > 1:
            raise _wrong(edition, f"the code {code} is there twice")


def _check_effects(edition: Edition) -> None:
    wilds = edition.wilds
    for wild in wilds:
        if wild.effect not in WILD_EFFECTS:
            raise _wrong(edition, f"{wild.code} has the effect {wild.effect}, which no wild has")
    for effect, count in Counter(wild.effect for wild in wilds).items():
        if count > 1 and effect in ONCE:
            codes = " and ".join(wild.code for wild in wilds if wild.effect == effect)
            raise _wrong(edition, f"{codes} do the same, which only one kind of wild can")
    if len({cards.FIRST_CUSTOMIZABLE, cards.SECOND_CUSTOMIZABLE} & set(edition.effects)) == 1:
        raise _wrong(edition, "the two Customizable cards come together")


def _check_deck(edition: Edition) -> None:
    if len(edition.one_color) != cards.SYMBOLS:
        raise _wrong(
            edition, f"one_color has {cards.SYMBOLS} counts: of 0 to 9, Skip, Reverse and Draw Two"
        )
    if any(not isinstance(count, int) or count < 0 for count in edition.deck):
        raise _wrong(edition, "a deck has none or more of each card")
    if sum(edition.deck) > MAX_CARDS:
        raise _wrong(edition, f"a deck has at most {MAX_CARDS} cards, not {sum(edition.deck)}")
    in_deck = (kind for kind, count in enumerate(edition.deck) if count)
    if not edition.any_dealer and len({cards.dealer_value(kind) for kind in in_deck}) < 2:
        raise _wrong(edition, "all cards count the same in the draw for the deal (any_dealer)")


def _check_names(edition: Edition) -> None:
    if not _NAME.fullmatch(edition.name):
        raise _wrong(edition, "a name is small letters and digits, with hyphens between them")
    if len(edition.color_names) != cards.COLORS:
        raise _wrong(edition, f"{cards.COLORS} colours have names, not {len(edition.color_names)}")
    for paint in (edition.look.felt, edition.look.back):
        if not _PAINT.fullmatch(paint):
            raise _wrong(edition, f"a colour of its look is written as #15694f, not {paint!r}")
