"""A game against bots at the pace of people, without a screen."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from lastcard import Game
from lastcard.errors import IllegalMove, LastcardError
from lastcard.table.schedule import Tempo
from lastcard.terminal.local import AT_ONCE, WINDOW, LocalSession
from lastcard.terminal.plan import Plan
from lastcard.terminal.session import Change
from lastcard.view import View

SLOWLY = Tempo(think=(60.0, 60.0), react=(60.0, 60.0))


class Told:
    """What a session has told."""

    def __init__(self, session: LocalSession) -> None:
        self.words: list[str] = []
        session.listen(self.take)

    def take(self, change: Change) -> None:
        self.words.append(change.words)


async def until_my_turn(session: LocalSession) -> None:
    """Let the bots play until the game waits for you."""
    while session.view.to_act not in (0, None):
        await asyncio.sleep(0.001)


async def play_round(session: LocalSession) -> None:
    """Play a round with the first legal move every time, calling UNO where it is due."""
    await session.start()
    await until_my_turn(session)
    while session.view.to_act is not None:
        legal = session.view.legal
        await session.play(next((code for code in legal if code.endswith("!")), legal[0]))
        await until_my_turn(session)


async def take_all_back(session: LocalSession) -> None:
    while session.can_undo:
        await session.undo()


def a_game(plan: Plan, tempo: Tempo = AT_ONCE) -> LocalSession:
    return LocalSession(plan.deal(), plan, tempo=tempo, luck=Random(1))


def test_bots_play_until_it_is_your_turn_and_a_round_ends() -> None:
    session = a_game(Plan("classic", 3, seed="9"))
    told = Told(session)
    asyncio.run(play_round(session))
    assert session.view.round_winner is not None
    assert session.next_step == "deal the next round"
    assert session.hands is not None
    assert len(session.points) == 1
    assert told.words[0].startswith("Drawing for the deal: you ")
    assert "goes out" in told.words[-1] or "go out" in told.words[-1]


def test_each_deal_and_move_is_kept_before_it_is_told() -> None:
    plan = Plan("classic", 3, seed="9")
    game = plan.deal()
    kept: list[str] = []
    session = LocalSession(game, plan, lambda game: kept.append(game.record()), AT_ONCE)
    told = Told(session)
    asyncio.run(play_round(session))
    assert kept[-1] == game.record()
    assert len(kept) == len(told.words) == len(game.history.rounds[0]) + 1


def test_a_move_that_is_refused_says_why_and_changes_nothing() -> None:
    async def refuse() -> None:
        session = LocalSession(game, Plan(players=2), tempo=SLOWLY)
        await session.start()
        with pytest.raises(LastcardError, match="neither colour nor number"):
            await session.play("b3")
        await session.close()

    game = Game.setup("classic", hands=["r7 b3 b4", "g1 y2"], top="r5")
    asyncio.run(refuse())
    assert game.hand(0) == ["r7", "b3", "b4"]


def test_a_forgotten_uno_is_caught_by_a_bot_if_nobody_calls_it_in_time() -> None:
    async def forget() -> None:
        session = LocalSession(game, Plan(players=2, bots=("sharp",)), tempo=AT_ONCE)
        await session.start()
        await session.play("r7")
        while game.uno_owed == 0:
            await asyncio.sleep(0.001)
        await session.close()

    game = Game.setup("classic", hands=["r7 b3", "g1 y2 y3"], top="r5")
    asyncio.run(forget())
    assert "1:catch" in game.history.rounds[0]


def test_the_bot_that_is_next_waits_while_you_could_still_call() -> None:
    tempo = Tempo(think=(0.0, 0.0), react=(60.0, 60.0))

    async def call_late() -> None:
        session = LocalSession(game, Plan(players=2, bots=("random",)), tempo=tempo)
        await session.start()
        await session.play("r7")
        await asyncio.sleep(WINDOW + 0.2)
        await session.play("uno")
        await session.close()

    game = Game.setup("classic", hands=["r7 b3", "g1 y2 y3"], top="r5")
    asyncio.run(call_late())
    assert game.history.rounds[0] == ["0:r7", "0:uno"]


def test_the_bot_that_is_next_does_not_wait_for_a_gift_that_you_could_make() -> None:
    tempo = Tempo(think=(0.0, 0.0), react=(60.0, 60.0))

    async def keep_the_cards() -> None:
        session = LocalSession(game, Plan(players=2, bots=("sharp",)), tempo=tempo)
        assert session.view.legal == ["give@1"]
        await session.start()
        await asyncio.wait_for(until_my_turn(session), 20)
        await session.close()

    game = Game.setup("color-powers", ["r7 b3 b4", "g1 y2 y3"], "g5", turn=1, powers={"r": 0})
    asyncio.run(keep_the_cards())
    assert game.to_act == 0


def test_in_practice_the_last_own_move_can_be_taken_back() -> None:
    async def take_back() -> None:
        session = a_game(Plan("classic", 2, seed="5", practice=True))
        await session.start()
        await until_my_turn(session)
        before = session.game.position()
        await session.play("draw")
        await until_my_turn(session)
        assert session.can_undo
        await take_all_back(session)
        assert session.game.position() == before
        await session.close()

    asyncio.run(take_back())


def test_in_earnest_no_move_can_be_taken_back() -> None:
    async def take_back() -> None:
        session = a_game(Plan("classic", 2, seed="5"))
        await session.start()
        await until_my_turn(session)
        await session.play("draw")
        with pytest.raises(IllegalMove, match="in practice only"):
            await session.undo()
        await session.close()

    asyncio.run(take_back())


def test_a_disk_that_is_full_is_reported_and_the_game_goes_on() -> None:
    def fail(game: Game) -> None:
        raise OSError(28, "No space left on device")

    plan = Plan("classic", 3, seed="9")
    session = LocalSession(plan.deal(), plan, fail, AT_ONCE)
    asyncio.run(play_round(session))
    assert session.status == "The game cannot be kept: No space left on device."


def test_a_game_that_goes_on_tells_what_happened_in_its_round() -> None:
    async def go_on() -> None:
        session = LocalSession(game, Plan(players=2), tempo=SLOWLY)
        told = Told(session)
        await session.start()
        await session.close()
        assert told.words == ["", "You play red 7.", "Ada plays red 1."]

    game = Game.setup("classic", hands=["r7 b3 b4", "r1 y2 y3"], top="r5")
    game.play("r7")
    game.play("r1")
    asyncio.run(go_on())


class Broken:
    """A bot that somebody wrote in a hurry."""

    def choose(self, view: View) -> str:
        raise ZeroDivisionError


def test_a_bot_that_fails_is_stood_in_for() -> None:
    async def go_on() -> None:
        session = LocalSession(game, Plan(players=2), tempo=AT_ONCE)
        session._bots[1] = Broken()
        await session.start()
        await until_my_turn(session)
        await session.close()

    game = Game.setup("classic", hands=["r7 b3 b4", "r1 y2 y3"], top="r5", turn=1)
    asyncio.run(go_on())
    assert game.history.rounds[0] != []
