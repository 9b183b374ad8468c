"""Scripted clients for the benchmark of the server: as little work for each message as can be.

They share the machine with what they measure, so they speak just enough of the WebSocket protocol
to be understood, and read of a message only what the next move needs.
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import time
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec

PLAYERS = 4
_TEXT, _PING, _PONG = 0x81, 0x89, 0x8A  # the first byte of a whole message
_MASKED = 0x80


class View(msgspec.Struct):
    """What a client needs of a view."""

    version: int
    seat: int
    phase: str
    to_act: int | None
    legal: list[str]


class Message(msgspec.Struct):
    """What a client needs of a message."""

    type: str
    version: int = 0
    view: View | None = None


_reader = msgspec.json.Decoder(Message)


@dataclass
class Figures:
    """What all tables together have seen."""

    latencies: list[float] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)  # of the clients themselves
    moves: int = 0
    skipped: int = 0  # moves not made, since the last one had not arrived everywhere
    refused: int = 0
    faults: int = 0  # versions lost or repeated


class Seat(asyncio.Protocol):
    """A client that knows its view and the last version."""

    def __init__(self, table: ScriptedTable, host: str, headers: dict[str, str]) -> None:
        self.version = 0
        self.view: View | None = None
        self.open = asyncio.get_running_loop().create_future()
        self.welcome = asyncio.get_running_loop().create_future()
        self._table = table
        self._buffer = b""
        self._upgraded = False
        self._request = handshake(table.path, {"Host": host, **headers})

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data
        if not self._upgraded:
            answer, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._buffer = answer
                return
            assert answer.startswith(b"HTTP/1.1 101"), answer.decode()
            self._upgraded = True
            self.open.set_result(None)
        self._buffer = self._read_frames(data)

    def _read_frames(self, data: bytes) -> bytes:
        """Take the whole frames and return the rest."""
        while len(data) >= 2:
            start, size = 2, data[1]
            if size == 126:
                start, size = 4, int.from_bytes(data[2:4])
            if len(data) < start + size:
                break
            if data[0] == _TEXT:
                self._take(_reader.decode(data[start : start + size]))
            elif data[0] == _PING:
                self._write(_PONG, data[start : start + size])
            data = data[start + size :]
        return data

    def _take(self, message: Message) -> None:
        if message.type == "update":
            self._table.arrived(self, message.version)
        elif message.type == "refused":
            self._table.figures.refused += 1
        elif message.type == "welcome" and not self.welcome.done():  # it may come again
            self.welcome.set_result(None)
        if message.type in ("welcome", "update"):
            self.version = message.version
            self.view = message.view or self.view

    def send(self, **message: Any) -> None:
        self._write(_TEXT, msgspec.json.encode(message))

    def _write(self, kind: int, data: bytes) -> None:
        self.transport.write(bytes([kind, _MASKED | len(data), 0, 0, 0, 0]) + data)


def handshake(path: str, headers: dict[str, str]) -> bytes:
    fields = {
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        **headers,
    }
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items())]
    return "\r\n".join([*lines, "", ""]).encode()


class ScriptedTable:
    """Four clients at a table, of whom one makes a move when it is time."""

    def __init__(self, code: str, number: int, figures: Figures) -> None:
        self.path = f"/ws/{code}"
        self.figures = figures
        self.seats: list[Seat] = []
        self._luck = random.Random(number)
        self._expected = 0  # the version that the last move brings
        self._sent_at = 0.0

    async def open(self, hosts: list[str], headers: dict[str, str]) -> None:
        """Everybody comes, each to a server of their own."""
        loop = asyncio.get_running_loop()
        for number, host in enumerate(hosts):
            address, _, port = host.partition(":")
            _, seat = await loop.create_connection(
                partial(Seat, self, host, headers), address, int(port)
            )
            await seat.open
            seat.send(type="hello", name=f"player {number}")
            await seat.welcome  # the first to come is host, and starts the games
            self.seats.append(seat)

    def arrived(self, seat: Seat, version: int) -> None:
        self.figures.faults += version != seat.version + 1
        if version == self._expected:
            self.figures.latencies.append(time.perf_counter() - self._sent_at)

    def move(self) -> None:
        """Do whatever brings the game on by a step."""
        seats = self.seats
        versions = {seat.version for seat in seats}
        if len(versions) > 1 or min(versions) < self._expected:
            self.figures.skipped += 1
            return
        view = seats[0].view
        if view is None or view.phase == "game_over":
            self._send(seats[0], type="start")
        elif view.phase == "round_over":
            self._send(seats[0], type="next_round", now=True)
        else:
            mover = next(seat for seat in seats if seat.view and seat.view.seat == view.to_act)
            legal = mover.view.legal if mover.view else []
            self._send(mover, type="play", move=self._luck.choice(legal), version=view.version)

    def _send(self, seat: Seat, **message: Any) -> None:
        self._expected = seat.version + 1
        self._sent_at = time.perf_counter()
        seat.send(**message)
        self.figures.moves += 1

    def close(self) -> None:
        for seat in self.seats:
            seat.transport.close()


async def play(tables: list[ScriptedTable], rate: float, seconds: float) -> Figures:
    """Let the tables take turns, so many moves a second altogether, evenly spread."""
    figures = Figures()
    for table in tables:
        table.figures = figures
    start = time.perf_counter()
    for beat in range(int(rate * seconds)):
        due = start + beat / rate
        if (wait := due - time.perf_counter()) > 0:
            await asyncio.sleep(wait)
        figures.delays.append(time.perf_counter() - due)
        tables[beat % len(tables)].move()
    await asyncio.sleep(1)
    return figures
