"""Is an edition one that the rules can play? Whoever makes one hears at once if it is not."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from ..errors import InvalidEdition, InvalidOption
from ..rules import cards
from ..rules.state import ALL_CLAUSES, MAX_CARDS, MAX_CLAUSES
from . import options
from .edition import CRESTS, KNOWN_COLORS, NAMED_EFFECTS, PICTURES, SYMBOL_LETTERS, WRITTEN
from .effects import Effect, names_a_player, read_effects

if TYPE_CHECKING:
    from .edition import Edition

MAX_WILDS = cards.KINDS - cards.COLORED_KINDS
OWN_CLAUSES = ALL_CLAUSES - len(WRITTEN) * MAX_CLAUSES  # the rest is for what players write
MAX_POINTS = 250
_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_WILD_CODE = re.compile(r"W[A-Za-z0-9]?")
_PAINT = re.compile(r"(#[0-9a-f]{6})?")


def check_cards(edition: Edition) -> None:
    """Are its names, its cards and their number such as the rules can do with?"""
    _check_names(edition)
    _check_look(edition)
    _check_wilds(edition)
    _check_symbols(edition)
    _check_effects(edition)
    _check_deck(edition)
    _check_points(edition)


def check_options(edition: Edition) -> None:
    """Do its own options, and those that it refuses, go with its cards?"""
    for name in edition.refuses:
        try:
            options.check_name(name)
        except InvalidOption as error:
            raise _wrong(edition, str(error), "refuses") from None
    for name, value in edition.defaults.items():
        try:
            options.check_option(edition, name, value)
        except InvalidOption as error:
            raise _wrong(edition, str(error), "options", name) from None
    if edition.has_customizable and "custom_rules" in edition.refuses:
        complaint = "it has Customizable cards, and so cannot refuse custom_rules"
        raise _wrong(edition, complaint, "refuses")


def _wrong(edition: Edition, complaint: str, *place: str) -> InvalidEdition:
    return InvalidEdition(f"the edition {edition.name!r}: {complaint}", place)


def _check_wilds(edition: Edition) -> None:
    wilds = edition.wilds
    if not 1 <= len(wilds) <= MAX_WILDS:
        complaint = f"it has 1 to {MAX_WILDS} kinds of wild cards, not {len(wilds)}"
        raise _wrong(edition, complaint, "wilds")
    if (wilds[0].code, wilds[0].does) != ("W4", "draw four"):
        complaint = "the Wild Draw Four, W4, has to come first of the wilds and does 'draw four'"
        raise _wrong(edition, complaint, "wilds", "W4")
    for wild in wilds:
        if not _WILD_CODE.fullmatch(wild.code):
            complaint = f"a wild's code is W and a letter or digit, not {wild.code!r}"
            raise _wrong(edition, complaint, "wilds", wild.code)
    for code, count in Counter(wild.code for wild in wilds).items():
        if count > 1:
            raise _wrong(edition, f"the code {code} is there twice", "wilds", code)
    for wild in wilds:
        _check_picture(edition, "wilds", wild.code, wild.picture)


def _check_picture(edition: Edition, table: str, owner: str, picture: str) -> None:
    sign = len(picture) == 1 and picture.isalnum()
    if picture and not sign and picture not in PICTURES:
        complaint = f"{owner} has a picture, which is a letter, a digit, or of: "
        raise _wrong(edition, complaint + ", ".join(PICTURES), table, owner, "picture")


def _check_symbols(edition: Edition) -> None:
    for letter, symbol in edition.symbols.items():
        if letter not in SYMBOL_LETTERS or len(letter) != 1:
            complaint = f"the symbols are {' '.join(SYMBOL_LETTERS)}, not {letter!r}"
            raise _wrong(edition, complaint, "symbols", letter)
        if names_a_player(_read(edition, "symbols", letter, symbol.does)):
            complaint = f"{letter} names a player (chosen), which only a wild can"
            raise _wrong(edition, complaint, "symbols", letter, "does")
        _check_picture(edition, "symbols", letter, symbol.picture)


def _check_effects(edition: Edition) -> None:
    for wild in edition.wilds:
        if not wild.named and wild.does not in WRITTEN:
            _read(edition, "wilds", wild.code, wild.does)
    for does, count in Counter(wild.does for wild in edition.wilds if wild.does).items():
        if count > 1 and does in (*NAMED_EFFECTS, *WRITTEN):
            codes = [wild.code for wild in edition.wilds if wild.does == does]
            complaint = f"{' and '.join(codes)} do the same, which only one kind of wild can"
            raise _wrong(edition, complaint, "wilds", codes[-1], "does")
    if sum(wild.does in WRITTEN for wild in edition.wilds) == 1:
        raise _wrong(edition, "the two Customizable cards come together", "wilds")
    clauses = sum(map(len, edition.rules.values()))
    if clauses > OWN_CLAUSES:
        complaint = f"all cards together have {OWN_CLAUSES} clauses at most, not {clauses}"
        raise _wrong(edition, complaint, "wilds")
    if edition.has_powers and len(edition.color_names) < cards.COLORS:
        raise _wrong(edition, f"powers need all {cards.COLORS} colours", "colors")


def _read(edition: Edition, table: str, owner: str, does: str) -> list[Effect]:
    place = (table, owner, "does")
    try:
        effects = read_effects(does, edition.color_names)
    except InvalidOption as error:
        raise _wrong(edition, f"{owner}: {error}", *place) from None
    if len(effects) > MAX_CLAUSES:
        raise _wrong(edition, f"{owner} has more than {MAX_CLAUSES} clauses", *place)
    if any(effect.deed == "lose powers" for effect in effects) and not edition.has_powers:
        complaint = f"{owner}: nobody can lose powers where no card gives any"
        raise _wrong(edition, complaint, *place)
    return effects


def _check_deck(edition: Edition) -> None:
    if len(edition.one_color) != cards.SYMBOLS:
        raise _wrong(
            edition, f"one_color has {cards.SYMBOLS} counts: of 0 to 9, Skip, Reverse and Draw Two"
        )
    if any(type(count) is not int or count < 0 for count in edition.deck):
        raise _wrong(edition, "a deck has none or more of each card", "cards")
    if sum(edition.deck) > MAX_CARDS:
        place = _largest_part(edition)
        complaint = f"a deck has at most {MAX_CARDS} cards, not {sum(edition.deck)}"
        raise _wrong(edition, f"{complaint}; most of them are {place[1]}", *place)
    in_deck = (kind for kind, count in enumerate(edition.deck) if count)
    if not edition.any_dealer and len({cards.dealer_value(kind) for kind in in_deck}) < 2:
        complaint = "all cards count the same in the draw for the deal: any_dealer = true"
        raise _wrong(edition, complaint, "cards")


def _largest_part(edition: Edition) -> tuple[str, ...]:
    """Of which cards there are most, and in which part of a file they stand."""
    colors = len(edition.color_names)
    counted = zip(SYMBOL_LETTERS, edition.one_color, strict=True)
    sizes: dict[tuple[str, ...], int]
    sizes = {("cards", letter): count * colors for letter, count in counted}
    sizes |= {("wilds", wild.code, "copies"): wild.copies for wild in edition.wilds}
    return max(sizes, key=sizes.__getitem__)


def _check_names(edition: Edition) -> None:
    if not _NAME.fullmatch(edition.name):
        complaint = "a name is small letters and digits, with hyphens between them"
        raise _wrong(edition, complaint, "name")
    names = edition.color_names
    if not 2 <= len(names) <= cards.COLORS or len(set(names)) < len(names):
        complaint = f"2 to {cards.COLORS} colours have different names, not {', '.join(names)}"
        raise _wrong(edition, complaint, "colors")
    for name in names:
        if name not in KNOWN_COLORS:
            complaint = f"the colours that can be drawn are {', '.join(KNOWN_COLORS)}"
            raise _wrong(edition, f"{complaint}, not {name!r}", "colors")


def _check_look(edition: Edition) -> None:
    for part, paint in (("felt", edition.look.felt), ("back", edition.look.back)):
        if not _PAINT.fullmatch(paint):
            complaint = f"a colour of its look is written as #15694f, not {paint!r}"
            raise _wrong(edition, complaint, "look", part)
    if edition.look.crest not in ("", *CRESTS):
        complaint = f"the crests are {', '.join(CRESTS)}, not {edition.look.crest!r}"
        raise _wrong(edition, complaint, "look", "crest")


def _check_points(edition: Edition) -> None:
    owners = {*SYMBOL_LETTERS, *(wild.code for wild in edition.wilds)}
    for owner, points in edition.points.items():
        if owner not in owners:
            complaint = f"no card is called {owner!r} that could count points"
            raise _wrong(edition, complaint, "points", owner)
        if type(points) is not int or not 0 <= points <= MAX_POINTS:
            complaint = f"a card counts 0 to {MAX_POINTS} points, not {points!r}"
            raise _wrong(edition, complaint, "points", owner)
