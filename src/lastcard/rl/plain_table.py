"""A table that asks one seat after another, by the plain rules: no compiler, no wait."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from ..board import Board
from ..editions import Edition, find_edition
from ..editions.options import check_options
from ..editions.start import new_state, seed_key
from ..errors import IllegalMove
from ..notation import move_table
from ..rules import deal
from ..rules.chance import seed_stream
from ..rules.driver import next_to_decide
from ..rules.knowledge import apply_and_learn, learn
from ..rules.observation import PLAYED_CELLS, count_played, forget_played, mark_moves, observe
from ..rules.state import GAME_OVER, ROUND_OVER
from .episodes import check_episodes
from .spaces import Layout, actions_of


class Table(Board):
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
        check_episodes(rewards, max_decisions)
        found = find_edition(edition)
        checked = check_options(found, options)
        super().__init__(found, checked, new_state(found, players, checked))
        self.layout = Layout.of(found, players)
        self.actions = actions_of(found)
        self.seat = 0
        self.decisions = 0
        self._whole_game = rewards == "game"
        self._max_decisions = max_decisions
        self._played = np.zeros(PLAYED_CELLS, np.uint8).data
        self._places = self.layout.places().data
        self._marks = np.zeros(len(self.actions.texts), np.int8)
        self._seeded = False

    def deal(self, seed: object = None, stream: int = 0) -> None:
        """Begin an episode: with a seed from its random stream, without one as chance goes on."""
        if seed is None and not self._seeded:
            seed = secrets.token_hex(16)
        if seed is not None:
            seed_stream(self._state, np.array(seed_key(seed)).data, 2 * stream)
            self._seeded = True
        for seat in range(self.players):
            self._state.scores[seat] = 0
        self._state.round_number = 0
        self._state.event_count = 0
        deal.start_game(self._state)
        np.asarray(self._known)[:] = 0
        self.decisions = 0
        self._begin_round()

    def decide(self, number: int) -> None:
        """The seat that is asked takes an action; raises IllegalMove, and then nothing happens."""
        code = self.actions.text(number)
        if not self._marks[number]:
            raise IllegalMove(self._complaint(code))
        self._move(self.seat, int(self.actions.moves[number]))

    def decide_text(self, code: str) -> None:
        """The same with a move's text."""
        self.decide(int(self.actions.ids[move_table(self.edition).read(code)]))

    @property
    def terminated(self) -> bool:
        """Was the episode played to its end?"""
        phase = self._state.phase
        return phase == GAME_OVER or (phase == ROUND_OVER and not self._whole_game)

    @property
    def truncated(self) -> bool:
        """Was it cut short?"""
        return not self.terminated and self.decisions >= self._max_decisions

    def rewards(self) -> list[float]:
        """What each seat gets for an episode played to its end."""
        winners = self.winners if self._whole_game else [self.round_winner]
        lost = -1.0 / (self.players - 1)
        return [1.0 if seat in winners else lost for seat in range(self.players)]

    def observation(self, seat: int) -> npt.NDArray[np.uint8]:
        """What a seat sees."""
        row = np.zeros(self.layout.size, np.uint8)
        kinds = self.layout.kinds
        observe(self._state, self._known, self._played, seat, row.data, self._places, kinds)
        return row

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """1 for each action that a seat may take now: none unless it is asked."""
        return self._marks.copy() if seat == self.seat else np.zeros_like(self._marks)

    def _move(self, seat: int, move: int) -> None:
        apply_and_learn(self._known, self._state, seat, move)
        self.decisions += 1
        count_played(self._state, self._played)
        if self.terminated or self.truncated:
            self._marks[:] = 0
        elif self.round_over:
            self._state.event_count = 0
            deal.start_next_round(self._state)
            learn(self._known, self._state)
            self._begin_round()
        else:
            self._go_on()

    def _begin_round(self) -> None:
        forget_played(self._state, self._played)
        count_played(self._state, self._played)
        self._go_on()

    def _go_on(self) -> None:
        self.seat = next_to_decide(self._state)
        mark_moves(self._state, self.seat, self._marks.data, self.actions.ids.data)

    def _complaint(self, code: str) -> str:
        if self.terminated or self.truncated:
            return f"{code}: the episode is over"
        legal = " ".join(self.actions.legal_texts(self._marks))
        return f"seat {self.seat} cannot take the action {code}; it may take {legal}"
