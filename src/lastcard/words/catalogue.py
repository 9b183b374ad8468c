"""The messages of one language, read from its `.ftl` files (Project Fluent).

This is the only module that needs `fluent.runtime`, and only once something is said.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from ..errors import LastcardError
from ..extras import comes_with

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "fr", "es")
LOCALES = {"en": "en-GB"}  # for plurals, numbers and lists; elsewhere the language itself will do
Argument = str | float


class Catalogue:
    """All messages of a language that Python says.

    Names are not wrapped in Unicode's isolation marks: terminals show those as boxes or count
    them as columns, and all four languages run the same way.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.locale = LOCALES.get(language, language)
        self._bundle = _read_bundle(language, self.locale)

    def has(self, message: str, attribute: str = "") -> bool:
        if not self._bundle.has_message(message):
            return False
        return not attribute or attribute in self._bundle.get_message(message).attributes

    def say(
        self, message: str, arguments: Mapping[str, Argument] | None = None, attribute: str = ""
    ) -> str:
        """A message with its blanks filled in, on one line; KeyError if there is none."""
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, dict(arguments or {}))
        if errors:
            raise errors[0]
        return str(text).replace("\n", " ")

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


def _read_bundle(language: str, locale: str) -> FluentBundle:
    with comes_with("play"):
        from fluent.runtime import FluentBundle, FluentResource
    bundle = FluentBundle([locale], use_isolating=False)
    for file in files(__package__).joinpath(language).iterdir():
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
