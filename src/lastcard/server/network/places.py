"""Room for connections to tables: people come first, and whoever only watches makes way."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Literal, get_args

from ...table.refusal import require
from .limits import home_of

SPARE = 20  # places of a home for those who have not said yet who they are
MOST_OF_PERSON = 5

Role = Literal["waiting", "watching", "person"]
ROLES: tuple[Role, ...] = get_args(Role)


@dataclass(eq=False)
class Place:
    """What one connection takes up."""

    code: str
    home: str
    leave: Callable[[], None]
    role: Role = "waiting"  # nothing has been said yet
    person: str = ""


@dataclass
class Places:
    """All that are taken, each time the oldest first."""

    most: int
    most_of_home: int
    _all: dict[Place, None] = field(default_factory=dict)
    _homes: dict[str, dict[Place, None]] = field(default_factory=dict)
    _tables: dict[str, dict[Place, None]] = field(default_factory=dict)

    def count(self, role: Role) -> int:
        return sum(place.role == role for place in self._all)

    def take(self, code: str, address: str, leave: Callable[[], None]) -> Place:
        """A place for somebody who has not said yet who comes."""
        require(len(self._all) < self.most + max(SPARE, self.most // 20), "server_full")
        place = Place(code.upper(), home_of(address), leave)
        for places in self._lists_of(place):
            places[place] = None
        neighbours = self._homes[place.home]
        waiting = [one for one in neighbours if one.role == "waiting"]
        if len(neighbours) > self.most_of_home and len(waiting) > SPARE:
            self._send_away(waiting[0])
        return place

    def enter(self, place: Place, role: Role) -> None:
        """Somebody new, at the table or to watch; raises Refusal where there is no room."""
        most, neighbours = self.most_of_home, self._homes[place.home]
        require(len(self._all) <= self.most, "server_full", f"{self.most} connections")
        require(len(neighbours) <= most, "too_many", f"{most} connections from one address")
        place.role = role

    def come_back(self, place: Place, person: str) -> None:
        """Somebody of the table: there is always room, if need be in place of who watches."""
        place.role, place.person = "person", person
        if len(self._homes[place.home]) > self.most_of_home:
            self._send_watcher_away(self._homes[place.home])
        elif len(self._all) > self.most:
            self._send_watcher_away(self._all)
        own = [one for one in self._tables[place.code] if one.person == person]
        if len(own) > MOST_OF_PERSON:
            self._send_away(own[0])

    def _send_watcher_away(self, places: Iterable[Place]) -> None:
        if watcher := next((one for one in places if one.role == "watching"), None):
            self._send_away(watcher)

    def _send_away(self, place: Place) -> None:
        self.leave(place)
        place.leave()

    def leave(self, place: Place) -> None:
        for places in self._lists_of(place):
            places.pop(place, None)
        for by_key, key in ((self._homes, place.home), (self._tables, place.code)):
            if not by_key.get(key):
                by_key.pop(key, None)

    def _lists_of(self, place: Place) -> list[dict[Place, None]]:
        home = self._homes.setdefault(place.home, {})
        return [self._all, home, self._tables.setdefault(place.code, {})]
