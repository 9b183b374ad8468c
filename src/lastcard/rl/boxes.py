"""The spaces of observations and actions, as Gymnasium and PettingZoo describe them."""

from __future__ import annotations

import numpy as np

from ..extras import comes_with
from .spaces import Actions, Layout

with comes_with("rl"):
    from gymnasium import spaces


def observation_space(layout: Layout) -> spaces.Box[np.uint8]:
    return spaces.Box(0, 255, (layout.size,), np.uint8)


def action_space(actions: Actions) -> spaces.Discrete:
    return spaces.Discrete(len(actions.texts))


def masked_space(layout: Layout, actions: Actions) -> spaces.Dict:
    """An observation together with the marks of what may be done."""
    mask = spaces.Box(0, 1, (len(actions.texts),), np.int8)
    return spaces.Dict({"observation": observation_space(layout), "action_mask": mask})
