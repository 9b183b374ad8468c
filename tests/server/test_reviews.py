"""The coach of a server: what cannot be judged is said once, and not tried for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from lastcard.server.beside import beside
from lastcard.server.reviews import KEPT, MOST_OF_ADDRESS, MOST_WAITING, Review, Reviews
from lastcard.server.sql.sql_storage import open_storage
from lastcard.table.refusal import Refusal
from tests.support.patience import PATIENCE
from tests.support.sqlite_files import ready_in


def with_coach(folder: Path, scene: Callable[[Reviews], Awaitable[None]]) -> None:
    async def run() -> None:
        async with open_storage(ready_in(folder)) as storage:
            reviews = Reviews(storage.database)
            async with beside(reviews.work_forever()):
                await scene(reviews)

    asyncio.run(run())


async def ask_on(reviews: Reviews, key: str) -> None:
    """Ask until it is done, as the page does."""
    while not reviews.show(key)["done"]:
        await asyncio.sleep(0.005)


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


def test_whoever_asks_for_many_makes_way_for_those_who_ask_for_fewer(tmp_path: Path) -> None:
    """A few addresses could fill all places; the last games of those who have the most go."""
    homes = range(MOST_WAITING // MOST_OF_ADDRESS + 1)

    async def scene(reviews: Reviews) -> None:
        filling = [f"{home} {number}" for home in homes for number in range(MOST_OF_ADDRESS)]
        for key in filling[:MOST_WAITING]:
            reviews.begin(key, "no record at all", key.split()[0])
        for number in range(4):
            reviews.begin(f"other {number}", "no record at all", f"other {number}")
            assert reviews.is_at_work(f"other {number}")
        assert sum(map(reviews.is_at_work, filling)) == MOST_WAITING - 4
        assert all(reviews.is_at_work(f"{home} 0") for home in homes)

    with_coach(tmp_path, scene)


@pytest.fixture
def order(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The records that a coach has looked at, who finds nothing in any of them."""
    seen: list[str] = []

    async def work(review: Review) -> None:
        seen.append(review.record)
        raise ValueError("that will do")

    monkeypatch.setattr("lastcard.server.reviews._run", work)
    return seen


def test_every_address_has_its_turn(tmp_path: Path, order: list[str]) -> None:
    async def scene(reviews: Reviews) -> None:
        for name in ("a1", "a2", "a3", "b1", "b2", "c1"):
            reviews.begin(name, name, name[0])
        with pytest.raises(Refusal):
            await ask_on(reviews, "a3")

    with_coach(tmp_path, scene)
    assert order == ["a1", "b1", "c1", "a2", "b2", "a3"]


def test_long_games_of_many_addresses_wait_for_a_short_one(
    tmp_path: Path, order: list[str]
) -> None:
    async def scene(reviews: Reviews) -> None:
        for number in range(MOST_WAITING - 1):
            reviews.begin(str(number), "a very long game", f"home {number}")
        reviews.begin("short", "a game", "another")
        with pytest.raises(Refusal):
            await ask_on(reviews, "0")
        assert order[0] == "a game"

    with_coach(tmp_path, scene)


def test_what_waits_is_not_forgotten_for_what_is_finished(tmp_path: Path, order: list[str]) -> None:
    async def scene(reviews: Reviews) -> None:
        for number in range(3 * KEPT):
            reviews.begin(f"done {number}", "a game", f"home {number}")
            with pytest.raises(Refusal):
                await ask_on(reviews, f"done {number}")
        assert sum(reviews.is_at_work(f"done {number}") for number in range(3 * KEPT)) <= KEPT + 1
        for number in range(MOST_WAITING):
            reviews.begin(str(number), "a game", f"home {number}")
        assert all(reviews.is_at_work(str(number)) for number in range(MOST_WAITING))

    with_coach(tmp_path, scene)


def test_neither_who_asked_nor_the_game_is_kept_once_it_is_finished(tmp_path: Path) -> None:
    """What it is about names people, and may have been taken out of the database since."""

    async def scene(reviews: Reviews) -> None:
        reviews.begin("key", "a game of Ann's", "192.0.2.1")
        with pytest.raises(Refusal):
            await ask_on(reviews, "key")
        assert reviews.is_at_work("key")
        assert "Ann" not in repr(vars(reviews))
        assert "192.0.2.1" not in repr(vars(reviews))

    with_coach(tmp_path, scene)


def test_many_who_ask_for_one_game_at_once_have_it_reviewed_once(tmp_path: Path) -> None:
    async def scene(reviews: Reviews) -> None:
        for number in range(MOST_WAITING + 1):
            reviews.begin("key", "no record at all", f"home {number}")
        reviews.begin("another", "no record at all", "another")

    with_coach(tmp_path, scene)


def test_a_game_that_takes_long_makes_way_for_a_shorter_one_of_another_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lastcard.server.reviews.SHARE", 0.0)
    monkeypatch.setattr("lastcard.server.reviews.LOOK_EVERY", 0.001)
    begun: list[str] = []
    ended: list[str] = []
    looked: list[bool] = []
    may_end = asyncio.Event()
    look = Reviews._shorter_waits

    def note_look(reviews: Reviews, review: Review) -> bool:
        looked.append(look(reviews, review))
        return looked[-1]

    async def work(review: Review) -> None:
        begun.append(review.record)
        try:
            if review.record == "a very long game":
                await may_end.wait()
        finally:
            ended.append(review.record)

    monkeypatch.setattr("lastcard.server.reviews._run", work)
    monkeypatch.setattr(Reviews, "_shorter_waits", note_look)

    async def scene(reviews: Reviews) -> None:
        reviews.begin("long", "a very long game", "one")
        await until(lambda: begun == ["a very long game"])
        reviews.begin("own", "a game", "one")
        reviews.begin("longer", "a very, very long game", "another")
        looked.clear()
        await until(lambda: len(looked) > 2)
        assert begun == ["a very long game"]
        reviews.begin("short", "a short game", "another")
        await ask_on(reviews, "short")
        assert begun[:2] == ["a very long game", "a short game"]
        assert ended[:2] == begun[:2]
        assert not reviews.show("long")["done"]
        may_end.set()
        for key in ("own", "longer", "long"):
            await ask_on(reviews, key)
        assert begun.count("a very long game") == 2

    with_coach(tmp_path, scene)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0)
