"""How long things are kept, names that are forgotten, and names that nobody may have."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from lastcard.record import read_headers
from lastcard.server.office import Office
from lastcard.server.sql import keeping
from lastcard.server.sql.leases import Leases
from lastcard.server.sql.sql_storage import SqlStorage
from lastcard.table import messages as msg
from lastcard.table.log import entries as log
from lastcard.table.log.storage import NotOurs
from tests.support.databases import CODE, finished, with_table
from tests.support.live_tables import Desk, Someone, at_desk, start
from tests.support.servers import Client, Server
from tests.support.sqlite_files import ready_in

DAY = 24 * 3600.0


# Idle time.


async def sweep(storage: SqlStorage, now: float) -> list[str]:
    """What a server does every minute."""
    await storage.database.write(partial(keeping.note_time, now))
    return await storage.database.write(
        partial(keeping.remove_idle_tables, now - 30 * DAY, now - 30 * DAY)
    )


def test_a_clock_that_jumps_a_month_ahead_removes_no_table(tmp_path: Path) -> None:
    async def scene(storage: SqlStorage) -> None:
        now = time.time()
        assert await sweep(storage, now) == []
        assert await sweep(storage, now + 31 * DAY) == []
        assert await sweep(storage, now + 31 * DAY + 60) == []
        assert await sweep(storage, now + 400 * DAY) == []

    with_table(tmp_path, scene)


@pytest.mark.parametrize("looked_before", [True, False], ids=["a while before", "never"])
def test_what_was_played_just_before_the_jump_is_not_removed(
    looked_before: bool, tmp_path: Path
) -> None:
    async def scene(storage: SqlStorage) -> None:
        (line,) = await storage.database.read(keeping.list_tables)
        if looked_before:
            await sweep(storage, line.touched - 60)
        for days in (31, 62):
            assert await sweep(storage, line.touched + days * DAY) == []

    with_table(tmp_path, scene)


def test_a_clock_that_is_put_back_makes_no_table_eternal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "LONGEST_PAUSE", 2 * DAY)

    async def scene(storage: SqlStorage) -> None:
        now = time.time() - 400 * DAY
        assert await sweep(storage, time.time()) == []
        assert await sweep(storage, now) == []
        for day in range(1, 30):
            assert await sweep(storage, now + day * DAY) == []
        assert await sweep(storage, now + 31 * DAY) == [CODE]

    with_table(tmp_path, scene)


def test_a_table_that_nobody_uses_while_a_server_runs_is_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "LONGEST_PAUSE", 2 * DAY)

    async def scene(storage: SqlStorage) -> None:
        now = time.time()
        for day in range(30):
            assert await sweep(storage, now + day * DAY) == []
        assert await sweep(storage, now + 31 * DAY) == [CODE]

    with_table(tmp_path, scene)


def test_of_very_many_tables_that_nobody_uses_some_are_removed_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database takes only so many values in a statement."""
    monkeypatch.setattr("lastcard.server.sql.keeping.REMOVED_AT_ONCE", 2)

    async def scene(storage: SqlStorage) -> None:
        for number in range(2):
            await storage.add_table(f"OTHER{number}", b"{}")
        later = time.time() + DAY
        work = partial(keeping.remove_idle_tables, later, later)
        removed = [await storage.database.write(work) for _ in range(3)]
        assert [len(codes) for codes in removed] == [2, 1, 0]
        assert await storage.database.read(keeping.list_tables) == []

    with_table(tmp_path, scene)


def test_a_move_after_the_jump_counts_as_use(tmp_path: Path) -> None:
    async def scene(storage: SqlStorage) -> None:
        now = time.time()
        await sweep(storage, now)
        await sweep(storage, now + 31 * DAY)
        (line,) = await storage.database.read(keeping.list_tables)
        assert line.touched <= now + 31 * DAY

    with_table(tmp_path, scene)


def test_games_are_kept_as_long_as_the_server_is_told(tmp_path: Path) -> None:
    async def scene(storage: SqlStorage) -> None:
        key = await storage.append(CODE, 7, [log.BackInLobby()], finished("Ann", "Ben")) or ""
        await storage.database.write(partial(keeping.remove_old_games, time.time() - 60))
        assert await storage.load_game(key) is not None
        await storage.database.write(partial(keeping.remove_old_games, time.time() + 60))
        assert await storage.load_game(key) is None

    with_table(tmp_path, scene)


# Names that are forgotten.


def test_a_forgotten_name_stands_nowhere(tmp_path: Path) -> None:
    async def scene(storage: SqlStorage) -> None:
        key = await storage.append(CODE, 7, [log.BackInLobby()], finished("Ann", "Ben")) or ""
        assert await storage.database.remove(partial(keeping.forget_people, {"a"}, CODE)) == 1
        game = await storage.load_game(key) or {}
        assert (game["names"], game["people"]) == (["?", "Ben"], [False, True])
        assert read_headers(game["record"])["Names"] == "?, Ben"
        (line,) = await storage.database.read(keeping.list_tables)
        assert line.people == {"a": "?", "b": "Ben"}
        assert (await storage.statistics({CODE: {"a"}}))["games"] == 0
        assert (await storage.statistics({CODE: {"b"}}))["games"] == 1

        assert files_with(b"Ann", tmp_path) == []

    with_table(tmp_path, scene)


