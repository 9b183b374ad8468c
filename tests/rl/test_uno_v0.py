"""The PettingZoo environment."""

from __future__ import annotations

import copy
import pickle
import warnings
from random import Random
from typing import Any

import numpy as np
import pytest

from lastcard import Game, IllegalMove, InvalidMove, InvalidOption
from lastcard.editions import find_edition
from lastcard.editions.edition import PICTURES
from lastcard.editions.edition_files import read_edition
from lastcard.rl import ManyGames, action_text, uno_v0
from lastcard.rl.render.card_pictures import INKS, card_picture
from lastcard.rl.render.table_picture import _situation
from tests.support.tables import EDITION_NAMES

with warnings.catch_warnings():
    # PettingZoo's own tests import one of its environments in a way that it calls old.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

# The checker expects arrays or, with masks, dictionaries, but mentions the latter as unusual.
masks_are_fine = pytest.mark.filterwarnings("ignore:Observation:UserWarning")


@masks_are_fine
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_pettingzoo_finds_nothing_to_complain_about(edition: str) -> None:
    api_test(uno_v0.env(edition=edition), num_cycles=100)
    api_test(uno_v0.raw_env(edition=edition, players=10, rewards="game"), num_cycles=10)


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_pettingzoo_finds_the_same_episode_for_the_same_seed(edition: str) -> None:
    seed_test(lambda: uno_v0.env(edition=edition), num_cycles=50)


def test_pettingzoo_finds_all_render_modes_working(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr("lastcard.rl.render.render_modes.FRAMES_PER_SECOND", 1000)
    render_test(uno_v0.env)


def play(env: Any, luck: Random) -> list[str]:
    """Play an episode at random; the agents that were asked and what they did."""
    story = []
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        action = None
        if not (terminated or truncated):
            action = int(luck.choice(np.flatnonzero(observation["action_mask"])))
            story.append(f"{agent} {action_text('classic', action)}")
        env.step(action)
    return story


def test_the_same_seed_and_actions_make_the_same_episode() -> None:
    env = uno_v0.env(players=3)
    stories = []
    for seed in (5, 5, 6):
        env.reset(seed=seed)
        stories.append(play(env, Random(1)))
    assert stories[0] == stories[1] != stories[2]


def test_without_a_seed_chance_goes_on() -> None:
    env = uno_v0.env(players=3)
    env.reset(seed=5)
    first = env.observe("player_0")["observation"].tobytes()
    env.reset()
    assert env.observe("player_0")["observation"].tobytes() != first


@pytest.mark.parametrize("rewards", ["round", "game"])
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_it_is_the_same_as_the_vectorised_environment(edition: str, rewards: str) -> None:
    settings: dict[str, Any] = {"players": 3, "rewards": rewards, "hand_size": 2, "target": 30}
    vector = ManyGames(edition, 1, seed=9, max_decisions=150, **settings)
    env = uno_v0.raw_env(edition, max_cycles=150, **settings)
    env.reset(seed=9)
    for _ in range(200):
        observation = env.observe(env.agent_selection)
        assert env.agent_selection == f"player_{vector.seats[0]}"
        assert observation["observation"].tobytes() == vector.observations.tobytes()
        assert observation["action_mask"].tobytes() == vector.masks.tobytes()
        action = int(vector.sample()[0])
        vector.decide([action])
        env.step(action)
        assert (
            np.array(list(env.rewards.values()), np.float32).tolist() == vector.rewards[0].tolist()
        )
        assert any(env.truncations.values()) == vector.truncations[0]
        if vector.dones[0]:
            assert any(env.terminations.values()) != vector.truncations[0]
            env.reset()


def finish(**settings: Any) -> Any:
    """Play until everybody is told that it is over."""
    env, luck = uno_v0.raw_env(**settings), Random(1)
    env.reset(seed=1)
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(luck.choice(np.flatnonzero(mask))))
    return env


def test_the_winner_of_a_round_gets_1_and_the_others_share_minus_1() -> None:
    env = finish(players=3)
    winner = env.possible_agents[env.table.round_winner]
    assert env.rewards.pop(winner) == 1.0
    assert set(env.rewards.values()) == {-0.5}
    assert all(env.terminations.values())


def test_a_game_is_played_to_its_target() -> None:
    env = finish(players=2, rewards="game", target=150)
    assert env.table.game_over
    assert max(env.table.scores) >= 150
    (winner,) = env.table.winners
    assert env.rewards[f"player_{winner}"] == 1.0
    assert sum(env.rewards.values()) == 0.0


def test_an_episode_is_cut_short_after_max_cycles() -> None:
    env = finish(max_cycles=20)
    assert env.table.decisions == 20
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not any(env.rewards.values())


def test_only_the_agent_that_is_asked_has_legal_actions() -> None:
    env = uno_v0.raw_env()
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_agents_are_asked_out_of_turn_and_may_wait() -> None:
    env = uno_v0.raw_env(players=3)
    env.reset(seed=1)
    story = " ".join(play(env, Random(3)))
    assert " wait" in story


def test_the_raw_environment_refuses_an_illegal_action_and_names_the_legal_ones() -> None:
    env = uno_v0.raw_env()
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove, match=r"cannot take the action .*; it may take .*draw"):
        env.step(illegal)


def test_options_go_to_the_game() -> None:
    env = uno_v0.raw_env(edition="super-hero-girls", hand_size=3, stacking="any")
    env.reset(seed=1)
    assert env.table.options.stacking == "any"
    assert min(env.table.hand_sizes) == 3
    with pytest.raises(InvalidOption, match="there is no option 'stacks'"):
        uno_v0.env(stacks="any")


