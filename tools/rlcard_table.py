"""Bots judged by somebody else: games in RLCard's UNO, against the players that it comes with.

Its rules are simpler than any printed ones: see `rlcard_agent`.
"""

from __future__ import annotations

import multiprocessing
import subprocess
import time
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np

from lastcard.bots import Bot, MasterBot, make_bot
from lastcard.editions.start import seed_key
from lastcard.errors import InvalidOption
from lastcard.lab.ladder import Interval, win_rate
from lastcard.whole_numbers import check_whole
from tools.rlcard_agent import LastcardAgent

OPPONENTS = ("uno-rule-v1", "random")
TRIES = 1_000  # for each decision of `master`: a game takes about 50 ms
CHUNK = 20  # games that a process plays before it reports


@dataclass
class Verdict:
    """What became of a bot there; `payoffs` says for each game 1 won, -1 lost, 0 not finished."""

    bot: str
    opponent: str
    seed: str
    payoffs: list[int] = field(default_factory=list)
    seconds: float = 0.0
    interrupted: bool = False

    @property
    def games(self) -> int:
        return len(self.payoffs)

    @property
    def wins(self) -> int:
        return self.payoffs.count(1)

    @property
    def unfinished(self) -> int:
        return self.payoffs.count(0)

    @property
    def rate(self) -> Interval:
        """The share of games won."""
        return win_rate(self.wins, self.games)

    def as_dict(self) -> dict[str, object]:
        """The verdict in numbers, without the single games."""
        return {
            "bot": self.bot,
            "opponent": self.opponent,
            "seed": self.seed,
            "games": self.games,
            "wins": self.wins,
            "unfinished": self.unfinished,
            "rate": asdict(self.rate),
            "seconds": self.seconds,
            "interrupted": self.interrupted,
        }


def judge(
    bot: str,
    opponent: str = "uno-rule-v1",
    games: int = 1_000,
    seed: object = 0,
    tries: int = TRIES,
    processes: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Verdict:
    """Let a bot play against one of RLCard's players, in both seats by turns.

    The same seed gives the same result, whatever the number of processes. `tries` is what `master`
    may spend on a decision. `progress` is called with the number of games done since the last
    call. Ctrl-C ends it early, with what was done so far.
    """
    _check(opponent, games, tries, processes)
    make_bot(bot)  # an unknown one is refused before anything starts
    _load_rlcard()
    verdict = Verdict(bot, opponent, str(seed))
    start = time.perf_counter()
    try:
        for payoffs in _play_all(bot, opponent, games, seed, tries, processes):
            verdict.payoffs += payoffs
            (progress or (lambda _: None))(len(payoffs))
    except KeyboardInterrupt:
        verdict.interrupted = True
    verdict.seconds = time.perf_counter() - start
    return verdict


def _check(opponent: str, games: int, tries: int, processes: int) -> None:
    if opponent not in OPPONENTS:
        raise InvalidOption(f"there is no opponent {opponent!r}; there are {', '.join(OPPONENTS)}")
    for name, value in (("games", games), ("tries", tries), ("processes", processes)):
        check_whole(name, value, 1)


def _load_rlcard() -> Any:
    """The package with the parts that are needed; importing it runs pip."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # it imports distutils
            import rlcard
            import rlcard.agents
            import rlcard.models
    except (ImportError, subprocess.CalledProcessError) as error:
        raise InvalidOption(
            f"RLCard cannot be used ({error}); pip install rlcard installs it"
        ) from error
    return rlcard


def _play_all(
    bot: str, opponent: str, games: int, seed: object, tries: int, processes: int
) -> Iterator[list[int]]:
    """What each game brought the bot, 1, -1 or 0, some games at a time."""
    jobs = [
        (bot, opponent, range(first, min(first + CHUNK, games)), seed, tries)
        for first in range(0, games, CHUNK)
    ]
    if processes == 1:
        yield from map(_play_some, jobs)
        return
    # RLCard's players take their luck from NumPy's global generator, so threads would mix it up.
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(_play_some, jobs)


def _play_some(job: tuple[str, str, range, object, int]) -> list[int]:
    bot, opponent, numbers, seed, tries = job
    rlcard = _load_rlcard()
    table = rlcard.make("uno")
    rival = _make_opponent(rlcard, opponent, table.num_actions)
    before = np.random.get_state()
    try:
        return [
            _play_game(table, _make_bot(bot, (seed, number), tries), rival, number, seed)
            for number in numbers
        ]
    finally:
        np.random.set_state(before)


def _make_opponent(rlcard: Any, name: str, actions: int) -> Any:
    if name == "random":
        return rlcard.agents.RandomAgent(actions)
    return rlcard.models.load(name).agents[0]


def _make_bot(name: str, seed: object, tries: int) -> Bot:
    return MasterBot(seed, tries) if name == "master" else make_bot(name, seed)


def _play_game(table: Any, bot: Bot, rival: Any, number: int, seed: object) -> int:
    for_deal, for_players, *_ = seed_key((seed, number))
    table.seed(for_deal)
    np.random.seed(for_players)
    agents = [LastcardAgent(bot), rival]
    seat = number % 2
    table.set_agents(agents if seat == 0 else agents[::-1])
    try:
        _, payoffs = table.run()
    except IndexError:  # it deals from an empty deck when the players hold nearly all cards
        return 0
    return int(payoffs[seat])
