"""Time at a table: when bots act, when a catch counts, and when somebody is too late or gone.

Nothing here looks at a clock: whoever runs a table says what time it is, in seconds.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from .table import Table


@dataclass(frozen=True)
class Tempo:
    """How long things take. Bots are never quicker than a person could be."""

    think: tuple[float, float] = (0.9, 2.0)  # a bot whose turn it is
    react: tuple[float, float] = (1.2, 2.4)  # a bot out of turn
    gone: float = 20.0  # after which a bot plays for somebody who is not connected


@dataclass
class Pace:
    """What is to happen at a table, and when, as long as nobody does anything else."""

    table: Table
    tempo: Tempo = Tempo()
    luck: Random = field(default_factory=Random)
    window_ends: float = 0.0  # until then a call beats a catch
    turn_ends: float | None = None  # the time of the person to act
    bots: dict[int, float] = field(default_factory=dict)  # when each bot is to be asked
    gone: dict[int, float] = field(default_factory=dict)  # when people are taken for gone, by seat

    def game_changed(self, now: float) -> None:
        """Plan anew after a move or a deal."""
        play = self.table.play
        self.bots, self.turn_ends = {}, None
        if play is None or play.game.round_over:
            self.window_ends = 0.0
            return
        owed = play.game.uno_owed is not None
        self.window_ends = now + self.table.settings.window / 1000 if owed else 0.0
        self._plan_bots(now)
        self._start_clock(now)

    def _plan_bots(self, now: float) -> None:
        for seat in range(len(self.table.seats)):
            self._plan_bot(seat, now)

    def _plan_bot(self, seat: int, now: float) -> None:
        game = self.table.current.game
        if self.table.seats[seat].player is None or not game.legal(seat):
            return
        in_turn = seat == game.to_act
        delay = self.luck.uniform(*(self.tempo.think if in_turn else self.tempo.react))
        self.bots[seat] = max(now, self.window_ends) + delay

    def _start_clock(self, now: float) -> None:
        to_act = self.table.current.game.to_act
        clock = self.table.settings.clock
        if clock and to_act is not None and self.table.seats[to_act].player is None:
            self.turn_ends = max(now, self.window_ends) + clock

    def seat_changed(self, seat: int, now: float) -> None:
        """A bot plays for a seat now, or no longer; everybody else's time stays as it is."""
        play = self.table.play
        if play is None or play.game.round_over or seat >= len(self.table.seats):
            return
        self.bots.pop(seat, None)
        self._plan_bot(seat, now)
        if play.game.to_act == seat and self.table.seats[seat].player is None:
            self._start_clock(now)

    def plan_missing(self, now: float) -> None:
        """Somebody has left the table: a bot plays on in that seat."""
        if self.table.play is not None and not self.table.play.game.round_over:
            for seat in range(len(self.table.seats)):
                if seat not in self.bots:
                    self._plan_bot(seat, now)

    def person_went(self, seat: int, now: float) -> None:
        self.gone[seat] = now + self.tempo.gone

    def person_came(self, seat: int) -> None:
        self.gone.pop(seat, None)

    # What is due.

    def next_due(self) -> float | None:
        times = [*self.bots.values(), *self.gone.values()]
        if self.turn_ends is not None:
            times.append(self.turn_ends)
        if self.window_ends:
            times.append(self.window_ends)
        return min(times, default=None)

    def bot_due(self, now: float) -> int | None:
        """A bot to be asked now; it is asked only once for each state of the game."""
        due = [seat for seat, time in self.bots.items() if time <= now]
        if not due:
            return None
        seat = min(due, key=lambda seat: self.bots[seat])
        del self.bots[seat]
        return seat

    def window_is_open(self, now: float) -> bool:
        return now < self.window_ends

    def close_window(self, now: float) -> bool:
        """Has the window just ended?"""
        if self.window_ends and now >= self.window_ends:
            self.window_ends = 0.0
            return True
        return False

    def late_seats(self, now: float) -> list[int]:
        """Seats whose time is up."""
        if self.turn_ends is None or now < self.turn_ends or self.table.play is None:
            return []
        self.turn_ends = None
        to_act = self.table.play.game.to_act
        return [] if to_act is None else [to_act]

    def gone_seats(self, now: float) -> list[int]:
        """Seats whose people have been away for too long."""
        found = [seat for seat, time in self.gone.items() if time <= now]
        for seat in found:
            del self.gone[seat]  # the next round looks again who is there
        return found
