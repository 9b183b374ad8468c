"""
# UNO

| Fact               | Value                                                            |
|--------------------|------------------------------------------------------------------|
| Import             | `from lastcard.rl import uno_v0`                                 |
| Actions            | Discrete                                                         |
| Parallel API       | No                                                               |
| Manual Control     | No                                                               |
| Agents             | `agents= ['player_0', 'player_1', ...]`                          |
| Agents             | 2 to 10 (4)                                                      |
| Action Shape       | Discrete(212) in classic                                         |
| Action Values      | Discrete(212) in classic                                         |
| Observation Shape  | (440,) in classic with 4 players                                 |
| Observation Values | [0, 255]                                                         |

UNO by the printed rule books, in six editions and with the usual house rules. Agents hold hidden
hands, follow the top card by colour, number or symbol, and the first without cards wins the round.

Agents are the seats, clockwise. Not only the player whose turn it is can act: before the next
player begins, each agent that could call UNO, catch somebody who did not, give red cards away or
jump in is asked, in turn order, and can take the action `wait`.

The rules run compiled, which takes half a minute the first time; with `compiled=False` they run as
plain Python at once, and a step takes a fraction of a millisecond. For training,
`lastcard.rl.ManyGames` steps thousands of the very same games in one call, with the same
observations and actions.

`env.clone()` makes an environment that plays on by itself, for tree search; the module `copy` and
`pickle` do the same.

### Arguments

``` python
uno_v0.env(edition="classic", players=4, rewards="round", max_cycles=10_000, render_mode=None,
           open_hands=True, compiled=True, **options)
```

`edition`: `classic`, `super-hero-girls`, `color-powers`, `togetherness`, `artiste-fairey` or
`disney-parks`

`players`: from 2 to 10

`rewards`: `"round"`, an episode is one round, or `"game"`, it is a game up to the target score

`max_cycles`: decisions, of all agents together, after which an episode is truncated

`open_hands`: whether pictures and texts show the cards in the hands

`compiled`: whether the rules are compiled, or run as plain Python

`options`: scoring and house rules, by the names that `lastcard.Game.new` takes

### Observation Space

The observation is a dictionary with an `'observation'` and an `'action_mask'`. The first is a
flat array of bytes; seats are counted from the observer, itself first, clockwise.
`lastcard.rl.Layout.of(edition, players).slices` names its parts and says where each lies, and
docs/environments.md tells what they hold.

#### Legal Actions Mask

`'action_mask'` has a 1 for each legal action of the agent that is asked, and none for the others,
nor for anybody after the last step. With `env`, an illegal action ends the episode with -1 for the
agent that took it; `raw_env` raises `IllegalMove` with the legal ones, unless it is made with
`on_illegal="lose"`.

### Action Space

An action is one of the moves that the edition can ever have, whatever the options and the number
of players. `lastcard.rl.action_text(edition, id)` and `lastcard.rl.action_id(edition, text)` go
from one to the other. In classic:

| Action ID | Action                                                                             |
|-----------|------------------------------------------------------------------------------------|
| 0 - 183   | a coloured card: `r0`, `r0!` (calling UNO with it), `r1`, ...; `r7@2` swaps hands   |
| 184 - 199 | a wild with its colour: `W4=r`, `W4=r!`, ..., `W=b!`                                |
| 200 - 207 | `draw`, `pass`, `accept`, `challenge`, `flip`, `uno`, `catch`, `wait`               |
| 208 - 211 | the colour of a wild that lies open: `=r`, `=y`, `=g`, `=b`                         |

### Rewards

| Winner | Loser   |
|--------|---------|
| +1     | -1/(n-1)|

At the end of the episode, a round or a game; nothing before. With `scoring="tally"` a game can have
several winners. A truncated episode has no rewards.

### Version History

* v0: Initial version

"""

from __future__ import annotations

from typing import Any, Self

import numpy as np
import numpy.typing as npt

