"""One WebSocket, without a network."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from lastcard.server import sockets
from lastcard.server.asgi import House
from lastcard.server.cluster.bus import Bus
from lastcard.server.cluster.guests import open_visits
from lastcard.server.cluster.open_tables import open_registry
from lastcard.server.cluster.visits import Visit
from lastcard.server.config import ServerSettings
from lastcard.server.metrics import Metrics
from lastcard.server.sql.sql_storage import open_storage
from lastcard.table.messages import Hello, React, Settings
from lastcard.table.rates import Rate
from lastcard.table.schedule import Tempo
from tests.support.patience import PATIENCE
from tests.support.sqlite_files import ready_in


class SilentSocket:
    """Somebody who connects and says nothing at all."""

    closed: int | None = None

    async def receive(self) -> bytes:
        await asyncio.Event().wait()
        return b""

    def close(self, code: int) -> None:
        self.closed = code


def test_who_connects_and_does_not_say_hello_is_sent_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "HELLO_WITHIN", 0.1)

    async def scene() -> None:
        async with (
            open_storage(ready_in(tmp_path)) as storage,
            open_registry(storage, Tempo()) as registry,
            open_visits(registry, Bus("one"), Metrics()) as visits,
        ):
            silent: Any = SilentSocket()
            house = House(ServerSettings())
            connection = sockets.Connection(house.sockets, visits, silent, "192.0.2.1")
            await asyncio.wait_for(connection.serve(await registry.create(Settings())), PATIENCE)
            assert silent.closed == sockets.CLOSED_BY_US

    asyncio.run(scene())


def test_only_so_many_watch_a_table_and_its_people_do_not_count_among_them(tmp_path: Path) -> None:
    """The owner of the table counts them, wherever they are connected."""

    async def scene() -> None:
        async with (
            open_storage(ready_in(tmp_path)) as storage,
            open_registry(storage, Tempo(), ServerSettings(most_watchers=2)) as registry,
            open_visits(registry, Bus(registry.leases.process), Metrics()) as visits,
        ):
            code = await registry.create(Settings(seats=2))

            async def come(name: str | None = None) -> tuple[Visit, str]:
                """Somebody's visit, and what they were told first."""
                told: list[bytes] = []
                visit = Visit(visits, code, told.append, lambda: None)
                await visit.begin(Hello(name=name), None)
                first = json.loads(told[0])
                return visit, first.get("reason", first["type"])

            await come("Ann")
            watcher, _ = await come()
            assert [(await come(name))[1] for name in (None, None, "Ben")] == [
                *("welcome", "table_full", "welcome")
            ]
            watcher.end()
            assert (await come())[1] == "welcome"

    asyncio.run(scene())


def test_what_waits_at_a_table_is_done_by_one_task_however_much_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a flood would be a task for each message, though there is one queue."""

    async def scene() -> None:
        async with (
            open_storage(ready_in(tmp_path)) as storage,
            open_registry(storage, Tempo()) as registry,
            open_visits(registry, Bus(registry.leases.process), Metrics()) as visits,
        ):
            told: list[bytes] = []
            visit = Visit(visits, await registry.create(Settings()), told.append, lambda: None)
            await visit.begin(Hello(name="Ann"), None)
            write, written = storage.append, asyncio.Event()

            async def write_later(*given: Any) -> str | None:
                await written.wait()
                return await write(*given)

            monkeypatch.setattr(storage, "append", write_later)
            before = len(asyncio.all_tasks())
            for number in range(1, 100):
                visit.send(React(number, "wow"))
                await asyncio.sleep(0)
            assert len(asyncio.all_tasks()) == before + 1
            written.set()
            async with asyncio.timeout(PATIENCE):
                while answers_of(told) < set(range(1, 100)):
                    await asyncio.sleep(0)
            visit.end()

    asyncio.run(scene())


def test_a_table_knows_from_which_homes_its_people_come_and_keeps_only_so_many_games_of_each(
    tmp_path: Path,
) -> None:
    """Wherever they are connected, the owner of the table counts."""
    settings = ServerSettings(kept_games=Rate(2, 0.001))

    async def scene() -> None:
        async with (
            open_storage(ready_in(tmp_path)) as storage,
            open_registry(storage, Tempo(), settings) as registry,
            open_visits(registry, Bus(registry.leases.process), Metrics()) as visits,
        ):
            code = await registry.create(Settings())
            people = {"192.0.2.1": "Ann", "192.0.2.2": "Ben", "192.0.2.3": None}
            here = {
                home: Visit(visits, code, lambda data: None, lambda: None, home) for home in people
            }
            for home, visit in here.items():
                await visit.begin(Hello(name=people[home]), None)
            table = await registry.find(code)
            assert table.audience.homes() == {"192.0.2.1", "192.0.2.2"}
            kept = [
                registry.limits.kept_games.take(home) for home in ["192.0.2.1"] * 3 + ["192.0.2.2"]
            ]
            assert kept == [True, True, False, True]
            for visit in here.values():
                visit.end()

    asyncio.run(scene())


def answers_of(told: list[bytes]) -> set[int]:
    """The numbers of the messages that were accepted or refused."""
    read = [json.loads(data) for data in told]
    return {one["id"] for one in read if one["type"] in ("accepted", "refused")}
