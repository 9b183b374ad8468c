"""Frames of a WebSocket, on a connection that is only written down."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from lastcard.server.network import websocket
from lastcard.server.network.answers import NotAnswered
from lastcard.server.network.websocket import Closed, WebSocket
from lastcard.table.rates import Rate


class Line(asyncio.Transport):
    """A connection whose other end reads, or does not."""

    def __init__(self, is_read: bool = True) -> None:
        super().__init__()
        self.sent = b""
        self.is_read = is_read
        self.ended = ""  # how
        self.writes = 0

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("192.0.2.1", 5000) if name == "peername" else default

    def write(self, data: Any) -> None:
        self.sent += data
        self.writes += 1

    def get_write_buffer_size(self) -> int:
        return 0 if self.is_read else len(self.sent)

    def is_closing(self) -> bool:
        return bool(self.ended)

    def close(self) -> None:
        self.ended = self.ended or "closed"

    def abort(self) -> None:
        self.ended = "cut off"

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


class Host:
    """Lets everybody in, unless told otherwise."""

    frames = Rate(50, 1)

    def __init__(self, refusal: NotAnswered | None = None) -> None:
        self.refusal = refusal
        self.taken = 0

    def admit(self, socket: WebSocket) -> None:
        if self.refusal is not None:
            raise self.refusal

    def take_in(self, socket: WebSocket) -> None:
        self.taken += 1

    def has_gone(self, socket: WebSocket) -> None:
        self.taken -= 1


class Far:
    """The other end."""

    def __init__(self, host: Host, is_read: bool = True) -> None:
        self.line = Line(is_read)
        self.socket = WebSocket(host)
        self.socket.connection_made(self.line)
        self._client = ClientProtocol(parse_uri("ws://localhost/ws/ABCDEFGH"))
        self._client.send_request(self._client.connect())
        self._pass_on()

    def _pass_on(self) -> None:
        for data in self._client.data_to_send():
            self.socket.data_received(data)

    def say(self, text: bytes, fin: bool = True) -> None:
        self._client.send_text(text, fin)
        self._pass_on()

    def go_on(self, text: bytes, fin: bool = True) -> None:
        self._client.send_continuation(text, fin)
        self._pass_on()

    def hears(self) -> list[Any]:
        """What has come from the server, the answer to the request first."""
        data, self.line.sent = self.line.sent, b""
        self._client.receive_data(data)
        self._pass_on()
        return self._client.events_received()


def run(scene: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(scene())  # type: ignore[arg-type]


def masked(opcode: Opcode, data: bytes) -> bytes:
    return Frame(opcode, data).serialize(mask=True)


def test_messages_go_both_ways() -> None:
    async def scene() -> None:
        far = Far(Host())
        assert far.hears()[0].status_code == 101
        far.say(b"hello")
        assert await far.socket.receive() == b"hello"
        far.socket.send(b"welcome")
        await asyncio.sleep(0)  # the moment ends
        (frame,) = far.hears()
        assert (frame.opcode, bytes(frame.data)) == (Opcode.TEXT, b"welcome")

    run(scene)


def test_what_is_sent_in_a_moment_goes_out_in_one_piece() -> None:
    async def scene() -> None:
        far = Far(Host())
        far.hears()
        before = far.line.writes
        far.socket.send(b"update")
        far.socket.send(b"accepted")
        await asyncio.sleep(0)
        assert [bytes(frame.data) for frame in far.hears()] == [b"update", b"accepted"]
        assert far.line.writes == before + 1

    run(scene)


def test_what_was_sent_goes_out_before_the_goodbye() -> None:
    async def scene() -> None:
        far = Far(Host())
        far.hears()
        far.socket.send(b"gone")
        far.socket.close(4000)
        assert [frame.opcode for frame in far.hears()] == [Opcode.TEXT, Opcode.CLOSE]

    run(scene)


def test_a_message_in_parts_is_put_together() -> None:
    async def scene() -> None:
        far = Far(Host())
        far.hears()
        far.say(b"hel", fin=False)
        far.go_on(b"lo")
        assert await far.socket.receive() == b"hello"

    run(scene)


def test_messages_are_the_same_however_the_frames_come() -> None:
    stream = [
        masked(Opcode.TEXT, b"short"),
        masked(Opcode.TEXT, b""),
        masked(Opcode.PONG, b"here"),
        masked(Opcode.TEXT, b"more than fits a single byte " * 5),
        masked(Opcode.TEXT, b"one"),
        Frame(Opcode.TEXT, b"in ", fin=False).serialize(mask=True),
        masked(Opcode.PING, b""),
        masked(Opcode.CONT, b"parts"),
        masked(Opcode.TEXT, b"the end"),
    ]
    expected = [
        b"short",
        b"",
        b"more than fits a single byte " * 5,
        b"one",
        b"in parts",
        b"the end",
    ]
    whole = b"".join(stream)
    halves = [[whole[:at], whole[at:]] for at in range(1, len(whole))]
    byte_by_byte = [whole[at : at + 1] for at in range(len(whole))]

    async def scene() -> None:
        for chunks in (stream, [whole], byte_by_byte, *halves):
            far = Far(Host())
            for chunk in chunks:
                far.socket.data_received(chunk)
            assert [await far.socket.receive() for _ in expected] == expected

    run(scene)


def test_a_frame_that_is_not_masked_ends_the_connection() -> None:
    async def scene() -> None:
        far = Far(Host())
        far.hears()
        far.socket.data_received(Frame(Opcode.TEXT, b"hello").serialize(mask=False))
        with pytest.raises(Closed):
            await far.socket.receive()

    run(scene)


def test_who_is_not_let_in_reads_why() -> None:
    async def scene() -> None:
        host = Host(NotAnswered(429, "too_fast", "try again"))
        far = Far(host)
        assert b"HTTP/1.1 429 " in far.line.sent
        assert far.line.sent.endswith(b'{"reason":"too_fast","detail":"try again"}')
        assert (far.line.ended, host.taken) == ("closed", 0)

    run(scene)


@pytest.mark.parametrize("opcode", [Opcode.TEXT, Opcode.PING, Opcode.PONG])
def test_a_flood_of_frames_of_any_kind_ends_the_connection(opcode: Opcode) -> None:
    async def scene() -> None:
        far = Far(Host())
        far.hears()
        ends = [far.line.ended]
        for count in (int(Host.frames.burst), 10_000):
            far.socket.data_received(masked(opcode, b"x") * count)
            ends.append(far.line.ended)
        assert ends == ["", "", "closed"]
        assert far.socket.flooded
        with pytest.raises(Closed):
            await far.socket.receive()

    run(scene)


def test_what_nobody_reads_does_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "MOST_UNREAD", 1_000)

    async def scene() -> None:
        far = Far(Host(), is_read=False)
        for _ in range(20):
            far.socket.data_received(masked(Opcode.PING, b"x" * 100))
        assert far.line.ended == "cut off"
        assert len(far.line.sent) < 1_500

    run(scene)


def test_who_does_not_answer_a_ping_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "PING_EVERY", 0.01)

    async def scene() -> None:
        far = Far(Host())
        while not far.line.ended:
            await asyncio.sleep(0.01)
        assert far.line.ended == "cut off"
        assert Opcode.PING in [frame.opcode for frame in far.hears()[1:]]

    run(scene)


def test_who_does_not_take_a_goodbye_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "CLOSE_WITHIN", 0.01)

    async def scene() -> None:
        far = Far(Host(), is_read=True)
        far.socket.close(4000)
        assert not far.line.ended
        while not far.line.ended:
            await asyncio.sleep(0.01)

    run(scene)


def test_a_goodbye_is_answered_and_the_connection_ends() -> None:
    async def scene() -> None:
        far = Far(Host())
        far.hears()
        far.socket.close(4000)
        (frame,) = far.hears()
        assert frame.opcode is Opcode.CLOSE
        assert far.line.ended == "closed"
        far.socket.send(b"too late")
        assert far.line.sent == b""

    run(scene)


def test_nothing_of_a_connection_that_has_ended_waits_for_the_garbage_collector() -> None:
    """Which comes rarely: whoever comes and goes would fill the memory."""

    class Reader:
        def __init__(self, socket: WebSocket) -> None:
            self.socket = socket

        def take(self, message: bytes) -> None:
            self.socket.send(message)

    async def scene() -> None:
        far = Far(Host())
        far.hears()
        gone = weakref.ref(far.socket)
        reading = asyncio.create_task(far.socket.listen(Reader(far.socket).take))
        await asyncio.sleep(0)
        far.say(b"hello")
        far.socket.connection_lost(None)
        with pytest.raises(Closed):
            await reading
        del far, reading
        await asyncio.sleep(0)
        assert gone() is None

    gc.disable()
    try:
        run(scene)
    finally:
        gc.enable()
