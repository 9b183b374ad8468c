"""The editions that are known by their names, in this process."""

from __future__ import annotations

import copyreg
from collections.abc import Iterator, Mapping
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..errors import InvalidEdition, UnknownEdition
from .edition import Edition
from .edition_files import load_edition
from .suggestion import suggest

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "lastcard.editions"  # the entry points by which other packages bring editions
EDITIONS: dict[str, Edition] = {}


def find_edition(edition: Edition | str) -> Edition:
    """An edition by its name; one that is given is known by its name from now on.

    A name may have the digest of a file behind it, as in records: then it has to be that very
    file. Raises UnknownEdition, or InvalidEdition if it is another one of that name.
    """
    if isinstance(edition, Edition):
        return _register(edition)
    name, _, digest = edition.partition("#")
    if name not in EDITIONS:
        found = next((one for one in _entry_points() if one.name == name), None)
        if found is None:
            raise UnknownEdition(f"there is no edition {name!r}; {suggest(name, EDITIONS)}")
        _register(_bring(found))
    if digest and EDITIONS[name].digest != digest:
        raise InvalidEdition(
            f"the edition {name!r} is not as it was: its file had the hash {digest}, and now it is "
            f"{EDITIONS[name].digest or 'none'}"
        )
    return EDITIONS[name]


def installed_editions() -> Iterator[Edition]:
    """The editions that other packages bring."""
    for one in _entry_points():
        yield _bring(one)


def _entry_points() -> Iterator[EntryPoint]:
    from importlib.metadata import entry_points  # takes a moment, and is rarely needed

    yield from entry_points(group=GROUP)


def _bring(one: EntryPoint) -> Edition:
    """An edition, or the path of a file that describes one."""
    found = one.load()
    edition = load_edition(found) if isinstance(found, str | Path) else found
    if not isinstance(edition, Edition) or edition.name != one.name:
        raise InvalidEdition(f"{one.value} brings no edition of the name {one.name!r}")
    return edition


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
