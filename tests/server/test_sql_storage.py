"""Tables in a database: the same in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest
import sqlalchemy as sa

from lastcard import InvalidOption
from lastcard.errors import InvalidRecord
from lastcard.server.running import check_database
from lastcard.server.sql import database, keeping, writing
from lastcard.server.sql.database import Unreachable, entries
from lastcard.server.sql.leases import Claim, Leases
from lastcard.server.sql.sql_storage import SnapshotRow, SqlStorage
from lastcard.table.log import entries as log
from lastcard.table.log.storage import FinishedGame, NotOurs, StoredTable
from tests.support.databases import GAME, new_code, with_storage

STARTED = log.Started("secret")


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


def test_where_many_tables_write_they_begin_together(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "MANY", 2)
    monkeypatch.setattr(writing, "LATELY", 0.0)
    one, other = (f"{new_code()}{i}" for i in range(2))
    begun: list[str] = []

    async def scene(storage: SqlStorage) -> None:
        written: list[asyncio.Task[str | None]] = []

        def begin(code: str, version: int) -> None:
            begun.append(code)
            entries = [log.HostIs(f"{code}{version}")]
            written.append(asyncio.create_task(storage.append(code, version, entries)))

        for code in (one, other):
            await storage.add_table(code, b"{}")
        storage.writer.before_next(partial(begin, one, 1))
        assert begun == [one]  # nobody else writes
        await asyncio.gather(*written)
        begin(one, 2)
        begin(other, 1)
        await asyncio.gather(*written)
        storage.writer.before_next(partial(begin, one, 3))
        storage.writer.before_next(partial(begin, other, 2))
        assert begun == [one, one, other]
        while len(begun) == 3:
            await asyncio.sleep(0)
        assert begun == [one, one, other, one, other]
        await asyncio.gather(*written)

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
        assert isinstance(again, NotOurs)
        assert fine is None
        found = await storage.load_table(one)
        assert found is not None
        assert found.entries == [(1, log.HostIs("a"))]

    with_storage(address, scene)


def test_a_snapshot_takes_the_place_of_all_entries_but_a_few(address: str) -> None:
    code = new_code()
    before: list[log.AnyEntry] = [
        *(log.Joined("a", "Ann", "hash"), log.HostIs("a"), log.Renamed("a", "Anna")),
        *(log.Started("ab" * 32), log.Moved(0, "draw", "person")),
    ]

    async def scene(storage: SqlStorage) -> None:
        await storage.add_table(code, b"{}")
        await storage.append(code, 1, before)
        await storage.save_snapshots([SnapshotRow(code, 0, 5, b"{}")])
        await storage.append(code, 6, [log.Moved(1, "draw", "person")])
        found = await storage.load_table(code)
        assert found is not None
        assert (found.snapshot, found.version) == (b"{}", 6)
        assert found.entries == [(6, log.Moved(1, "draw", "person"))]
        query = sa.select(entries.c.version, entries.c.entry).where(entries.c.code == code)
        rows = await storage.database.read(lambda link: sorted(map(tuple, link.execute(query))))
        assert [version for version, _ in rows] == [1, 4, 6]
        assert log.read_entry(rows[0][1]) == log.Joined("a", "Anna", "hash")

    with_storage(address, scene)


async def claim_anew(storage: SqlStorage, code: str) -> int:
    """Another process takes a table over; returns the epoch."""
    claim = await Leases(storage.database).claim(code)
    assert claim is not None
    return claim.epoch


@pytest.mark.parametrize("what", [log.HostIs("a"), log.Said("a", "hi")], ids=["a move", "talk"])
def test_who_does_not_own_a_table_any_more_writes_nothing(what: log.AnyEntry, address: str) -> None:
    code = new_code()

    async def scene(storage: SqlStorage) -> None:
        await storage.add_table(code, b"{}")
        before = await claim_anew(storage, code)
        await storage.append(code, 1, [what], epoch=before)
        now = await claim_anew(storage, code)
        with pytest.raises(NotOurs):
            await storage.append(code, 2, [what], GAME, epoch=before)
        assert await storage.list_games(code) == []
        await storage.append(code, 2, [log.Sat("a", 0)], epoch=now)
        found = await storage.load_table(code)
        assert found is not None
        assert (found.version, found.entries[-1]) == (2, (2, log.Sat("a", 0)))

    with_storage(address, scene)


@pytest.mark.parametrize("game", [None, GAME], ids=["a move", "the end of a game"])
@pytest.mark.parametrize("is_written", [True, False], ids=["written", "not written"])
def test_a_commit_whose_answer_is_lost_is_neither_repeated_nor_forgotten(
    is_written: bool, game: FinishedGame | None, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, losses = (
        new_code(),
        [Unreachable("the connection is gone"), Unreachable("it took too long")],
    )

    async def scene(storage: SqlStorage) -> None:
        await storage.add_table(code, b"{}")

        def losing(write: Callable[[Any], Awaitable[Any]]) -> Callable[[Any], Awaitable[Any]]:
            async def write_and_lose(what: Any) -> Any:
                answer = await write(what) if is_written or not losses else None
                if losses:
                    raise losses.pop()
                return answer

            return write_and_lose

        for way in ("write", "append"):
            monkeypatch.setattr(storage.database, way, losing(getattr(storage.database, way)))
        key = await storage.append(code, 1, [log.HostIs("a"), log.Said("a", "hi")], game)
        await storage.append(code, 3, [log.HostIs("b")])
        found = await storage.load_table(code)
        assert found == StoredTable(b"{}", [(1, log.HostIs("a")), (3, log.HostIs("b"))], 3, key)
        assert [one["key"] for one in await storage.list_games(code)] == ([key] if game else [])

    with_storage(address, scene)


def test_a_database_that_does_not_answer_is_not_waited_for_without_end(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = new_code()
    monkeypatch.setattr(writing, "TRIED_FOR", 0.0)

    async def scene(storage: SqlStorage) -> None:
        await storage.add_table(code, b"{}")
        with monkeypatch.context() as outage:
            outage.setattr(storage.database, "append", lose)
            with pytest.raises(Unreachable, match="gone"):
                await storage.append(code, 1, [log.HostIs("a")])
        await storage.append(code, 1, [log.HostIs("b")])

    async def lose(work: object) -> None:
        raise Unreachable("gone")

    with_storage(address, scene)


def test_what_may_take_long_is_not_cut_off_while_it_thinks(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slow machine takes seconds to load what brings a database up to date."""
    monkeypatch.setattr(database, "LET_GO_AFTER", 0.05)

    def think(link: sa.Connection) -> int:
        link.scalar(sa.select(1))
        time.sleep(0.2)
        return int(link.scalar(sa.select(1)) or 0)

    async def scene(storage: SqlStorage) -> None:
        assert await storage.database.write(think, database.READY_WITHIN) == 1

    with_storage(address, scene)


