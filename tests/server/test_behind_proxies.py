"""The examples for nginx and Caddy, as they are, in front of real servers, where there are any."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus

from tests.support.engines import free_port
from tests.support.proxies import NAME, Proxy, run_proxy, start_caddy, start_nginx
from tests.support.servers import Server
from tests.support.sqlite_files import ready_in

WRONG = "/api/tables/ZZZZZZZZ"


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def server(kind: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for each kind of proxy, so that nobody is counted at both."""
    with Server(ready_in(tmp_path_factory.mktemp(kind)), more=["--allow-host", NAME]) as running:
        yield running


@pytest.fixture(scope="module")
def proxy(kind: str, server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    """Caddy has a second server that is not there, as one of a cluster that is just renewed."""
    folder, at = tmp_path_factory.mktemp("proxy"), f"127.0.0.1:{server.port}"
    if kind == "caddy":
        running = run_proxy(start_caddy, folder, f"127.0.0.1:{free_port()} {at}")
    else:
        running = run_proxy(start_nginx, folder, at)
    with running as there:
        yield there


def test_a_server_behind_it_is_ready_and_knows_that_people_come_by_https(proxy: Proxy) -> None:
    assert proxy.ask("/readyz") == (200, "same-origin")


def test_it_shows_nobody_what_a_server_counts(proxy: Proxy) -> None:
    assert proxy.ask("/metrics")[0] == 403


def test_limits_count_whoever_asks_it_whatever_they_say(proxy: Proxy) -> None:
    seen = {
        proxy.ask(WRONG, "127.0.0.2", X_Forwarded_For=f"198.51.100.{number}")[0]
        for number in range(30)
    }
    assert seen == {404, 429}
    assert proxy.ask(WRONG, "127.0.0.3", X_Forwarded_For="127.0.0.2")[0] == 404


def test_people_come_to_a_table_through_it_from_its_own_page_alone(
    server: Server, proxy: Proxy
) -> None:
    code = server.new_table()
    assert asyncio.run(proxy.greet(code, f"https://{NAME}:{proxy.port}")) == "welcome"
    with pytest.raises(InvalidStatus, match="403"):
        asyncio.run(proxy.greet(code, "https://evil.example"))
