"""Environments for research: one layout of observations and one set of actions for all.

- `ManyGames`: thousands of games stepped at once by compiled code, in arrays written in place;
- `VectorEnv`: the same as an environment of `gymnasium.vector`;
- `uno_v0`: a PettingZoo environment, `uno_v0.env()`;
- `lastcard/Uno-v0`: a Gymnasium environment, one seat against bots; `gymnasium.make_vec` makes a
  `VectorEnv` of it.

The first needs `pip install "lastcard[play]"`, the others `"lastcard[rl]"`.
"""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING

from ..extras import comes_with

with comes_with("rl"):
    from .spaces import Layout, action_id, action_text, observe

if TYPE_CHECKING:
    from .games_in_place import ManyGames
    from .vector import VectorEnv

with suppress(ModuleNotFoundError):  # without Gymnasium there is nothing to register with
    from .single_agent import register

    register()

__all__ = ["Layout", "ManyGames", "VectorEnv", "action_id", "action_text", "observe"]

_COMPILED = {"ManyGames": ".games_in_place", "VectorEnv": ".vector"}


def __getattr__(name: str) -> object:
    """Load the compiler, and what needs it, only when it is asked for."""
    if name in _COMPILED:
        return getattr(import_module(_COMPILED[name], __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
