"""Where tables are, and the tokens that are kept for them."""

from __future__ import annotations

from email.message import Message
from io import BytesIO
from pathlib import Path
from urllib.error import HTTPError

import pytest

from lastcard.client.address import read_address, read_server
from lastcard.client.handshake import open_table
from lastcard.client.kept_tokens import forget_token, keep_token, kept_tokens
from lastcard.errors import InvalidOption
from lastcard.table.messages import Settings


@pytest.mark.parametrize(
    ("text", "socket"),
    [
        ("http://uno.example/t/abcd2345", "ws://uno.example/ws/ABCD2345"),
        ("https://uno.example:8443/t/ABCD2345", "wss://uno.example:8443/ws/ABCD2345"),
        ("uno.example/ABCD2345", "ws://uno.example:8665/ws/ABCD2345"),
        ("10.0.0.7:80/t/ABCD2345/", "ws://10.0.0.7:80/ws/ABCD2345"),
        ("[::1]:9000/ABCD2345", "ws://[::1]:9000/ws/ABCD2345"),
        (" ABCD2345 ", "ws://localhost:8665/ws/ABCD2345"),
    ],
)
def test_a_table_is_found_by_its_link_or_its_host_and_code(text: str, socket: str) -> None:
    assert read_address(text).socket == socket


@pytest.mark.parametrize("text", ["", "http://uno.example/", "ftp://x/t/A", "x:y/A", "a/b/c/d"])
def test_what_is_no_address_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(InvalidOption, match="isn't a"):
        read_address(text)


def test_a_personal_link_carries_a_token() -> None:
    assert read_address("http://uno.example/t/ABCD2345#se-cret_9").token == "se-cret_9"


@pytest.mark.parametrize("text", ["http://uno.example/t/ABCD2345", "ftp://x", "x:y", "http://"])
def test_what_is_no_server_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(InvalidOption, match="isn't a"):
        read_server(text)


# Tokens.

HERE = read_address("uno.example/ABCD2345")


def test_a_token_is_kept_for_its_owner_alone(data_folder: Path) -> None:
    keep_token(HERE, "Ann", "secret")
    assert kept_tokens(HERE) == kept_tokens(HERE, " ANN ") == ["secret"]
    assert kept_tokens(read_address("other.example/ABCD2345")) == []
    (file,) = (file for file in data_folder.rglob("*") if file.is_file())
    assert file.stat().st_mode & 0o077 == 0


def test_nobodys_token_takes_the_place_of_anothers() -> None:
    keep_token(HERE, "Ann", "of Ann")
    keep_token(HERE, "Ben", "of Ben")
    assert kept_tokens(HERE, "Ann") == ["of Ann"]
    assert kept_tokens(HERE, "Ben") == ["of Ben"]
    assert kept_tokens(HERE, "Cleo") == []
    forget_token(HERE, "of Ann")
    assert kept_tokens(HERE) == ["of Ben"]


@pytest.mark.parametrize("name", ["..", "/etc/passwd", "a/b", "😀" * 20, "%2E"])
def test_any_name_is_that_of_a_file(name: str) -> None:
    keep_token(HERE, name, "secret")
    assert kept_tokens(HERE, name) == ["secret"]


def test_a_damaged_token_is_none(data_folder: Path) -> None:
    keep_token(HERE, "Ann", "secret")
    (file,) = (file for file in data_folder.rglob("*") if file.is_file())
    file.write_bytes(b"\xff\xfe")
    assert kept_tokens(HERE) == []


def test_a_server_of_something_else_opens_no_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        page = BytesIO(b"<h1>Not here</h1>")
        raise HTTPError("http://uno.example", 404, "Not Found", Message(), page)

    monkeypatch.setattr("urllib.request.urlopen", refuse)
    complaint = "http://uno.example opens no tables: HTTP Error 404: Not Found"
    with pytest.raises(InvalidOption, match=complaint):
        open_table("http://uno.example", Settings())