def test_an_unknown_render_mode_is_refused() -> None:
    with pytest.raises(InvalidOption, match="render_mode is one of human, ansi, rgb_array"):
        uno_v0.env(render_mode="svg")


@pytest.mark.parametrize("compiled", [True, False])
@pytest.mark.parametrize("make", [uno_v0.env, uno_v0.raw_env])
def test_a_copy_plays_on_by_itself(make: Any, compiled: bool) -> None:
    env = make(players=3, compiled=compiled)
    env.reset(seed=5)
    for _ in range(10):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[-1]))
    copies = [env.clone(), copy.copy(env.unwrapped), copy.deepcopy(env)]
    copies.append(pickle.loads(pickle.dumps(env)))
    stories = [play(one, Random(2)) for one in (env, *copies)]
    assert stories == [stories[0]] * 5


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_plain_and_compiled_rules_show_the_same(edition: str) -> None:
    plain, compiled = (
        uno_v0.raw_env(edition, players=3, rewards="game", target=30, hand_size=2, compiled=how)
        for how in (False, True)
    )
    luck = Random(3)
    for env in (plain, compiled):
        env.reset(seed=3)
    for _ in range(150):
        assert plain.agent_selection == compiled.agent_selection
        for agent in plain.agents:
            shown, expected = compiled.observe(agent), plain.observe(agent)
            assert {name: part.tobytes() for name, part in shown.items()} == {
                name: part.tobytes() for name, part in expected.items()
            }
        assert compiled.rewards == plain.rewards
        assert compiled.terminations == plain.terminations
        if any(plain.terminations.values()):
            plain.reset()
            compiled.reset()
        mask = plain.observe(plain.agent_selection)["action_mask"]
        action = int(luck.choice(np.flatnonzero(mask)))
        plain.step(action)
        compiled.step(action)


def test_an_action_that_is_no_whole_number_is_refused() -> None:
    env = uno_v0.raw_env()
    env.reset(seed=1)
    with pytest.raises(InvalidMove, match=r"an action is a whole number, not 200\.9"):
        env.step(200.9)  # type: ignore[arg-type]


def test_an_illegal_action_ends_the_episode_with_minus_1_for_the_agent() -> None:
    env = uno_v0.env(players=3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards == {**dict.fromkeys(env.agents, 0.0), agent: -1.0}
    assert not env.observe(agent)["action_mask"].any()


def test_an_environment_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(uno_v0.raw_env(edition="togetherness", players=5, target=9)))
    assert (env.table.edition.name, env.table.options.target) == ("togetherness", 9)
    assert len(env.possible_agents) == 5


# Pictures.


@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("edition", ["color-powers", "super-hero-girls"])
def test_every_table_can_be_drawn(edition: str, players: int) -> None:
    env = uno_v0.raw_env(edition=edition, players=players, render_mode="rgb_array")
    env.reset(seed=players)
    picture = env.render()
    assert isinstance(picture, np.ndarray)
    assert picture.shape == (760, 1200, 3)


def test_every_picture_of_an_edition_is_drawn_on_its_card() -> None:
    names = ("red", "yellow", "green", "blue")
    for card in ("WX", "rS"):
        drawn = {card_picture(card, shown, names, 1).tobytes() for shown in ("", "K", *PICTURES)}
        assert len(drawn) == len(PICTURES) + 2


def test_a_wild_shows_all_colours_however_few_there_are() -> None:
    picture = card_picture("W", "", ("gold", "gray"), 4).convert("RGB")
    pixels = list(picture.get_flattened_data())
    assert pixels.count(INKS["gold"]) == pytest.approx(pixels.count(INKS["gray"]), rel=0.05)
    assert picture.getpixel((24 * 4, 22 * 4)) == INKS["gray"]  # the upper half, not only a quarter


def test_the_table_shows_what_an_edition_of_one_s_own_draws_on_its_cards() -> None:
    text = '[wilds]\nWX = {{ name = "Storm", copies = 99, does = "redeal"{} }}\n'
    seen = []
    for picture in ("", ', picture = "bolt"'):
        edition = find_edition(read_edition(text.format(picture), f"storm{len(picture)}"))
        env = uno_v0.raw_env(edition=edition.name, players=2, render_mode="rgb_array")
        env.reset(seed=1)
        seen.append(np.asarray(env.render()))
    assert (seen[0] != seen[1]).any()


def test_the_picture_of_the_end_names_the_winners() -> None:
    games = [Game.setup("classic", ["r7", "g1"], "r5", scoring=how) for how in ("hand", "winner")]
    for game in games:
        game.play("r7")
    assert [_situation(game) for game in games] == ["game over, won by 0", "round 1 won by 0"]


def test_nothing_is_drawn_without_a_mode_and_a_warning_says_so() -> None:
    env = uno_v0.raw_env(players=2)
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="render does nothing without a render_mode"):
        assert env.render() is None


def test_hands_can_be_kept_face_down() -> None:
    shown, hidden = (
        uno_v0.raw_env(render_mode="rgb_array", open_hands=open_hands)
        for open_hands in (True, False)
    )
    pictures = []
    for env in (shown, hidden):
        env.reset(seed=1)
        pictures.append(np.asarray(env.render()))
    assert (pictures[0] != pictures[1]).any()
    text = uno_v0.raw_env(render_mode="ansi", open_hands=False)
    text.reset(seed=1)
    assert "?? ?? ??" in str(text.render())


def test_text_shows_the_table_and_who_is_asked() -> None:
    env = uno_v0.raw_env(players=2, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str)
    assert f"{env.table.top} on top" in text
    assert f"> {env.agent_selection}" in text
    assert " ".join(env.table.hand(0)) in text
