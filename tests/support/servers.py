"""A real server in a process of its own, and clients that talk to it as programs do."""

from __future__ import annotations

import json
import os
import resource
import signal
import time
import urllib.request
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from multiprocessing import get_context
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.support.patience import PATIENCE

Data = dict[str, Any]
READY = get_context("forkserver")
READY.set_forkserver_preload(["tests.support.server_programs"])


class Server:
    """`lastcard serve` on a free port, with a database of its own."""

    def __init__(
        self, database: str, quick: bool = False, more: Sequence[str] = (), bus: str = ""
    ) -> None:
        """`quick` hurries the bots; `more` are further options; with a `bus`, it is one of many."""
        self._bus = bus
        self._database = database
        self._more = more
        self._quick = quick
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start it, on the same port as before."""
        from tests.support import server_programs  # half a second, where servers are needed

        program: Callable[..., None]
        program, more = (
            (server_programs.serve_quickly, (self._bus,))
            if self._quick
            else (server_programs.serve, tuple(self._more))
        )
        heard, said = READY.Pipe(duplex=False)
        taken_over = (said, dict(os.environ), resource.getrlimit(server_programs.FILES))
        arguments = (self.port, self._database, *more)
        self.process = READY.Process(
            target=server_programs.run, args=(program, arguments, *taken_over)
        )
        self.process.start()
        said.close()
        with heard:
            self._heard = os.fdopen(os.dup(heard.fileno()))
        line = self._heard.readline()
        if "lastcard is at http://" not in line:
            self.wait()
            raise AssertionError(line + self.said)
        self.port = int(line.split("/")[2].partition(":")[2])

    def kill(self) -> None:
        """As when the power fails: no time to say goodbye."""
        self.process.kill()
        self.wait()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        os.kill(self.pid, how)
        return self.wait()

    @property
    def pid(self) -> int:
        assert self.process.pid is not None
        return self.process.pid

    def wait(self) -> int:
        """Wait for its end: what it has said since it was ready is in `said` then."""
        self.process.join(PATIENCE)
        assert self.process.exitcode is not None, "it does not end"
        if not self._heard.closed:
            with self._heard:
                self.said = self._heard.read()
        return self.process.exitcode

    def url(self, path: str, scheme: str = "http") -> str:
        return f"{scheme}://127.0.0.1:{self.port}{path}"

    def request(self, path: str, body: Data | None = None) -> Data:
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(self.url(path), data, timeout=PATIENCE) as answer:
            found: Data = json.loads(answer.read())
            return found

    def new_table(self, **settings: Any) -> str:
        return str(self.request("/api/tables", settings)["code"])

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        if not self.process.is_alive():
            self.wait()
        elif "COVERAGE_RUN" in os.environ:  # what is killed cannot say which of its lines were run
            self.stop()
        else:
            self.kill()


class Client:
    """Somebody with a connection to a table."""

    def __init__(
        self, server: Server, code: str, name: str | None = None, token: str | None = None
    ) -> None:
        self.server = server
        self.code = code
        self.token = token
        self.version = 0
        self.view: Data = {}
        self.table: Data = {}
        self.received: list[Data] = []
        self.person: str | None = None
        self.accepted = 0  # the last version that the server promised to keep
        self._ids = 0
        self._link = ExitStack()
        self.come(name)

    def come(self, name: str | None = None) -> None:
        """Connect: for the first time with a name, later with the token."""
        self.close()
        address = self.server.url(f"/ws/{self.code}", "ws")
        # All that comes is read at once: the end of a link would wait behind what nobody reads.
        connection = connect(address, open_timeout=PATIENCE, ping_interval=None, max_queue=None)
        self.socket: ClientConnection = self._link.enter_context(connection)
        self.send("hello", name=name, token=self.token, seen=self.version)
        self.wait_for(lambda message: message["type"] == "welcome")

    def send(self, kind: str, **fields: Any) -> int:
        self._ids += 1
        self.socket.send(json.dumps({"type": kind, "id": self._ids, **fields}))
        return self._ids

    def ask(self, kind: str, **fields: Any) -> Data:
        """Send a message and wait for the answer."""
        number = self.send(kind, **fields)
        kinds = ("accepted", "refused", "pong")
        return self.wait_for(lambda one: one["type"] in kinds and one["id"] == number)

    def play(self, move: str) -> Data:
        return self.ask("play", move=move, version=self.view["version"])

    def wait_for(self, wanted: Callable[[Data], bool]) -> Data:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            message = self.read(deadline - time.monotonic())
            if wanted(message):
                return message
        raise TimeoutError("the message did not come")

    def read(self, timeout: float = PATIENCE) -> Data:
        message: Data = json.loads(self.socket.recv(timeout))
        self.received.append(message)
        self._take(message)
        return message

    def _take(self, message: Data) -> None:
        if message["type"] == "accepted":
            self.accepted = message["version"]
        if message["type"] not in ("welcome", "update"):
            return
        if message["type"] == "update":
            assert message["version"] == self.version + 1, "a version is missing or came twice"
        self.version = message["version"]
        self.token = message.get("token") or self.token
        self.person = message.get("person", self.person)
        self.table = message["table"] or self.table
        self.view = message["view"] or self.view

    def catch_up(self, version: int) -> None:
        """Read until that version has come."""
        while self.version < version:
            self.read()

    def close(self) -> None:
        with suppress(Exception):  # the other end may have gone without a word
            self._link.close()


def is_dead(error: BaseException) -> bool:
    """Is this how a connection ends when the server dies?"""
    return isinstance(error, ConnectionClosed | ConnectionError | TimeoutError)
