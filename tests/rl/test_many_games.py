"""Many games at once: what they show, how they go on, how episodes end."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lastcard import Game, IllegalMove, InvalidMove, InvalidOption
from lastcard.rl.games_in_place import ManyGames
from tests.support.environments import (
    PlainOpponents,
    compare,
    compare_result,
    deal_table,
    deal_vector,
    play_both,
)
from tests.support.tables import EDITION_NAMES, SINGLE_OPTIONS, Table, fits, tables

EACH_OPTION_IN_EACH_EDITION = [
    (edition, option)
    for edition in EDITION_NAMES
    for option in SINGLE_OPTIONS
    if fits(edition, option)
]


@pytest.mark.parametrize("players", [2, 3, 4, 7, 10])
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_it_shows_the_same_as_the_plain_rules(edition: str, players: int) -> None:
    play_both(Table(edition, players, seed=players), steps=100)


@pytest.mark.parametrize(("edition", "option"), EACH_OPTION_IN_EACH_EDITION)
def test_it_shows_the_same_as_the_plain_rules_with_each_option(edition: str, option: str) -> None:
    play_both(Table(edition, 3, seed=5, options=SINGLE_OPTIONS[option]), steps=60)


@pytest.mark.parametrize("edition", EDITION_NAMES)
@settings(max_examples=8)
@given(data=st.data())
def test_it_shows_the_same_as_the_plain_rules_with_any_options(
    edition: str, data: st.DataObject
) -> None:
    table: Table = data.draw(tables(edition))
    play_both(
        table, 40, data.draw(st.sampled_from(["round", "game"])), data.draw(st.integers(1, 50))
    )


@pytest.mark.parametrize("rewards", ["round", "game"])
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_whole_episodes_are_the_same_as_by_the_plain_rules(edition: str, rewards: str) -> None:
    quick: dict[str, object] = {"hand_size": 1, "uno_penalty": 0, "target": 30}
    episodes = play_both(Table(edition, 3, seed=1, options=quick), 400, rewards, limit=300)
    assert episodes >= 5


def run(env: ManyGames, steps: int) -> list[bytes]:
    """All that a random player is shown."""
    shown = []
    for _ in range(steps):
        env.decide(env.sample())
        shown.append(env.observations.tobytes() + env.masks.tobytes() + env.rewards.tobytes())
    return shown


def test_the_same_seed_brings_the_same_games() -> None:
    assert run(ManyGames("classic", 8, seed="a"), 200) == run(
        ManyGames("classic", 8, seed="a"), 200
    )
    assert run(ManyGames("classic", 8, seed="a"), 5) != run(ManyGames("classic", 8, seed="b"), 5)


def test_without_a_seed_chance_decides() -> None:
    one, other = ManyGames("classic", 4), ManyGames("classic", 4)
    assert not np.array_equal(one.observations, other.observations)


def test_dealing_with_the_same_seed_starts_over() -> None:
    env = ManyGames("classic", 8, seed=3)
    first = run(env, 50)
    env.deal(3)
    assert run(env, 50) == first


def test_dealing_without_a_seed_brings_other_games_which_follow_from_the_last_seed() -> None:
    env, twin = ManyGames("classic", 8, seed=3), ManyGames("classic", 8, seed=3)
    first = run(env, 50)
    env.deal()
    twin.deal()
    second = run(env, 50)
    assert second != first
    assert run(twin, 50) == second


def test_environments_play_different_games() -> None:
    env = ManyGames("classic", 50, seed=1)
    assert len({row.tobytes() for row in env.part("hand")}) == 50


def test_arrays_are_written_in_place() -> None:
    env = ManyGames("classic", 4, seed=1)
    names = ["observations", "masks", "seats", "rewards", "own_rewards", "terminations", "dones"]
    before = [getattr(env, name) for name in names]
    hand = env.part("hand")
    env.decide(env.sample())
    assert all(getattr(env, name) is array for name, array in zip(names, before, strict=True))
    assert np.shares_memory(hand, env.observations)


def test_a_finished_round_is_told_of_and_the_next_one_is_dealt() -> None:
    env = ManyGames("classic", 64, players=3, seed=1, hand_size=2)
    for _ in range(500):
        env.decide(env.sample())
        if env.dones.any():
            break
    done = env.dones
    assert done.any()
    assert sorted(env.rewards[done][0]) == [-0.5, -0.5, 1.0]
    assert not env.rewards[~done].any()
    assert (env.part("sizes")[done].sum(axis=1) >= 6).all()
    assert (env.masks[done].sum(axis=1) > 0).all()


def test_a_whole_game_goes_on_until_the_target() -> None:
    env = ManyGames("classic", 16, players=2, seed=1, rewards="game", target=100)
    scored = 0
    for _ in range(2000):
        env.decide(env.sample())
        scored += int((env.part("scores").max(axis=1) > 0).sum())
    assert scored > 0


def test_an_episode_that_never_ends_is_cut_short() -> None:
    env = ManyGames("togetherness", 4, seed=1, max_decisions=50)
    for _ in range(49):
        env.decide(env.sample())
    assert not env.dones.any()
    env.decide(env.sample())
    assert env.dones.all()
    assert env.truncations.all()
    assert not env.rewards.any()


def test_masks_lie_in_memory_without_gaps() -> None:
    assert ManyGames("color-powers", 3).masks.flags.c_contiguous


def test_the_seat_that_ended_an_episode_is_told_of_with_its_reward_and_last_observation() -> None:
    env = ManyGames("classic", 32, players=3, seed=1, hand_size=2)
    ended = 0
    for _ in range(200):
        before = env.seats.copy()
        env.decide(env.sample())
        assert (env.actors == before).all()
        for number in np.flatnonzero(env.dones):
            ended += 1
            assert env.own_rewards[number] == env.rewards[number, env.actors[number]]
            sizes = env.layout.part(env.final_observations[number], "sizes")
            assert (sizes[0] == 0) == (env.own_rewards[number] == 1.0)
            assert 0 in sizes
    assert ended > 5


def test_what_ends_before_anybody_was_asked_is_not_told_of_when_dealing() -> None:
    env = ManyGames("classic", 300, players=5, seed=1, hand_size=1, opponents="sharp")
    assert not env.dones.any()
    assert not env.rewards.any()


# Copies.


@pytest.mark.parametrize(
    "duplicate",
    [ManyGames.clone, copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))],
    ids=["clone", "copy", "deepcopy", "pickle"],
)
def test_a_copy_plays_the_same_games_by_itself(duplicate: Callable[[ManyGames], ManyGames]) -> None:
    env = ManyGames("color-powers", 8, seed=4, opponents={2: "sharp"})
    run(env, 20)
    twin, expected = duplicate(env), env.clone()
    shown = run(env, 60)
    assert twin.masks.tobytes() == expected.masks.tobytes()
    assert run(twin, 60) == shown


def test_advice_is_what_the_policy_would_do_with_what_the_seat_sees() -> None:
    table = Table("color-powers", 3, seed=6)
    env, plain = deal_vector(table, 1), deal_table(table)
    bots = PlainOpponents(plain, dict.fromkeys(range(3), "sharp"), table.seed, 0)
    for _ in range(60):
        action = int(env.advise("sharp")[0])
        assert action == bots.choose()
        env.decide([action])
        plain.decide(action)
        compare_result(env, 0, plain)


def test_sampled_actions_are_legal_and_all_of_them_come_up() -> None:
    env = ManyGames("classic", 1, seed=1)
    seen = {int(env.sample()[0]) for _ in range(500)}
    assert seen == set(np.flatnonzero(env.masks[0]))


def test_sampling_is_uniform() -> None:
    env = ManyGames("classic", 1, seed=2)
    legal = np.flatnonzero(env.masks[0])
    counts = np.bincount([int(env.sample()[0]) for _ in range(6000)])[legal]
    assert abs(counts / 6000 - 1 / len(legal)).max() < 0.03


# Opponents.


@pytest.mark.parametrize("policy", ["random", "casual", "sharp", "learned"])
def test_only_seats_without_a_policy_are_asked(policy: str) -> None:
    env = ManyGames("classic", 32, players=4, seed=1, opponents={1: policy, 3: policy})
    for _ in range(200):
        assert set(env.seats) <= {0, 2}
        env.decide(env.sample())


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_opponents_decide_by_what_their_seats_see(edition: str) -> None:
    policies = {1: "sharp", 2: "casual"}
    env = ManyGames(edition, 2, players=3, seed=8, opponents=policies, max_decisions=150)
    plains = [deal_table(Table(edition, 3, seed=8), limit=150, stream=i) for i in range(2)]
    opponents = [PlainOpponents(plain, policies, 8, i) for i, plain in enumerate(plains)]
    for opponent in opponents:
        opponent.play()
    for _ in range(120):
        actions = env.sample().copy()
        for number, opponent in enumerate(opponents):
            compare(env, number, opponent.plain)
            opponent.plain.decide(int(actions[number]))
            opponent.play()
        env.decide(actions)
        for number, opponent in enumerate(opponents):
            compare_result(env, number, opponent.plain)
            opponent.play()


def test_a_sharp_player_beats_random_ones() -> None:
    env = ManyGames("classic", 256, players=2, seed=1, opponents={1: "sharp"})
    won = np.zeros(2)
    for _ in range(400):
        env.decide(env.sample())
        won += (env.rewards > 0).sum(axis=0)
    assert won.sum() > 500
    assert won[1] > 2 * won[0]


def test_actions_may_come_in_any_array_or_list() -> None:
    env = ManyGames("classic", 3, seed=1)
    twin = env.clone()
    for number in range(30):
        actions = env.sample().copy()
        actions.flags.writeable = False
        env.decide(actions)
        twin.decide(
            [actions.astype(np.int16), actions.tolist(), actions[::-1].copy()[::-1]][number % 3]
        )
        assert twin.observations.tobytes() == env.observations.tobytes()


# Bad input.


def test_an_illegal_action_is_refused_and_nothing_happens() -> None:
    env = ManyGames("classic", 3, seed=1)
    before = env.observations.tobytes()
    actions = env.sample().copy()
    actions[1] = int(np.flatnonzero(env.masks[1] == 0)[0])
    with pytest.raises(IllegalMove, match=r"environment 1, seat .* is not one of "):
        env.decide(actions)
    assert env.observations.tobytes() == before


@pytest.mark.parametrize("name", ["masks", "seats"])
def test_by_what_actions_are_judged_can_only_be_read(name: str) -> None:
    env = ManyGames("classic", 3, seed=1)
    with pytest.raises(ValueError, match="read-only"):
        getattr(env, name)[:] = 1


@pytest.mark.parametrize("action", [-1, 212, 10**6])
def test_an_action_that_there_is_not_is_refused(action: int) -> None:
    env = ManyGames("classic", 1, seed=1)
    with pytest.raises(InvalidMove, match="there is no action"):
        env.decide([action])


def test_an_action_that_is_no_whole_number_is_refused() -> None:
    with pytest.raises(InvalidOption, match="actions are whole numbers, not float64"):
        ManyGames("classic", 1, seed=1).decide([200.9])


def test_numbers_may_be_numpys() -> None:
    count, players, limit, target = np.int64(2), np.int8(3), np.uint16(9), np.int32(90)
    games = ManyGames("classic", count, players, 1, max_decisions=limit, target=target)  # type: ignore[arg-type]
    assert (games.num_envs, games.players, games.options.target) == (2, 3, 90)
    game = Game.new("classic", players, seed=1)  # type: ignore[arg-type]
    assert game.view(games.seats[0]).seat == games.seats[0]


def test_the_number_of_actions_has_to_fit() -> None:
    with pytest.raises(InvalidOption, match="2 games take as many actions"):
        ManyGames("classic", 2, seed=1).decide([0])


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"num_envs": 0}, "num_envs is a whole number from 1 on"),
        ({"players": 11}, "players is a whole number from 2 to 10"),
        ({"rewards": "points"}, "rewards is one of round, game"),
        ({"max_decisions": 0}, "max_decisions is a whole number from 1 on"),
        ({"opponents": "master"}, "there is no policy 'master'; there are random, casual, sharp"),
        ({"opponents": ["sharp", "casual"]}, "opponents are a bot or bots by seat"),
        ({"opponents": {4: "sharp"}}, "there is no seat 4; seats go from 0 to 3"),
        ({"opponents": dict.fromkeys(range(4), "sharp")}, "leave no seat to be asked"),
        ({"stacking": "always"}, "stacking is one of off, same, any"),
    ],
)
def test_settings_that_make_no_sense_are_refused(wrong: dict[str, object], message: str) -> None:
    with pytest.raises(InvalidOption, match=message):
        ManyGames("classic", **{"num_envs": 2, **wrong})  # type: ignore[arg-type]


def test_a_part_that_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(InvalidOption, match="there is no part 'powers'; there are hand, known"):
        ManyGames("classic", 2).part("powers")
