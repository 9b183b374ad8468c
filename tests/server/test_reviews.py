"""The coach of a server: what cannot be judged is said once, and not tried for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from lastcard.server.reviews import MOST_OF_ADDRESS, MOST_WAITING, Reviews
from lastcard.server.sql.sql_storage import open_storage
from lastcard.table.commands import Refusal
from tests.support.sqlite_files import ready_in


def with_coach(folder: Path, scene: Callable[[Reviews], Awaitable[None]]) -> None:
    async def run() -> None:
        async with open_storage(ready_in(folder)) as storage:
            reviews = Reviews(storage)
            try:
                await scene(reviews)
            finally:
                await reviews.close()

    asyncio.run(run())


async def ask_on(reviews: Reviews, key: str) -> None:
    """Ask until it is done, as the page does."""
    while not reviews.show(key)["done"]:
        await asyncio.sleep(0.05)


def test_a_game_that_cannot_be_reviewed_is_refused_and_not_tried_again(tmp_path: Path) -> None:
    async def scene(reviews: Reviews) -> None:
        reviews.begin("key", "no record at all", "one")
        assert reviews.show("key") == {"done": False, "rounds": []}
        with pytest.raises(Refusal):
            await ask_on(reviews, "key")
        assert reviews.is_at_work("key")
        assert await reviews.find("key") is None

    with_coach(tmp_path, scene)


def test_only_so_many_games_wait_for_the_coach(tmp_path: Path) -> None:
    async def scene(reviews: Reviews) -> None:
        for number in range(MOST_WAITING):
            reviews.begin(str(number), "no record at all", f"home {number}")
        with pytest.raises(Refusal, match="server_full"):
            reviews.begin("another", "no record at all", "another")

    with_coach(tmp_path, scene)


def test_nobody_keeps_the_coach_from_everybody_else(tmp_path: Path) -> None:
    async def scene(reviews: Reviews) -> None:
        for number in range(MOST_OF_ADDRESS):
            reviews.begin(str(number), "no record at all", "one")
        with pytest.raises(Refusal, match="too_fast"):
            reviews.begin("another", "no record at all", "one")
        reviews.begin("another", "no record at all", "somebody else")

    with_coach(tmp_path, scene)


def test_many_who_ask_for_one_game_at_once_have_it_reviewed_once(tmp_path: Path) -> None:
    async def scene(reviews: Reviews) -> None:
        for number in range(MOST_WAITING + 1):
            reviews.begin("key", "no record at all", f"home {number}")
        reviews.begin("another", "no record at all", "another")

    with_coach(tmp_path, scene)
