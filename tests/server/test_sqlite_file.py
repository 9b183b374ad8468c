"""SQLite's file: private, for one server at a time, and copied while it is in use."""

from __future__ import annotations

import os
import stat
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from lastcard.cli import main
from tests.support.patience import PATIENCE
from tests.support.servers import Client, Server
from tests.support.sqlite_files import ready_in, sqlite_in

on_unix = pytest.mark.skipif(sys.platform == "win32", reason="files have other rights there")


def run(*words: str) -> Result:
    return CliRunner().invoke(main, words)


def rights(file: Path) -> str:
    return stat.filemode(file.stat().st_mode)


@on_unix
def test_only_its_owner_can_read_what_a_server_keeps(tmp_path: Path) -> None:
    with Server(sqlite_in(tmp_path)) as server:
        Client(server, server.new_table(), "Ann")
        assert {rights(file) for file in tmp_path.iterdir()} == {"-rw-------"}


@on_unix
def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    with Server(sqlite_in(tmp_path)):
        pass
    (tmp_path / "tables.db").chmod(0o644)
    with Server(sqlite_in(tmp_path)):
        assert rights(tmp_path / "tables.db") == "-rw-------"


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    with Server(sqlite_in(tmp_path)) as server:
        second = run("serve", "--port", "0", "--db", sqlite_in(tmp_path))
        assert (second.exit_code, second.stdout) == (2, "")
        assert second.stderr == f"Error: another server is using {tmp_path / 'tables.db'}\n"
        server.kill()
        server.start()


@on_unix
def test_a_second_server_is_refused_also_by_another_name_of_the_file(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
    with Server(sqlite_in(tmp_path)):
        second = run("serve", "--port", "0", "--db", f"sqlite:///{tmp_path / 'link.db'}")
        assert second.stderr == f"Error: another server is using {tmp_path / 'tables.db'}\n"


@on_unix
@pytest.mark.parametrize("words", [("serve", "--port", "0"), ("restore", "backup.db")])
def test_where_the_lock_cannot_be_opened_nothing_is_served_and_nothing_overwritten(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has it may be a server of another user."""
    monkeypatch.chdir(tmp_path)
    backup = Path(ready_in(tmp_path).removeprefix("sqlite:///")).rename("backup.db")
    lock = tmp_path / "tables.db.lock"
    lock.mkdir()
    refused = run(*words, "--db", sqlite_in(tmp_path))
    assert (refused.exit_code, refused.stdout) == (2, "")
    belongs = f"Is a directory (it belongs to {lock.owner()})"
    assert refused.stderr.startswith(f"Error: {lock}: {belongs}; it has to be opened")
    assert sorted(tmp_path.iterdir()) == [tmp_path / backup, lock]


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() != 0, reason="only root can do that")
def test_what_root_restores_belongs_to_whoever_owns_the_folder(tmp_path: Path) -> None:
    """A server that runs as somebody else could not open it."""
    (tmp_path / "data").mkdir()
    os.chown(tmp_path / "data", 65534, 65534)
    backup = Path(ready_in(tmp_path).removeprefix("sqlite:///"))
    assert run("restore", str(backup), "--db", sqlite_in(tmp_path / "data")).exit_code == 0
    made = sorted((tmp_path / "data").iterdir())
    assert [one.name for one in made] == ["tables.db", "tables.db.lock"]
    assert {(one.stat().st_uid, one.stat().st_gid) for one in made} == {(65534, 65534)}


def test_a_backup_of_a_running_server_has_all_that_was_accepted(tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    with Server(sqlite_in(tmp_path)) as server:
        ann = Client(server, server.new_table(), "Ann")
        done = run("backup", str(tmp_path / "copy.db"), "--db", sqlite_in(tmp_path))
        assert (done.exit_code, done.stderr) == (0, "")
    restored = sqlite_in(tmp_path / "new")
    assert run("restore", str(tmp_path / "copy.db"), "--db", restored).exit_code == 0
    with Server(restored) as server:
        ann.server = server
        ann.come()
        assert [person["name"] for person in ann.table["people"]] == ["Ann"]


def test_a_server_that_runs_is_not_overwritten(tmp_path: Path) -> None:
    with Server(sqlite_in(tmp_path)):
        run("backup", str(tmp_path / "backup.db"), "--db", sqlite_in(tmp_path))
        refused = run("restore", str(tmp_path / "backup.db"), "--db", sqlite_in(tmp_path))
        assert (refused.exit_code, "another server" in refused.stderr) == (2, True)


def test_what_is_no_backup_is_a_clear_mistake(tmp_path: Path) -> None:
    notes, there = tmp_path / "notes.txt", tmp_path / "there.db"
    notes.write_text("Not a database at all.\n" * 100)
    there.touch()
    for words, expected in (
        (("restore", str(notes)), "file is not a database"),
        (("restore", str(there)), "is not a database of lastcard's tables"),
        (("restore", str(tmp_path / "nothing.db")), "nothing.db: No such file or directory"),
        (("backup", str(tmp_path / "copy.db")), "tables.db: No such file or directory"),
    ):
        result = run(*words, "--db", sqlite_in(tmp_path))
        assert (result.exit_code, result.stdout) == (2, "")
        assert expected in result.stderr
    assert not (tmp_path / "tables.db").exists()


def test_other_databases_have_programs_of_their_own_for_that(tmp_path: Path) -> None:
    result = run("backup", str(tmp_path / "copy"), "--db", "postgresql://localhost/tables")
    assert (result.exit_code, "pg_dump" in result.stderr) == (2, True)


def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    with Server(sqlite_in(tmp_path)):
        refused = run("backup", str(tmp_path / "tables.db"), "--db", sqlite_in(tmp_path))
        assert (refused.exit_code, "is there already" in refused.stderr) == (2, True)


def readiness(server: Server) -> int:
    try:
        with urllib.request.urlopen(server.url("/readyz"), timeout=PATIENCE) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        with error:
            return error.code


def wait_until_ready(server: Server, status: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while readiness(server) != status:
        assert time.monotonic() < deadline
        time.sleep(0.1)


@pytest.mark.skipif(sys.platform != "linux", reason="nobody else can say how much is written")
def test_a_full_disk_is_told_and_nothing_that_was_accepted_is_lost(tmp_path: Path) -> None:
    import resource

    with Server(sqlite_in(tmp_path)) as server:
        ann = Client(server, server.new_table(), "Ann")
        assert ann.ask("rename", name="Anne")["type"] == "accepted"
        kept = ann.accepted
        _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, most))
        assert ann.ask("rename", name="Annette")["reason"] == "unavailable"
        wait_until_ready(server, 503)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))
        wait_until_ready(server, 200)
        while (answer := ann.ask("rename", name="Anna"))["type"] != "accepted":
            assert answer["reason"] == "unavailable"
        assert ann.accepted > kept  # what was refused may have been done later, but nothing is lost
        server.kill()
        server.start()
        ann.come()
        assert [one["name"] for one in ann.table["people"]] == ["Anna"]
