"""Tests of rules cite them by id and run in every edition in which the rule holds.

Whatever a test keeps goes into a folder of its own, not into that of whoever runs it.
"""

from __future__ import annotations

import gc
import os
import random
import secrets
import sys
import threading
from collections.abc import Iterator
from functools import cache
from itertools import count
from pathlib import Path
from types import ModuleType

import pytest

from lastcard.bots.master import LOADING
from lastcard.editions import EDITIONS
from lastcard.editions.registry import OFFERED
from tests.support.cited_rules import editions_of
from tests.support.dealing import NAMED_BY
from tests.support.servers import Server
from tests.support.sqlite_files import ready_in

# Whatever language the machine speaks, programs and tests speak English.
for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
    os.environ.pop(variable, None)
os.environ["LANG"] = "C.UTF-8"

# Thousands of tests stay to the end: to look through them for garbage took a sixth of the time.
gc.set_threshold(50_000)

PRINTED = dict(EDITIONS)  # what is known before any test or fixture has made others
# Where browsers, servers and terminals for tests come from.
PROGRAMS = {f"tests.support.{name}" for name in ("browsers", "servers", "terminals")}
# What draws many screens or plays very many games; all else takes about a minute.
LONG = ("terminal/", "rl/", "coach/", "test_any_", "test_bots.", "test_report", "test_rlcard_")


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Two for each core: half of the time a test waits for a browser, a server or a screen."""
    each = 1 if "not outside" in config.option.markexpr else 2
    return each * (os.cpu_count() or 1)


def pytest_collection_finish() -> None:
    gc.freeze()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`@pytest.mark.rule("ACT-DRAW2")` with an argument `edition`: one test for each edition."""
    marker = metafunc.definition.get_closest_marker("rule")
    if marker is not None and "edition" in metafunc.fixturenames:
        metafunc.parametrize("edition", editions_of(*marker.args))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that start programs or take long are marked as such; `make quick` leaves them out.

    Those of the page come first: one worker has them while others are busy with the rest. At the
    end all workers would have a browser each, more than the machine has cores for.
    """
    items.sort(key=lambda item: "tests/web/" not in item.path.as_posix())
    for item in items:
        asked_for = {"browser", "quick_server"} & {*getattr(item, "fixturenames", ())}
        if asked_for or starts_programs(getattr(item, "module", None)):
            item.add_marker(pytest.mark.outside)
        if item.nodeid.removeprefix("tests/").startswith(LONG):
            item.add_marker(pytest.mark.long)


@cache
def starts_programs(module: ModuleType | None) -> bool:
    imported = vars(module or object).values()
    return any(getattr(one, "__module__", None) in PROGRAMS for one in imported)


@pytest.fixture(scope="session")
def data_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("data")
    return (folder / str(number) for number in count())


@pytest.fixture(autouse=True)
def data_folder(data_folders: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty data folder, for this process and those that it starts."""
    folder = next(data_folders)
    folder.mkdir()
    monkeypatch.setenv("LASTCARD_DATA", str(folder))
    return folder


@pytest.fixture(scope="session")
def quick_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One with bots that do not take their time, for all tests that leave it running."""
    with Server(ready_in(tmp_path_factory.mktemp("quick")), quick=True) as running:
        yield running


@pytest.fixture(scope="session", autouse=True)
def deals(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """By what is in this file, servers deal."""
    file = tmp_path_factory.mktemp("deals") / "test"
    os.environ[NAMED_BY] = str(file)
    return file


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, deals: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test is dealt the same cards every time; with another LASTCARD_TEST_LUCK, others."""
    named = request.node.nodeid + os.environ.get("LASTCARD_TEST_LUCK", "")
    if "outside" in request.keywords:
        deals.write_text(named)
    dice = random.Random(named)
    monkeypatch.setattr(secrets, "token_hex", lambda size=32: dice.randbytes(size).hex())
    monkeypatch.setattr(secrets, "randbits", dice.getrandbits)


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine is no database that does not answer."""
    database = sys.modules.get("lastcard.server.sql.database")
    if database is not None:
        monkeypatch.setattr(database, "ANSWER_WITHIN", 60.0)
        monkeypatch.setattr(database, "LET_GO_AFTER", 60.0)


@pytest.fixture(autouse=True)
def known_editions() -> Iterator[None]:
    """Editions that a test makes are unknown to the next one."""
    yield
    EDITIONS.clear()
    EDITIONS.update(PRINTED)
    OFFERED.clear()


@pytest.fixture(autouse=True)
def search_loaded() -> Iterator[None]:
    """A search that a test has begun to compile in the background is there before the next test."""
    yield
    for thread in threading.enumerate():
        if thread.name == LOADING:
            thread.join()
