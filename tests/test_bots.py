"""Bots see a view, choose legal moves, and are as strong as they claim."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from lastcard import Game, InvalidOption
from lastcard.bots import BOTS, WAIT, MasterBot, bot_names, make_bot
from lastcard.compiled import seats
from lastcard.compiled.records import record_of
from lastcard.editions.start import seed_key
from lastcard.lab.arena import hold_tournament
from lastcard.notation import move_table
from lastcard.policies.choosing import CASUAL, RANDOM, SHARP, choose_move
from lastcard.rules.driver import next_to_decide
from lastcard.rules.play import apply
from tests.support.tables import EDITION_NAMES

POLICIES = {"random": RANDOM, "casual": CASUAL, "sharp": SHARP}


def luck_of(seed: int) -> np.ndarray:
    luck = np.zeros(1, seats.LUCK)
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
        if game.round_over:
            break
        seat = next_to_decide(game.state)
        sight = game.view(seat).state
        action = choose_move(policy, sight, seat, Luck(plain))
        assert action == seats.policy_move(record_of(sight), compiled, seat, policy)
        code = move_table(game.edition).codes[action]
        assert code in game.legal(seat) or (code == WAIT and seat != game.to_act)
        if code == WAIT:
            apply(game.state, seat, action)
        else:
            game.play(code, seat)


def test_a_bot_that_may_go_out_does() -> None:
    game = Game.setup("classic", ["r7", "g1 g2"], top="r5")
    assert make_bot("sharp").choose(game.view(0)) == "r7"


def test_sharp_holds_its_wild_back() -> None:
    game = Game.setup("classic", ["r7 W b1 b2", "g1 g2 g3 g4"], top="r5")
    assert make_bot("sharp").choose(game.view(0)) == "r7"


def test_sharp_calls_uno_and_catches_those_who_do_not() -> None:
    game = Game.setup("classic", ["r7 b1", "r1 r2 r3"], top="r5")
    assert make_bot("sharp").choose(game.view(0)) == "r7!"
    game.play("r7")
    assert make_bot("sharp").choose(game.view(1)) == "catch"


def test_sharp_names_the_colour_that_it_holds_most_of() -> None:
    game = Game.setup("classic", ["W b1 b2 g3", "g1 g2 g4 g5"], top="r5")
    assert make_bot("sharp").choose(game.view(0)) == "W=b"


def test_sharp_swaps_for_the_smallest_hand() -> None:
    hands = ["r7 b1 b2 b3", "g1 g2 g4", "y1", "g5 g6 g7"]
    game = Game.setup("classic", hands, top="r5", seven_zero=True)
    assert make_bot("sharp").choose(game.view(0)) == "r7@2"


def test_sharp_takes_a_smaller_hand_by_magic_and_keeps_its_own_from_a_larger_one() -> None:
    for right, chosen in (("y1", "WM=b"), ("y1 y2 y3 y4 y5 y6 y7 y8", "b9")):
        hands = ["WM b9 b1 b2 b3", "g1 g2 g3 g4", right]
        game = Game.setup("disney-parks", hands, top="b5")
        assert make_bot("sharp").choose(game.view(0)) == chosen


def test_sharp_shields_whoever_is_furthest_from_going_out() -> None:
    game = Game.setup("super-hero-girls", ["WS b1 b2", "g1", "y1 y2 y3", "g2 g3"], top="r5")
    assert make_bot("sharp").choose(game.view(0)) == "WS=b@2"


def test_sharp_does_not_shield_its_only_opponent_if_it_can_help_it() -> None:
    game = Game.setup("super-hero-girls", ["WS W b1 b2", "g1 g2 g3"], top="r5")
    assert make_bot("sharp").choose(game.view(0)) == "W=b"


def test_sharp_challenges_large_hands_and_accepts_from_small_ones() -> None:
    for rest, answer in (("g1 g2 g3 g4 y1 y2", "challenge"), ("g1 g2", "accept")):
        game = Game.setup("classic", ["b3 b4", f"W4 {rest}"], top="r5", turn=1)
        game.play("W4=g")
        assert make_bot("sharp").choose(game.view(0)) == answer


def test_sharp_challenges_a_bluff_that_it_has_seen() -> None:
    game = Game.setup("disney-parks", ["WM r1 W4 g1", "b1 b2"], top="r5")
    game.play("WM=r")  # the other now has the hand that was one's own
    game.play("W4=g")
    assert make_bot("sharp").choose(game.view(0)) == "challenge"


def test_master_sees_that_a_skip_wins_against_one_opponent() -> None:
    game = Game.setup("classic", ["rS r3", "g1"], top="r5")
    assert MasterBot(seed=1, tries=200, wait=True).choose(game.view(0)) in ("rS", "rS!")


def test_master_is_deterministic_for_a_seed_and_a_number_of_tries() -> None:
    game = Game.new("disney-parks", players=3, seed=4)
    seat = next_to_decide(game.state)
    choices = {MasterBot(7, tries=300, wait=True).choose(game.view(seat)) for _ in range(3)}
    assert len(choices) == 1


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_master_plays_a_round_of_every_edition_legally(edition: str) -> None:
    game = Game.new(edition, players=3, seed=3)
    bots = [MasterBot(1, tries=60, wait=True), make_bot("sharp", 1), make_bot("casual", 2)]
    for _ in range(400):
        if game.round_over:
            return
        seat = next_to_decide(game.state)
        code = bots[seat].choose(game.view(seat))
        if code == WAIT:
            apply(game.state, seat, move_table(game.edition).read(code))
        else:
            game.play(code, seat)
    pytest.fail("the round did not end")


def test_an_unknown_bot_is_refused_with_the_names_of_the_others() -> None:
    with pytest.raises(InvalidOption, match="there are random, casual, sharp, master"):
        make_bot("genius")
    assert bot_names() == ["random", "casual", "sharp", "master"]


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
    masters = [MasterBot(5, tries=200, wait=True).choose(g.view(0)) for g in (game, twin)]
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
