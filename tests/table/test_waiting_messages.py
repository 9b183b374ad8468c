"""Messages that wait until it is worth doing them: nothing that comes later overtakes them."""

from __future__ import annotations

from pathlib import Path

import pytest

from lastcard.table import messages as msg
from lastcard.table.line import MOST_WAITING
from lastcard.table.log.storage import NotOurs
from tests.support.live_tables import Desk, Someone, at_desk, lay, person_to_act, reason, start

DOWN_TO_ONE = ["r7 b3", "g1 y2 y3", "g4 y5 y6"]


def post(desk: Desk, who: Someone, move: str) -> None:
    desk.live.post(who.viewer, msg.Play(7, move, desk.game_version))


def test_a_move_that_came_in_time_counts_though_the_time_is_up_before_it_is_made(
    tmp_path: Path,
) -> None:
    async def scene(desk: Desk) -> None:
        people = await start(desk, "Ann", "Ben")
        mover = person_to_act(desk, people)
        await desk.wait(29.9)
        post(desk, mover, "draw")
        await desk.wait(0.2)
        assert isinstance(mover.answer(7), msg.Accepted)
        assert not any(seat.covered for seat in desk.table.seats)

    at_desk(tmp_path, scene, msg.Settings(seats=2, clock=30))


def test_a_call_in_the_window_beats_a_catch_before_it_though_both_are_looked_at_later(
    tmp_path: Path,
) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben, _ = await start(desk, "Ann", "Ben", "Cleo")
        lay(desk, DOWN_TO_ONE, top="r5")
        await ann.play("r7")
        post(desk, ben, "catch")
        post(desk, ann, "uno")
        await desk.wait(3)
        assert isinstance(ann.answer(7), msg.Accepted)
        assert isinstance(ben.answer(7), msg.Refused)
        assert desk.table.current.game.hand_sizes[0] == 1

    at_desk(tmp_path, scene)


def test_what_somebody_has_sent_before_they_go_is_still_done(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        people = await start(desk, "Ann", "Ben")
        mover = person_to_act(desk, people)
        before = desk.game_version
        post(desk, mover, "draw")
        await mover.go()
        assert isinstance(mover.answer(7), msg.Accepted)
        assert desk.game_version == before + 1

    at_desk(tmp_path, scene)


def test_messages_are_done_in_the_order_in_which_they_came(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await start(desk, "Ann", "Ben")
        for number, who in enumerate((ann, ben, ann, ann, ben)):
            desk.live.post(who.viewer, msg.Chat(number, f"number {number}"))
        await desk.live.do_posted()
        said = [one.note.text for one in ann.all(msg.Update) if one.note.what == "said"]
        assert said == [f"number {number}" for number in range(5)]

    at_desk(tmp_path, scene)


def test_when_one_cannot_be_written_the_next_ones_are_not_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await start(desk, "Ann", "Ben")

        async def refuse(*_: object) -> str | None:
            raise NotOurs(desk.table.code)

        monkeypatch.setattr(desk.storage, "append", refuse)
        for who in (ann, ben):
            desk.live.post(who.viewer, msg.Chat(7, "hello"))
        with pytest.raises(NotOurs):
            await desk.live.do_posted()
        await desk.live.do_posted()
        assert (ann.closed, ben.closed) == (True, True)
        assert [who.answer(7) for who in (ann, ben)] == [None, None]

    at_desk(tmp_path, scene)


def test_of_one_person_only_so_much_waits_whatever_number_of_connections_they_have(
    tmp_path: Path,
) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await start(desk, "Ann", "Ben")
        again = Someone(desk)
        await again.come(token=ann.token)
        for number in range(MOST_WAITING + 5):
            who = ann if number % 2 else again
            desk.live.post(who.viewer, msg.Chat(number, "hello"))
        desk.live.post(ben.viewer, msg.Chat(1, "me too"))
        await desk.live.do_posted()
        answers = [(ann if n % 2 else again).answer(n) for n in range(MOST_WAITING + 5)]
        assert [reason(one) for one in answers] == ["accepted"] * MOST_WAITING + ["too_fast"] * 5
        assert reason(ben.answer(1)) == "accepted"
        assert reason(await ann.send(msg.Chat(text="and now"))) == "accepted"

    at_desk(tmp_path, scene)


def test_what_is_posted_without_end_keeps_nobody_else_waiting(tmp_path: Path) -> None:
    """A table is handed over while somebody sends something anew at every answer."""

    async def scene(desk: Desk) -> None:
        ann, _ = await start(desk, "Ann", "Ben")
        answers: list[msg.ServerMessage] = []

        def send_on(message: msg.ServerMessage) -> None:
            if isinstance(message, msg.Accepted | msg.Refused) and len(answers) < 500:
                answers.append(message)
                desk.live.post(ann.viewer, msg.React(1, "wow"))

        ann.viewer.send = send_on
        desk.live.post(ann.viewer, msg.React(1, "wow"))
        await desk.live.retire()
        assert len(answers) == 1
        assert desk.live.has_posted

    at_desk(tmp_path, scene)
