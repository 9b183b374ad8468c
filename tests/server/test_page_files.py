"""The files of the page, and the addresses at which it is shown."""

from __future__ import annotations

import gzip
import urllib.error
import urllib.request
from collections.abc import Iterator

import pytest

from lastcard.server.asgi import PAGE
from tests.support.patience import PATIENCE
from tests.support.servers import Server
from tests.support.sqlite_files import ready_in


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(ready_in(tmp_path_factory.mktemp("server"))) as running:
        yield running


def get(server: Server, path: str) -> tuple[int, str, bytes]:
    """Status, kind and content of what is at an address."""
    try:
        with urllib.request.urlopen(server.url(f"/{path}"), timeout=PATIENCE) as answer:
            return answer.status, answer.headers["content-type"], answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers["content-type"], error.read()


@pytest.mark.parametrize("path", ["assets%5C..%5C..%5Capp.py", "..%5Capp.py", "C:app.py"])
def test_only_the_files_of_the_page_are_shown(path: str, server: Server) -> None:
    _, media_type, content = get(server, path)
    assert b"starlette" not in content
    assert media_type.startswith("text/html")


@pytest.mark.parametrize(
    "path", ["", "learn", "make/", "statistics", "rules/classic", "g/abc-1", "t/red-fox-42"]
)
def test_the_page_is_shown_at_its_addresses(path: str, server: Server) -> None:
    assert get(server, path)[:2] == (200, "text/html; charset=utf-8")


@pytest.mark.parametrize("path", ["nowhere", "learning", "rules", "t/a/b", "g"])
def test_elsewhere_the_page_comes_with_404_and_says_so_itself(path: str, server: Server) -> None:
    assert get(server, path) == (404, *get(server, "")[1:])


def test_the_page_is_sent_compressed_and_asked_for_once(server: Server) -> None:
    script = max((PAGE / "assets").glob("*.js"), key=lambda file: file.stat().st_size)
    address = server.url(f"/assets/{script.name}")
    request = urllib.request.Request(address, headers={"Accept-Encoding": "gzip"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        sent = answer.read()
    assert gzip.decompress(sent) == script.read_bytes()
    assert len(sent) < script.stat().st_size / 2
    assert "immutable" in answer.headers["cache-control"]