def files_with(text: bytes, folder: Path) -> list[str]:
    """The files of a database in use in which something stands."""
    return [file.name for file in folder.iterdir() if text in file.read_bytes()]


def test_a_table_that_is_removed_stands_nowhere(tmp_path: Path) -> None:
    async def scene(storage: SqlStorage) -> None:
        assert files_with(b"hash of a", tmp_path) == ["tables.db-wal"]
        assert await Office(storage).remove(CODE)
        assert files_with(b"hash of a", tmp_path) == []

    with_table(tmp_path, scene)


def test_whoever_reads_for_long_only_puts_off_that_what_was_removed_stands_nowhere(
    tmp_path: Path,
) -> None:
    """A backup, say."""

    async def scene(storage: SqlStorage) -> None:
        with closing(sqlite3.connect(tmp_path / "tables.db")) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT * FROM entries").fetchall()
            await storage.database.remove(partial(keeping.forget, ["Ann"]))
            await storage.add_table("OTHER234", b"{}")  # nothing else is kept waiting
        assert files_with(b"Ann", tmp_path) == ["tables.db-wal"]
        await storage.database.remove(partial(keeping.remove_idle_tables, 0, 0))
        assert files_with(b"Ann", tmp_path) == []

    with_table(tmp_path, scene)


def test_a_server_that_has_the_table_cannot_write_the_name_down_again(tmp_path: Path) -> None:
    async def scene(storage: SqlStorage) -> None:
        leases = Leases(storage.database)
        await leases.renew()
        claim = await leases.claim(CODE)
        assert claim is not None
        await storage.database.write(partial(keeping.forget_people, {"a"}, CODE))
        with pytest.raises(NotOurs):
            await storage.append(CODE, 7, [log.BackInLobby()], finished("Ann"), claim.epoch)

    with_table(tmp_path, scene)


def test_a_game_of_nobody_else_is_removed(tmp_path: Path) -> None:
    async def scene(storage: SqlStorage) -> None:
        key = await storage.append(CODE, 7, [log.BackInLobby()], finished("Ann")) or ""
        assert await storage.database.write(partial(keeping.forget, {"Ann"})) == 1
        assert await storage.load_game(key) is None

    with_table(tmp_path, scene)


def test_the_same_name_at_another_table_stays(tmp_path: Path) -> None:
    async def scene(storage: SqlStorage) -> None:
        key = await storage.append(CODE, 7, [log.BackInLobby()], finished("Ann", "Ben")) or ""
        assert await storage.database.write(partial(keeping.forget_people, {"a"}, "ABCDEFGH")) == 0
        assert (await storage.load_game(key) or {})["names"] == ["Ann", "Ben"]

    with_table(tmp_path, scene)


def test_who_takes_a_name_that_is_free_has_no_say_over_games_under_it(tmp_path: Path) -> None:
    async def scene(storage: SqlStorage) -> None:
        key = await storage.append(CODE, 7, [log.BackInLobby()], finished("Ann", "Ben")) or ""
        ann_goes, mallory = log.Went("a", "left"), log.Joined("m", "Mallory", "hash of m")
        await storage.append(CODE, 8, [ann_goes, mallory, log.Renamed("m", "Ann")])
        mallorys = await storage.people_of(CODE, "hash of m")
        assert (await storage.statistics({CODE: mallorys}))["games"] == 0
        assert await storage.database.write(partial(keeping.forget_people, mallorys, CODE)) == 0
        assert (await storage.load_game(key) or {})["names"] == ["Ann", "Ben"]

    with_table(tmp_path, scene)


def test_people_delete_their_name_by_the_token_that_they_have(tmp_path: Path) -> None:
    with Server(ready_in(tmp_path)) as server:
        code = server.new_table(seats=2)
        ann = Client(server, code, "Ann")
        assert server.request("/api/forget", {code: "a guess"}) == {"games": 0}
        assert server.request("/api/forget", {code: ann.token}) == {"games": 0}
        ann.close()
    assert b'"Ann"' not in (tmp_path / "tables.db").read_bytes()


# Names that nobody may have.


def test_a_banned_name_is_refused_until_the_ban_ends(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        office = Office(desk.storage)
        await office.ban("ANN ", time.time() + 60)
        ann = Someone(desk)
        await ann.come("Ann")
        assert [one.reason for one in ann.all(msg.Refused)] == ["banned"]
        alike = Someone(desk)
        await alike.come("\u0410nn")  # with a Cyrillic A
        assert [one.reason for one in alike.all(msg.Refused)] == ["banned"]
        (ben,) = await desk.join("Ben")
        answer = await ben.send(msg.Rename(0, "ann"))
        assert isinstance(answer, msg.Refused)
        assert answer.reason == "banned"
        await office.ban("Ann", time.time() - 1)
        await ann.come("Ann")
        assert ann.id

    at_desk(tmp_path, scene)


def test_whom_the_host_has_removed_does_not_come_back_under_that_name(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await start(desk, "Ann", "Ben")
        await ann.send(msg.Remove(0, ben.id))
        await desk.restart()
        for name, reasons in (("ben", ["banned"]), ("B\u00e9n", ["banned"]), ("Benno", [])):
            again = Someone(desk)
            await again.come(name)
            assert [one.reason for one in again.all(msg.Refused)] == reasons

    at_desk(tmp_path, scene)
