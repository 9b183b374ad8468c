"""A game against bots at the pace of people, at a table in this process, without a screen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from lastcard import Game
from lastcard.client.table_client import NotDone
from lastcard.table.messages import GameView, Settings, Update
from lastcard.table.schedule import Tempo
from lastcard.terminal.home import HomeSession
from lastcard.terminal.narration import describe, status_words
from lastcard.terminal.plan import Plan
from lastcard.view import View
from tests.support.patience import PATIENCE
from tests.support.screens import AT_ONCE, EN, against_bots, new_session

SLOWLY = Tempo(think=(60.0, 60.0), react=(60.0, 60.0))
WINDOW = Settings().window


class Told:
    """What a session has told."""

    def __init__(self, session: HomeSession) -> None:
        self.words: list[str] = []
        self._session = session
        session.listen(self.take)

    def take(self, update: Update | None) -> None:
        if update is not None:
            self.words.append(describe(update, self._session, EN))


def view_of(session: HomeSession) -> GameView:
    assert session.view is not None
    return session.view


def live(session: HomeSession, scene: Callable[[], Awaitable[None]]) -> None:
    """Play a scene at the table."""

    async def run() -> None:
        await session.start()
        try:
            async with asyncio.timeout(PATIENCE):
                await scene()
        finally:
            await session.close()

    asyncio.run(run())


async def until_my_turn(session: HomeSession) -> None:
    """Let the bots play until the game waits for you."""
    await session.until(lambda: view_of(session).to_act in (0, None))


class SomebodyWasQuicker(Exception):
    """A bot has acted out of turn since the move was chosen."""


async def play(session: HomeSession, code: str) -> None:
    try:
        await session.play(code)
    except NotDone as refusal:
        if refusal.reason == "stale":
            raise SomebodyWasQuicker from refusal
        raise


def play_round(session: HomeSession) -> None:
    """Play a round with the first legal move every time, calling UNO where it is due."""

    async def scene() -> None:
        await until_my_turn(session)
        while view_of(session).to_act is not None:
            legal = view_of(session).legal
            with suppress(SomebodyWasQuicker):
                await play(session, next((code for code in legal if code.endswith("!")), legal[0]))
            await until_my_turn(session)

    live(session, scene)


async def take_all_back(session: HomeSession) -> None:
    while session.can_undo:
        await session.undo()


def test_bots_play_until_it_is_your_turn_and_a_round_ends() -> None:
    session = new_session(Plan("classic", 3, seed="9"))
    told = Told(session)
    play_round(session)
    assert view_of(session).round_winner is not None
    assert session.next_step == "next_round"
    assert session.hands is not None
    assert len(session.table.points) == 1
    assert told.words[0].startswith("You draw a ")
    assert "goes out" in told.words[-1] or "go out" in told.words[-1]


def test_hints_at_home_can_go_by_what_was_done() -> None:
    session = new_session(Plan("classic", 3, seed="9"))
    play_round(session)
    assert view_of(session).deeds == session.game.deeds != b""


def test_each_deal_and_move_is_kept_before_it_is_told() -> None:
    plan = Plan("classic", 3, seed="9")
    kept: list[str] = []
    session = HomeSession(
        plan.deal(), plan, lambda game: kept.append(game.record()), AT_ONCE, window=0
    )
    told = Told(session)
    play_round(session)
    assert kept[-1] == session.game.record()
    assert len(kept) == len(told.words) == len(session.game.history.rounds[0]) + 1


def test_a_move_that_is_refused_says_why_and_changes_nothing() -> None:
    async def refuse() -> None:
        with pytest.raises(NotDone, match="neither colour nor number"):
            await session.play("b3")

    game = Game.setup("classic", hands=["r7 b3 b4", "g1 y2"], top="r5")
    session = against_bots(game, SLOWLY)
    live(session, refuse)
    assert game.hand(0) == ["r7", "b3", "b4"]


def test_a_forgotten_uno_is_caught_by_a_bot_if_nobody_calls_it_in_time() -> None:
    async def forget() -> None:
        await session.play("r7")
        await session.until(lambda: view_of(session).uno_owed is None)

    game = Game.setup("classic", hands=["r7 b3", "g1 y2 y3"], top="r5")
    session = against_bots(game, AT_ONCE, bots=("sharp",))
    live(session, forget)
    assert "1:catch" in game.history.rounds[0]


def test_the_bot_that_is_next_waits_while_you_could_still_call() -> None:
    async def call_late() -> None:
        await session.play("r7")
        await asyncio.sleep(WINDOW / 1000 + 0.2)
        await session.play("uno")

    game = Game.setup("classic", hands=["r7 b3", "g1 y2 y3"], top="r5")
    tempo = Tempo(think=(0.0, 0.0), react=(60.0, 60.0))
    session = against_bots(game, tempo, bots=("random",), window=WINDOW)
    live(session, call_late)
    assert game.history.rounds[0][:2] == ["0:r7", "0:uno"]


def test_the_bot_that_is_next_does_not_wait_for_a_gift_that_you_could_make() -> None:
    async def keep_the_cards() -> None:
        assert view_of(session).legal == ["give@1"]
        await until_my_turn(session)

    game = Game.setup("color-powers", ["r7 b3 b4", "g1 y2 y3"], "g5", turn=1, powers={"r": 0})
    tempo = Tempo(think=(0.0, 0.0), react=(60.0, 60.0))
    session = against_bots(game, tempo, bots=("sharp",))
    live(session, keep_the_cards)
    assert game.to_act == 0


def test_in_practice_the_last_own_move_can_be_taken_back() -> None:
    async def take_back() -> None:
        await until_my_turn(session)
        before = session.game.position()
        await session.play(view_of(session).legal[0])
        await until_my_turn(session)
        assert session.can_undo
        await take_all_back(session)
        assert session.game.position() == before

    session = new_session(Plan("classic", 2, seed="5", practice=True))
    live(session, take_back)


def test_in_earnest_no_move_can_be_taken_back() -> None:
    async def take_back() -> None:
        await until_my_turn(session)
        await session.play(view_of(session).legal[0])
        with pytest.raises(NotDone, match="in practice only"):
            await session.undo()

    session = new_session(Plan("classic", 2, seed="5"))
    live(session, take_back)


def test_a_disk_that_is_full_is_reported_and_the_game_goes_on() -> None:
    def fail(game: Game) -> None:
        raise OSError(28, "No space left on device")

    plan = Plan("classic", 3, seed="9")
    session = HomeSession(plan.deal(), plan, fail, AT_ONCE, window=0)
    play_round(session)
    assert status_words(session, EN) == "The game couldn’t be saved: No space left on device"


def test_a_game_that_goes_on_tells_what_happened_in_its_round() -> None:
    async def nothing() -> None:
        pass

    game = Game.setup("classic", hands=["r7 b3 b4", "r1 y2 y3"], top="r5")
    game.play("r7")
    game.play("r1")
    session = against_bots(game, SLOWLY)
    told = Told(session)
    live(session, nothing)
    assert told.words == ["The game goes on.", "You play a red 7.", "Ines plays a red 1."]


class Broken:
    """A bot that somebody wrote in a hurry."""

    def choose(self, view: View) -> str:
        raise ZeroDivisionError


def test_a_bot_that_fails_is_stood_in_for() -> None:
    async def go_on() -> None:
        await until_my_turn(session)

    game = Game.setup("classic", hands=["r7 b3 b4", "r1 y2 y3"], top="r5", turn=1)
    session = against_bots(game, AT_ONCE)
    session.live.thinker.bots[1, "casual"] = Broken()
    live(session, go_on)
    assert game.history.rounds[0] != []


def test_a_game_into_which_chance_was_put_goes_on_as_it_was() -> None:
    game = Game.setup("classic", ["r7 b3", "g1 y2 y3"], top="r5")
    game.reseed("1" * 32)
    game.play("r7!")
    assert against_bots(game, SLOWLY).game.record() == game.record()
