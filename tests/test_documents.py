"""The documents name files that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
# A folder and a file, as in `rules/play.py`; `words/<language>/` stands for several.
NAMED = re.compile(r"`([\w.-]+(?:/[\w.-]+)+\.(?:py|toml|ftl|ts|svelte|md|json|yaml|txt))`")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_file_that_a_document_names_is_there(document: Path) -> None:
    folders = (ROOT, ROOT / "src/lastcard", document.parent)
    named = NAMED.findall(document.read_text("utf-8"))
    assert [one for one in named if not any((at / one).exists() for at in folders)] == []


def test_there_are_such_names_to_look_for() -> None:
    assert len(NAMED.findall((ROOT / "docs/architecture.md").read_text("utf-8"))) > 40
