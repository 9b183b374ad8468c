"""Measure how strong the bots are in all editions, and write it into docs/bots.md.

That takes about an hour of one core; `--share 0.2` plays a fifth of the rounds. What has been
played is kept in bench/results/ladder.json, so that the work can be interrupted and goes on where
it was; `--anew` begins from scratch.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from datetime import date
from pathlib import Path

from rich.progress import Progress

from lastcard import EDITIONS
from lastcard.compiled.loader import cache_folder
from lastcard.editions.options import check_options
from lastcard.editions.start import new_state
from lastcard.lab.arena import hold_tournament
from lastcard.lab.ladder import Interval, elo_ladder, win_rate
from lastcard.lab.matches import ALL_SEEING
from lastcard.lab.output import WholeFile
from tools.rlcard_table import judge

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "bots.md"
RESULTS = ROOT / "bench" / "results" / "ladder.json"
VERSION = cache_folder().name  # of the rules and the bots: others' results count no more
BEGIN, END = "<!-- written by `make ladder` -->\n", "<!-- until here -->\n"
LADDER = ("random", "casual", "sharp", "learned", "master")
AT_LENGTH = (2, 4, 10)  # players
ROUNDS, GAMES = 1_000, 200  # with a search
SEED = "ladder"  # of deals that nothing was tuned on


@dataclass(frozen=True)
class Match:
    """A tournament: what, who, how many rounds or whole games, and what a search may spend."""

    edition: str
    bots: tuple[str, ...]
    games: int
    think: float | None = None
    tries: int = 500
    whole_games: bool = False

    def play(self, threads: int, progress: Progress) -> dict[str, object]:
        task = progress.add_task(f"{self.edition}: {' '.join(self.bots)}", total=self.games)
        done = hold_tournament(
            self.bots,
            self.edition,
            games=self.games,
            seed=SEED,
            think=self.think,
            tries=self.tries,
            threads=threads,
            progress=lambda rounds: progress.advance(task, rounds),
            whole_games=self.whole_games,
        )
        if done.interrupted:
            raise KeyboardInterrupt
        rates = [asdict(win_rate(result.wins, result.rounds)) for result in done.results]
        elo = [asdict(rating) for rating in elo_ladder(done)]
        return {"rates": rates, "elo": elo}


@dataclass(frozen=True)
class Judgement:
    """Games in RLCard's own UNO against one of its players, as an independent judge."""

    bot: str
    opponent: str
    games: int
    tries: int = 3_000

    def play(self, threads: int, progress: Progress) -> dict[str, object]:
        task = progress.add_task(f"RLCard: {self.bot} {self.opponent}", total=self.games)
        done = judge(
            self.bot,
            self.opponent,
            self.games,
            seed=0,
            tries=self.tries,
            processes=threads,
            progress=lambda games: progress.advance(task, games),
        )
        if done.interrupted:
            raise KeyboardInterrupt
        return {"rates": [asdict(done.rate)]}


def different_games() -> list[str]:
    """The editions without those that differ from an earlier one by their pictures alone."""
    first: dict[bytes, str] = {}
    for name, edition in EDITIONS.items():
        rules = bytes(new_state(edition, 2, check_options(edition, {})).memory)
        first.setdefault(rules, name)
    return list(first.values())


SHARE = 1.0  # of all the rounds


def some(rounds: int) -> int:
    """The share of so many rounds that is played."""
    return max(20, int(SHARE * rounds))


def duels(edition: str) -> tuple[Match, ...]:
    quick = (("sharp", "casual"), ("learned", "sharp"))
    policies = (Match(edition, pair, some(20_000)) for pair in quick)
    search = Match(edition, ("master", "sharp"), some(ROUNDS))
    return *policies, search, replace(search, games=some(GAMES), whole_games=True)


def full_table(edition: str) -> Match:
    return Match(edition, LADDER, some(ROUNDS))


def against_sharp(bot: str, players: int) -> Match:
    """At length, one against as many `sharp` as there are seats."""
    rounds = some(10 * ROUNDS if bot == "learned" else ROUNDS)
    return Match("classic", (bot, *["sharp"] * (players - 1)), rounds, 0.05)


AT_LENGTH_BOTS = ("learned", "master", ALL_SEEING)
JUDGED, JUDGES = ("sharp", "learned", "master"), ("uno-rule-v1", "random")


def judgement(bot: str, opponent: str) -> Judgement:
    return Judgement(bot, opponent, some(2_000))


def all_matches() -> Iterator[Match | Judgement]:
    yield from (against_sharp(bot, players) for bot in AT_LENGTH_BOTS for players in AT_LENGTH)
    for edition in different_games():
        yield from duels(edition)
        yield full_table(edition)
    yield from (judgement(bot, opponent) for bot in JUDGED for opponent in JUDGES)


