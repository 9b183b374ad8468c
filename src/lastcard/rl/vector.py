"""Thousands of games at once as Gymnasium expects them, stepped by compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ..editions import Edition
from ..extras import comes_with
from .boxes import action_space, observation_space
from .episodes import MAX_DECISIONS, seat_opponents
from .games_in_place import ManyGames, Opponents

with comes_with("rl"):
    import gymnasium
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space

Observations = npt.NDArray[np.uint8]
Actions = npt.NDArray[np.int64]
Info = dict[str, Any]


class VectorEnv(ManyGames, gymnasium.vector.VectorEnv[Observations, Actions, npt.NDArray[Any]]):
    """Many games side by side; in each, one seat after another is asked for an action.

    `reset` and `step` return arrays of their own. `info["action_mask"]` marks what may be done,
    `info["seat"]` says who is asked, and `info["rewards"]` what each seat got; the reward is that
    of the seat that has acted. A game that a step ends is dealt anew in the same step; its last
    observation, for the seat that has acted, is in `info["final_obs"]`.

    Whoever wants no copies takes `decide` and the arrays of `ManyGames`, which has the arguments
    too. Without `opponents` all seats are asked, as self-play wants it.

    >>> env = VectorEnv("classic", num_envs=2, players=2)
    >>> observations, info = env.reset(seed=1)
    >>> info["action_mask"].shape, info["seat"].shape
    ((2, 212), (2,))
    >>> observations, rewards, terminations, truncations, info = env.step(env.sample())
    >>> rewards.tolist(), terminations.tolist()
    ([0.0, 0.0], [False, False])
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # Gymnasium declares it so
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        edition: str | Edition = "classic",
        num_envs: int = 1024,
        players: int = 4,
        seed: object = None,
        rewards: str = "round",
        opponents: Opponents = None,
        max_decisions: int = MAX_DECISIONS,
        **options: object,
    ) -> None:
        super().__init__(
            edition, num_envs, players, seed, rewards, opponents, max_decisions, **options
        )
        self.single_observation_space = observation_space(self.layout)
        self.single_action_space = action_space(self.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: object = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, Info]:
        """Deal all games anew. Without a seed they are other games, which follow from the last.

        A seed is for all games together, whatever it is.
        """
        self.deal(seed)
        return self.observations.copy(), self._info()

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Observations, npt.NDArray[Any], npt.NDArray[np.bool_], npt.NDArray[np.bool_], Info]:
        """Take one action id for each game; raises IllegalMove, and then does nothing."""
        self.decide(actions)
        info = self._info()
        if self.dones.any():
            info |= self._end()
        return (
            self.observations.copy(),
            self.own_rewards.copy(),
            self.terminations.copy(),
            self.truncations.copy(),
            info,
        )

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What may be done, as truth values."""
        return self.masks.astype(np.bool_)

    def _info(self) -> Info:
        return {
            "action_mask": self.masks.copy(),
            "seat": self.seats.copy(),
            "rewards": self.rewards.copy(),
        }

    def _end(self) -> Info:
        """What finished episodes showed last, and to whom: as Gymnasium's own environments do."""
        done = self.dones.copy()
        final = np.full(self.num_envs, None, object)
        for number in np.flatnonzero(done):
            final[number] = self.final_observations[number].copy()
        last = {"seat": self.actors.copy(), "_seat": done}
        return {"final_obs": final, "_final_obs": done, "final_info": last, "_final_info": done}


def make_vector(
    num_envs: int = 1,
    edition: str | Edition = "classic",
    players: int = 4,
    opponents: str | Sequence[str] = "casual",
    seat: int = 0,
    **settings: Any,
) -> VectorEnv:
    """What `gymnasium.make_vec` makes: one seat of each game, with policies in all the others."""
    others = seat_opponents(opponents, seat, players)
    return VectorEnv(edition, num_envs, players, opponents=others, **settings)
