"""What whoever runs a server does beside it."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from lastcard.cli import main
from lastcard.server.office import Office, open_office
from lastcard.server.sql.leases import Leases
from lastcard.server.sql.sql_storage import SqlStorage
from lastcard.table.log import entries as log
from lastcard.table.log.kept import restore_table
from lastcard.table.log.storage import NotOurs
from tests.support.databases import CODE, finished, with_table
from tests.support.sqlite_files import ready_in, sqlite_in


def test_somebody_is_removed_from_a_table_that_a_server_has(tmp_path: Path) -> None:
    """Its owner writes nothing more; whoever reads the table finds it whole."""

    async def scene(storage: SqlStorage) -> None:
        leases = Leases(storage.database)
        await leases.renew()
        claim = await leases.claim(CODE)
        assert claim is not None
        async with open_office(ready_in(tmp_path)) as office:
            assert await office.remove(CODE, "ben")
        with pytest.raises(NotOurs):
            await storage.append(CODE, 7, [log.BackInLobby()], None, claim.epoch)
        stored = await storage.load_table(CODE)
        assert stored is not None
        assert stored.entries[-1] == (7, log.Went("b", "removed"))

    with_table(tmp_path, scene)


def test_a_ban_removes_somebody_from_all_tables(tmp_path: Path) -> None:
    async def scene(storage: SqlStorage) -> None:
        office = Office(storage)
        assert await office.ban("ann", time.time() + 60) == 1
        (line,) = await office.list_tables()
        assert list(line.people.values()) == ["Ben"]

    with_table(tmp_path, scene)


def test_a_ban_removes_all_who_look_the_same(tmp_path: Path) -> None:
    """Also where they sit beside each other, and though one of them is host."""
    looks = [log.Joined("c", "\u0410nn", "hash of c"), log.Joined("d", "Annika", "hash of d")]

    async def scene(storage: SqlStorage) -> None:
        await storage.append(CODE, 7, looks)
        office = Office(storage)
        assert await office.ban("Ann", time.time() + 60) == 1
        (line,) = await office.list_tables()
        assert list(line.people.values()) == ["Ben", "Annika"]
        assert await office.ban("Anni\u043aa", time.time() + 60) == 1
        stored = await storage.load_table(CODE)
        assert stored is not None
        table, _ = restore_table(CODE, stored)
        assert [one.name for one in table.people.values()] == ["Ben"]
        assert table.host == "b"

    with_table(tmp_path, scene)


def run_admin(folder: Path, *words: str) -> list[str]:
    return _admin(folder, *words).output.splitlines()


def _admin(folder: Path, *words: str) -> Result:
    return CliRunner().invoke(main, ["admin", *words, "--db", sqlite_in(folder)])


def test_the_commands_of_whoever_runs_the_server(tmp_path: Path) -> None:
    async def scene(storage: SqlStorage) -> None:
        await storage.append(CODE, 7, [log.BackInLobby()], finished("Ann", "Ben"))

    with_table(tmp_path, scene)
    (line,) = run_admin(tmp_path, "tables")
    assert line.startswith(CODE)
    assert line.endswith("idle    Ann, Ben")
    assert run_admin(tmp_path, "forget", "Ann") == ["Ann is taken out of 1 finished game."]
    assert run_admin(tmp_path, "remove", CODE, "Ben") == ["Ben is removed."]
    assert run_admin(tmp_path, "ban", "Ann") == ["Ann was removed from 0 tables."]
    assert run_admin(tmp_path, "ban", "Ann", "--days", "0") == ["Lifted."]
    assert run_admin(tmp_path, "remove", CODE.lower()) == ["The table is removed."]
    assert run_admin(tmp_path, "tables") == []
    assert _admin(tmp_path, "remove", CODE).exit_code == 2


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("ban", " "), "nothing to read"),
        (("ban", "Ann", "--days", "nan"), "not nan"),
        (("ban", "Ann", "--days", "1e300"), "36500"),
    ],
)
def test_a_ban_that_cannot_be_is_a_clear_mistake(
    words: tuple[str, ...], expected: str, tmp_path: Path
) -> None:
    async def scene(storage: SqlStorage) -> None:
        pass

    with_table(tmp_path, scene)
    result = _admin(tmp_path, *words)
    assert result.exit_code == 2
    assert expected in result.stderr


def test_whoever_mistypes_the_database_is_told_and_no_new_one_is_made(tmp_path: Path) -> None:
    assert _admin(tmp_path, "tables").exit_code != 0
    assert list(tmp_path.iterdir()) == []
