"""What takes a server long, or stays in a table's log, can be asked for only so often."""

from __future__ import annotations

from pathlib import Path

import pytest

from lastcard.table import messages as msg
from lastcard.table.live import LiveTable
from lastcard.table.rates import Bucket, Rate
from lastcard.table.shuffles import commitment
from lastcard.table.table import Table
from lastcard.table.table_limits import JOINING, TALKING, TableLimits
from tests.support.live_tables import Desk, Someone, at_desk, play_out, reason
from tests.support.memory_storage import MemoryStorage


def test_a_bucket_gives_as_many_as_are_in_it_or_none() -> None:
    now = 0.0
    bucket = Bucket(Rate(10, 1), lambda: now)
    assert [bucket.take(8), bucket.take(3), bucket.take(2)] == [True, False, True]
    now = 5.0
    assert [bucket.take(6), bucket.take(5)] == [False, True]


def test_long_games_are_played_again_only_so_often(tmp_path: Path) -> None:
    """A move that is taken back has the whole game played again, while everybody else waits."""

    async def scene(desk: Desk) -> None:
        settings = msg.Settings(seats=2, practice=True, window=0)
        table = Table("TABLE234", settings)
        limits = TableLimits(lambda: desk.now, replaying=Rate(100, 1))
        desk.live = LiveTable(table, MemoryStorage(), None, lambda: desk.now, limits=limits)
        (ann,) = await desk.join("Ann")
        await ann.send(msg.SeatBot(0, 1, "random"))
        await ann.send(msg.Start())
        while not desk.table.current.may_take_back(0):
            await desk.wait(0.1)
            await play_if_due(desk, ann)
        answers = [await take_back(desk, ann) for _ in range(60)]
        assert answers[0] == "accepted"
        assert answers[-1] == "too_fast"
        desk.now += 100
        assert await take_back(desk, ann) == "accepted"

    at_desk(tmp_path, scene)


async def play_if_due(desk: Desk, someone: Someone) -> None:
    if desk.table.current.game.to_act == 0:
        await someone.play(someone.view.legal[0])


async def take_back(desk: Desk, someone: Someone) -> str:
    """Take the last move back and make it again; says how that went."""
    answer = reason(await someone.send(msg.TakeBack()))
    await play_if_due(desk, someone)
    return answer


def test_joining_and_leaving_fills_no_log_without_end(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        await desk.join("Ann")
        for number in range(int(JOINING.burst) - 1):
            (one,) = await desk.join(f"guest {number}")
            await one.send(msg.Leave())
        late = Someone(desk)
        await late.come("Ben")
        assert [one.reason for one in late.all(msg.Refused)] == ["too_fast"]
        desk.now += 1 / JOINING.per_second
        await late.come("Ben")
        assert late.id

    at_desk(tmp_path, scene)


def test_nobody_talks_without_end_and_all_others_may_go_on_talking(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        family = await desk.join(*(f"guest {number}" for number in range(10)))
        chat, wow = msg.Chat(text="hello"), msg.React(reaction="wow")
        for _ in range(int(TALKING.burst) // 2):
            said = [reason(await one.send(what)) for one in family for what in (chat, wow)]
            assert set(said) == {"accepted"}
        ann, ben, *_ = family
        desk.now += 1 / TALKING.per_second
        assert [reason(await ann.send(chat)) for _ in range(2)] == ["accepted", "too_fast"]
        assert reason(await ann.send(wow)) == "too_fast"
        assert reason(await ben.send(wow)) == "accepted"

    at_desk(tmp_path, scene)


def test_the_database_is_not_asked_about_names_that_nobody_can_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await desk.join("Ann")
        asked: list[str] = []

        async def note(name: str) -> bool:
            asked.append(name)
            return False

        monkeypatch.setattr(desk.storage, "is_banned", note)
        assert reason(await ann.send(msg.Rename(name="x" * 3900))) == "bad_name"
        assert reason(await ann.send(msg.Rename(name="Anna"))) == "accepted"
        assert asked == ["Anna"]

    at_desk(tmp_path, scene)


def test_games_beyond_what_an_address_may_have_kept_are_played_and_not_kept(
    tmp_path: Path,
) -> None:
    """Otherwise one address fills the disk, with games that are over after a move."""

    async def scene(desk: Desk) -> None:
        storage, home = MemoryStorage(), Bucket(Rate(2, 1), lambda: desk.now)
        limits = TableLimits(lambda: desk.now, keeping=lambda who: who == "a" and home.take())
        table = Table("TABLE234", desk.settings)
        desk.live = LiveTable(table, storage, None, lambda: desk.now, limits=limits)
        ann, ben = Someone(desk), Someone(desk)
        ann.viewer.home, ben.viewer.home = "a", "b"
        await ann.come("Ann")
        await ben.come("Ben")
        keys = [await play_game(desk, ann) for _ in range(3)]
        assert (keys, len(storage.games)) == (["1", "2", None], 2)
        desk.now += 1
        assert await play_game(desk, ann) == "3"

    settings = msg.Settings(seats=2, options={"target": 1, "hand_size": 1}, window=0)
    at_desk(tmp_path, scene, settings)


async def play_game(desk: Desk, host: Someone) -> str | None:
    """Play a game; returns by which key everybody is told to find it."""
    assert reason(await host.send(msg.Start())) == "accepted"
    while desk.table.phase != "game_over":
        if desk.table.phase == "round_over":
            await host.send(msg.NextRound(now=True))
        await play_out(desk)
    return host.table.game


def test_a_game_that_nobody_ends_is_given_up_and_another_can_be_played(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        limits = TableLimits(lambda: desk.now, most_moves=6)
        desk.live = LiveTable(desk.table, desk.storage, None, lambda: desk.now, limits=limits)
        ann, ben = await desk.join("Ann", "Ben")
        await ann.send(msg.Start())
        promised = ben.view.commitment
        while desk.table.phase == "playing":
            mover = (ann, ben)[desk.table.current.game.to_act or 0]
            legal = mover.view.legal
            await mover.play("draw" if "draw" in legal else legal[0])
        moved, given_up = ben.all(msg.Update)[-2:]
        assert (moved.note.what, given_up.note.what) == ("moved", "given_up")
        assert given_up.version == moved.version + 1
        assert commitment(given_up.note.text or "") == promised
        await desk.restart()
        assert desk.table.phase == "lobby"
        await ann.come(token=ann.token)
        assert reason(await ann.send(msg.Start())) == "accepted"

    at_desk(tmp_path, scene)
