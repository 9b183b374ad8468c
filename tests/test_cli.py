"""The commands that show and simulate, and how the command line fails."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import lastcard
from lastcard.cli import main
from lastcard.editions import EDITIONS
from lastcard.editions.rulebook import rules_of


def run(*arguments: str) -> Result:
    """Run `lastcard` with these arguments; the terminal is wide enough for every line."""
    return CliRunner(env={"COLUMNS": "200"}).invoke(main, arguments, prog_name="lastcard")


# The command itself.


def test_help_lists_the_commands() -> None:
    result = run("--help")
    assert result.exit_code == 0
    assert "Usage: lastcard" in result.stdout
    assert "simulate" in result.stdout


def test_version() -> None:
    assert run("--version").stdout == f"lastcard {lastcard.__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["shuffle"], "there is no command 'shuffle'; there are serve, verify, join"),
        (["rules"], "name an edition: classic, super-hero-girls"),
        (["rules", "chess"], "there is no edition 'chess'; there are classic"),
        (["play", "clasic"], "there is no edition 'clasic'; did you mean classic?"),
        (["arena", "sharp", "--edition", "disney"], "did you mean disney-parks?"),
        (["simulat"], "there is no command 'simulat'; did you mean simulate?"),
        (["play", "--playr", "3"], "--players"),
        (["play", "classic", "--bots", "shrap"], "did you mean sharp?"),
        (["play", "--option", f"target={10**20 - 1}"], "10000, not 99999999999999999999"),
        (["play", "--players", "11"], "it is a whole number from 2 to 10, not 11"),
        (["play", "--option", "stacking"], "an option looks like name=value"),
        (["play", "classic", "--option", "players=3"], "there is no option 'players'"),
        (["play", "classic", "--bots", "genius"], "there is no bot 'genius'"),
        (["play", "classic", "--bots", "sharp,genius"], "there is no bot 'genius'"),
        (["play", "--players", "3", "--bots", "sharp,sharp,sharp"], "one for each of 2 seats"),
        (["play", "classic", "--option", "target=9", "--option", "target=8"], "given twice"),
        (["simulate", "classic", "--rounds", "many"], "it is a whole number from 1 on, not many"),
        (["simulate", "classic", "--option", "staking=any"], "did you mean stacking?"),
        (["simulate", "color-powers", "--option", "seven_zero=on"], "its deck has no zeros"),
        (["replay", "/no/such/file"], "/no/such/file: No such file or directory"),
    ],
)
def test_a_mistake_is_one_line_on_stderr(arguments: list[str], complaint: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("Error: ")
    assert result.stderr.count("\n") == 1
    assert complaint in result.stderr


# Editions and rules.


def test_editions_lists_them_all_with_their_cards() -> None:
    lines = run("editions").stdout.splitlines()[1:]
    assert [line.split()[0] for line in lines] == list(EDITIONS)
    assert "112  Play Wild Magic, and everyone passes their whole hand to the left." in lines[-1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_rules_shows_every_rule_of_the_edition(edition: str) -> None:
    words = " ".join(run("rules", edition).stdout.split())
    assert [rule.id for rule in rules_of(edition) if rule.id not in words] == []


def test_rules_marks_what_the_printed_rules_leave_open() -> None:
    words = " ".join(run("rules", "classic").stdout.split())
    assert "- Ruling: If several players share the highest card" in words
    assert "- On your turn you may play one card" in words


def test_rules_fit_the_width_of_the_terminal() -> None:
    narrow = CliRunner(env={"COLUMNS": "50"}).invoke(main, ["rules", "classic"])
    assert max(map(len, narrow.stdout.splitlines())) <= 50


# Simulating.


def test_simulate_prints_the_numbers_of_the_simulator_as_json() -> None:
    arguments = ("--players", "3", "--rounds", "200", "--seed", "5", "--option", "stacking=any")
    printed = json.loads(run("simulate", "classic", *arguments, "--json").stdout)
    expected = lastcard.simulate("classic", 3, 200, seed=5, stacking="any").as_dict()
    differing = {name for name in expected if printed[name] != expected[name]}
    assert differing <= {"seconds", "decisions_per_second"}


def test_simulate_says_what_is_being_compiled_before_it_is_silent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("lastcard.lab.matches.is_compiled", lambda entry: False)
    said = run("simulate", "classic", "--rounds", "1").stderr
    assert said.startswith("Compiling rounds of random players (once; it takes up to a minute)")


def test_simulate_prints_a_table() -> None:
    done = lastcard.simulate("disney-parks", 4, 100, seed="a word")
    lines = run("simulate", "disney-parks", "--rounds", "100", "--seed", "a word").stdout
    rows = [line.split() for line in lines.splitlines()]
    assert [
        "Decisions",
        f"{done.decisions:,}",
        f"{done.decisions / 100:,.2f}",
        "a",
        "round",
    ] in rows
    assert ["Challenges", "won", f"{done.challenges_won:,}"] in rows
    dealer = done.wins_by_distance[0]
    first = ["0", str(done.wins[0]), f"{done.wins[0]}.00", "%"]
    assert [*first, "the", "dealer", str(dealer), f"{dealer}.00", "%"] in rows


def test_simulate_says_why_rounds_are_unfinished() -> None:
    words = " ".join(
        run("simulate", "togetherness", "--rounds", "50", "--seed", "1").stdout.split()
    )
    assert "rounds were given up after 20,000 decisions each: players who choose at random" in words


def test_simulate_gives_the_same_result_with_more_threads() -> None:
    arguments = ("simulate", "classic", "--rounds", "250", "--seed", "1", "--json")
    one, two = (json.loads(run(*arguments, "--threads", n).stdout) for n in ("1", "2"))
    assert one["wins"] == two["wins"]
    assert one["decisions"] == two["decisions"]


def test_written_rules_are_given_for_one_card_after_the_other() -> None:
    rules = ("--option", "custom_rules=-", "--option", "custom_rules=Swap => chosen swap")
    arguments = ("super-hero-girls", "--rounds", "1", "--seed", "1", "--json")
    printed = json.loads(run("simulate", *arguments, *rules).stdout)
    assert printed["options"] == {"custom_rules": [None, ["Swap", "chosen swap"]]}


def test_a_written_rule_that_is_not_understood_is_refused() -> None:
    result = run("play", "super-hero-girls", "--option", "custom_rules=Fly => next fly")
    assert result.exit_code == 2
    assert "the effect 'next fly' is not understood" in result.stderr


# Files.


def test_a_save_that_cannot_be_written_is_a_mistake(tmp_path: Path) -> None:
    path = tmp_path / "no" / "game.txt"
    result = run("play", "classic", "--save", str(path))
    assert result.exit_code == 2
    assert result.stderr == f"Error: {path}: No such file or directory\n"
