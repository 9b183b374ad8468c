"""Two rule sets on the same deals, and what changes from one to the other."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from operator import itemgetter

import numpy as np

from ..compiled.layout import Record
from ..editions import Edition, find_edition
from ..errors import InvalidOption
from ..rules.actions import FLIP, GIVE
from ..rules.cards import COLORED_KINDS, DRAW_TWO, REVERSE, SKIP, SYMBOLS
from ..whole_numbers import check_whole
from .ladder import Interval, mean_interval
from .matches import BotTable, Failure, Numbers, Played, lay_table, reasons_by_player
from .workers import Progress, Workers, hire_workers, play_all

BLOCK = 2_000  # deals before it is the other rule set's turn
COMEBACK = 5  # cards or more in the winner's hand when somebody else got down to one

MeasureRounds = Callable[[Record], Numbers]


@dataclass(frozen=True)
class Measure:
    """One thing measured with both rule sets; shares are between 0 and 1."""

    name: str
    is_share: bool
    before: Interval  # with the rules compared against
    after: Interval
    change: Interval  # deal by deal


@dataclass(frozen=True)
class Comparison:
    """What changes from one rule set, `against`, to the other, `options`."""

    edition: str
    players: int
    bots: list[str]
    seed: str
    options: dict[str, object]
    against: dict[str, object]
    deals: int
    unfinished: int  # deals left out, since a round of theirs was given up or a bot failed
    measures: list[Measure]
    failures: dict[int, list[str]] = field(default_factory=dict)  # by seat, of rounds left out
    interrupted: bool = False


def compare(
    edition: str | Edition,
    options: Mapping[str, object],
    against: Mapping[str, object] | None = None,
    players: int = 4,
    rounds: int = 10_000,
    seed: object = None,
    bots: str | Sequence[str] = "sharp",
    threads: int = 1,
    progress: Progress | None = None,
    cluster: str | None = None,
) -> Comparison:
    """Play the same deals with two rule sets; without `against`, the second is the book's.

    `progress` counts the rounds of both. Ctrl-C ends it early, with what was done so far.
    """
    rounds = check_whole("rounds", rounds, 1)
    seed = secrets.randbits(64) if seed is None else seed
    lay = partial(lay_table, edition, bots, players, seed)
    before, after = lay(against or {}), lay(options)
    if before == after:
        raise InvalidOption("the two rule sets are the same: there is nothing to compare")
    sides = _Side(before), _Side(after)
    with hire_workers(threads, cluster) as workers:
        whole = _play_both(workers, sides, rounds, progress)
    return _report(*sides, interrupted=not whole)


class _Side:
    """One rule set, and the values of all measures in the rounds played so far."""

    def __init__(self, table: BotTable) -> None:
        self.table = table
        self._measures = _measures(table)
        self._values: list[Numbers] = [np.zeros((0, len(self._measures)))]
        self.failures: list[Failure] = []

    def add(self, played: Played) -> None:
        self.failures += played.failures
        columns = [measure(played.rows) for measure in self._measures.values()]
        values = np.stack(columns, axis=1).astype(float)
        values[played.rows["winner"] < 0] = np.nan
        self._values.append(values)

    def values(self) -> Numbers:
        """By round and measure; not a number where the round was given up."""
        return np.concatenate(self._values)


def _play_both(
    workers: Workers, sides: tuple[_Side, _Side], rounds: int, progress: Progress | None
) -> bool:
    """Now some deals with one rule set, now with the other, so that ending early leaves both."""
    for first in range(0, rounds, BLOCK):
        stop = min(rounds, first + BLOCK)
        for side in sides:
            if not play_all(workers, side.table, stop, side.add, progress, first):
                return False
    return True


def _report(before: _Side, after: _Side, interrupted: bool) -> Comparison:
    table = after.table
    edition = find_edition(table.edition)
    deals = min(len(before.values()), len(after.values()))
    pairs = np.stack([before.values()[:deals], after.values()[:deals]])
    finished = ~np.isnan(pairs).any(axis=(0, 2))
    return Comparison(
        edition=table.edition,
        players=table.players,
        bots=list(table.bots),
        seed=table.seed,
        options=table.options.changes(edition),
        against=before.table.options.changes(edition),
        deals=deals,
        unfinished=int(deals - finished.sum()),
        measures=_compare_measures(table, pairs[:, finished]),
        failures=reasons_by_player(before.failures + after.failures),
        interrupted=interrupted,
    )


def _compare_measures(table: BotTable, pairs: Numbers) -> list[Measure]:
    found = []
    for i, name in enumerate(_measures(table)):
        one, other = pairs[0, :, i], pairs[1, :, i]
        if one.any() or other.any():  # a card that is in neither game decides nothing
            spans = (mean_interval(values) for values in (one, other, other - one))
            found.append(Measure(name, name not in _MEANS, *spans))
    return found


# What is measured in a round.

_MEANS = ("turns", "decisions", "points", "reshuffles")


def _measures(table: BotTable) -> dict[str, MeasureRounds]:
    """How to read each measure off rows, by its name."""
    return {
        **{name: itemgetter(name) for name in _MEANS},
        "won by the dealer's left": lambda rows: _distance(rows, table.players) == 1,
        "won by the dealer": lambda rows: _distance(rows, table.players) == 0,
        "comebacks": lambda rows: rows["behind"] >= COMEBACK,
        **{f"ends with {name}": _decides(*kinds) for name, kinds in _deciders(table).items()},
    }


def _distance(rows: Record, players: int) -> Numbers:
    distance: Numbers = (rows["winner"] - rows["dealer"]) % players
    return distance


def _decides(*kinds: int) -> MeasureRounds:
    return lambda rows: np.isin(rows["went_out_with"], kinds)


def _deciders(table: BotTable) -> dict[str, list[int]]:
    """What somebody can go out with: cards by what they do, and two powers."""
    colored = range(COLORED_KINDS)
    symbols = {"Skip": SKIP, "Reverse": REVERSE, "Draw Two": DRAW_TWO}
    wilds = enumerate(find_edition(table.edition).wilds, COLORED_KINDS)
    return {
        "a number": [kind for kind in colored if kind % SYMBOLS < SKIP],
        **{name: [k for k in colored if k % SYMBOLS == s] for name, s in symbols.items()},
        **{wild.name: [kind] for kind, wild in wilds},
        "giving red cards": [GIVE],
        "a flipped card": [FLIP],
    }
