"""A table as it is, written down and read again."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from lastcard.errors import InvalidRecord
from lastcard.table import messages as msg
from lastcard.table.audience import Happening
from lastcard.table.log.kept import finished_game
from lastcard.table.log.snapshots import read_snapshot, write_snapshot
from lastcard.table.views import GameShower, show_table
from tests.support.live_tables import Desk, at_desk
from tests.support.tables import EDITION_NAMES
from tests.table.test_secrecy import any_move

OPTIONS: dict[str, str | int | bool] = {"jump_in": True, "stacking": "any"}


def tell(one: Happening) -> tuple[object, ...]:
    return one.version, one.entry, list(one.events), one.seats


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_a_table_that_was_read_again_is_the_same_and_goes_on_the_same(
    edition: str, tmp_path: Path
) -> None:
    async def scene(desk: Desk) -> None:
        people = await desk.join("Ann", "Ben", "Cleo")
        await people[0].send(msg.Start())
        luck = Random(edition)
        for _ in range(80):
            await any_move(desk, people, luck)
        table, audience = read_snapshot("TABLE234", write_snapshot(desk.table, desk.live.audience))
        assert show_table(table, ()) == show_table(desk.table, ())
        assert [tell(one) for one in audience.last] == [tell(o) for o in desk.live.audience.last]
        assert vars(table).keys() == vars(desk.table).keys()
        apart = {"play", "code"}
        for name in vars(table).keys() - apart:
            assert getattr(table, name) == getattr(desk.table, name)
        for seat in (None, 0, 1, 2):
            before = GameShower(desk.table.current).show(seat)
            assert GameShower(table.current).show(seat) == before
        version = table.version
        for _ in range(80):
            await any_move(desk, people, luck)
        stored = await desk.storage.load_table("TABLE234")
        assert stored is not None
        for number, entry in stored.entries:
            if number > version:
                table.apply(entry)
        assert table.current.game.position() == desk.table.current.game.position()
        assert table.current.game.record() == desk.table.current.game.record()
        assert table.current.tallies == desk.table.current.tallies
        assert finished_game(table) == finished_game(desk.table)

    at_desk(tmp_path, scene, msg.Settings(edition, OPTIONS, seats=3, window=0))


def test_what_is_no_snapshot_is_named() -> None:
    with pytest.raises(InvalidRecord, match="table TABLE234"):
        read_snapshot("TABLE234", b"{")
