"""Thousands of games at once, stepped by compiled code in arrays that are written in place."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from ..bots.policy_bots import POLICIES
from ..compiled import many_games
from ..compiled.layout import LUCK, RECORD, record_of
from ..editions import Edition, find_edition
from ..editions.options import check_options
from ..editions.start import check_seed, new_state, seed_key
from ..errors import IllegalMove, InvalidOption
from ..rules.cards import KINDS
from ..rules.driver import DEAL
from ..rules.observation import PLAYED_CELLS
from ..whole_numbers import check_whole
from .episodes import MAX_DECISIONS, Clonable, check_episodes, check_seat
from .spaces import Layout, actions_of

Opponents = str | Mapping[int, str] | None
# What a copy has to have for itself. The rest never changes, or is written before it is read.
_OF_THE_GAMES = frozenset(many_games.Envs._fields) - {
    *("policies", "moves", "ids", "places", "kinds", "whole_game", "max_decisions", "redacted")
}


class ManyGames(Clonable):
    """Many games side by side; in each, one seat after another is asked for an action.

    All arrays are made once and written in place, so what they held before a decision is gone:

    - `observations` (num_envs, size): what the seat to decide sees; `part` names its parts;
    - `masks` (num_envs, actions): 1 for what it may do; to be read only, as is
    - `seats` (num_envs): who that is;
    - `rewards` (num_envs, players), `terminations`, `truncations` and `dones`, either of them
      (num_envs): of the episode that the last decision ended. The next one has been dealt already,
      and is what the observation shows;
    - `actors` (num_envs): who made that decision; `own_rewards` (num_envs): what they got for it;
      `final_observations` (num_envs, size): where an episode is done, what they saw at its end.

    An episode is a round or, with `rewards="game"`, a game up to its target. Winners get 1, the
    others -1/(players - 1). After `max_decisions` an episode is cut short, without rewards.

    `opponents` has compiled policies play in some seats, so that only the others are asked:
    `{1: "sharp"}`, or `"casual"` for all seats but 0. The policies are random, casual,
    sharp and learned. An episode that ends before anybody is asked is left out.

    The same seed brings the same games; without one they are others every time.

    >>> games = ManyGames("classic", num_envs=2, players=2, seed=1)
    >>> games.part("sizes").tolist()
    [[7, 7], [7, 7]]
    >>> games.decide(games.sample())
    >>> games.dones.tolist()
    [False, False]
    """

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
        self.edition = find_edition(edition)
        self.options = check_options(self.edition, options)
        state = new_state(self.edition, players, self.options)
        state.notes_events = 1  # what is known of others' hands follows from events
        limit = check_episodes(rewards, max_decisions)
        self.num_envs = num_envs = check_whole("num_envs", num_envs, 1)
        self.players = players = state.players
        self.layout = Layout.of(self.edition, players)
        self.actions = actions_of(self.edition)
        self._use(self._allocate(record_of(state), rewards == "game", limit))
        self._envs.policies[:] = _policies(opponents, players)
        self._has_opponents = bool((self._envs.policies != many_games.ASKED).any())
        self._sampled = np.zeros(num_envs, np.int64)
        self._luck = np.zeros(1, LUCK)
        self._seed, self._deals = seed, 0
        self.deal(secrets.randbits(64) if seed is None else seed)

    def _allocate(self, record: Any, whole_game: bool, max_decisions: int) -> many_games.Envs:
        count, players = self.num_envs, self.players
        return many_games.Envs(
            games=np.repeat(record, count),
            lucks=np.zeros(count, LUCK),
            known=np.zeros((count, players, players, KINDS), np.uint8),
            played=np.zeros((count, PLAYED_CELLS), np.uint8),
            decisions=np.zeros(count, np.int64),
            seats=np.zeros(count, np.int64),
            observations=np.zeros((count, self.layout.size), np.uint8),
            masks=np.zeros((count, len(self.actions.texts)), np.int8),
            listed=np.repeat(self.actions.none_listed()[None], count, axis=0),
            actors=np.zeros(count, np.int64),
            rewards=np.zeros((count, players), np.float32),
            own_rewards=np.zeros(count, np.float32),
            final_observations=np.zeros((count, self.layout.size), np.uint8),
            terminations=np.zeros(count, np.bool_),
            truncations=np.zeros(count, np.bool_),
            dones=np.zeros(count, np.bool_),
            policies=np.zeros(players, np.int64),
            moves=self.actions.moves,
            ids=self.actions.ids,
            places=self.layout.places(),
            kinds=self.layout.kinds,
            whole_game=int(whole_game),
            max_decisions=max_decisions,
            redacted=np.zeros(1, RECORD),
        )

    def _use(self, envs: many_games.Envs) -> None:
        """Show the arrays that the games are played on."""
        self._envs = envs
        self.observations: npt.NDArray[np.uint8] = envs.observations
        # By these it is decided what is legal: they are only to be read.
        self.masks: npt.NDArray[np.int8] = _only_to_read(envs.masks)
        self.seats: npt.NDArray[np.int64] = _only_to_read(envs.seats)
        self.actors: npt.NDArray[np.int64] = envs.actors
        self.rewards: npt.NDArray[np.float32] = envs.rewards
        self.own_rewards: npt.NDArray[np.float32] = envs.own_rewards
        self.final_observations: npt.NDArray[np.uint8] = envs.final_observations
        self.terminations: npt.NDArray[np.bool_] = envs.terminations
        self.truncations: npt.NDArray[np.bool_] = envs.truncations
        self.dones: npt.NDArray[np.bool_] = envs.dones

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._use(self._envs)

    def clone(self) -> Self:
        """The same games once more: what happens in one does not change the other."""
        twin = super().clone()
        arrays = self._envs._asdict()
        own = {name: array.copy() for name, array in arrays.items() if name in _OF_THE_GAMES}
        twin._use(self._envs._replace(**own))
        twin._sampled, twin._luck = self._sampled.copy(), self._luck.copy()
        return twin

    def deal(self, seed: object = None) -> None:
        """Deal all games anew; the same seed, any number or text, brings the same games.

        Without a seed they are other games, which follow from the last seed.
        """
        if seed is None:
            self._deals += 1
            seed = (self._seed, self._deals)
        else:
            self._seed, self._deals = check_seed(seed), 0
        self._luck["dice"][0] = seed_key((seed, "sample"))
        many_games.seed_all(self._envs, np.array(seed_key(seed)))
        self._decide(np.full(self.num_envs, DEAL))
        ends = (self.terminations, self.truncations, self.dones)
        for result in (self.rewards, self.own_rewards, *ends):
            result[:] = 0  # of what opponents finished before anybody was asked

    def decide(self, actions: npt.ArrayLike) -> None:
        """Take one action id for each game; raises IllegalMove, and then does nothing."""
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu":
            raise InvalidOption(f"actions are whole numbers, not {chosen.dtype}")
        chosen = np.ascontiguousarray(chosen, np.int64)
        if chosen.shape != (self.num_envs,):
            raise InvalidOption(f"{self.num_envs} games take as many actions, not {chosen.shape}")
        wrong = many_games.find_illegal(self._envs.masks, chosen)
        if wrong >= 0:
            raise IllegalMove(self._complaint(wrong, int(chosen[wrong])))
        self._decide(chosen)

    def _decide(self, actions: npt.NDArray[np.int64]) -> None:
        many_games.step(self._envs, actions)
        if self._has_opponents:
            many_games.answer(self._envs)

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal action for each game, in an array that is used again."""
        many_games.sample(self._envs, self._luck, self._sampled)
        return self._sampled

    def advise(self, policy: str) -> npt.NDArray[np.int64]:
        """What a policy would do in each game, in the array that `sample` uses too.

        It decides for the seat that is asked by what that seat sees: something to learn from.
        """
        many_games.advise(self._envs, _number_of(policy), self._sampled)
        return self._sampled

    def part(self, name: str) -> npt.NDArray[np.uint8]:
        """One part of the observations, such as "hand", as a view of the same memory."""
        return self.layout.part(self.observations, name)

    def _complaint(self, number: int, action: int) -> str:
        legal = " ".join(self.actions.legal_texts(self.masks[number]))
        text = self.actions.text(action)
        return f"environment {number}, seat {self.seats[number]}: {text} is not one of {legal}"


def _only_to_read(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    shown = array.view()
    shown.flags.writeable = False
    return shown


def _number_of(policy: str) -> int:
    if policy not in POLICIES:
        raise InvalidOption(f"there is no policy {policy!r}; there are {', '.join(POLICIES)}")
    return POLICIES[policy]


def _policies(opponents: Opponents, players: int) -> list[int]:
    """A policy's number for each seat, or ASKED."""
    if isinstance(opponents, str):
        opponents = dict.fromkeys(range(1, players), opponents)
    if not isinstance(opponents, Mapping | None):
        raise InvalidOption(f"opponents are a bot or bots by seat, {{1: 'sharp'}}, not {opponents}")
    policies = [many_games.ASKED] * players
    for seat, name in (opponents or {}).items():
        policies[check_seat(seat, players)] = _number_of(name)
    if many_games.ASKED not in policies:
        raise InvalidOption("opponents leave no seat to be asked; leave at least one out")
    return policies
