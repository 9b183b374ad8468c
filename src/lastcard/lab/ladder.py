"""How sure results are: intervals for win rates, and an Elo ladder."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from .arena import Tournament
from .matches import Numbers

ANCHOR = "sharp"  # has 1000 where it plays, else the first bot: others' ratings differ from that
Z95 = 1.959964  # of the normal distribution, for 95 %
SAMPLES = 4_000


@dataclass(frozen=True)
class Interval:
    """A value with the bounds between which the true one lies in 95 % of cases."""

    value: float
    low: float
    high: float

    @property
    def is_sure(self) -> bool:
        """Does it leave zero out?"""
        return self.low > 0 or self.high < 0


def win_rate(wins: int, rounds: int) -> Interval:
    """Wilson's interval, which is right for few rounds and for rates near 0 and 1 too."""
    if rounds == 0:
        return Interval(0.0, 0.0, 1.0)
    rate, z = wins / rounds, Z95
    middle = (rate + z * z / (2 * rounds)) / (1 + z * z / rounds)
    spread = rate * (1 - rate) / rounds + z * z / (4 * rounds * rounds)
    half = z * math.sqrt(spread) / (1 + z * z / rounds)
    return Interval(rate, max(0.0, middle - half), min(1.0, middle + half))


def mean_interval(values: Numbers) -> Interval:
    """The mean of independent values, and how sure it is."""
    if len(values) < 2:
        mean = float(values[0]) if len(values) else 0.0
        return Interval(mean, -math.inf, math.inf)
    mean = float(values.mean())
    half = Z95 * float(values.std(ddof=1)) / math.sqrt(len(values))
    return Interval(mean, mean - half, mean + half)


def elo_ladder(tournament: Tournament, seed: int = 0) -> list[Interval]:
    """Elo by bot, the anchor's being 1000; the intervals hold for a bot that never won as well.

    They are those of Jeffreys, of the difference from the anchor: what the shares of rounds won
    may be, given the rounds played. What a bot loses by failing, the others win.
    """
    names = [result.name for result in tournament.results]
    winners = np.array(tournament.winners, np.int64)
    wins = np.array([(winners == bot).sum() for bot in range(len(names))]) + 0.5  # none is hopeless
    lost = np.array([len(result.failures) for result in tournament.results])
    if not (winners >= 0).any() and not lost.any():
        return [Interval(1000.0, -math.inf, math.inf)] * len(names)
    to_others = lost / (wins.sum() - wins)
    wins *= 1 + to_others.sum() - to_others
    shares = np.random.default_rng(seed).dirichlet(wins, SAMPLES)
    anchor = np.array(names) == (ANCHOR if ANCHOR in names else names[0])
    lows, highs = np.percentile(_elo(shares, anchor), [2.5, 97.5], axis=0)
    bounds = zip(_elo(wins, anchor).tolist(), lows.tolist(), highs.tolist(), strict=True)
    return [Interval(*bound) for bound in bounds]


def _elo(strengths: Numbers, anchor: Numbers) -> Numbers:
    """By Luce's model of choosing one of several, strengths are in proportion to rounds won."""
    usual = strengths[..., anchor].mean(axis=-1, keepdims=True)
    ratings: Numbers = 1000 + 400 * np.log10(strengths / usual)
    return ratings
