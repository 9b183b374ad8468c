"""Time at a table: when bots act, when a catch counts, and when somebody is too late or gone.

Nothing here looks at a clock: whoever runs a table says what time it is, in seconds.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

from ..game import Game
from ..rules.cards import NO_SYMBOL
from .log import entries as log
from .messages import Clock

if TYPE_CHECKING:
    from .table import Table


@dataclass(frozen=True)
class Tempo:
    """How long things take. Bots are never quicker than a person could be."""

    think: tuple[float, float] = (0.9, 2.0)  # a bot whose turn it is
    react: tuple[float, float] = (1.2, 2.4)  # a bot out of turn
    gone: float = 20.0  # after which a bot plays for somebody who is not connected
    host_gone: float = 60.0  # after which somebody else is host
    share: float = 3.0  # for those who play to say their shares of the shuffles
    begin: float = 5.0  # between most asking for the next round and its beginning
    patient: bool = False  # one seat after the other is asked, and everybody's answer waited for


NEVER = math.inf
PATIENT = Tempo(think=(0.0, 0.0), react=(0.0, 0.0), patient=True)


@dataclass
class Schedule:
    """What is to happen at a table, and when, as long as nobody does anything else."""

    table: Table
    tempo: Tempo = Tempo()
    luck: Random = field(default_factory=Random)
    window_ends: float = 0.0  # until then a call beats a catch
    turn_ends: float = NEVER  # the time of the person to act, while it runs
    bots: dict[int, float] = field(default_factory=dict)  # when each bot is to be asked
    keeps: float = NEVER  # when the person to act, who has nothing else to do, has passed
    asked: int | None = None  # the seat that a patient table waits for
    gone: dict[str, float] = field(default_factory=dict)  # when people are taken for gone
    host_gone: float = NEVER  # when the host is
    begins: float = NEVER  # the next round or game
    shares_due: float = NEVER  # when it is dealt without the shares that have not come
    overtime: int | None = None  # the seat whose time for this turn is up
    _deadline: float | None = None  # of this turn, whoever plays for the seat in between
    _asking: Game | None = None  # a copy in which chances are let go by
    _grace: int | None = None  # who is asked first, to call UNO
    _declined: int | None = None  # who was, and did not

    def plan(self, entry: log.AnyEntry, here: set[str], now: float) -> None:
        """Plan anew after what has happened at the table, with these people connected."""
        if isinstance(entry, log.ChangesGame):
            self.game_changed(now)
        match entry:
            case log.Sealed():
                self.await_shares(now)
            case log.Started() | log.Began() | log.Dealt():
                self._watch_players(here, now)
            case log.Covered(seat=seat) | log.Uncovered(seat=seat) | log.Sat(seat=int(seat)):
                self.seat_changed(seat, now)
            case log.Went():
                self.await_shares(now)
                if self.table.phase == "playing":  # a bot plays on
                    self._plan_bots(now)
            case log.HostIs():
                self.watch_host(here, now)

    def game_changed(self, now: float) -> None:
        """Plan anew after a move or a deal."""
        play = self.table.play
        self.bots = {}
        self.turn_ends = self.keeps = self.shares_due = NEVER
        self.overtime = self._deadline = self.asked = self._asking = None
        self.await_shares(now)
        if play is None or play.game.round_over:
            self.window_ends = 0.0
            return
        owed = play.game.uno_owed is not None and not self.tempo.patient
        self.window_ends = now + self.table.settings.window / 1000 if owed else 0.0
        if self.tempo.patient:
            self._asking = play.game.copy()
            self._grace, self._declined = self._forgetful(), None
            self._ask_next(self._asking, now)
        else:
            self._plan_bots(now)
            self._plan_pass(now)
        self._start_clock(now)

    def await_shares(self, now: float) -> None:
        """Shares of the next shuffles are waited for, or are not any more."""
        waits = self.table.sealed is not None
        self.shares_due = min(self.shares_due, now + self.tempo.share) if waits else NEVER

    def _forgetful(self) -> int | None:
        """Somebody who has not called UNO yet, and is asked before others can catch them."""
        game = self.table.current.game
        owed = game.uno_owed
        is_person = owed is not None and self.table.seats[owed].player is None
        return owed if is_person and owed != game.to_act else None

    def _ask_next(self, game: Game, now: float) -> None:
        if game.to_ask == self._declined is not None and game.legal(self._declined) == ["uno"]:
            game.wait(self._declined)  # nobody is asked the same thing twice
        self.asked = game.to_ask if self._grace is None else self._grace
        if self.asked is not None:
            self._plan_bot(self.asked, now)

    def let_pass(self, seat: int, now: float) -> None:
        """A seat does nothing out of turn: a patient table asks the next one."""
        if self._asking is None or self.asked != seat or self.table.current.game.to_act == seat:
            return
        if self._grace is None:
            self._asking.wait(seat)
        else:
            self._grace, self._declined = None, seat
        self._ask_next(self._asking, now)

    def _plan_bots(self, now: float) -> None:
        """Those of which it is not known yet when they are to be asked."""
        for seat in range(len(self.table.seats)):
            if seat not in self.bots:
                self._plan_bot(seat, now)

    def _plan_bot(self, seat: int, now: float) -> None:
        game = self.table.current.game
        if self.table.seats[seat].player is None or self.asked not in (None, seat):
            return
        if game.legal(seat):
            self.bots[seat] = max(now, self.window_ends) + self._delay(seat)

    def _delay(self, seat: int) -> float:
        """How long a bot takes; while others have a chance that ends with its move, longer."""
        if seat != self.table.current.game.to_act:
            return self.luck.uniform(*self.tempo.react)
        least = self.tempo.react[1] if self._others_may_have_a_chance() else 0.0
        return max(least, self.luck.uniform(*self.tempo.think))

    def _others_may_have_a_chance(self) -> bool:
        """Could anybody call, catch or jump in, by what everybody sees?

        Who has the card for it must not be told by how long a bot takes. A gift can be made later.
        """
        game = self.table.current.game
        is_card = game.state.symbol != NO_SYMBOL and game.phase in ("turn", "respond")
        return game.uno_owed is not None or (bool(game.state.jump_in) and is_card)

    def _plan_pass(self, now: float) -> None:
        """A drawn card that cannot be played is kept without a word: it takes as long as a bot."""
        game = self.table.current.game
        seat = game.to_act
        self.keeps = NEVER
        if seat is None or game.phase != "drawn" or self.table.seats[seat].player is not None:
            return
        if [code for code in game.legal(seat) if not code.startswith("give")] == ["pass"]:
            self.keeps = now + self.luck.uniform(*self.tempo.think)

    def pass_due(self, now: float) -> int | None:
        """The seat that keeps the card it has drawn, if it has had time to look at it."""
        if now < self.keeps:
            return None
        self.keeps = NEVER
        return self.table.current.game.to_act

    def _start_clock(self, now: float) -> None:
        """Let the time of the person to act run: as much for each turn, and not a second more."""
        to_act = self.table.current.game.to_act
        clock = self.table.settings.clock
        if clock and to_act is not None and self.table.seats[to_act].player is None:
            if self._deadline is None:
                self._deadline = max(now, self.window_ends) + clock
            self.turn_ends = max(self._deadline, now)

    def seat_changed(self, seat: int, now: float) -> None:
        """A bot plays for a seat now, or no longer; everybody else's time stays as it is."""
        play = self.table.play
        if play is None or play.game.round_over or seat >= len(self.table.seats):
            return
        bot_due = self.bots.pop(seat, None)
        self._plan_bot(seat, now)
        if play.game.to_act != seat:
            return
        self.turn_ends = NEVER
        if not self.tempo.patient:
            self._plan_pass(now)
        self._start_clock(now)
        if self.overtime == seat and self.table.seats[seat].player is None:
            self.turn_ends = max(now, bot_due or now)  # until the bot would have played

    def person_went(self, person: str, now: float) -> None:
        self.gone[person] = now + self.tempo.gone
        if person == self.table.host:
            self.host_gone = now + self.tempo.host_gone

    def person_came(self, person: str) -> None:
        self.gone.pop(person, None)
        if person == self.table.host:
            self.host_gone = NEVER

    def _watch_players(self, here: set[str], now: float) -> None:
        """Whoever is not connected when a round begins is taken for gone after a while."""
        players = [one.id for one in self.table.playing_people]
        self.gone = {one: now + self.tempo.gone for one in players if one not in here}

    def watch_host(self, here: set[str], now: float) -> None:
        """A host who is not connected is taken for gone after a while."""
        away = self.table.host is not None and self.table.host not in here
        self.host_gone = now + self.tempo.host_gone if away else NEVER

    def people_wait(self, ready: int, waiting: int, now: float) -> None:
        """So many of those who are there have asked to go on, and so many have not."""
        if ready <= waiting or ready == 0:
            self.begins = NEVER
        else:
            self.begins = min(self.begins, now + self.tempo.begin if waiting else now)

    def read_clock(self, now: float) -> Clock:
        """What everybody is shown of the time."""

        def left(ends: float) -> int | None:
            return None if ends == NEVER else max(0, round(1000 * (ends - now)))

        play, runs = self.table.play, self.turn_ends < NEVER
        return Clock(
            seat=play.game.to_act if play and runs else self.asked,
            left=left(self.turn_ends),
            window=left(self.window_ends) or 0,
            begins=left(self.begins),
        )

    # What is due.

    def next_due(self) -> float:
        of_all = self.host_gone, self.begins, self.shares_due
        of_turn = self.turn_ends, self.keeps, self.window_ends or NEVER
        return min(*of_all, *of_turn, *self.bots.values(), *self.gone.values())

    def bot_due(self, now: float) -> int | None:
        """A bot to be asked now; it is asked only once for each state of the game."""
        due = [seat for seat, time in self.bots.items() if time <= now]
        if not due:
            return None
        seat = min(due, key=lambda seat: self.bots[seat])
        del self.bots[seat]
        return seat

    def close_window(self, now: float) -> bool:
        """Has the window just ended?"""
        if self.window_ends and now >= self.window_ends:
            self.window_ends = 0.0
            return True
        return False

    def late_seat(self, now: float) -> int | None:
        """The seat whose time is up, if one's is."""
        if now < self.turn_ends or self.table.play is None:
            return None
        self.turn_ends = NEVER
        return self.table.play.game.to_act

    def gone_people(self, now: float) -> list[str]:
        """Those who have been away for too long."""
        found = [person for person, time in self.gone.items() if time <= now]
        for person in found:
            del self.gone[person]  # the next round looks again who is there
        return found
