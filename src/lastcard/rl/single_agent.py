"""A Gymnasium environment: one seat, against bots in all the others.

It is registered as `lastcard/Uno-v0` when `lastcard.rl` is imported. Observations, actions and
rewards are those of `lastcard.rl.uno_v0`; what may be done is in `info["action_mask"]`.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from ..bots import Bot, check_bot, make_bot
from ..errors import IllegalMove
from ..extras import comes_with
from ..view import make_view
from .boxes import action_space, observation_space
from .episodes import MAX_DECISIONS, Clonable, check_action, is_forgiving, seat_opponents
from .plain_table import EpisodeTable
from .render.render_modes import FRAMES_PER_SECOND, RENDER_MODES, Drawing
from .spaces import action_id

with comes_with("rl"):
    import gymnasium

ID = "lastcard/Uno-v0"
Observation = npt.NDArray[np.uint8]


class UnoEnv(Clonable, gymnasium.Env[Observation, np.int64]):
    """One seat of a table whose other seats are played by bots, which see only their views.

    `opponents` is a bot's name for all of them, or one name for each, clockwise from the seat on.
    An illegal action ends the episode with a reward of -1; with `on_illegal="raise"` it raises
    IllegalMove, which names the legal ones. After the last step no action is marked as legal.
    `clone`, the module `copy` and `pickle` make environments that play on by themselves; what
    `gymnasium.make` has wrapped is copied by `copy.deepcopy`, or cloned by `unwrapped.clone()`.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # Gymnasium declares it so
        "render_modes": list(RENDER_MODES),
        "render_fps": FRAMES_PER_SECOND,
    }

    def __init__(
        self,
        edition: str = "classic",
        players: int = 4,
        opponents: str | Sequence[str] = "casual",
        seat: int = 0,
        rewards: str = "round",
        max_decisions: int = MAX_DECISIONS,
        on_illegal: str = "lose",
        render_mode: str | None = None,
        open_hands: bool = True,
        **options: object,
    ) -> None:
        self._forgiving = is_forgiving(on_illegal)
        self.table = EpisodeTable(edition, players, rewards, max_decisions, options)
        self._opponents = seat_opponents(opponents, seat, players)
        self.seat = seat
        for name in self._opponents.values():
            check_bot(name)
        self._bots: dict[int, Bot] = {}
        self.render_mode = render_mode
        names = [f"player_{number}" for number in range(players)]
        self._drawing = Drawing(render_mode, names, open_hands)
        self.observation_space = observation_space(self.table.layout)
        self.action_space = action_space(self.table.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal, and let the bots play until the seat is asked."""
        super().reset(seed=seed)
        if seed is not None or not self._bots:
            luck = int(self.np_random.integers(2**32))
            self._bots = {
                place: make_bot(name, (luck, place)) for place, name in self._opponents.items()
            }
        self.table.deal(seed)
        self._let_bots_play()
        while self.table.over:  # a bot has gone out before the seat was ever asked
            self.table.deal()
            self._let_bots_play()
        self._drawing.refresh(self.table)
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action, and let the bots play until the seat is asked again."""
        number = check_action(action)
        try:
            self.table.decide(number)
        except IllegalMove:
            if not self._forgiving:
                raise
            self.table.forfeit()
            return self._observation(), -1.0, True, False, self._info()
        self._let_bots_play()
        self._drawing.refresh(self.table)
        table = self.table
        reward = table.rewards()[self.seat] if table.terminated else 0.0
        return self._observation(), reward, table.terminated, table.truncated, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What may be done, as sb3-contrib's MaskablePPO asks for it."""
        return self.table.mask(self.seat).astype(np.bool_)

    def clone(self) -> Self:
        twin = super().clone()
        twin.table, twin._bots = self.table.copy(), deepcopy(self._bots)
        twin._np_random = deepcopy(self._np_random)
        return twin

    def render(self) -> Any:
        """The table: pixels for `rgb_array`, text for `ansi`, a window for `human`."""
        return self._drawing.draw(self.table)

    def close(self) -> None:
        self._drawing.close()

    def _let_bots_play(self) -> None:
        table = self.table
        while table.seat != self.seat and not table.over:
            move = self._bots[table.seat].choose(make_view(table, table.seat))
            table.decide(action_id(table.edition, move))

    def _observation(self) -> Observation:
        return self.table.observation(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.seat)}


def register() -> None:
    """Let `gymnasium.make` find the environment."""
    if ID not in gymnasium.registry:
        gymnasium.register(
            ID,
            entry_point="lastcard.rl.single_agent:UnoEnv",
            vector_entry_point="lastcard.rl.vector:make_vector",
        )
