"""The screens look as they did when their pictures were made; `make golden` makes them anew."""

from __future__ import annotations

import pytest

from tools.write_screens import FOLDER, SCENES, picture


@pytest.mark.parametrize("name", SCENES)
def test_a_screen_looks_as_in_its_picture(name: str) -> None:
    expected = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    assert picture(SCENES[name]) == expected, f"{name}: see tools/write_screens.py"


def test_every_picture_belongs_to_a_screen() -> None:
    assert {path.stem for path in FOLDER.glob("*.svg")} == set(SCENES)
