"""The rules run two ways, plain and compiled: both do the same, to the last byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import FunctionType

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lastcard.compiled import loader
from lastcard.compiled.rules import play as compiled_play
from lastcard.rules import play as plain_play
from tests.support.side_by_side import play_side_by_side
from tests.support.tables import EDITION_NAMES, SINGLE_OPTIONS, Table, fits, tables

EACH_OPTION_IN_EACH_EDITION = [
    (edition, option)
    for edition in EDITION_NAMES
    for option in SINGLE_OPTIONS
    if fits(edition, option)
]


@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_both_play_alike_with_any_number_of_players(edition: str, players: int) -> None:
    play_side_by_side(Table(edition, players, seed=players), decisions=300)


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize(("edition", "option"), EACH_OPTION_IN_EACH_EDITION)
def test_both_play_alike_with_each_option(edition: str, option: str, players: int) -> None:
    table = Table(edition, players, seed=7, options=SINGLE_OPTIONS[option])
    play_side_by_side(table, decisions=300)


@pytest.mark.parametrize("edition", EDITION_NAMES)
@settings(max_examples=40)
@given(data=st.data())
def test_both_play_alike_with_any_options_together(edition: str, data: st.DataObject) -> None:
    play_side_by_side(
        data.draw(tables(edition)), decisions=300, notes_events=data.draw(st.booleans())
    )


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_both_play_alike_for_many_rounds(edition: str) -> None:
    lasting: dict[str, object] = {"hand_size": 2, "scoring": "winner", "target": 10_000}
    play_side_by_side(Table(edition, 4, seed=1, options=lasting), decisions=1000)


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_both_play_alike_when_nothing_is_told(edition: str) -> None:
    play_side_by_side(Table(edition, 4, seed=2), decisions=300, notes_events=False)


def test_both_copies_of_a_rule_exist_in_one_process() -> None:
    assert isinstance(plain_play.apply, FunctionType)
    assert compiled_play.apply.py_func is not plain_play.apply
    assert compiled_play.apply.py_func.__code__.co_code == plain_play.apply.__code__.co_code


def test_importing_the_package_does_not_import_the_compiler() -> None:
    program = "import sys, lastcard; lastcard.Game.new('classic'); print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.stdout.strip(), done.returncode) == ("False", 0)


def test_asking_for_the_simulator_imports_the_compiler() -> None:
    program = "import sys, lastcard; lastcard.simulate; print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.stdout.strip(), done.returncode) == ("True", 0)


@pytest.fixture
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look for the folder of compiled code anew each time, not just once in a process."""
    monkeypatch.setattr(loader, "cache_folder", loader.cache_folder.__wrapped__)


@pytest.mark.usefixtures("forgetful")
def test_a_change_of_the_rules_changes_the_folder_of_compiled_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "play.py").write_text("ONE = 1\n")
    monkeypatch.setattr(loader, "SOURCES", tmp_path)
    before = loader.cache_folder()
    assert loader.cache_folder() == before
    (tmp_path / "rules" / "play.py").write_text("ONE = 2\n")
    assert loader.cache_folder() != before


@pytest.mark.usefixtures("forgetful")
def test_what_was_compiled_elsewhere_or_before_a_file_was_touched_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LASTCARD_CACHE", str(tmp_path / "cache"))
    for place in ("here", "there"):
        (tmp_path / place / "rules").mkdir(parents=True)
        (tmp_path / place / "rules" / "play.py").write_text("ONE = 1\n")
    monkeypatch.setattr(loader, "SOURCES", tmp_path / "here")
    kept = loader.cache_folder() / "play.play-1.nbi"
    kept.touch()
    later = kept.stat().st_mtime + 1
    os.utime(kept, (later, later))
    assert loader.is_compiled("play")
    os.utime(tmp_path / "here" / "rules" / "play.py", (later + 1, later + 1))
    assert not loader.is_compiled("play")
    monkeypatch.setattr(loader, "SOURCES", tmp_path / "there")
    assert not loader.is_compiled("play")


def add_up(one: int, other: float) -> float:
    return one + other


@pytest.mark.usefixtures("forgetful")
def test_one_process_at_a_time_adds_to_what_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numba would give what two processes add at once the same name."""
    monkeypatch.setenv("LASTCARD_CACHE", str(tmp_path))
    kept_before: list[int] = []

    def take_note(file: int) -> None:
        assert os.path.samestat(os.fstat(file), (loader.cache_folder() / "lock").stat())
        kept_before.append(len(list(tmp_path.rglob("*add_up*.nbc"))))

    monkeypatch.setattr(loader, "lock", take_note)
    compiled = loader.compile_entry(add_up)
    assert (compiled(1, 2.0), compiled(1, np.float32(2))) == (3, 3)
    assert kept_before == [0, 1]
    assert len(list(tmp_path.rglob("*add_up*.nbc"))) == 2


def test_records_have_the_same_numbers_in_all_processes() -> None:
    """Numba names compiled functions by them: otherwise one name may stand for two functions."""
    program = "import numba, lastcard.{}; from lastcard.compiled.layout import LUCK, RECORD; "
    program += "print([numba.from_dtype(one).mangling_args for one in (RECORD, LUCK)])"
    commands = [
        [sys.executable, "-c", program.format(module)]
        for module in ("coach.chances", "lab.simulation", "rl.games_in_place")
    ]
    numbers = {subprocess.check_output(command, text=True) for command in commands}
    assert len(numbers) == 1


@pytest.mark.usefixtures("forgetful")
def test_compiled_code_is_kept_where_the_user_wants_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LASTCARD_CACHE", str(tmp_path))
    assert loader.cache_folder().parent == tmp_path
    assert not loader.is_compiled("play_random_rounds")


@pytest.mark.usefixtures("forgetful")
def test_where_nothing_can_be_kept_compiled_code_is_for_one_process_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a file").write_text("")
    monkeypatch.setenv("LASTCARD_CACHE", str(tmp_path / "a file"))
    assert loader.cache_folder() != loader.cache_folder()
