"""A table in the laboratory: what is played there and by whom, and the playing of its rounds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ..bots import check_bot
from ..bots.policy_bots import POLICIES
from ..compiled import batch, policy_batch
from ..compiled.layout import LUCK, RECORD, Record, known_to_nobody, record_of
from ..compiled.loader import is_compiled
from ..compiled.rows import ROUND
from ..editions import Edition, find_edition
from ..editions.options import Options, check_options
from ..editions.start import check_seed, new_state, seed_key
from ..errors import InvalidOption
from ..policies.choosing import RANDOM
from ..rules.state import MAX_PLAYERS, State

DECISION_LIMIT = 20_000  # random players can go on for millions where hands are filled up
TRIES = 2_000  # of the searching bot, for a decision
# The searching bot with everybody's cards in sight: what nobody can reach, for measuring only.
ALL_SEEING = "all-seeing"
_SEARCHING = frozenset({"master", ALL_SEEING})

Numbers = np.ndarray[Any, np.dtype[Any]]


@dataclass(frozen=True)
class Failure:
    """A round that came to no end, since a bot crashed or chose what is not legal."""

    row: int
    player: int
    reason: str


def reasons_by_player(failures: Iterable[Failure]) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for failure in failures:
        found.setdefault(failure.player, []).append(failure.reason)
    return found


@dataclass
class Played:
    """Some rounds of a table; what is not in the rows is by player."""

    rows: Record
    decisions: Numbers
    seconds: Numbers
    points: Numbers
    failures: list[Failure] = field(default_factory=list)

    @property
    def sound(self) -> Record:
        """The rows of the rounds in which no bot failed."""
        rows: Record = np.delete(self.rows, [failure.row for failure in self.failures])
        return rows


@dataclass(frozen=True)
class BotTable:
    """What is played, by which bots, from which seed: all it takes to play any of its rounds.

    A player is a bot of `bots`. Each deal is played `rotations` times; every time all players move
    on, so that player p sits at seat p - rotation. A table can be sent to another machine.
    """

    edition: str  # with the hash of its file, if it is from one
    options: Options
    bots: tuple[str, ...]
    seed: str
    rotations: int = 1
    tries: int = TRIES
    think: float | None = None  # seconds of processor time for a decision, instead of tries
    timed: bool = False  # ask the bots one by one and take their time
    whole_games: bool = False  # play on after a round, to the end of the game; timed tables only

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def policies(self) -> list[int] | None:
        """What the players do, if every one of them follows a policy."""
        found = [POLICIES[bot] for bot in self.bots if bot in POLICIES]
        return found if len(found) == len(self.bots) else None

    @property
    def chunk(self) -> int:
        """How many rounds to play at once: whole deals, and less than a second's work."""
        if self.policies is None:
            return self.rotations
        return self.rotations * (50 if self.timed else 200)

    @property
    def searches(self) -> bool:
        """Does any of the players search?"""
        return not _SEARCHING.isdisjoint(self.bots)

    def get_ready(self) -> None:
        """Compile what the rounds take, or load it: from then on they take their own time only."""
        self.play(0, 0)

    def play(self, first: int, count: int) -> Played:
        """Play rounds number `first` to `first + count - 1`, the same every time."""
        policies = self.policies
        if self.timed or policies is None:
            from .asking_bots import ask_bots

            return ask_bots(self, first, count)
        rows = np.zeros(count, ROUND)
        self._play_compiled(rows, first, policies)
        return Played(rows, *np.zeros((3, self.players)))

    def _play_compiled(self, rows: Record, first: int, policies: list[int]) -> None:
        games, lucks = self.deal_record(), np.zeros(MAX_PLAYERS, LUCK)
        key = np.array(seed_key(self.seed))
        which = (rows, key, first, self.rotations, DECISION_LIMIT)
        if all(policy == RANDOM for policy in policies):
            batch.play_random_rounds(games, lucks, *which)
            return
        games["notes_events"] = 1
        seen, known = np.zeros(1, RECORD), known_to_nobody()
        policy_batch.play_policy_rounds(games, seen, known, lucks, np.array(policies), *which)

    def deal_record(self) -> Record:
        return record_of(self.new_state())

    def new_state(self) -> State:
        """A state for the games of this table, nothing dealt yet."""
        return new_state(find_edition(self.edition), self.players, self.options)


# What the compiler makes, each once, by the function that is asked for first.
_COMPILED = {
    "play_random_rounds": "rounds of random players",
    "play_policy_rounds": "rounds of bots with rules of thumb",
    "apply_and_learn": "the rules for bots asked one by one",
    "policy_move": "the rules of thumb",
    "try_moves": "the search of master",
}


def list_uncompiled(bots: Sequence[str], timed: bool = False) -> list[str]:
    """What the first round of such players has to wait for the compiler to make, in words."""
    return [_COMPILED[entry] for entry in _entries(set(bots), timed) if not is_compiled(entry)]


def _entries(bots: set[str], timed: bool) -> list[str]:
    if bots <= POLICIES.keys() and not timed:
        return ["play_random_rounds" if bots == {"random"} else "play_policy_rounds"]
    needed = {
        "apply_and_learn": True,
        "policy_move": not bots.isdisjoint(_SEARCHING | POLICIES.keys()),
        "try_moves": not bots.isdisjoint(_SEARCHING),
    }
    return [entry for entry, is_needed in needed.items() if is_needed]


def lay_table(
    edition: str | Edition,
    bots: str | Sequence[str],
    players: int | None,
    seed: object,
    options: Mapping[str, object],
    rotate: bool = False,
    **settings: Any,
) -> BotTable:
    """Check everything and make a table; the last bot named fills it up."""
    found = find_edition(edition)
    names = [bots] if isinstance(bots, str) else list(bots)
    count = max(2, len(names)) if players is None else players
    checked = check_options(found, options)
    new_state(found, count, checked)  # it says so when that many cannot play
    if not 1 <= len(names) <= count:
        raise InvalidOption(f"{count} players can be 1 to {count} bots, not {len(names)}")
    for name in names:
        if name != ALL_SEEING:
            check_bot(name)
    filled = (*names, *[names[-1]] * (count - len(names)))
    rotations = count if rotate else 1
    return BotTable(found.id, checked, filled, str(check_seed(seed)), rotations, **settings)
