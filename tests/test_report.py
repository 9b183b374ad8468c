"""Reports: the figures are right, the words follow from them, and the page stands alone."""

from __future__ import annotations

import math
import re
import shlex
import sys
from collections import Counter
from collections.abc import Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from click.testing import CliRunner, Result

from lastcard import InvalidOption
from lastcard.bots import BOTS
from lastcard.cli import main
from lastcard.compiled.rows import ROUND
from lastcard.editions import EDITIONS
from lastcard.editions.options import check_options
from lastcard.lab.findings import (
    cards_finding,
    games_finding,
    listed,
    notes,
    points_finding,
    seats_finding,
    turns_finding,
)
from lastcard.lab.ladder import Z95, Interval, win_rate
from lastcard.lab.report import (
    CardValue,
    Counting,
    Games,
    Report,
    Spread,
    TableFigures,
    make_report,
    usual_rounds,
)
from lastcard.lab.report_page import command_words, report_page
from lastcard.lab.table import Played, Table, lay_table
from lastcard.rules.state import Record
from lastcard.tui.option_text import read_options, write_options
from lastcard.view import View
from tests.support.tables import EDITION_NAMES

CLASSIC = EDITIONS["classic"]


# Figures, from rounds made by hand.


def made_up_rounds(players: int, count: int = 400) -> Record:
    """Rounds that nobody played; some were given up."""
    luck = np.random.default_rng(5)
    rows = np.zeros(count, ROUND)
    rows["winner"] = luck.integers(-1, players, count)
    rows["dealer"] = luck.integers(players, size=count)
    rows["turns"] = luck.integers(1, 60, count)
    rows["dealt"][:, :players] = luck.random((count, players, rows["dealt"].shape[2])) < 0.05
    rows["hand_points"][:, :players] = luck.integers(0, 90, (count, players))
    rows["hand_points"][np.arange(count), rows["winner"]] = 0
    rows["points"] = rows["hand_points"][:, :players].sum(axis=1)
    return rows


def figures_of(rows: Record, players: int, **options: Any) -> TableFigures:
    """Counted in parts, as they come from the workers."""
    counting = Counting(lay_table("classic", "sharp", players, 0, options))
    for part in np.array_split(rows, 7):
        counting.add(Played(part, np.zeros(players), np.zeros(players)))
    return counting.figures()


def test_rounds_that_were_given_up_are_counted_apart() -> None:
    rows = made_up_rounds(3)
    figures = figures_of(rows, 3)
    finished = rows[rows["winner"] >= 0]
    assert (figures.rounds, figures.given_up) == (400, 400 - len(finished))
    assert figures.turns.total == figures.points.total == len(finished)
    assert figures.turns.mean == pytest.approx(finished["turns"].mean())
    assert figures.points.median == sorted(finished["points"])[math.ceil(len(finished) / 2) - 1]


def test_a_seats_advantage_is_its_win_rate_minus_an_equal_share() -> None:
    rows = made_up_rounds(3)
    wins = Counter((row["winner"] - row["dealer"]) % 3 for row in rows if row["winner"] >= 0)
    rates = [win_rate(wins[distance], wins.total()) for distance in range(3)]
    found = figures_of(rows, 3).seats
    assert [seat.value for seat in found] == [pytest.approx(r.value - 1 / 3) for r in rates]
    assert [seat.high for seat in found] == [pytest.approx(r.high - 1 / 3) for r in rates]


def plain_value(rows: Record, players: int, kinds: Sequence[int]) -> tuple[float, float]:
    """The change when one of these kinds is dealt, and its standard error, seat by seat."""
    seen: list[list[tuple[bool, bool]]] = []  # by round: for each seat, held and won
    for row in rows[rows["winner"] >= 0]:
        holds = [any(row["dealt"][seat, kind] for kind in kinds) for seat in range(players)]
        seen.append([(held, seat == row["winner"]) for seat, held in enumerate(holds)])
    flat = [seat for seats in seen for seat in seats]
    with_it = [won for held, won in flat if held]
    without = [won for held, won in flat if not held]
    rates = {True: np.mean(with_it), False: np.mean(without)}
    weight = {True: 1 / len(with_it), False: -1 / len(without)}
    errors = [sum(weight[held] * (won - rates[held]) for held, won in seats) for seats in seen]
    return float(rates[True] - rates[False]), math.sqrt(sum(error**2 for error in errors))


