"""Coming to a server that does not behave as one."""

from __future__ import annotations

import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest
from click.testing import CliRunner

from lastcard.cli import main
from lastcard.client import handshake
from lastcard.client.address import read_address
from lastcard.client.table_client import NotDone
from lastcard.errors import InvalidOption
from lastcard.table import messages as msg
from tests.support.certificates import make_certificate


def test_a_server_that_never_answers_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    certificate, key = make_certificate(tmp_path, "localhost")
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    monkeypatch.setattr(handshake, "PATIENCE", 0.5)
    with socket.create_server(("localhost", 0)) as listening, ThreadPoolExecutor(1) as pool:
        pool.submit(say_nothing, listening, certificate, key)
        address = read_address(f"https://localhost:{listening.getsockname()[1]}/t/ABCD2345")
        with pytest.raises(InvalidOption, match=r"no table answers at .*: not in 0.5 seconds"):
            handshake.check_table(address)


def say_nothing(listening: socket.socket, certificate: Path, key: Path) -> None:
    """Let somebody in, by TLS, and read until they have gone."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate, key)
    with suppress(OSError), context.wrap_socket(listening.accept()[0], server_side=True) as link:
        while link.recv(1024):
            pass


HERE = read_address("http://uno.example/t/ABCD2345")


def test_a_name_that_is_not_wanted_is_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    names, complaints = iter(["Ann", "Ben", "Cleo"]), list[str]()

    def refuse(_: object, hello: msg.Hello) -> msg.Welcome:
        raise NotDone("name_taken" if hello.name == "Ann" else "table_full")

    monkeypatch.setattr(handshake, "check_table", lambda _: None)
    monkeypatch.setattr(handshake, "_greet", refuse)
    with pytest.raises(NotDone, match="table_full"):
        handshake.find_identity(
            HERE, None, lambda: next(names), lambda refusal: complaints.append(refusal.reason)
        )
    assert (complaints, next(names)) == (["name_taken"], "Cleo")


def test_whoever_wants_to_watch_no_table_hears_why(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: object) -> None:
        raise NotDone("no_table")

    monkeypatch.setattr("lastcard.cli.at_table.check_table", refuse)
    result = CliRunner().invoke(main, ["join", HERE.link, "--watch", "--language", "en"])
    assert (result.exit_code, result.stderr) == (
        2,
        "Error: There’s no such table. Was its code mistyped?\n",
    )