def test_a_table_has_one_owner_until_that_one_is_gone(address: str) -> None:
    code = new_code()

    async def scene(storage: SqlStorage) -> None:
        await storage.add_table(code, b"{}")
        one, other = Leases(storage.database, lasts=60), Leases(storage.database, lasts=60)
        for leases in (one, other):
            await leases.renew()
        claim = await one.claim(code)
        assert claim == Claim(code, one.process, 1)
        assert await other.claim(code) == claim
        assert await other.look_up([code, "ABSENT"]) == {code: claim}
        await one.end()
        assert await other.look_up([code]) == {}
        assert await other.claim(code) == Claim(code, other.process, 2)
        assert await other.claim("ABSENT") is None

    with_storage(address, scene)


def test_idle_tables_are_removed_but_their_games_stay(address: str) -> None:
    code = new_code()

    async def scene(storage: SqlStorage) -> None:
        await storage.add_table(code, b"{}")
        key = await storage.append(code, 1, [STARTED], GAME)
        now = time.time()
        assert code not in await storage.database.write(
            partial(keeping.remove_idle_tables, now - 60, now + 60)
        )
        leases = Leases(storage.database)
        await leases.renew()
        claim = await leases.claim(code)
        assert claim is not None
        assert code not in await storage.database.write(
            partial(keeping.remove_idle_tables, now + 60, now)
        )
        await leases.release([claim])
        assert code in await storage.database.write(
            partial(keeping.remove_idle_tables, now + 60, now)
        )
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
        removed = await storage.database.write(
            partial(keeping.remove_idle_tables, now - 60, now + 60)
        )
        assert unused in removed
        assert used not in removed

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


def test_what_is_read_together_is_as_it_was_at_one_moment(address: str) -> None:
    code = new_code()
    written = sa.select(sa.func.count()).where(entries.c.code == code)

    async def write(storage: SqlStorage) -> None:
        await storage.append(code, 1, [log.HostIs("a")])

    def read_around_a_write(link: sa.Connection) -> list[int | None]:
        before = link.scalar(written)
        with ThreadPoolExecutor() as another:
            another.submit(with_storage, address, write, is_guest=True).result()
        return [before, link.scalar(written)]

    async def scene(storage: SqlStorage) -> None:
        await storage.add_table(code, b"{}")
        assert await storage.database.read(read_around_a_write) == [0, 0]
        found = await storage.load_table(code)
        assert found is not None
        assert found.version == 1

    with_storage(address, scene)


def test_a_table_of_which_an_entry_is_lost_says_so(address: str) -> None:
    code, fine = new_code(), new_code() + "x"

    async def scene(storage: SqlStorage) -> None:
        for one in (code, fine):
            await storage.add_table(one, b"{}")
            await storage.append(one, 1, [log.HostIs("a"), log.HostIs("b"), log.Said("a", "hi")])
        lost = sa.delete(entries).where((entries.c.code == code) & (entries.c.version == 1))
        await storage.database.write(lambda link: link.execute(lost))
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
