"""Whatever clients send: nothing breaks, and nothing changes that they may not change."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lastcard.editions import EDITIONS
from lastcard.server.sql.sql_storage import open_storage
from lastcard.table import messages as msg
from tests.support.live_tables import Desk
from tests.support.sqlite_files import ready_in

KINDS = get_args(msg.ClientMessage)
TAGS = [kind.__struct_config__.tag for kind in KINDS]
MOVES = ["draw", "pass", "uno", "catch", "accept", "challenge", "r7", "W=b", "W4=r!", "give@1", ""]

values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 12) | st.text(max_size=8) | st.floats(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=6,
)
any_json = st.dictionaries(
    st.sampled_from(["type", "id", "move", "version", "seat", "name", "settings", "person", "bot"]),
    values | st.sampled_from(TAGS),
)
with_a_type = st.builds(lambda data, tag: {**data, "type": tag}, any_json, st.sampled_from(TAGS))
settings_of_any_kind = st.builds(
    msg.SettingsChange,
    edition=st.sampled_from([*EDITIONS, "chess"]),
    options=st.dictionaries(
        st.sampled_from(["stacking", "target", "jump_in", "threads"]),
        st.integers(-5, 900) | st.booleans() | st.sampled_from(["any", "off", "x"]),
    ),
    seats=st.integers(-1, 12),
    clock=st.integers(-1, 700),
    window=st.integers(-1, 4_000),
    chat=st.booleans(),
)
meant = st.one_of(
    st.builds(msg.Play, move=st.sampled_from(MOVES), version=st.integers(0, 12)),
    st.builds(msg.Sit, seat=st.none() | st.integers(-1, 5)),
    st.builds(msg.SeatBot, seat=st.integers(-1, 5), bot=st.sampled_from(["sharp", "genius"])),
    st.builds(msg.Change, settings=settings_of_any_kind),
    st.builds(msg.Start),
    st.builds(msg.ToLobby),
    st.builds(msg.NextRound, now=st.booleans()),
    st.builds(msg.Chat, text=st.text(max_size=400)),
    st.builds(msg.Rename, name=st.text(max_size=30)),
    st.builds(msg.Propose, words=st.text(max_size=300), effects=st.sampled_from(["again", "fly"])),
    st.builds(msg.Answer, proposal=st.integers(0, 12), agree=st.booleans()),
    st.builds(msg.Back),
    st.builds(msg.Ping),
)


@given(data=st.binary(max_size=300) | st.text(max_size=300))
def test_bytes_of_any_kind_are_read_or_refused(data: bytes | str) -> None:
    assert isinstance(msg.read_message(data), (*KINDS, msg.Refused))


@given(data=any_json | with_a_type)
def test_json_of_any_kind_is_read_or_refused(data: object) -> None:
    read = msg.read_message(msgspec.json.encode(data))
    assert isinstance(read, (*KINDS, msg.Refused))


def test_a_message_that_is_too_long_is_refused_unread() -> None:
    read = msg.read_message(b'{"type": "chat", "text": "' + b"x" * msg.MAX_BYTES + b'"}')
    assert isinstance(read, msg.Refused)
    assert read.reason == "too_long"


def test_the_length_of_a_message_is_counted_in_bytes() -> None:
    read = msg.read_message('{"type": "chat", "text": "' + "é" * (msg.MAX_BYTES // 2) + '"}')
    assert isinstance(read, msg.Refused)
    assert read.reason == "too_long"


TOO_LONG = b'{"type": "chat", "id": 10, "text": "' + b"x" * msg.MAX_BYTES + b'"}'


@pytest.mark.parametrize(
    ("data", "number"),
    [
        (b'{"type": "nope", "id": 7}', 7),
        (b'{"type": "react", "reaction": "spit", "id": 8}', 8),
        (b'{"id": 9}', 9),
        (TOO_LONG, 10),
        (b'{"type": "nope"}', 0),
        (b'{"type": "ping", "id": "7"}', 0),
        (b'[{"id": 7}]', 0),
        (b'{"type": "nope", "id": 7', 0),
        (b'{"id": 7, "type": ' + b"[" * 3_000, 0),
    ],
)
def test_a_refusal_names_the_number_of_a_message_that_was_not_understood(
    data: bytes, number: int
) -> None:
    read = msg.read_message(data)
    assert isinstance(read, msg.Refused)
    assert read.id == number


@settings(max_examples=60)
@given(script=st.lists(st.tuples(st.integers(0, 2), meant), max_size=25))
def test_messages_of_any_kind_leave_a_table_that_can_be_loaded_again(
    script: list[tuple[int, msg.ClientMessage]],
) -> None:
    async def scene(folder: str) -> None:
        async with open_storage(ready_in(Path(folder))) as storage:
            chosen = msg.Settings(seats=3)
            await storage.add_table("TABLE234", msgspec.json.encode(chosen))
            desk = Desk(storage, chosen)
            people = [*await desk.join("Ann", "Ben"), await desk.watch()]
            for who, message in script:
                version = desk.table.version
                answer = await people[who].send(message)
                if isinstance(answer, msg.Refused):
                    assert desk.table.version == version
                if who == 2:
                    assert isinstance(answer, msg.Refused | msg.Pong)
            before = desk.table
            await desk.restart()
            assert desk.table.version == before.version
            assert desk.table.seats == before.seats
            if before.play is not None:
                position = desk.table.current.game.position()
                assert position == before.play.game.position()

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(scene(folder))
    assert not Path(folder).exists()
