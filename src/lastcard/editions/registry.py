"""The editions that are known by their names, in this process."""

from __future__ import annotations

import copyreg
import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import fields, replace
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

from ..errors import InvalidEdition, UnknownEdition, check_text
from ..plugins import added
from .edition import Edition
from .edition_files import load_edition, plain_title, read_edition
from .suggestion import suggest

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "lastcard.editions"  # the entry points by which other packages bring editions
EDITIONS: dict[str, Edition] = {}
OFFERED: set[str] = set()  # those that whoever runs a server wants to be played; all if it is empty
FILE = ".toml"  # by which an edition's file is told from an edition's name
_OWN = "own-"  # what the names of editions begin with that tables carry
# Those that tables, games and records carry: only for as long as somebody uses them, and by names
# that follow from what they say, so that no stranger's edition is ever taken for another one.
_carried: WeakValueDictionary[str, Edition] = WeakValueDictionary()


def find_edition(edition: Edition | str) -> Edition:
    """An edition by its name; one that is given is known by its name from now on.

    A name may have the digest of a file behind it, as in records: then it has to be that very
    file. Raises UnknownEdition, or InvalidEdition if it is another one of that name.
    """
    if isinstance(edition, Edition):
        return _register(edition)
    check_text(edition, "an edition's name", UnknownEdition)
    if carried := _carried.get(edition):
        return carried
    name, _, digest = edition.partition("#")
    if name not in EDITIONS:
        _register(_look_up(name, from_file=bool(digest)))
    if digest and EDITIONS[name].digest != digest:
        raise InvalidEdition(
            f"the edition {name!r} is not as it was: its file had the hash {digest}, and now it is "
            f"{EDITIONS[name].digest or 'none'}"
        )
    return EDITIONS[name]


def carry_edition(text: str, called: str = "") -> Edition:
    """The edition that a text describes, as a table or a record carries it; raises InvalidEdition.

    It is known only for as long as it is used, by a name of its own: a hash of the text. A record
    says what it is `called`, by the name and the hash of its file, and goes on saying so.
    """
    name = _OWN + hashlib.sha256((called + text).encode(errors="replace")).hexdigest()[:24]
    if carried := _carried.get(name):
        return carried
    edition = read_edition(text, called.partition("#")[0] or "own-edition")
    if called not in ("", edition.name, edition.id):
        raise InvalidEdition(f"the text of the edition is that of {edition.id}, not {called!r}")
    carried_as = edition.id if called else name
    return _register(replace(edition, name=name, digest="", carried_as=carried_as))


def adopt_edition(text: str, name: str) -> Edition:
    """The edition that a table elsewhere plays by this name: from now on it has it here as well.

    Raises InvalidEdition if it cannot be read.
    """
    known = EDITIONS.get(name)
    if known is not None and known.text == text:
        return known
    edition = read_edition(text, name)
    EDITIONS[edition.name] = edition
    return edition


def recorded_edition(called: str, text: str) -> Edition:
    """The edition of a record: as it is known here if that is the very same, or else by its text.

    Raises InvalidEdition or, for a record without the text, UnknownEdition.
    """
    if not text:
        return find_edition(called)
    if called.startswith(_OWN):
        return carry_edition(text)
    known = EDITIONS.get(called.partition("#")[0])
    return known if known and known.text == text else carry_edition(text, called)


@cache
def printed_titles() -> set[str]:
    """Of those alone that are the same everywhere: what one server takes, another has to read."""
    from . import PRINTED  # which makes them known here

    printed = (EDITIONS[name] for name in PRINTED)
    return {plain_title(title) for one in printed for title in (one.name, one.title)}


def find_named(text: str) -> Edition:
    """An edition by its name, or by the file that describes it."""
    return find_edition(load_edition(text) if text.endswith(FILE) else text)


def offer_editions(names: Iterable[str]) -> None:
    """Let new tables play these alone; without any, all that are known.

    Raises InvalidEdition or UnknownEdition.
    """
    OFFERED.clear()
    OFFERED.update(find_named(name).name for name in names)


def is_offered(name: str) -> bool:
    return name in EDITIONS and (not OFFERED or name in OFFERED)


def bring_editions() -> list[str]:
    """Make all editions known that the data folder and other packages bring.

    Says what is wrong with those that cannot be read; the others are known all the same.
    """
    complaints = []
    finds = [partial(load_edition, file) for file in _own_files()]
    finds += [partial(_bring, one) for one in added(GROUP)]
    for find in finds:
        try:
            _register(find())
        except Exception as error:  # whatever another package does wrong
            complaints.append(str(error))
    return complaints


def _look_up(name: str, from_file: bool) -> Edition:
    """An edition that is not known yet: from the data folder, or brought by another package."""
    own = next((file for file in _own_files() if file.stem == name), None)
    if own is not None:
        return load_edition(own)
    brought = next((one for one in added(GROUP) if one.name == name), None)
    if brought is None:
        raise UnknownEdition(f"there is no edition {name!r}; {_what_helps(name, from_file)}")
    return _bring(brought)


def _what_helps(name: str, from_file: bool) -> str:
    if from_file:
        return (
            f"it was played from a file: put {name}{FILE} into the folder editions of your data "
            "folder"
        )
    return "load_edition reads a file" if name.endswith(FILE) else suggest(name, EDITIONS)


def _own_files() -> list[Path]:
    """The files in the data folder's `editions/`."""
    try:
        from ..folders import editions_folder
    except ImportError:  # without the extras nothing says where that is
        return []
    return sorted(editions_folder().glob(f"*{FILE}"))


def _bring(one: EntryPoint) -> Edition:
    """An edition, or the path of a file that describes one."""
    found = one.load()
    edition = load_edition(found) if isinstance(found, str | Path) else found
    if not isinstance(edition, Edition) or edition.name != one.name:
        raise InvalidEdition(f"{one.value} brings no edition of the name {one.name!r}")
    return edition


def _register(edition: Edition) -> Edition:
    if edition.carried_as:
        _carried.setdefault(edition.name, edition)
        return _carried.setdefault(edition.carried_as, edition)
    known = EDITIONS.setdefault(edition.name, edition)
    if known is not edition and _parts(known) != _parts(edition):
        again = ", or start the program anew if its file has changed" if known.text else ""
        raise InvalidEdition(
            f"there is another edition called {edition.name!r}: "
            f"give this one a name of its own{again}"
        )
    return known


def _parts(edition: Edition) -> dict[str, Any]:
    return {part.name: getattr(edition, part.name) for part in fields(edition)}


def _remake(parts: Mapping[str, Any]) -> Edition:
    return _register(Edition(**parts))


# A pickled edition comes to another process with its data, and is the known one in this process.
copyreg.pickle(Edition, lambda edition: (_remake, (_parts(edition),)))
