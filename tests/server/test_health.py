"""What those who run a server can ask it: is it alive, can it work, and how much does it do."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.requests import Request

from lastcard.server.cluster.bus import Bus
from lastcard.server.health import Health
from lastcard.server.metrics import Metrics
from lastcard.server.network.answers import explain
from lastcard.server.network.proxies import Networks
from lastcard.table.refusal import Refusal
from tests.support.patience import PATIENCE
from tests.support.servers import Client, Server
from tests.support.sqlite_files import ready_in


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(ready_in(tmp_path_factory.mktemp("server"))) as running:
        yield running


def read_metrics(server: Server) -> dict[str, float]:
    with urllib.request.urlopen(server.url("/metrics"), timeout=PATIENCE) as answer:
        assert answer.headers["content-type"].startswith("text/plain")
        lines = answer.read().decode().splitlines()
    pairs = (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    return {name: float(value) for name, value in pairs}


def test_it_is_alive_and_ready(server: Server) -> None:
    assert server.request("/healthz") == {"alive": True}
    assert server.request("/readyz") == {"ready": True}


def test_a_server_counts_what_it_does(server: Server) -> None:
    ann = Client(server, server.new_table(seats=2), "Ann")
    Client(server, ann.code)
    ann.ask("seat_bot", seat=1, bot="random")
    assert ann.ask("remove", person="nobody")["reason"] == "no_such_person"
    ann.ask("start")
    while not ann.view["legal"]:
        ann.read()
    ann.play(ann.view["legal"][0])
    found = read_metrics(server)
    assert found["lastcard_tables"] == found["lastcard_tables_in_use"] == 1
    assert found['lastcard_sockets{role="person"}'] == 1
    assert found['lastcard_sockets{role="watching"}'] == 1
    assert found['lastcard_moves_total{by="person"}'] == 1
    assert found['lastcard_refusals_total{reason="no_such_person"}'] == 1
    assert found['lastcard_message_seconds_count{type="play"}'] == 1
    assert found["lastcard_storage_seconds_count"] >= 4
    assert found["lastcard_storage_waiting"] == 0


def refuse_metrics(server: Server, headers: dict[str, str]) -> None:
    request = urllib.request.Request(server.url("/metrics"), headers=headers)
    with pytest.raises(urllib.error.HTTPError) as refused, urllib.request.urlopen(request):
        pass
    with refused.value as answer:
        assert answer.status == 403
        assert json.loads(answer.read())["reason"] == "no_credentials"


def test_not_everybody_may_read_what_it_counts(server: Server) -> None:
    refuse_metrics(server, {"X-Forwarded-For": "198.51.100.1"})


BY_PROXY = {
    "X-Forwarded-For": "127.0.0.1",
    "Forwarded": "for=198.51.100.1",
    "X-Real-IP": "127.0.0.1",
    "Via": "1.1 cards.example",
}


@pytest.mark.parametrize("header", BY_PROXY)
def test_a_proxy_that_does_not_say_who_asks_is_not_told_what_it_counts(
    header: str, server: Server
) -> None:
    refuse_metrics(server, {header: BY_PROXY[header]})


def test_a_proxy_here_that_is_not_trusted_shows_nobody_what_it_counts(tmp_path: Path) -> None:
    with Server(ready_in(tmp_path), more=["--trust-proxy", "192.0.2.1"]) as server:
        refuse_metrics(server, {"X-Forwarded-For": "198.51.100.1"})
        assert read_metrics(server)["lastcard_tables"] == 0


class DeadStorage:
    async def ping(self) -> None:
        raise OSError("no route to the database")


class SilentStorage:
    async def ping(self) -> None:
        await asyncio.Event().wait()


@pytest.mark.parametrize("storage", [DeadStorage(), SilentStorage()])
def test_without_its_database_it_is_not_ready(
    storage: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lastcard.server.health.PATIENCE", 0.01)
    registry: Any = SimpleNamespace(storage=storage)
    health = Health(registry, Bus("one"), Metrics(), Networks([]))
    with pytest.raises(Refusal) as refused:
        asyncio.run(health.ready(Request({"type": "http"})))
    answer = explain(refused.value)
    assert (answer.status, answer.reason) == (503, "unavailable")
