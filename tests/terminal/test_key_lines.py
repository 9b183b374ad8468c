"""The keys at the bottom stand on as many lines as they need."""

from __future__ import annotations

import pytest
from rich.console import Console
from rich.style import Style
from rich.text import Text

from lastcard.terminal.widgets.key_lines import share_lines


@pytest.mark.parametrize(
    ("width", "gap", "lines"),
    [
        (21, 2, ["a one  b two  c three"]),
        (20, 2, ["a one  b two", "c three"]),
        (19, 1, ["a one b two c three"]),
        (11, 1, ["a one b two", "c three"]),
        (3, 1, ["a one", "b two", "c three"]),
    ],
)
def test_keys_go_on_another_line_where_they_do_not_fit(
    width: int, gap: int, lines: list[str]
) -> None:
    words = [Text(text) for text in ("a one", "b two", "c three")]
    assert [line.plain for line in share_lines(words, width, gap)] == lines


def test_what_is_between_two_keys_belongs_to_neither() -> None:
    words = [Text(text, style=Style(meta={"key": text})) for text in ("a", "b")]
    (line,) = share_lines(words, 10, 2)
    console = Console()
    keys = [line.get_style_at_offset(console, place).meta.get("key") for place in range(4)]
    assert keys == ["a", None, None, "b"]
