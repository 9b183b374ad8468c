"""Connections that ask for nothing: they stand in nobody's way, and are closed before long."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from lastcard.server import running
from lastcard.server.asgi import House
from lastcard.server.config import ServerSettings
from lastcard.server.network import connections
from tests.support.patience import PATIENCE
from tests.support.servers import Client, Server
from tests.support.sqlite_files import ready_in

resource = pytest.importorskip("resource", reason="this system does not count open files so")
FILES = resource.RLIMIT_NOFILE
on_linux = pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="it takes Linux to look")


@contextmanager
def files_at_most(soft: int) -> Iterator[None]:
    before, hard = resource.getrlimit(FILES)
    resource.setrlimit(FILES, (soft, hard))
    try:
        yield
    finally:
        resource.setrlimit(FILES, (before, hard))


@on_linux
def test_a_server_takes_as_many_files_as_it_may_have(tmp_path: Path) -> None:
    with files_at_most(256):
        server = Server(ready_in(tmp_path))
    with server:
        soft, hard = resource.prlimit(server.pid, FILES)
    wanted = ServerSettings().most_sockets + connections.MORE_FILES
    assert soft == (wanted if hard == resource.RLIM_INFINITY else min(hard, wanted))


def test_half_a_question_keeps_no_server_from_ending_without_a_word(tmp_path: Path) -> None:
    with (
        Server(ready_in(tmp_path)) as server,
        socket.create_connection(("127.0.0.1", server.port)) as half,
    ):
        half.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{")
        server.request("/healthz")  # it has read the other one by then
        assert (server.stop(), server.said) == (0, "")


@on_linux
def test_a_thousand_silent_connections_keep_nobody_out(tmp_path: Path) -> None:
    with files_at_most(2_000), ExitStack() as links, Server(ready_in(tmp_path)) as server:
        resource.prlimit(server.pid, FILES, (1_024, 1_024))
        ann = Client(server, server.new_table(), "Ann")
        for _ in range(1_100):
            links.enter_context(socket.create_connection(("127.0.0.1", server.port), 30))
        assert server.new_table()
        assert ann.ask("ping")["type"] == "pong"
        ann.close()
        server.stop()
        assert server.said == ""


# In this process, with less patience.

POST = b"POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n"
GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"


async def slow(request: Request) -> PlainTextResponse:
    await request.body()
    await asyncio.sleep(1)
    return PlainTextResponse("at last")


async def at_once(request: Request) -> PlainTextResponse:
    return PlainTextResponse("there")


class Doorway:
    """A server with a door, and those who come to it."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._writers: list[asyncio.StreamWriter] = []

    async def come(self, *said: bytes) -> asyncio.StreamReader:
        """Somebody comes and says one thing after the other."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        self._writers.append(writer)
        for part in said or [b""]:
            writer.write(part)
            await asyncio.sleep(0.1)
        return reader

    def close(self) -> None:
        for writer in self._writers:
            writer.close()


async def answer_of(reader: asyncio.StreamReader) -> bytes:
    """All that came until the connection was closed."""
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionResetError:
        return b""


def at_door(scene: Callable[[Doorway], Awaitable[None]]) -> None:
    async def run() -> None:
        house = House(ServerSettings(trust_proxy=()))
        house.app.router.routes[:] = [Route("/slow", slow, methods=["POST"]), Route("/", at_once)]
        house.app.router.lifespan_context = no_tables
        listening = socket.create_server(("127.0.0.1", 0))
        server = uvicorn.Server(running.make_config(house))
        serving = asyncio.create_task(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        doorway = Doorway(listening.getsockname()[1])
        await scene(doorway)
        doorway.close()
        server.should_exit = True
        await serving

    asyncio.run(run())


@asynccontextmanager
async def no_tables(app: Starlette) -> AsyncIterator[None]:
    yield


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nHost", POST, POST + b"half"])
def test_who_does_not_ask_in_time_is_sent_away(
    said: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "ASK_WITHIN", 0.3)

    async def scene(doorway: Doorway) -> None:
        assert await answer_of(await doorway.come(said)) == b""

    at_door(scene)


def test_who_falls_silent_after_an_answer_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "ASK_WITHIN", 0.3)

    async def scene(doorway: Doorway) -> None:
        assert b"there" in await answer_of(await doorway.come(GET, b"GET"))

    at_door(scene)


def test_an_answer_may_take_longer_than_the_question(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "ASK_WITHIN", 0.3)

    async def scene(doorway: Doorway) -> None:
        assert b"at last" in await answer_of(await doorway.come(POST + b"all of it"))

    at_door(scene)


def test_who_does_not_take_the_answer_is_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "ANSWER_WITHIN", 0.3)

    async def scene(doorway: Doorway) -> None:
        assert await answer_of(await doorway.come(POST + b"all of it")) == b""

    at_door(scene)


UPGRADE = (
    b"GET /ws/ABCDEFGH HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
    b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


def test_who_announces_a_body_with_a_websocket_is_answered_and_sent_away() -> None:
    async def scene(doorway: Doorway) -> None:
        said = await answer_of(await doorway.come(UPGRADE + b"Content-Length: 4000\r\n\r\n"))
        assert said.startswith(b"HTTP/1.1 400 ")
        assert json.loads(said.partition(b"\r\n\r\n")[2])["reason"] == "bad_message"

    at_door(scene)


def test_who_gives_the_length_of_a_question_in_two_ways_is_answered_and_sent_away() -> None:
    """Otherwise a proxy that counts in the other way could be told whatever one likes."""

    async def scene(doorway: Doorway) -> None:
        ways = b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
        asked = b"POST /api/forget HTTP/1.1\r\nHost: localhost\r\n" + ways
        said = await answer_of(await doorway.come(asked + b"GET / HTTP/1.1\r\n\r\n"))
        assert said.startswith(b"HTTP/1.1 400 ")
        assert said.count(b"HTTP/1.1") == 1

    at_door(scene)


def test_who_asks_for_a_websocket_in_another_way_than_agreed_reads_why() -> None:
    async def scene(doorway: Doorway) -> None:
        request = UPGRADE.replace(b"Version: 13", b"Version: 99").replace(b"/ws/", b"/elsewhere/")
        said = await answer_of(await doorway.come(request + b"\r\n"))
        assert said.startswith(b"HTTP/1.1 404 ")
        assert json.loads(said.partition(b"\r\n\r\n")[2])["reason"] == "no_table"

    at_door(scene)


def test_the_silent_make_room_for_the_last_who_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_OF_HOME", 2)

    async def scene(doorway: Doorway) -> None:
        asking = await doorway.come(POST + b"all of it")
        first, second = await doorway.come(), await doorway.come()
        assert await answer_of(first) == b""
        third = await doorway.come()
        assert await answer_of(second) == b""
        assert not third.at_eof()
        while b"at last" not in (said := await asyncio.wait_for(asking.read(1_000), PATIENCE)):
            assert said

    at_door(scene)


def test_when_files_run_out_nobody_else_is_let_in(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(doorway: Doorway) -> None:
        monkeypatch.setattr(connections, "is_last_file", lambda number: number > 0)
        assert await answer_of(await doorway.come(GET)) == b""

    at_door(scene)


@pytest.mark.parametrize(("files", "last"), [(1_024, 524), (100, 50), (20_000, 19_500)])
def test_some_files_are_left_for_the_server_itself(files: int, last: int) -> None:
    hard = resource.getrlimit(FILES)[1]
    if hard != resource.RLIM_INFINITY and hard < files:
        pytest.skip("this machine allows fewer files")
    with files_at_most(files):
        assert [connections.is_last_file(number) for number in (last - 1, last)] == [False, True]
