"""Nothing is lost: the server is killed in the middle of games, and they go on."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

import pytest

from tests.support.servers import Client, Server, is_dead, sqlite_in


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(sqlite_in(tmp_path)) as running:
        yield running


def sit_down(server: Server, edition: str) -> list[Client]:
    code = server.new_table(edition=edition, seats=3, window=0, options={"jump_in": True})
    people = [Client(server, code, name) for name in ("Ann", "Ben", "Cleo")]
    people[0].ask("start")
    return people


def make_a_move(people: list[Client], luck: Random) -> None:
    """Somebody who can does something; the others see it."""
    latest = max(person.version for person in people)
    for person in people:
        person.catch_up(latest)
    if people[0].view["phase"] == "game_over":
        people[0].ask("start")
    elif people[0].view["phase"] == "round_over":
        people[0].ask("next_round")
    else:
        mover = luck.choice([person for person in people if person.view["legal"]])
        answer = mover.play(luck.choice(mover.view["legal"]))
        assert answer["type"] == "accepted", answer
    for person in people:
        person.catch_up(max(one.accepted for one in people))


def play_until_it_dies(people: list[Client], luck: Random, server: Server) -> None:
    """Play on. The server is killed in the middle of something, a few moves from now."""
    killer = threading.Timer(luck.uniform(0.0, 0.02), server.process.kill)
    last = luck.randrange(12)
    try:
        for number in count():
            if number == last:
                killer.start()
            make_a_move(people, luck)
    except Exception as error:
        if not is_dead(error):
            raise
    killer.join()


@pytest.mark.parametrize("edition", ["classic", "color-powers", "super-hero-girls"])
def test_a_killed_server_comes_up_with_every_table_as_it_was(edition: str, server: Server) -> None:
    luck = Random(edition)
    people = sit_down(server, edition)
    for _ in range(6):
        play_until_it_dies(people, luck, server)
        server.kill()
        before = [(person.version, person.view) for person in people]
        promised = max(person.accepted for person in people)
        server.start()
        for person in people:
            person.come()
        assert people[0].version >= max(promised, *(version for version, _ in before))
        for person, (version, view) in zip(people, before, strict=True):
            if person.version == version:
                assert person.view == view


def test_two_tables_at_once_both_come_back(server: Server) -> None:
    luck = Random(1)
    tables = [sit_down(server, "classic"), sit_down(server, "disney-parks")]
    for _ in range(10):
        for people in tables:
            make_a_move(people, luck)
    server.kill()
    server.start()
    for people in tables:
        before = people[0].view
        people[0].come()
        assert people[0].view == before


def test_stopping_it_politely_ends_every_connection_and_loses_nothing(server: Server) -> None:
    people = sit_down(server, "classic")
    make_a_move(people, Random(1))
    before = people[0].view
    assert server.stop() in (0, -15)
    server.start()
    people[0].come()
    assert people[0].view == before