@pytest.mark.parametrize(
    ("name", "kinds"),
    [("0", (0, 13, 26, 39)), ("Draw Two", (12, 25, 38, 51)), ("Wild Draw Four", (52,))],
)
def test_a_cards_value_is_how_much_more_often_win_those_who_were_dealt_it(
    name: str, kinds: Sequence[int]
) -> None:
    rows = made_up_rounds(3)
    change, error = plain_value(rows, 3, kinds)
    (found,) = (card.change for card in figures_of(rows, 3).cards if card.name == name)
    assert found.value == pytest.approx(change)
    assert found.low == pytest.approx(change - Z95 * error)
    assert found.high == pytest.approx(change + Z95 * error)


def test_cards_come_from_the_best_to_the_worst_and_only_those_of_the_deck() -> None:
    cards = figures_of(made_up_rounds(3), 3).cards
    values = [card.change.value for card in cards]
    assert values == sorted(values, reverse=True)
    names = {*"0123456789", "Skip", "Reverse", "Draw Two", "Wild", "Wild Draw Four"}
    assert {card.name for card in cards} == names


def test_a_few_rounds_prove_nothing_about_a_card() -> None:
    cards = figures_of(made_up_rounds(3)[:4], 3).cards
    assert {(card.change.low, card.change.high) for card in cards} == {(-1.0, 1.0)}


def plain_games(rows: Record, players: int, target: int, tally: bool) -> list[int]:
    """How many rounds each game took: the deal goes round, the points are written down."""
    lengths, scores, begun = [], [0] * players, 0
    for number, row in enumerate(row for row in rows if row["winner"] >= 0):
        for distance in range(players):
            seat = (number + distance) % players  # in the game; the dealer is number % players
            there = (row["dealer"] + distance) % players  # in the round
            if tally:
                scores[seat] += row["hand_points"][there]
            elif there == row["winner"]:
                scores[seat] += row["points"]
        if max(scores) >= target:
            lengths.append(number + 1 - begun)
            scores, begun = [0] * players, number + 1
    return lengths


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("scoring", ["winner", "tally"])
@pytest.mark.parametrize("target", [1, 150, 500])
def test_games_are_put_together_as_the_deal_goes_round(
    players: int, scoring: str, target: int
) -> None:
    rows = made_up_rounds(players)
    games = figures_of(rows, players, scoring=scoring, target=target).games
    lengths = plain_games(rows, players, target, scoring == "tally")
    assert games.counts.tolist() == np.bincount(lengths).tolist()


def test_a_game_that_one_hand_decides_is_one_round() -> None:
    games = Games(2, check_options(CLASSIC, {"scoring": "hand"}))
    rows = made_up_rounds(2)
    games.add(rows[rows["winner"] >= 0][:10])
    assert games.lengths.tolist() == [0, 10]


def test_a_quantile_is_a_number_that_came() -> None:
    spread = Spread(np.bincount([3, 3, 4, 9]))
    assert [spread.quantile(share) for share in (0.05, 0.5, 0.51, 0.75, 0.76, 1)] == [
        *(3, 3, 4, 4, 9, 9)
    ]
    assert spread.mean == 4.75


# Words, from figures made by hand.


def spread(*values: int) -> Spread:
    return Spread(np.bincount(values))


def table(players: int, **figures: Any) -> TableFigures:
    """Ten rounds that all went the same way."""
    nothing = Interval(0.0, -0.01, 0.01)
    usual: dict[str, Any] = {
        "rounds": 10,
        "given_up": 0,
        "turns": spread(*[10 * players] * 10),
        "points": spread(*[100 * players] * 10),
        "seats": [nothing] * players,
        "cards": [CardValue("Wild", nothing), CardValue("8", nothing)],
        "games": spread(*[3] * 5),
        "failures": [],
    }
    return TableFigures(players, **{**usual, **figures})


def report(*tables: TableFigures, edition: str = "classic", **options: object) -> Report:
    found = EDITIONS[edition]
    return Report(found, check_options(found, options), "sharp", 10, "0", list(tables))


