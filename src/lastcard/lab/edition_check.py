"""Does an edition work? Random rounds of it, and what came of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from ..compiled.layout import Record
from ..compiled.rows import ROUND
from ..editions import Edition
from ..editions.edition import USUAL_WILDS
from .simulation import simulate
from .workers import Progress

USUAL = (5, 95)  # of a hundred rounds, so many are shorter


@dataclass(frozen=True)
class EditionCheck:
    """What came out; `decided` says which share of the rounds ended with each special card."""

    rounds: int
    given_up: int
    turns: float
    usual_turns: tuple[int, int]
    decided: dict[str, float]
    interrupted: bool


def check_edition(
    edition: Edition,
    players: int = 4,
    rounds: int = 10_000,
    seed: object = 0,
    progress: Progress | None = None,
) -> EditionCheck:
    """Play random rounds. A card decides a round if it is the last one that was played in it."""
    kept: list[Record] = [np.zeros(0, ROUND)]
    done = simulate(edition, players, rounds, seed, progress=progress, keep=kept.append)
    played = np.concatenate(kept)
    rows = played[played["winner"] >= 0]
    low, high = np.percentile(rows["turns"], USUAL) if len(rows) else (0, 0)
    return EditionCheck(
        rounds=done.rounds,
        given_up=done.unfinished,
        turns=float(rows["turns"].mean()) if len(rows) else 0.0,
        usual_turns=(int(low), int(high)),
        decided={
            code: float(np.isin(rows["went_out_with"], kinds).mean()) if len(rows) else 0.0
            for code, kinds in special_cards(edition)
        },
        interrupted=done.interrupted,
    )


def special_cards(edition: Edition) -> Iterator[tuple[str, list[int]]]:
    """A code for each special card, with its kinds: a symbol has one in each colour."""
    for letter in edition.symbols:
        kinds = [kind for code, kind in edition.kinds.items() if code[1:] == letter]
        if kinds:
            yield edition.codes[kinds[0]], kinds
    for wild in edition.wilds:
        if wild.code not in USUAL_WILDS and wild.copies:
            yield wild.code, [edition.kinds[wild.code]]
