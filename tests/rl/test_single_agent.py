"""The Gymnasium environment: one seat against bots."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import lastcard.rl  # noqa: F401  # registers the environment
from lastcard import Game, IllegalMove, InvalidMove, InvalidOption, View
from lastcard.bots import BOTS
from lastcard.rl import action_id, uno_v0
from lastcard.rl.single_agent import UnoEnv
from lastcard.view import make_view
from tests.support.tables import EDITION_NAMES


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_gymnasium_finds_nothing_to_complain_about(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr("lastcard.rl.render.render_modes.FRAMES_PER_SECOND", 1000)
    made = gymnasium.make("lastcard/Uno-v0", edition=edition)
    check_env(made.unwrapped)


def play(env: UnoEnv, seed: int | None) -> tuple[list[bytes], float]:
    """All that is seen in an episode of random actions, and its reward."""
    observation, _ = env.reset(seed=seed)
    seen, reward = play_on(env, Random(seed))
    return [observation.tobytes(), *seen], reward


def play_on(env: UnoEnv, luck: Random) -> tuple[list[bytes], float]:
    """All that is seen from now on, and the reward."""
    seen: list[bytes] = []
    while True:
        action = np.int64(luck.choice(np.flatnonzero(env.action_masks())))
        observation, reward, terminated, truncated, _ = env.step(action)
        seen.append(observation.tobytes())
        if terminated or truncated:
            return seen, reward


@pytest.mark.parametrize("bot", ["random", "casual", "sharp"])
def test_the_same_seed_brings_the_same_episode(bot: str) -> None:
    env = UnoEnv(players=3, opponents=bot, max_decisions=60)
    assert play(env, 4) == play(env, 4)
    assert play(env, 4) != play(env, 5)


def test_episodes_without_a_seed_differ() -> None:
    env = UnoEnv(players=2)
    env.reset(seed=1)
    assert env.reset()[0].tobytes() != env.reset()[0].tobytes()


def about_to_end() -> UnoEnv:
    """A table of three: seat 2 is asked, and all hold one card; red ones fit."""
    env = UnoEnv(players=3, opponents="casual", seat=2)
    env.reset(seed=1)
    env.table.take_over(
        Game.setup("classic", hands=["r1", "g2", "r3"], top="r5", turn=2, draw="b9")
    )
    return env


def test_going_out_is_rewarded() -> None:
    env = about_to_end()
    reward, terminated = env.step(action_id("classic", "r3"))[1:3]
    assert (reward, terminated) == (1.0, True)


def test_another_who_goes_out_costs_a_share() -> None:
    env = about_to_end()
    reward, terminated = env.step(action_id("classic", "draw"))[1:3]
    assert (reward, terminated) == (-0.5, True)  # seat 0 plays its red one


def duplicates(env: Any) -> list[Any]:
    return [env.clone(), copy.copy(env), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]


@pytest.mark.parametrize("bot", ["casual", "sharp"])
def test_a_copy_plays_on_by_itself(bot: str) -> None:
    env = UnoEnv(players=3, opponents=bot, max_decisions=80)
    env.reset(seed=4)
    copies = duplicates(env)
    stories = [play_on(one, Random(1)) for one in (env, *copies)]
    assert stories == [stories[0]] * 5


def test_what_a_copy_may_do_is_its_own() -> None:
    env = UnoEnv(players=2)
    env.reset(seed=4)
    legal = env.table.legal()
    twin = env.clone()
    twin.reset(seed=5)
    assert twin.table.legal() != legal
    assert env.table.legal() == legal


def test_the_search_bot_can_be_copied_too() -> None:
    env = UnoEnv(players=2, opponents="master", max_decisions=6)
    env.reset(seed=4)
    stories = [play_on(one, Random(1)) for one in (env, *duplicates(env)[2:])]
    assert stories == [stories[0]] * 3


def test_masks_are_there_for_maskable_ppo() -> None:
    env = UnoEnv()
    _, info = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()


def test_nothing_may_be_done_after_the_last_step() -> None:
    env = UnoEnv(players=2)
    play(env, 1)
    assert not env.action_masks().any()


def test_only_the_chosen_seat_is_asked() -> None:
    env = UnoEnv(players=4, seat=3)
    _, info = env.reset(seed=1)
    assert env.table.seat == 3
    assert info["action_mask"].any()


class Recorder:
    """A bot that keeps what it was shown."""

    def __init__(self) -> None:
        self.views: list[View] = []

    def choose(self, view: View) -> str:
        self.views.append(view)
        return view.legal[0] if view.to_act == view.seat else "wait"


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_it_is_the_same_as_the_environment_of_pettingzoo(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot, luck = Recorder(), Random(3)
    monkeypatch.setitem(BOTS, "recorder", lambda seed: bot)
    env = UnoEnv(edition, players=3, opponents="recorder", max_decisions=150)
    asked = uno_v0.raw_env(edition, players=3, max_cycles=150)
    asked.reset(seed=9)
    observation, info = env.reset(seed=9)
    over = False
    while not over:
        while asked.agent_selection != "player_0":
            view = make_view(asked.table, asked.table.seat)
            asked.step(action_id(edition, bot.choose(view)))
        shown = asked.observe("player_0")
        assert observation.tobytes() == shown["observation"].tobytes()
        assert info["action_mask"].tobytes() == shown["action_mask"].tobytes()
        action = int(luck.choice(np.flatnonzero(info["action_mask"])))
        observation, _, terminated, truncated, info = env.step(action)
        asked.step(action)
        over = terminated or truncated


def test_bots_see_their_own_views(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Recorder()
    monkeypatch.setitem(BOTS, "recorder", lambda seed: bot)
    play(UnoEnv(players=2, opponents="recorder"), 1)
    assert {view.seat for view in bot.views} == {1}


def test_an_illegal_action_raises_an_error_that_names_the_legal_ones() -> None:
    env = UnoEnv(on_illegal="raise")
    _, info = env.reset(seed=1)
    illegal = np.int64(np.flatnonzero(info["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove, match=r"seat 0 cannot take the action .*; it may take "):
        env.step(illegal)


def test_an_illegal_action_can_lose_the_episode_instead() -> None:
    env = UnoEnv()
    _, info = env.reset(seed=1)
    illegal = np.int64(np.flatnonzero(info["action_mask"] == 0)[0])
    assert env.step(illegal)[1:4] == (-1.0, True, False)
    assert not env.action_masks().any()  # it was the last step


@pytest.mark.parametrize("action", [10_000, -1, "draw", 1.5, None, np.array([1])])
def test_what_is_no_action_at_all_is_refused_and_loses_nothing(
    action: Any,
) -> None:
    env = UnoEnv()
    env.reset(seed=1)
    with pytest.raises(InvalidMove):
        env.step(action)
    assert env.action_masks().any()


def test_an_action_after_the_end_is_refused() -> None:
    env = UnoEnv(players=2, on_illegal="raise")
    play(env, 1)
    with pytest.raises(IllegalMove, match="the episode is over"):
        env.step(np.int64(0))


def test_a_long_episode_is_cut_short() -> None:
    env = UnoEnv("togetherness", opponents="random", max_decisions=40)
    assert play(env, 1)[1] == 0.0
    assert env.table.decisions == 40


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"opponents": "nobody"}, "there is no bot 'nobody'"),
        ({"opponents": ["casual"]}, "4 players have 3 opponents, not 1"),
        ({"seat": 4}, "there is no seat 4; seats go from 0 to 3"),
        ({"on_illegal": "ignore"}, "on_illegal is one of raise, lose"),
        ({"rewards": "points"}, "rewards is one of round, game"),
    ],
)
def test_settings_that_make_no_sense_are_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(InvalidOption, match=message):
        UnoEnv(**wrong)


# What is imported when.


def run_python(program: str) -> str:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    return done.stdout + done.stderr


def test_importing_the_package_imports_neither_gymnasium_nor_pettingzoo() -> None:
    program = "import sys, lastcard; print({'gymnasium', 'pettingzoo', 'PIL'} & set(sys.modules))"
    assert run_python(program).strip() == "set()"


def test_environments_without_compiled_code_do_not_import_the_compiler() -> None:
    program = "import sys, lastcard.rl.uno_v0; print('numba' in sys.modules)"
    assert run_python(program).strip() == "False"


@pytest.mark.parametrize("missing", ["gymnasium", "pettingzoo"])
def test_without_the_extra_packages_the_error_says_what_to_install(missing: str) -> None:
    hide = f"import sys; sys.modules[{missing!r}] = None; "
    errors = run_python(hide + "from lastcard.rl import uno_v0")
    assert f'{missing} is not installed: pip install "lastcard[rl]"' in errors
    assert run_python(hide + "from lastcard.rl import ManyGames; print('fine')") == "fine\n"
