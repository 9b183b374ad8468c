"""People who are too slow, go away or come back, and a host who is not there."""

from __future__ import annotations

from pathlib import Path

from lastcard.table import messages as msg
from tests.support.live_tables import Desk, Someone, at_desk, lay, start


def test_when_the_time_is_up_a_bot_plays_until_the_person_is_back(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await start(desk, "Ann", "Ben")
        lay(desk, ["r7 b3 b4", "g1 y2 y3"], top="r5")
        assert ben.all(msg.Clock)[-1].seat is not None
        await desk.wait(31)
        assert ben.table.seats[0].covered
        await desk.wait(3)
        assert desk.table.current.game.to_act == 1
        await ann.send(msg.Back())
        assert not ben.table.seats[0].covered

    at_desk(tmp_path, scene, msg.Settings(seats=2, clock=30))


def test_somebody_gone_for_twenty_seconds_is_played_for(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await start(desk, "Ann", "Ben")
        lay(desk, ["r7 b3 b4", "g1 y2 y3"], top="r5")
        await ann.go()
        await desk.wait(19)
        before = ben.table.seats[0].covered
        await desk.wait(2)
        assert (before, ben.table.seats[0].covered) == (False, True)
        assert ben.all(msg.Present)[-1].here == [ben.id]

    at_desk(tmp_path, scene, msg.Settings(seats=2))


def test_somebody_who_is_away_when_the_game_begins_is_played_for_too(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await desk.join("Ann", "Ben")
        await ben.go()
        await desk.wait(60)
        await ann.send(msg.Start())
        await desk.wait(21)
        assert desk.table.seats[1].covered

    at_desk(tmp_path, scene, msg.Settings(seats=2))


def test_strangers_who_look_in_do_not_hold_the_bots_up(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await desk.join("Ann")
        await ann.send(msg.SeatBot(0, 1, "sharp"))
        await ann.send(msg.Start())
        lay(desk, ["r7 b3 b4", "g1 y2 y3"], top="r5", turn=1)
        before = desk.table.version
        for _ in range(8):
            await desk.watch()
            await desk.wait(0.5)
        assert desk.table.version > before

    at_desk(tmp_path, scene, msg.Settings(seats=2))


def test_somebody_back_within_twenty_seconds_is_not(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, _ = await start(desk, "Ann", "Ben")
        await ann.go()
        await desk.wait(15)
        again = Someone(desk)
        await again.come(token=ann.token)
        await desk.wait(60)
        assert not any(seat.covered for seat in desk.table.seats)

    at_desk(tmp_path, scene, msg.Settings(seats=2))


def test_coming_back_restores_seat_hand_and_what_was_missed(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await start(desk, "Ann", "Ben")
        lay(desk, ["r7 b3 b4", "g1 y2 y3"], top="r5", draw="g9")
        seen = desk.table.version
        await ben.go()
        await ann.play("r7")
        again = Someone(desk)
        await again.come(token=ben.token, seen=seen)
        welcome = again.all(msg.Welcome)[0]
        assert (again.view.seat, again.view.hand) == (1, ["y2", "y3", "g1"])
        assert [one.version for one in welcome.missed] == [seen + 1]
        assert welcome.missed[0].events[0].cards == ("r7",)
        assert welcome.token is None

    at_desk(tmp_path, scene, msg.Settings(seats=2))


def test_after_a_restart_whoever_comes_back_is_told_what_happened_before_it(
    tmp_path: Path,
) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await start(desk, "Ann", "Ben")
        first = ann if desk.table.current.game.to_act == 0 else ben
        await first.play(first.view.legal[0])
        told = [update.version for update in ann.all(msg.Update)]
        await desk.restart()
        again = Someone(desk)
        await again.come(token=ann.token, seen=1)
        missed = again.all(msg.Welcome)[0].missed
        assert [one.version for one in missed] == list(range(2, told[-1] + 1))
        assert missed[-1].events == ann.all(msg.Update)[-1].events

    at_desk(tmp_path, scene, msg.Settings(seats=2))


def test_what_was_missed_is_what_the_seat_of_then_saw(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben, cleo = await start(desk, "Ann", "Ben", "Cleo")
        lay(desk, ["r7 b3 b4", "g1 y2 y3", "g4 y5 y6"], top="r5", draw="g9")
        seen = desk.table.version
        await ben.go()
        await ann.play("draw")
        await ann.send(msg.ToLobby())
        await cleo.send(msg.Sit(0, None))
        await ann.send(msg.Sit(0, 2))
        again = Someone(desk)
        await again.come(token=ben.token, seen=seen)
        await again.send(msg.Sit(0, 0))  # where Ann has drawn a card
        late = Someone(desk)
        await late.come(token=ben.token, seen=seen)
        drawn = [event for one in late.all(msg.Welcome)[0].missed for event in one.events]
        assert [(event.name, event.seat, event.cards) for event in drawn] == [("drew", 0, ())]
        own = Someone(desk)
        await own.come(token=ann.token, seen=seen)
        drawn = [event for one in own.all(msg.Welcome)[0].missed for event in one.events]
        assert drawn[0].cards == ("g9",)

    at_desk(tmp_path, scene)


def test_being_back_again_and_again_gains_no_time(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, _ = await start(desk, "Ann", "Ben")
        lay(desk, ["r7 b3 b4", "g1 y2 y3"], top="r5")
        await desk.wait(30)
        for _ in range(50):
            await ann.send(msg.Back())
            await desk.wait(0.1)
        assert desk.table.current.game.to_act == 1

    at_desk(tmp_path, scene, msg.Settings(seats=2, clock=30))


def test_going_away_and_being_back_does_not_start_the_clock_anew(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, _ = await start(desk, "Ann", "Ben")
        lay(desk, ["r7 b3 b4", "g1 y2 y3"], top="r5")
        await ann.go()
        await desk.wait(20.1)
        assert desk.table.seats[0].covered
        again = Someone(desk)
        await again.come(token=ann.token)
        await again.send(msg.Back())
        assert again.all(msg.Clock)[-1] == msg.Clock(0, 9_900, 0)
        await desk.wait(10 + 3)
        assert desk.table.current.game.to_act == 1

    at_desk(tmp_path, scene, msg.Settings(seats=2, clock=30))


def test_somebody_who_is_back_in_time_makes_the_next_move_with_a_whole_clock(
    tmp_path: Path,
) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await start(desk, "Ann", "Ben")
        lay(desk, ["r7 b3 b4", "g1 y2 y3"], top="r5")
        await desk.wait(33)
        await ann.send(msg.Back())
        await ben.play("draw")
        if desk.table.current.game.to_act == 1:
            await ben.play("pass")
        assert ann.all(msg.Clock)[-1] == msg.Clock(0, 30_000, 0)

    at_desk(tmp_path, scene, msg.Settings(seats=2, clock=30))


def test_time_stands_still_while_nobody_is_there(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await start(desk, "Ann", "Ben")
        lay(desk, ["r7 b3 b4", "g1 y2 y3"], top="r5")
        await desk.wait(10)
        await ann.go()
        await ben.go()
        await desk.wait(3600)
        again = Someone(desk)
        await again.come(token=ann.token)
        assert again.all(msg.Clock)[-1] == msg.Clock(0, 30_000, 0)
        await desk.wait(29)
        assert not desk.table.seats[0].covered

    at_desk(tmp_path, scene, msg.Settings(seats=2, clock=30))


def test_a_new_game_begins_without_the_bots_that_played_for_people(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await start(desk, "Ann", "Ben")
        lay(desk, ["r7", "g1 y2"], top="r5", target=1)
        await ben.go()
        await desk.wait(21)
        assert desk.table.seats[1].covered
        await ann.play("r7")
        assert desk.table.phase == "game_over"
        assert desk.table.seats[1].covered
        await Someone(desk).come(token=ben.token)
        await ann.send(msg.Start())
        assert not ann.table.seats[1].covered

    at_desk(tmp_path, scene, msg.Settings(seats=2))


def test_absence_belongs_to_a_person_whatever_the_seat(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben, cleo = await desk.join("Ann", "Ben", "Cleo")
        await ann.send(msg.Sit(0, None))
        await cleo.go()  # from seat 2, which is seat 1 when the game begins
        await ben.send(msg.HandOver(0, ben.id))
        await ann.send(msg.HandOver(0, ben.id))
        await desk.wait(10)
        await ben.send(msg.Start())
        again = Someone(desk)
        await again.come(token=cleo.token)
        await desk.wait(60)
        assert not any(seat.covered for seat in desk.table.seats)
        await again.go()
        await desk.wait(21)
        assert [seat.covered for seat in desk.table.seats] == [False, True]

    at_desk(tmp_path, scene)


# The host.


def test_a_host_who_is_away_for_a_minute_is_replaced_by_somebody_who_is_there(
    tmp_path: Path,
) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben, cleo = await desk.join("Ann", "Ben", "Cleo")
        await ben.go()
        await ann.go()
        await desk.wait(59)
        assert cleo.table.host == ann.id
        await desk.wait(2)
        assert cleo.table.host == cleo.id
        assert cleo.all(msg.Update)[-1].note == msg.Note("host", person=cleo.id)
        assert isinstance(await cleo.send(msg.Start()), msg.Accepted)

    at_desk(tmp_path, scene)


def test_those_who_play_become_host_before_those_who_watch(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben, cleo = await desk.join("Ann", "Ben", "Cleo")
        await ben.send(msg.Sit(0, None))
        await ann.go()
        await desk.wait(61)
        assert desk.table.host == cleo.id

    at_desk(tmp_path, scene)


def test_who_only_watches_is_not_host_while_a_player_may_come_back(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben, cleo = await desk.join("Ann", "Ben", "Cleo")
        await cleo.send(msg.Sit(0, None))
        await ann.go()
        await ben.go()
        await desk.wait(600)
        assert desk.table.host == ann.id
        again = Someone(desk)
        await again.come(token=ben.token)
        await desk.wait(61)
        assert desk.table.host == ben.id

    at_desk(tmp_path, scene)


def test_when_the_host_leaves_a_player_is_host_before_who_watches(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben, cleo = await desk.join("Ann", "Ben", "Cleo")
        await ben.send(msg.Sit(0, None))
        await ann.send(msg.Leave())
        assert desk.table.host == cleo.id
        await cleo.send(msg.Leave())
        assert desk.table.host == ben.id

    at_desk(tmp_path, scene)


def test_a_host_who_is_back_within_a_minute_stays_host(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, _ = await desk.join("Ann", "Ben")
        await ann.send(msg.Sit(0, None))
        await ann.go()
        await desk.wait(50)
        again = Someone(desk)
        await again.come(token=ann.token)
        await desk.wait(600)
        assert desk.table.host == ann.id

    at_desk(tmp_path, scene)


def test_whoever_comes_to_a_table_without_its_host_can_have_it(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await desk.join("Ann", "Ben")
        await ann.go()
        await ben.go()
        await desk.restart()
        again = Someone(desk)
        await again.come(token=ben.token)
        await desk.wait(61)
        assert desk.table.host == ben.id

    at_desk(tmp_path, scene)