def test_the_length_of_rounds_is_told_for_the_fewest_and_the_most_players() -> None:
    found = turns_finding(report(table(2), table(4, turns=spread(1, 2, 3, 40)), table(10)))
    assert found.heading == (
        "Half of all rounds are over after 20 turns with two players and 100 with ten"
    )
    assert found.text.startswith(
        "With four players, half of the rounds take between 1 and 3 turns, and at most one in "
        "twenty more than 40."
    )
    assert found.rows[1] == ["4", "11.5", "1", "1", "2", "3", "40"]


def test_what_stands_out_in_between_is_told_too() -> None:
    found = turns_finding(report(table(2), table(6, turns=spread(1234)), table(10)))
    assert found.heading.endswith("20 turns with two players, 1,234 with six and 100 with ten")


def test_one_table_alone_is_told_alone() -> None:
    assert turns_finding(report(table(3))).heading.endswith("after 30 turns with three players")


@pytest.mark.parametrize(
    ("scoring", "heading", "words"),
    [
        ("winner", "A round is worth", "half of the rounds bring the winner between 400 and 400"),
        ("tally", "The cards left in a round are worth", "points in all hands"),
        ("hand", "The cards left at the end are worth", "No points are counted"),
    ],
)
def test_points_are_told_as_they_are_scored(scoring: str, heading: str, words: str) -> None:
    found = points_finding(report(table(2), table(4), scoring=scoring))
    assert found.heading == (f"{heading} 200 points with two players and 400 with four, on average")
    assert words in found.text


def test_the_length_of_games_is_told_with_the_target() -> None:
    found = games_finding(report(table(2, games=spread(1, 1, 1)), table(4), target=1000))
    assert found.heading == (
        "Half of the games to 1,000 are over after 1 round with two players and 3 with four"
    )
    assert "8 games were put together" in found.text
    assert found.rows[1][-1] == "5"


def test_games_that_did_not_end_are_told() -> None:
    found = games_finding(report(table(2, games=spread()), target=9000))
    assert (found.heading, found.rows) == ("No game to 9,000 came to an end", ())


def test_one_hand_needs_no_games() -> None:
    found = games_finding(report(table(2), edition="togetherness"))
    assert (found.heading, found.rows) == ("One round decides the game", ())


def seats(*values: float) -> list[Interval]:
    return [Interval(value, value - 0.01, value + 0.01) for value in values]


@pytest.mark.parametrize(
    ("left", "heading"),
    [
        ((0.0, 0.0), "wins no more and no less than the others, as far as can be seen"),
        ((0.012, 0.0), "wins more than an equal share with 2 players"),
        ((0.02, 0.02), "wins more than an equal share with 2 and 3 players"),
        ((0.0, -0.02), "wins less than an equal share with 3 players"),
        ((0.02, -0.02), "wins too often with 2 players, too seldom with 3"),
        ((0.0105, 0.0), "wins no more and no less than the others, as far as can be seen"),
    ],
)
def test_the_heading_on_seats_claims_only_what_is_clear(
    left: tuple[float, float], heading: str
) -> None:
    tables = table(2, seats=seats(0, left[0])), table(3, seats=seats(0, left[1], 0))
    found = seats_finding(report(*tables))
    assert found.heading == f"The player to the left of the dealer {heading}"


def test_the_largest_advantage_is_told_with_its_interval() -> None:
    tables = table(2, seats=seats(0.005, -0.005)), table(3, seats=seats(0.02, 0.001, -0.031))
    text = seats_finding(report(*tables)).text
    assert "−3.1 (−4.1 to −2.1), for the second player to the left, with three players." in text
    assert "2 of 5 intervals leave zero out; without any advantage about 1 would." in text


@pytest.mark.parametrize(
    ("best", "worst", "heading"),
    [
        (0.05, -0.09, "A Wild in the first hand adds 5.0 percentage points"),
        (0.0, -0.05, "An 8 in the first hand takes 5.0 percentage points off"),
        (0.009, -0.009, "No card in the first hand makes a difference"),
    ],
)
def test_the_heading_on_cards_claims_only_what_is_clear(
    best: float, worst: float, heading: str
) -> None:
    first, last = seats(best, worst)
    found = cards_finding(report(table(4, cards=[CardValue("Wild", first), CardValue("8", last)])))
    assert found.heading.startswith(heading)


