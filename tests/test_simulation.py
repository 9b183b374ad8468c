"""Playing rounds in bulk: the same seed gives the same result, and nothing gets lost."""

from __future__ import annotations

from io import StringIO
from threading import Thread
from typing import Any, NoReturn

import numpy as np
import pytest
from rich.console import Console

import lastcard
from lastcard import InvalidOption, UnknownEdition
from lastcard.lab.printed.simulation_report import RoundsBar
from lastcard.lab.simulation import Simulation
from tests.support.tables import EDITION_NAMES

CLEARED_LINE = "\x1b[2K"
in_every_edition = pytest.mark.parametrize("edition", EDITION_NAMES)


def simulate(edition: str = "classic", **arguments: Any) -> Simulation:
    """A few rounds, enough for several threads to have something to do."""
    return lastcard.simulate(edition, **{"rounds": 450, "seed": 1, **arguments})


def outcome(result: Simulation) -> dict[str, object]:
    """All that does not depend on the clock."""
    timed = ("seconds", "decisions_per_second")
    return {name: value for name, value in result.as_dict().items() if name not in timed}


@in_every_edition
@pytest.mark.parametrize("threads", [2, 3])
def test_the_same_seed_gives_the_same_result_on_any_number_of_threads(
    edition: str, threads: int
) -> None:
    assert outcome(simulate(edition, threads=threads)) == outcome(simulate(edition, threads=1))


@in_every_edition
def test_another_seed_gives_another_result(edition: str) -> None:
    assert simulate(edition, seed=1).wins != simulate(edition, seed=2).wins


def test_without_a_seed_every_simulation_is_another_and_says_how_to_repeat_it() -> None:
    first, second = simulate(seed=None), simulate(seed=None)
    assert first.seed != second.seed
    assert outcome(simulate(seed=first.seed)) == outcome(first)


@in_every_edition
def test_every_round_is_won_by_a_seat_or_given_up(edition: str) -> None:
    result = simulate(edition)
    assert sum(result.wins) + result.unfinished == result.rounds == 450
    assert sum(result.wins_by_distance) == sum(result.deals) == sum(result.wins)


@in_every_edition
@pytest.mark.parametrize("players", [2, 10])
def test_results_are_by_seat(edition: str, players: int) -> None:
    result = simulate(edition, players=players, rounds=10)
    assert result.players == players
    assert [len(result.wins), len(result.deals), len(result.wins_by_distance)] == [players] * 3


def test_a_round_can_take_too_long_only_where_hands_are_filled_up() -> None:
    assert simulate("classic").unfinished == 0
    assert simulate("togetherness").unfinished > 0


def test_options_reach_the_game() -> None:
    plain, bluffless = simulate(), simulate(no_bluff=True)
    assert plain.challenges_won + plain.challenges_lost > 0
    assert bluffless.challenges_won + bluffless.challenges_lost == 0
    assert bluffless.options == {"no_bluff": True}


def test_a_misspelt_option_is_an_error_for_programs_and_for_type_checkers() -> None:
    with pytest.raises(InvalidOption, match="did you mean jump_in"):
        lastcard.simulate("classic", rounds=1, jump_inn=True)  # type: ignore[call-arg]


def test_a_hand_of_one_card_makes_rounds_shorter() -> None:
    assert simulate(hand_size=1).decisions < simulate().decisions


def test_progress_counts_every_round() -> None:
    done: list[int] = []
    simulate(progress=done.append)
    assert sum(done) == 450


def test_control_c_ends_a_simulation_with_what_was_done_so_far() -> None:
    def press_control_c(_: int) -> NoReturn:
        raise KeyboardInterrupt

    result = simulate(progress=press_control_c)
    assert result.interrupted
    assert 0 < result.rounds < 450
    assert sum(result.wins) == result.rounds


def test_control_c_while_the_bar_is_begun_takes_it_away_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def interrupted(thread: Thread) -> NoReturn:
        raise KeyboardInterrupt

    written = StringIO()
    screen = Console(file=written, force_terminal=True, width=80)
    monkeypatch.setattr(Thread, "start", interrupted)
    with pytest.raises(KeyboardInterrupt), RoundsBar(screen, 100, before=lambda: None) as bar:
        bar.add(1)
    assert "0/100" in written.getvalue()
    assert CLEARED_LINE in written.getvalue().rpartition("0/100")[2]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"rounds": 0}, "rounds"),
        ({"rounds": 1.5}, "rounds"),
        ({"threads": 0}, "threads"),
        ({"threads": 5000}, "threads"),
        ({"bots": "genius"}, "genius"),
        ({"players": 1}, "players"),
        ({"players": 11}, "players"),
        ({"stacking": "sometimes"}, "stacking"),
        ({"stackin": "any"}, "did you mean stacking"),
    ],
)
def test_what_cannot_be_simulated_is_refused(arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(InvalidOption, match=words):
        simulate(**arguments)


def test_an_edition_that_there_is_not_is_refused() -> None:
    with pytest.raises(UnknownEdition, match="chess"):
        simulate("chess")


def test_a_generator_of_numpy_is_no_seed() -> None:
    """All of them have one text, so that each would bring the same rounds."""
    for seed in (np.random.default_rng(1), np.random.default_rng(2)):
        with pytest.raises(InvalidOption, match="a seed is a number or text, not Generator"):
            lastcard.simulate("classic", rounds=1, seed=seed)
    assert lastcard.simulate("classic", rounds=1, seed=np.int64(3)).seed == "3"
