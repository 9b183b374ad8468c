"""A table as it is, written down, so that it need not be made from its whole log again.

What has been played stays as it was played, also where the rules are others by then.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from ...editions import Edition
from ...errors import InvalidRecord
from ...event import Event
from ...game import Game
from ...record import History
from ..audience import Audience, Happening
from ..messages import Settings
from ..people import Person, Proposal, Seat
from ..plain_names import looks_of
from ..played_game import Play
from ..shuffles import Part, Round
from ..table import Table
from ..tallies import Tally
from .entries import AnyEntry, Joined, Renamed, is_talk


class KeptPlay(msgspec.Struct):
    """A game: how it stands, what was done in it, and what was counted."""

    position: str
    start: tuple[str | None, str | None]  # the seed, or the position it began with
    moves: list[list[str]]  # by round
    secrets: list[str]
    names: list[str]
    practice: bool
    shuffling: int
    tallies: list[Tally]
    points: list[list[int]]
    version: int
    settled: list[int]
    persons: list[str | None] = []  # not in older ones
    parts: list[list[Part]] = []  # by round, in those that players have a share in
    rules: int = 1  # as in older ones, which do not say


class KeptHappening(msgspec.Struct):
    version: int
    entry: AnyEntry
    events: list[Event]
    seats: dict[str, int]


class Snapshot(msgspec.Struct):
    """A table, and the last that happened there, for those who come back."""

    version: int
    settings: Settings
    host: str | None
    people: list[Person]
    seats: list[Seat]
    agreed: list[Proposal]
    proposals: list[Proposal]
    play: KeptPlay | None
    last: list[KeptHappening]
    removed: set[str]
    ready: list[str] = []
    promises: dict[str, str] = {}
    sealed: Round | None = None


_COPIED = (
    *("names", "persons", "practice", "shuffling", "rules"),
    *("tallies", "points", "version", "settled"),
)
_reader = msgspec.json.Decoder(Snapshot)


def write_snapshot(table: Table, audience: Audience) -> bytes:
    snapshot = Snapshot(
        table.version,
        table.settings,
        table.host,
        list(table.people.values()),
        table.seats,
        list(table.agreed.values()),
        table.proposals,
        _keep_play(table.play) if table.play else None,
        [_keep_happening(one) for one in audience.last if not is_talk(one.entry)],
        table.removed,
        table.ready,
        table.promises,
        table.sealed,
    )
    return msgspec.json.encode(snapshot)


def _keep_play(play: Play) -> KeptPlay:
    history = play.game.history
    return KeptPlay(
        position=play.game.position(),
        start=(history.seed, history.position),
        moves=history.rounds,
        secrets=[one.secret for one in play.rounds],
        parts=[one.parts for one in play.rounds],
        **{name: getattr(play, name) for name in _COPIED},
    )


def _keep_happening(one: Happening) -> KeptHappening:
    return KeptHappening(one.version, one.entry, list(one.events), dict(one.seats))


def read_snapshot(code: str, data: bytes, own: Edition | None = None) -> tuple[Table, Audience]:
    """The table, and an audience that can tell of the last; raises InvalidRecord.

    `own` is the edition that the table carries, which a snapshot does not repeat.
    """
    try:
        found = _reader.decode(data)
    except msgspec.DecodeError as error:
        raise InvalidRecord(f"table {code}: {error}") from error
    table = Table(code, found.settings, own)
    table.version, table.host = found.version, found.host
    table.people = {person.id: person for person in found.people}
    table.seats, table.proposals = found.seats, found.proposals
    table.removed = found.removed
    table.ready = found.ready
    table.promises, table.sealed = found.promises, found.sealed
    table.agreed = {proposal.card: proposal for proposal in found.agreed}
    if found.play:
        found.play.persons = found.play.persons or [seat.person for seat in found.seats]
        table.play = _read_play(found.play)
    audience = Audience(table)
    for one in found.last:
        audience.last.append(Happening(one.version, one.entry, one.events, one.seats))
    return table, audience


def _read_play(kept: KeptPlay) -> Play:
    game = Game.from_position(kept.position)
    seed, position = kept.start
    game.history = History(seed, position, kept.moves)
    copied: Mapping[str, Any] = {name: getattr(kept, name) for name in _COPIED}
    parts = kept.parts or [[] for _ in kept.secrets]
    return Play(game=game, rounds=[*map(Round, kept.secrets, parts)], **copied)


def forget_names(data: bytes, names: Mapping[str, Collection[str]], instead: str) -> bytes:
    """The same snapshot without names, which are given by the ids of those who had them."""
    found = _reader.decode(data)

    def call(person: str | None, name: str) -> str:
        return instead if name in names.get(person or "", ()) else name

    for person in found.people:
        person.name = call(person.id, person.name)
    if found.play:
        found.play.names = [*map(call, found.play.persons, found.play.names)]
    for one in found.last:
        if isinstance(one.entry, Joined | Renamed):
            one.entry.name = call(one.entry.person, one.entry.name)
    found.removed -= {look for own in names.values() for name in own for look in looks_of(name)}
    return msgspec.json.encode(found)
