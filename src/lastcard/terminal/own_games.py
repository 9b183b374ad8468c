"""The games that were played in the terminal: which they were, how they ended, and their sums."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from textwrap import fill
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from ..editions import EDITIONS
from ..errors import InvalidOption, InvalidRecord
from ..record import edition_of, read_headers, unquote_names
from ..recorded import BOTS, YOU, player_names, read_text
from ..words import Words
from .game_files import FINISHED, TALLY, Result, game_files, read_result
from .plan import PRACTICE

_FORM = "%Y-%m-%dT%H:%M:%SZ"  # of times in a record


@dataclass(frozen=True)
class OwnGame:
    """What a record says of a game without being played through."""

    path: Path
    edition: str
    title: str  # of the edition, which perhaps only the record has
    bots: Sequence[str]
    practice: bool
    when: datetime  # of its end, or of the last move
    round_number: int
    scores: Sequence[int]  # of a finished game
    winners: Sequence[int]
    tally: Result | None  # what it counts for; None where somebody else has written the file

    @property
    def is_over(self) -> bool:
        return bool(self.winners)

    def as_json(self) -> dict[str, Any]:
        told = {**asdict(self), "path": str(self.path), "when": self.when.strftime(_FORM)}
        del told["tally"]  # `lastcard stats` has it
        return {**told, "is_over": self.is_over}


def own_games() -> list[OwnGame]:
    """All of them, the last one first; what cannot be read is left out."""
    found = []
    for path in game_files():
        with suppress(InvalidRecord):
            found.append(read_own_game(path))
    return sorted(found, key=lambda game: game.when, reverse=True)


def last_game() -> Path:
    """The record of the game that was played last; raises InvalidOption where there is none."""
    games = own_games()
    if not games:
        raise InvalidOption("you have not played a game yet; name a file, or `lastcard play`")
    return games[0].path


def read_own_game(path: Path) -> OwnGame:
    """Raises InvalidRecord where a file is no such record."""
    text = read_text(path)
    try:
        return _read(path, text, read_headers(text))
    except (KeyError, ValueError) as error:
        raise InvalidRecord(f"{path} is not the record of a game of one's own") from error


def _read(path: Path, text: str, headers: dict[str, str]) -> OwnGame:
    result = headers.get("Result", "")
    return OwnGame(
        path,
        headers["Edition"].partition("#")[0],
        edition_of(headers).title,
        unquote_names(headers[BOTS]),
        PRACTICE in headers,
        _when(headers, path),
        text.count("\nround "),
        [int(score) for score in headers.get("Scores", "").split()],
        [int(seat) for seat in result.removesuffix(" won").split()],
        _tally(headers),
    )


def _tally(headers: dict[str, str]) -> Result | None:
    with suppress(InvalidRecord):
        return read_result(headers[TALLY]) if TALLY in headers else None
    return None


def _when(headers: dict[str, str], path: Path) -> datetime:
    if FINISHED in headers:
        return datetime.strptime(headers[FINISHED], _FORM).replace(tzinfo=UTC)
    return datetime.fromtimestamp(path.stat().st_mtime, UTC)


# In words.


def tell_game(game: OwnGame, words: Words) -> str:
    """A game in a line: when, what, against whom, and how it ended or how far it is."""
    names = player_names(len(game.bots) + 1).names
    return words.say(
        "games-line",
        when=words.moment(game.when.astimezone()),
        edition=_title(game.edition, game.title, words),
        names=words.join(names[YOU + 1 :]),
        practice="yes" if game.practice else "no",
        result=_tell_result(game, words),
    )


def _title(name: str, title: str, words: Words) -> str:
    return words.edition(EDITIONS[name]) if name in EDITIONS else title


def tell_file(path: Path, words: Words) -> str:
    """The same; of a damaged one, which it is."""
    try:
        return tell_game(read_own_game(path), words)
    except InvalidRecord:
        return path.name


def _tell_result(game: OwnGame, words: Words) -> str:
    if not game.is_over:
        return words.say("games-open", number=game.round_number)
    return tell_winners(game.winners, game.scores, words)


def tell_winners(winners: Sequence[int], scores: Sequence[int], words: Words) -> str:
    """Who won a game of one's own, and with how many points."""
    names = player_names(len(scores)).names
    others = [names[seat] for seat in winners if seat != YOU]
    who = "you" if not others else "one" if len(others) == 1 else "several"
    return words.say(
        "games-won",
        winner="shared" if others and YOU in winners else who,
        names=words.join(others),
        count=scores[winners[0]],
    )


