"""Tournaments: fair deals, honest intervals, and bots that fail."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from lastcard import InvalidOption
from lastcard.bots import BOTS
from lastcard.cli import main
from lastcard.lab.arena import Tournament, hold_tournament
from lastcard.lab.ladder import elo_ladder, win_rate
from lastcard.view import View


def wins(tournament: Tournament) -> list[int]:
    return [result.wins for result in tournament.results]


def test_sharp_beats_casual_beyond_the_interval() -> None:
    done = hold_tournament(["sharp", "casual"], games=1_000, seed=1)
    assert win_rate(done.results[0].wins, 1_000).low > 0.55


def test_the_same_seed_gives_the_same_tournament() -> None:
    one = hold_tournament(["sharp", "casual", "random"], "color-powers", games=60, seed=3)
    other = hold_tournament(["sharp", "casual", "random"], "color-powers", games=60, seed=3)
    assert one.winners == other.winners


def test_each_deal_is_played_from_all_seats() -> None:
    done = hold_tournament(["sharp", "casual", "casual"], games=10)
    assert len(done.winners) == 12
    assert [result.rounds for result in done.results] == [12, 12, 12]
    assert sum(wins(done)) == 12


def test_the_last_bot_fills_the_table_up() -> None:
    done = hold_tournament(["sharp", "casual"], players=4, games=4)
    assert [result.name for result in done.results] == ["sharp", "casual", "casual", "casual"]


class Cheat:
    """Always wants to play a card that it may not have."""

    def __init__(self, seed: object) -> None:
        pass

    def choose(self, view: View) -> str:
        return "W4=r!"


class Crash(Cheat):
    def choose(self, view: View) -> str:
        raise RuntimeError("out of ideas")


@pytest.mark.parametrize(
    ("bot", "reason"), [(Cheat, "W4=r! is not legal"), (Crash, "out of ideas")]
)
def test_a_bot_that_fails_is_named_and_casual_plays_on(
    bot: type[Cheat], reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "bad", bot)
    done = hold_tournament(["bad", "casual"], games=20)
    assert len(done.results[0].failures) == 1
    assert reason in done.results[0].failures[0]
    assert sum(wins(done)) == 20


@pytest.mark.parametrize(
    ("bots", "games"), [([], 1), (["genius"], 1), (["casual"] * 11, 1), (["casual"], 0)]
)
def test_what_cannot_be_played_is_refused(bots: list[str], games: int) -> None:
    with pytest.raises(InvalidOption):
        hold_tournament(bots, games=games)


def test_wilsons_interval_of_a_known_case() -> None:
    # 50 of 100: (0.5 + z²/200) / (1 + z²/100) -+ …, that is 0.4038 and 0.5962.
    rate = win_rate(50, 100)
    assert (round(rate.low, 4), round(rate.high, 4)) == (0.4038, 0.5962)


def test_elo_differs_by_400_for_ten_times_the_wins() -> None:
    winners = ([0] * 10 + [1]) * 2000
    ladder = elo_ladder(Tournament("classic", 2, "0", [], winners))
    assert ladder[0].value - ladder[1].value == pytest.approx(400, abs=1)
    assert ladder[0].low < ladder[0].value < ladder[0].high


def test_the_command_prints_json() -> None:
    result = CliRunner().invoke(main, ["arena", "sharp", "casual", "--games", "10", "--json"])
    data = json.loads(result.stdout)
    assert (result.exit_code, data["rounds"]) == (0, 10)
    assert [bot["name"] for bot in data["bots"]] == ["sharp", "casual"]


def test_the_command_shows_a_table() -> None:
    result = CliRunner().invoke(main, ["arena", "sharp", "casual", "--games", "10"])
    assert result.exit_code == 0
    assert "rounds won" in result.stdout
