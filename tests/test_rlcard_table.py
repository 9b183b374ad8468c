"""Bots in RLCard's UNO: what they see there, what they answer, and how they fare."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

from lastcard import IllegalMove, InvalidOption, View
from lastcard.bots import BOTS, make_bot
from tools.rlcard_agent import LastcardAgent, action_name, card_code, move_code, view_of
from tools.rlcard_table import Verdict, judge

needs_rlcard = pytest.mark.skipif(find_spec("rlcard") is None, reason="RLCard is not installed")

TRAITS = [*"0123456789", "skip", "reverse", "draw_2", "wild", "wild_draw_4"]
ACTIONS = [*(f"{color}-{trait}" for color in "rgby" for trait in TRAITS), "draw"]


def observe(
    hand: str, pile: str, legal: str, target: str = "", seat: int = 0, other: int = 7
) -> dict[str, Any]:
    """A raw observation as RLCard makes it; the target is the last card of the pile."""
    cards = hand.split()
    sizes = [len(cards), other]
    return {
        "hand": cards,
        "target": target or pile.split()[-1],
        "played_cards": pile.split(),
        "legal_actions": legal.split(),
        "num_cards": sizes if seat == 0 else sizes[::-1],
        "num_players": 2,
        "current_player": seat,
    }


class Scribe:
    """Notes what it is shown, and makes one move."""

    def __init__(self, move: str = "") -> None:
        self.move = move
        self.seen: list[View] = []

    def choose(self, view: View) -> str:
        self.seen.append(view)
        return self.move or view.legal[0]


def test_all_61_actions_have_a_code_each_and_come_back_from_it() -> None:
    codes = [move_code(action) for action in ACTIONS]
    assert len(set(codes)) == 61
    assert [action_name(code) for code in codes] == ACTIONS


def test_a_call_of_uno_is_left_out_there() -> None:
    assert action_name("gS!") == "g-skip"
    assert action_name("W4=y!") == "y-wild_draw_4"


def test_the_colour_of_a_wild_in_hand_means_nothing() -> None:
    assert [card_code(name) for name in ("r-wild", "b-wild", "b-wild_draw_4")] == ["W", "W", "W4"]


def test_a_seat_sees_its_hand_the_pile_and_how_many_cards_the_other_holds() -> None:
    raw = observe("r-5 g-wild b-skip", "g-1 r-1", "r-5 r-wild g-wild b-wild y-wild", seat=1)
    view = view_of(raw)
    assert (view.seat, view.to_act, view.phase) == (1, 1, "turn")
    assert view.hand == ["r5", "bS", "W"]
    assert view.hand_sizes == [7, 3]
    assert (view.top, view.color, view.color_only) == ("r1", "r", False)
    assert view.discards == ["g1", "r1"]
    assert view.draw_count == 108 - 2 - 3 - 7
    assert view.known == {}


def test_the_legal_moves_are_those_there() -> None:
    raw = observe("r-5 r-5 b-1 g-2", "g-1 r-1", "r-5 r-5 b-1")
    assert view_of(raw).legal == ["r5", "b1"]


def test_the_colour_after_a_wild_is_read_off_the_legal_moves() -> None:
    raw = observe("r-5 g-2 b-7", "b-wild", "b-7", target="r-wild")
    view = view_of(raw)
    assert (view.top, view.color, view.color_only, view.legal) == ("W", "b", True, ["b7"])


def test_with_no_card_that_fits_the_pile_shows_the_colour() -> None:
    assert view_of(observe("r-5 g-2", "r-1 b-wild", "draw", target="r-wild")).color == "b"


def test_with_no_pile_either_the_colour_is_one_that_is_not_held() -> None:
    assert view_of(observe("r-5 g-2 b-1", "", "draw", target="r-wild")).color == "y"


def test_when_the_pile_was_shuffled_in_the_target_lies_there_alone() -> None:
    view = view_of(observe("r-5 g-2", "", "r-5", target="r-wild"))
    assert (view.discards, view.color) == (["W"], "r")


def test_a_draw_four_that_is_barred_by_a_wild_counts_as_another_wild() -> None:
    raw = observe("b-1 g-wild y-wild_draw_4", "r-5", "r-wild g-wild b-wild y-wild")
    view = view_of(raw)
    assert view.hand == ["b1", "W", "W"]
    assert {action_name(move) for move in view.legal} == set(raw["legal_actions"])


def test_a_draw_four_that_is_barred_by_a_number_counts_as_a_card_that_does_not_fit() -> None:
    view = view_of(observe("b-5 g-5 y-wild_draw_4", "r-5", "b-5 g-5"))
    assert view.legal == ["g5", "b5"]
    assert view.hand_sizes[0] == 3


def test_a_draw_four_that_may_be_played_is_itself() -> None:
    legal = "r-wild_draw_4 g-wild_draw_4 b-wild_draw_4 y-wild_draw_4"
    view = view_of(observe("b-1 y-2 g-3 y-wild_draw_4", "r-5", legal))
    assert view.legal == ["W4=r", "W4=y", "W4=g", "W4=b"]


def test_a_reverse_is_not_taken_for_a_skip() -> None:
    hand = "r-reverse r-1 g-reverse b-reverse y-reverse"
    raw = observe(hand, "r-5", "r-reverse r-1")
    assert make_bot("sharp").choose(view_of(raw)) == "r1"  # the other three are as good as any


def ask(agent: LastcardAgent, raw: dict[str, Any], record: list[tuple[int, str]]) -> str:
    return agent.step({"raw_obs": raw, "action_record": record})


def test_the_agent_remembers_the_colours_on_which_the_other_has_drawn() -> None:
    scribe = Scribe()
    agent = LastcardAgent(scribe)
    ask(agent, observe("r-5 r-6 g-1", "r-1", "r-5 r-6"), [])
    kept = observe("r-6 g-1 g-5", "r-1 r-5", "r-6 g-5", other=8)
    ask(agent, kept, [(0, "r-5"), (1, "draw")])
    hit = observe("r-6 g-5", "r-1 r-5 r-draw_2", "r-6 g-5", other=10)
    ask(agent, hit, [(0, "r-5"), (1, "draw"), (0, "r-draw_2")])
    red, none = 1, 0
    assert [view.state.drew_on[1] for view in scribe.seen] == [none, red, none]


def test_a_wild_that_was_drawn_says_that_the_colour_before_was_lacking() -> None:
    scribe = Scribe()
    agent = LastcardAgent(scribe)
    ask(agent, observe("g-5 g-6 b-1", "g-1", "g-5 g-6"), [])
    drawn = observe("g-6 b-1 b-2", "g-1 g-5 b-wild", "b-1 b-2", target="r-wild")
    ask(agent, drawn, [(0, "g-5"), (1, "draw")])
    assert scribe.seen[1].state.drew_on[1] == 1 << "rygb".index("g")


def test_a_new_game_starts_without_memories() -> None:
    scribe = Scribe()
    agent = LastcardAgent(scribe)
    ask(agent, observe("r-5 r-6", "r-1", "r-5 r-6", other=8), [(0, "r-1"), (1, "draw")])
    ask(agent, observe("r-5 r-6", "r-1", "r-5 r-6"), [])
    assert [view.state.drew_on[1] for view in scribe.seen] == [1, 0]


def test_the_agent_answers_with_a_legal_action() -> None:
    raw = observe("r-5 g-wild", "r-1", "r-5 r-wild g-wild b-wild y-wild")
    agent = LastcardAgent(Scribe("W=b!"))
    assert agent.use_raw
    assert agent.eval_step({"raw_obs": raw, "action_record": []}) == ("b-wild", {})


def test_where_there_is_no_choice_the_bot_is_not_asked() -> None:
    scribe = Scribe()
    assert ask(LastcardAgent(scribe), observe("g-2", "r-1", "draw"), []) == "draw"
    assert scribe.seen == []


def test_a_move_that_is_not_legal_there_is_named() -> None:
    raw = observe("r-5 r-6", "r-1", "r-5 r-6")
    with pytest.raises(IllegalMove, match="draw is not legal there; r-5, r-6 would be"):
        ask(LastcardAgent(Scribe("draw")), raw, [])


def test_a_verdict_says_how_sure_it_is() -> None:
    verdict = Verdict("sharp", "random", "0", payoffs=[1] * 50 + [-1] * 49 + [0])
    assert (verdict.games, verdict.wins, verdict.unfinished) == (100, 50, 1)
    assert (round(verdict.rate.low, 4), round(verdict.rate.high, 4)) == (0.4038, 0.5962)


def test_a_verdict_can_be_written_down() -> None:
    numbers = json.loads(json.dumps(Verdict("sharp", "random", "0", [1, -1, 1, 1]).as_dict()))
    assert (numbers["bot"], numbers["games"], numbers["wins"]) == ("sharp", 4, 3)
    assert numbers["rate"]["value"] == 0.75


def test_without_rlcard_the_error_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rlcard", None)
    with pytest.raises(InvalidOption, match="pip install rlcard"):
        judge("sharp")


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"bot": "genius"}, "there is no bot 'genius'"),
        ({"opponent": "me"}, "there is no opponent 'me'; there are uno-rule-v1, random"),
        ({"games": 0}, "games is a whole number from 1 on, not 0"),
        ({"tries": 0}, "tries is a whole number from 1 on"),
        ({"processes": 0}, "processes is a whole number from 1 on"),
    ],
)
def test_what_cannot_be_judged_is_refused(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(InvalidOption, match=words):
        judge(**{"bot": "sharp", **wrong})


@needs_rlcard
def test_the_actions_are_those_of_rlcard() -> None:
    from rlcard.games.uno.utils import ACTION_LIST

    assert ACTION_LIST == ACTIONS


@needs_rlcard
@pytest.mark.parametrize("opponent", ["uno-rule-v1", "random"])
@pytest.mark.parametrize("bot", list(BOTS))
def test_every_bot_plays_whole_games(bot: str, opponent: str) -> None:
    done: list[int] = []
    verdict = judge(bot, opponent, games=30, tries=50, progress=done.append)
    assert (verdict.games, sum(done), verdict.unfinished) == (30, 30, 0)
    assert 0 < verdict.wins < 30


@needs_rlcard
def test_in_whole_games_a_bot_sees_the_colour_and_the_legal_moves_that_count_there() -> None:
    import rlcard

    table = rlcard.make("uno")
    fresh_piles = []

    class Checking(LastcardAgent):
        def step(self, state: Mapping[str, Any]) -> str:
            raw = state["raw_obs"]
            view = view_of(raw)
            assert {action_name(move) for move in view.legal} == set(raw["legal_actions"])
            assert view.color == table.game.round.target.color
            fresh_piles.append(not raw["played_cards"])
            return super().step(state)

    for seed in (*range(10), 27, 180, 663, 1287):  # in the last four, the pile is shuffled in
        table.seed(seed)
        table.set_agents([Checking(make_bot("random", number)) for number in (1, 2)])
        table.run()
    assert sum(fresh_piles) >= 4


@needs_rlcard
def test_the_same_seed_gives_the_same_games_in_any_number_of_processes() -> None:
    one, again = (judge("sharp", games=45, seed="a", processes=count) for count in (1, 2))
    other = judge("sharp", games=45, seed="b")
    assert one.payoffs == again.payoffs
    assert one.payoffs != other.payoffs


@needs_rlcard
def test_numpys_own_luck_is_left_as_it_was() -> None:
    np.random.seed(1)
    expected = np.random.random()
    np.random.seed(1)
    judge("random", games=1)
    assert np.random.random() == expected


@needs_rlcard
def test_master_beats_rlcards_players_beyond_the_interval() -> None:
    assert judge("master", "random", games=300, tries=100, seed=1).rate.low > 0.5
