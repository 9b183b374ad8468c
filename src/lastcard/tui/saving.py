"""Games in files."""

from __future__ import annotations

import os
from pathlib import Path

from ..errors import InvalidRecord
from ..game import Game


def save_game(game: Game, path: Path) -> None:
    """Write a game's record; a crash in between leaves the older one whole."""
    path = path.resolve()
    if path.exists() and not path.is_file():
        path.write_text(game.record(), encoding="utf-8")  # /dev/stdout and the like
        return
    beside = path.with_name(f".{path.name}.new")
    beside.write_text(game.record(), encoding="utf-8")
    os.replace(beside, path)


def load_game(path: Path) -> Game:
    """Read a game's record; raises InvalidRecord, or OSError if there is no reading it."""
    return Game.from_record(read_text(path))


def read_text(path: Path) -> str:
    """A record's text; raises InvalidRecord if it is none, or OSError."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise InvalidRecord(f"{path} is not a game record: it is not text") from error
