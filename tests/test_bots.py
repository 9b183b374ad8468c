"""Bots see a view, choose legal moves, and are as strong as they claim."""

from __future__ import annotations

from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from threading import Event
from time import sleep
from typing import Any

import numpy as np
import pytest

from lastcard import Game, InvalidOption, play_game
from lastcard.bots import BOTS, WAIT, MasterBot, bot_names, make_bot
from lastcard.bots.master import Question
from lastcard.bots.policy_bots import POLICIES, SharpBot
from lastcard.bots.weighing import Weighing, weigh_moves
from lastcard.compiled import seats
from lastcard.compiled.layout import LUCK, record_of
from lastcard.editions.start import seed_key
from lastcard.lab.arena import hold_tournament
from lastcard.lab.ladder import win_rate
from lastcard.lab.matches import lay_table
from lastcard.notation import move_table
from lastcard.policies.choosing import choose_move
from lastcard.rules.moves import count_moves, nth_move
from tests.support.tables import EDITION_NAMES


def luck_of(seed: int) -> np.ndarray:
    luck = np.zeros(1, LUCK)
    luck["dice"][0] = seed_key(seed)
    return luck


class Luck:
    """A record's random words, as plain code reads them."""

    def __init__(self, record: np.ndarray) -> None:
        self.dice = record["dice"][0].data


@pytest.mark.parametrize("edition", EDITION_NAMES)
@pytest.mark.parametrize("name", list(POLICIES))
def test_a_policy_chooses_legal_moves_and_the_same_ones_compiled(edition: str, name: str) -> None:
    policy = POLICIES[name]
    game = Game.new(edition, players=4, seed=name, jump_in=True, stacking="any")
    plain, compiled = luck_of(1), luck_of(1)
    for _ in range(150):
        if (seat := game.to_ask) is None:
            break
        seen = game.view(seat).state
        action = choose_move(policy, seen, seat, Luck(plain))
        assert action == seats.policy_move(record_of(seen), compiled, seat, policy)
        code = move_table(game.edition).codes[action]
        assert code in game.legal(seat) or (code == WAIT and seat != game.to_act)
        if code == WAIT:
            game.wait(seat)
        else:
            game.play(code, seat)


@pytest.mark.parametrize(
    ("edition", "players"),
    [*((name, 2) for name in EDITION_NAMES), ("color-powers", 4), ("togetherness", 4)],
)
def test_learned_beats_sharp_beyond_the_interval(edition: str, players: int) -> None:
    rounds = 4_000 * players
    table = lay_table(edition, ["learned", "sharp"], players, "duel", {}, rotate=True)
    rows = table.play(0, rounds).rows
    wins = int(((rows["winner"] + rows["rotation"]) % players == 0).sum())
    assert win_rate(wins, rounds).low > 1 / players


def test_master_sees_that_a_skip_wins_against_one_opponent() -> None:
    game = Game.setup("classic", ["rS r3", "g1"], top="r5")
    assert MasterBot(seed=1, tries=200).choose(game.view(0)) in ("rS", "rS!")


def test_master_stops_trying_when_one_move_is_beyond_doubt() -> None:
    game = Game.setup("classic", ["rS r3", "g1"], top="r5")
    state = game.view(0).state
    moves = [nth_move(state, 0, n) for n in range(count_moves(state, 0))]
    weighing = weigh_moves(Question(state, 0, moves, ("clear",)), 100_000, None)
    assert move_table(game.edition).codes[weighing.best()] == "rS!"
    assert weighing.tried < 1_000


def test_master_stops_trying_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seconds are the processor's, so that a busy machine does not make it weaker."""
    game = Game.setup("classic", ["r1 r2", "g1 b1"], top="r5")
    state = game.view(0).state
    moves = [nth_move(state, 0, n) for n in range(count_moves(state, 0))]
    monkeypatch.setattr("lastcard.bots.weighing.thread_time", count(step=100).__next__)
    weighing = weigh_moves(Question(state, 0, moves, ("time",)), 100_000, 0.05)
    assert weighing.tried < 100


