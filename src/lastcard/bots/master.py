"""The strongest bot: it tries its moves in many worlds that fit what it has seen."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from ..editions import find_edition
from ..extras import check_installed
from ..notation import move_table
from ..policies.choosing import SHARP
from ..rules.actions import WAIT
from ..rules.moves import count_moves, nth_move
from ..rules.state import State
from ..view import View
from .policy_bots import POLICIES, SharpBot

if TYPE_CHECKING:
    from .weighing import Weighing

LOADING = "lastcard-loading-search"  # the thread that compiles it


@dataclass(frozen=True)
class Judgement:
    """A decision, and the share of rounds won with each move in the worlds that were tried."""

    choice: str
    shares: dict[str, float]


class Question(NamedTuple):
    """A decision to be weighed: what a seat sees, what it can do, and a key for the luck in it.

    The seats play on with these policies; without any, all of them do as `sharp` does. `deeds` say
    what has been done in the round, as a view does.
    """

    state: State
    seat: int
    moves: list[int]
    key: tuple[object, ...]
    policies: Sequence[int] | None = None
    deeds: bytes = b""


class MasterBot:
    """Search over possible worlds, within a number of tries or seconds of processor time.

    Every move is tried in the same worlds; the worse half of them is dropped again and again, so
    that most tries go to the moves that matter. Without a number of tries, a decision takes about
    10 to 15 ms. Without `seconds` it is deterministic for a seed. To make it takes as long as the
    search takes to be compiled or loaded; with `wait=False` that is done in the background, and
    until then it plays as `sharp` does.
    """

    def __init__(
        self,
        seed: object = 0,
        tries: int | None = None,
        seconds: float | None = None,
        wait: bool = True,
    ) -> None:
        check_installed("numba", "play")
        self.tries = tries
        self.seconds = seconds
        self._seed = seed
        self._decisions = 0
        self._stand_in = SharpBot(seed)
        self._search: Callable[..., Weighing] | None = None
        self._loading: threading.Thread | None = None
        if wait:
            self._load()
        else:
            self._loading = threading.Thread(target=self._load, name=LOADING, daemon=True)
            self._loading.start()

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_search": None, "_loading": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._load()  # a copy plays as the first one does, from its first move on

    def choose(self, view: View) -> str:
        if self._search is None:
            return self._stand_in.choose(view)
        action = self.decide(view.state, view.own_seat, view.deeds)
        return move_table(find_edition(view.edition)).codes[action]

    def judge(self, view: View, bots: Sequence[str | None] = ()) -> Judgement:
        """What it would do, and what the moves turned out to be worth; the same for equal views.

        `bots` says who sits in each seat, so that the odds are those against them. A seat of which
        it does not say, or whose bot has no policy, plays as `sharp` does, and so does one's own.
        """
        policies = [POLICIES.get(bot or "", SHARP) for bot in bots] or None
        moves = list_moves(view.state, view.own_seat)
        codes = move_table(find_edition(view.edition)).codes
        key = (self._seed, "judge")
        question = Question(view.state, view.own_seat, moves, key, policies, view.deeds)
        weighing = self._weigh(question)
        shares = {codes[action]: share for action, share in weighing.shares().items()}
        return Judgement(codes[weighing.best()], shares)

    def decide(self, state: State, seat: int, deeds: bytes = b"") -> int:
        """The best move's action for what a seat sees."""
        moves = list_moves(state, seat)
        self._decisions += 1
        if len(moves) == 1:
            return moves[0]
        key = (self._seed, self._decisions)
        return self._weigh(Question(state, seat, moves, key, deeds=deeds)).best()

    def _weigh(self, question: Question) -> Weighing:
        if self._loading:
            self._loading.join()
        assert self._search is not None, "the search could not be loaded"
        tries = usual_tries(question.state.players) if self.tries is None else self.tries
        return self._search(question, tries, self.seconds)

    def _load(self) -> None:
        """Import and compile the search; from the cache this takes about a second."""
        from . import weighing

        weighing.compile_all()
        self._search = weighing.weigh_moves


def usual_tries(players: int) -> int:
    """How many make a decision take 10 to 15 ms: among more players a try takes longer."""
    return max(3_000, 8_000 - 1_000 * players)


def list_moves(state: State, seat: int) -> list[int]:
    """All that a seat can do; out of turn, to wait as well."""
    moves = [nth_move(state, seat, n) for n in range(count_moves(state, seat))]
    return moves if seat == state.to_act else [*moves, WAIT]
