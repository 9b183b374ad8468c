"""Under which names a server answers, so that no other site can pass itself off as it."""

from __future__ import annotations

import http.client
import socket
from collections.abc import Iterator

import pytest
from starlette.datastructures import Headers
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from lastcard.server.network.hosts import is_own, is_same_origin, own_names
from tests.support.patience import PATIENCE
from tests.support.servers import Server
from tests.support.sqlite_files import ready_in


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    more = ("--allow-host", "cards.example", "--allow-host", "Cards.Example.ORG")
    with Server(ready_in(tmp_path_factory.mktemp("server")), more=more) as running:
        yield running


def ask_as(host: str, server: Server, path: str, method: str = "GET") -> tuple[int, str]:
    link = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    link.request(method, path, "{}", {"Host": host, "Origin": f"http://{host}"})
    answer = link.getresponse()
    said = answer.status, answer.read().decode()
    link.close()
    return said


@pytest.mark.parametrize("path", ["/", "/assets/x.js", "/api/editions", "/api/history?code=X"])
def test_a_name_that_points_here_but_is_not_ours_gets_nothing(path: str, server: Server) -> None:
    status, said = ask_as(f"evil.example:{server.port}", server, path)
    assert status == 421
    assert f"'evil.example:{server.port}'" in said
    assert "--allow-host NAME" in said


def test_nobody_opens_a_table_under_a_name_that_is_not_ours(server: Server) -> None:
    assert ask_as("evil.example", server, "/api/tables", "POST")[0] == 421
    assert ask_as("cards.example", server, "/api/tables", "POST")[0] == 201


def test_nobody_connects_to_a_table_under_a_name_that_is_not_ours(server: Server) -> None:
    path = f"/ws/{server.new_table()}"
    with socket.create_connection(("127.0.0.1", server.port)) as link:
        address = f"ws://evil.example{path}"
        with pytest.raises(InvalidStatus) as refused, connect(address, sock=link):
            pass
        assert refused.value.response.status_code == 421
    with (
        socket.create_connection(("127.0.0.1", server.port)) as link,
        connect(f"ws://cards.example{path}", sock=link),
    ):
        pass


@pytest.mark.parametrize("host", ["cards.example", "cards.example.org:443", "CARDS.EXAMPLE."])
def test_a_name_that_was_allowed_is_ours(host: str, server: Server) -> None:
    assert ask_as(host, server, "/api/editions")[0] == 200


def test_this_computers_name_is_ours(server: Server) -> None:
    name = socket.gethostname()
    for host in ("localhost", "127.0.0.1", name, f"{name.partition('.')[0]}.local"):
        assert ask_as(f"{host}:{server.port}", server, "/api/editions")[0] == 200


@pytest.mark.parametrize(
    "host", ["localhost:8665", "127.0.0.1", "192.168.1.7:80", "[::1]:8665", "[fe80::1]", "8.8.8.8"]
)
def test_an_address_cannot_point_elsewhere(host: str) -> None:
    assert is_own(host, own_names())


@pytest.mark.parametrize(
    "host",
    ["", ":80", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "[x", "1"],
)
def test_all_other_names_are_not_ours(host: str) -> None:
    assert not is_own(host, own_names())


@pytest.mark.parametrize(
    ("origin", "expected"),
    [
        ("http://box:80", True),
        ("http://box", False),
        ("null", False),
        ("http://[", False),
        ("http://evil.example", False),
    ],
)
def test_a_page_asks_its_own_server_and_no_other(origin: str, expected: bool) -> None:
    assert is_same_origin(Headers({"host": "box:80", "origin": origin})) is expected
    assert is_same_origin(Headers({"host": "box:80"}))
