"""How long things are kept, names that are forgotten, and names that nobody may have for a while.

All of it is work for a transaction, of a server or of whoever runs it, beside running servers.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field

import msgspec
import sqlalchemy as sa

from ...record import NAMES, quote_names
from ...table.log.entries import AnyEntry, Joined, Renamed, Went, read_entry, write_entry
from ...table.log.snapshots import forget_names
from ...table.plain_names import looks_of
from .database import bans, entries, games, results, snapshots, sweeps, tables
from .kept_reviews import remove_reviews
from .leases import is_owned

LONGEST_PAUSE = 600.0  # seconds between two looks at the clock while any server runs
REMOVED_AT_ONCE = 1_000  # tables, of which a statement names each: PostgreSQL takes 32,767 values
FORGOTTEN = "?"  # in place of a name
_NAMES_HEADER = re.compile(rf'^\[{NAMES} "[^"]*"\]$', re.MULTILINE)


# Idle time.


def note_time(now: float, link: sa.Connection) -> None:
    """Let only such time count for tables in which a server ran and the clock did not jump.

    Otherwise a clock that is put right, or a machine that was off for a month, would make tables
    look unused at which people have just played.
    """
    ran_until = _last_look(now, link) + LONGEST_PAUSE  # at the latest
    if now > ran_until:
        older = sa.update(tables).where(tables.c.touched <= ran_until)
        link.execute(older.values(touched=tables.c.touched + now - ran_until))
    link.execute(sa.update(tables).where(tables.c.touched > now).values(touched=now))


def _last_look(now: float, link: sa.Connection) -> float:
    """When a server last noted the time; from now on, that is now."""
    before: float | None = link.scalar(sa.select(sweeps.c.at))
    if before is not None:
        link.execute(sa.update(sweeps).values(at=now))
        return before
    link.execute(sa.insert(sweeps).values(number=1, at=now))
    return link.scalar(sa.select(sa.func.max(tables.c.touched))) or now


def remove_idle_tables(before: float, unused_before: float, link: sa.Connection) -> list[str]:
    """Forget tables at which nothing has happened since then; finished games stay.

    Those at which no game was ever started go sooner; those that a process owns stay. Of very
    many, some go each time.
    """
    was_played_at = sa.exists().where(entries.c.code == tables.c.code, HAS_STARTED)
    unused = (tables.c.touched < unused_before) & ~was_played_at
    idle = ((tables.c.touched < before) | unused) & ~is_owned(link)
    some = list(link.scalars(sa.select(tables.c.code).where(idle).limit(REMOVED_AT_ONCE)))
    still = idle & tables.c.code.in_(some)  # nobody has opened them meanwhile
    codes = list(link.scalars(sa.delete(tables).where(still).returning(tables.c.code)))
    _remove_logs(codes, link)
    return codes


def _remove_logs(codes: Sequence[str], link: sa.Connection) -> None:
    for table in (entries, snapshots):
        link.execute(sa.delete(table).where(table.c.code.in_(codes)))


def remove_old_games(before: float, link: sa.Connection) -> None:
    """Forget games that were finished before then."""
    _remove_games(games.c.finished < before, link)


def _remove_games(which: sa.ColumnElement[bool], link: sa.Connection) -> None:
    numbers = sa.select(games.c.number).where(which)
    remove_reviews(numbers, link)
    link.execute(sa.delete(results).where(results.c.game.in_(numbers)))
    link.execute(sa.delete(games).where(which))


# Bans.


def ban(name: str, until: float, link: sa.Connection) -> None:
    looks = looks_of(name)
    link.execute(sa.delete(bans).where(bans.c.name.in_(looks)))
    link.execute(sa.insert(bans), [{"name": look, "until": until} for look in looks])


def is_banned(name: str, now: float, link: sa.Connection) -> bool:
    found = bans.c.name.in_(looks_of(name)) & (bans.c.until > now)
    return link.scalar(sa.select(bans.c.name).where(found).limit(1)) is not None


# Names.


def forget(names: Collection[str], link: sa.Connection) -> int:
    """Take names out of all finished games and logs.

    A game in which nobody else has a name is removed; returns how many games it was about.
    """
    games_of_names = _forget_in_games(results.c.name.in_(names), link)
    _forget_in_logs(None, lambda entry: entry.name in names, link)
    return games_of_names


def forget_people(people: Collection[str], code: str, link: sa.Connection) -> int:
    """The same for whatever people were called at one table."""
    own = (games.c.code == code) & results.c.person.in_(people)
    games_of_people = _forget_in_games(own, link)
    _forget_in_logs(code, lambda entry: entry.person in people, link)
    return games_of_people


def _forget_in_games(which: sa.ColumnElement[bool], link: sa.Connection) -> int:
    query = sa.select(games.c.number, results.c.seat).join(results)
    seats: dict[int, set[int]] = defaultdict(set)
    for number, seat in link.execute(query.where(which)):
        seats[number].add(seat)
    for number, forgotten in seats.items():
        _forget_in_game(number, forgotten, link)
    return len(seats)


def _forget_in_game(number: int, seats: set[int], link: sa.Connection) -> None:
    own = (results.c.game == number) & results.c.seat.in_(seats)
    link.execute(sa.delete(results).where(own))
    this = games.c.number == number
    if link.scalar(sa.select(results.c.seat).where(results.c.game == number)) is None:
        _remove_games(this, link)
        return
    game = link.execute(sa.select(games.c.names, games.c.record).where(this)).one()
    names = [FORGOTTEN if seat in seats else name for seat, name in enumerate(game.names)]
    header = f'[{NAMES} "{quote_names(names)}"]'
    record = _NAMES_HEADER.sub(lambda _: header, game.record)
    link.execute(sa.update(games).where(this).values(names=names, record=record))


def _forget_in_logs(
    code: str | None, is_meant: Callable[[Joined | Renamed], bool], link: sa.Connection
) -> None:
    names: dict[str, dict[str, set[str]]] = {}  # by table and person
    for found in _naming_entries(code, link):
        if isinstance(found.entry, Joined | Renamed) and is_meant(found.entry):
            people = names.setdefault(found.code, defaultdict(set))
            people[found.entry.person].add(found.entry.name)
            _write_again(found, FORGOTTEN, link)
    for one, people in names.items():
        take_over(one, link)  # or its owner would write the name down again
        this = snapshots.c.code == one
        state = link.scalar(sa.select(snapshots.c.state).where(this))
        if state is not None:
            without = forget_names(state.encode(), people, FORGOTTEN).decode()
            link.execute(sa.update(snapshots).where(this).values(state=without))


@dataclass(frozen=True)
class _Found:
    code: str
    version: int
    entry: AnyEntry

    @property
    def line(self) -> sa.ColumnElement[bool]:
        return (entries.c.code == self.code) & (entries.c.version == self.version)


def _write_again(found: _Found, name: str, link: sa.Connection) -> None:
    """The entry of somebody who has joined or was renamed, with another name."""
    text = write_entry(msgspec.structs.replace(found.entry, name=name)).decode()
    link.execute(sa.update(entries).where(found.line).values(entry=text))


def _begins_with(*tags: str) -> sa.ColumnElement[bool]:
    """Of an entry: it is one of these."""
    return sa.or_(*(entries.c.entry.like(f'{{"type":"{tag}"%') for tag in tags))


HAS_JOINED, HAS_STARTED = _begins_with("joined"), _begins_with("started")
_NAMES_SOMEBODY = _begins_with("joined", "renamed", "went")


def _naming_entries(code: str | None, link: sa.Connection) -> Iterable[_Found]:
    """What says who is at a table, in its order."""
    query = sa.select(entries).where(_NAMES_SOMEBODY)
    if code is not None:
        query = query.where(entries.c.code == code)
    for row in link.execute(query.order_by(entries.c.code, entries.c.version)).all():
        yield _Found(row.code, row.version, read_entry(row.entry))


# Logs.


def shorten_log(code: str, version: int, link: sa.Connection) -> None:
    """Forget what a snapshot of that version says as well.

    What stays is who has come and gone, since tokens are found by that, and the last start of a
    game, without which a table would be taken for one that was never played at.
    """
    before = (entries.c.code == code) & (entries.c.version <= version)
    last = link.scalar(sa.select(sa.func.max(entries.c.version)).where(before & HAS_STARTED))
    _join_under_last_names(code, version, link)
    stays = _begins_with("joined", "went") | (entries.c.version == (last or 0))
    link.execute(sa.delete(entries).where(before & ~stays))


def _join_under_last_names(code: str, version: int, link: sa.Connection) -> None:
    """Whoever was renamed has joined under the new name."""
    joined: dict[str, _Found] = {}
    renamed: dict[str, str] = {}
    for found in _naming_entries(code, link):
        match found.entry:
            case Joined(person=person):
                joined[person] = found
            case Renamed(person=person, name=name) if found.version <= version:
                renamed[person] = name
    for person, name in renamed.items():
        _write_again(joined[person], name, link)


# Tables.


@dataclass
class TableLine:
    """What an operator is told of a table."""

    code: str
    touched: float
    in_use: bool
    people: dict[str, str] = field(default_factory=dict)  # names by id


def list_tables(link: sa.Connection) -> list[TableLine]:
    """All tables, those that were used last first, with the people who have joined them."""
    query = sa.select(tables.c.code, tables.c.touched, is_owned(link).label("in_use"))
    rows = link.execute(query.order_by(tables.c.touched.desc())).all()
    found = {row.code: TableLine(row.code, row.touched, bool(row.in_use)) for row in rows}
    for one in _naming_entries(None, link):
        people = found[one.code].people if one.code in found else {}
        if isinstance(one.entry, Joined | Renamed):
            people[one.entry.person] = one.entry.name
        elif isinstance(one.entry, Went):
            people.pop(one.entry.person, None)
    return list(found.values())


def remove_table(code: str, link: sa.Connection) -> bool:
    """Remove a table; whoever owns it can write nothing more. Its finished games stay."""
    removed = link.execute(sa.delete(tables).where(tables.c.code == code)).rowcount
    _remove_logs([code], link)
    return bool(removed)


def take_over(code: str, link: sa.Connection) -> int | None:
    """Claim a table, whoever owns it: that process writes nothing more, and has to load it anew.

    Returns the number of the claim, with which this may be written to.
    """
    claimed = sa.update(tables).where(tables.c.code == code)
    claimed = claimed.values(owner=None, epoch=tables.c.epoch + 1)
    epoch: int | None = link.scalar(claimed.returning(tables.c.epoch))
    return epoch
