"""A game at a live table: moves, UNO and catch, bots, and what is kept of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from lastcard.table import messages as msg
from lastcard.table.log import entries as log
from lastcard.table.log.storage import NotOurs
from lastcard.table.schedule import Tempo
from tests.support.live_tables import Desk, Someone, at_desk, lay, person_to_act, start

# Moves.


def test_an_accepted_move_reaches_everybody_with_the_next_version(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        people = await start(desk, "Ann", "Ben", "Cleo")
        mover = person_to_act(desk, people)
        before = desk.table.version
        assert await mover.play(mover.view.legal[0]) == "accepted"
        for person in people:
            assert person.all(msg.Update)[-1].version == before + 1
            assert [one.version for one in person.all(msg.Update)] == sorted(
                {one.version for one in person.all(msg.Update)}
            )

    at_desk(tmp_path, scene)


def test_versions_have_no_gaps(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        people = await start(desk, "Ann", "Ben", "Cleo")
        for _ in range(30):
            mover = person_to_act(desk, people)
            await mover.play(mover.view.legal[-1])
            if desk.table.phase != "playing":
                break
        for person in people:
            first = person.all(msg.Welcome)[0].version
            versions = [one.version for one in person.all(msg.Update) if one.version > first]
            assert versions == list(range(first + 1, desk.table.version + 1))

    at_desk(tmp_path, scene)


def test_moves_are_checked_in_a_fixed_order(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        people = await start(desk, "Ann", "Ben")
        watcher = await desk.watch()
        lay(desk, ["r7 b3 b4", "g1 y2 y3"], top="r5")
        ann, ben = people
        version = desk.game_version
        refusals = [
            (watcher, msg.Play(0, "r7", version), "no_credentials"),
            (ben, msg.Play(0, "g1", version), "not_your_move"),
            (ann, msg.Play(0, "g1", version - 1), "illegal"),
            (ann, msg.Play(0, "r7", version - 1), "stale"),
        ]
        for who, message, reason in refusals:
            answer = await who.send(message)
            assert isinstance(answer, msg.Refused)
            assert answer.reason == reason
        assert await ann.play("r7") == "accepted"

    at_desk(tmp_path, scene, msg.Settings(seats=2))


def test_a_refused_move_says_why_to_programs_and_to_programmers(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, _ = await start(desk, "Ann", "Ben")
        lay(desk, ["r7 b3 b4", "g1 y2 y3"], top="r5")
        answer = await ann.send(msg.Play(0, "b3", desk.game_version))
        assert isinstance(answer, msg.Refused)
        assert answer.detail == "seat 0 cannot play b3 on r5: neither colour nor number matches"
        assert answer.why == msg.Why("no_match_number", {"card": "b3", "top": "r5"})

    at_desk(tmp_path, scene, msg.Settings(seats=2))


def test_what_is_no_move_or_not_for_now_is_refused(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, _ = await start(desk, "Ann", "Ben")
        lay(desk, ["r7 b3 b4", "g1 y2 y3"], top="r5")
        (cleo,) = await desk.join("Cleo")
        answer = await cleo.send(msg.TakeBack(0))
        assert isinstance(answer, msg.Refused)
        assert answer.reason == "not_playing"
        answer = await ann.send(msg.Play(0, "hop", desk.game_version))
        assert isinstance(answer, msg.Refused)
        assert (answer.reason, answer.why) == ("illegal", None)
        assert answer.detail.startswith("classic has no card or move 'hop'")

    at_desk(tmp_path, scene, msg.Settings(seats=2))


def test_who_watches_sees_no_hand_but_all_that_is_public(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        await start(desk, "Ann", "Ben")
        watcher = await desk.watch()
        view = watcher.view
        assert (view.seat, view.hand, view.legal, view.known) == (None, [], [], {})
        assert view.hand_sizes == desk.table.current.game.hand_sizes
        assert view.top == desk.table.current.game.top

    at_desk(tmp_path, scene, msg.Settings(seats=2))


# UNO and catch.

DOWN_TO_ONE = ["r7 b3", "g1 y2 y3", "g4 y5 y6"]


def test_a_call_in_the_window_beats_a_catch_that_came_before_it(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben, _ = await start(desk, "Ann", "Ben", "Cleo")
        lay(desk, DOWN_TO_ONE, top="r5")
        await ann.play("r7")
        await desk.wait(0.1)
        assert await ben.play("catch") == "held"
        await desk.wait(0.5)
        assert await ann.play("uno") == "accepted"
        assert ben.all(msg.Refused)[-1].reason == "illegal"
        assert desk.table.current.game.hand_sizes[0] == 1

    at_desk(tmp_path, scene)


def test_a_reaction_does_not_end_the_window(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben, _ = await start(desk, "Ann", "Ben", "Cleo")
        lay(desk, DOWN_TO_ONE, top="r5")
        await ann.play("r7")
        assert await ben.play("catch") == "held"
        await ben.send(msg.React(0, "laugh"))
        assert desk.table.current.game.hand_sizes[0] == 1
        assert await ann.play("uno") == "accepted"

    at_desk(tmp_path, scene)


def test_who_may_not_catch_holds_nobody_up(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben, _ = await start(desk, "Ann", "Ben", "Cleo")
        watcher = await desk.watch()
        lay(desk, DOWN_TO_ONE, top="r5")
        await ann.play("r7")
        assert await watcher.play("catch") == "no_credentials"
        assert await ann.play("catch") == "illegal"
        assert await ben.play("draw") == "accepted"

    at_desk(tmp_path, scene)


def test_a_held_catch_counts_when_no_call_came_in_time(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, _, cleo = await start(desk, "Ann", "Ben", "Cleo")
        lay(desk, DOWN_TO_ONE, top="r5")
        await ann.play("r7")
        assert await cleo.play("catch") == "held"
        await desk.wait(0.74)
        assert desk.table.current.game.hand_sizes[0] == 1
        await desk.wait(0.02)
        assert desk.table.current.game.hand_sizes[0] == 3
        assert isinstance(cleo.answer(1), msg.Accepted)
        assert await ann.play("uno") == "not_your_move"

    at_desk(tmp_path, scene)


def test_after_the_window_the_quickest_wins(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben, _ = await start(desk, "Ann", "Ben", "Cleo")
        lay(desk, DOWN_TO_ONE, top="r5")
        await ann.play("r7")
        await desk.wait(0.8)
        assert await ben.play("catch") == "accepted"

    at_desk(tmp_path, scene)


def test_the_next_player_cannot_save_somebody_whom_a_catch_waits_for(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben, cleo = await start(desk, "Ann", "Ben", "Cleo")
        lay(desk, DOWN_TO_ONE, top="r5")
        await ann.play("r7")
        assert await cleo.play("catch") == "held"
        assert await ben.play("draw") == "held"
        await desk.wait(0.8)
        assert desk.table.current.game.hand_sizes[0] == 3
        assert ben.all(msg.Refused)[-1].reason == "stale"

    at_desk(tmp_path, scene)


def test_without_a_window_a_catch_counts_at_once(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await start(desk, "Ann", "Ben")
        lay(desk, DOWN_TO_ONE[:2], top="r5")
        await ann.play("r7")
        assert await ben.play("catch") == "accepted"

    at_desk(tmp_path, scene, msg.Settings(seats=2, window=0))


def test_the_time_for_a_turn_begins_when_the_window_has_ended(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await start(desk, "Ann", "Ben")
        lay(desk, DOWN_TO_ONE[:2], top="r5")
        await ann.play("r7")
        assert ben.all(msg.Clock)[-1] == msg.Clock(1, 30_750, 750)

    at_desk(tmp_path, scene, msg.Settings(seats=2, clock=30))


def test_the_held_catch_of_somebody_who_goes_does_not_count(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben, cleo = await start(desk, "Ann", "Ben", "Cleo")
        lay(desk, DOWN_TO_ONE, top="r5")
        await ann.play("r7")
        assert await cleo.play("catch") == "held"
        await cleo.go()
        assert await ben.play("draw") == "accepted"
        await desk.wait(1)
        assert desk.table.current.game.hand_sizes[0] == 1

    at_desk(tmp_path, scene)


# Bots.


class Least(Random):
    """Luck that makes everything happen as soon as it can."""

    def uniform(self, a: float, b: float) -> float:
        return min(a, b)


def test_bots_play_a_whole_game_with_a_person_who_only_draws(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await desk.join("Ann")
        await ann.send(msg.SeatBot(0, 1, "sharp"))
        await ann.send(msg.SeatBot(0, 2, "casual"))
        await ann.send(msg.Start())
        for _ in range(400):
            await desk.wait(5)
            if desk.table.phase == "game_over":
                break
            if desk.table.phase == "round_over":
                await ann.send(msg.NextRound(now=True))
            elif ann.view.to_act == 0:
                legal = [move for move in ann.view.legal if not move.endswith("!")]
                await ann.play(legal[-1])
        assert desk.table.phase == "game_over"
        assert await desk.storage.load_game(ann.table.game or "")

    at_desk(tmp_path, scene, msg.Settings(options={"target": 30}, seats=3))


def test_a_bot_neither_calls_nor_catches_nor_plays_before_a_person_could(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await desk.join("Ann")
        for seat in (1, 2):
            await ann.send(msg.SeatBot(0, seat, "sharp"))
        desk.live.schedule.luck = Least()
        await ann.send(msg.Start())
        lay(desk, DOWN_TO_ONE, top="r5")
        await ann.play("r7")
        await desk.wait(0.75 + 0.89)
        assert desk.table.current.game.hand_sizes == [1, 3, 3]
        assert await ann.play("uno") == "accepted"

    at_desk(tmp_path, scene)


def test_how_long_a_bot_takes_does_not_tell_who_could_jump_in(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await desk.join("Ann")
        for seat in (1, 2):
            await ann.send(msg.SeatBot(0, seat, "sharp"))
        await ann.send(msg.Start())
        times = []
        for hand in ("r7 y2 y3", "r8 y2 y3"):
            desk.live.schedule.luck = Least()
            lay(desk, ["r7 b3 b4", "g1 g2 g3", hand], top="r5", jump_in=True)
            assert await ann.play("r7") == "accepted"
            times.append(desk.live.schedule.bots[1] - desk.now)
        assert times == pytest.approx([desk.live.schedule.tempo.react[1]] * 2)

    at_desk(tmp_path, scene, msg.Settings(options={"jump_in": True}, seats=3))


def test_a_bot_catches_somebody_who_forgets_in_the_end(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await desk.join("Ann")
        for seat in (1, 2):
            await ann.send(msg.SeatBot(0, seat, "sharp"))
        await ann.send(msg.Start())
        lay(desk, DOWN_TO_ONE, top="r5")
        await ann.play("r7")
        await desk.wait(4)
        assert any(event.name == "caught" for one in ann.all(msg.Update) for event in one.events)

    at_desk(tmp_path, scene)


def test_while_nobody_is_there_the_bots_wait(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await desk.join("Ann")
        for seat in (1, 2):
            await ann.send(msg.SeatBot(0, seat, "sharp"))
        await ann.send(msg.Start())
        await ann.go()
        version = desk.table.version
        await desk.wait(3600)
        assert desk.table.version == version

    at_desk(tmp_path, scene)


def test_a_room_without_people_is_left_alone_until_somebody_comes(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await desk.join("Ann")
        for seat in (1, 2):
            await ann.send(msg.SeatBot(0, seat, "sharp"))
        await ann.send(msg.Start())
        lay(desk, ["r7 b3 b4", "g1 y2 y3", "g4 y5 y6"], top="r5", turn=1)
        await ann.go()
        version = desk.table.version
        running = asyncio.create_task(desk.live.run())
        await asyncio.sleep(0.1)
        assert desk.table.version == version
        await Someone(desk).come(token=ann.token)
        while desk.table.version == version:
            await asyncio.sleep(0.01)
        running.cancel()

    at_desk(tmp_path, scene, tempo=Tempo(think=(0, 0), react=(0, 0)))


# What is kept.


def test_what_could_not_be_written_has_not_happened(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, ben = await start(desk, "Ann", "Ben")
        lay(desk, ["r7 b3 b4", "g1 y2 y3"], top="r5")
        await desk.storage.append("TABLE234", desk.table.version + 1, [log.HostIs(ben.id)])
        with pytest.raises(NotOurs):
            await ann.play("r7")
        assert desk.live.broken
        assert ann.closed
        assert await ben.send(msg.Chat(0, "hello?")) is None  # nobody listens any more
        found = await desk.storage.load_table("TABLE234")
        assert found is not None
        assert not any(isinstance(entry, log.Said) for _, entry in found.entries)

    at_desk(tmp_path, scene, msg.Settings(seats=2))


@pytest.mark.parametrize("moves", [0, 1, 7, 25])
def test_after_a_restart_the_table_is_as_it_was(moves: int, tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        people = await start(desk, "Ann", "Ben", "Cleo")
        for _ in range(moves):
            if desk.table.phase == "playing":
                mover = person_to_act(desk, people)
                await mover.play(mover.view.legal[-1])
        before = desk.table
        await desk.restart()
        assert desk.table is not before
        assert desk.table.version == before.version
        assert desk.table.current.game.position() == before.current.game.position()
        assert desk.table.people == before.people
        again = Someone(desk)
        await again.come(token=people[1].token)
        assert again.view == people[1].view

    at_desk(tmp_path, scene)


def test_back_to_the_lobby_in_the_middle_of_a_game(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, _ = await start(desk, "Ann", "Ben")
        await ann.send(msg.ToLobby())
        assert desk.table.phase == "lobby"
        assert len(desk.table.seats) == 3

    at_desk(tmp_path, scene)


def test_after_a_restart_the_end_of_a_game_is_shown_with_the_way_to_it(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        people = await start(desk, "Ann", "Ben")
        while desk.table.phase != "game_over":  # a zero that is left over ends no game
            if desk.table.phase == "round_over":
                await people[0].send(msg.NextRound(now=True))
            mover = person_to_act(desk, people)
            await mover.play(mover.view.legal[0])
        await desk.restart()
        again = Someone(desk)
        await again.come(token=people[1].token)
        assert again.table.points == people[1].table.points != []
        assert again.table.phase == "game_over"
        assert again.table.game == people[1].table.game is not None
        assert again.view == people[1].view

    options: dict[str, str | int | bool] = {"target": 1, "hand_size": 1}
    at_desk(tmp_path, scene, msg.Settings(options=options, seats=2, window=0))
