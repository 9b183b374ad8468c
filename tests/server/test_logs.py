"""The server's log: dated, seldom the same, and as JSON if wanted."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from datetime import datetime

import pytest

from lastcard.server.logs import EVERY, JsonLines, Seldom, start_log


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def record(message: str, *arguments: object, error: bool = False) -> logging.LogRecord:
    trouble = OSError("no route")
    info = (type(trouble), trouble, None) if error else None
    return logging.LogRecord("lastcard", logging.ERROR, "", 1, message, arguments, info)


def test_what_repeats_itself_is_written_once_and_then_how_often() -> None:
    clock = Clock()
    seldom = Seldom(clock)
    passed = [seldom.filter(record("table %s failed", number, error=True)) for number in range(100)]
    assert passed == [True] + 99 * [False]
    assert seldom.filter(record("table %s failed", 1))  # for another reason
    clock.now = EVERY
    last = record("table %s failed", 7, error=True)
    assert seldom.filter(last)
    assert last.getMessage() == "table 7 failed (and 99 more like it)"


def test_a_line_of_json_says_when_and_what() -> None:
    line = json.loads(JsonLines().format(record("table %s failed", "X", error=True)))
    assert (line["level"], line["logger"], line["message"]) == (
        "error",
        "lastcard",
        "table X failed",
    )
    assert datetime.fromisoformat(line["time"]).tzinfo is not None
    assert "no route" in line["error"]


@pytest.fixture
def root() -> Iterator[logging.Logger]:
    logger = logging.getLogger()
    before, level = list(logger.handlers), logger.level
    logger.handlers.clear()
    yield logger
    logger.handlers[:] = before
    logger.setLevel(level)


def test_lines_are_dated(root: logging.Logger, capsys: pytest.CaptureFixture[str]) -> None:
    start_log("text")
    logging.getLogger("lastcard.server").warning("careful")
    logging.getLogger("lastcard.server").info("nothing of interest")
    (line,) = capsys.readouterr().err.splitlines()
    date, rest = line.split(" ", 1)
    assert len(date.split("-")) == 3
    assert rest.endswith("WARNING lastcard.server: careful")
