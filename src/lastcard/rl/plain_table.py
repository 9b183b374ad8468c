"""A table that asks one seat after another, by the plain rules: no compiler, no wait."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from ..board import Board
from ..editions import Edition, find_edition
from ..editions.options import check_options
from ..editions.start import check_seed, new_state, seed_key
from ..errors import IllegalMove
from ..rules import deal
from ..rules.chance import seed_stream
from ..rules.deeds import note_deed
from ..rules.driver import DEAL, DEAL_ROUND, RESUME, next_to_decide
from ..rules.knowledge import apply_and_learn, learn
from ..rules.observation import PLAYED_CELLS, count_played, forget_played, mark_moves, observe
from ..rules.state import GAME_OVER, ROUND_OVER
from .episodes import check_episodes
from .spaces import Layout, actions_of


class EpisodeTable(Board):
    """Plays episodes: rounds, or games to their target.

    `seat` is who is asked. A seat other than the one to act is asked before the next player begins,
    if it has something to do out of turn, and may wait.
    """

    def __init__(
        self,
        edition: str | Edition,
        players: int,
        rewards: str,
        max_decisions: int,
        options: Mapping[str, object],
    ) -> None:
        found = find_edition(edition)
        checked = check_options(found, options)
        super().__init__(found, checked, new_state(found, players, checked))
        self.seat = 0
        self.decisions = 0
        self.terminated = self.truncated = False
        self._whole_game = rewards == "game"
        self._max_decisions = check_episodes(rewards, max_decisions)
        self._seeded = False
        self._played = np.zeros(PLAYED_CELLS, np.uint8)
        self._marks = np.zeros(len(actions_of(found).texts), np.int8)
        self._listed = actions_of(found).none_listed()
        self._set_up()

    def _set_up(self) -> None:
        """Look up what follows from the edition and the number of players."""
        self.layout = Layout.of(self.edition, self.players)
        self.actions = actions_of(self.edition)
        self._places = self.layout.places()

    def copy(self) -> Self:
        twin = super().copy()
        twin._played, twin._marks = self._played.copy(), self._marks.copy()
        twin._listed = self._listed.copy()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        left_out = ("layout", "actions", "_places")
        kept = super().__getstate__()
        return {name: value for name, value in kept.items() if name not in left_out}

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        self._set_up()

    def deal(self, seed: object = None, stream: int = 0) -> None:
        """Begin an episode: with a seed from its random stream, without one as chance goes on."""
        if seed is None and not self._seeded:
            seed = secrets.token_hex(16)
        if seed is not None:
            seed_stream(self._state, np.array(seed_key(check_seed(seed))).data, 2 * stream)
            self._seeded = True
        self._begin(DEAL)

    def take_over(self, game: Board) -> None:
        """Begin an episode in the middle of a round: where a game of the same kind stands."""
        self._state.memory[:] = game.state.memory
        np.asarray(self._known)[:] = np.asarray(game._known)
        self._seeded = True
        self._begin(RESUME)

    def _begin(self, move: int) -> None:
        self.decisions = 0
        self.terminated = self.truncated = False
        self._go_on(move)

    def decide(self, number: int) -> None:
        """The seat that is asked takes an action; raises IllegalMove, and then nothing happens."""
        if not self.may(number):
            raise IllegalMove(self._complaint(self.actions.text(number)))
        self.decisions += 1
        self._go_on(int(self.actions.moves[number]))
        phase = self._state.phase
        if phase >= ROUND_OVER or self.decisions >= self._max_decisions:
            self._end_round(phase)

    def _end_round(self, phase: int) -> None:
        """Deal the next round of a game, unless the episode is over."""
        self.terminated = phase == GAME_OVER or (phase == ROUND_OVER and not self._whole_game)
        self.truncated = not self.terminated and self.decisions >= self._max_decisions
        if self.over:
            self._marks[:] = 0
        else:
            self._go_on(DEAL_ROUND)

    def forfeit(self) -> None:
        """End the episode where it is, after an illegal action."""
        self.terminated = True
        self._marks[:] = 0

    def may(self, number: int) -> bool:
        """May the seat that is asked take this action?"""
        return 0 <= number < len(self._marks) and bool(self._marks[number])

    @property
    def over(self) -> bool:
        """Was the episode played to its end (`terminated`), or cut short (`truncated`)?"""
        return self.terminated or self.truncated

    def rewards(self) -> list[float]:
        """What each seat gets for an episode played to its end."""
        winners = self.winners if self._whole_game else [self.round_winner]
        lost = -1.0 / (self.players - 1)
        return [1.0 if seat in winners else lost for seat in range(self.players)]

    def observation(self, seat: int) -> npt.NDArray[np.uint8]:
        row = np.zeros(self.layout.size, np.uint8)
        state, known, played, places = self._state, self._known, self._played, self._places
        observe(state, known, played.data, seat, row.data, places.data, self.layout.kinds)
        return row

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """1 for each action that a seat may take now: none unless it is asked."""
        return self._marks.copy() if seat == self.seat else np.zeros_like(self._marks)

    def _go_on(self, move: int) -> None:
        """Deal, or make a move of the seat that is asked; then see who is asked next."""
        state = self._state
        if move == DEAL:
            self._deal_episode()
        elif move == DEAL_ROUND:
            state.event_count = 0
            deal.start_next_round(state)
            learn(self._known, state)
        elif move >= 0:
            note_deed(self._deeds, state, self.seat, move)
            apply_and_learn(self._known, state, self.seat, move)
        if move < 0:
            self._deeds.clear()
            forget_played(state, self._played.data)
        count_played(state, self._played.data)
        if state.phase < ROUND_OVER:
            self.seat = next_to_decide(state)
            ids, listed = self.actions.ids.data, self._listed.data
            mark_moves(state, self.seat, self._marks.data, listed, ids)

    def _deal_episode(self) -> None:
        for seat in range(self.players):
            self._state.scores[seat] = 0
        self._state.round_number = 0
        self._state.event_count = 0
        deal.start_game(self._state)
        np.asarray(self._known)[:] = 0

    def _complaint(self, code: str) -> str:
        if self.over:
            return f"{code}: the episode is over"
        legal = " ".join(self.actions.legal_texts(self._marks))
        return f"seat {self.seat} cannot take the action {code}; it may take {legal}"
