"""A game against bots on this computer, at the pace of people.

Bots are asked after a human-like moment, out of turn as well as in turn, and think on another
thread. While somebody could still call UNO, catch or jump in, the bot that is next waits.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from itertools import pairwise
from random import Random

from ..bots import WAIT, Bot, check_choice, make_bot
from ..editions import Edition, Options
from ..errors import InvalidOption, LastcardError
from ..event import Event
from ..game import Game
from ..table.messages import Settings
from ..table.schedule import Tempo
from ..view import View
from .hint import Adviser
from .plain.undoing import has_own_move, take_back
from .plan import YOU, Keep, Plan, player_names
from .sentences import Names, tell
from .session import Change, Hint, Listener

WINDOW = Settings().window / 1000  # seconds in which a call beats a catch
RECALLED = 30  # moves that are told again when a game goes on
_logger = logging.getLogger(__name__)
AT_ONCE = Tempo(think=(0.0, 0.0), react=(0.0, 0.0))


class LocalSession:
    """You in seat 0 and bots in all other seats."""

    def __init__(
        self,
        game: Game,
        plan: Plan,
        keep: Keep | None = None,
        tempo: Tempo | None = None,
        luck: Random | None = None,
    ) -> None:
        self.game = game
        self.plan = plan
        self.status = ""
        self._keep = keep
        self._tempo = tempo or Tempo()
        self._luck = luck or Random()
        self._bots: dict[int, Bot] = {}
        self._adviser: Adviser | None = None  # comes when first asked
        self._listeners: list[Listener] = []
        self._playing: asyncio.Task[None] | None = None
        self._names = player_names(game.players)
        self._view = game.view(YOU)

    # What there is to see.

    @property
    def edition(self) -> Edition:
        return self.game.edition

    @property
    def options(self) -> Options:
        return self.game.options

    @property
    def kind(self) -> str:
        return "practice" if self.plan.practice else ""

    @property
    def names(self) -> Names:
        return self._names

    @property
    def view(self) -> View:
        return self._view

    @property
    def hands(self) -> list[list[str]] | None:
        if not self.game.round_over:
            return None
        return [self.game.hand(seat) for seat in range(self.game.players)]

    @property
    def points(self) -> list[list[int]]:
        return points_by_round(self.game)

    @property
    def next_step(self) -> str:
        return "deal the next round" if self.game.round_over and not self.game.game_over else ""

    @property
    def can_undo(self) -> bool:
        return self.plan.practice and has_own_move(self.game)

    @property
    def can_hint(self) -> bool:
        return bool(self._view.legal)

    @property
    def seconds_left(self) -> None:
        return None  # bots are patient

    @property
    def talk(self) -> None:
        return None  # and have nothing to say

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    # What can be done.

    async def start(self) -> None:
        self._write_down()
        for events in _of_this_round(self.game)[-RECALLED:]:
            self._tell(events)
        self._let_bots_play()

    async def play(self, code: str) -> None:
        events = self.game.play(code, YOU)
        self._happened(events)
        self._let_bots_play()

    async def go_on(self) -> None:
        self._happened(self.game.next_round())
        self._let_bots_play()

    async def undo(self) -> None:
        self.game = take_back(self.game, self.plan.practice)
        self._happened([], "You take your last move back.")
        self._let_bots_play()

    async def hint(self) -> Hint:
        if not self._view.legal:
            raise InvalidOption("there is nothing that you could do now")
        self._adviser = self._adviser or Adviser()
        return await asyncio.to_thread(self._adviser.advise, self._view, self._names)

    async def close(self) -> None:
        self._listeners.clear()
        self._stop_bots()

    # Bots.

    def _let_bots_play(self) -> None:
        self._stop_bots()
        self._playing = asyncio.create_task(self._play_on())
        self._playing.add_done_callback(self._note_failure)

    def _note_failure(self, playing: asyncio.Task[None]) -> None:
        """Nothing should go wrong there; but if it does, nobody is left waiting for nothing."""
        if not playing.cancelled() and (error := playing.exception()):
            self.status = f"The bots cannot go on: {error}."
            self._tell([])

    def _stop_bots(self) -> None:
        if self._playing is not None:
            self._playing.cancel()

    async def _play_on(self) -> None:
        """Ask bots one after the other, until the game waits for you."""
        while await self._ask_bots():
            pass

    async def _ask_bots(self) -> bool:
        """Ask each bot that can do something, when its time has come; has one made a move?"""
        loop = asyncio.get_running_loop()
        start = loop.time()
        for delay, seat in self._plan_bots():
            await asyncio.sleep(max(0.0, start + delay - loop.time()))
            view = self.game.view(seat)
            code = await asyncio.to_thread(self._choose, seat, view)
            if code != WAIT:
                self._happened(self.game.play(code, seat))
                return True
        return False

    def _plan_bots(self) -> list[tuple[float, int]]:
        """When to ask whom: those with a chance out of turn first, then the seat to act."""
        seats = [seat for seat in range(self.game.players) if seat != YOU and self._can_act(seat)]
        pause = WINDOW if self.game.uno_owed is not None and self._tempo != AT_ONCE else 0.0
        plan = []
        for seat in sorted(seats, key=lambda seat: (seat == self.game.to_act, seat)):
            if seat == self.game.to_act:
                wait = self._tempo.react[1] if self._somebody_could_call(seat) else 0.0
                plan.append((pause + max(wait, self._luck.uniform(*self._tempo.think)), seat))
            else:
                plan.append((pause + self._luck.uniform(*self._tempo.react), seat))
        return sorted(plan, key=lambda planned: planned[0])  # equal ones stay as they are

    def _can_act(self, seat: int) -> bool:
        return bool(self.game.legal(seat))

    def _somebody_could_call(self, seat: int) -> bool:
        """Has anybody but this seat a chance that ends when this seat plays? Gifts never end."""
        others = (other for other in range(self.game.players) if other != seat)
        codes = (code for other in others for code in self.game.legal(other))
        return any(not code.startswith("give") for code in codes)

    def _choose(self, seat: int, view: View) -> str:
        """What a bot does; where it fails, another decides."""
        try:
            code = self._bot(seat).choose(view)
        except Exception:
            _logger.exception("the bot %s failed", self.plan.bot_of(seat))
            code = ""
        return check_choice(code, view)

    def _bot(self, seat: int) -> Bot:
        if seat not in self._bots:
            seed = self._luck.random() if self.plan.seed is None else self.plan.seed
            self._bots[seat] = make_bot(self.plan.bot_of(seat), ("bot", seed, seat))
        return self._bots[seat]

    # What has happened.

    def _happened(self, events: Sequence[Event], words: str = "") -> None:
        self._view = self.game.view(YOU)
        self._write_down()
        self._tell(events, words)

    def _write_down(self) -> None:
        if self._keep is None:
            return
        try:
            self._keep(self.game)
            self.status = ""
        except (OSError, LastcardError) as error:
            reason = error.strerror if isinstance(error, OSError) else None
            self.status = f"The game cannot be kept: {reason or error}."

    def _tell(self, events: Sequence[Event], words: str = "") -> None:
        seen = [event.seen_by(YOU) for event in events]
        change = Change(words or tell(seen, self.edition, self.names), seen)
        for listener in self._listeners:
            listener(change)


def _of_this_round(game: Game) -> list[list[Event]]:
    """What happened in the present round: in the deal, and in each move since."""
    steps = [events for _, _, events in game.replay()]
    moves = [code for code in game.history.rounds[-1] if not code.startswith("dice:")]
    return steps[-1 - len(moves) :]


def points_by_round(game: Game) -> list[list[int]]:
    """What each seat has got in each finished round."""
    totals: list[list[int]] = []
    for now, _, _ in game.replay():
        if not totals or now.round_over:
            totals.append(now.scores)
    return [
        [now - then for now, then in zip(after, before, strict=True)]
        for before, after in pairwise(totals)
    ]
