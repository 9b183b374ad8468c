"""The vectorised environment as Gymnasium expects it."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import lastcard.rl  # noqa: F401  # registers the environment
from lastcard import InvalidOption
from lastcard.rl import VectorEnv
from lastcard.rl.single_agent import UnoEnv
from tests.support.tables import EDITION_NAMES

QUICK: dict[str, Any] = {"players": 3, "hand_size": 2}


def make(num_envs: int = 8, **settings: Any) -> VectorEnv:
    env = gymnasium.make_vec("lastcard/Uno-v0", num_envs=num_envs, **{**QUICK, **settings})
    assert isinstance(env, VectorEnv)
    return env


def act(env: VectorEnv) -> dict[str, Any]:
    """Take random actions; what `step` returns, by name."""
    names = ("observations", "rewards", "terminations", "truncations", "info")
    return dict(zip(names, env.step(env.sample()), strict=True))


def test_gymnasium_makes_the_compiled_environment_with_one_seat_asked() -> None:
    env = make(seat=1, opponents=["sharp", "casual"])
    _, info = env.reset(seed=1)
    for _ in range(50):
        assert set(info["seat"]) == {1}
        info = act(env)["info"]


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_it_has_the_form_of_gymnasiums_own_vectorised_environments(edition: str) -> None:
    env = make(2, edition=edition)
    same_step = AutoresetMode.SAME_STEP
    own = SyncVectorEnv([lambda: UnoEnv(edition, **QUICK)] * 2, autoreset_mode=same_step)
    assert isinstance(env, gymnasium.vector.VectorEnv)
    assert env.metadata["autoreset_mode"] == own.metadata["autoreset_mode"]
    for space in ("observation_space", "action_space"):
        assert getattr(env, space) == getattr(own, space)
        assert getattr(env, f"single_{space}") == getattr(own, f"single_{space}")
    observations, info = env.reset(seed=5)
    expected, own_info = own.reset(seed=5)
    assert (observations.shape, observations.dtype) == (expected.shape, expected.dtype)
    assert info["action_mask"].shape == own_info["action_mask"].shape
    assert observations in env.observation_space


def test_what_it_returns_is_not_written_over() -> None:
    env = make()
    first, info = env.reset(seed=1)
    kept = first.tobytes(), info["action_mask"].tobytes()
    results = [act(env) for _ in range(20)]
    assert (first.tobytes(), info["action_mask"].tobytes()) == kept
    assert len({result["observations"].tobytes() for result in results}) == 20


def test_the_reward_is_that_of_the_seat_that_has_acted() -> None:
    env = VectorEnv("classic", 16, opponents={1: "sharp"}, **QUICK)
    _, info = env.reset(seed=2)
    seen = set()
    for _ in range(100):
        actors = info["seat"]
        result = act(env)
        info = result["info"]
        assert result["rewards"].tolist() == info["rewards"][np.arange(16), actors].tolist()
        seen |= set(result["rewards"].tolist())
    assert seen == {0.0, 1.0, -0.5}


def test_the_last_observation_of_an_episode_comes_with_the_first_of_the_next() -> None:
    env = make(16)
    env.reset(seed=3)
    ended = 0
    for _ in range(60):
        result = act(env)
        done = result["terminations"] | result["truncations"]
        assert ("final_obs" in result["info"]) == done.any()
        for number in np.flatnonzero(done):
            ended += 1
            sizes = env.layout.part(result["info"]["final_obs"][number], "sizes")
            assert (sizes[0] == 0) == (result["rewards"][number] == 1.0)
            assert env.layout.part(result["observations"][number], "sizes").min() > 0
    assert ended > 10


def test_a_truncated_episode_is_not_a_terminated_one() -> None:
    env = make(4, edition="togetherness", max_decisions=9, hand_size=7)
    env.reset(seed=1)
    results = [act(env) for _ in range(9)]
    assert any(result["truncations"].any() for result in results)
    assert not any((result["truncations"] & result["terminations"]).any() for result in results)


def test_gymnasiums_wrappers_take_it() -> None:
    env: Any = DictInfoToList(RecordEpisodeStatistics(make(4)))
    env.reset(seed=1)
    episodes: list[dict[str, Any]] = []
    for _ in range(80):
        infos = env.step(env.unwrapped.sample())[4]
        episodes += [info["episode"] for info in infos if "episode" in info]
    assert len(episodes) > 5
    assert {float(episode["r"]) for episode in episodes} <= {1.0, -0.5}


def test_masks_are_there_for_maskable_ppo() -> None:
    env = make()
    _, info = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()


def test_it_can_be_pickled_with_all_that_gymnasium_added() -> None:
    env = make()
    env.reset(seed=1)
    twin = pickle.loads(pickle.dumps(env))
    assert twin.spec == env.spec
    for _ in range(20):
        assert act(twin)["observations"].tobytes() == act(env)["observations"].tobytes()


def test_a_bot_without_a_compiled_policy_is_refused() -> None:
    with pytest.raises(InvalidOption, match="there is no policy 'master'; there are random"):
        make(opponents="master")
