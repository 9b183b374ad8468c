"""A table as it is, written down, so that it need not be made from its whole log again.

What has been played stays as it was played, also where the rules are others by then.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from ...editions import Edition
from ...errors import InvalidRecord
from ...game import Game
from ...record import History
from ..audience import Audience, Happening
from ..messages import Settings
from ..people import Person, Proposal, Seat
from ..plain_names import looks_of
from ..played_game import PlayedGame
from ..shuffles import Part, Round
from ..table import Table
from ..tallies import Tally
from .entries import Joined, Renamed, Talk


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
    last: list[Happening]
    removed: set[str]
    ready: list[str] = []
    promises: dict[str, str] = {}
    sealed: Round | None = None


_OF_TABLE = (
    *("version", "settings", "host", "seats", "proposals"),
    *("removed", "ready", "promises", "sealed"),
)
_OF_PLAY = (
    *("names", "persons", "practice", "shuffling", "rules"),
    *("tallies", "points", "version", "settled"),
)
_reader = msgspec.json.Decoder(Snapshot)


def write_snapshot(table: Table, audience: Audience) -> bytes:
    snapshot = Snapshot(
        people=list(table.people.values()),
        agreed=list(table.agreed.values()),
        play=_keep_play(table.play) if table.play else None,
        last=[one for one in audience.last if not isinstance(one.entry, Talk)],
        **_copy(_OF_TABLE, table),
    )
    return msgspec.json.encode(snapshot)


def _copy(names: Sequence[str], source: object) -> dict[str, Any]:
    return {name: getattr(source, name) for name in names}


def _keep_play(play: PlayedGame) -> KeptPlay:
    history = play.game.history
    return KeptPlay(
        position=play.game.position(),
        start=(history.seed, history.position),
        moves=history.rounds,
        secrets=[one.secret for one in play.rounds],
        parts=[one.parts for one in play.rounds],
        **_copy(_OF_PLAY, play),
    )


def read_snapshot(code: str, data: bytes, own: Edition | None = None) -> tuple[Table, Audience]:
    """The table, and an audience that can tell of the last; raises InvalidRecord.

    `own` is the edition that the table carries, which a snapshot does not repeat.
    """
    try:
        found = _reader.decode(data)
    except msgspec.DecodeError as error:
        raise InvalidRecord(f"table {code}: {error}") from error
    table = Table(code, found.settings, own)
    vars(table).update(_copy(_OF_TABLE, found))
    table.people = {person.id: person for person in found.people}
    table.agreed = {proposal.card: proposal for proposal in found.agreed}
    if found.play:
        found.play.persons = found.play.persons or [seat.person for seat in found.seats]
        table.play = _read_play(found.play)
    audience = Audience(table)
    audience.last.extend(found.last)
    return table, audience


def _read_play(kept: KeptPlay) -> PlayedGame:
    game = Game.from_position(kept.position)
    seed, position = kept.start
    game.history = History(seed, position, kept.moves)
    parts = kept.parts or [[] for _ in kept.secrets]
    rounds = [*map(Round, kept.secrets, parts)]
    return PlayedGame(game=game, rounds=rounds, **_copy(_OF_PLAY, kept))


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
