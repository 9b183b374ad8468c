"""UNO as a game of OpenSpiel: its own tests, and algorithms that walk the whole tree."""

from __future__ import annotations

from copy import deepcopy
from itertools import permutations
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")

from lastcard import InvalidOption  # noqa: E402
from lastcard.rl import openspiel  # noqa: E402  # it needs pyspiel
from lastcard.rl.plain_table import EpisodeTable  # noqa: E402
from lastcard.rules.piles import shuffle_draw_pile  # noqa: E402
from tests.support.tables import EDITION_NAMES  # noqa: E402


@pytest.fixture(scope="module")
def tiny() -> Any:
    return pyspiel.load_game("lastcard_tiny(max_decisions=3)")


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_openspiel_finds_nothing_to_complain_about(edition: str) -> None:
    game = pyspiel.load_game(f"lastcard_uno(edition={edition},players=3,max_decisions=40)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiel_finds_nothing_to_complain_about_in_the_tiny_game(tiny: Any) -> None:
    pyspiel.random_sim_test(tiny, num_sims=5, serialize=True, verbose=False)


@pytest.mark.parametrize("shuffles", [0, -5])
def test_a_game_without_a_shuffle_is_refused(shuffles: int) -> None:
    with pytest.raises(InvalidOption, match="shuffles is a whole number from 1 on"):
        pyspiel.load_game(f"lastcard_uno(shuffles={shuffles})")


def test_a_round_is_that_of_the_other_environments() -> None:
    state = pyspiel.load_game("lastcard_uno(players=2)").new_initial_state()
    state.apply_action(7)
    table = EpisodeTable("classic", 2, "round", 1_000, {})
    table.deal(7)
    for _ in range(30):
        assert state.current_player() == table.seat
        assert state.observation_tensor() == table.observation(table.seat).tolist()
        action = state.legal_actions()[0]
        state.apply_action(action)
        table.decide(action)
        while state.is_chance_node():
            state.apply_action(0)


def test_copies_of_a_state_go_on_by_themselves_from_the_same_place(tiny: Any) -> None:
    state = tiny.new_initial_state()
    state.apply_action(0)
    for twin in (state.clone(), deepcopy(state)):
        assert twin.node is state.node
        twin.apply_action(twin.legal_actions()[0])
        assert twin.history() != state.history()
        assert twin.node is not state.node


@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_few_cards_are_shuffled_in_every_way_once(cards: int) -> None:
    game = openspiel._tiny_deals()[0].copy()
    orders = set()
    for words in openspiel._all_shuffles(cards):
        game.state.draw_pile[:cards] = bytes(range(cards))
        game.state.draw_count = cards
        for i, word in enumerate(words):
            game.state.dice[i] = word
        shuffle_draw_pile(game.state)
        orders.add(tuple(game.state.draw_pile[:cards]))
    assert orders == set(permutations(range(cards)))


def test_a_seat_remembers_what_it_saw_and_did_and_knows_nothing_else(tiny: Any) -> None:
    deals = openspiel._tiny_deals()
    told: dict[tuple[str, ...], set[str]] = {}
    for number, deal in enumerate(deals):
        state = tiny.new_initial_state()
        state.apply_action(number)
        seat = state.current_player()
        told.setdefault((*deal.hand(seat), deal.top), set()).add(state.information_state_string())
    assert all(len(texts) == 1 for texts in told.values())
    assert len({text for texts in told.values() for text in texts}) == len(told)


def wins_at_once(state: Any) -> list[int]:
    """The actions with which the player to move goes out."""
    player = state.current_player()
    children = {action: state.child(action) for action in state.legal_actions()}
    return [
        a for a, child in children.items() if child.is_terminal() and child.returns()[player] > 0
    ]


def find_decided(state: Any) -> Any:
    """A state in which somebody can go out but need not."""
    if state.is_terminal():
        return None
    if not state.is_chance_node() and 0 < len(wins_at_once(state)) < len(state.legal_actions()):
        return state
    found = (find_decided(state.child(action)) for action in state.legal_actions())
    return next(filter(None, found), None)


def test_counterfactual_regret_minimisation_learns_not_to_let_the_other_go_out(tiny: Any) -> None:
    solver = pyspiel.CFRSolver(tiny)
    solver.evaluate_and_update_policy()
    *before, mistake = find_decided(tiny.new_initial_state()).history()
    state = tiny.new_initial_state()
    for action in before:
        state.apply_action(action)
    chances = dict(solver.current_policy().action_probabilities(state))
    assert len(chances) > 1
    assert chances[mistake] < 0.01
