"""What would be gone for good is not removed by a clock that may be wrong."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from lastcard.server.cluster.open_tables import open_registry
from lastcard.server.config import ServerSettings
from lastcard.server.sql.sql_storage import open_storage
from lastcard.server.steady_clock import JUMP, TRUSTED_AFTER, SteadyClock
from lastcard.table.log import entries as log
from lastcard.table.schedule import Tempo
from tests.support.databases import CODE, finished
from tests.support.sqlite_files import ready_in

DAY = 24 * 3600.0


class Times:
    """The time of day, and the seconds that have passed."""

    ahead = 1_000_000.0
    passed = 0.0

    def time_of_day(self) -> float:
        return self.passed + self.ahead


@pytest.mark.parametrize("jump", [31 * DAY, -31 * DAY])
def test_a_clock_that_has_jumped_is_trusted_again_after_a_day(jump: float) -> None:
    times = Times()
    clock = SteadyClock(times.time_of_day, lambda: times.passed)
    assert clock.is_steady()
    times.ahead += jump
    assert not clock.is_steady()
    times.passed += TRUSTED_AFTER
    assert not clock.is_steady()
    times.passed += 1
    assert clock.is_steady()


def test_a_clock_that_is_only_put_right_a_little_is_trusted() -> None:
    times = Times()
    clock = SteadyClock(times.time_of_day, lambda: times.passed)
    for _ in range(3):
        times.ahead += JUMP
        assert clock.is_steady()


@pytest.mark.parametrize("jumps", [True, False])
def test_a_jump_of_a_month_removes_no_finished_game(
    jumps: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, times = time.time(), Times()

    async def scene() -> None:
        settings = ServerSettings(keep_games=30)
        async with open_storage(ready_in(tmp_path)) as storage:
            await storage.add_table(CODE, b'{"seats": 2}')
            played = finished("Ann", "Ben")
            key = await storage.append(CODE, 1, [log.BackInLobby()], played) or ""
            async with open_registry(storage, Tempo(), settings) as registry:
                clock = SteadyClock(times.time_of_day, lambda: times.passed)
                monkeypatch.setattr(registry, "_clock", clock)
                monkeypatch.setattr(time, "time", lambda: now + 31 * DAY)
                times.ahead += 31 * DAY if jumps else 0
                await registry.sweep()
                assert (await storage.load_game(key) is not None) == jumps

    asyncio.run(scene())
