"""A drawn card that is kept looks the same to everybody else, playable or not."""

from __future__ import annotations

from pathlib import Path

import pytest

from lastcard.table import messages as msg
from lastcard.table.commands import beginning
from lastcard.table.log import entries as log
from lastcard.table.table import Table
from tests.support.live_tables import Desk, Someone, at_desk, lay, start

FITS, DOES_NOT = "r7", "b7"


@pytest.fixture(autouse=True)
def always_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beginning, "new_secret", lambda: "ab" * 32)


async def draw_and_keep(desk: Desk, card: str, by_hand: bool) -> list[Someone]:
    """Ann draws that card and keeps it; returns Ben and somebody who watches."""
    ann, ben = await start(desk, "Ann", "Ben")
    watcher = await desk.watch()
    options = desk.table.current.game.options.changes(desk.table.edition)
    lay(desk, ["g3 g4", "b2 b3"], top="r5", draw=card, **options)
    for one in (ann, ben, watcher):
        one.received.clear()
    assert await ann.play("draw") == "accepted"
    if by_hand:
        await desk.wait(0.5)
        assert await ann.play("pass") == "accepted"
    else:
        await desk.wait(desk.live.schedule.tempo.think[1])
    assert desk.table.current.game.to_act == 1
    return [ben, watcher]


def all_that_others_get(folder: Path, card: str, by_hand: bool, clock: int) -> list[bytes]:
    """Every byte that the others are sent from the draw to the next turn."""
    sent: list[bytes] = []

    async def scene(desk: Desk) -> None:
        for one in await draw_and_keep(desk, card, by_hand):
            sent.append(b"\n".join(msg.write_message(part) for part in one.received))

    folder.mkdir()
    at_desk(folder, scene, msg.Settings(seats=2, clock=clock))
    return sent


@pytest.mark.parametrize("clock", [0, 20])
def test_others_get_the_same_messages_whether_it_fits_or_not(tmp_path: Path, clock: int) -> None:
    fits = all_that_others_get(tmp_path / "fits", FITS, True, clock)
    does_not = all_that_others_get(tmp_path / "does not", DOES_NOT, True, clock)
    assert fits == does_not
    assert all(text.count(b'"what":"moved"') == 2 for text in fits)  # the draw and the pass


def test_a_card_that_does_not_fit_is_kept_without_a_word(tmp_path: Path) -> None:
    """Nobody has to say what is plain; to others it is as if somebody had."""
    said = all_that_others_get(tmp_path / "said", DOES_NOT, True, 0)
    unsaid = all_that_others_get(tmp_path / "unsaid", DOES_NOT, False, 0)
    assert said == unsaid


def test_whoever_could_play_the_card_is_waited_for(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        with pytest.raises(AssertionError):
            await draw_and_keep(desk, FITS, by_hand=False)

    at_desk(tmp_path, scene, msg.Settings(seats=2))


def test_who_draws_is_told_what_the_card_is(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, _ = await start(desk, "Ann", "Ben")
        lay(desk, ["g3 g4", "b2 b3"], top="r5", draw=DOES_NOT, say_pass=True)
        await ann.play("draw")
        assert (ann.view.phase, ann.view.drawn, ann.view.legal) == ("drawn", DOES_NOT, ["pass"])

    at_desk(tmp_path, scene, msg.Settings(seats=2))


def test_a_table_may_decide_otherwise(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        ann, _ = await start(desk, "Ann", "Ben")
        assert "say_pass" not in ann.view.options

    at_desk(tmp_path, scene, msg.Settings(seats=2, options={"say_pass": False}))


def test_against_bots_alone_there_is_nobody_to_tell(tmp_path: Path) -> None:
    async def scene(desk: Desk) -> None:
        (ann,) = await desk.join("Ann")
        await ann.send(msg.SeatBot(0, 1, "casual"))
        await ann.send(msg.Start())
        assert "say_pass" not in ann.view.options

    at_desk(tmp_path, scene, msg.Settings(seats=2))


def test_a_game_of_an_older_log_goes_on_as_it_began() -> None:
    table = Table("TABLE234", msg.Settings(seats=2))
    for seat, name in enumerate(("Ann", "Ben")):
        table.apply(log.Joined(name, name, ""))
        table.apply(log.Sat(name, seat))
    table.apply(log.read_entry('{"type": "started", "secret": "a secret"}'))
    assert not table.current.game.options.say_pass
