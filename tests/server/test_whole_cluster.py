"""All that deploy/cluster.yaml starts, as it is told there, but for the containers."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from lastcard.client.address import Address
from lastcard.client.handshake import open_table
from lastcard.client.over_websocket import over_websocket
from lastcard.client.table_client import NotDone, TableClient
from lastcard.server.config import PREFIX
from lastcard.server.running import check_database
from lastcard.server.sql.sql_storage import open_storage
from lastcard.table.log.kept import restore_table
from lastcard.table.messages import Settings
from tests.support.engines import Nats, Postgres
from tests.support.patience import PATIENCE
from tests.support.proxies import DEPLOY, NAME, run_proxy, start_caddy
from tests.support.servers import Server
from tests.support.sittings import Sitting, sitting

TOLD = {"LASTCARD_NAME": NAME, "LASTCARD_PASSWORD": "secret"}
# Why a move may not get through while servers are renewed; then it is tried again.
NOT_NOW = ("no_connection", "broken_off", "unavailable", "stale")


@pytest.fixture
def services() -> dict[str, Any]:
    yaml = pytest.importorskip("yaml", reason="there is nothing here to read YAML with")
    text = (DEPLOY / "cluster.yaml").read_text()
    filled = re.sub(r"\$\{(\w+)[^}]*\}", lambda blank: TOLD[blank[1]], text)
    found: dict[str, Any] = yaml.safe_load(filled)["services"]
    return found


@pytest.fixture
def bus(services: dict[str, Any]) -> Iterator[Nats]:
    """NATS, with the password that it has in there."""
    running = Nats(services["nats"]["command"])
    running.start()
    yield running
    running.cut()


@pytest.fixture
def servers(
    services: dict[str, Any], postgres: Postgres, bus: Nats, monkeypatch: pytest.MonkeyPatch
) -> Iterator[list[Server]]:
    """Changed is only where the engines are."""
    told = dict(services["first"]["environment"])
    told[f"{PREFIX}BUS"] = told[f"{PREFIX}BUS"].replace("nats:4222", f"127.0.0.1:{bus.port}")
    for name, value in told.items():
        monkeypatch.setenv(name, value)
    with ThreadPoolExecutor() as pool:
        running = list(pool.map(Server, 2 * [postgres.address]))
    with running[0], running[1]:
        yield running


@pytest.fixture
def site(servers: list[Server], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The cluster's address, at a Caddy whose certificates are believed."""
    find = socket.getaddrinfo

    def find_here(host: Any, *rest: Any, **more: Any) -> Any:
        return find("127.0.0.1" if host == NAME else host, *rest, **more)

    monkeypatch.setattr(socket, "getaddrinfo", find_here)
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "pki/authorities/local/root.crt"))
    at = " ".join(f"127.0.0.1:{server.port}" for server in servers)
    with run_proxy(start_caddy, tmp_path, at) as caddy:
        yield f"https://{NAME}:{caddy.port}"


def test_a_game_goes_on_while_one_server_after_the_other_is_renewed(
    site: str, servers: list[Server], postgres: Postgres
) -> None:
    address = open_table(site, Settings(seats=2))
    accepted = asyncio.run(play_through(address, servers))
    kept = iter(asyncio.run(moves_of(address.code, postgres.address)))
    assert all(move in kept for move in accepted), "a move is lost"


async def play_through(address: Address, servers: list[Server]) -> list[str]:
    """Play before, during and after each renewal; returns what was accepted."""
    async with AsyncExitStack() as stack, asyncio.timeout(PATIENCE):
        clients = [TableClient(over_websocket(address), name=name) for name in ("Ann", "Ben")]
        people = [await stack.enter_async_context(sitting(client)) for client in clients]
        before = [(one.client.person, one.client.seat) for one in people]
        await people[0].session.go_on()
        accepted = await play_on(people, 2)
        for server in servers:
            leaving = asyncio.create_task(asyncio.to_thread(server.stop))
            accepted += await play_on(people, 2)
            assert await leaving == 0
            await asyncio.to_thread(server.start)
            accepted += await play_on(people, 2)
        assert [(one.client.person, one.client.seat) for one in people] == before
        return accepted


async def play_on(people: list[Sitting], moves: int) -> list[str]:
    """Whoever's turn it is plays, and tries again whatever does not get through."""
    accepted: list[str] = []
    while len(accepted) < moves:
        await people[0].until(lambda: any(is_asked(one) for one in people))
        player = next(one for one in people if is_asked(one))
        view = player.session.view
        assert view is not None
        try:
            await player.session.play(view.legal[0])
        except NotDone as refusal:
            if refusal.reason not in NOT_NOW:
                raise
        else:
            accepted.append(f"{view.seat}:{view.legal[0]}")
    return accepted


def is_asked(one: Sitting) -> bool:
    view = one.session.view
    return one.session.trouble is None and view is not None and view.to_act == view.seat


async def moves_of(code: str, database: str) -> list[str]:
    """Of the first round, as they are kept."""
    async with open_storage(check_database(database)) as storage:
        stored = await storage.load_table(code)
    assert stored is not None
    table, _ = restore_table(code, stored)
    return table.current.game.history.rounds[0]
