"""Decisions as a Parquet file: what a seat saw and could do, what it did, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from ..bots.policy_bots import POLICIES
from ..bots.self_play import play_game
from ..coach import Decision, review_game
from ..coach.review import TRIES, Step
from ..editions import Edition, find_edition
from ..errors import InvalidOption
from ..game import Game
from ..rl.games_in_place import ManyGames
from ..rl.spaces import Layout, action_id, actions_of, observe
from ..whole_numbers import check_whole
from .matches import Numbers, lay_table
from .parquet import ParquetFile

GAMES_AT_ONCE = 64
_JUDGED = {"chance": "float32", "best_chance": "float32", "best": "string", "verdict": "string"}
Progress = Callable[[int], None]


@dataclass
class Decided:
    """The decisions of one round, in their order; `reviewed` has a step of the review for each."""

    observations: Numbers
    masks: Numbers
    seats: Numbers
    actions: Numbers
    winner: int  # -1 if the round was not played to its end
    reviewed: Sequence[tuple[Step, Decision | None]] = ()


class DecisionsFile(ParquetFile):
    """One row for each decision of rounds of one edition, with the same number of players."""

    def __init__(self, path: Path, edition: str | Edition, players: int) -> None:
        super().__init__(path)
        self.edition, self.players = find_edition(edition), players
        self._rounds = 0

    def add(self, decided: Decided) -> None:
        count = len(decided.seats)
        if count:
            self.write({**self._columns(decided, count), **self._judged(decided.reviewed)})
        self._rounds += 1

    def _columns(self, decided: Decided, count: int) -> dict[str, Any]:
        texts = actions_of(self.edition).texts
        moves = self.arrow.array(decided.actions.astype(np.int16))
        return {
            "round": np.full(count, self._rounds, np.int64),
            "step": np.arange(count, dtype=np.int32),
            "seat": decided.seats.astype(np.int8),
            "observation": self.by_seat(decided.observations),
            "mask": self.by_seat(decided.masks),
            "action": decided.actions.astype(np.int16),
            "move": self.arrow.DictionaryArray.from_arrays(moves, list(texts)),
            "winner": np.full(count, decided.winner, np.int8),
            "won": decided.seats == decided.winner,
        }

    def _judged(self, reviewed: Sequence[tuple[Step, Decision | None]]) -> dict[str, Any]:
        """The chances before each decision; what was only one move is no decision, and null."""
        if not reviewed:
            return {}
        chances = np.array([step.chances for step, _ in reviewed], np.float32)
        columns = {
            name: self.arrow.array([one and getattr(one, name) for _, one in reviewed], kind)
            for name, kind in _JUDGED.items()
        }
        return {"chances": self.by_seat(chances), **columns}

    def finish(self, **about: Any) -> None:
        """Say what the rows are of, and where the parts of an observation lie."""
        layout = Layout.of(self.edition, self.players)
        parts = {name: [part.start, part.stop] for name, part in layout.slices.items()}
        self.describe(edition=self.edition.id, players=self.players, parts=parts, **about)


def write_rounds(
    file: DecisionsFile,
    rounds: int,
    bots: Sequence[str],
    seed: object = 0,
    review: bool = False,
    progress: Progress = lambda _: None,
    **options: Any,
) -> None:
    """Let bots play rounds; policies without a review are compiled, and very fast."""
    rounds = check_whole("rounds", rounds, 1)
    table = lay_table(file.edition, bots, file.players, seed, options)
    seats = list(table.bots)
    if not review and POLICIES.keys() >= {*seats}:
        played = _play_quickly(file.edition, seats, rounds, seed, options)
    else:
        played = _play_by_asking(file.edition, seats, rounds, seed, options, review)
    for decided in played:
        file.add(decided)
        progress(1)
    changes = table.options.changes(file.edition)
    file.finish(seed=table.seed, options=changes, bots=seats, reviewed=review)


def write_games(
    file: DecisionsFile, games: Sequence[tuple[Game, Sequence[str]]], review: bool
) -> None:
    """Games that were played, each with the names of its bots by seat."""
    for game, bots in games:
        if game.history.joined:
            raise InvalidOption("a file is of one kind of game: somebody joined one of these")
        if (game.edition, game.players) != (file.edition, file.players):
            there, here = (f"{one.edition.name} for {one.players}" for one in (game, file))
            raise InvalidOption(f"a file is of one kind of game: {there} is not {here}")
        for decided in _decisions_of(game, bots, review):
            file.add(decided)
    seeds = [game.history.seed for game, _ in games]
    options = [game.options.changes(game.edition) for game, _ in games]
    file.finish(
        seed=seeds, options=options, bots=[list(bots) for _, bots in games], reviewed=review
    )


# Where rounds come from.


def _play_quickly(
    edition: Edition, seats: list[str], rounds: int, seed: object, options: dict[str, Any]
) -> Iterator[Decided]:
    """Many rounds at once. Each game plays as many, so that short ones do not come more often."""
    count = min(GAMES_AT_ONCE, rounds)
    games = ManyGames(edition, count, len(seats), seed, **options)
    left = np.array([rounds // count + (i < rounds % count) for i in range(count)])
    policies = np.array(seats)
    steps: list[list[tuple[Any, ...]]] = [[] for _ in range(count)]
    while left.any():
        chosen = _advise(games, policies)
        for i in np.flatnonzero(left):
            seen = games.observations[i].copy(), games.masks[i].copy()
            steps[i].append((*seen, int(games.seats[i]), int(chosen[i])))
        games.decide(chosen)
        for i in np.flatnonzero(games.dones & (left > 0)):
            won = np.flatnonzero(games.rewards[i] > 0)
            yield _gather(steps[i], int(won[0]) if len(won) else -1)
            steps[i], left[i] = [], left[i] - 1


def _advise(games: ManyGames, policies: Numbers) -> Numbers:
    """What the policy of each seat that is asked does."""
    asked, chosen = policies[games.seats], games.sample().copy()
    for policy in {*policies.tolist()} - {"random"}:
        chosen = np.where(asked == policy, games.advise(policy), chosen)
    return chosen


def _gather(rows: Sequence[tuple[Any, ...]], winner: int, reviewed: Any = ()) -> Decided:
    observations, masks, seats, actions = zip(*rows, strict=True)
    numbers = np.array(seats), np.array(actions)
    return Decided(np.stack(observations), np.stack(masks), *numbers, winner, reviewed)


def _play_by_asking(
    edition: Edition,
    seats: list[str],
    rounds: int,
    seed: object,
    options: dict[str, Any],
    review: bool,
) -> Iterator[Decided]:
    """Rounds that decide by themselves, one after the other."""
    alone: Any = {**options, "scoring": "hand"}
    for number in range(rounds):
        try:
            game = play_game(seats, edition, seed=f"{seed}, round {number}", **alone)
        except InvalidOption:
            raise  # it cannot be made
        except (Exception, SystemExit) as error:
            what = f"{type(error).__name__}: {error}"
            raise InvalidOption(f"a bot failed in round {number}: {what}") from error
        yield from _decisions_of(game, seats, review)


def _decisions_of(game: Game, bots: Sequence[str], review: bool) -> Iterator[Decided]:
    """The moves of a game, round by round; that somebody let a chance go by is in no record."""
    judged = review_game(game, TRIES, bots=bots) if review else None
    rows: list[tuple[Any, ...]] = []
    before = None
    for now, entry, _ in game.replay():
        if entry and before is not None:
            seat, _, move = entry.partition(":")
            seen = observe(before.view(int(seat)))
            rows.append((*seen, int(seat), action_id(game.edition, move)))
        before = now.copy()
        if now.round_over and rows:
            winner = -1 if now.round_winner is None else now.round_winner
            # The step before each move, with its chances, and what is said of the move.
            steps = pairwise(next(judged).steps if judged else ())
            yield _gather(rows, winner, [(last, step.decision) for last, step in steps])
            rows = []