def test_the_best_and_the_worst_card_are_told_with_their_intervals() -> None:
    first, last = seats(0.125, -0.02)
    cards = [CardValue("Wild Red Character", first), CardValue("8", last)]
    found = cards_finding(report(table(2), table(4, cards=cards)))
    assert "with four players" in found.text
    assert "would be 25.0 %. At the top: Red Character, +12.5 (+11.5 to +13.5)" in found.text
    assert "at the bottom: 8, −2.0 (−3.0 to −1.0)." in found.text


@pytest.mark.parametrize(
    ("numbers", "words"),
    [([2], "2"), ([2, 3], "2 and 3"), ([2, 3, 4], "2 to 4"), ([2, 4, 5, 6, 9], "2, 4 to 6 and 9")],
)
def test_numbers_are_listed_in_words(numbers: list[int], words: str) -> None:
    assert listed(numbers) == words


def test_rounds_given_up_and_failures_are_told() -> None:
    tables = table(2), table(3, given_up=4), table(5, given_up=1, failures=["no idea"])
    assert notes(report(*tables)) == [
        "Rounds that were given up after 20,000 decisions, and are left out: 4 with three and "
        "1 with five players.",
        "With five players sharp failed, and casual played on in that seat: no idea",
    ]


# The page.


class Page(HTMLParser):
    """Reads a page and sees whether every tag is closed in its turn."""

    VOID = ("meta", "br", "hr", "img", "link", "input")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.ids: list[str] = []
        self.values: list[str] = []
        self.open: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_startendtag(tag, attrs)
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        self.ids += [value or "" for name, value in attrs if name == "id"]
        self.values += [value or "" for name, value in attrs if not name.startswith("xmlns")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def charts(page: str) -> list[ElementTree.Element]:
    return [ElementTree.fromstring(svg) for svg in re.findall(r"<svg.*?</svg>", page, re.DOTALL)]


@pytest.fixture(scope="module")
def page() -> str:
    return report_page(make_report("classic", rounds=60, seed=1))


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_every_edition_has_a_page(edition: str) -> None:
    done = make_report(edition, rounds=20, seed=1)
    text = report_page(done)
    assert Page(text).open == []
    assert len(charts(text)) == (4 if done.options.scoring == "hand" else 5)
    assert f"{done.edition.title}: what 180 rounds show" in text


def test_the_page_needs_nothing_from_elsewhere(page: str) -> None:
    read = Page(page)
    assert {"script", "link", "img", "iframe", "object"} & read.tags.keys() == set()
    assert [value for value in read.values if re.search(r"//|@import", value)] == []
    assert set(re.findall(r"https?://[^\"' ]+", page)) == set(re.findall(r'xmlns.*?="(.*?)"', page))
    assert re.findall(r"url\((?!#)", page) == []


def test_every_chart_says_what_it_is_and_leaves_colors_and_fonts_to_the_page(page: str) -> None:
    for chart in charts(page):
        assert chart.attrib["role"] == "img"
        assert chart.attrib["aria-label"]
        text = ElementTree.tostring(chart, encoding="unicode")
        assert re.findall(r"#[0-9a-f]{6}\b|font-family", text) == []
        assert any(element.tag.endswith("}text") for element in chart.iter())


def test_ids_are_used_once_and_what_is_referred_to_is_there(page: str) -> None:
    ids = Page(page).ids
    assert len(ids) == len(set(ids))
    assert set(re.findall(r"(?:url\(|href=\")#([^\")]+)", page)) == set(ids)


def test_every_chart_has_its_figures_in_a_table(page: str) -> None:
    tags = Page(page).tags
    assert (tags["svg"], tags["details"], tags["table"]) == (5, 5, 5)


def test_the_same_seed_gives_the_same_page(page: str) -> None:
    assert report_page(make_report("classic", rounds=60, seed=1, threads=2)) == page
    assert report_page(make_report("classic", rounds=60, seed=2)) != page


def test_the_users_own_settings_of_matplotlib_make_no_difference(page: str) -> None:
    import matplotlib

    with matplotlib.rc_context({"font.size": 40, "svg.fonttype": "path"}):
        assert report_page(make_report("classic", rounds=60, seed=1)) == page


def test_what_somebody_typed_is_shown_as_text() -> None:
    rules = [("<script>alert(1)</script>", "next draw 1"), None]
    done = make_report("super-hero-girls", rounds=2, seed="<b>&amp;", custom_rules=rules)
    text = report_page(done)
    assert "<script>" not in text
    assert "<b>" not in text
    assert "<dd>&lt;b&gt;&amp;amp;</dd>" in text


def test_the_command_on_the_page_makes_the_same_page_again(tmp_path: Path) -> None:
    rules = [("It's <new>", "next draw 1"), None]
    done = make_report(
        *("super-hero-girls", "casual", 3, "a word"), custom_rules=rules, target=90, jump_in=True
    )
    words = shlex.split(" ".join(command_words(done)))
    words[words.index("report.html")] = str(tmp_path / "again.html")
    assert CliRunner().invoke(main, words[1:]).exit_code == 0
    assert (tmp_path / "again.html").read_text(encoding="utf-8") == report_page(done)


def test_options_are_written_as_they_are_read() -> None:
    edition = EDITIONS["super-hero-girls"]
    texts = ["target=1", "jump_in=on", "custom_rules=-", "custom_rules=Swap => chosen swap"]
    options = check_options(edition, read_options(texts))
    assert write_options(options.changes(edition)) == texts


def test_rounds_without_an_end_do_not_break_the_page() -> None:
    text = report_page(make_report("togetherness", "random", rounds=4, seed=1))
    assert Page(text).open == []
    assert "Rounds that were given up after 20,000 decisions" in text


def test_a_report_in_which_nothing_came_to_an_end_says_so() -> None:
    nothing = {"turns": spread(), "points": spread(), "games": spread(), "given_up": 10}
    text = report_page(report(table(2, **nothing), table(3, **nothing)))
    assert "No round came to an end" in text
    assert charts(text) == []


def test_a_bot_that_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Bad:
        def __init__(self, seed: object) -> None:
            pass

        def choose(self, view: View) -> str:
            raise RuntimeError("<out of ideas>")

    monkeypatch.setitem(BOTS, "bad", Bad)
    text = report_page(make_report("classic", "bad", rounds=1))
    assert "With two players bad failed" in text
    assert "RuntimeError: &lt;out of ideas&gt;" in text


# The command.


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["report", *arguments])


