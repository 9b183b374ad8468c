"""The example of a bot with a trained net: it plays wherever bots do."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import lastcard
from lastcard.bots import make_bot
from lastcard.lab.arena import hold_tournament
from lastcard.rl import Layout, action_text, observe
from lastcard.rl.spaces import actions_of

FOLDER = Path(__file__).resolve().parent.parent / "examples" / "trained_bot"
HIDDEN = 8


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The example as pip would install it, with any weights for classic with two players."""
    information = tmp_path / "trained_bot-1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: trained-bot\nVersion: 1.0")
    points = (FOLDER / "pyproject.toml").read_text().partition('"lastcard.bots"]\n')[2]
    name, _, place = points.partition("\n")[0].partition(" = ")
    text = f"[lastcard.bots]\n{name} = {place.strip(chr(34))}\n"
    (information / "entry_points.txt").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.syspath_prepend(FOLDER)
    write_weights(tmp_path / "weights.npz")
    monkeypatch.setenv("LASTCARD_WEIGHTS", str(tmp_path / "weights.npz"))


def write_weights(file: Path) -> None:
    """A net that likes actions the better the higher their ids are, whatever it sees."""
    size, actions = Layout.of("classic", 2).size, len(actions_of("classic").texts)
    shapes = {"body.0": (HIDDEN, size), "body.2": (HIDDEN, HIDDEN), "policy": (actions, HIDDEN)}
    net = {"scale": np.ones(size, np.float32)}
    for layer, (rows, columns) in shapes.items():
        net[f"{layer}.weight"] = np.zeros((rows, columns), np.float32)
        net[f"{layer}.bias"] = np.arange(rows, dtype=np.float32)
    np.savez(file, allow_pickle=False, **net)


def test_it_does_what_its_net_likes_best_of_what_is_legal() -> None:
    game = lastcard.Game.new("classic", players=2, seed=1)
    view = game.view(game.state.to_act)
    best = int(np.flatnonzero(observe(view)[1])[-1])
    assert make_bot("trained").choose(view) == action_text("classic", best)


def test_it_plays_games_by_itself_and_in_the_arena() -> None:
    game = lastcard.play_game(["trained", "casual"], "classic", seed=1, max_decisions=200)
    assert len(game.record()) > 100
    standings = hold_tournament(["trained", "casual"], games=2, seed=1)
    assert "trained" in str(standings)


def test_it_says_so_when_it_was_trained_for_another_table() -> None:
    view = lastcard.Game.new("classic", players=4, seed=1).view(0)
    with pytest.raises(ValueError, match="the weights are not for classic with 4 players"):
        make_bot("trained").choose(view)
