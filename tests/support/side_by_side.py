"""One game played twice: by the plain rules and by the compiled ones, compared all the time."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

import numpy as np

from lastcard.compiled import stepping
from lastcard.compiled.layout import Record, known_to_nobody, record_of
from lastcard.editions import EDITIONS
from lastcard.editions.options import check_options
from lastcard.editions.start import new_state, seed_dice
from lastcard.rules import deal, driver, knowledge, moves, play
from lastcard.rules.actions import WAIT
from lastcard.rules.state import GAME_OVER, ROUND_OVER, State
from tests.support import compiled_steps
from tests.support.tables import Table


@dataclass
class Twins:
    """The plain game's window, the compiled game's record, and what is known in each."""

    state: State
    record: Record
    plain_known: np.ndarray = field(default_factory=known_to_nobody)
    compiled_known: np.ndarray = field(default_factory=known_to_nobody)
    room: np.ndarray = field(default_factory=lambda: np.zeros(1024, np.int64))

    def compare(self) -> None:
        assert self.record.tobytes() == bytes(self.state.memory)

    def learn(self) -> None:
        knowledge.learn(self.plain_known.data, self.state)
        stepping.learn(self.compiled_known, self.record)
        assert (self.compiled_known == self.plain_known).all()

    def next_seat(self) -> int:
        seat = driver.next_to_decide(self.state)
        assert stepping.next_to_decide(self.record) == seat
        return seat

    def moves(self, seat: int) -> list[int]:
        count = moves.count_moves(self.state, seat)
        found = [moves.nth_move(self.state, seat, n) for n in range(count)]
        assert list(self.room[: compiled_steps.list_moves(self.record, seat, self.room)]) == found
        return found

    def decide(self, luck: Random) -> None:
        seat = self.next_seat()
        may_wait = [WAIT] if seat != self.state.to_act else []
        move = luck.choice(self.moves(seat) + may_wait)
        play.apply(self.state, seat, move)
        compiled_steps.apply(self.record, seat, move)

    def deal_next_round(self) -> None:
        deal.start_next_round(self.state)
        stepping.start_next_round(self.record)


def deal_twins(table: Table, notes_events: bool) -> Twins:
    edition = EDITIONS[table.edition]
    state = new_state(edition, table.players, check_options(edition, table.options))
    seed_dice(state, table.seed)
    state.notes_events = notes_events
    twins = Twins(state, record_of(state.copy()))
    deal.start_game(state)
    compiled_steps.start_game(twins.record)
    return twins


def play_side_by_side(table: Table, decisions: int, notes_events: bool = True) -> None:
    """Deal and make random decisions; both games have to be equal, to the byte, after each."""
    luck = Random(table.seed)
    twins = deal_twins(table, notes_events)
    for _ in range(decisions):
        twins.compare()
        twins.learn()
        if twins.state.phase == GAME_OVER:
            return
        if twins.state.phase == ROUND_OVER:
            twins.deal_next_round()
        else:
            twins.decide(luck)
