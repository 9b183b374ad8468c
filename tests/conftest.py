"""Tests of rules cite them by id and run in every edition in which the rule holds."""

from __future__ import annotations

import pytest

from lastcard.editions.rulebook import editions_of


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`@pytest.mark.rule("ACT-DRAW2")` with an argument `edition`: one test for each edition."""
    marker = metafunc.definition.get_closest_marker("rule")
    if marker is not None and "edition" in metafunc.fixturenames:
        metafunc.parametrize("edition", editions_of(*marker.args))
