"""Two rule sets on the same deals."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from typing import Any, NoReturn

import numpy as np
import pytest
from click.testing import CliRunner
from rich.console import Console

from lastcard import InvalidOption
from lastcard.cli import main
from lastcard.lab.comparison import Comparison, Measure, compare
from lastcard.lab.ladder import Interval, mean_interval
from lastcard.lab.printed.comparison_report import comparison_report
from lastcard.lab.printed.simulation_report import options_text


def run(options: dict[str, object], edition: str = "classic", **arguments: Any) -> Comparison:
    return compare(edition, options, **{"rounds": 2_000, "seed": 1, **arguments})


def measure(comparison: Comparison, name: str) -> Measure:
    return next(one for one in comparison.measures if one.name == name)


def test_a_smaller_hand_makes_rounds_shorter_beyond_doubt() -> None:
    turns = measure(run({"hand_size": 3}), "turns")
    assert turns.change.high < 0
    assert turns.change.value == pytest.approx(turns.after.value - turns.before.value)


def test_a_rule_that_changes_nothing_changes_nothing_at_all() -> None:
    # The target decides when the game is over, not how a round goes.
    done = run({"target": 300})
    assert all(one.change.value == one.change.low == one.change.high == 0 for one in done.measures)


def test_pairing_deals_makes_the_change_surer_than_two_separate_measurements() -> None:
    dealer = measure(run({"no_bluff": "on"}), "won by the dealer")
    before, after, change = (
        span.high - span.value for span in (dealer.before, dealer.after, dealer.change)
    )
    assert change < 0.8 * np.hypot(before, after)


@pytest.mark.parametrize("edition", ["classic", "color-powers", "super-hero-girls"])
def test_what_rounds_end_with_adds_up_to_all_rounds(edition: str) -> None:
    done = run({"hand_size": 5}, edition)
    shares = [one.after.value for one in done.measures if one.name.startswith("ends with")]
    assert sum(shares) == pytest.approx(1)


def test_the_rules_compared_against_can_be_chosen() -> None:
    done = run({"stacking": "any"}, against={"stacking": "same"})
    assert (done.options, done.against) == ({"stacking": "any"}, {"stacking": "same"})


def test_the_same_seed_gives_the_same_comparison_on_any_number_of_threads() -> None:
    assert run({"stacking": "any"}, threads=3) == run({"stacking": "any"})


def test_rounds_that_nobody_wins_are_left_out_on_both_sides() -> None:
    done = run({"hand_size": 5}, "togetherness", rounds=40, bots="random")
    assert 0 < done.unfinished <= done.deals == 40


def test_control_c_ends_it_with_the_deals_that_both_have_played() -> None:
    calls = 0

    def press_control_c_in_the_end(_: int) -> None:
        nonlocal calls
        calls += 1
        if calls == 15:
            raise KeyboardInterrupt

    done = run({"stacking": "any"}, progress=press_control_c_in_the_end)
    assert done.interrupted
    assert 0 < done.deals < 2_000


def test_control_c_at_once_leaves_nothing_to_report() -> None:
    def press_control_c(_: int) -> NoReturn:
        raise KeyboardInterrupt

    done = run({"stacking": "any"}, progress=press_control_c)
    assert (done.deals, done.measures) == (0, [])


def test_two_rule_sets_that_are_the_same_are_refused() -> None:
    with pytest.raises(InvalidOption, match="the same"):
        run({"stacking": "off"})


def test_the_interval_of_a_mean_is_that_of_the_textbook() -> None:
    span = mean_interval(np.array([1.0, 2.0, 3.0, 4.0]))
    assert span.value == 2.5
    assert span.high - span.value == pytest.approx(1.96 * (5 / 3) ** 0.5 / 2, abs=1e-4)


@pytest.mark.parametrize(("values", "mean"), [([], 0.0), ([3.0], 3.0)])
def test_one_value_says_nothing_about_a_mean(values: list[float], mean: float) -> None:
    assert mean_interval(np.array(values)) == Interval(mean, -math.inf, math.inf)


# What is printed.

STEADY = Interval(9.0, 8.9, 9.1)
EMPTY = Comparison("classic", 4, ["sharp"], "1", {"jump_in": True}, {}, 0, 0, [])


def printed(**parts: Any) -> str:
    console = Console(width=200)
    with console.capture() as capture:
        console.print(comparison_report(replace(EMPTY, **parts)))
    return capture.get()


def test_a_difference_that_chance_explains_is_called_none() -> None:
    turns = Measure("turns", False, STEADY, STEADY, Interval(0.0, -0.1, 0.1))
    assert "Rounds take about as long" in printed(deals=200, measures=[turns])


def test_one_deal_is_not_enough_for_a_change() -> None:
    turns = Measure("turns", False, STEADY, STEADY, Interval(0.5, -math.inf, math.inf))
    assert "one deal says nothing" in printed(deals=1, measures=[turns])


def test_what_is_left_out_and_an_early_end_are_said() -> None:
    said = printed(unfinished=1_234, interrupted=True)
    assert "1,234 deals are left out: a bot failed in a round of theirs, or it had no end." in said
    assert "Interrupted: this is what was done so far." in said
    assert "No deal was played to the end with both rule sets." in said


def test_options_are_written_as_they_are_typed() -> None:
    rules = (("Sing", "others draw 1"), None)
    said = options_text({"jump_in": True, "no_bluff": False, "custom_rules": rules})
    assert said == "jump_in=on, no_bluff=off, custom_rules=Sing => others draw 1 / -"


# The command.


def test_an_interrupted_comparison_exits_as_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    done = replace(EMPTY, interrupted=True)
    monkeypatch.setattr("lastcard.lab.comparison.compare", lambda *_, **more: done)
    assert command("--option", "jump_in=on").exit_code == 130


def command(*arguments: str) -> Any:
    wide = {"COLUMNS": "120"}
    common = ("compare", "--rounds", "200", "--seed", "1")
    return CliRunner(env=wide).invoke(main, [*common, *arguments])


def test_the_command_says_what_changes() -> None:
    lines = command("--option", "hand_size=3").stdout.splitlines()
    assert lines[0] == "classic, 4 players, 200 deals, seed 1"
    assert "by the book" in lines[3]
    assert "hand_size=3" in lines[3]
    assert any("shorter" in line for line in lines)


def test_the_command_prints_json() -> None:
    printed = json.loads(command("--option", "stacking=any", "--json").stdout)
    assert printed["options"] == {"stacking": "any"}
    assert {"name", "is_share", "before", "after", "change"} == set(printed["measures"][0])


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ((), "the two rule sets are the same"),
        (("--option", "threads=2"), "there is no option 'threads'"),
        (("--edition", "color-powers", "--option", "seven_zero=on"), "its deck has no zeros"),
        (("--edition", "chess", "--option", "target=1"), "there is no edition 'chess'"),
        (("--option", "target=1", "--bot", "genius"), "there is no bot 'genius'"),
        (("--option", "target=1", "--rounds", "0"), "a whole number from 1 on, not 0"),
    ],
)
def test_a_mistake_is_one_line_on_stderr(arguments: tuple[str, ...], complaint: str) -> None:
    result = command(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert complaint in result.stderr
    assert result.stderr.count("\n") == 1
