"""Tournaments: bots against each other on duplicate deals, and what the results are worth.

Every deal is played once for each way of rotating the bots through the seats, so that good cards
and good seats come to everybody alike.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np

from ..board import Board
from ..bots import WAIT, Bot, MasterBot, make_bot
from ..bots.policy_bots import PolicyBot
from ..compiled import seats, single
from ..editions import Edition
from ..editions.options import Options, check_options
from ..editions.start import new_state, seed_dice, seed_key
from ..errors import InvalidOption
from ..game import find_edition
from ..notation import move_table
from ..policies.choosing import CASUAL
from ..rules import actions
from ..rules.cards import KINDS
from ..rules.moves import count_moves, nth_move
from ..rules.scoring import hand_points
from ..rules.state import MAX_PLAYERS, RECORD, ROUND_OVER, State
from ..view import make_view

LONGEST = 20_000  # decisions after which a round counts as nobody's


@dataclass
class Result:
    """What became of one bot."""

    name: str
    rounds: int = 0
    wins: int = 0
    points: int = 0
    decisions: int = 0
    seconds: float = 0.0
    failures: list[str] = field(default_factory=list)  # illegal moves and crashes


@dataclass
class Tournament:
    """The results of a tournament; `winners` says for each round which bot won, or -1."""

    edition: str
    players: int
    seed: str
    results: list[Result]
    winners: list[int] = field(default_factory=list)
    interrupted: bool = False


class Entrant:
    """A bot in the arena: asked in the quickest way it allows, and replaced when it fails."""

    def __init__(self, name: str, seed: object, think: float | None, tries: int) -> None:
        self.result = Result(name)
        self.bot: Bot = make_bot(name, seed) if name != "master" else _master(seed, think, tries)
        self._luck = np.zeros(1, seats.LUCK)
        self._luck["dice"][0] = seed_key((seed, name))

    def decide(self, sight: Board, seat: int) -> int:
        """The action that the bot chooses, legal in any case."""
        start = time.perf_counter()
        try:
            action = self._ask(sight, seat)
        except Exception as error:
            action = self._give_up(sight, seat, f"{type(error).__name__}: {error}")
        self.result.seconds += time.perf_counter() - start
        self.result.decisions += 1
        return action

    def _ask(self, sight: Board, seat: int) -> int:
        if isinstance(self.bot, PolicyBot):
            return self._policy(sight, seat, self.bot.policy)
        if isinstance(self.bot, MasterBot):
            return self.bot.decide(sight.state, seat)
        return self._read(self.bot.choose(make_view(sight, seat)), sight, seat)

    def _read(self, code: str, sight: Board, seat: int) -> int:
        if code == WAIT and seat != sight.to_act:
            return actions.WAIT
        action = move_table(sight.edition).read(code)
        state = sight.state
        if action not in (nth_move(state, seat, n) for n in range(count_moves(state, seat))):
            raise InvalidOption(f"{code} is not legal")
        return action

    def _give_up(self, sight: Board, seat: int, reason: str) -> int:
        """From now on `casual` plays in its place."""
        self.result.failures.append(reason)
        self.bot = make_bot("casual")
        return self._policy(sight, seat, CASUAL)

    def _policy(self, sight: Board, seat: int, policy: int) -> int:
        return int(seats.policy_move(sight.state.record, self._luck, seat, policy))


def _master(seed: object, think: float | None, tries: int) -> MasterBot:
    if think is None:
        return MasterBot(seed, tries, wait=True)
    return MasterBot(seed, tries=1_000_000, seconds=think, wait=True)


def hold_tournament(
    bots: Sequence[str],
    edition: str | Edition = "classic",
    players: int | None = None,
    games: int = 1_000,
    seed: object = 0,
    think: float | None = None,
    tries: int = 2_000,
    progress: Callable[[int], None] | None = None,
    **options: object,
) -> Tournament:
    """Play at least so many rounds between bots, the last one named filling up the table.

    `think` gives `master` so many seconds for a decision; without it, `tries` playouts make the
    tournament reproducible. Ctrl-C ends it early with what was played so far.
    """
    found = find_edition(edition)
    checked = check_options(found, options)
    names = _fill_table(bots, players, games)
    entrants = [Entrant(name, (seed, i), think, tries) for i, name in enumerate(names)]
    report = Tournament(found.name, len(names), str(seed), [one.result for one in entrants])
    table = _Table(found, checked, len(names))
    try:
        for number in range(-(-games // len(names)) * len(names)):
            deal, rotation = divmod(number, len(names))
            winner = table.play_round(entrants, (seed, deal), rotation)
            report.winners.append(winner)
            (progress or (lambda _: None))(1)
    except KeyboardInterrupt:
        report.interrupted = True
    return report


def _fill_table(bots: Sequence[str], players: int | None, games: int) -> list[str]:
    count = players or max(2, len(bots))
    if not bots or not 2 <= count <= MAX_PLAYERS or len(bots) > count:
        raise InvalidOption(f"a table has 2 to {MAX_PLAYERS} bots, not {len(bots)} for {count}")
    if games < 1:
        raise InvalidOption(f"games is a number from 1 on, not {games}")
    return [*bots, *[bots[-1]] * (count - len(bots))]


class _Table:
    """One table's memory, used for round after round."""

    def __init__(self, edition: Edition, options: Options, players: int) -> None:
        self._fresh = new_state(edition, players, options)
        self._fresh.telling = 1
        self._sight = Board(edition, options, State(np.zeros(1, RECORD)))
        self._known = np.zeros((MAX_PLAYERS, MAX_PLAYERS, KINDS), np.uint8)

    def play_round(self, entrants: list[Entrant], deal: object, rotation: int) -> int:
        """Play one round and return which entrant has won it."""
        count = len(entrants)
        game = self._fresh.copy()
        seed_dice(game, deal)
        single.start_game(game.record)
        self._known[:] = 0
        for _ in range(LONGEST):
            if game.phase >= ROUND_OVER:
                break
            seat = single.next_to_decide(game.record)
            seats.look(game.record, self._sight.state.record, self._known, seat)
            action = entrants[(seat + rotation) % count].decide(self._sight, seat)
            single.apply(game.record, seat, action)
            single.learn(self._known, game.record)
        return self._count_result(game, entrants, rotation)

    def _count_result(self, game: State, entrants: list[Entrant], rotation: int) -> int:
        for entrant in entrants:
            entrant.result.rounds += 1
        if game.phase < ROUND_OVER:
            return -1
        winner = (game.winner + rotation) % len(entrants)
        entrants[winner].result.wins += 1
        entrants[winner].result.points += sum(hand_points(game, s) for s in range(game.players))
        return winner
