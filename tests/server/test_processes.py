"""Many processes, one PostgreSQL and one NATS: processes die, stop and go, and games go on."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http import HTTPStatus
from random import Random
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import pytest

from lastcard.server.running import check_database
from lastcard.server.sql.leases import Leases
from lastcard.server.sql.sql_storage import open_storage
from lastcard.table.log.kept import restore_table
from lastcard.table.log.storage import StoredTable
from lastcard.table.messages import NewTable
from lastcard.table.shuffles import dice_of, promise
from lastcard.table.table import Table
from tests.support.engines import Nats, Postgres
from tests.support.patience import PATIENCE
from tests.support.servers import Client, Data, Server, is_dead
from tests.table.test_secrecy import cards_of, may_see

NAMES = ("Ann", "Ben", "Cleo")
# Why something is refused while a table goes from one process to another, and bots play on.
TOO_LATE = ("unavailable", "stale", "not_your_move", "illegal", "game_over")
A_WHILE = 0.05  # seconds until somebody tries again, as people do: not as fast as a flood


class Cluster:
    """Three processes behind no balancer at all: people choose where they connect."""

    def __init__(self, postgres: Postgres, nats: Nats) -> None:
        self.postgres, self.nats = postgres, nats
        with ThreadPoolExecutor() as pool:
            starting = [pool.submit(self._start) for _ in NAMES]
        self.servers = [one.result() for one in starting]

    def _start(self) -> Server:
        return Server(self.postgres.address, quick=True, bus=self.nats.address)

    def sit_down(self, edition: str = "classic") -> list[Client]:
        people = self.gather(edition)
        answer = people[0].ask("start")
        while answer.get("reason") == "unavailable":  # a busy machine: the table changes hands
            time.sleep(A_WHILE)
            answer = people[0].ask("start")
        assert answer["type"] == "accepted" or people[0].view, answer
        return people

    def gather(self, edition: str = "classic") -> list[Client]:
        """Each at a process of their own. The first to come brings the table to that one."""
        settings = {"edition": edition, "seats": 3, "window": 0, "options": {"jump_in": True}}
        code = self.servers[0].new_table(**settings)
        return [
            Client(server, code, name) for server, name in zip(self.servers, NAMES, strict=True)
        ]

    def load(self, code: str) -> StoredTable:
        async def read() -> StoredTable | None:
            async with open_storage(check_database(self.postgres.address)) as storage:
                return await storage.load_table(code)

        found = asyncio.run(read())
        assert found is not None
        return found

    def stop(self) -> None:
        for server in self.servers:
            server.kill()


@pytest.fixture(scope="module")
def cluster(postgres: Postgres, nats: Nats) -> Iterator[Cluster]:
    running = Cluster(postgres, nats)
    yield running
    running.stop()


def make_a_move(people: list[Client], luck: Random) -> bool:
    """Somebody who can does something; says whether it was accepted."""
    latest = max(person.version for person in people)
    for person in people:
        person.catch_up(latest)
    if people[0].view["phase"] in ("game_over", "round_over"):
        over = people[0].view["phase"] == "game_over"
        answer = people[-1].ask("next_round") if not over else ask_host(people)
    elif able := [person for person in people if person.view["legal"]]:
        mover = luck.choice(able)
        answer = mover.play(luck.choice(mover.view["legal"]))
    else:  # a bot plays for somebody who is not there
        people[0].catch_up(people[0].version + 1)
        return False
    if answer["type"] == "accepted":
        return True
    assert answer["reason"] in TOO_LATE, answer
    time.sleep(A_WHILE)
    return False


def ask_host(people: list[Client]) -> Data:
    host = next((one for one in people if one.person == one.table["host"]), people[0])
    return host.ask("start")


def play_on(people: list[Client], luck: Random, moves: int) -> None:
    """Until so many moves have been accepted."""
    deadline = time.monotonic() + PATIENCE
    while moves and time.monotonic() < deadline:
        moves -= make_a_move(people, luck)
    assert moves == 0, "nobody took the table over"


def nothing_is_lost(cluster: Cluster, people: list[Client]) -> None:
    """All that was accepted is there, the table can be loaded, and everybody sees the same."""
    stored = cluster.load(people[0].code)
    assert stored.version >= max(person.accepted for person in people)
    table, _ = restore_table(people[0].code, stored)
    for person in people:
        person.catch_up(stored.version)
    for person in people:
        assert person.view["version"] == table.current.version
        assert person.view["hand_sizes"] == table.current.game.hand_sizes
        person.close()


def test_nobody_at_any_process_is_sent_a_card_they_may_not_see(cluster: Cluster) -> None:
    looked_at, luck = 0, Random(1)
    while looked_at <= 4 * 40:  # on a busy machine an owner may change, and some are told less
        looked_at += look_at_a_game(cluster, luck)


def look_at_a_game(cluster: Cluster, luck: Random) -> int:
    """Read what three who play and one who watches are sent; says how much that was."""
    people = cluster.sit_down("color-powers")
    watcher = Client(cluster.servers[2], people[0].code)
    play_on(people, luck, 40)
    stored = cluster.load(people[0].code)
    for someone in (*people, watcher):
        someone.catch_up(max(person.accepted for person in people))
    table = Table(people[0].code, msgspec.json.decode(stored.settings, type=NewTable).settings)
    looked_at = 0
    for version, entry in stored.entries:
        table.version = version - 1
        table.apply(entry)
        looked_at += sum(look(table, version, one) for one in (*people, watcher))
    for someone in (*people, watcher):
        someone.close()
    return looked_at


def look(table: Table, version: int, someone: Client) -> int:
    """Read what somebody was sent when the table was as it is now; says how much that was."""
    sent = [one for one in someone.received if one.get("version") == version and "note" in one]
    person = table.people.get(someone.person or "")
    for message in sent:
        if table.play is not None:
            allowed = may_see(table.play, person.seat if person else None, message)
            codes = set(table.edition.kinds)
            assert [card for card in cards_of(message, codes) if card not in allowed] == []
    return len(sent)


def ask_for_table(server: Server, code: str) -> int:
    """From an address of its own, so that no other test has to wait; returns the status."""
    asked = Request(server.url(f"/api/tables/{code}"), headers={"X-Forwarded-For": "10.9.8.7"})
    try:
        with urlopen(asked, timeout=PATIENCE) as answer:
            return int(answer.status)
    except HTTPError as error:
        return error.code


def test_wrong_codes_at_one_process_count_at_the_others(cluster: Cluster) -> None:
    code = cluster.servers[1].new_table()
    deadline = time.monotonic() + PATIENCE
    assert ask_for_table(cluster.servers[1], code) == HTTPStatus.OK
    while ask_for_table(cluster.servers[1], code) == HTTPStatus.OK:
        assert time.monotonic() < deadline, "nobody else counted them"
        ask_for_table(cluster.servers[0], "ABCDEFGH")


def test_everybody_has_a_share_in_the_deal_wherever_they_are_connected(cluster: Cluster) -> None:
    people, shares = cluster.gather(), [64 * digit for digit in "abc"]
    for person, share in zip(people, shares, strict=True):
        person.ask("share", promise=promise(share))
    people[0].ask("start")
    for person, share in zip(people, shares, strict=True):
        while not person.table["shuffle"]:
            person.read()
        assert [part["share"] for part in person.table["shuffle"]["parts"]] == 3 * [None]
        assert person.ask("share", promise=promise(""), share=share)["type"] == "accepted"
    table, _ = restore_table(people[0].code, cluster.load(people[0].code))
    (dealt,) = table.current.rounds
    assert table.current.game.history.seed == dice_of(dealt.secret, 0, shares)
    nothing_is_lost(cluster, people)


def test_when_an_owner_is_killed_the_game_goes_on_without_anybody_connecting_again(
    cluster: Cluster,
) -> None:
    people, luck = cluster.sit_down(), Random(2)
    play_on(people, luck, 8)
    cluster.servers[0].kill()
    left = people[1:]
    play_on(left, luck, 8)
    cluster.servers[0].start()
    people[0].come()
    nothing_is_lost(cluster, people)


def test_whoever_was_at_a_process_that_is_killed_is_away_until_they_come_back(
    cluster: Cluster,
) -> None:
    people = cluster.sit_down()
    cluster.servers[1].kill()
    try:
        people[0].wait_for(
            lambda one: one["type"] == "present" and people[1].person not in one["here"]
        )
    finally:
        cluster.servers[1].start()
    people[1].come()
    play_on(people, Random(8), 5)
    nothing_is_lost(cluster, people)


def test_an_owner_that_was_stopped_for_a_while_writes_nothing_when_it_wakes(
    cluster: Cluster,
) -> None:
    people, luck = cluster.sit_down(), Random(3)
    play_on(people, luck, 5)
    stopped = cluster.servers[0].pid
    people[0].send("chat", text="This comes when nobody waits for it any more.")
    os.kill(stopped, signal.SIGSTOP)
    try:
        play_on(people[1:], luck, 5)
        before = cluster.load(people[0].code).version
    finally:
        os.kill(stopped, signal.SIGCONT)
    people[0].catch_up(before)
    play_on(people, luck, 5)
    nothing_is_lost(cluster, people)


def test_of_two_owners_one_writes_and_nothing_is_damaged(cluster: Cluster) -> None:
    people, luck = cluster.sit_down(), Random(4)
    play_on(people, luck, 5)

    async def force() -> None:
        async with open_storage(check_database(cluster.postgres.address)) as storage:
            code, thief = people[0].code, Leases(storage.database)
            while not (found := await thief.look_up([code])):  # a busy machine: it changes hands
                await asyncio.sleep(A_WHILE)
            thief.process = found[code].owner  # as if the owner had claimed it twice
            assert await thief.claim(code) is not None

    asyncio.run(force())
    play_on(people, luck, 5)
    nothing_is_lost(cluster, people)


def test_without_a_bus_people_are_told_and_afterwards_it_goes_on(cluster: Cluster) -> None:
    people, luck = cluster.sit_down(), Random(5)
    play_on(people, luck, 5)
    cluster.nats.cut()
    try:
        waits_until_told(people[1])
        assert people[0].ask("chat", text="I am where the table is.")["type"] == "accepted"
    finally:
        cluster.nats.start()
    people[1].catch_up(people[0].accepted)
    play_on(people, luck, 5)
    nothing_is_lost(cluster, people)


def waits_until_told(person: Client) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if person.ask("chat", text="Anybody?").get("reason") == "unavailable":
            return
        time.sleep(A_WHILE)
    raise TimeoutError("nobody said that it does not get through")


def test_a_database_that_is_started_anew_is_waited_for(cluster: Cluster) -> None:
    people, luck = cluster.sit_down(), Random(6)
    play_on(people, luck, 5)
    with ThreadPoolExecutor(1) as pool:
        restarting = pool.submit(cluster.postgres.restart)
        play_on(people, luck, 10)
        restarting.result()
    play_on(people, luck, 5)
    nothing_is_lost(cluster, people)


def test_one_process_after_the_other_is_replaced_and_no_seat_and_no_move_is_lost(
    cluster: Cluster,
) -> None:
    people, luck = cluster.sit_down(), Random(7)
    play_on(people, luck, 5)
    for number, server in enumerate(cluster.servers):
        server.process.terminate()
        for person in people:
            if person.server is server:
                come_again(person, cluster.servers[(number + 1) % 3])
        play_on(people, luck, 5)
        assert server.wait() == 0
        server.start()
    nothing_is_lost(cluster, people)


def come_again(person: Client, server: Server) -> None:
    """Read until the connection ends, and go elsewhere, as a balancer would have it."""
    try:
        while True:
            person.read()
    except Exception as error:
        if not is_dead(error):
            raise
    person.server = server
    person.come()