def test_the_command_writes_the_page(tmp_path: Path, page: str) -> None:
    file = tmp_path / "report.html"
    result = run("classic", "-o", str(file), "--rounds", "60", "--seed", "1")
    assert (result.exit_code, result.stdout) == (0, "")
    assert result.stderr.endswith(f"Written: {file}\n")
    assert file.read_text(encoding="utf-8") == page
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("classic",), "Missing option '-o'"),
        (("chess", "-o", "a.html"), "there is no edition 'chess'"),
        (("classic", "-o", "a.html", "--bot", "genius"), "genius"),
        (("classic", "-o", "a.html", "--rounds", "0"), "0 is not in the range"),
        (("classic", "-o", "a.html", "--option", "staking=any"), "did you mean stacking?"),
        (("classic", "-o", "no/a.html"), "no/a.html: No such file or directory"),
        (("classic", "-o", "."), "this is a folder"),
    ],
)
def test_a_mistake_is_found_out_before_the_work(
    arguments: tuple[str, ...],
    complaint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Table, "play", None)
    result = run(*arguments)
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_without_matplotlib_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    result = run("classic", "-o", str(tmp_path / "a.html"))
    assert result.exit_code == 2
    assert 'pip install "lastcard[lab]"' in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_control_c_leaves_what_was_there_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def press_control_c(self: Table, first: int, count: int) -> Played:
        raise KeyboardInterrupt

    file = tmp_path / "a.html"
    file.write_text("before", encoding="utf-8")
    monkeypatch.setattr(Table, "play", press_control_c)
    result = run("classic", "-o", str(file), "--rounds", "10")
    assert result.exit_code == 130
    assert file.read_text(encoding="utf-8") == "before"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("edition", "bot", "rounds"),
    [("classic", "sharp", 100_000), ("togetherness", "sharp", 5_000), ("classic", "master", 100)],
)
def test_without_a_number_rounds_are_about_a_minutes_work(
    edition: str, bot: str, rounds: int
) -> None:
    assert usual_rounds(edition, bot) == rounds


def test_no_rounds_are_refused() -> None:
    with pytest.raises(InvalidOption, match="rounds is a number from 1 on"):
        make_report("classic", rounds=0)
