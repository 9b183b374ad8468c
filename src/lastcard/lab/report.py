"""What a report on an edition measures: rounds with every number of players, counted.

Everybody plays alike, so that a seat differs from another by nothing but its distance from the
dealer.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from ..compiled.layout import Record
from ..editions import Edition, find_edition
from ..editions.edition import SYMBOL_LETTERS
from ..editions.options import Options
from ..rules.cards import COLORED_KINDS, COLORS, SKIP, SYMBOLS
from ..rules.state import MAX_PLAYERS
from ..whole_numbers import check_whole
from .ladder import Z95, Interval, win_rate
from .matches import BotTable, Numbers, Played, lay_table
from .workers import Progress, Workers, hire_workers, play_all

PLAYERS = range(2, MAX_PLAYERS + 1)
SYMBOL_NAMES = (*SYMBOL_LETTERS[:SKIP], "Skip", "Reverse", "Draw Two")
# Rounds with each number of players: about a minute's work for one processor.
USUAL_ROUNDS = 100_000
ROUNDS_OF_FULL_HANDS = 5_000  # they last twenty times as long
ROUNDS_OF_SLOW_BOTS = 100
ENOUGH = 5  # wins of either side from which on the normal distribution is a fair approximation


@dataclass(frozen=True)
class Spread:
    """How often each whole number came, from 0 on."""

    counts: Numbers

    @cached_property
    def total(self) -> int:
        return int(self.counts.sum())

    @cached_property
    def mean(self) -> float:
        return float(self.counts @ np.arange(len(self.counts))) / self.total

    @property
    def median(self) -> int:
        return self.quantile(0.5)

    def quantile(self, share: float) -> int:
        """The smallest number that at least this share of all cases does not exceed."""
        return int(np.searchsorted(self.counts.cumsum(), share * self.total))


@dataclass(frozen=True)
class CardValue:
    """How much the chance of winning differs between those who were dealt a card and the others."""

    name: str
    change: Interval


@dataclass(frozen=True)
class TableFigures:
    """What was measured with one number of players, in the rounds that were not given up."""

    players: int
    rounds: int
    given_up: int
    turns: Spread
    points: Spread
    seats: list[Interval]  # win rate minus an equal share, by distance from the dealer
    cards: list[CardValue]
    games: Spread  # rounds that whole games took
    failures: list[str]  # why rounds are left out in which the bot failed


@dataclass(frozen=True)
class Report:
    edition: Edition
    options: Options
    bot: str
    rounds: int  # with each number of players
    seed: str
    tables: list[TableFigures]

    @property
    def finished(self) -> list[TableFigures]:
        """The tables at which rounds came to an end."""
        return [table for table in self.tables if table.turns.total]


def usual_rounds(edition: str | Edition, bot: str) -> int:
    """How many rounds to play with each number of players, if nobody says."""
    table = lay_table(edition, bot, None, 0, {})
    if table.policies is None:
        return ROUNDS_OF_SLOW_BOTS
    return ROUNDS_OF_FULL_HANDS if find_edition(edition).fills_hands_up else USUAL_ROUNDS


def make_report(
    edition: str | Edition,
    bot: str = "sharp",
    rounds: int | None = None,
    seed: object = 0,
    threads: int = 1,
    cluster: str | None = None,
    progress: Progress | None = None,
    **options: object,
) -> Report:
    """Play rounds with 2 to 10 players, the same bot in every seat, and count.

    `rounds` are with each number of players. Ctrl-C ends it without a report.
    """
    rounds = usual_rounds(edition, bot) if rounds is None else rounds
    rounds = check_whole("rounds", rounds, 1)
    tables = [lay_table(edition, bot, players, seed, options) for players in PLAYERS]
    with hire_workers(threads, cluster) as workers:
        figures = [_measure(workers, table, rounds, progress) for table in tables]
    first = tables[0]
    return Report(find_edition(first.edition), first.options, bot, rounds, first.seed, figures)


def _measure(
    workers: Workers, table: BotTable, rounds: int, progress: Progress | None
) -> TableFigures:
    counting = Counting(table)
    if not play_all(workers, table, rounds, counting.add, progress):
        raise KeyboardInterrupt
    return counting.figures()


class Counting:
    """Counts the rounds of one table, chunk by chunk, in memory that does not grow with them."""

    def __init__(self, table: BotTable) -> None:
        edition = find_edition(table.edition)
        self._players = table.players
        self._rounds = 0
        self._turns = np.zeros(1, np.int64)
        self._points = np.zeros(1, np.int64)
        self._wins = np.zeros(table.players, np.int64)
        self._hands = DealtHands(edition, table.players)
        self._games = Games(table.players, table.options)
        self._failures: list[str] = []

    def add(self, played: Played) -> None:
        self._rounds += len(played.sound)
        self._failures += [failure.reason for failure in played.failures]
        rows = played.sound[played.sound["winner"] >= 0]
        self._turns = add_counts(self._turns, rows["turns"])
        self._points = add_counts(self._points, rows["points"])
        self._wins = add_counts(self._wins, (rows["winner"] - rows["dealer"]) % self._players)
        self._hands.add(rows[have_equal_hands(rows, self._players)])
        self._games.add(rows)

    def figures(self) -> TableFigures:
        finished = int(self._wins.sum())
        return TableFigures(
            players=self._players,
            rounds=self._rounds,
            given_up=self._rounds - finished,
            turns=Spread(self._turns),
            points=Spread(self._points),
            seats=seat_advantages(self._wins.tolist(), finished),
            cards=self._hands.values(),
            games=Spread(self._games.lengths),
            failures=self._failures,
        )


def have_equal_hands(rows: Record, players: int) -> Numbers:
    """In which rounds nobody begins with more cards, as an opening Draw Two makes somebody do."""
    sizes = rows["dealt"][:, :players].sum(axis=2)
    equal: Numbers = (sizes == sizes[:, :1]).all(axis=1)
    return equal


def add_counts(counts: Numbers, values: Numbers) -> Numbers:
    """Count some more whole numbers."""
    more = np.bincount(values, minlength=len(counts))
    more[: len(counts)] += counts
    return more


def seat_advantages(wins: Sequence[int], rounds: int) -> list[Interval]:
    """Win rates minus an equal share for everybody."""
    rates = [win_rate(count, rounds) for count in wins]
    fair = 1 / len(wins)
    return [Interval(rate.value - fair, rate.low - fair, rate.high - fair) for rate in rates]


class DealtHands:
    """What each card in a dealt hand does to the chance of winning; colours make no difference.

    For each card, rounds are counted by how many players were dealt one and whether the winner was
    among them. That is enough for the estimate and for its interval, in which a round counts once:
    its players' fortunes depend on each other.
    """

    def __init__(self, edition: Edition, players: int) -> None:
        self._players = players
        self._symbols = np.flatnonzero(edition.one_color)
        self._wilds = [i for i, wild in enumerate(edition.wilds) if wild.copies]
        self.names = [SYMBOL_NAMES[symbol] for symbol in self._symbols]
        self.names += [edition.wilds[i].name for i in self._wilds]
        self._counts = np.zeros(len(self.names) * 2 * (players + 1), np.int64)

    def add(self, rows: Record) -> None:
        dealt = self._pool_colors(rows["dealt"][:, : self._players] > 0)
        holders = dealt.sum(axis=1)
        winner_held = dealt[np.arange(len(rows)), rows["winner"]]
        cards = np.arange(len(self.names))
        places = (2 * cards + winner_held) * (self._players + 1) + holders
        self._counts = add_counts(self._counts, places.ravel())

    def _pool_colors(self, held: Numbers) -> Numbers:
        """By round, seat and card."""
        colored = held[:, :, :COLORED_KINDS].reshape(*held.shape[:2], COLORS, SYMBOLS)
        wilds = held[:, :, [COLORED_KINDS + i for i in self._wilds]]
        symbols = np.any(colored[:, :, :, self._symbols], axis=2)
        return np.concatenate([symbols, wilds], axis=2)

    def values(self) -> list[CardValue]:
        """The cards that were dealt to some and not to others, the best first."""
        counts = self._counts.reshape(len(self.names), 2, self._players + 1)
        changes = [change_when_dealt(count) for count in counts]
        found = [
            CardValue(name, change)
            for name, change in zip(self.names, changes, strict=True)
            if change is not None
        ]
        return sorted(found, key=lambda card: -card.change.value)


def change_when_dealt(counts: Numbers) -> Interval | None:
    """The win rate of those who were dealt a card minus that of the others.

    `counts` are rounds by whether the winner held it (no, yes) and by the number of holders. Each
    rate is a ratio of sums over rounds; the interval follows from how single rounds deviate.
    """
    players = counts.shape[1] - 1
    won = np.array([[0], [1]])  # by a holder
    held = np.arange(players + 1)
    all_held = int((counts * held).sum())
    all_others = int((counts * (players - held)).sum())
    if not all_held or not all_others:
        return None
    losses, wins = counts.sum(axis=1).tolist()
    rate, other_rate = wins / all_held, losses / all_others
    holders = (won - rate * held) / all_held
    others = (1 - won - other_rate * (players - held)) / all_others
    change = rate - other_rate
    if min(wins, losses) < ENOUGH:
        return Interval(change, -1.0, 1.0)
    half = Z95 * math.sqrt(float((counts * (holders - others) ** 2).sum()))
    return Interval(change, change - half, change + half)


class Games:
    """Whole games put together from rounds that were played on their own.

    Nothing in a round depends on the score. The deal moves on to the left after each one, and a
    game may begin with any dealer, since everybody plays alike.
    """

    def __init__(self, players: int, options: Options) -> None:
        self._players = players
        self._options = options
        self._dealer = 0
        self._scores = [0] * players
        self._rounds = 0
        self.lengths = np.zeros(1, np.int64)

    def add(self, rows: Record) -> None:
        """Play on with these rounds, one after the other."""
        lengths = []
        for earned in self._earned(rows).tolist():
            self._rounds += 1
            self._scores = [
                score + points for score, points in zip(self._scores, earned, strict=True)
            ]
            if self._options.scoring == "hand" or max(self._scores) >= self._options.target:
                lengths.append(self._rounds)
                self._rounds, self._scores = 0, [0] * self._players
        self.lengths = add_counts(self.lengths, np.array(lengths, np.int64))

    def _earned(self, rows: Record) -> Numbers:
        """The points of each round, by the seats that the rounds' players have in the game."""
        points = rows["hand_points"][:, : self._players]
        if self._options.scoring != "tally":
            winners = rows["winner"][:, None] == np.arange(self._players)
            points = np.where(winners, rows["points"][:, None], 0)
        dealers = self._dealer + np.arange(len(rows))
        self._dealer += len(rows)
        turned = rows["dealer"][:, None] + np.arange(self._players) - dealers[:, None]
        return np.take_along_axis(points, turned % self._players, axis=1)
