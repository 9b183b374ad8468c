"""Golden games: told move by move, they come out as they did when they were written.

If a change of the rules was meant, `make golden` writes the files anew; read the difference.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lastcard import RULES_VERSION
from lastcard.editions.options import CHOICES, OPTION_NAMES
from tests.support.tables import EDITION_NAMES
from tools.write_golden import (
    FOLDER,
    GOLDEN,
    SEPARATOR,
    VERSION,
    Golden,
    changed_games,
    digest,
    golden_text,
    tell_game,
)

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_game_is_told_as_it_was(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = text.partition(SEPARATOR)[0]
    assert tell_game(record).splitlines() == text.splitlines()


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_the_file_is_what_the_tool_writes(golden: Golden) -> None:
    written = (FOLDER / f"{golden.name}.txt").read_text(encoding="utf-8")
    assert golden_text(golden).splitlines() == written.splitlines(), "run make golden"


def test_a_game_that_has_changed_needs_another_version_of_the_rules() -> None:
    texts = {file.stem: file.read_text(encoding="utf-8") for file in FILES}
    kept = json.loads(VERSION.read_text(encoding="utf-8"))
    assert kept["rules"] == RULES_VERSION
    assert kept["games"] == {name: digest(text) for name, text in texts.items()}
    assert changed_games(texts) == []
    other = texts["classic-1"].replace("2 drew ", "1 drew ")
    assert changed_games({**texts, "classic-1": other}) == ["classic-1"]


def test_every_file_belongs_to_a_game_that_the_tool_knows() -> None:
    assert {file.stem for file in FILES} == {golden.name for golden in GOLDEN}


@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_every_edition_has_two_golden_games(edition: str) -> None:
    assert {f"{edition}-1", f"{edition}-2"} <= {file.stem for file in FILES}


@pytest.mark.parametrize("option", OPTION_NAMES)
def test_every_option_has_a_golden_game(option: str) -> None:
    assert [golden for golden in GOLDEN if golden.name.startswith(option)]
    assert all(option in golden.options for golden in GOLDEN if golden.name.startswith(option))


@pytest.mark.parametrize("value", ["same", "any"])
def test_both_ways_of_stacking_have_a_golden_game(value: str) -> None:
    assert value in CHOICES["stacking"]
    assert [golden for golden in GOLDEN if golden.options.get("stacking") == value]


@pytest.mark.parametrize("value", CHOICES["scoring"])
def test_every_way_of_scoring_has_a_golden_game(value: str) -> None:
    assert [golden for golden in GOLDEN if golden.options.get("scoring") == value]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_is_short_enough_to_be_read(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) < 300
