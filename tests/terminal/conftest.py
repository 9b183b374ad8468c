"""A server for all tests of the terminal that leave it running."""

from __future__ import annotations

import pytest

from tests.support.servers import Server


@pytest.fixture
def server(quick_server: Server) -> Server:
    return quick_server
