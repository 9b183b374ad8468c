"""What a report says in words: headings, sentences and tables, all of them from its figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from statistics import NormalDist

from .ladder import Z95, Interval
from .matches import DECISION_LIMIT
from .report import CardValue, Report, Spread, TableFigures

USUAL_PLAYERS = 4
WORDS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
_QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
_SPREAD_HEAD = ("players", "mean", "5 %", "25 %", "median", "75 %", "95 %")
_CURVES = "The curves are all drawn equally high; the mark is the median."
# By scoring: what is worth something, what rounds do, and what else to say.
_POINTS = {
    "winner": ("A round is", "rounds bring the winner", ""),
    "tally": (
        "The cards left in a round are",
        "rounds leave",
        "Everybody writes down what is left in the own hand. ",
    ),
    "hand": (
        "The cards left at the end are",
        "rounds leave",
        "No points are counted where one hand decides; this is what they would be. ",
    ),
}
_ONE_ROUND = "Whoever goes out first has won it, so there is nothing to add up and no chart here."


@dataclass(frozen=True)
class Finding:
    """A heading that says what was found, what there is to see, and the figures themselves."""

    heading: str
    text: str
    head: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = ()


def usual_table(report: Report) -> TableFigures:
    """The table that is looked at more closely: of four, if their rounds came to an end."""
    tables = report.finished
    return next((table for table in tables if table.players == USUAL_PLAYERS), tables[0])


def is_clear(interval: Interval, tests: int) -> bool:
    """Would it be sure too if each of so many tests was as strict as all of them should be?

    Of many intervals some leave zero out by chance alone; a heading must not be one of those.
    """
    strict = NormalDist().inv_cdf(1 - 0.025 / tests) / Z95
    value = interval.value
    nearest = interval.low if value > 0 else interval.high
    return abs(value) > strict * abs(value - nearest)


def signed(share: float) -> str:
    """A difference between two chances, in percentage points."""
    text = f"{100 * share:+.1f}".replace("-", "−")
    return "0.0" if text[1:] == "0.0" else text


def short_name(card: str) -> str:
    """Without the word wild, where that makes a long name of a special card."""
    return card.removeprefix("Wild ") if len(card) > len("Wild Draw Four") else card


def people(players: int) -> str:
    return WORDS[players - 2]


# Distributions.


def turns_finding(report: Report) -> Finding:
    spreads = [(table.players, table.turns) for table in report.finished]
    heading = "Half of all rounds are over after " + _from_to(spreads, lambda s: s.median, "turn")
    table = usual_table(report)
    text = f"{_middle(table, table.turns, 'rounds take', 'turns')} {_CURVES}"
    return Finding(heading, text, _SPREAD_HEAD, _spread_rows(spreads))


def points_finding(report: Report) -> Finding:
    spreads = [(table.players, table.points) for table in report.finished]
    subject, verb, note = _POINTS[report.options.scoring]
    heading = f"{subject} worth " + _from_to(spreads, lambda s: s.mean, "point")
    table = usual_table(report)
    unit = "points" if report.options.scoring == "winner" else "points in all hands"
    text = f"{note}{_middle(table, table.points, verb, unit)} {_CURVES}"
    return Finding(f"{heading}, on average", text, _SPREAD_HEAD, _spread_rows(spreads))


def games_finding(report: Report) -> Finding:
    if report.options.scoring == "hand":
        return Finding("One round decides the game", _ONE_ROUND)
    target = report.options.target
    tables = [table for table in report.tables if table.games.total]
    if not tables:
        text = f"The {report.rounds:,} rounds with each number of players were not enough for one."
        return Finding(f"No game to {target:,} came to an end", text)
    spreads = [(table.players, table.games) for table in tables]
    medians = _from_to(spreads, lambda s: s.median, "round")
    heading = f"Half of the games to {target:,} are over after {medians}"
    table = next((table for table in tables if table.players == USUAL_PLAYERS), tables[0])
    text = f"{_middle(table, table.games, 'games take', 'rounds')} {_games_text(report)}"
    head, rows = (*_SPREAD_HEAD, "games"), _spread_rows(spreads)
    rows = [[*row, f"{s.total:,}"] for row, (_, s) in zip(rows, spreads, strict=True)]
    return Finding(heading, text, head, rows)


def _games_text(report: Report) -> str:
    games = sum(table.games.total for table in report.tables)
    return (
        "The dot is the median, the bar the middle half, the line nine games in ten. "
        f"{games:,} games were put together from the rounds of this report: nothing in a round "
        "depends on the score."
    )


def _from_to(
    spreads: Sequence[tuple[int, Spread]], measure: Callable[[Spread], float], unit: str
) -> str:
    """What holds for the fewest players and for the most, and in between where that stands out."""
    values = [(players, measure(spread)) for players, spread in spreads]
    told = [values[0], *_standing_out(values), *values[1:][-1:]]
    first, *others = [(people(players), f"{value:,.0f}") for players, value in told]
    unit = unit if first[1] == "1" else f"{unit}s"
    texts = [f"{first[1]} {unit} with {first[0]} players"]
    return and_list(texts + [f"{value} with {players}" for players, value in others])


def _standing_out(values: Sequence[tuple[int, float]]) -> list[tuple[int, float]]:
    """The largest value, if it is a quarter larger than those at both ends."""
    largest = max(values, key=lambda value: value[1])
    return [largest] if largest[1] > 1.25 * max(values[0][1], values[-1][1]) else []


def and_list(texts: Sequence[str]) -> str:
    return " and ".join(filter(None, [", ".join(texts[:-1]), texts[-1]]))


def _middle(table: TableFigures, spread: Spread, what: str, unit: str) -> str:
    low, high, rare = (spread.quantile(share) for share in (0.25, 0.75, 0.95))
    return (
        f"With {people(table.players)} players, half of the {what} between {low:,} and {high:,} "
        f"{unit}, and at most one in twenty more than {rare:,}."
    )


def _spread_rows(spreads: Sequence[tuple[int, Spread]]) -> list[list[str]]:
    return [
        [str(players), f"{spread.mean:,.1f}", *(f"{spread.quantile(q):,}" for q in _QUANTILES)]
        for players, spread in spreads
    ]


# Seats.


def seats_finding(report: Report) -> Finding:
    """Who wins more than an equal share, by distance from the dealer."""
    tables = report.finished
    seats = [(table, i, seat) for table in tables for i, seat in enumerate(table.seats)]
    sure = sum(seat.is_sure for _, _, seat in seats)
    table, place, most = max(seats, key=lambda found: abs(found[2].value))
    text = (
        "Each figure is a win rate minus an equal share, in percentage points; without colour "
        "where the 95 % interval includes zero. The largest difference is "
        f"{_with_bounds(most)}, for {_player(place)}, with {people(table.players)} players. "
        f"{sure} of {len(seats)} intervals leave zero out; without any advantage "
        f"about {max(1, round(len(seats) / 20))} would."
    )
    head = ("players", "seat", "difference", "95 % interval")
    rows = [[str(t.players), _place(i), signed(s.value), _bounds(s)] for t, i, s in seats]
    return Finding(_seats_heading(tables), text, head, rows)


def _seats_heading(tables: Sequence[TableFigures]) -> str:
    """About one seat that was chosen beforehand; the best of many would look good by chance."""
    tests = sum(table.players for table in tables)
    clear = [table for table in tables if is_clear(table.seats[1], tests)]
    more = [table.players for table in clear if table.seats[1].value > 0]
    less = [table.players for table in clear if table.seats[1].value < 0]
    who = "The player to the left of the dealer"
    if not more and not less:
        return f"{who} wins no more and no less than the others, as far as can be seen"
    if more and less:
        return f"{who} wins too often with {listed(more)} players, too seldom with {listed(less)}"
    how, found = ("more", more) if more else ("less", less)
    return f"{who} wins {how} than an equal share with {listed(found)} players"


def _place(distance: int) -> str:
    return "dealer" if distance == 0 else f"{distance} to the left"


def _player(distance: int) -> str:
    return "the dealer" if distance == 0 else f"the {ORDINALS[distance - 1]} player to the left"


def listed(numbers: Sequence[int]) -> str:
    """Rising numbers in words: 2 to 5, 7 and 9."""
    texts = []
    for _, group in groupby(enumerate(numbers), lambda one: one[1] - one[0]):
        run = [str(number) for _, number in group]
        texts += [f"{run[0]} to {run[-1]}"] if len(run) > 2 else run
    return and_list(texts)


def _with_bounds(interval: Interval) -> str:
    return f"{signed(interval.value)} ({_bounds(interval)})"


def _bounds(interval: Interval) -> str:
    return f"{signed(interval.low)} to {signed(interval.high)}"


# Cards.


def cards_finding(report: Report) -> Finding:
    """What each card is worth to those who are dealt it."""
    table = usual_table(report)
    if not table.cards:
        return Finding("Nothing can be said about single cards", "There are too few rounds.")
    text = (
        "Each dot is the win rate of players who were dealt at least one such card minus that of "
        f"the others, with {people(table.players)} players; the line is its 95 % interval, grey "
        f"where that includes zero. {_extremes(table)}"
    )
    head = ("card", "change", "95 % interval")
    rows = [[short_name(c.name), signed(c.change.value), _bounds(c.change)] for c in table.cards]
    return Finding(_cards_heading(table.cards), text, head, rows)


def _cards_heading(cards: Sequence[CardValue]) -> str:
    """About the card that changes the most."""
    card = max(cards, key=lambda card: abs(card.change.value))
    if not is_clear(card.change, len(cards)):
        return "No card in the first hand makes a difference that can be seen"
    verb, where = ("adds", "to") if card.change.value > 0 else ("takes", "off")
    size = signed(abs(card.change.value)).lstrip("+")
    return (
        f"{_a(card.name)} in the first hand {verb} {size} percentage points {where} the chance "
        "of winning"
    )


def _extremes(table: TableFigures) -> str:
    fair = f"An equal share would be {100 / table.players:.1f} %."
    best, worst = table.cards[0], table.cards[-1]
    return (
        f"{fair} At the top: {short_name(best.name)}, {_with_bounds(best.change)}; at the "
        f"bottom: {short_name(worst.name)}, {_with_bounds(worst.change)}."
    )


def _a(name: str) -> str:
    return f"{'An' if name[0] in 'AEIOU8' else 'A'} {name}"


# What to know about all of it.


def notes(report: Report) -> list[str]:
    """Rounds that are missing, and bots that failed."""
    lost = [table for table in report.tables if table.given_up]
    found = []
    if lost:
        counts = and_list([f"{t.given_up:,} with {people(t.players)}" for t in lost])
        found.append(
            f"Rounds that were given up after {DECISION_LIMIT:,} decisions, and are left out: "
            f"{counts} players."
        )
    found += [
        f"Rounds with {people(table.players)} players left out because {report.bot} failed: "
        f"{len(table.failures):,}. The first: {table.failures[0]}"
        for table in report.tables
        if table.failures
    ]
    return found
