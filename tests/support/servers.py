"""A real server in a process of its own, and clients that talk to it as programs do."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.support.dealing import DEALT
from tests.support.patience import PATIENCE

Data = dict[str, Any]
USUAL = """
from lastcard.__main__ import main
main()
"""
# The same server with bots that do not take their time, as they do for people, and without a limit
# to how many people come from one address, that of the tests, and how fast a program may play.
QUICK = """
import sys
from lastcard.server import running
from lastcard.server.sql import database, leases
from lastcard.server.config import ServerSettings
from lastcard.table.schedule import Tempo
from lastcard.table.rates import Rate
listening = running.bind(running.LOOPBACK, int(sys.argv[1]))
link = f"http://127.0.0.1:{listening.getsockname()[1]}/"
tempo = Tempo(think=(0.0, 0.01), react=(0.0, 0.01), gone=0.5, share=60)
many = Rate(10_000, 10_000)
limited = ("new_sockets", "new_tables", "requests", "replays", "messages")
limits = dict.fromkeys(limited, many)
database.ANSWER_WITHIN = 60.0  # a busy machine is no database that does not answer
bus = sys.argv[3] or None
if bus:
    leases.LASTS = 2.0  # seconds, so that nobody has to wait long for another owner
settings = ServerSettings(db=running.check_database(sys.argv[2]), bus=bus, **limits)
running.run_server(listening, settings, lambda: print(f"lastcard is at {link}"), tempo)
"""


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
        usual = [DEALT + USUAL, "serve", "--port", str(self.port), "--db", self._database]
        usual += self._more
        quick = [DEALT + QUICK, str(self.port), self._database, self._bus]
        self.process = subprocess.Popen(
            [sys.executable, "-c", *(quick if self._quick else usual)],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "lastcard is at http://" in line, line + self.process.communicate()[0]
        self.port = int(line.split("/")[2].partition(":")[2])

    def kill(self) -> None:
        """As when the power fails: no time to say goodbye."""
        self.process.kill()
        self.process.communicate()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(how)
        self.process.communicate(timeout=PATIENCE)
        return self.process.returncode

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
        if self.process.poll() is not None:
            return
        if "COVERAGE_RUN" in os.environ:  # what is killed cannot say which of its lines were run
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
        connection = connect(address, open_timeout=PATIENCE, ping_interval=None)
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
