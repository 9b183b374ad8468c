"""How many tables a server holds: scripted clients over real WebSockets, a move a second each.

    python -m bench.server --tables 500 --seconds 30

The server runs in a process of its own, on one core. Every client checks that no version is lost
or comes twice. What is measured is the time from a move sent to its event received, by all four.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

PLAYERS = 4
Data = dict[str, Any]


@dataclass
class Figures:
    """What all tables together have seen."""

    latencies: list[float] = field(default_factory=list)
    moves: int = 0
    faults: int = 0  # versions lost or repeated


class Seat:
    """A client that knows its view and the last version."""

    def __init__(self, socket: ClientConnection, figures: Figures) -> None:
        self.socket = socket
        self.version = 0
        self.view: Data = {}
        self._figures = figures

    async def listen(self, table: BenchTable) -> None:
        async for text in self.socket:
            message = msgspec.json.decode(text)
            if message["type"] in ("welcome", "update"):
                self._take(message, table)

    def _take(self, message: Data, table: BenchTable) -> None:
        if message["type"] == "update":
            self._figures.faults += message["version"] != self.version + 1
            if message["version"] == table.expected:
                self._figures.latencies.append(time.perf_counter() - table.sent_at)
        self.version = message["version"]
        self.view = message["view"] or self.view


class BenchTable:
    """Four clients at a table, of whom one makes a move every second."""

    def __init__(self, base: str, number: int, figures: Figures) -> None:
        self._address = f"ws://{base}/ws/{new_table(base, number)}"
        self._headers = from_home(number)
        self._figures = figures
        self._luck = random.Random(number)
        self.expected = -1
        self.sent_at = 0.0
        self.seats: list[Seat] = []

    async def open(self) -> list[asyncio.Task[None]]:
        tasks = []
        for number in range(PLAYERS):
            socket = await connect(
                self._address,
                additional_headers=self._headers,
                open_timeout=60,
                ping_interval=None,
            )
            seat = Seat(socket, self._figures)
            await socket.send(json.dumps({"type": "hello", "name": f"player {number}"}))
            tasks.append(asyncio.create_task(seat.listen(self)))
            self.seats.append(seat)
            await asyncio.sleep(0)
        return tasks

    async def play(self, until: float, every: float) -> None:
        await asyncio.sleep(self._luck.random() * every)
        while time.perf_counter() < until:
            start = time.perf_counter()
            await self._move()
            await asyncio.sleep(max(0.0, every - (time.perf_counter() - start)))

    async def _move(self) -> None:
        seats = self.seats
        if any(seat.version != seats[0].version for seat in seats):
            return  # somebody is behind: the next beat will do
        view = seats[0].view
        if not view or view["phase"] == "game_over":
            await self._send(seats[0], {"type": "start"})
        elif view["phase"] == "round_over":
            await self._send(seats[0], {"type": "next_round"})
        else:
            mover = seats[view["to_act"]]
            move = self._luck.choice(mover.view["legal"])
            await self._send(mover, {"type": "play", "move": move, "version": view["version"]})

    async def _send(self, seat: Seat, message: Data) -> None:
        self.expected = seat.version + 1
        self.sent_at = time.perf_counter()
        await seat.socket.send(json.dumps(message))
        self._figures.moves += 1


def start_server(folder: str) -> tuple[subprocess.Popen[str], str]:
    """A server on the first core, and where it listens."""
    database = f"sqlite:///{folder}/tables.db"
    process = subprocess.Popen(
        [sys.executable, "-m", "lastcard", *f"serve --port 0 --db {database}".split()],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(process.pid, {0})
    assert process.stdout is not None
    found = re.search(r"http://localhost:(\d+)/", process.stdout.readline())
    assert found, "the server did not start"
    return process, f"127.0.0.1:{found[1]}"


def memory(process: subprocess.Popen[str]) -> int:
    """The server's memory in bytes, where the system tells."""
    status = Path(f"/proc/{process.pid}/status")
    if not status.exists():
        return 0
    found = re.search(r"VmRSS:\s+(\d+) kB", status.read_text())
    return 1024 * int(found[1]) if found else 0


def from_home(table: int) -> dict[str, str]:
    """Every table plays from an address of its own, as seen through a proxy on this machine."""
    return {"X-Forwarded-For": f"10.0.{table // 250}.{table % 250 + 1}"}


def new_table(base: str, number: int) -> str:
    body = json.dumps({"seats": PLAYERS, "window": 0}).encode()
    request = urllib.request.Request(f"http://{base}/api/tables", body, from_home(number))
    with urllib.request.urlopen(request, timeout=60) as answer:
        return str(json.loads(answer.read())["code"])


async def measure(base: str, count: int, seconds: float, every: float) -> Figures:
    figures = Figures()
    tables = [BenchTable(base, number, figures) for number in range(count)]
    listening = [task for table in tables for task in await table.open()]
    await asyncio.sleep(2)
    until = time.perf_counter() + seconds
    await asyncio.gather(*(table.play(until, every) for table in tables))
    await asyncio.sleep(2)
    for task in listening:
        task.cancel()
    await asyncio.gather(*(seat.socket.close() for table in tables for seat in table.seats))
    return figures


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--every", type=float, default=1.0, help="seconds between a table's moves")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, base = start_server(folder)
        try:
            before = memory(process)
            figures = asyncio.run(
                measure(base, arguments.tables, arguments.seconds, arguments.every)
            )
            grown = memory(process) - before
        finally:
            process.terminate()
            process.wait()
    shares = {f"p{share}": percentile(figures.latencies, share / 100) for share in (50, 90, 99)}
    result = {
        "tables": arguments.tables,
        "moves": figures.moves,
        "moves_per_second": figures.moves / arguments.seconds,
        "milliseconds": {name: 1000 * value for name, value in shares.items()},
        "versions_lost_or_repeated": figures.faults,
        "kilobytes_per_table": grown / arguments.tables / 1024,
    }
    print(json.dumps(result, indent=2))


if __name__ == "__main__":
    main()
