"""Room for connections: those who belong to a table come first, whoever only watches makes way."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lastcard.server.network.places import MOST_OF_PERSON, SPARE, Place, Places
from lastcard.table.refusal import Refusal


class House:
    """Places, and who had to leave one."""

    def __init__(self, most: int = 100, most_of_home: int = 100) -> None:
        self.places = Places(most, most_of_home)
        self.sent_away: list[str] = []

    def take(self, name: str, code: str = "TABLE", home: str = "here") -> Place:
        return self.places.take(code, home, lambda: self.sent_away.append(name))

    def watch(self, name: str, code: str = "TABLE", home: str = "here") -> Place:
        place = self.take(name, code, home)
        self.places.enter(place, "watching")
        return place

    def come_back(self, name: str, code: str = "TABLE", home: str = "here") -> Place:
        place = self.take(name, code, home)
        self.places.come_back(place, name)
        return place


def refused(act: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as refusal:
        act()
    return str(refusal.value.reason)


def test_somebody_of_the_table_finds_room_where_an_address_has_too_many() -> None:
    house = House(most_of_home=2)
    house.watch("a")
    house.watch("b")
    assert refused(lambda: house.watch("c")) == "too_many"
    house.places.leave(next(one for one in house.places._all if one.role == "waiting"))
    house.come_back("Ann")
    assert house.sent_away == ["a"]
    house.watch("d", home="elsewhere")


def test_somebody_of_the_table_finds_room_where_the_server_is_full() -> None:
    house = House(most=2)
    house.watch("a", home="there")
    house.watch("b", home="elsewhere")
    assert refused(lambda: house.watch("c")) == "server_full"
    house.come_back("Ann")
    house.come_back("Ben")
    assert house.sent_away == ["a", "b"]


def test_somebody_with_many_connections_gives_up_the_oldest() -> None:
    house = House()
    for _ in range(MOST_OF_PERSON):
        house.come_back("Ann")
    house.come_back("Ben")
    assert house.sent_away == []
    house.come_back("Ann")
    assert house.sent_away == ["Ann"]


def test_those_who_say_nothing_keep_nobody_of_their_address_out() -> None:
    house = House(most_of_home=1)
    for number in range(SPARE + 2):
        house.take(str(number))
    assert house.sent_away == ["0", "1"][: len(house.sent_away)]
    assert house.sent_away
    house.come_back("Ann")


def test_nothing_is_kept_of_those_who_have_gone() -> None:
    house = House()
    for place in [house.take("a"), house.watch("b"), house.come_back("Ann")]:
        house.places.leave(place)
        house.places.leave(place)
    places = house.places
    assert (places._all, places._homes, places._tables) == ({}, {}, {})