class Results:
    """The matches played so far, kept in a file."""

    def __init__(self, anew: bool) -> None:
        kept = json.loads(RESULTS.read_text()) if RESULTS.exists() and not anew else {}
        self._found: dict[str, dict[str, object]] = kept.get(VERSION, {})

    def play(self, match: Match | Judgement, threads: int, progress: Progress) -> None:
        if str(match) not in self._found:
            self._found[str(match)] = match.play(threads, progress)
            RESULTS.parent.mkdir(exist_ok=True)
            with WholeFile(RESULTS) as file:
                file.path.write_text(json.dumps({VERSION: self._found}, indent=1) + "\n")

    def spans(self, match: Match | Judgement, what: str) -> list[Interval]:
        return [Interval(**span) for span in self._found[str(match)][what]]  # type: ignore[attr-defined]


def percent(span: Interval) -> str:
    return f"{100 * span.value:.1f} % ({100 * span.low:.1f}–{100 * span.high:.1f})"


def rating(span: Interval) -> str:
    bounds = "" if span.low == span.high else f" ({span.low:.0f}–{span.high:.0f})"
    return f"{span.value:.0f}{bounds}"


def write_duels(results: Results) -> str:
    lines = [
        f"Won by the first of two players, with 95 % intervals: {some(20_000):,} rounds between",
        f"quick bots; {some(ROUNDS):,} rounds and {some(GAMES):,} whole games between `master`",
        f"({Match.tries:,} tries a decision) and `sharp`. Measured on {date.today()}.",
        "",
        "| edition | `sharp` - `casual` | `learned` - `sharp` | `master` - `sharp` | whole games |",
        "|---|---|---|---|---|",
    ]
    for edition in different_games():
        cells = (percent(results.spans(match, "rates")[0]) for match in duels(edition))
        lines.append(f"| `{edition}` | {' | '.join(cells)} |")
    return "\n".join([*lines, *same_games()])


def same_games() -> list[str]:
    left_out = [f"`{name}`" for name in EDITIONS if name not in different_games()]
    return ["", f"Played by the same rules as another, with other pictures: {', '.join(left_out)}."]


def write_at_length(results: Results) -> str:
    lines = [
        "With up to 50 ms of the processor for a decision:",
        f"{some(ROUNDS):,} rounds of `classic` each ({some(10 * ROUNDS):,} of",
        "`learned`) against `sharp` in all other seats. The",
        f"`{ALL_SEEING}` player is `master` with everybody's cards in sight: a bound that nobody",
        "who has to guess can reach.",
        "",
        f"| players | even | {' | '.join(f'`{bot}`' for bot in AT_LENGTH_BOTS)} |",
        "|---" * (2 + len(AT_LENGTH_BOTS)) + "|",
    ]
    for players in AT_LENGTH:
        matches = (against_sharp(bot, players) for bot in AT_LENGTH_BOTS)
        cells = (percent(results.spans(match, "rates")[0]) for match in matches)
        lines.append(f"| {players} | {100 / players:.0f} % | {' | '.join(cells)} |")
    return "\n".join(lines)


def write_ladder(results: Results) -> str:
    lines = [
        f"All at one table, {some(ROUNDS):,} rounds: Elo, by how much they differ from `sharp`,",
        "which has 1000, with 95 % intervals of the difference.",
        "",
        f"| edition | {' | '.join(f'`{bot}`' for bot in LADDER)} |",
        "|---" * (1 + len(LADDER)) + "|",
    ]
    for edition in different_games():
        cells = (rating(span) for span in results.spans(full_table(edition), "elo"))
        lines.append(f"| `{edition}` | {' | '.join(cells)} |")
    return "\n".join(lines)


def write_judgements(results: Results) -> str:
    lines = [
        f"In RLCard's own UNO, with simplified rules for two: games won of {some(2_000):,}, the",
        f"seats alternating (`master` with {Judgement.tries:,} tries). RLCard's `uno-rule-v1`",
        "wins 55.4 % there against its random player.",
        "",
        f"| bot | {' | '.join(f'against `{opponent}`' for opponent in JUDGES)} |",
        "|---" * (1 + len(JUDGES)) + "|",
    ]
    for bot in JUDGED:
        spans = (results.spans(judgement(bot, opponent), "rates")[0] for opponent in JUDGES)
        lines.append(f"| `{bot}` | {' | '.join(map(percent, spans))} |")
    return "\n".join(lines)


def write_page(results: Results) -> None:
    before, _, rest = PAGE.read_text().partition(BEGIN)
    writers = (write_duels, write_at_length, write_ladder, write_judgements)
    parts = [write(results) for write in writers]
    PAGE.write_text(
        before + BEGIN + "\n" + "\n\n".join(parts) + "\n\n" + END + rest.partition(END)[2]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--anew", action="store_true")
    parser.add_argument("--share", type=float, default=1.0, help="of all the rounds")
    arguments = parser.parse_args()
    global SHARE
    SHARE = arguments.share
    results = Results(arguments.anew)
    with Progress() as progress:
        for match in all_matches():
            results.play(match, arguments.threads, progress)
    write_page(results)


if __name__ == "__main__":
    main()
