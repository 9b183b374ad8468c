"""The editions that are known by their names, in this process."""

from __future__ import annotations

import copyreg
from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from ..errors import InvalidEdition, UnknownEdition
from .edition import Edition
from .suggestion import suggest

EDITIONS: dict[str, Edition] = {}


def find_edition(edition: Edition | str) -> Edition:
    """An edition by its name; one that is given is known by its name from now on.

    Raises UnknownEdition, or InvalidEdition if another edition has that name already.
    """
    if isinstance(edition, Edition):
        return _register(edition)
    if edition not in EDITIONS:
        raise UnknownEdition(f"there is no edition {edition!r}; {suggest(edition, EDITIONS)}")
    return EDITIONS[edition]


def _register(edition: Edition) -> Edition:
    known = EDITIONS.setdefault(edition.name, edition)
    if known is not edition and _parts(known) != _parts(edition):
        raise InvalidEdition(
            f"there is another edition called {edition.name!r}: give this one a name of its own"
        )
    return known


def _parts(edition: Edition) -> dict[str, Any]:
    return {part.name: getattr(edition, part.name) for part in fields(edition)}


def _remake(parts: Mapping[str, Any]) -> Edition:
    return _register(Edition(**parts))


# A pickled edition comes to another process with its data, and is the known one in this process.
copyreg.pickle(Edition, lambda edition: (_remake, (_parts(edition),)))
