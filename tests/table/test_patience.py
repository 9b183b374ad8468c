"""A patient table asks one seat after the other and waits for each answer; practice goes back."""

from __future__ import annotations

from pathlib import Path

import pytest

from lastcard import Game, View
from lastcard.bots import WAIT
from lastcard.record import write_opening
from lastcard.table import messages as msg
from lastcard.table.log import entries as log
from lastcard.table.schedule import PATIENT
from lastcard.table.table import Table
from tests.support.live_tables import Desk, Someone, at_desk, lay, reason, start

PRACTICE = msg.Settings(seats=3, practice=True, window=0)


class Timid:
    """Draws, and does nothing out of turn."""

    def choose(self, view: View) -> str:
        return "draw" if view.to_act == view.seat else WAIT


async def with_bots(desk: Desk, *names: str) -> list[Someone]:
    people = await desk.join(*names)
    for seat in range(len(names), desk.settings.seats):
        await people[0].send(msg.SeatBot(seat=seat, bot="casual"))
        desk.live.thinker.bots[seat, "casual"] = Timid()
    await people[0].send(msg.Start())
    return people


def asked(person: Someone) -> int | None:
    return person.all(msg.Clock)[-1].seat


def test_a_bot_waits_as_long_as_a_person_could_still_catch(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await with_bots(desk, "Ann")
        lay(desk, ["b7 b3", "g9 r1", "g4 y5"], top="r5", turn=1)
        desk.table.current.game.play("r1", 1)
        desk.live.schedule.game_changed(desk.now)
        await desk.wait(3600)
        assert desk.table.current.game.to_act == 2
        assert desk.live.schedule.asked == 0
        await ann.send(msg.LetPass())
        await desk.wait(0)
        assert desk.table.current.game.hand_sizes[2] == 3

    at_desk(tmp_path, scene, tempo=PATIENT)


def test_a_chance_that_is_taken_is_not_let_pass(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await with_bots(desk, "Ann")
        lay(desk, ["b7 b3", "g9 r1", "g4 y5"], top="r5", turn=1)
        desk.table.current.game.play("r1", 1)
        desk.live.schedule.game_changed(desk.now)
        await desk.wait(0)
        assert await ann.play("catch") == "accepted"
        assert desk.table.current.game.hand_sizes[1] == 3

    at_desk(tmp_path, scene, tempo=PATIENT)


def test_in_turn_nothing_can_be_let_pass(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await with_bots(desk, "Ann")
        lay(desk, ["b7 b3", "g9 r1", "g4 y5"], top="r5")
        assert reason(await ann.send(msg.LetPass())) == "accepted"
        await desk.wait(3600)
        assert desk.table.current.game.to_act == 0

    at_desk(tmp_path, scene, tempo=PATIENT)


def test_at_other_tables_time_goes_on_whatever_is_let_pass(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await with_bots(desk, "Ann")
        lay(desk, ["b7 b3", "g9 r1", "g4 y5"], top="r5", turn=1)
        assert reason(await ann.send(msg.LetPass())) == "accepted"
        assert asked(ann) is None
        await desk.wait(10)
        assert desk.table.current.game.hand_sizes[1] > 2

    at_desk(tmp_path, scene)


# Practice.


def test_a_move_is_taken_back_with_all_that_came_after_it(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await with_bots(desk, "Ann")
        await desk.wait(0)
        before = desk.table.current.game.position()
        may_at_first = ann.view.may_take_back
        await ann.play(ann.view.legal[0])
        await desk.wait(0)
        assert (may_at_first, ann.view.may_take_back) == (False, True)
        assert reason(await ann.send(msg.TakeBack())) == "accepted"
        assert desk.table.current.game.position() == before
        assert ann.view.version == desk.table.version
        await ann.play(ann.view.legal[0])
        await desk.restart()
        assert desk.table.current.game.to_act is not None

    at_desk(tmp_path, scene, PRACTICE, PATIENT)


def test_taking_back_leads_through_rounds_and_shuffles_to_the_same_cards() -> None:
    table = Table("", msg.Settings(seats=2, practice=True, options={"target": 5000}))
    for seat in range(2):
        table.apply(log.BotSat(seat, "random"))
    table.apply(log.Started("a secret"))
    positions: list[tuple[str, list[list[int]]]] = []
    while table.current.game.round_number < 3:
        game = table.current.game
        if game.round_over:
            table.apply(log.Dealt(f"secret {game.round_number}"))
            continue
        legal, early = game.legal(), len(game.history.rounds[-1]) < 150
        move = "draw" if "draw" in legal and early else legal[0]
        if game.to_act == 0:
            positions.append((game.position(), list(table.current.points)))
        table.apply(log.Moved(game.to_act or 0, move, "person"))
    assert table.current.game.record().count("dice:") > 4  # a reshuffle, besides the deals
    for _ in range(6):
        table.apply(log.TakenBack(0))
        position, points = positions.pop()
        assert table.current.game.position() == position
        assert table.current.points == points


@pytest.mark.parametrize(("names", "practice"), [(("Ann",), False), (("Ann", "Ben"), True)])
def test_in_earnest_and_among_people_nothing_is_taken_back(
    tmp_path: Path, names: tuple[str, ...], practice: bool
) -> None:
    async def scene(desk: Desk) -> None:
        ann = (await with_bots(desk, *names))[0]
        lay(desk, ["b7 r3", "g9 r1", "g4 y5"], top="r5")
        await ann.play("r3!")
        assert reason(await ann.send(msg.TakeBack())) == "illegal"

    at_desk(tmp_path, scene, msg.Settings(seats=3, practice=practice))


def test_a_game_in_practice_goes_into_no_history(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await with_bots(desk, "Ann")
        lay(desk, ["r7", "g9 r1", "g4 y5"], top="r5", target=1)
        await ann.play("r7")
        assert desk.table.phase == "game_over"
        assert ann.table.game is None

    at_desk(tmp_path, scene, PRACTICE, PATIENT)


# Games that were begun elsewhere.


def test_a_game_goes_on_from_its_record_with_chance_of_its_own() -> None:
    game = Game.new("classic", 2, seed="seven", target=5000)
    table = Table("", msg.Settings(seats=2))
    for seat in range(2):
        table.apply(log.BotSat(seat, "random"))
    events = table.apply(log.Began(write_opening(game, {})))
    assert [event.name for event in events] == [event.name for event in game.history.events]
    while game.round_number < 2:
        if game.round_over:
            game.next_round()
            table.apply(log.Dealt(None))
        seat, move = game.to_act or 0, game.legal()[0]
        game.play(move)
        table.apply(log.Moved(seat, move, "bot"))
    assert table.current.game.position() == game.position()
    assert table.current.game.history == game.history
    again = Table("", msg.Settings(seats=2))
    for seat in range(2):
        again.apply(log.BotSat(seat, "random"))
    again.apply(log.Began(game.record()))
    assert again.current.points == table.current.points
    assert again.current.tallies == table.current.tallies


# What is promised to whoever comes and goes.


def test_hello_and_leave_are_answered_with_their_numbers(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await start(desk, "Ann", "Ben")
        ben.received.clear()
        assert reason(await ben.send(msg.Leave())) == "accepted"
        assert [type(one) for one in ben.received[-2:]] == [msg.Accepted, msg.Gone]
        assert ben.closed
        again = Someone(desk)
        await desk.live.hello(again.viewer, msg.Hello(7, ann.token))
        assert again.all(msg.Welcome)[0].id == 7

    at_desk(tmp_path, scene)


# Calling UNO in time.


def forget_uno(desk: Desk) -> None:
    """Ann plays her last card but one and says nothing; Timid bots would not catch her."""
    lay(desk, ["r7 b3", "g9 y1", "g4 y5"], top="r5", turn=0)
    desk.table.current.game.play("r7", 0)
    desk.live.schedule.game_changed(desk.now)


def test_somebody_who_forgets_uno_is_asked_before_anybody_can_catch_them(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await with_bots(desk, "Ann")
        forget_uno(desk)
        await desk.wait(3600)
        assert desk.live.schedule.asked == 0
        assert desk.live.schedule.bots == {}
        assert await ann.play("uno") == "accepted"
        assert desk.table.current.game.uno_owed is None

    at_desk(tmp_path, scene, tempo=PATIENT)


def test_whoever_does_not_call_then_is_not_asked_again(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await with_bots(desk, "Ann")
        forget_uno(desk)
        await desk.wait(0)
        await ann.send(msg.LetPass())
        while desk.table.current.game.to_act == 1:  # until that bot has played
            assert desk.live.schedule.asked != 0
            await desk.wait(0)

    at_desk(tmp_path, scene, tempo=PATIENT)
