"""`lastcard` alone and `lastcard serve`: where they listen, and what they print and open."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from socket import socket

import pytest
from click.testing import CliRunner

from lastcard.cli import main
from lastcard.server import running


@dataclass
class Start:
    """What happened until the server would have begun to answer."""

    address: str = ""
    opened: list[str] = field(default_factory=list)
    allowed: Collection[str] = ()

    def run(
        self,
        listening: socket,
        database: str,
        ready: Callable[[], None],
        allowed_hosts: Collection[str],
    ) -> None:
        self.address = listening.getsockname()[0]
        self.allowed = allowed_hosts
        listening.close()
        ready()


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch) -> Start:
    noted = Start()
    monkeypatch.setattr(running, "run_server", noted.run)
    monkeypatch.setattr(running, "open_page", noted.opened.append)
    monkeypatch.setattr(running, "address_in_network", lambda: "192.0.2.7")
    return noted


def test_without_a_command_it_serves_this_computer_and_opens_the_page(start: Start) -> None:
    printed = CliRunner().invoke(main, []).stdout
    assert start.address == "127.0.0.1"
    assert start.opened[0].startswith("http://localhost:")
    assert f"lastcard is at {start.opened[0]}" in printed


def test_serve_opens_nothing_unless_told(start: Start) -> None:
    CliRunner().invoke(main, ["serve"])
    assert (start.address, start.opened) == ("127.0.0.1", [])
    CliRunner().invoke(main, ["serve", "--open"])
    assert len(start.opened) == 1


def test_it_goes_by_the_name_it_listens_at_and_by_those_that_are_allowed(start: Start) -> None:
    CliRunner().invoke(main, ["serve"])
    assert list(start.allowed) == []
    CliRunner().invoke(main, ["serve", "--host", "localhost", "--allow-host", "cards.example"])
    assert sorted(start.allowed) == ["cards.example", "localhost"]


@pytest.mark.parametrize("words", [["--lan"], ["serve", "--lan"]])
def test_for_the_local_network_a_link_and_its_qr_code_are_printed(
    words: list[str], start: Start
) -> None:
    printed = CliRunner().invoke(main, words).stdout
    link = printed.split()[3]
    assert start.address == "0.0.0.0"
    assert link.startswith("http://192.0.2.7:")
    assert running.qr_text(link) in printed


def test_the_local_network_has_nothing_to_do_with_other_commands() -> None:
    result = CliRunner().invoke(main, ["--lan", "editions"])
    assert (result.exit_code, result.stdout) == (2, "")
    assert "lastcard serve --lan" in result.stderr
