"""The screens look as they did when their pictures were made; `make golden` makes them anew."""

from __future__ import annotations

import pytest

from tests.support.pictures import describe
from tools.write_screens import FOLDER, SCENES, picture


def kept_picture(name: str) -> str:
    return (FOLDER / f"{name}.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", SCENES)
def test_a_screen_looks_as_in_its_picture(name: str) -> None:
    expected = describe(kept_picture(name))
    assert describe(picture(SCENES[name])) == expected, f"{name}: see tools/write_screens.py"


def test_every_picture_belongs_to_a_screen() -> None:
    assert {path.stem for path in FOLDER.glob("*.svg")} == set(SCENES)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Milo", "Mila"),  # a word
        (">&#160;3<", ">3&#160;<"),  # where it is
        ("#ff5f5f", "#ff5f60"),  # a colour
        ("#008700", "#008701"),  # behind a word
        ("font-weight: bold", ""),
    ],
)
def test_whatever_a_person_sees_makes_another_picture(before: str, after: str) -> None:
    picture = kept_picture("table")
    assert before in picture
    assert describe(picture.replace(before, after)) != describe(picture)


def test_names_and_pieces_make_no_other_picture() -> None:
    picture = kept_picture("table")
    renamed = picture.replace("terminal-", "console-")
    joined = renamed.replace('x="0" y="1.5" width="12.2"', 'x="0" y="1.5" width="24.4"')
    assert joined != renamed != picture
    assert describe(joined) == describe(picture)
