"""Bots by their names, of this package and of others, and games that they play by themselves."""

from __future__ import annotations

import logging
from pathlib import Path
from random import Random

import pytest

import lastcard
from lastcard import Event, Game, IllegalMove, InvalidOption, View
from lastcard.bots import (
    BOTS,
    CasualBot,
    bot_names,
    check_bot,
    check_choice,
    choose_surely,
    make_bot,
    seed_number,
)
from lastcard.table import messages as msg
from lastcard.table.commands import decide
from lastcard.table.people import Person
from lastcard.table.refusal import Refusal
from lastcard.table.table import Table
from tests.support.tables import EDITION_NAMES

MODULE = """
from random import Random

class First:
    def __init__(self, seed):
        self.luck = Random(seed)
        self.seed = seed

    def choose(self, view):
        return view.legal[0] if view.seat == view.to_act else "wait"

class Sad:
    def __init__(self, seed):
        raise RuntimeError("no weights")

class Silent:
    choose = None

    def __init__(self, seed):
        pass
"""


@pytest.fixture(autouse=True)
def other_packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two packages that add bots; some names are taken, and some bots cannot be made."""
    install(
        tmp_path, "alpha", "first=alpha:First;sad=alpha:Sad;silent=alpha:Silent;lost=alpha:Lost"
    )
    install(tmp_path, "beta", "first=beta:First;casual=beta:First;second=beta:First")
    monkeypatch.syspath_prepend(tmp_path)


def install(folder: Path, package: str, bots: str) -> None:
    information = folder / f"{package}-1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    points = bots.replace(";", "\n").replace("=", " = ")
    (information / "entry_points.txt").write_text(f"[lastcard.bots]\n{points}\n")
    (folder / f"{package}.py").write_text(MODULE)


def test_a_name_stands_for_one_bot_and_is_listed_once() -> None:
    names = bot_names()
    assert names[: len(BOTS)] == list(BOTS)
    assert sorted(names[len(BOTS) :]) == ["first", "lost", "sad", "second", "silent"]
    assert type(make_bot("casual")) is CasualBot
    assert type(make_bot("first")).__module__ == "alpha"


def test_bots_that_are_left_out_are_named(caplog: pytest.LogCaptureFixture) -> None:
    lastcard.bots.by_name._leave_out.cache_clear()
    with caplog.at_level(logging.WARNING):
        bot_names()
        bot_names()
    assert sorted(record.getMessage() for record in caplog.records) == [
        "the bot casual of beta is left out: there is another of that name",
        "the bot first of beta is left out: there is another of that name",
    ]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("sad", "RuntimeError: no weights"),
        ("silent", "TypeError: its choose is no method"),
        ("lost", "AttributeError"),
    ],
)
def test_a_bot_that_cannot_be_made_is_refused_by_name_wherever_one_sits_down(
    name: str, why: str
) -> None:
    complaint = rf"the bot {name} cannot be made \(it comes from alpha\): {why}"
    for refuse in (make_bot, check_bot):
        with pytest.raises(InvalidOption, match=complaint):
            refuse(name)
    table = Table("TABLE234", msg.Settings("classic", {}, seats=2))
    host = table.people["ann"] = Person("ann", "Ann", "")
    table.host = "ann"
    with pytest.raises(Refusal) as caught:
        decide(table, host, msg.SeatBot(seat=0, bot=name))
    assert caught.value.reason == "no_such_bot"
    assert f"the bot {name} cannot be made" in caught.value.detail


@pytest.mark.parametrize("seed", [0, 7, "a text", ("arena", 3, 1), -1, 1 << 70, 0.5, None])
def test_a_bot_of_another_package_is_always_given_a_whole_number(seed: object) -> None:
    bot = make_bot("first", seed)
    assert bot.seed == seed_number(seed)  # type: ignore[attr-defined]  # it keeps it
    assert type(seed_number(seed)) is int
    assert 0 <= seed_number(seed) < 1 << 64
    Random(seed_number(seed))


def test_different_seeds_are_different_numbers() -> None:
    seeds: list[object] = [1, "a", "b", ("a", 1), ("a", 2)]
    assert len({seed_number(seed) for seed in seeds}) == len(seeds)
    assert seed_number(5) == 5


# Where a bot fails.


class Failing:
    def choose(self, view: View) -> str:
        raise RuntimeError("out of ideas")


def test_one_stand_in_decides_for_a_bot_that_fails_or_cheats() -> None:
    view = Game.setup("classic", ["r7 b3", "g1 y2"], "r5").view(0)
    expected = make_bot("casual").choose(view)
    assert choose_surely(Failing(), view) == expected
    assert check_choice("b3", view) == expected
    assert check_choice("draw", view) == "draw"
    assert check_choice("wait", view) == expected  # it is its turn


# Games by themselves.


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_bots_play_a_whole_game_by_themselves(edition: str) -> None:
    told: list[Event] = []
    game = lastcard.play_game(
        ["sharp", "casual", "sharp"], edition, seed=3, on_event=told.append, target=200
    )
    assert game.game_over
    assert game.winners
    assert told == [
        event for _, _, events in Game.from_record(game.record()).replay() for event in events
    ]
    assert any(event.name == "uno" for event in told)


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = (lastcard.play_game(["sharp", "random"], seed=4) for _ in range(2))
    assert one.record() == other.record()
    assert one.record() != lastcard.play_game(["sharp", "random"], seed=5).record()


class Watcher:
    """Plays the first legal move, and keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[View] = []

    def choose(self, view: View) -> str:
        self.asked.append(view)
        return view.legal[0] if view.seat == view.to_act else "wait"


def test_a_bot_is_asked_out_of_turn_when_it_could_act_and_may_wait() -> None:
    bots = [Watcher(), Watcher(), Watcher()]
    game = lastcard.play_game(
        bots, "classic", seed=1, jump_in=True, hand_size=10, max_decisions=300
    )
    out_of_turn = [view for bot in bots for view in bot.asked if view.seat != view.to_act]
    assert out_of_turn
    assert all("wait" not in view.legal and view.legal for view in out_of_turn)
    assert all(view.seat == seat for seat, bot in enumerate(bots) for view in bot.asked)
    assert Game.from_record(game.record()).scores == game.scores


def test_an_illegal_move_ends_a_game_by_itself_with_the_reason() -> None:
    class Cheat:
        def choose(self, view: View) -> str:
            return "uno"

    with pytest.raises(IllegalMove, match="UNO is called by who has just played"):
        lastcard.play_game([Cheat(), Cheat()], seed=1)


def test_a_game_can_be_given_up_after_so_many_decisions() -> None:
    game = lastcard.play_game(["random"] * 4, seed=1, max_decisions=10)
    assert not game.game_over
    assert len(game.history.rounds[0]) <= 10


# What is at hand.


def test_all_that_is_public_is_listed_and_there() -> None:
    assert set(lastcard.__all__) <= set(dir(lastcard))
    assert all(getattr(lastcard, name) is not None for name in lastcard.__all__)
    assert {"simulate", "make_bot", "play_game"} <= set(dir(lastcard))
    with pytest.raises(AttributeError, match="has no attribute 'simulat'"):
        getattr(lastcard, "simulat")  # noqa: B009  # mypy would find it
