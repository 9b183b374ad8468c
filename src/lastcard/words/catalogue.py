"""Which languages there are, and the messages of one, read from its `.ftl` files (Project Fluent).

This is the only module that needs `fluent.runtime`, and only once something is said.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from functools import cache
from importlib.resources import files

from ..errors import LastcardError
from ..extras import comes_with

LANGUAGES = ("en", "de", "fr", "es")
# Where the system says which one it speaks, as gettext reads it: the first that is set counts.
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
LOCALES = {"en": "en-GB"}  # for plurals, numbers and lists; elsewhere the language itself will do
Argument = str | float
ENTRY = re.compile(r"^(?=(-?[a-zA-Z][\w-]*) *=)", re.MULTILINE)  # only they begin at the margin
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


def choose_language(wanted: Iterable[str]) -> str:
    """The first of the wanted languages that there is, such as "de" for "de_AT.UTF-8"."""
    tags = (tag[:2].lower() for tag in wanted)
    return next((tag for tag in tags if tag in LANGUAGES), "en")


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the system is set to."""
    values = [environment[name] for name in VARIABLES if environment.get(name)]
    return choose_language(values[0].split(":")) if values else "en"


class Catalogue:
    """All messages of a language that Python says.

    A message is parsed when it is said: all of them took a short command a quarter of its time.

    Names are not wrapped in Unicode's isolation marks: terminals show those as boxes or count
    them as columns, and all four languages run the same way.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.locale = LOCALES.get(language, language)
        with comes_with("play"):
            from fluent.runtime import FluentBundle
        self._bundle = FluentBundle([self.locale], use_isolating=False)
        self._entries = dict(_read_entries(language))
        self._parsed: set[str] = set()

    def has(self, message: str, attribute: str = "") -> bool:
        self._parse(message)
        if not self._bundle.has_message(message):
            return False
        return not attribute or attribute in self._bundle.get_message(message).attributes

    def say(
        self, message: str, arguments: Mapping[str, Argument] | None = None, attribute: str = ""
    ) -> str:
        """A message with its blanks filled in, on one line; KeyError if there is none."""
        self._parse(message)
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, dict(arguments or {}))
        if errors:
            raise errors[0]
        return str(text).replace("\n", " ")

    def _parse(self, entry: str) -> None:
        """An entry and those that it refers to, if that has not been done."""
        if entry in self._parsed or entry not in self._entries:
            return
        from fluent.runtime import FluentResource

        for other in REFERENCE.findall(self._entries[entry]):
            self._parse(other)
        self._bundle.add_resource(FluentResource(self._entries[entry]))
        self._parsed.add(entry)  # last: another thread may ask for it in the meantime

    def join(self, items: Iterable[str]) -> str:
        """Things one after the other: "Ada, Ben and Cem"."""
        from babel.lists import format_list

        parts = list(items)
        joined = format_list(parts, locale=self.locale.replace("-", "_"))
        if self.language == "es" and len(parts) > 1 and _sounds_like_i(parts[-1]):
            joined = joined.removesuffix(f" y {parts[-1]}") + f" e {parts[-1]}"
        return joined

    def moment(self, when: datetime) -> str:
        """A day and a time: "16 Nov 2026, 16:54"."""
        from babel.dates import format_date, format_time

        locale = self.locale.replace("-", "_")
        return f"{format_date(when, locale=locale)}, {format_time(when, 'short', locale=locale)}"


def _sounds_like_i(word: str) -> bool:
    """In Spanish "y" becomes "e" before such a word: "Milo e Ines"."""
    start = word.lower()
    return start.startswith(("i", "í", "hi", "hí")) and not start.startswith(("hia", "hie", "io"))


@cache
def catalogue(language: str) -> Catalogue:
    """The one catalogue of a language; raises LastcardError if there is none."""
    if language not in LANGUAGES:
        raise LastcardError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    return Catalogue(language)


def _read_entries(language: str) -> Iterator[tuple[str, str]]:
    """The ids of all messages and terms, and how they are written."""
    for file in files(__package__).joinpath(language).iterdir():
        if file.name.endswith(".ftl"):
            _, *parts = ENTRY.split(file.read_text(encoding="utf-8"))
            yield from zip(parts[::2], parts[1::2], strict=True)
