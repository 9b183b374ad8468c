"""Bots that take their time: nobody waits for them but the game itself."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from lastcard import Game
from lastcard.bots import BOTS, MasterBot, make_bot
from lastcard.table import messages as msg
from lastcard.table.log import entries as log
from lastcard.table.thinking import AT_ONCE, SECONDS, Thinker, is_unending, make_table_bot
from lastcard.view import View
from tests.support.live_tables import Desk, Someone, at_desk, lay


class Ponderer:
    """A bot that thinks until it may stop."""

    may_stop = threading.Event()
    thinking = 0
    most = 0
    answers = 0
    _counting = threading.Lock()

    def __init__(self, seed: object) -> None:
        pass

    def choose(self, view: View) -> str:
        with self._counting:
            Ponderer.thinking += 1
            Ponderer.most = max(Ponderer.most, Ponderer.thinking)
        self.may_stop.wait(60)
        with self._counting:
            Ponderer.thinking -= 1
            Ponderer.answers += 1
        return view.legal[-1]


@pytest.fixture(autouse=True)
def ponderer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "ponderer", Ponderer)
    monkeypatch.setattr(Ponderer, "may_stop", threading.Event())
    monkeypatch.setattr(Ponderer, "most", 0)
    monkeypatch.setattr(Ponderer, "answers", 0)


async def play_against_ponderer(desk: Desk) -> Someone:
    (ann,) = await desk.join("Ann")
    await ann.send(msg.SeatBot(0, 1, "ponderer"))
    await ann.send(msg.Start())
    lay(desk, ["r7 b3 b4", "r1 y2 y3"], top="r5", turn=1)
    await desk.wait(3)
    while Ponderer.thinking == 0:
        await asyncio.sleep(0.01)
    return ann


def test_while_a_bot_thinks_people_talk_and_it_moves_when_it_is_done(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann = await play_against_ponderer(desk)
        assert isinstance(await ann.send(msg.Chat(0, "take your time")), msg.Accepted)
        assert desk.table.current.game.to_act == 1
        Ponderer.may_stop.set()
        await desk.live.thinking[1]
        assert desk.table.current.game.to_act == 0

    at_desk(tmp_path, scene, msg.Settings(seats=2))


def test_what_a_bot_decides_after_the_game_has_ended_is_dropped(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann = await play_against_ponderer(desk)
        await ann.send(msg.ToLobby())
        version = desk.table.version
        Ponderer.may_stop.set()
        await desk.live.thinking[1]
        assert (desk.table.version, desk.table.phase) == (version, "lobby")

    at_desk(tmp_path, scene, msg.Settings(seats=2))


def test_a_thought_that_cannot_be_written_breaks_the_table_off(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann = await play_against_ponderer(desk)
        await desk.storage.append("TABLE234", desk.table.version + 1, [log.HostIs(ann.id)])
        Ponderer.may_stop.set()
        await asyncio.wait([desk.live.thinking[1]])
        assert (desk.live.broken, ann.closed) == (True, True)

    at_desk(tmp_path, scene, msg.Settings(seats=2))


def test_whoever_thinks_at_a_table_that_breaks_off_is_not_waited_for(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        await play_against_ponderer(desk)
        desk.live.break_off()
        with pytest.raises(asyncio.CancelledError):
            await desk.live.thinking[1]
        Ponderer.may_stop.set()

    at_desk(tmp_path, scene, msg.Settings(seats=2))


def a_view() -> View:
    return Game.setup("classic", ["r7 b3 b4", "g1 y2 y3"], top="r5").view(0)


def test_who_thinks_for_too_long_is_not_waited_for() -> None:
    async def scene() -> None:
        code = await Thinker(patience=0.05).choose(0, "ponderer", a_view())
        assert code in a_view().legal
        assert Ponderer.answers == 0
        Ponderer.may_stop.set()
        while is_unending("ponderer"):
            await asyncio.sleep(0.01)

    asyncio.run(scene())


def test_a_bot_that_does_not_come_to_an_end_takes_nobodys_thread_and_is_not_asked_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(BOTS, "slow sharp", lambda seed: make_bot("sharp", seed))

    async def scene() -> None:
        for _ in range(2 * AT_ONCE):
            assert await Thinker(patience=0.05).choose(0, "ponderer", a_view()) in a_view().legal
        assert Ponderer.most == 1
        assert await Thinker().choose(0, "slow sharp", a_view()) == "r7"
        Ponderer.may_stop.set()
        while is_unending("ponderer"):
            await asyncio.sleep(0.01)
        assert await Thinker().choose(0, "ponderer", a_view()) == "draw"

    asyncio.run(scene())


@pytest.mark.parametrize("end", [SystemExit, KeyboardInterrupt])
def test_a_bot_cannot_end_the_program(
    end: type[BaseException], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def quit_program(self: Ponderer, view: View) -> str:
        raise end

    monkeypatch.setattr(Ponderer, "choose", quit_program)
    code = asyncio.run(Thinker().choose(0, "ponderer", a_view()))
    assert code in a_view().legal
    assert f"it raised {end.__name__}()" in caplog.text


def test_a_program_ends_though_a_bot_does_not() -> None:
    program = """
