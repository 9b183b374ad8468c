"""The next round and another game, asked for by everybody, and seats for those who come late."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from lastcard.editions import Edition, carry_edition
from lastcard.errors import InvalidRecord
from lastcard.table import messages as msg
from lastcard.table.log.kept import finished_game
from lastcard.table.log.snapshots import read_snapshot, write_snapshot
from lastcard.table.proof import check_proof
from lastcard.table.schedule import Tempo
from tests.support.live_tables import Desk, Someone, at_desk, lay, play_out, start
from tests.support.patience import PATIENCE

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


def test_a_table_that_sleeps_is_woken_for_the_next_round(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        _, ben, cleo = await end_round(desk, "Ann", "Ben", "Cleo")
        running = asyncio.create_task(desk.live.run())
        await ben.send(msg.NextRound())
        await asyncio.sleep(0)  # so that it sleeps, with nothing that is due
        await cleo.send(msg.NextRound())
        async with asyncio.timeout(PATIENCE):
            while phase(desk) != "playing":
                await asyncio.sleep(0)
        running.cancel()

    at_desk(tmp_path, scene, tempo=Tempo(begin=0))


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


def test_whoever_asks_for_a_seat_gets_a_new_one_with_the_next_round(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben, cleo = await start(desk, "Ann", "Ben", "Cleo")
        await cleo.send(msg.NextRound())
        await play_out(desk)
        gained = desk.table.current.points[0]
        await ann.send(msg.NextRound())
        await ben.send(msg.NextRound())
        assert desk.table.ready == []
        assert (cleo.view.seat, len(cleo.view.hand), desk.table.settings.seats) == (2, 7, 3)
        assert (ann.view.round_number, ann.view.scores) == (2, [*gained, 0])
        assert "changed" not in {one.note.what for one in ann.all(msg.Update)}, "no rule has been"
        assert ann.table.points == [[*gained, 0]]
        assert desk.table.current.names == ["Ann", "Ben", "Cleo"]
        await play_out(desk)
        assert [one.rounds for one in desk.table.current.tallies] == [2, 2, 1]

    at_desk(tmp_path, scene, msg.Settings(seats=2))


def test_a_late_seat_is_no_advantage_where_few_points_win(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, _, cleo = await start(desk, "Ann", "Ben", "Cleo")
        await cleo.send(msg.NextRound())
        await play_out(desk)
        await ann.send(msg.NextRound(now=True))
        most = max(desk.table.current.points[0])
        assert most > 0
        assert cleo.view.scores[2] == most
        await play_out(desk)
        gained = desk.table.current.points[1]
        assert cleo.view.scores[2] == most + gained[2]

    at_desk(tmp_path, scene, msg.Settings(seats=2, options={"scoring": "tally"}))


def test_a_new_seat_is_there_after_a_restart_from_the_log_and_a_snapshot(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, _, cleo = await start(desk, "Ann", "Ben", "Cleo")
        await cleo.send(msg.NextRound())
        await play_out(desk)
        await ann.send(msg.NextRound(now=True))
        before = desk.table.current
        snapshot = write_snapshot(desk.table, desk.live.audience)
        await desk.restart()
        for again in (desk.table.current, read_snapshot("TABLE234", snapshot)[0].current):
            assert again.game.position() == before.game.position()
            assert again.game.record() == before.game.record()
            assert (again.names, again.persons) == (before.names, before.persons)
            assert (again.points, again.settled) == (before.points, before.settled)

    at_desk(tmp_path, scene, msg.Settings(seats=2))


def test_the_shuffles_of_a_game_that_somebody_joined_can_be_checked(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, _, cleo = await start(desk, "Ann", "Ben", "Cleo")
        await cleo.send(msg.NextRound())
        while desk.table.phase != "game_over":
            await play_out(desk)
            if desk.table.phase == "round_over":
                await ann.send(msg.NextRound(now=True))
        game = finished_game(desk.table)
        assert game is not None
        assert [result["name"] for result in game.results] == ["Ann", "Ben", "Cleo"]
        rounds = check_proof(game.record)
        assert len(rounds) == len(desk.table.current.points) > 1
        # Without the third hand the cards are dealt otherwise, and moves do not fit them.
        with pytest.raises(InvalidRecord, match=r"^line \d+, move \d:\S+: seat \d "):
            check_proof(game.record.replace("joins:2", ""))

    at_desk(tmp_path, scene, msg.Settings(seats=2))


def test_nobody_gets_a_seat_at_a_table_of_ten(tmp_path: Path) -> None:
    names = [f"Player {number}" for number in range(11)]

    async def scene(desk: Desk) -> None:
        first, *_, last = await start(desk, *names)
        assert refused(await last.send(msg.NextRound())) == "table_full"
        await play_out(desk)
        await first.send(msg.NextRound(now=True))
        assert (desk.table.current.game.players, desk.table.ready) == (10, [])

    at_desk(tmp_path, scene, msg.Settings(seats=10))


def small_deck() -> Edition:
    """Of 29 cards: enough for two hands of ten, or three of nine."""
    cards = "\n".join(f"{number} = 0" for number in (0, 5, 6, 7, 8, 9))
    return carry_edition(
        f'title = "Small"\ncolors = ["red", "blue"]\n[cards]\n{cards}\n[wilds]\nW = 1\n'
    )


def test_nobody_is_promised_a_seat_that_the_deck_is_too_small_for(tmp_path: Path) -> None:
    small = small_deck()

    async def scene(desk: Desk) -> None:
        ann, _, cleo = await start(desk, "Ann", "Ben", "Cleo")
        assert refused(await cleo.send(msg.NextRound())) == "table_full"
        assert ann.table.ready == []

    tens = msg.Settings(edition=small.name, seats=2, options={"hand_size": 10})
    at_desk(tmp_path, scene, tens, own=small)


def test_seats_are_promised_to_no_more_people_than_there_are(tmp_path: Path) -> None:
    small = small_deck()

    async def scene(desk: Desk) -> None:
        ann, _, cleo, dan = await start(desk, "Ann", "Ben", "Cleo", "Dan")
        await cleo.send(msg.NextRound())
        assert refused(await dan.send(msg.NextRound())) == "table_full"
        assert ann.table.ready == [cleo.id]

    nines = msg.Settings(edition=small.name, seats=2, options={"hand_size": 9})
    at_desk(tmp_path, scene, nines, own=small)


def test_no_move_of_before_somebody_joined_is_taken_back(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await with_a_bot(desk)
        await ann.send(msg.SeatBot(seat=1, bot="casual"))
        await ben.send(msg.NextRound())
        await play_out(desk)
        assert ann.view.may_take_back
        desk.table.seats[1].bot = None  # so that there is no bot to play for
        await ann.send(msg.NextRound(now=True))
        await ben.send(msg.Leave())
        assert desk.table.current.game.players == 3
        assert refused(await ann.send(msg.TakeBack())) == "illegal"

    at_desk(tmp_path, scene, msg.Settings(seats=2, practice=True))


def test_whoever_asks_for_a_seat_gets_a_new_one_with_the_next_game(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben, cleo = await start(desk, "Ann", "Ben", "Cleo")
        await cleo.send(msg.NextRound())
        lay(desk, LAST_CARD[:2], top="r5", scores=[499, 0])
        await ann.play("r7")
        await ben.send(msg.NextRound())
        await ann.send(msg.NextRound())
        assert desk.table.current.game.players == 3
        assert (cleo.view.seat, desk.table.settings.seats) == (2, 3)
        assert desk.table.current.names == ["Ann", "Ben", "Cleo"]

    at_desk(tmp_path, scene, msg.Settings(seats=2))
