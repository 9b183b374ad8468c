"""Tests of rules cite them by id and run in every edition in which the rule holds.

Whatever a test keeps goes into a folder of its own, not into that of whoever runs it.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from lastcard.bots.master import LOADING
from lastcard.editions.rulebook import editions_of


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`@pytest.mark.rule("ACT-DRAW2")` with an argument `edition`: one test for each edition."""
    marker = metafunc.definition.get_closest_marker("rule")
    if marker is not None and "edition" in metafunc.fixturenames:
        metafunc.parametrize("edition", editions_of(*marker.args))


@pytest.fixture(autouse=True)
def data_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty data folder, for this process and those that it starts."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("LASTCARD_DATA", str(folder))
    return folder


@pytest.fixture(autouse=True)
def search_loaded() -> Iterator[None]:
    """A search that a test has begun to compile in the background is there before the next test."""
    yield
    for thread in threading.enumerate():
        if thread.name == LOADING:
            thread.join()
