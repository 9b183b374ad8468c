"""The next round and another game, asked for by everybody, and seats for those who come late."""

from __future__ import annotations

from pathlib import Path

from lastcard.table import messages as msg
from tests.support.live_tables import Desk, Someone, at_desk, lay, start

LAST_CARD = ["r7", "g1 y2", "g3 y4"]


async def end_round(desk: Desk, *names: str) -> list[Someone]:
    """The first of them goes out."""
    people = await start(desk, *names)
    lay(desk, LAST_CARD[: len(desk.table.seats)], top="r5")
    await people[0].play("r7")
    return people


def phase(desk: Desk) -> str:
    return desk.table.phase


def refused(answer: msg.ServerMessage | None) -> str:
    assert isinstance(answer, msg.Refused)
    return answer.reason


def test_the_next_round_begins_when_everybody_who_is_there_has_asked(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben, cleo = await end_round(desk, "Ann", "Ben", "Cleo")
        await ben.send(msg.NextRound())
        assert ann.table.ready == [ben.id]
        await cleo.go()
        assert phase(desk) == "round_over"
        await ann.send(msg.NextRound())
        assert (phase(desk), ann.table.ready) == ("playing", [])

    at_desk(tmp_path, scene)


def test_the_next_round_begins_a_few_seconds_after_most_have_asked(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben, cleo = await end_round(desk, "Ann", "Ben", "Cleo")
        await ben.send(msg.NextRound())
        await desk.wait(60)
        assert phase(desk) == "round_over"
        await cleo.send(msg.NextRound())
        assert ann.all(msg.Clock)[-1].begins == 5_000
        await desk.wait(4)
        assert phase(desk) == "round_over"
        await desk.wait(2)
        assert phase(desk) == "playing"
        assert ann.all(msg.Clock)[-1].begins is None

    at_desk(tmp_path, scene)


def test_whoever_goes_is_not_waited_for(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await end_round(desk, "Ann", "Ben")
        await ben.send(msg.NextRound())
        await ann.go()
        await desk.wait(0)
        assert phase(desk) == "playing"

    at_desk(tmp_path, scene, msg.Settings(seats=2))


def test_the_host_decides_alone_and_nobody_else_does(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await end_round(desk, "Ann", "Ben")
        assert refused(await ben.send(msg.NextRound(now=True))) == "not_host"
        await ann.send(msg.NextRound(now=True))
        assert phase(desk) == "playing"
        assert refused(await ben.send(msg.NextRound())) == "not_your_move"

    at_desk(tmp_path, scene, msg.Settings(seats=2))


def test_another_game_is_asked_for_in_the_same_way(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await start(desk, "Ann", "Ben")
        lay(desk, LAST_CARD[:2], top="r5", scores=[499, 0])
        await ann.play("r7")
        assert phase(desk) == "game_over"
        await ben.send(msg.NextRound())
        await ann.send(msg.NextRound())
        assert phase(desk) == "playing"
        assert desk.table.current.game.scores == [0, 0]

    at_desk(tmp_path, scene, msg.Settings(seats=2))


def test_who_has_asked_is_known_after_a_restart(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        _, ben = await start(desk, "Ann", "Ben")
        cleo = (await desk.join("Cleo"))[0]
        await cleo.send(msg.NextRound())
        await desk.restart()
        assert desk.table.ready == [cleo.id]
        assert ben.table.ready == [cleo.id]

    at_desk(tmp_path, scene, msg.Settings(seats=2))


# Latecomers.


async def with_a_bot(desk: Desk) -> tuple[Someone, Someone]:
    """Ann plays against a bot, and Ben comes later."""
    (ann,) = await desk.join("Ann")
    await ann.send(msg.SeatBot(seat=1, bot="casual"))
    await ann.send(msg.Start())
    return ann, (await desk.join("Ben"))[0]


def test_somebody_who_comes_late_takes_the_seat_of_a_bot_at_once(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await with_a_bot(desk)
        lay(desk, ["r7 b3", "g1 y2 r2"], top="r5", turn=1)
        assert refused(await ben.send(msg.Sit(seat=0))) == "seat_taken"
        await ben.send(msg.Sit(seat=1))
        assert sorted(ben.view.hand) == ["g1", "r2", "y2"]
        await desk.wait(60)
        assert desk.table.current.game.to_act == 1  # no bot plays there any more
        assert await ben.play("r2") == "accepted"
        assert desk.table.current.names == ["Ann", "Ben"]
        assert ann.table.seats[1].person == ben.id

    at_desk(tmp_path, scene, msg.Settings(seats=2))


def test_the_host_may_forbid_late_seats(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await with_a_bot(desk)
        await ann.send(msg.Change(settings=msg.SettingsChange(late=False)))
        assert refused(await ben.send(msg.Sit(seat=1))) == "not_in_lobby"
        assert refused(await ben.send(msg.NextRound())) == "not_in_lobby"

    at_desk(tmp_path, scene, msg.Settings(seats=2))


def test_whoever_asks_for_a_seat_gets_a_bots_with_the_next_round(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await with_a_bot(desk)
        lay(desk, ["r7", "g1 y2"], top="r5")
        await ben.send(msg.NextRound())
        await ann.play("r7")
        await ann.send(msg.NextRound())
        assert [seat.person for seat in desk.table.seats] == [ann.id, ben.id]
        assert ben.view.seat == 1

    at_desk(tmp_path, scene, msg.Settings(seats=2))


def test_whoever_asks_for_a_seat_gets_a_new_one_with_the_next_game(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben, cleo = await start(desk, "Ann", "Ben", "Cleo")
        await cleo.send(msg.NextRound())
        lay(desk, LAST_CARD[:2], top="r5")
        await ann.play("r7")
        await ann.send(msg.NextRound(now=True))
        assert desk.table.ready == [cleo.id]  # no seat is free yet
        lay(desk, LAST_CARD[:2], top="r5", scores=[499, 0])
        await ann.play("r7")
        await ben.send(msg.NextRound())
        await ann.send(msg.NextRound())
        assert desk.table.current.game.players == 3
        assert (cleo.view.seat, desk.table.settings.seats) == (2, 3)
        assert desk.table.current.names == ["Ann", "Ben", "Cleo"]

    at_desk(tmp_path, scene, msg.Settings(seats=2))