# Statistics.

TOTAL = "All"


@dataclass
class Statistics:
    """The sum of many games, in the order in which they were finished."""

    title: str = ""  # of their edition, if they are of one
    sum: Result = field(default_factory=Result)
    streak: int = 0  # games won one after the other, up to the last one
    longest_streak: int = 0

    def add(self, result: Result) -> None:
        self.sum.add(result)
        self.streak = self.streak + 1 if result.games_won else 0
        self.longest_streak = max(self.longest_streak, self.streak)

    def numbers(self) -> dict[str, int]:
        streaks = {"streak": self.streak, "longest_streak": self.longest_streak}
        return {**asdict(self.sum), **streaks}


def collect() -> dict[str, Statistics]:
    """The statistics by edition, and of all of them last; empty if no game counts."""
    found: dict[str, Statistics] = {}
    total = Statistics()
    for game in reversed(own_games()):  # games in practice do not count
        if game.tally is not None and game.is_over and not game.practice:
            found.setdefault(game.edition, Statistics(game.title)).add(game.tally)
            total.add(game.tally)
    in_order = {name: found[name] for name in (*EDITIONS, *found) if name in found}
    return {**in_order, TOTAL: total} if found else {}


_HEADINGS = (
    "stat-games_won",
    "stat-rounds_won",
    "stat-points",
    "stats-best",
    "stat-uno_missed",
    "stats-caught",
    "stat-challenges_won",
    "stats-streak",
)


def statistics_table(statistics: dict[str, Statistics], words: Words, console: Console) -> Table:
    """One line for each edition; the sum of all where there are several.

    Where that is too wide, one below the other, with a line for each number.
    """
    table = _statistics_lines(statistics, words)
    without_limit = console.options.update_width(1000)
    fits = console.measure(table, options=without_limit).maximum <= console.width
    return table if fits else _statistics_list(statistics, words)


def _listed(statistics: dict[str, Statistics], words: Words) -> list[tuple[str, Statistics]]:
    """Each with its title; the sum of all last, where there are several."""
    return [
        (_title(name, one.title, words) or words.say("score-total"), one)
        for name, one in statistics.items()
        if name != TOTAL or len(statistics) > 2
    ]


def _statistics_lines(statistics: dict[str, Statistics], words: Words) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=0, header_style="dim")
    table.add_column("", no_wrap=True)
    for heading in map(words.say, _HEADINGS):
        folded = fill(heading, max(map(len, heading.split())))  # no wider than its longest word
        table.add_column(folded, justify="right", no_wrap=True)
    for title, one in _listed(statistics, words):
        is_sum = one is statistics[TOTAL]
        if is_sum:
            table.add_section()
        table.add_row(title, *_cells(one), style="bold" if is_sum else None)
    return table


def _statistics_list(statistics: dict[str, Statistics], words: Words) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for title, one in _listed(statistics, words):
        table.add_row(title, style="bold")
        for heading, number in zip(_HEADINGS, _cells(one), strict=True):
            table.add_row(f"  {words.say(heading)}", number)
    return table


def tell_statistics(statistics: dict[str, Statistics], words: Words) -> Iterator[str]:
    """The same in sentences."""
    for title, one in _listed(statistics, words):
        yield f"{title}."
        *counts, (now, most) = _counts(one)
        for heading, count in zip(_HEADINGS, counts, strict=False):
            value = words.say("plain-of", part=count[0], whole=count[-1])
            value = value if len(count) > 1 else str(count[0])
            yield f"{words.say('labelled', label=words.say(heading), value=value)}."
        yield words.say("plain-streak", now=now, most=most)


def _cells(statistics: Statistics) -> list[str]:
    return ["/".join(f"{number:,}" for number in count) for count in _counts(statistics)]


def _counts(statistics: Statistics) -> list[tuple[int, ...]]:
    """The number below each heading, and of how many it is where there are two."""
    counts = statistics.sum
    return [
        (counts.games_won, counts.games),
        (counts.rounds_won, counts.rounds),
        (counts.points,),
        (counts.best_round,),
        (counts.uno_missed,),
        (counts.catches,),
        (counts.challenges_won, counts.challenges_won + counts.challenges_lost),
        (statistics.streak, statistics.longest_streak),
    ]
