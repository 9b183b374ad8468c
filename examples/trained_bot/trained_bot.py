"""A bot that plays by what examples/train_ppo.py has learned, without torch.

The weights are those that `--save` wrote: the file that the environment variable
LASTCARD_WEIGHTS names, or weights.npz beside this file.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import numpy as np

from lastcard import View
from lastcard.rl import action_text, observe

WEIGHTS = Path(__file__).with_name("weights.npz")


class Trained:
    def __init__(self, seed: int) -> None:
        self.net = load_weights(Path(os.environ.get("LASTCARD_WEIGHTS", WEIGHTS)))

    def choose(self, view: View) -> str:
        observation, mask = observe(view)
        if (len(observation), len(mask)) != (len(self.net["scale"]), len(self.net["policy.bias"])):
            table = f"{view.edition} with {view.players} players"
            raise ValueError(f"the weights are not for {table}, but for what they were trained on")
        features = observation * self.net["scale"]
        for layer in ("body.0", "body.2"):
            features = np.maximum(self.weigh(layer, features), 0)
        values = np.where(mask, self.weigh("policy", features), -np.inf)
        return action_text(view.edition, int(values.argmax()))

    def weigh(self, layer: str, features: np.ndarray) -> np.ndarray:
        return self.net[f"{layer}.weight"] @ features + self.net[f"{layer}.bias"]


@cache
def load_weights(file: Path) -> dict[str, np.ndarray]:
    with np.load(file) as weights:
        return dict(weights)
