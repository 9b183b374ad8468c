"""Editions in TOML files: read, and refused with the line where something is wrong.

docs/editions.md says what such a file may hold.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from itertools import groupby
from pathlib import Path
from typing import Any, NoReturn

from ..errors import InvalidEdition
from .checking import MAX_POINTS
from .edition import DRAW_FOUR, PLAIN_WILD, SYMBOL_LETTERS, USUAL_COLOR, Edition, Look, Symbol, Wild
from .written_rules import is_mark

LARGEST_FILE = 16_384  # bytes; a page of text is a tenth of that
MAX_TEXT = 200
LONGEST_TITLE = 40
_USUAL_WILDS = {wild.code: wild for wild in (DRAW_FOUR, PLAIN_WILD)}
_TEXTS = ("name", "title", "summary")
_SWITCHES = ("opens_with_number", "any_dealer", "wilds_match")
_TABLES = ("cards", "options", "points", "symbols", "wilds")
_KEYS = (*_TEXTS, *_SWITCHES, "colors", "look", "refuses", *_TABLES)
_KEY = r"(?:[\w-]+|\"[^\"]*\"|'[^']*')"
_HEADER = re.compile(r"\[([^\[\]]+)\]\s*(#.*)?")
_ASSIGNED = re.compile(rf"\s*({_KEY}(?:\s*\.\s*{_KEY})*)\s*=")
LONGEST_LINE = 800  # characters
MOST_DOTS = 60  # in a line: a key of hundreds of parts takes long to be read
MOST_LISTED = 20  # texts in a list
MOST_MARKS = 2  # accents on one letter


def load_edition(file: Path | str) -> Edition:
    """The edition that a file describes; raises InvalidEdition with the line, or OSError."""
    path = Path(file)
    try:
        text = path.read_text(encoding="utf-8-sig")  # some editors mark the beginning
    except UnicodeDecodeError:
        raise InvalidEdition(f"{path.name} is not a text file in UTF-8") from None
    return read_edition(text, path.stem, path.name)


def read_edition(text: str, name: str, file: str = "the edition", printed: bool = False) -> Edition:
    """The edition that a text describes; its name is `name` unless the text says another.

    A printed one is part of this package and has no digest: it changes with the rules alone.
    """
    reader = _Reader(text, file)
    parts = reader.parts(name)
    if not printed:
        reader.check_titles(parts)
        parts |= {"digest": hashlib.sha256(reader.data).hexdigest()[:8], "text": text}
    try:
        return Edition(**parts)
    except InvalidEdition as error:
        complaint = str(error).partition(": ")[2]
        raise reader.complain(error.place, complaint) from None


def plain_title(title: str) -> str:
    """A title without what people overlook: capitals, spaces and signs."""
    return "".join(letter for letter in title.casefold() if letter.isalnum())


class _Reader:
    """A file's text, its values, and where in the text they stand."""

    def __init__(self, text: str, file: str) -> None:
        self.lines = text.splitlines()
        self.data = text.encode(errors="surrogatepass")
        self.file = file
        if len(self.data) > LARGEST_FILE:
            raise self.complain((), f"an edition has {LARGEST_FILE} bytes at most")
        for number, line in enumerate(self.lines, 1):
            if len(line) > LONGEST_LINE or line.count(".") > MOST_DOTS:
                raise InvalidEdition(
                    f"{file}, line {number}: a line has at most {LONGEST_LINE} characters, and "
                    f"{MOST_DOTS} dots"
                )
        try:
            self.values = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            found = re.search(r"at line (\d+)", str(error))
            line = found[1] if found else str(len(self.lines))
            raise InvalidEdition(f"{file}, line {line}: this is no TOML: {error}") from None

    def parts(self, name: str) -> dict[str, Any]:
        """The parts of an Edition, each of the type that it has there."""
        self._check_keys((), self.values, _KEYS)
        values = self.values
        given: dict[str, Any] = {"name": name, "title": name.replace("-", " ").title()}
        given |= {key: self._text((key,), values[key]) for key in _TEXTS if key in values}
        given |= {key: self._switch((key,), values[key]) for key in _SWITCHES if key in values}
        for key, part in (("colors", "color_names"), ("refuses", "refuses")):
            if key in values:
                given[part] = self._texts((key,), values[key])
        if "look" in values:
            given["look"] = Look(**self._fields(("look",), values["look"], Look))
        given["defaults"] = self._table("options", self._option)
        given["points"] = self._table("points", self._number)
        given["symbols"] = self._table("symbols", self._symbol)
        given["wilds"] = self._wilds()
        given["one_color"] = self._one_color()
        return given

    def check_titles(self, parts: Mapping[str, Any]) -> None:
        """Nobody is to take it for one of those that are the same everywhere."""
        from .registry import printed_titles  # which reads files

        if len(parts["title"]) > LONGEST_TITLE:
            raise self.complain(("title",), f"a title has {LONGEST_TITLE} characters at most")
        for key in ("name", "title"):
            if plain_title(parts[key]) in printed_titles():
                raise self.complain(
                    (key,), f"there is an edition {parts[key]!r}: give this one a {key} of its own"
                )

    # Cards.

    def _one_color(self) -> tuple[int, ...]:
        counts = self._table("cards", self._number)
        self._check_keys(("cards",), counts, SYMBOL_LETTERS)
        usual = dict(zip(SYMBOL_LETTERS, USUAL_COLOR, strict=True))
        return tuple((usual | counts).values())

    def _wilds(self) -> tuple[Wild, ...]:
        if "wilds" not in self.values:
            return tuple(_USUAL_WILDS.values())
        wilds = self._table("wilds", self._wild)
        first = wilds.pop("W4", Wild("W4", DRAW_FOUR.name, 0, DRAW_FOUR.does))
        return (first, *wilds.values())

    def _wild(self, place: tuple[str, ...], value: object) -> Wild:
        """How many there are, or a table with more to say."""
        code = place[-1]
        usual = _USUAL_WILDS.get(code)
        if usual and not isinstance(value, dict):
            return Wild(code, usual.name, self._number(place, value), usual.does)
        found = self._fields(place, value, Wild)
        if "name" not in found:
            found["name"] = usual.name if usual else self._lack(place, "name")
        if "copies" not in found:
            self._lack(place, "copies")
        return Wild(code, **{"does": usual.does if usual else "", **found})

    def _symbol(self, place: tuple[str, ...], value: object) -> Symbol:
        return Symbol(**self._fields(place, value, Symbol))

    def _fields(self, place: tuple[str, ...], value: object, declared: type) -> dict[str, Any]:
        names = [one.name for one in fields(declared) if one.name != "code"]
        if not isinstance(value, dict):
            raise self.complain(place, f"{place[-1]} is a table: {{ {names[0]} = …, … }}")
        self._check_keys(place, value, names)
        return {
            key: (self._number if key == "copies" else self._text)((*place, key), one)
            for key, one in value.items()
        }

    # Values.

    def _table(self, key: str, read: Callable[[tuple[str, ...], Any], Any]) -> dict[str, Any]:
        found = self.values.get(key, {})
        if not isinstance(found, dict):
            raise self.complain((key,), f"{key} is a table, [{key}]")
        return {name: read((key, name), value) for name, value in found.items()}

    def _text(self, place: tuple[str, ...], value: object) -> str:
        if not isinstance(value, str) or len(value) > MAX_TEXT or not value.isprintable():
            raise self.complain(
                place, f"{place[-1]} is a text of at most {MAX_TEXT} characters on one line"
            )
        if _towers(value):
            raise self.complain(place, f"{place[-1]} has too many accents on one letter")
        return value

    def _texts(self, place: tuple[str, ...], value: object) -> tuple[str, ...]:
        if not isinstance(value, list) or len(value) > MOST_LISTED:
            raise self.complain(place, f"{place[-1]} is a list of at most {MOST_LISTED} texts")
        return tuple(self._text(place, one) for one in value)

    def _switch(self, place: tuple[str, ...], value: object) -> bool:
        if not isinstance(value, bool):
            raise self.complain(place, f"{place[-1]} is true or false, not {_show(value)}")
        return value

    def _number(self, place: tuple[str, ...], value: object) -> int:
        if type(value) is not int or not 0 <= value <= MAX_POINTS:  # of cards there are fewer
            complaint = f"{place[-1]} is a whole number from 0 to {MAX_POINTS}, not {_show(value)}"
            raise self.complain(place, complaint)
        return value

    def _option(self, place: tuple[str, ...], value: object) -> object:
        """What an option can be; which of these it is, is looked at later."""
        short = isinstance(value, str) and len(value) <= MAX_TEXT
        if not short and not (isinstance(value, int) and value.bit_length() < 64):
            raise self.complain(place, f"{place[-1]} cannot stand at {_show(value)}")
        return value

    # Complaints.

    def _check_keys(
        self, place: tuple[str, ...], given: Mapping[str, object], names: Iterable[str]
    ) -> None:
        for key in given:
            if key not in names:
                what = f" of {place[-1]}" if place else ""
                raise self.complain(
                    (*place, key), f"there is no {key[:40]!r}{what}; there are {', '.join(names)}"
                )

    def _lack(self, place: tuple[str, ...], key: str) -> NoReturn:
        raise self.complain(place, f"{place[-1]} lacks {key} = …")

    def complain(self, place: tuple[str, ...], complaint: str) -> InvalidEdition:
        shown = "".join(letter if letter.isprintable() else "?" for letter in complaint[:500])
        return InvalidEdition(f"{self.file}, line {self._line_of(place)}: {shown}")

    def _line_of(self, place: tuple[str, ...]) -> int:
        """The line where a value stands, or the nearest thing to it that is found."""
        header: tuple[str, ...] = ()
        nearest, depth = 1, 0
        for number, line in enumerate(self.lines, 1):
            if found := _HEADER.fullmatch(line.strip()):
                header = keys = _keys(found[1])
            elif found := _ASSIGNED.match(line):
                keys = (*header, *_keys(found[1]))
            else:
                continue
            common = min(len(keys), len(place))
            if common > depth and keys[:common] == place[:common]:
                nearest, depth = number, common
        return nearest


def _show(value: object) -> str:
    """A value in a complaint, however large or deep it is."""
    if isinstance(value, dict | list):
        return "a table" if isinstance(value, dict) else "a list"
    if isinstance(value, int) and value.bit_length() > 64:
        return "a huge number"
    return repr(value)[:40] if isinstance(value, str | int | float) else "a date or a time"


def _towers(text: str) -> bool:
    """Do accents pile up over a letter, so that they would cover other lines?"""
    return any(marks and len([*run]) > MOST_MARKS for marks, run in groupby(text, is_mark))


def _keys(dotted: str) -> tuple[str, ...]:
    return tuple(key.strip("\"'") for key in re.findall(_KEY, dotted))
