"""A WebSocket on a connection: frames in and frames out, and never more of them than agreed.

The frames themselves are read and written by the library `websockets`, which does no input or
output of its own; but messages that come and go as a single frame, which is what moves do, take a
shorter way. What is sent in a moment goes out at its end in one piece, without a task of its own:
to write to a connection takes longer than most of what comes before.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from http import HTTPStatus
from struct import pack
from typing import NoReturn, Protocol, cast

from starlette.datastructures import Headers
from websockets import datastructures
from websockets.exceptions import InvalidMessage
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from ...table.rates import Bucket, Rate
from ...table.refusal import Refusal
from .answers import NotAnswered, explain

LARGEST = 16_384  # bytes of a message; whoever sends more is no client of ours
MOST_UNREAD = 256 * 1024  # bytes that wait for somebody who does not read
MOST_WAITING = 16  # messages that have come and not been looked at
AT_A_TIME = 4_096  # bytes that are looked at before it is asked whether there are too many
PING_EVERY = 20.0  # seconds; whoever has not said anything until the next is gone
CLOSE_WITHIN = 5.0  # seconds
_WHOLE_TEXT = 0x80 | Opcode.TEXT  # the first byte of a frame
_PING = bytes((0x80 | Opcode.PING, 0))
_MASKED = 0x80  # in the second, before the size

# Whether a connection comes or goes is for the metrics to say, not for the log.
_logger = logging.getLogger("lastcard.websocket")
_logger.setLevel(logging.ERROR)


class Closed(Exception):
    """The other end has gone, or was sent away."""


class Host(Protocol):
    """Whoever takes WebSockets in."""

    frames: Rate  # how many frames one of them may send

    def admit(self, socket: WebSocket) -> None:
        """Raise Refusal or NotAnswered unless it may come in."""

    def take_in(self, socket: WebSocket) -> None:
        """It has come in."""

    def has_gone(self, socket: WebSocket) -> None: ...


class WebSocket(asyncio.Protocol):
    """One WebSocket, from the request for it to the end."""

    path = ""
    peer = ""  # the address at the other end of the connection
    headers = Headers()

    def __init__(self, host: Host) -> None:
        self.flooded = False  # it has sent far more than it may
        self._host = host
        self._protocol = ServerProtocol(max_size=LARGEST, logger=_logger)
        self._frames = Bucket(host.frames)
        self._incoming: deque[bytes] = deque()
        self._arrived = asyncio.Event()
        self._take: Callable[[bytes], None] | None = None  # what is done with messages
        self._parts: list[bytes] = []
        self._unsent: list[bytes] = []
        self._is_between = False  # all frames so far were whole, and the library knows of no other
        self._ended = False
        self._heard = True
        self._timer: asyncio.TimerHandle | None = None

    # What comes.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's is none by type
        self._loop = asyncio.get_running_loop()
        peer = transport.get_extra_info("peername")
        self.peer = str(peer[0]) if isinstance(peer, tuple) else ""

    def data_received(self, data: bytes) -> None:
        self._heard = True
        if self._is_between and not self.transport.is_closing():
            data = self._take_texts(data)
            self._is_between = not data or _is_whole_frame(data)
        for start in range(0, len(data), AT_A_TIME):
            if self.transport.is_closing():
                return
            self._protocol.receive_data(data[start : start + AT_A_TIME])
            self._take_events()

    def _take_events(self) -> None:
        for event in self._protocol.events_received():
            if isinstance(event, Request):
                self._open(event)
            elif isinstance(event, Frame):
                self._take_frame(event)
        if isinstance(self._protocol.handshake_exc, InvalidMessage):
            why = self._protocol.handshake_exc.__cause__
            self.transport.write(write_refusal(NotAnswered(400, "bad_message", str(why))))
        self._flush()
        if self._protocol.close_expected() or self._protocol.state is State.CLOSED:
            self._end()

    def _take_texts(self, data: bytes) -> bytes:
        """Take the whole messages that come first; returns what the library has to look at."""
        while not self._ended and (end := _end_of_text(data)):
            if not self._frames.take():
                self._flood()
                self._take_events()
                return b""
            self._take_message(_unmask(data[6:end], data[2:6]))
            data = data[end:]
        return data

    def _take_frame(self, frame: Frame) -> None:
        if not self._frames.take():
            self._flood()
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT) and not self._ended:
            self._parts.append(bytes(frame.data))
            if frame.fin:
                self._take_message(b"".join(self._parts))
                self._parts.clear()

    def _take_message(self, message: bytes) -> None:
        if self._take is not None:
            self._take(message)
            return
        self._incoming.append(message)
        self._arrived.set()
        if len(self._incoming) > MOST_WAITING:
            self.transport.pause_reading()

    def _flood(self) -> None:
        if not self.flooded:
            self.flooded = True
            self._incoming.clear()
            self._protocol.fail(CloseCode.POLICY_VIOLATION, "too fast")

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        if self._timer is not None:
            self._timer.cancel()
        self._take = None  # who takes messages knows us: neither would go before the other
        self._host.has_gone(self)

    async def receive(self) -> bytes:
        """The next message; raises Closed."""
        while not self._incoming:
            if self._ended:
                raise Closed
            self._arrived.clear()
            await self._arrived.wait()
        message = self._incoming.popleft()
        if not self._incoming and not self._ended:
            self.transport.resume_reading()
        return message

    async def listen(self, take: Callable[[bytes], None]) -> NoReturn:
        """Let every message be taken as it comes, without a queue; raises Closed in the end."""
        while self._incoming:
            take(self._incoming.popleft())
        self._take = take
        if not self._ended:
            self.transport.resume_reading()
        while not self._ended:
            self._arrived.clear()
            await self._arrived.wait()
        raise Closed

    # How it begins and ends.

    def _open(self, request: Request) -> None:
        self.path = request.path
        pairs = request.headers.raw_items()
        raw = [(name.lower().encode("latin-1"), text.encode("latin-1")) for name, text in pairs]
        self.headers = Headers(raw=raw)
        try:
            self._host.admit(self)
        except (NotAnswered, Refusal) as refusal:
            self._protocol.send_response(_response(explain(refusal)))
            return
        response = self._protocol.accept(request)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            why = self._protocol.handshake_exc
            response = _response(NotAnswered(response.status_code, "bad_message", str(why)))
        self._protocol.send_response(response)
        if self._protocol.state is State.OPEN:
            self._timer = self._loop.call_later(PING_EVERY, self._look)
            self._is_between = True
            self._host.take_in(self)

    def _look(self) -> None:
        """Is anybody still there?"""
        if not self._heard:
            self.transport.abort()
            return
        self._heard = False
        self._write(_PING)
        self._timer = self._loop.call_later(PING_EVERY, self._look)

    def close(self, code: int) -> None:
        """Say goodbye."""
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(code)
            self._flush()
        self._end()

    def _end(self) -> None:
        """Nothing more is read or sent; whoever does not close it in time is cut off."""
        if self._ended:
            return
        self._ended = True
        self._arrived.set()
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(CLOSE_WITHIN, self.transport.abort)

    # What goes.

    def send(self, data: bytes) -> None:
        """Send a text. The library would take longer over the frame than all others do together."""
        if not self._ended and self._protocol.state is State.OPEN:
            if not self._unsent:
                self._loop.call_soon(self._send_unsent)
            self._unsent.append(_frame_of(data))

    def _send_unsent(self) -> None:
        if self._unsent:
            self._write(b"".join(self._unsent))
            self._unsent.clear()

    def _write(self, data: bytes) -> None:
        if self.transport.is_closing():
            return  # nobody reads it any more, and uvloop would mind
        self.transport.write(data)
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()  # whoever does not read has to come again

    def _flush(self) -> None:
        self._send_unsent()
        for data in self._protocol.data_to_send():
            if data:
                self._write(data)
            else:
                self.transport.close()  # once all has been sent


def _is_whole_frame(data: bytes) -> bool:
    """Is this one frame and nothing else, and not a part of something longer?"""
    if len(data) < 8 or data[1] != _MASKED | 126:
        return len(data) >= 6 and data[0] >= 0x80 and len(data) == 6 + (data[1] & ~_MASKED)
    return data[0] >= 0x80 and len(data) == 8 + int.from_bytes(data[2:4])


def _end_of_text(data: bytes) -> int:
    """Where a short message ends that is a frame of its own and comes first; 0 if none does."""
    if len(data) < 6 or data[0] != _WHOLE_TEXT or not _MASKED <= data[1] < _MASKED | 126:
        return 0
    end = 6 + (data[1] & ~_MASKED)
    return end if end <= len(data) else 0


def _unmask(text: bytes, mask: bytes) -> bytes:
    size = len(text)
    covering = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(text) ^ int.from_bytes(covering)).to_bytes(size)


def _frame_of(text: bytes) -> bytes:
    """A whole message as RFC 6455 (5.2) has it: its kind, its size in one of three ways, itself."""
    size = len(text)
    if size < 126:
        return bytes((_WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return pack("!BBH", _WHOLE_TEXT, 126, size) + text
    return pack("!BBQ", _WHOLE_TEXT, 127, size) + text


def write_refusal(refusal: NotAnswered) -> bytes:
    """The whole answer to a request that nobody else can answer."""
    return _response(refusal).serialize()


def _response(refusal: NotAnswered) -> Response:
    """What somebody reads who is not let in."""
    body = bytes(refusal.response().body)
    headers = datastructures.Headers(
        {
            "Connection": "close",
            "Content-Type": "application/json",
            "Content-Length": str(len(body)),
        }
    )
    return Response(refusal.status, HTTPStatus(refusal.status).phrase, headers, body)
