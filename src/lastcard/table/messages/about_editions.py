"""What clients are told of an edition, so that they can draw, name and explain its cards."""

from __future__ import annotations

from itertools import groupby

import msgspec

from ...editions import PRINTED, Edition, Symbol, Wild
from ...editions.edition import SYMBOL_LETTERS
from ...editions.options import OPTION_NAMES, check_options
from ...editions.rulebook import rules_of
from ...words import LANGUAGES, words_in
from ...words.decks import deck_lines
from ...words.words import own_card

Option = str | int | bool


class CardInfo(msgspec.Struct):
    """A wild; or what the cards with one symbol are in each colour, where that is not the usual.

    code: the wild's, or the symbol's letter
    name: what it is called; empty where that is the usual
    copies: how many there are, of a symbol in each colour
    own: none of the printed cards, of which clients know by the code what they do
    does: its effects, as the edition's file has them
    words: what it does in words: of its own cards in each language, of others in English
    picture: what is drawn on it: one of a set, or a letter; empty where that is the usual
    """

    code: str
    name: str
    copies: int
    own: bool
    does: str
    words: dict[str, str]
    picture: str


class LookInfo(msgspec.Struct):
    """How an edition's table and the backs of its cards look; what is empty is left to clients.

    felt: the colour of the cloth, as `#15694f`
    back: the colour of the cards' backs
    crest: what is drawn on them
    """

    felt: str
    back: str
    crest: str


class EditionInfo(msgspec.Struct):
    """An edition, as far as it is not the same as all others.

    name: what settings, views and records call it
    title: what people call it
    summary: what is different
    colors: the names of its colours; their letters are r, y, g, b in this order
    cards: its wilds
    symbols: the symbols that mean something else here
    counts: how many cards of each symbol there are in one colour: 0 to 9, Skip, Reverse, Draw Two
    deck: in each language what it holds and how it is played, where no rule of clients says so
    refuses: the options that it cannot be played with
    wilds_match: another wild in hand makes a Wild Draw Four a bluff
    look: how its table looks
    """

    name: str
    title: str
    summary: str
    colors: list[str]
    cards: list[CardInfo]
    symbols: list[CardInfo]
    counts: list[int]
    deck: dict[str, list[str]]
    refuses: list[str]
    wilds_match: bool
    look: LookInfo


class SectionInfo(msgspec.Struct):
    """A part of an edition's rules; clients have their words, by id.

    section: what it is about
    ids: the rules, in reading order
    """

    section: str
    ids: list[str]


class CarriedEdition(msgspec.Struct):
    """An edition that a table carries, so that nobody who comes has to have it.

    text: of the edition's file; docs/editions.md says what may be in it
    about: what it says, for those who do not read such files
    defaults: the options that a table of several people plays it by
    rules: the ids of its rules by section, in reading order
    """

    text: str
    about: EditionInfo
    defaults: dict[str, Option]
    rules: list[SectionInfo]


def carried(edition: Edition | None) -> CarriedEdition | None:
    if edition is None:
        return None
    rules = describe_rules(edition)
    return CarriedEdition(edition.text, describe(edition), defaults_of(edition), rules)


def describe(edition: Edition) -> EditionInfo:
    look = edition.look
    return EditionInfo(
        name=edition.name,
        title=edition.title,
        summary=words_in("en").about_edition(edition),
        colors=list(edition.color_names),
        cards=[_describe(edition, wild.code, wild, wild.copies) for wild in edition.wilds],
        symbols=[
            _describe(edition, letter, symbol, edition.one_color[SYMBOL_LETTERS.index(letter)])
            for letter, symbol in edition.symbols.items()
        ],
        counts=list(edition.one_color),
        deck={name: list(deck_lines(edition, words_in(name))) for name in _telling(edition)},
        refuses=list(edition.refuses),
        wilds_match=edition.wilds_match,
        look=LookInfo(look.felt, look.back, look.crest),
    )


def _telling(edition: Edition) -> tuple[str, ...]:
    """The languages in which an own edition's deck is told; printed ones have rules for that."""
    return () if edition.name in PRINTED else LANGUAGES


def describe_rules(edition: Edition | str) -> list[SectionInfo]:
    """The rules of an edition by section."""
    by_section = groupby(rules_of(edition), key=lambda rule: rule.section)
    return [SectionInfo(name, [rule.id for rule in rules]) for name, rules in by_section]


def _describe(edition: Edition, code: str, card: Wild | Symbol, copies: int) -> CardInfo:
    card_code = code if isinstance(card, Wild) else edition.color_letters[0] + code
    own = own_card(edition, card_code) is not None
    languages = LANGUAGES if own else ("en",)
    words = {name: words_in(name).does(edition, card_code) for name in languages}
    return CardInfo(code, card.name, copies, own, card.does, words, card.picture)


def defaults_of(edition: Edition) -> dict[str, Option]:
    """What a table of several people plays by, unless it is told otherwise."""
    options = check_options(edition, {"say_pass": True})
    return {name: getattr(options, name) for name in OPTION_NAMES if name != "custom_rules"}
