"""Tournaments: fair deals, honest intervals, and bots that fail."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, ClassVar
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

import lastcard
from lastcard import InvalidOption
from lastcard.bots import BOTS, SharpBot, make_bot
from lastcard.cli import main
from lastcard.lab.arena import Result as BotResult
from lastcard.lab.arena import Tournament, hold_tournament
from lastcard.lab.ladder import Interval, elo_ladder, win_rate
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


class Mute(Cheat):
    def choose(self, view: View) -> Any:
        """Forgets to return what it has chosen."""


class Quit(Cheat):
    def choose(self, view: View) -> str:
        raise SystemExit(3)


class Brittle(SharpBot):
    """Plays as sharp does, and crashes once."""

    decisions: ClassVar[Iterator[int]]
    crashes_at = 100

    def choose(self, view: View) -> str:
        if next(self.decisions) == self.crashes_at:
            raise RuntimeError("out of ideas")
        return super().choose(view)


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (Cheat, "choose returned 'W4=r!', and legal was r6 r9 draw, in round 0"),
        (Mute, "choose returned None, and legal was "),
        (Crash, "RuntimeError: out of ideas (test_arena.py, line "),
        (Quit, "SystemExit: 3 (test_arena.py, line "),
    ],
)
def test_a_bot_that_fails_is_told_how_and_where(
    bot: type[Cheat], reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "bad", bot)
    done = hold_tournament(["bad", "casual"], games=2)
    assert reason in done.results[0].failures[0]


def test_a_round_in_which_a_bot_fails_is_lost_to_it_and_not_to_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(BOTS, "bad", Crash)
    done = hold_tournament(["casual", "bad"], games=40)
    assert [result.rounds for result in done.results] == [0, 40]
    assert (done.winners, wins(done)) == ([], [0, 0])


def test_one_failure_does_not_change_how_strong_a_bot_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(BOTS, "brittle", Brittle)
    monkeypatch.setattr(Brittle, "decisions", count(), raising=False)
    once = hold_tournament(["brittle", "casual"], games=40)
    never = hold_tournament(["brittle", "casual"], games=40)
    assert [result.rounds for result in once.results] == [40, 39]
    assert wins(once) == pytest.approx(wins(never), abs=2)  # the deal was played on otherwise


def test_a_bot_that_fails_is_rated_below_one_that_plays_the_same_and_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(BOTS, "bad", Crash)
    for bots in (["sharp", "bad"], ["sharp", "sharp", "bad"]):
        *others, bad = elo_ladder(hold_tournament(bots, games=60))
        assert bad.high < others[0].value - 100
        assert {round(other.value) for other in others} == {1000}


def test_what_a_bot_loses_by_failing_is_in_its_rating_as_in_its_win_rate(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Flaky(SharpBot):
        def choose(self, view: View) -> str:
            if view.draw_count % 16 == 0:
                raise RuntimeError("out of ideas")
            return super().choose(view)

    monkeypatch.setitem(BOTS, "flaky", Flaky)
    done = hold_tournament(["flaky", "sharp"], games=400)
    share = done.results[0].wins / done.results[0].rounds
    assert 0.05 < share < 0.45
    expected = 1000 + 400 * math.log10(share / (1 - share))
    assert elo_ladder(done)[0].value == pytest.approx(expected, abs=3)


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


def ladder_of(winners: list[int], *names: str) -> list[Interval]:
    results = [BotResult(name) for name in names]
    return elo_ladder(Tournament("classic", len(names), "0", results, winners))


def test_elo_differs_by_400_for_ten_times_the_wins() -> None:
    casual, sharp = ladder_of(([1] * 10 + [0]) * 2000, "casual", "sharp")
    assert casual.value == pytest.approx(600, abs=1)
    assert casual.low < casual.value < casual.high
    assert (sharp.low, sharp.value, sharp.high) == (1000, 1000, 1000)


def test_elo_of_a_bot_that_never_won_is_unsure_and_leaves_the_others_alone() -> None:
    rounds = [0] * 300 + [1] * 200
    master, _, hopeless = ladder_of([*rounds, 2], "master", "sharp", "random")
    assert hopeless.high - hopeless.low > 400
    assert hopeless.low < hopeless.value < hopeless.high < 1000
    without = ladder_of(rounds, "master", "sharp", "random")
    assert without[0].value == master.value
    assert without[2].value < hopeless.value - 100


def test_elo_is_measured_from_the_first_bot_where_sharp_does_not_play() -> None:
    first, second = ladder_of([0, 1] * 20 + [1] * 20, "casual", "random")
    assert first.low == first.value == first.high == 1000
    assert second.low > 1000


def test_elo_is_measured_from_all_the_seats_of_its_anchor() -> None:
    ladder = ladder_of([0] * 40 + [1] * 30 + [2] * 10, "master", "sharp", "sharp")
    assert ladder[1].value > 1000 > ladder[2].value
    assert ladder[0].value == pytest.approx(1120, abs=2)


def test_whole_games_are_played_to_the_end() -> None:
    done = hold_tournament(["sharp", "casual"], games=30, whole_games=True, target=200, seed=2)
    assert len(done.winners) == 30
    assert wins(done)[0] > 18  # of rounds it wins seven in ten, of games more
    for result in done.results:
        assert result.points / 30 > 50
    assert done.results[0].points >= 200 * wins(done)[0]


def test_of_games_with_a_tally_the_lowest_wins() -> None:
    done = hold_tournament(
        ["sharp", "random"], games=20, whole_games=True, target=300, scoring="tally"
    )
    assert wins(done)[0] > 15
    assert done.results[0].points < done.results[1].points


def test_later_rounds_of_a_game_are_dealt_alike_from_all_seats() -> None:
    done = hold_tournament(["casual", "casual"], games=40, whole_games=True, target=300)
    assert (
        done.winners
        == hold_tournament(
            ["casual", "casual"], games=40, whole_games=True, target=300, threads=2
        ).winners
    )


def test_the_all_seeing_player_is_a_measure_and_no_bot() -> None:
    done = hold_tournament(["all-seeing", "sharp"], games=60, tries=100)
    assert wins(done)[0] > 40
    with pytest.raises(InvalidOption, match="no bot 'all-seeing'"):
        make_bot("all-seeing")


def test_the_command_plays_whole_games() -> None:
    result = arena("--whole-games", "--option", "target=100")
    assert "10 games" in result.stdout
    assert "games won" in result.stdout
    data = json.loads(arena("--whole-games", "--option", "target=100", "--json").stdout)
    assert data["games"] == 10
    assert data["options"] == {"target": 100}
    assert data["bots"][0]["points_per_game"] > 0


def test_the_command_prints_json() -> None:
    result = CliRunner().invoke(main, ["arena", "sharp", "casual", "--games", "10", "--json"])
    data = json.loads(result.stdout)
    assert (result.exit_code, data["rounds"]) == (0, 10)
    assert (data["version"], data["rules"]) == (lastcard.__version__, lastcard.RULES_VERSION)
    assert [bot["name"] for bot in data["bots"]] == ["sharp", "casual"]


def test_the_command_shows_a_table() -> None:
    result = CliRunner().invoke(main, ["arena", "sharp", "casual", "--games", "10"])
    assert result.exit_code == 0
    assert "rounds won" in result.stdout


def arena(*arguments: str, width: int = 80) -> Result:
    runner = CliRunner(env={"COLUMNS": str(width)})
    return runner.invoke(main, ["arena", "sharp", "casual", "--games", "10", *arguments])


def test_the_table_fits_eighty_columns_with_a_line_for_each_bot() -> None:
    lines = arena("--players", "10").stdout.splitlines()
    assert len(lines) == 2 + 10
    assert max(map(len, lines)) <= 80
    assert lines[2].startswith("sharp")


def test_the_table_says_how_often_a_bot_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "bad", Crash)
    result = CliRunner().invoke(main, ["arena", "bad", "casual", "--games", "4"])
    assert "bad failed 4 times and lost those rounds: RuntimeError: out of" in result.stdout
    result = CliRunner().invoke(main, ["arena", "bad", "bad", "--games", "1"])
    assert "bad failed twice and lost those rounds" in result.stdout


def test_a_tournament_without_a_round_is_valid_json() -> None:
    from lastcard.lab.printed.arena_report import tournament_data

    results = [BotResult("sharp"), BotResult("casual")]
    text = json.dumps(tournament_data(Tournament("classic", 2, "0", results)), allow_nan=False)
    assert json.loads(text)["bots"][0]["elo"] == {"value": 1000.0, "low": None, "high": None}


# Pictures.


@pytest.mark.parametrize(
    ("name", "beginning"),
    [("a.png", b"\x89PNG"), ("a.pdf", b"%PDF"), ("a.svg", b"<?xml"), ("A.SVG", b"<?xml")],
)
def test_a_picture_is_drawn_in_the_form_that_its_name_says(
    name: str, beginning: bytes, tmp_path: Path
) -> None:
    result = arena("--picture", str(tmp_path / name))
    assert result.exit_code == 0
    assert (tmp_path / name).read_bytes().startswith(beginning)


def test_the_same_tournament_gives_the_same_picture(tmp_path: Path) -> None:
    for name in ("one.svg", "two.svg", "one.pdf", "two.pdf", "one.png", "two.png"):
        arena("--picture", str(tmp_path / name), "--seed", "$1 and $2")
    for form in ("svg", "pdf", "png"):
        one, two = (tmp_path / f"{name}.{form}" for name in ("one", "two"))
        assert one.read_bytes() == two.read_bytes()


def test_a_picture_names_the_bots_and_their_win_rates(tmp_path: Path) -> None:
    result = arena("--picture", str(tmp_path / "a.svg"), "--json")
    bots = json.loads(result.stdout)["bots"]
    texts = "".join(ElementTree.parse(tmp_path / "a.svg").getroot().itertext())
    for bot in bots:
        assert bot["name"] in texts
        assert f"{100 * bot['win_rate']['value']:.1f} %" in texts


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("a.gif", "a picture's name ends in one of .png, .svg, .pdf, not 'a.gif'"),
        ("a", "a picture's name ends in one of .png, .svg, .pdf, not 'a'"),
        ("no/a.png", "No such file or directory"),
    ],
)
def test_a_picture_that_cannot_be_drawn_is_found_out_before_play(
    name: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lastcard.lab.arena.hold_tournament", None)
    result = arena("--picture", str(tmp_path / name))
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_an_interrupted_tournament_leaves_no_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object, **__: object) -> Tournament:
        results = [BotResult("sharp"), BotResult("casual")]
        return Tournament("classic", 2, "0", results, [], interrupted=True)

    monkeypatch.setattr("lastcard.lab.arena.hold_tournament", interrupted)
    result = arena("--picture", str(tmp_path / "a.png"))
    assert result.exit_code == 130
    assert list(tmp_path.iterdir()) == []