def test_master_takes_fewer_tries_by_itself_among_more_players(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    taken: list[int] = []

    def note_tries(question: Question, tries: int, seconds: float | None) -> Weighing:
        taken.append(tries)
        return weigh_moves(question, 10, seconds)

    monkeypatch.setattr("lastcard.bots.weighing.weigh_moves", note_tries)
    bot = MasterBot(1)
    for players in (2, 4, 10):
        others = [f"g{n} b{n}" for n in range(1, players)]
        bot.choose(Game.setup("classic", ["r1 r2", *others], top="r5").view(0))
    assert taken == sorted(taken, reverse=True)
    assert len(set(taken)) == 3


def test_master_is_deterministic_for_a_seed_and_a_number_of_tries() -> None:
    game = Game.new("disney-parks", players=3, seed=4)
    choices = {MasterBot(7, tries=300).choose(game.view(game.to_ask)) for _ in range(3)}
    assert len(choices) == 1


def test_master_plays_the_same_game_for_a_seed_however_long_the_search_takes_to_be_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def play(first: str) -> str:
        game = play_game([first, "sharp"], seed=1, max_decisions=40, scoring="hand")
        return game.record()

    at_once = play("master")
    monkeypatch.setattr("lastcard.bots.weighing.compile_all", partial(sleep, 0.1))
    assert play("master") == at_once != play("sharp")


def test_one_that_does_not_wait_for_the_search_plays_as_sharp_until_it_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    loaded = Event()
    monkeypatch.setattr("lastcard.bots.weighing.compile_all", loaded.wait)
    bot = MasterBot(1, 40, wait=False)
    game = Game.setup("classic", ["r1 r2", "g1 b1"], top="r5")
    assert bot.choose(game.view(0)) == SharpBot(1).choose(game.view(0))
    loaded.set()
    assert bot.judge(game.view(0)).shares  # waits for it


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_master_plays_a_round_of_every_edition_legally(edition: str) -> None:
    game = Game.new(edition, players=3, seed=3)
    bots = [MasterBot(1, tries=60), make_bot("sharp", 1), make_bot("casual", 2)]
    for _ in range(400):
        if (seat := game.to_ask) is None:
            return
        code = bots[seat].choose(game.view(seat))
        if code == WAIT:
            game.wait(seat)
        else:
            game.play(code, seat)
    pytest.fail("the round did not end")


def test_another_package_adds_a_bot_by_an_entry_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    information = tmp_path / "others-1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 1.0\n")
    (information / "entry_points.txt").write_text(
        "[lastcard.bots]\npatient = others:Patient\nbroken = others:Missing\n"
    )
    (tmp_path / "others.py").write_text(
        "from lastcard.bots import SharpBot\n\n\nclass Patient(SharpBot):\n    pass\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    assert {"patient", "broken", *BOTS} <= set(bot_names())
    assert type(make_bot("patient")).__name__ == "Patient"
    with pytest.raises(InvalidOption, match="the bot broken cannot be made"):
        make_bot("broken")


def test_choosing_needs_nothing_that_the_seat_cannot_see() -> None:
    luck = Random(1)
    hands = ["r7 W b1 b2", "g1 g2 g3 g4", "y1 y2 y3"]
    game = Game.setup("classic", hands, top="r5", seed=1)
    twin = Game.setup(
        "classic", [hands[0], "b5 b6 b7 b8", "W4 W4 g9"], top="r5", seed=luck.random()
    )
    for name in POLICIES:
        assert make_bot(name, 5).choose(game.view(0)) == make_bot(name, 5).choose(twin.view(0))
    masters = [MasterBot(5, tries=200).choose(g.view(0)) for g in (game, twin)]
    assert masters[0] == masters[1]


def test_the_bot_in_the_guide_plays_a_tournament(monkeypatch: pytest.MonkeyPatch) -> None:
    guide = Path(__file__).parent.parent.joinpath("docs/bots.md").read_text(encoding="utf-8")
    code = guide.split("```python\n")[1].split("```")[0]
    names: dict[str, Any] = {}
    exec(code, names)
    monkeypatch.setitem(BOTS, "careful", names["Careful"])
    done = hold_tournament(["careful", "random"], games=40)
    assert done.results[0].failures == []
    assert done.results[0].wins > done.results[1].wins
