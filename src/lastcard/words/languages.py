"""Which language somebody wants."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping

from .catalogue import LANGUAGES

# As gettext reads them: the first that is set counts.
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(wanted: Iterable[str]) -> str:
    """The first of the wanted languages that there is, such as "de" for "de_AT.UTF-8"."""
    tags = (tag[:2].lower() for tag in wanted)
    return next((tag for tag in tags if tag in LANGUAGES), "en")


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the system is set to."""
    values = [environment[name] for name in VARIABLES if environment.get(name)]
    return choose_language(values[0].split(":")) if values else "en"
