"""Letters between processes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from lastcard import InvalidOption
from lastcard.server.cluster import bus, letters
from lastcard.server.cluster.bus import Bus, open_bus
from lastcard.server.config import ServerSettings
from lastcard.server.running import prepare_bus
from lastcard.table import messages as msg
from tests.support.engines import Nats
from tests.support.patience import PATIENCE

SOME: list[letters.Letter] = [
    letters.Knock("a.1", "a", "ABCDEFGH", None),
    letters.Enter("a.1", "a", "ABCDEFGH", "p", msg.Hello(seen=3)),
    letters.Sent("a.1", msg.Play(1, "r7", 4)),
    letters.Shown("a.1", b"{}", 4),
    letters.Left("a.1"),
]


def test_letters_are_read_as_they_were_written() -> None:
    (parcel,) = letters.pack(SOME)
    assert letters.unpack(parcel) == SOME


@pytest.mark.parametrize(
    "fields",
    [
        '"type": "ping", "id": {}',
        '"type": "hello", "seen": {}',
        '"type": "sit", "seat": {}',
        '"type": "seat_bot", "seat": {}',
        '"type": "answer", "proposal": {}',
        '"type": "play", "version": {}',
        '"type": "change", "settings": {{"seats": {}}}',
        '"type": "change", "settings": {{"clock": {}}}',
        '"type": "change", "settings": {{"window": {}}}',
        '"type": "change", "settings": {{"options": {{"target": {}}}}}',
    ],
)
@pytest.mark.parametrize("number", ["1" + 20 * "0", "-1" + 20 * "0", 3_000 * "9"])
def test_a_number_that_no_letter_can_hold_is_refused_before(fields: str, number: str) -> None:
    answer = msg.read_message("{" + fields.format(number) + "}")
    assert isinstance(answer, msg.Refused)
    assert (answer.id, answer.reason) == (0, "bad_message")
    assert list(letters.pack([letters.Shown("a.1", b"{}", answers=answer.id)]))


def test_many_letters_go_in_several_parcels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(letters, "PARCEL", 40)
    parcels = list(letters.pack(SOME))
    assert len(parcels) > 1
    assert [letter for parcel in parcels for letter in letters.unpack(parcel)] == SOME


def test_a_process_alone_hears_itself_and_nobody_else() -> None:
    heard: list[letters.Letter] = []
    alone = Bus("a")
    alone.take = heard.append
    alone.send("a", SOME[0])
    alone.send("b", SOME[1])
    assert heard == SOME[:1]


def test_letters_go_from_process_to_process_in_their_order(nats: Nats) -> None:
    async def scene() -> None:
        heard: list[letters.Letter] = []
        all_came = asyncio.Event()

        def take(letter: letters.Letter) -> None:
            heard.append(letter)
            if len(heard) == len(SOME):
                all_came.set()

        async with open_bus(nats.address, "a") as one, open_bus(nats.address, "b") as other:
            other.take = take
            for letter in SOME:
                one.send("b", letter)
                one.send("nobody", letter)
            await asyncio.wait_for(all_came.wait(), PATIENCE)
        assert heard == SOME

    asyncio.run(scene())


def test_what_can_wait_goes_together_with_what_cannot(
    nats: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a quiet time it goes at once; nothing overtakes it."""
    monkeypatch.setattr(bus, "BETWEEN_SENDINGS", 1_000.0)
    first, *moves = (letters.Sent("a.1", msg.Play(number, "r7", 4)) for number in range(3))
    parcels: list[Sequence[letters.Letter]] = []
    came = asyncio.Event()

    def unpack(parcel: bytes) -> Sequence[letters.Letter]:
        parcels.append(letters.unpack(parcel))
        came.set()
        return parcels[-1]

    monkeypatch.setattr(bus, "unpack", unpack)

    async def send(sender: Bus, *some: letters.Letter) -> None:
        came.clear()
        for letter in some:
            sender.send("b", letter)
            await asyncio.sleep(0)
        await asyncio.wait_for(came.wait(), PATIENCE)

    async def scene() -> None:
        async with open_bus(nats.address, "a") as one, open_bus(nats.address, "b"):
            await send(one, first)
            await send(one, *moves, letters.Left("a.1"))

    asyncio.run(scene())
    assert parcels == [[first], [*moves, letters.Left("a.1")]]


def test_what_waits_goes_by_itself_in_the_end(nats: Nats) -> None:
    moves: list[letters.Letter] = [
        letters.Sent("a.1", msg.Play(number, "r7", 4)) for number in range(2)
    ]

    async def scene() -> None:
        heard: asyncio.Queue[letters.Letter] = asyncio.Queue()
        async with open_bus(nats.address, "a") as one, open_bus(nats.address, "b") as other:
            other.take = heard.put_nowait
            for move in moves:
                one.send("b", move)
                assert await asyncio.wait_for(heard.get(), PATIENCE) == move

    asyncio.run(scene())


def test_a_bus_is_open_only_when_others_can_write_to_it() -> None:
    """Whatever was subscribed to came before the last question that NATS has answered."""
    told: list[bytes] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b'INFO {"max_payload": 1048576, "proto": 1, "headers": true}\r\n')
        async for line in reader:
            told.append(line.split()[0])
            if told[-1] == b"PING":
                writer.write(b"PONG\r\n")
        writer.close()

    async def scene() -> None:
        async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with open_bus(f"nats://127.0.0.1:{port}", "a"):
                assert told[-1] == b"PING"
                assert told.count(b"SUB") == 2

    asyncio.run(scene())


def test_a_letter_that_cannot_be_written_keeps_no_other_back(
    caplog: pytest.LogCaptureFixture,
) -> None:
    odd = letters.Shown("a.1", b"{}", 10**30)
    (parcel,) = letters.pack([SOME[0], odd, SOME[1]])
    assert letters.unpack(parcel) == SOME[:2]
    assert [one.partition(":")[0] for one in caplog.messages] == ["a letter cannot be written"]


def test_without_a_bus_where_there_is_to_be_one_it_does_not_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bus, "CONNECT_WITHIN", 0.2)
    settings = ServerSettings(db="postgresql+asyncpg://x/y", bus="nats://me:secret@127.0.0.1:1")
    with pytest.raises(InvalidOption, match=r"^the bus at 127\.0\.0\.1:1 does not answer: "):
        prepare_bus(settings)


def test_whoever_has_the_wrong_password_for_the_bus_is_told_so_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bus, "CONNECT_WITHIN", 0.2)
    guarded, said = Nats(["--user", "me", "--pass", "right"]), ""
    guarded.start()
    try:
        address = f"nats://me:wrong@127.0.0.1:{guarded.port}"
        settings = ServerSettings(db="postgresql+asyncpg://x/y", bus=address)
        while "Authorization Violation" not in said:  # a busy machine may need a few tries
            with pytest.raises(InvalidOption, match="does not answer: ") as refusal:
                prepare_bus(settings)
            said = str(refusal.value)
    finally:
        guarded.cut()
    assert "wrong" not in said
    assert caplog.messages == []


def test_a_bus_is_of_no_use_where_processes_share_nothing() -> None:
    with pytest.raises(InvalidOption, match="share a database"):
        prepare_bus(ServerSettings(db="sqlite:///x.db", bus="nats://127.0.0.1:1"))
