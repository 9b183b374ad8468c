"""What other people's programs rely on: the written contract, and a client made from it alone."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

from lastcard import Game
from lastcard.table.messages.schema import schema
from tests.support.servers import Client, Server
from tools.write_protocol import write_documents

ROOT = Path(__file__).resolve().parent.parent.parent
CLIENT = ROOT / "examples" / "client.py"
FREE = {"type", "id"}  # fields that mean the same everywhere


def test_a_client_written_from_the_documents_plays_a_whole_game(quick_server: Server) -> None:
    run = subprocess.run(
        [sys.executable, str(CLIENT), quick_server.url("")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    game = Game.from_record(run.stdout)
    assert game.game_over
    assert game.players == 2


def test_that_client_does_not_need_the_package() -> None:
    tree = ast.parse(CLIENT.read_text(encoding="utf-8"))
    names = [
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    ]
    names += [str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert not [name for name in names if name.startswith("lastcard")]


def test_the_server_shows_the_schema_that_is_written_down(quick_server: Server) -> None:
    written = (ROOT / "docs" / "protocol.schema.json").read_text(encoding="utf-8")
    assert quick_server.request("/api/schema") == json.loads(written)


def test_the_reference_is_written_from_the_code() -> None:
    for path, text in write_documents().items():
        assert path.read_text(encoding="utf-8") == text, "run make docs"


PARTS = {name: part for name, part in schema()["$defs"].items() if "properties" in part}


@pytest.mark.parametrize("name", PARTS)
def test_everything_that_is_sent_has_words_for_all_its_fields(name: str) -> None:
    part = PARTS[name]
    assert part["description"]
    fields = {field for field, about in part["properties"].items() if "description" not in about}
    assert fields <= FREE


def test_what_a_server_sends_has_the_fields_of_the_schema(quick_server: Server) -> None:
    client = Client(quick_server, quick_server.new_table(seats=2), "Ann")
    client.ask("seat_bot", seat=1, bot="casual")
    client.ask("start")
    kinds = {
        part["properties"]["type"]["enum"][0]: part
        for part in PARTS.values()
        if "type" in part["properties"]
    }
    assert {"welcome", "update", "present", "clock"} <= {one["type"] for one in client.received}
    for message in client.received:
        known, required = kinds[message["type"]]["properties"], kinds[message["type"]]["required"]
        assert set(required) <= set(message) <= set(known)
    client.close()
