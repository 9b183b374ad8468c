"""Environments for research: one layout of observations and one set of actions for all.

- `VectorEnv`: thousands of games stepped at once by compiled code;
- `uno_v0`: a PettingZoo environment, `uno_v0.env()`;
- `lastcard/Uno-v0`: a Gymnasium environment, one seat against bots.

The first needs `pip install "lastcard[play]"`, the last two `"lastcard[rl]"`.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from ..extras import comes_with

with comes_with("rl"):
    from .spaces import Layout, action_id, action_text

if TYPE_CHECKING:
    from .vector import VectorEnv

with suppress(ModuleNotFoundError):  # without Gymnasium there is nothing to register with
    from .single_agent import register

    register()

__all__ = ["Layout", "VectorEnv", "action_id", "action_text"]


def __getattr__(name: str) -> object:
    """Load the vectorised environment, and with it the compiler, only when it is asked for."""
    if name == "VectorEnv":
        from .vector import VectorEnv

        return VectorEnv
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
