"""Nothing is lost: the server is killed in the middle of games, and they go on."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from random import Random

import pytest

from tests.support.servers import Client, Server, is_dead
from tests.support.sqlite_files import ready_in

EDITIONS = ("classic", "color-powers", "super-hero-girls")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(ready_in(tmp_path_factory.mktemp("tables"))) as running:
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
        people[0].ask("next_round", now=True)
    else:
        mover = luck.choice([person for person in people if person.view["legal"]])
        answer = mover.play(luck.choice(mover.view["legal"]))
        assert answer["type"] == "accepted", answer
    for person in people:
        person.catch_up(max(one.accepted for one in people))


def play_until_it_dies(people: list[Client], luck: Random, called: threading.Event) -> None:
    """Play on. A few moves from now somebody calls the killer, who comes in mid-move."""
    last = luck.randrange(12)
    try:
        for number in count():
            if number == last:
                called.set()
            make_a_move(people, luck)
    except Exception as error:
        if not is_dead(error):
            raise


def kill_while_all_play(tables: list[list[Client]], lucks: list[Random], server: Server) -> None:
    called, soon = threading.Event(), lucks[0].uniform(0.0, 0.02)

    def kill() -> None:
        called.wait()
        time.sleep(soon)
        server.process.kill()

    with ThreadPoolExecutor(len(tables) + 1) as pool:
        killing = pool.submit(kill)
        list(pool.map(play_until_it_dies, tables, lucks, [called] * len(tables)))
        killing.result()
    server.kill()


def test_a_killed_server_comes_up_with_every_table_as_it_was(server: Server) -> None:
    lucks = [Random(edition) for edition in EDITIONS]
    tables = [sit_down(server, edition) for edition in EDITIONS]
    for _ in range(6):
        kill_while_all_play(tables, lucks, server)
        server.start()
        for people in tables:
            comes_back_as_it_was(people)


def comes_back_as_it_was(people: list[Client]) -> None:
    before = [(person.version, person.view) for person in people]
    promised = max(person.accepted for person in people)
    for person in people:
        person.come()
    assert people[0].version >= max(promised, *(version for version, _ in before))
    for person, (version, view) in zip(people, before, strict=True):
        if person.version == version:
            assert person.view == view


def test_stopping_it_politely_ends_every_connection_and_loses_nothing(server: Server) -> None:
    people = sit_down(server, "classic")
    make_a_move(people, Random(1))
    before = people[0].view
    assert server.stop() == 0
    server.start()
    people[0].come()
    assert people[0].view == before
