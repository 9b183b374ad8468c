"""Reports: their figures are right, and the command writes a whole page or none."""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner, Result

from lastcard import InvalidOption
from lastcard.cli import main
from lastcard.compiled.layout import Record
from lastcard.compiled.rows import ROUND
from lastcard.editions import EDITIONS
from lastcard.editions.options import check_options
from lastcard.lab.ladder import Z95, win_rate
from lastcard.lab.matches import BotTable, Played, lay_table
from lastcard.lab.report import Counting, Games, Spread, TableFigures, make_report, usual_rounds
from lastcard.lab.report_page import report_page

CLASSIC = EDITIONS["classic"]


# Figures, from rounds made by hand.


def made_up_rounds(players: int, count: int = 400) -> Record:
    """Rounds that nobody played; some were given up."""
    luck = np.random.default_rng(5)
    rows = np.zeros(count, ROUND)
    rows["winner"] = luck.integers(-1, players, count)
    rows["dealer"] = luck.integers(players, size=count)
    rows["turns"] = luck.integers(1, 60, count)
    for row in rows:
        for seat in range(players):
            row["dealt"][seat, luck.choice(54, 3, replace=False)] = 1
    rows["hand_points"][:, :players] = luck.integers(0, 90, (count, players))
    rows["hand_points"][np.arange(count), rows["winner"]] = 0
    rows["points"] = rows["hand_points"][:, :players].sum(axis=1)
    return rows


def figures_of(rows: Record, players: int, **options: Any) -> TableFigures:
    """Counted in parts, as they come from the workers."""
    counting = Counting(lay_table("classic", "sharp", players, 0, options))
    for part in np.array_split(rows, 7):
        counting.add(Played(part, *np.zeros((3, players))))
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


def test_rounds_in_which_somebody_begins_with_more_cards_say_nothing_about_cards() -> None:
    rows = made_up_rounds(3)
    with_penalty = made_up_rounds(3)[:50]
    with_penalty["dealt"][:, 0, 12] += 2
    assert figures_of(np.concatenate([rows, with_penalty]), 3).cards == figures_of(rows, 3).cards


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


# The command.


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["report", *arguments])


def test_the_command_writes_the_page(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    result = run("classic", "-o", str(file), "--rounds", "60", "--seed", "1")
    assert (result.exit_code, result.stdout) == (0, "")
    assert result.stderr.endswith(f"Written: {file}\n")
    page = report_page(make_report("classic", rounds=60, seed=1))
    assert file.read_text(encoding="utf-8") == page
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("classic",), "Missing option '-o'"),
        (("chess", "-o", "a.html"), "there is no edition 'chess'"),
        (("classic", "-o", "a.html", "--bot", "genius"), "genius"),
        (("classic", "-o", "a.html", "--rounds", "0"), "a whole number from 1 on, not 0"),
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
    monkeypatch.setattr(BotTable, "play", None)
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
    def press_control_c(self: BotTable, first: int, count: int) -> Played:
        raise KeyboardInterrupt

    file = tmp_path / "a.html"
    file.write_text("before", encoding="utf-8")
    monkeypatch.setattr(BotTable, "play", press_control_c)
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
    with pytest.raises(InvalidOption, match="rounds is a whole number from 1 on"):
        make_report("classic", rounds=0)