import asyncio, threading
from lastcard import Game
from lastcard.bots import BOTS
from lastcard.table.thinking import Thinker
class Unending:
    def __init__(self, seed): pass
    def choose(self, view): threading.Event().wait()
BOTS["unending"] = Unending
view = Game.setup("classic", ["r7 b3 b4", "g1 y2 y3"], top="r5").view(0)
print(asyncio.run(Thinker(patience=0.05).choose(0, "unending", view)))
"""
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (ended.returncode, ended.stdout) == (0, "r7\n")


def test_only_so_many_bots_think_at_once() -> None:
    async def scene() -> None:
        thinkers = [Thinker() for _ in range(AT_ONCE + 3)]
        choices = [asyncio.create_task(one.choose(0, "ponderer", a_view())) for one in thinkers]
        while Ponderer.thinking < AT_ONCE:
            await asyncio.sleep(0.01)
        Ponderer.may_stop.set()
        assert set(await asyncio.gather(*choices)) == {"draw"}
        assert Ponderer.most == AT_ONCE

    asyncio.run(scene())


def test_a_bot_that_fails_has_another_decide_and_is_complained_of_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(seed: object) -> Ponderer:
        raise ValueError("no bot today")

    async def scene() -> None:
        thinker = Thinker()
        for seat in (0, 0, 1):
            assert await thinker.choose(seat, "ponderer", a_view()) in a_view().legal

    monkeypatch.setitem(BOTS, "ponderer", fail)
    asyncio.run(scene())
    assert [line.message for line in caplog.records] == ["the bot ponderer failed"]
    assert "no bot today" in caplog.text


def test_a_search_has_a_limit_in_seconds_and_nobody_waits_until_it_is_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    may_end, ended = threading.Event(), []
    monkeypatch.setattr(
        "lastcard.bots.weighing.compile_all", lambda: ended.append(may_end.wait(60))
    )
    bot = make_table_bot("master", "a seed")
    assert isinstance(bot, MasterBot)
    assert bot.seconds == SECONDS
    assert bot.choose(a_view()) in a_view().legal
    assert not ended
    may_end.set()


def test_a_searching_bot_plays_at_a_table(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await desk.join("Ann")
        await ann.send(msg.SeatBot(0, 1, "master"))
        await ann.send(msg.Start())
        lay(desk, ["r7 b3 b4", "r1 y2 y3"], top="r5", turn=1)
        await desk.wait(3)
        await desk.live.thinking[1]
        assert desk.table.current.game.to_act == 0

    at_desk(tmp_path, scene, msg.Settings(seats=2))