from ..extras import comes_with
from ..whole_numbers import check_whole
from .boxes import action_space, masked_space
from .episodes import MAX_DECISIONS, Clonable, check_action, is_forgiving
from .plain_table import EpisodeTable
from .render.render_modes import FRAMES_PER_SECOND, RENDER_MODES, Drawing

with comes_with("rl"):
    from gymnasium import logger
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

Observation = dict[str, npt.NDArray[Any]]
# What is told to each agent, from the first reset on.
_TOLD = {"rewards", "_cumulative_rewards", "terminations", "truncations", "infos"}


def env(**kwargs: Any) -> AECEnv[str, Observation, int | None]:
    """The environment in PettingZoo's wrapper for the order of calls.

    It sees to illegal actions by itself, so that they are not looked for twice.
    """
    return wrappers.OrderEnforcingWrapper(raw_env(**{"on_illegal": "lose", **kwargs}))


class raw_env(Clonable, AECEnv[str, Observation, int | None]):  # noqa: N801  # PettingZoo's name
    """The environment itself; an illegal action raises IllegalMove."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # PettingZoo declares it so
        "name": "uno_v0",
        "render_modes": list(RENDER_MODES),
        "render_fps": FRAMES_PER_SECOND,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        edition: str = "classic",
        players: int = 4,
        rewards: str = "round",
        max_cycles: int = MAX_DECISIONS,
        render_mode: str | None = None,
        open_hands: bool = True,
        on_illegal: str = "raise",
        compiled: bool = True,
        **options: object,
    ) -> None:
        super().__init__()
        self._forgiving = is_forgiving(on_illegal)
        table = _compiled_table() if compiled else EpisodeTable
        limit = check_whole("max_cycles", max_cycles, 1)
        self.table = table(edition, players, rewards, limit, options)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = self.possible_agents[:]
        self.render_mode = render_mode
        self._drawing = Drawing(render_mode, self.possible_agents, open_hands)
        self.action_spaces = {
            agent: action_space(self.table.actions) for agent in self.possible_agents
        }
        self.observation_spaces = {
            agent: masked_space(self.table.layout, self.table.actions)
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. Without a seed, chance goes on from where it was."""
        self.table.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.table.seat]
        self._drawing.refresh(self.table)

    def step(self, action: int | None) -> None:
        """Take an action for the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = -1 if action is None else check_action(action)
        self._cumulative_rewards[agent] = 0.0
        if self._forgiving and number in self.action_spaces[agent] and not self.table.may(number):
            self.table.forfeit()
            self._end({**self.rewards, agent: -1.0}, terminated=True)
            return
        self.table.decide(number)
        self.agent_selection = self.possible_agents[self.table.seat]
        if self.table.terminated:
            rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
            self._end(rewards, terminated=True)
        elif self.table.truncated:
            self._end(self.rewards, terminated=False)
        self._drawing.refresh(self.table)

    def _end(self, rewards: dict[str, float], terminated: bool) -> None:
        """Tell everybody that the episode is over; before that nobody gets anything."""
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, terminated)
        self.truncations = dict.fromkeys(self.agents, not terminated)
        self._accumulate_rewards()

    def clone(self) -> Self:
        twin = super().clone()
        twin.table, twin.agents = self.table.copy(), self.agents[:]
        for name in _TOLD & vars(self).keys():
            setattr(twin, name, dict(getattr(self, name)))
        return twin

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and what it may do if it is asked."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.table.observation(seat),
            "action_mask": self.table.mask(seat),
        }

    def render(self) -> npt.NDArray[np.uint8] | str | None:
        """The table: pixels for `rgb_array`, text for `ansi`, a window for `human`."""
        if self.render_mode is None:
            logger.warn("render does nothing without a render_mode")
        return self._drawing.draw(self.table)

    def close(self) -> None:
        self._drawing.close()


def _compiled_table() -> type[EpisodeTable]:
    """Loads the compiler, which nothing else here needs."""
    from .compiled_table import CompiledTable

    return CompiledTable
