"""Finished games move by move: worked out once, one at a time, and kept for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lastcard.server.replays import KEPT, MOST_BYTES, Replays
from lastcard.server.sql import keeping
from lastcard.server.sql.sql_storage import SqlStorage
from lastcard.table.log import entries as log
from tests.support.databases import finished, with_storage
from tests.support.sqlite_files import ready_in

HOME = "192.0.2.1"
Scene = Callable[[SqlStorage, list[str]], Awaitable[None]]


def with_games(folder: Path, count: int, scene: Scene) -> None:
    """A table at which so many games were played, by their keys."""

    async def play(storage: SqlStorage) -> None:
        await storage.add_table("CODE", b"{}")
        game = finished("Ann", "Ben")
        versions = range(1, count + 1)
        keys = [await storage.append("CODE", v, [log.BackInLobby()], game) for v in versions]
        await scene(storage, [key or "" for key in keys])

    with_storage(ready_in(folder), play)


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The keys of the games that were replayed, of which each is shown as its names."""
    keys: list[str] = []

    def write_replay(found: dict[str, Any]) -> bytes:
        keys.append(found["key"])
        return msgspec.json.encode(found["names"])

    monkeypatch.setattr("lastcard.server.replays.write_replay", write_replay)
    return keys


def test_of_long_games_only_as_many_are_kept_as_there_is_room_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever plays games of thousands of moves must not fill the memory by asking for them."""
    replayed: list[str] = []

    def write_replay(found: dict[str, Any]) -> bytes:
        replayed.append(found["key"])
        return bytes(MOST_BYTES // 3)

    monkeypatch.setattr("lastcard.server.replays.write_replay", write_replay)

    async def scene(storage: SqlStorage, keys: list[str]) -> None:
        replays = Replays(storage)
        for key in [*keys, *reversed(keys)]:
            assert await replays.find(key, HOME)
        assert replayed == [*keys, keys[0]]

    with_games(tmp_path, 4, scene)


def test_a_game_is_replayed_once_and_then_kept_for_a_while(
    tmp_path: Path, replayed: list[str]
) -> None:
    async def scene(storage: SqlStorage, keys: list[str]) -> None:
        replays, shown = Replays(storage), b'["Ann","Ben"]'
        found = await asyncio.gather(*(replays.find(keys[0], HOME) for _ in range(5)))
        assert found == [shown] * 5
        assert replayed == keys[:1]
        for key in keys:
            await replays.find(key, HOME)
        assert await replays.find(keys[0], HOME) == shown
        assert replayed == [*keys, keys[0]]
        assert await replays.find("no such game", HOME) is None

    with_games(tmp_path, KEPT + 1, scene)


def test_what_was_kept_is_not_shown_once_a_name_was_forgotten_by_another_program(
    tmp_path: Path, replayed: list[str]
) -> None:
    async def scene(storage: SqlStorage, keys: list[str]) -> None:
        replays = Replays(storage)
        assert await replays.find(keys[0], HOME) == b'["Ann","Ben"]'
        await storage.database.write(partial(keeping.forget, ["Ann"]))
        assert await replays.find(keys[0], HOME) == b'["?","Ben"]'
        await storage.database.write(partial(keeping.forget, ["Ben"]))
        assert await replays.find(keys[0], HOME) is None
        assert replayed == keys * 2

    with_games(tmp_path, 1, scene)


def test_whoever_asks_for_many_games_keeps_others_waiting_for_only_one(
    tmp_path: Path, replayed: list[str]
) -> None:
    async def scene(storage: SqlStorage, keys: list[str]) -> None:
        replays = Replays(storage)
        many = [replays.find(key, "192.0.2.66") for key in keys[:4]]
        await asyncio.gather(*many, replays.find(keys[4], HOME))
        assert replayed[:2] == [keys[0], keys[4]]

    with_games(tmp_path, 5, scene)
